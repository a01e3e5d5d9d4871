"""A pad that is not there: SDL's virtual joystick, by ctypes on the SDL that pygame brings along.

    with VirtualPad() as pad:
        pad.press(Button.A)

pygame then sees a real pad come, be pressed and go: CONTROLLER events for a known one, JOY events for any.
Give it a frame (`pygame.event.get()`) between a press and what should follow from it.
"""

import ctypes
import os
from collections.abc import Callable
from enum import IntEnum
from pathlib import Path
from types import TracebackType
from typing import Self

import pygame
import pygame._sdl2.controller as pygame_controller
import pytest

AXES = 6
BUTTONS = 15
FAR = 32767
"""An axis pushed all the way; `-FAR` the other way."""

_KNOWN_KIND = 1
_UNKNOWN_KIND = 0


class Button(IntEnum):
    """A known pad's buttons, in SDL's order."""

    A = 0
    B = 1
    X = 2
    Y = 3
    VIEW = 4
    GUIDE = 5
    MENU = 6
    LEFT_STICK = 7
    RIGHT_STICK = 8
    LEFT_SHOULDER = 9
    RIGHT_SHOULDER = 10
    UP = 11
    DOWN = 12
    LEFT = 13
    RIGHT = 14


class Axis(IntEnum):
    """A known pad's axes; triggers rest at `-FAR`."""

    LEFT_X = 0
    LEFT_Y = 1
    RIGHT_X = 2
    RIGHT_Y = 3
    LEFT_TRIGGER = 4
    RIGHT_TRIGGER = 5


def sdl() -> ctypes.CDLL:
    """The library pygame runs on, the same one in this process. Skips the test where it lies elsewhere."""
    beside = Path(pygame.__file__).parent.parent / "pygame_ce.libs"
    found = sorted(beside.glob("libSDL2-2*"))
    if not found:
        pytest.skip("no SDL library beside pygame")
    library = ctypes.CDLL(str(found[0]))
    library.SDL_JoystickOpen.restype = ctypes.c_void_p
    library.SDL_GetError.restype = ctypes.c_char_p
    return library


class VirtualPad:
    """Plugged in from `with` (or `attach`) on. `known=False`: without a layout in SDL, so heard as JOY events only."""

    def __init__(self, *, known: bool = True, axes: int = AXES, buttons: int = BUTTONS, hats: int = 0) -> None:
        self._kind = _KNOWN_KIND if known else _UNKNOWN_KIND
        self._axes, self._buttons, self._hats = axes, buttons, hats
        self._sdl = sdl()
        self._joystick: ctypes.c_void_p | None = None
        self._instance = -1

    def __enter__(self) -> Self:
        self.attach()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.detach()

    @property
    def instance_id(self) -> int:
        """What pygame's events call it; another one after each `attach`."""
        return self._instance

    def attach(self) -> None:
        """Starts pygame's display, joystick and controller modules where they are not yet running."""
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
        self._sdl.SDL_SetHint(b"SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", b"1")
        pygame.display.init()
        pygame.joystick.init()
        pygame_controller.init()
        index = self._sdl.SDL_JoystickAttachVirtual(self._kind, self._axes, self._buttons, self._hats)
        self._checked(index)
        self._joystick = ctypes.c_void_p(self._sdl.SDL_JoystickOpen(index))
        self._instance = self._sdl.SDL_JoystickInstanceID(self._joystick)
        for trigger in (Axis.LEFT_TRIGGER, Axis.RIGHT_TRIGGER):
            if trigger < self._axes:
                self.push(trigger, -FAR)

    def detach(self) -> None:
        """Pulled out; a second time does nothing."""
        if self._joystick is None:
            return
        self._checked(self._sdl.SDL_JoystickDetachVirtual(self._index()))
        self._sdl.SDL_JoystickClose(self._joystick)
        self._joystick = None

    def press(self, *buttons: int) -> None:
        """Down and up again, one after another. Nothing may lie between: give time with `hold` and `release`."""
        for button in buttons:
            self.hold(button)
            self.release(button)

    def hold(self, button: int) -> None:
        self._set(self._sdl.SDL_JoystickSetVirtualButton, button, 1)

    def release(self, button: int) -> None:
        self._set(self._sdl.SDL_JoystickSetVirtualButton, button, 0)

    def push(self, axis: int, value: int) -> None:
        """From -32768 to 32767; 0 is the middle of a stick."""
        self._set(self._sdl.SDL_JoystickSetVirtualAxis, axis, ctypes.c_int16(value))

    def hat(self, hat: int, value: int) -> None:
        """Up 1, right 2, down 4, left 8, and their sums."""
        self._set(self._sdl.SDL_JoystickSetVirtualHat, hat, value)

    def _set(self, setter: Callable[..., int], number: int, value: object) -> None:
        self._checked(setter(self._joystick, int(number), value))
        self._sdl.SDL_JoystickUpdate()

    def _index(self) -> int:
        """Places move up when another pad is pulled out."""
        places = range(self._sdl.SDL_NumJoysticks())
        return next(at for at in places if self._sdl.SDL_JoystickGetDeviceInstanceID(at) == self._instance)

    def _checked(self, status: int) -> None:
        if status < 0:
            raise RuntimeError(self._sdl.SDL_GetError().decode())
