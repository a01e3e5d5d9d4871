"""An event as a line, and back."""

from random import Random

import pytest

from game.bots.levels import PLAYING_LEVELS
from game.deal import BadText, mark_of, seed_from_text, title_from_text
from game.homes.boards import EventBoards
from game.homes.event import MOST_BOARDS, Event, Who, event_from_text
from game.homes.kept import event_from_row, event_to_row
from game.homes.lines import LineRefused
from game.record import Record, RecordRefused, read_record
from game.seats import Player
from tests.game.homes.homes_play import EVENTS, NAMES, begun, play
from tests.independent_engine import base_32, dealt_by

LINE = 'tranque event 1 chiva 8 pair:hard "QDQ1BH1CVXVEBNTT" "Sunday" '


def any_text(chance: Random, longest: int) -> str:
    letters = "aZ ñ\"\\/·-=|'{}[]\u00a0中é🂡1"
    return "".join(chance.choice(letters) for _ in range(chance.randint(1, longest)))


def any_event(chance: Random) -> Event:
    """BadText where the texts are none."""
    who = chance.choice(list(Who))
    level = None if who is Who.FOUR else chance.choice(PLAYING_LEVELS)
    title, seed = title_from_text(any_text(chance, 33)), seed_from_text(any_text(chance, 65))
    return Event(title, chance.choice(["chiva", "sixlove"]), seed, chance.randint(1, MOST_BOARDS), who, level)


def test_every_event_has_one_line_that_reads_back() -> None:
    chance, lines = Random("events"), set[str]()
    while len(lines) < 500:
        try:
            event = any_event(chance)
        except BadText:
            continue
        line = str(event)
        assert "\n" not in line
        assert event_from_text(line) == event
        assert event_from_text(f" \t{line}\r\n") == event
        lines.add(line)


def test_the_line_is_as_it_is_documented() -> None:
    event = Event("Sunday", "chiva", "QDQ1BH1CVXVEBNTT", 8, Who.PAIR, "hard")
    text = LINE.strip()
    assert str(event) == f"{text} {base_32('tranque/1/event/' + text, 8)}"


def marked(text: str) -> str:
    return f"{text} {mark_of('tranque/1/event/' + text)}"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "it is no line of an event"),
        ("hola", "it is no line of an event"),
        ("tranque 1 chiva QDQ1-BH1C-VXVE-BNTT", "it is no line of an event"),
        ("tranque event", "version"),
        (LINE.replace(" 1 ", " 2 "), "version 2 of this line is not known"),
        (LINE.strip(), "an event is written as"),
        (LINE + "QDQ1BH1C", "its mark"),
        (marked(LINE.strip().replace("chiva", "mus")), "mus is no game"),
        (marked(LINE.strip().replace(" 8 ", " 0 ")), "0 is no number from 1 to 32"),
        (marked(LINE.strip().replace(" 8 ", " 08 ")), "08 is no number"),
        (marked(LINE.strip().replace(" 8 ", " 33 ")), "33 is no number"),
        (marked(LINE.strip().replace(" 8 ", " ٨ ")), "is no number"),
        (marked(LINE.strip().replace("pair:hard", "pair")), "who sits how"),
        (marked(LINE.strip().replace("pair:hard", "four:hard")), "who sits how"),
        (marked(LINE.strip().replace("pair:hard", "one:random")), "who sits how"),
        (marked(LINE.strip().replace('"Sunday"', '" Sunday"')), "is no name of an event"),
        (marked(LINE.strip().replace('"Sunday"', '"Sun\\u0064ay"')), "is no name of an event"),
        (marked(LINE.strip().replace('"Sunday"', f'"{"x" * 33}"')), "is no name of an event"),
        (marked(LINE.strip().replace('"Sunday"', '"n\u0303u"')), "is no name of an event"),
        (marked(LINE.strip().replace('"Sunday"', '"a\u202eb"')), "is no name of an event"),
        (marked(LINE.strip().replace('"QDQ1BH1CVXVEBNTT"', "42")), "is no seed"),
        (LINE.replace(" pair", "  pair") + "QDQ1BH1C", "it is no line of an event"),
        (LINE + "x" * 40_000, "too long"),
    ],
)
def test_another_line_is_refused_and_says_why(text: str, reason: str) -> None:
    with pytest.raises(LineRefused, match=reason):
        event_from_text(text)


# ---------------------------------------------------------------------- its boards


@pytest.mark.parametrize("event", EVENTS, ids=str)
def test_the_boards_are_the_seeds_hands_each_from_nothing_with_66(event: Event) -> None:
    played = play(begun(event), Random("boards"))
    for number, hand in enumerate(played.match.hands, start=1):
        code = base_32(f"tranque/1/hand/{number}/{event.seed}", 16)
        assert hand.code == code
        assert hand.seal == base_32(f"tranque/1/seal/{code}", 8)
        assert [row.split(" ") for row in deal_rows(played, number)] == dealt_by(code)
        assert str(hand.state.opening) == "66"
        assert sorted(hand.state.score) in ([0, 0], [0, 1], [0, 2])


def deal_rows(played: EventBoards, number: int) -> list[str]:
    rows = read_record(Record(played.match).to_bytes()).match
    opened = rows.opened(number).states[0].dealt
    return [
        " ".join(f"{low}{high}" for low in range(7) for high in range(low, 7) if has(held, low, high))
        for held in opened
    ]


def has(held: int, low: int, high: int) -> bool:
    order = [(one, other) for one in range(7) for other in range(one, 7)]
    return bool(held >> order.index((low, high)) & 1)


def test_a_board_is_begun_once_and_none_before_the_end_of_the_one_before() -> None:
    played = begun(EVENTS[0])
    played.deal_next()
    with pytest.raises(ValueError, match="no board follows board 1 now"):
        played.deal_next()
    played = play(begun(EVENTS[0]), Random(1))
    assert (played.finished, played.is_over) == (3, True)
    with pytest.raises(ValueError, match="no board follows board 3 now"):
        played.deal_next()


# ---------------------------------------------------------------------- kept


@pytest.mark.parametrize("event", EVENTS, ids=str)
def test_an_event_in_play_is_kept_word_for_word(event: Event) -> None:
    played = begun(event)
    while not played.is_over:
        play(played, Random(played.board), 1)
        again = event_from_row(event_to_row(played))
        assert event_to_row(again) == event_to_row(played)
        assert again.results() == played.results()
        assert again.event == event


def test_a_kept_event_whose_seats_are_not_its_own_is_refused() -> None:
    row = event_to_row(play(begun(EVENTS[0]), Random(1), 1))
    seats = row["seats"]
    assert isinstance(seats, list)
    others = [{"name": name, "player": "human"} for name in NAMES]
    for wrong in (others, list(reversed(seats)), seats[:3]):
        with pytest.raises(RecordRefused):
            event_from_row(row | {"seats": wrong})


def test_a_kept_event_names_the_board_that_cannot_be() -> None:
    row = event_to_row(play(begun(EVENTS[3]), Random(1)))
    with pytest.raises(LineRefused, match="board 1: "):
        event_from_row(row | {"boards": [{"play": "66 66"}]})
    with pytest.raises(LineRefused, match="board 1: there are more boards"):
        event_from_row(row | {"boards": [*row["boards"], {"play": ""}]})  # type: ignore[misc]


def test_the_seats_follow_from_who_plays() -> None:
    assert Event("a", "chiva", "1", 1, Who.PAIR, "hard").players(("Ana", "Beto")) == (
        Player("Ana"),
        Player("Beto", "hard"),
        Player("Beto"),
        Player("Winston", "hard"),
    )
    with pytest.raises(ValueError, match="zip"):
        Event("a", "chiva", "1", 1, Who.ONE, "hard").players(("Ana", "Beto"))
