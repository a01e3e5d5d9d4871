"""Par: what the hardest bot makes of a board in the people's seats, its mean over several chances."""

from collections.abc import Generator
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Final, TypeAlias

from game.actions import Turn, turn_from_text
from game.boards import board_score
from game.bots.levels import rank_slices
from game.deal import Chance, deal_of, hand_code, other_code
from game.homes.event import Event
from game.match import Match
from game.seats import BOT_NAMES, SEATS, Player

LEVEL: Final = "hard"
CHANCES: Final = 8


@dataclass(frozen=True, slots=True)
class Par:
    """The points of pair 13, one for each chance; and how `hard` played the board at the first of them."""

    points: tuple[int, ...]
    words: tuple[str, ...] = ()

    @property
    def mean(self) -> Fraction:
        return Fraction(sum(self.points), len(self.points))


ParWork: TypeAlias = Generator[None, None, Par]


def par_slices(event: Event, board: int) -> ParWork:
    """Of board `board` (from 1), in slices of some milliseconds. The bots of the event draw as they do in every home;
    in the people's seats each chance draws its own."""
    code = hand_code(event.seed, board)
    known: dict[tuple[int, str, tuple[str, ...]], Turn] = {}
    points: list[int] = []
    words: tuple[str, ...] = ()
    for number in range(CHANCES):
        match = par_match(event)
        match.deal_given(deal_of(code), code)
        own = code if number == 0 else other_code(code, number)
        while (seat := match.state.turn) is not None:
            drawn = own if seat in event.who.people else code
            key = seat, drawn, match.hand.words
            if key not in known:
                chance = Chance(drawn, seat, len(match.state.log))
                ranking = yield from rank_slices(match.seen_by(seat), match.player(seat).level or LEVEL, chance)
                known[key] = ranking[0].action
            match.submit(known[key])
        assert match.hand.result is not None
        points.append(board_score(match.hand.result))
        words = words or match.hand.words
    return Par(tuple(points), words)


def par_match(event: Event) -> Match:
    """Without a hand: `hard` sits in the people's seats."""
    people = event.who.people
    players = tuple(Player(BOT_NAMES[seat - 1], LEVEL if seat in people else event.level) for seat in SEATS)
    return Match(event.game, players, None)


def par_line_match(event: Event, board: int, par: Par) -> Match:
    """That board alone, as `hard` played it at the first chance of `par`."""
    match, code = par_match(event), hand_code(event.seed, board)
    match.deal_given(deal_of(code), code)
    for word in par.words:
        match.submit(turn_from_text(word))
    return match


@lru_cache(maxsize=64)
def par_of(event: Event, board: int) -> Par:
    """All at once, for the command line."""
    work = par_slices(event, board)
    while True:
        try:
            next(work)
        except StopIteration as done:
            par: Par = done.value
            return par
