"""A bot's thought, in slices short enough that the picture never waits."""

from collections.abc import Generator

from game.bots.ranking import Ranked, Thinking
from scenes.work.slices import in_slices


class Thought:
    """Work given as a generator that returns its answer, all turns in order of worth. `step` gives it a slice; `answer`
    stands when it is done."""

    def __init__(self, work: Thinking) -> None:
        self.answer: list[Ranked] | None = None
        self._slices = self._answered(work)

    def step(self, seconds: float | None = None) -> list[Ranked] | None:
        in_slices(self._slices, seconds)
        return self.answer

    def _answered(self, work: Thinking) -> Generator[None, None, None]:
        self.answer = yield from work
