"""Eased motion as pure functions of the time they are asked about."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeAlias

Ease: TypeAlias = Callable[[float], float]
Values: TypeAlias = tuple[float, ...]

LONGEST_STEP = 0.05
"""Seconds a clock moves on at most in one frame: a stall never makes a jump."""


def linear(t: float) -> float:
    return t


def ease_out(t: float) -> float:
    return 1 - (1 - t) ** 3


def ease_in(t: float) -> float:
    return t * t * t


def ease_in_out(t: float) -> float:
    return 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2


def settle(t: float) -> float:
    """Runs a little past the goal and comes back."""
    back = 1.4
    return 1 + (back + 1) * (t - 1) ** 3 + back * (t - 1) ** 2


def slam(t: float) -> float:
    """Hangs, then falls: for the last tile."""
    return t**4


@dataclass(frozen=True, slots=True)
class Glide:
    """From some numbers to others between `start` and `start + duration` (seconds). Duration 0: there at once."""

    start: float
    duration: float
    origin: Values
    goal: Values
    ease: Ease = ease_out

    def at(self, now: float) -> Values:
        if now >= self.end:
            return self.goal
        if now <= self.start:
            return self.origin
        t = self.ease((now - self.start) / self.duration)
        return tuple(a + (b - a) * t for a, b in zip(self.origin, self.goal, strict=True))

    @property
    def end(self) -> float:
        return self.start + self.duration

    def is_over(self, now: float) -> bool:
        return now >= self.end


@dataclass(frozen=True, slots=True)
class Journey:
    """Glides one after another; before the first its origin holds, between two the goal of the one before."""

    glides: tuple[Glide, ...]

    def at(self, now: float) -> Values:
        begun = [glide for glide in self.glides if glide.start <= now]
        return begun[-1].at(now) if begun else self.glides[0].origin

    @property
    def end(self) -> float:
        return self.glides[-1].end

    def is_over(self, now: float) -> bool:
        return now >= self.end


def through(start: float, stops: Sequence[Values], each: float, ease: Ease = ease_in_out) -> Journey:
    """A way from stop to stop, `each` seconds between two."""
    legs = pairwise(stops)
    return Journey(tuple(Glide(start + each * place, each, a, b, ease) for place, (a, b) in enumerate(legs)))


def counted(start: float, duration: float, total: int, now: float) -> int:
    """A sum that counts up, whole at every moment."""
    return round(Glide(start, duration, (0.0,), (float(total),), ease_in_out).at(now)[0])


@dataclass(frozen=True, slots=True)
class Pace:
    """How long motions last. Reduced motion: nothing lasts."""

    reduced: bool = False
    speed: float = 1.0

    def seconds(self, usual: float) -> float:
        return 0.0 if self.reduced else usual / self.speed


@dataclass(slots=True)
class Clock:
    """Picture time: frames push it on, never by more than LONGEST_STEP; `skip_to` ends what runs."""

    now: float = 0.0

    def tick(self, dt: float) -> float:
        self.now += min(max(dt, 0.0), LONGEST_STEP)
        return self.now

    def skip_to(self, moment: float) -> float:
        self.now = max(self.now, moment)
        return self.now
