"""A control that is held goes on by itself, and over a long way ever quicker."""

from collections.abc import Collection
from dataclasses import dataclass

from scenes.input.intents import Command, Dragged, Intent, Release, Tap, Touched
from scenes.ui.panel import Panel

FIRST, NEXT = 0.35, 0.11
"""Seconds before the first repeat, and between two."""
EACH = 6
"""So many repeats go by before the strides grow."""
STRIDES = (1, 2, 5, 10, 25, 50, 100)


@dataclass(slots=True)
class HeldPress:
    """`what` is held down, None: nothing; `by` tells whose letting go ends it. `count` repeats have gone by."""

    what: str | None = None
    by: object = None
    count: int = 0
    _due: float = 0.0

    def hear(self, intent: Intent, panel: Panel, steps: Collection[str]) -> bool:
        """Which of `steps`, the controls that can be held, a pointer holds. True for a tap that has done its work
        already."""
        match intent:
            case Touched(at):
                self.let_go()
                control = panel.at(at)
                if control is not None and control.key in steps:
                    self.begin(control.key, Command.CONFIRM)
            case Release(command) if command is self.by:
                self.end()
            case Dragged():
                self.end()
            case Tap() if self.has_repeated:
                self.let_go()
                panel.held = None
                return True
        return False

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
