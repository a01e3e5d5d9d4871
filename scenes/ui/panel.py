"""The controls of one scene, under a focus of our own: mouse, finger, keys and pad press the same ones."""

from dataclasses import dataclass, field
from enum import Enum, auto

import pygame

from scenes.input.intents import (
    DIRECTIONS,
    Command,
    Dragged,
    Dropped,
    Intent,
    Point,
    PointedAt,
    Press,
    Tap,
    Touched,
)
from scenes.input.neighbours import links
from sprites.geometry import Box


class Kind(Enum):
    PLAIN = auto()
    MAIN = auto()
    """What most people want next: gold."""
    QUIET = auto()
    """A line of text that can be pressed."""
    CHOICE = auto()
    """A label and its value; left and right change it."""
    SLIDER = auto()
    """A bar with a knob at `share` of its length."""
    ENTRY = auto()
    """A text field."""


@dataclass(slots=True)
class Control:
    """`value` is shown beside the label of a choice, and is the text of an entry. `command` is the key that does the
    same, shown as a glyph. `is_on` marks the one that is chosen among several. `icon` is a drawing's name, `beside`
    says that the words stand beside it, else below. `vanishes`: it is not drawn while it is off."""

    key: str
    box: Box
    label: str
    kind: Kind = Kind.PLAIN
    value: str = ""
    enabled: bool = True
    command: Command | None = None
    is_on: bool = False
    icon: str = ""
    beside: bool = True
    vanishes: bool = False
    longest: int = 64
    share: float = 0.0


@dataclass(frozen=True, slots=True)
class Pressed:
    """A control was used; `step` is +1, or -1 where the value shall go back, for a choice."""

    key: str
    step: int = 1


@dataclass(slots=True)
class Panel:
    """`focus` is the key of a control or None. Controls stand in reading order, which is Tab's order too."""

    controls: dict[str, Control] = field(default_factory=dict)
    focus: str | None = None
    hovered: str | None = None
    held: str | None = None

    def put(self, control: Control) -> Control:
        self.controls[control.key] = control
        return control

    def clear(self) -> None:
        """The focus stays with its key, for the controls that are laid out anew."""
        self.controls.clear()
        self.hovered = self.held = None

    def at(self, point: Point) -> Control | None:
        return next(
            (control for control in self.controls.values() if control.enabled and control.box.holds(point)), None
        )

    @property
    def focused(self) -> Control | None:
        control = self.controls.get(self.focus or "")
        return control if control is not None and control.enabled else None

    @property
    def takes_text(self) -> bool:
        return self.focused is not None and self.focused.kind is Kind.ENTRY

    @property
    def spots(self) -> dict[str, pygame.Rect]:
        return {key: pygame.Rect(control.box) for key, control in self.controls.items() if control.enabled}

    def hear(self, intent: Intent) -> Pressed | None:
        match intent:
            case PointedAt(at):
                self._hover(at)
            case Touched(at):
                self.held = self._key_at(at)
            case Dragged() | Dropped():
                self.held = None
            case Tap(at):
                return self._tap(at)
            case Press(Command.NEXT):
                self.step_focus(1)
            case Press(Command.PREVIOUS):
                self.step_focus(-1)
            case Press(Command.CONFIRM, repeat=False):
                return self._press_focused()
            case Press(command) if command in DIRECTIONS:
                return self._go(command)
        return None

    def _hover(self, at: Point) -> None:
        self.hovered = self._key_at(at)

    def _key_at(self, at: Point) -> str | None:
        control = self.at(at)
        return control.key if control else None

    def _tap(self, at: Point) -> Pressed | None:
        self.held = None
        control = self.at(at)
        if control is None:
            return None
        self.focus = control.key
        if control.kind is Kind.ENTRY:
            return None
        left_half = control.kind is Kind.CHOICE and at[0] < control.box.x + control.box.w * 0.62
        return Pressed(control.key, -1 if left_half else 1)

    def _press_focused(self) -> Pressed | None:
        control = self.focused
        if control is None or control.kind is Kind.ENTRY:
            self.step_focus(1)
            return None
        return Pressed(control.key)

    def _go(self, command: Command) -> Pressed | None:
        control = self.focused
        if (
            control is not None
            and control.kind in (Kind.CHOICE, Kind.SLIDER)
            and command in (Command.LEFT, Command.RIGHT)
        ):
            return Pressed(control.key, 1 if command is Command.RIGHT else -1)
        self.move_focus(command)
        return None

    # ------------------------------------------------------------------ focus

    def step_focus(self, steps: int) -> None:
        """Round all controls in reading order."""
        keys = [control.key for control in self.controls.values() if control.enabled]
        if not keys:
            self.focus = None
        elif self.focus in keys:
            self.focus = keys[(keys.index(self.focus) + steps) % len(keys)]
        else:
            self.focus = keys[0 if steps > 0 else -1]

    def move_focus(self, command: Command) -> bool:
        """To the nearest control that way; False where there is none."""
        here = self.focused
        if here is None:
            self.step_focus(1)
            return self.focus is not None
        found = neighbour(here, list(self.controls.values()), command)
        if found is not None:
            self.focus = found.key
        return found is not None


def neighbour(here: Control, controls: list[Control], command: Command) -> Control | None:
    """The next enabled control in a direction; arrows alone lead from each to every other."""
    here_too = [control for control in controls if control.enabled or control.key == here.key]
    boxes = {control.key: control.box for control in here_too}
    narrow = {control.key for control in here_too if control.kind in (Kind.CHOICE, Kind.SLIDER, Kind.ENTRY)}
    found = links(boxes, narrow)[here.key].get(command)
    return next((control for control in here_too if control.key == found), None)
