"""What every bot answers: its turns in order of worth, and the protocol by which it is asked."""

from collections.abc import Generator
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from game.actions import Turn
from game.deal import Chance
from game.observation import Observation

MISTAKE_FROM = 0.15
"""Points a hand that lie between a turn and one that it would have been a mistake to take."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """A legal turn and what it is worth to the mover's pair. A level that searches gives points a hand (`mean`, and the
    standard error over its worlds of how far it lies behind the turn ranked first); one that does not gives its rule
    of thumb's own marks, error 0. Only the order of the list decides: it rests on integers, ties go to the smallest
    word."""

    action: Turn
    mean: float
    error_behind: float = 0.0


Thinking: TypeAlias = Generator[None, None, list[Ranked]]
"""Long work in slices: each `next` takes a few milliseconds, the list (best first) is returned at the end."""


class Bot(Protocol):
    """A pure function of what a seat may know and of the chance given: never of a clock, or of earlier answers."""

    def choose(self, seen: Observation, chance: Chance) -> Turn:
        """One of `seen.legal`. ValueError where the seat is not to act."""


class Thinker(Protocol):
    """How a level thinks. It is asked only where there is something to choose and no tile to go out with."""

    def __call__(self, seen: Observation, chance: Chance) -> Thinking: ...


def in_order(marks: list[tuple[Turn, int]]) -> list[Ranked]:
    """Best mark first; equal marks keep the order of `seen.legal`, smallest word first."""
    return [Ranked(action, float(mark)) for action, mark in sorted(marks, key=lambda marked: -marked[1])]
