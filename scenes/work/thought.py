"""A bot's thought, in slices short enough that the picture never waits."""

import time
from collections.abc import Callable

from game.bots.ranking import Ranked, Thinking

SLICE = 0.008


class Thought:
    """Work given as a generator that returns its answer, all turns in order of worth. `step` gives it a slice; `answer`
    stands when it is done."""

    def __init__(self, work: Thinking) -> None:
        self._work = work
        self.answer: list[Ranked] | None = None

    def step(self, seconds: float = SLICE, clock: Callable[[], float] = time.perf_counter) -> list[Ranked] | None:
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
