"""Seats 1 to 4 to the right, partners opposite, and who sits there."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

Seat: TypeAlias = int

SEATS: Sequence[Seat] = (1, 2, 3, 4)
BOT_NAMES: Sequence[str] = ("Rosa", "Beto", "Carmen", "Winston")
"""Of seats 1 to 4: people of both islands bear them."""


class Pair(StrEnum):
    """Two partners, written as their seats."""

    P13 = "13"
    P24 = "24"

    @property
    def seats(self) -> tuple[Seat, Seat]:
        return (1, 3) if self is Pair.P13 else (2, 4)

    @property
    def rival(self) -> "Pair":
        return Pair.P24 if self is Pair.P13 else Pair.P13

    @property
    def place(self) -> int:
        """Where this pair stands in a score `(pair 13, pair 24)`."""
        return 0 if self is Pair.P13 else 1


def next_seat(seat: Seat) -> Seat:
    return seat % 4 + 1


def partner(seat: Seat) -> Seat:
    return (seat + 1) % 4 + 1


def previous_seat(seat: Seat) -> Seat:
    return (seat + 2) % 4 + 1


def pair_of(seat: Seat) -> Pair:
    return Pair.P13 if seat % 2 else Pair.P24


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat: a person, or a bot of a level. Two persons may share a name."""

    name: str
    level: str | None = None

    @property
    def is_human(self) -> bool:
        return self.level is None
