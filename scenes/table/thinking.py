"""A bot's thought, in slices short enough that the picture never waits."""

import time
from collections.abc import Callable, Generator

from game.actions import Turn

SLICE = 0.008


class Thought:
    """Work given as a generator that returns its answer. `step` gives it a slice; `answer` stands when it is done."""

    def __init__(self, work: Generator[None, None, Turn]) -> None:
        self._work = work
        self.answer: Turn | None = None

    def step(self, seconds: float = SLICE, clock: Callable[[], float] = time.perf_counter) -> Turn | None:
        """The speed of the machine decides how many slices a thought takes, never what it comes to."""
        until = clock() + seconds
        while self.answer is None:
            try:
                next(self._work)
            except StopIteration as finished:
                self.answer = finished.value
            if clock() >= until:
                break
        return self.answer
