"""What the translator makes of real events in pygame's real queue, and a witness who holds it to its promises."""

from collections import Counter
from dataclasses import dataclass, field

import pygame

from scenes.input.intents import (
    Command,
    Device,
    DragCancelled,
    Dragged,
    Dropped,
    Intent,
    LongPress,
    PadCame,
    PadWent,
    Pan,
    Pinch,
    Press,
    Release,
    Tap,
    Touched,
)
from scenes.input.translator import Translator

SIZE = (1000, 800)


@dataclass
class Hearing:
    """Time is told. `post` puts events into the queue, `heard` takes all that lies there through the translator."""

    translator: Translator = field(default_factory=lambda: Translator(SIZE))
    now: float = 0.0

    def heard(self) -> list[Intent]:
        return [intent for event in pygame.event.get() for intent in self.translator.translate(event, self.now)]

    def of(self, kind: int, **details: object) -> list[Intent]:
        pygame.event.post(pygame.event.Event(kind, details))
        return self.heard()

    def after(self, seconds: float, step: float = 1 / 60) -> list[Intent]:
        """What comes in so much time, frame by frame."""
        told: list[Intent] = []
        until = self.now + seconds
        while self.now < until:
            self.now += step
            told.extend(self.translator.tick(self.now))
        return told

    def key(self, key: int, *, mod: int = 0, unicode: str = "") -> list[Intent]:
        return self.key_down(key, mod=mod, unicode=unicode) + self.key_up(key, mod=mod)

    def key_down(self, key: int, *, mod: int = 0, unicode: str = "") -> list[Intent]:
        return self.of(pygame.KEYDOWN, key=key, mod=mod, unicode=unicode, scancode=0)

    def key_up(self, key: int, *, mod: int = 0) -> list[Intent]:
        return self.of(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0)

    def mouse_down(self, at: tuple[int, int], button: int = 1, *, touch: bool = False) -> list[Intent]:
        return self.of(pygame.MOUSEBUTTONDOWN, pos=at, button=button, touch=touch)

    def mouse_up(self, at: tuple[int, int], button: int = 1, *, touch: bool = False) -> list[Intent]:
        return self.of(pygame.MOUSEBUTTONUP, pos=at, button=button, touch=touch)

    def mouse_move(self, at: tuple[int, int], *, touch: bool = False) -> list[Intent]:
        return self.of(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0), touch=touch)

    def finger(self, kind: int, at: tuple[int, int], finger: int = 1) -> list[Intent]:
        width, height = self.translator.size
        place = {"x": at[0] / width, "y": at[1] / height, "dx": 0.0, "dy": 0.0}
        return self.of(kind, touch_id=7, finger_id=finger, pressure=1.0, **place)


@dataclass
class Witness:
    """Told every intent and every change of scene; `AssertionError` as soon as a promise is broken."""

    held: Counter[tuple[Device, int | None, Command]] = field(default_factory=Counter)
    pads: set[int] = field(default_factory=set)
    may_end: bool = False
    """A Touched has been told that nothing has come of yet."""
    pressing: Counter[Device] = field(default_factory=Counter)

    def scene_changes(self) -> None:
        self.held.clear()
        self.pressing.clear()
        self.may_end = False

    def hear(self, intent: Intent) -> None:
        match intent:
            case Press():
                self._press(intent)
            case Release(Command.CONFIRM, device) if device in (Device.MOUSE, Device.TOUCH):
                self.pressing[device] -= 1
                assert self.pressing[device] >= 0, "let go what was not touched"
            case Release(command, device, pad):
                self.held[device, pad, command] -= 1
                assert self.held[device, pad, command] >= 0, f"{command} came up twice"
            case Touched(_, device):
                assert not self.may_end, "a second press began while one went on"
                self.may_end = True
                self.pressing[device] += 1
                assert self.pressing.total() == 1
            case Dragged():
                assert self.may_end, "dragged what was not touched"
            case Tap() | Dropped() | LongPress() | DragCancelled():
                assert self.may_end, f"{intent} without a touch of its own"
                self.may_end = False
            case Pinch(_, factor):
                assert factor > 0
                assert not self.may_end, "pinched while a press went on"
            case Pan(dx, dy, seconds):
                assert 0 < dx * dx + dy * dy <= 1.0001
                assert 0 < seconds <= 0.1
            case PadCame(pad):
                assert pad not in self.pads
                self.pads.add(pad)
            case PadWent(pad):
                self.pads.remove(pad)
                assert not any(count for (_, of, _), count in self.held.items() if of == pad)

    def _press(self, press: Press) -> None:
        name = press.device, press.pad, press.command
        assert (press.device is Device.PAD) == (press.pad is not None)
        assert press.pad is None or press.pad in self.pads, "a pad that is not there"
        if press.repeat:
            assert self.held[name] > 0, f"{press.command} repeats and is not held"
        else:
            self.held[name] += 1

    def assert_nothing_is_held(self) -> None:
        assert not +self.held
        assert not +self.pressing
        assert not self.may_end
