"""The end of a hand: its facts, what they are worth, and how the next hand opens."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from game.line import Line
from game.seats import SEATS, Pair, Seat
from game.tile_sets import HARD
from game.tiles import TILE_ENDS, Pip, Tile

Score: TypeAlias = tuple[int, int]


class OpenedBy(StrEnum):
    DOUBLE_SIX = "66"
    SEAT = "seat"
    NAMED = "name"


@dataclass(frozen=True, slots=True)
class Opening:
    """How a hand opens: by 66 and with it, by a seat with any tile, or by whom the coordinator `seat` names."""

    by: OpenedBy
    seat: Seat | None = None

    def __str__(self) -> str:
        return self.by.value if self.seat is None else f"{self.by} {self.seat}"

    @staticmethod
    def from_text(text: str) -> "Opening":
        """`66`, `seat 3` or `name 2`; ValueError for anything else."""
        if text == OpenedBy.DOUBLE_SIX:
            return BY_DOUBLE_SIX
        for seat in SEATS:
            for by in (OpenedBy.SEAT, OpenedBy.NAMED):
                if text == f"{by} {seat}":
                    return Opening(by, seat)
        raise ValueError(f"{text!r} is no opening")


BY_DOUBLE_SIX = Opening(OpenedBy.DOUBLE_SIX)


class EndedBy(StrEnum):
    OUT = "out"
    BLOCK = "block"


class ScoreEvent(StrEnum):
    ADD = "add"
    BREAK = "break"
    DRAW = "draw"
    MATCH = "match"
    """Added, and the match is over."""


@dataclass(frozen=True, slots=True)
class HandEnd:
    """The facts a game judges. `out` is the seat that went out (None: block), `pips` those left, seats 1 to 4;
    `key` says that the last tile was the only one left in the set that fits, between two different hard ends."""

    out: Seat | None
    pips: tuple[int, ...]
    key: bool = False

    @property
    def pair_pips(self) -> tuple[int, int]:
        one, two, three, four = self.pips
        return one + three, two + four


@dataclass(frozen=True, slots=True)
class Verdict:
    """Who won (None: a draw), what that is worth, and who of the winning pair opens or coordinates next."""

    winner: Pair | None
    value: int
    key: bool = False
    leader: Seat | None = None


DRAW = Verdict(winner=None, value=0)


@dataclass(frozen=True, slots=True)
class Result:
    """How a hand ended. `value` is what the hand is worth before a break wipes it; `score` stands after it."""

    end: EndedBy
    seat: Seat | None
    pips: tuple[int, ...]
    winner: Pair | None
    value: int
    key: bool
    event: ScoreEvent
    score: Score
    next: Opening


def is_key(line_before: Line, last_tile: Tile | None) -> bool:
    """Counted before the last tile lies: afterwards both numbers stand at eight."""
    if line_before.ends is None or last_tile is None:
        return False
    left, right = line_before.ends
    return closes_hard_ends(last_tile, (left, right), (line_before.appearances(left), line_before.appearances(right)))


def closes_hard_ends(tile: Tile, ends: tuple[Pip, Pip], seen: tuple[int, int]) -> bool:
    """The bare predicate of six love: a non-double that carries two different ends, each with seven of eight seen."""
    return carries_both(tile, ends) and seen == (HARD, HARD)


def is_capicu(line_before: Line, last_tile: Tile) -> bool:
    """Decoration without value: a last tile, no double, that fits two different ends."""
    return line_before.ends is not None and carries_both(last_tile, line_before.ends)


def carries_both(tile: Tile, ends: tuple[Pip, Pip]) -> bool:
    """Two different ends, both on this tile."""
    left, right = ends
    return left != right and set(TILE_ENDS[tile]) == {left, right}
