"""What passes tell: a seat that passed holds none of the numbers that the ends showed."""

from collections.abc import Iterable

from game.actions import Pass, Taken
from game.seats import SEATS, Seat
from game.tile_sets import EVERY_TILE, WITH, TileSet
from game.tiles import Pip


def passed_on(log: Iterable[Taken]) -> dict[Seat, frozenset[Pip]]:
    """The numbers that each seat passed on."""
    numbers: dict[Seat, set[Pip]] = {seat: set() for seat in SEATS}
    for taken in log:
        if isinstance(taken.turn, Pass) and taken.ends is not None:
            numbers[taken.seat].update(taken.ends)
    return {seat: frozenset(passed) for seat, passed in numbers.items()}


def tiles_without(pips: Iterable[Pip]) -> TileSet:
    """The tiles that carry none of these numbers."""
    tiles = EVERY_TILE
    for pip in pips:
        tiles &= ~WITH[pip]
    return tiles
