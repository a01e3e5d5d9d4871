"""A friendly player without search: it goes out when it can, sheds pips and doubles, keeps the numbers it holds, hits
those that the next rival passed on, and slips as people do."""

from game.actions import End, Name, Pass, Play, Turn
from game.bots.passes import passed_on
from game.bots.ranking import Thinking, in_order
from game.deal import Chance
from game.observation import Observation
from game.seats import next_seat, partner, previous_seat
from game.tile_sets import WITH, TileSet, pips_in
from game.tiles import DOUBLE, PIPS, TILE_ENDS, TILE_PIPS, Pip, is_double, other_end

A_PIP = 2
A_DOUBLE = 9
A_FOLLOW_UP = 5
A_RIVAL_PASSED = 8
A_PARTNER_PASSED = -6
A_LATER_RIVAL_PASSED = 3
OPENING_STRENGTH = 20
"""A hand with two doubles that have company, or one with a long number, opens itself."""

SLIPS = 10
"""One decision in so many is made without a look at the table."""
WAVERING = 8
"""Marks are blurred by less than this."""


def think_easy(seen: Observation, chance: Chance) -> Thinking:
    """Marks of a rule of thumb, blurred; now and then any turn will do."""
    yield
    slip = chance.below(SLIPS) == 0
    marks = [(turn, chance.below(1000) if slip else _mark(seen, turn) + chance.below(WAVERING)) for turn in seen.legal]
    return in_order(marks)


def _mark(seen: Observation, turn: Turn) -> int:
    match turn:
        case Play():
            return _mark_of_play(seen, turn)
        case Name(seat):
            return OPENING_STRENGTH if seat != seen.turn else _strength(seen.holding)
        case Pass():
            return 0


def _mark_of_play(seen: Observation, play: Play) -> int:
    assert seen.turn is not None
    rest = seen.holding ^ 1 << play.tile
    passed = passed_on(seen.log)
    mark = A_PIP * TILE_PIPS[play.tile] + A_DOUBLE * is_double(play.tile)
    for pip in set(_ends_after(seen, play)):
        mark += A_FOLLOW_UP * (rest & WITH[pip]).bit_count()
        mark += A_RIVAL_PASSED * (pip in passed[next_seat(seen.turn)])
        mark += A_PARTNER_PASSED * (pip in passed[partner(seen.turn)])
        mark += A_LATER_RIVAL_PASSED * (pip in passed[previous_seat(seen.turn)])
    return mark


def _ends_after(seen: Observation, play: Play) -> tuple[Pip, Pip]:
    if seen.line.ends is None or play.end is None:
        return TILE_ENDS[play.tile]
    left, right = seen.line.ends
    return (other_end(play.tile, left), right) if play.end is End.LEFT else (left, other_end(play.tile, right))


def _strength(holding: TileSet) -> int:
    """How good seven tiles are to open with: heavy ones to shed, doubles in company, a long number."""
    doubles = sum(6 for pip in PIPS if holding >> DOUBLE[pip] & 1 and (holding & WITH[pip]).bit_count() > 1)
    longest = max((holding & WITH[pip]).bit_count() for pip in PIPS)
    return pips_in(holding) // 6 + doubles + 2 * longest
