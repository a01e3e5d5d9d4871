"""What the replay command says of events and of the deal of the day."""

from collections.abc import Iterable, Iterator, Sequence
from datetime import date

from game.homes.boards import EventBoards
from game.homes.check import check
from game.homes.day import day_event, day_seed
from game.homes.event import Event
from game.homes.lines import LineRefused
from game.homes.par import CHANCES, LEVEL, par_match, par_of
from game.homes.reading import line_from_text, lines_from_bytes
from game.homes.result import HomeResult, boards_again
from game.homes.sheet import homes_sheet
from game.homes.wording import event_line, tenths
from game.match import KeptHand, Match
from game.saying import readable
from game.sentences import refusal_line
from game.words import Words
from tools.complaint import Complaint, content_of
from tools.replay_text import hand_text, heading_text, seated
from tools.self_play import bots_at, play_hand
from tools.sheet_text import sheet_text


def played_event(line: str, words: Words) -> tuple[Match, Iterator[KeptHand]]:
    """What a home made of its boards, or the boards as bots play them: `hard` in the people's seats."""
    found = _read(line, words)
    if isinstance(found, HomeResult):
        boards = EventBoards(found.event, found.event.players(found.people))
        return boards.match, boards_again(boards, found)
    boards = EventBoards(found, par_match(found).players)
    return boards.match, _boards(boards)


def played_day(day: date, game: str) -> tuple[Match, Iterator[KeptHand]]:
    """The day's board of one game as `hard` plays it, from the day's seed."""
    match = Match(game, bots_at([LEVEL] * 4), day_seed(day, game))
    return match, _first_hand(match)


def event_text(line: str, words: Words) -> Iterator[str]:
    found = _read(line, words)
    event = found.event if isinstance(found, HomeResult) else found
    match, hands = played_event(line, words)
    title = event_line(words, event)
    if isinstance(found, HomeResult):
        title += "\n" + words.say("As {home} played it", home=found.home)
    yield seated(title, match, words)
    for hand in hands:
        yield hand_text(match, hand.number - 1, words)
        yield _par_line(event, hand.number, words)


def day_text(day: date, games: Sequence[str], words: Words) -> Iterator[str]:
    for place, game in enumerate(games):
        match, hands = played_day(day, game)
        yield ("\n" if place else "") + heading_text(match, words)
        yield from (hand_text(match, hand.number - 1, words) for hand in hands)
        yield _par_line(day_event(day, game), 1, words)


def sheets_text(files: Sequence[str], words: Words) -> Iterable[str]:
    """A sheet for each event of which there are results. Every file is read and checked before the first is printed."""
    results = [found for file in files for found in _results_in(file, words)]
    events = sorted({result.event for result in results}, key=lambda event: (event.title.casefold(), str(event)))
    return (
        ("\n" if place else "") + _sheet(event, [result for result in results if result.event == event], words)
        for place, event in enumerate(events)
    )


def _sheet(event: Event, results: Sequence[HomeResult], words: Words) -> str:
    pars = [par_of(event, board) for board in range(1, event.boards + 1)]
    return sheet_text(homes_sheet(event, results), pars, words)


def _results_in(file: str, words: Words) -> list[HomeResult]:
    try:
        found = lines_from_bytes(content_of(file, words))
        results = [one for one in found if isinstance(one, HomeResult)]
        if not results:
            raise Complaint(f"{readable(file)}: " + words.say("it holds an event, and no result of one"))
        for result in results:
            check(result)
    except LineRefused as refused:
        raise Complaint(refusal_line(words, refused, file)) from None
    return results


def _read(line: str, words: Words) -> Event | HomeResult:
    try:
        found = line_from_text(line)
        if isinstance(found, HomeResult):
            check(found)
    except LineRefused as refused:
        raise Complaint(refusal_line(words, refused, "--event")) from None
    return found


def _boards(boards: EventBoards) -> Iterator[KeptHand]:
    while not boards.is_over:
        boards.deal_next()
        play_hand(boards.match)
        yield boards.match.hand


def _first_hand(match: Match) -> Iterator[KeptHand]:
    match.deal_next()
    play_hand(match)
    yield match.hand


def _par_line(event: Event, board: int, words: Words) -> str:
    mean = tenths(par_of(event, board).mean)
    return words.say("Par {par}: the mean of {n} times that hard plays it", par=mean, n=CHANCES) + "\n"
