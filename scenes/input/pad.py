"""One game pad: buttons, sticks, hats and triggers as intents."""

import math
from collections.abc import Iterator, Mapping, Set
from dataclasses import dataclass

import pygame

from scenes.input.held import Presses
from scenes.input.intents import DIRECTIONS, Command, Device, Intent, Pan, Press

ON = 16000
OFF = 12000
FAR = 32767
"""An axis pushed all the way."""
LONGEST_TILT = 8.0
"""Seconds; a stick or trigger that leans longer is broken, or lies under a book."""
LONGEST_PAN = 0.1
"""Seconds told at once: after a stall the picture does not leap."""


@dataclass(frozen=True, slots=True)
class Layout:
    """What its buttons say, and how many of its axes can be trusted: left stick, right stick, triggers."""

    buttons: Mapping[int, Command]
    axes: int


KNOWN = Layout(
    {
        pygame.CONTROLLER_BUTTON_A: Command.CONFIRM,
        pygame.CONTROLLER_BUTTON_B: Command.BACK,
        pygame.CONTROLLER_BUTTON_X: Command.HINT,
        pygame.CONTROLLER_BUTTON_Y: Command.RULES,
        pygame.CONTROLLER_BUTTON_BACK: Command.COVER,
        pygame.CONTROLLER_BUTTON_START: Command.MENU,
        pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Command.UNDO,
        pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Command.REDO,
        pygame.CONTROLLER_BUTTON_DPAD_UP: Command.UP,
        pygame.CONTROLLER_BUTTON_DPAD_DOWN: Command.DOWN,
        pygame.CONTROLLER_BUTTON_DPAD_LEFT: Command.LEFT,
        pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Command.RIGHT,
    },
    axes=6,
)
PLAIN = Layout(
    {
        0: Command.CONFIRM,
        1: Command.BACK,
        2: Command.HINT,
        3: Command.RULES,
        4: Command.UNDO,
        5: Command.REDO,
        6: Command.COVER,
        7: Command.MENU,
    },
    axes=2,
)
"""A pad that SDL has no layout for: the order most of them have. Further axes may be anything."""
TRIGGERS = {
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: Command.ZOOM_OUT,
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: Command.ZOOM_IN,
}
_LEFT_STICK = (pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY)
_RIGHT_STICK = (pygame.CONTROLLER_AXIS_RIGHTX, pygame.CONTROLLER_AXIS_RIGHTY)


class Pad:
    """`leaning`: axes that were not at rest when it came; they say nothing before they have been."""

    def __init__(self, number: int, layout: Layout, leaning: Set[int] = frozenset()) -> None:
        self.number = number
        self.layout = layout
        self._leaning = set(leaning)
        self._axes: dict[int, int] = {}
        self._presses = Presses()
        self._directions: dict[str, Command] = {}
        self._pan_ends: float | None = None
        self._panned_at = 0.0
        self._pan_is_dead = False

    @property
    def holds_something(self) -> bool:
        return self._presses.waits or self._pan_ends is not None

    def button_down(self, button: int, now: float) -> Iterator[Intent]:
        command = self.layout.buttons.get(button)
        if command is not None:
            yield from self._presses.down(button, self._press(command), now)

    def button_up(self, button: int) -> Iterator[Intent]:
        yield from self._presses.up(button)

    def hat(self, hat: int, x: int, y: int, now: float) -> Iterator[Intent]:
        """`y` is 1 upwards."""
        yield from self._turn(f"hat {hat}", x * FAR, -y * FAR, now, math.inf)

    def axis(self, axis: int, value: int, now: float) -> Iterator[Intent]:
        """`value` from -32768 to 32767."""
        if axis >= self.layout.axes or (axis in self._leaning and abs(value) > OFF):
            return
        self._leaning.discard(axis)
        self._axes[axis] = value
        if axis in _LEFT_STICK:
            yield from self._turn("stick", *self._stick(_LEFT_STICK), now, LONGEST_TILT)
        elif axis in _RIGHT_STICK:
            self._tilt(now)
        elif axis in TRIGGERS:
            yield from self._pull(axis, value, now)

    def tick(self, now: float) -> Iterator[Intent]:
        yield from self._presses.tick(now)
        if self._pan_ends is None:
            return
        if now >= self._pan_ends:
            self._rest_right_stick()
        elif now > self._panned_at:
            seconds, self._panned_at = min(now - self._panned_at, LONGEST_PAN), now
            yield _pan_of(*self._stick(_RIGHT_STICK), seconds)

    def forget_presses(self) -> None:
        self._presses.forget()
        self._rest_right_stick()

    def let_go(self) -> Iterator[Intent]:
        """A stick that still leans says nothing new until it turns."""
        self._rest_right_stick()
        yield from self._presses.let_go()

    def _press(self, command: Command) -> Press:
        return Press(command, Device.PAD, pad=self.number)

    def _stick(self, axes: tuple[int, int]) -> tuple[int, int]:
        return self._axes.get(axes[0], 0), self._axes.get(axes[1], 0)

    def _turn(self, stick: str, x: int, y: int, now: float, longest: float) -> Iterator[Intent]:
        before = self._directions.get(stick)
        after = _direction(x, y, before)
        if after is before:
            return
        self._directions.pop(stick, None)
        if after is not None:
            self._directions[stick] = after
        yield from self._presses.up(stick)
        if after is not None:
            yield from self._presses.down(stick, self._press(after), now, longest)

    def _pull(self, axis: int, value: int, now: float) -> Iterator[Intent]:
        name = f"trigger {axis}"
        if value <= OFF:
            self._directions.pop(name, None)
            yield from self._presses.up(name)
        elif value >= ON and name not in self._directions:
            self._directions[name] = TRIGGERS[axis]
            yield from self._presses.down(name, self._press(TRIGGERS[axis]), now, LONGEST_TILT)

    def _tilt(self, now: float) -> None:
        size = math.hypot(*self._stick(_RIGHT_STICK))
        if size <= OFF:
            self._pan_ends, self._pan_is_dead = None, False
        elif size >= ON and self._pan_ends is None and not self._pan_is_dead:
            self._pan_ends, self._panned_at = now + LONGEST_TILT, now

    def _rest_right_stick(self) -> None:
        """It counts as at rest until it has been."""
        self._pan_is_dead = self._pan_is_dead or self._pan_ends is not None
        self._pan_ends = None


def _direction(x: int, y: int, before: Command | None) -> Command | None:
    """The way a stick points; a way once taken is kept until the stick leaves it."""
    if before is not None:
        dx, dy = DIRECTIONS[before]
        if x * dx + y * dy > OFF:
            return before
    if max(abs(x), abs(y)) < ON:
        return None
    if abs(x) >= abs(y):
        return Command.RIGHT if x > 0 else Command.LEFT
    return Command.DOWN if y > 0 else Command.UP


def _pan_of(x: int, y: int, seconds: float) -> Pan:
    """Nothing at the rim of the dead zone, 1 at full tilt."""
    size = math.hypot(x, y)
    share = min(1.0, max(0.0, (size - OFF) / (FAR - OFF))) / size if size else 0.0
    return Pan(x * share, y * share, seconds)
