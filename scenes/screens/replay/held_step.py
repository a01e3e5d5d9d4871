"""A step that is held goes on by itself, and over a long match ever quicker."""

from dataclasses import dataclass

FIRST, NEXT = 0.35, 0.11
"""Seconds before the first repeat, and between two."""
EACH = 6
"""So many repeats go by before the strides grow."""
STRIDES = (1, 2, 5, 10, 25, 50, 100)


@dataclass(slots=True)
class HeldStep:
    """`what` is held down, None: nothing; `by` tells whose letting go ends it. `count` repeats have gone by."""

    what: str | None = None
    by: object = None
    count: int = 0
    _due: float = 0.0

    def begin(self, what: str, by: object) -> None:
        self.what, self.by, self.count, self._due = what, by, 0, FIRST

    def end(self) -> None:
        self.what = self.by = None

    def let_go(self) -> None:
        """Nothing was held, and nothing comes up."""
        self.end()
        self.count = 0

    @property
    def has_repeated(self) -> bool:
        """What comes up now has done its work already; said of the last one held, too."""
        return self.count > 0

    def pass_time(self, dt: float) -> int:
        """How many strides are due: none yet, or as many as this repeat takes at once."""
        if self.what is None:
            return 0
        self._due -= dt
        if self._due > 0:
            return 0
        self._due += NEXT
        self.count += 1
        return STRIDES[min((self.count - 1) // EACH, len(STRIDES) - 1)]
