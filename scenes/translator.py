"""Raw pygame events become intents, once and here."""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pygame

from scenes.intents import (
    REPEATING,
    CloseAsked,
    Command,
    Device,
    DragCancelled,
    Dragged,
    Dropped,
    Edited,
    FileDropped,
    Intent,
    LongPress,
    LookedAway,
    Pinch,
    Point,
    PointedAt,
    Press,
    Release,
    Resized,
    Tap,
    Touched,
    Typed,
    Wheel,
)
from scenes.pads import Pads

LONG_PRESS = 0.5
FIRST_REPEAT = 0.35
NEXT_REPEAT = 0.11
ECHO_TIME = 0.05
ECHO_PIXELS = 8

_KEYS: dict[int, Command] = {
    pygame.K_RETURN: Command.CONFIRM,
    pygame.K_KP_ENTER: Command.CONFIRM,
    pygame.K_ESCAPE: Command.BACK,
    pygame.K_LEFT: Command.LEFT,
    pygame.K_RIGHT: Command.RIGHT,
    pygame.K_UP: Command.UP,
    pygame.K_DOWN: Command.DOWN,
    pygame.K_TAB: Command.NEXT,
    pygame.K_PAGEUP: Command.PAGE_UP,
    pygame.K_PAGEDOWN: Command.PAGE_DOWN,
    pygame.K_HOME: Command.FIRST,
    pygame.K_END: Command.LAST,
    pygame.K_F1: Command.HELP,
    pygame.K_F11: Command.FULL_SCREEN,
}
_LETTERS: dict[int, Command] = {
    pygame.K_SPACE: Command.COVER,
    pygame.K_h: Command.HINT,
    pygame.K_u: Command.UNDO,
    pygame.K_r: Command.RULES,
    pygame.K_l: Command.LOG,
    pygame.K_d: Command.DETAILS,
    pygame.K_c: Command.CENTRE,
    pygame.K_s: Command.SPEAK,
    pygame.K_m: Command.MENU,
    pygame.K_PLUS: Command.ZOOM_IN,
    pygame.K_KP_PLUS: Command.ZOOM_IN,
    pygame.K_EQUALS: Command.ZOOM_IN,
    pygame.K_MINUS: Command.ZOOM_OUT,
    pygame.K_KP_MINUS: Command.ZOOM_OUT,
}
_WITH_CONTROL: dict[int, Command] = {pygame.K_z: Command.UNDO, pygame.K_y: Command.REDO}
_EDITING: dict[int, str] = {
    pygame.K_BACKSPACE: "backspace",
    pygame.K_DELETE: "delete",
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_HOME: "home",
    pygame.K_END: "end",
}
_TILE_KEYS: dict[int, int] = {pygame.K_1 + place: place + 1 for place in range(7)} | {
    pygame.K_KP_1 + place: place + 1 for place in range(7)
}


@dataclass(slots=True)
class _Held:
    """A pointer or key that is down. `dead` means that it was pressed for a scene that is gone."""

    start: Point
    at: Point
    since: float
    device: Device
    drags: bool = False
    long: bool = False
    dead: bool = False


class Translator:
    """Feed it events with `translate` and the clock with `tick`; both give intents. `size` is the window's,
    `takes_text` says that letters are text just now."""

    def __init__(self, size: Point) -> None:
        self.size = size
        self.takes_text = False
        self.pads = Pads()
        self._pointer: _Held | None = None
        self._fingers: dict[int, _Held] = {}
        self._keys: dict[int, tuple[Press, float]] = {}
        self._dead_keys: set[int] = set()
        self._last_lift: tuple[Point, float] = ((-1000, -1000), -1000.0)

    def forget_presses(self) -> None:
        """Whatever is held now belonged to another scene: it is dead until released."""
        if self._pointer is not None:
            self._pointer.dead = True
        for finger in self._fingers.values():
            finger.dead = True
        self._dead_keys.update(self._keys)
        self.pads.forget_presses()

    def translate(self, event: pygame.event.Event, now: float) -> Iterator[Intent]:
        match event.type:
            case pygame.KEYDOWN:
                yield from self._key_down(event, now)
            case pygame.KEYUP:
                yield from self._key_up(event)
            case pygame.TEXTINPUT if self.takes_text:
                yield Typed(event.text)
            case pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP | pygame.MOUSEMOTION:
                yield from self._mouse(event, now)
            case pygame.MOUSEWHEEL if not event.touch:
                yield Wheel(self._mouse_at(), getattr(event, "precise_y", event.y))
            case pygame.FINGERDOWN | pygame.FINGERUP | pygame.FINGERMOTION:
                yield from self._finger(event, now)
            case pygame.WINDOWFOCUSLOST | pygame.WINDOWMINIMIZED:
                yield from self._let_go()
                yield LookedAway(minimised=event.type == pygame.WINDOWMINIMIZED)
            case pygame.WINDOWSIZECHANGED | pygame.WINDOWRESIZED:
                self.size = (event.x, event.y)
                yield Resized(self.size)
            case pygame.QUIT | pygame.WINDOWCLOSE:
                yield CloseAsked()
            case pygame.DROPFILE:
                yield FileDropped(Path(event.file))
            case _:
                yield from self.pads.translate(event, now)

    def tick(self, now: float) -> Iterator[Intent]:
        """What time alone brings: long presses, repeats of held keys and pad buttons."""
        for held in (self._pointer, *self._fingers.values()):
            if held and not (held.dead or held.drags or held.long) and now - held.since >= LONG_PRESS:
                held.long = True
                if held.device is Device.TOUCH:
                    yield LongPress(held.at, held.device)
        for key, (press, due) in list(self._keys.items()):
            if press.command in REPEATING and key not in self._dead_keys and now >= due:
                self._keys[key] = (press, now + NEXT_REPEAT)
                yield Press(press.command, press.device, press.number, repeat=True)
        yield from self.pads.tick(now)

    @property
    def waits_for_time(self) -> bool:
        """Something is held, so `tick` may have something to say soon."""
        return self._pointer is not None or bool(self._fingers or self._keys) or self.pads.holds_something

    # ------------------------------------------------------------------ keys

    def _key_down(self, event: pygame.event.Event, now: float) -> Iterator[Intent]:
        key = event.key
        if self.takes_text:
            if edited := self._edit(event):
                yield edited
                return
        if key in self._keys:
            return
        press = self._press_of(event)
        if press is not None:
            self._keys[key] = (press, now + FIRST_REPEAT)
            self._dead_keys.discard(key)
            yield press

    def _key_up(self, event: pygame.event.Event) -> Iterator[Intent]:
        if event.key not in self._keys:
            return
        press, _ = self._keys.pop(event.key)
        if event.key in self._dead_keys:
            self._dead_keys.discard(event.key)
        else:
            yield Release(press.command)

    def _press_of(self, event: pygame.event.Event) -> Press | None:
        if event.mod & pygame.KMOD_ALT:
            return Press(Command.FULL_SCREEN) if event.key == pygame.K_RETURN else None
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            command = _WITH_CONTROL.get(event.key)
            return Press(command) if command else None
        if event.key == pygame.K_TAB and event.mod & pygame.KMOD_SHIFT:
            return Press(Command.PREVIOUS)
        if event.key in _KEYS:
            return Press(_KEYS[event.key])
        if self.takes_text:
            return None
        if event.key in _TILE_KEYS:
            return Press(Command.TILE, number=_TILE_KEYS[event.key])
        command = _LETTERS.get(event.key)
        if command is None and event.unicode in ("+", "-"):
            command = Command.ZOOM_IN if event.unicode == "+" else Command.ZOOM_OUT
        return Press(command) if command else None

    @staticmethod
    def _edit(event: pygame.event.Event) -> Edited | None:
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META) and event.key == pygame.K_v:
            return Edited("paste")
        return Edited(_EDITING[event.key]) if event.key in _EDITING else None

    # ------------------------------------------------------------------ mouse and fingers

    def _mouse(self, event: pygame.event.Event, now: float) -> Iterator[Intent]:
        if event.touch or (event.type != pygame.MOUSEMOTION and event.button != pygame.BUTTON_LEFT):
            return
        at = (int(event.pos[0]), int(event.pos[1]))
        if event.type == pygame.MOUSEBUTTONDOWN:
            place, lifted = self._last_lift
            if now - lifted < ECHO_TIME and math.dist(place, at) <= ECHO_PIXELS:
                return
            self._pointer = _Held(at, at, now, Device.MOUSE)
            yield Touched(at)
        elif event.type == pygame.MOUSEMOTION:
            if self._pointer is None:
                yield PointedAt(at)
            else:
                yield from self._move(self._pointer, at)
        elif self._pointer is not None:
            held, self._pointer = self._pointer, None
            yield from self._lift(held, at)

    def _finger(self, event: pygame.event.Event, now: float) -> Iterator[Intent]:
        at = (round(event.x * self.size[0]), round(event.y * self.size[1]))
        finger = event.finger_id
        if event.type == pygame.FINGERDOWN:
            self._fingers[finger] = _Held(at, at, now, Device.TOUCH)
            if len(self._fingers) == 1:
                yield Touched(at, Device.TOUCH)
            else:
                yield from self._cancel_drags()
        elif finger not in self._fingers:
            return
        elif event.type == pygame.FINGERMOTION:
            if len(self._fingers) == 2:
                yield from self._pinch(finger, at)
            elif len(self._fingers) == 1:
                yield from self._move(self._fingers[finger], at)
        else:
            held = self._fingers.pop(finger)
            self._last_lift = (at, now)
            yield from self._lift(held, at)

    def _move(self, held: _Held, at: Point) -> Iterator[Intent]:
        if held.dead:
            return
        far = max(8, round(0.015 * self.size[1]))
        if not held.drags and math.dist(held.start, at) > far:
            held.drags = True
        if held.drags:
            yield Dragged(held.start, held.at, at, held.device)
            held.at = at

    def _lift(self, held: _Held, at: Point) -> Iterator[Intent]:
        if held.dead:
            return
        if held.drags:
            yield Dropped(held.start, at, held.device)
        elif not (held.long and held.device is Device.TOUCH):
            yield Tap(at, held.device)
        yield Release(Command.CONFIRM, held.device)

    def _cancel_drags(self) -> Iterator[Intent]:
        """More than one finger: none of them presses or drops anything any more."""
        if any(not finger.dead for finger in self._fingers.values()):
            yield DragCancelled()
        for finger in self._fingers.values():
            finger.dead = True

    def _pinch(self, moved: int, at: Point) -> Iterator[Intent]:
        other = next(finger for name, finger in self._fingers.items() if name != moved)
        mine = self._fingers[moved]
        before, after = math.dist(mine.at, other.at), math.dist(at, other.at)
        mine.at = at
        if before > 0 and after > 0:
            middle = ((at[0] + other.at[0]) // 2, (at[1] + other.at[1]) // 2)
            yield Pinch(middle, after / before)

    def _let_go(self) -> Iterator[Intent]:
        """The window hears no releases while it is away."""
        if self._pointer is not None or self._fingers:
            yield DragCancelled()
        self._pointer = None
        self._fingers.clear()
        self._keys.clear()
        self._dead_keys.clear()
        yield from self.pads.let_go()

    def _mouse_at(self) -> Point:
        x, y = pygame.mouse.get_pos()
        return int(x), int(y)
