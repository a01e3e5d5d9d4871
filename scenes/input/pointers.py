"""Mouse and fingers: one press at a time, as a tap, a long press or a drag; two fingers pinch."""

import math
from collections.abc import Hashable, Iterator
from dataclasses import dataclass

from scenes.input.intents import (
    Command,
    Device,
    DragCancelled,
    Dragged,
    Dropped,
    Intent,
    LongPress,
    Pinch,
    Point,
    PointedAt,
    Release,
    Tap,
    Touched,
)

LONG_PRESS = 0.5
ECHO_TIME = 0.05
ECHO_PIXELS = 8
_MOUSE = "mouse"
_LONG_AGO = -1000.0


@dataclass(slots=True)
class _Down:
    """A finger, or the left button. `live`: a Tap, a LongPress or a drag may yet come of it. `presses`: it was told
    as Touched and not yet as let go. `gone`: it was pressed for another scene. `told` is where the last Dragged was."""

    start: Point
    at: Point
    told: Point
    since: float
    device: Device
    live: bool = True
    presses: bool = True
    drags: bool = False
    gone: bool = False

    def kill(self) -> None:
        self.live = self.presses = False


class Pointers:
    """After a Touched comes at most one of Tap, Dropped, LongPress and DragCancelled, and a Release(CONFIRM) as soon
    as nothing presses any more; neither where the scene changed meanwhile."""

    def __init__(self) -> None:
        self.mouse_at: Point = (0, 0)
        self._down: dict[Hashable, _Down] = {}
        self._last_lift: tuple[Point, float] = ((0, 0), _LONG_AGO)

    @property
    def waits(self) -> bool:
        return any(pointer.live for pointer in self._down.values())

    # ------------------------------------------------------------------ mouse

    def mouse_down(self, at: Point, now: float) -> Iterator[Intent]:
        self.mouse_at = at
        if not self._is_echo(at, now):
            yield from self._press(_MOUSE, at, Device.MOUSE, now)

    def mouse_move(self, at: Point, now: float, far: float) -> Iterator[Intent]:
        self.mouse_at = at
        if _MOUSE in self._down:
            yield from self._move(self._down[_MOUSE], at, far)
        elif not self._is_echo(at, now):
            yield PointedAt(at)

    def mouse_up(self, at: Point) -> Iterator[Intent]:
        self.mouse_at = at
        yield from self._lift(_MOUSE, at)

    def _is_echo(self, at: Point, now: float) -> bool:
        """A touch can send a plain click as well, at the same place, during the touch or just after it."""
        place, lifted = self._last_lift
        if 0 <= now - lifted < ECHO_TIME and math.dist(place, at) <= ECHO_PIXELS:
            return True
        fingers = (pointer for pointer in self._down.values() if pointer.device is Device.TOUCH)
        return any(math.dist(finger.at, at) <= ECHO_PIXELS for finger in fingers)

    # ------------------------------------------------------------------ fingers

    def finger_down(self, finger: Hashable, at: Point, now: float) -> Iterator[Intent]:
        yield from self._press(finger, at, Device.TOUCH, now)

    def finger_move(self, finger: Hashable, at: Point, far: float) -> Iterator[Intent]:
        pointer = self._down.get(finger)
        if pointer is None:
            return
        others = [other for other in self._here() if other is not pointer]
        if not others:
            yield from self._move(pointer, at, far)
        elif len(others) == 1 and others[0].device is Device.TOUCH and not pointer.gone:
            yield from _pinch(pointer, others[0], at)
        else:
            pointer.at = at

    def finger_up(self, finger: Hashable, at: Point, now: float) -> Iterator[Intent]:
        if finger in self._down:
            self._last_lift = (at, now)
        yield from self._lift(finger, at)

    # ------------------------------------------------------------------ all of them

    def tick(self, now: float) -> Iterator[Intent]:
        for pointer in list(self._down.values()):
            waits = pointer.live and not pointer.drags and pointer.device is Device.TOUCH
            if waits and now - pointer.since >= LONG_PRESS:
                pointer.live = False
                yield LongPress(pointer.start, pointer.device)

    def forget(self) -> None:
        """All that is down now belonged to another scene."""
        for pointer in self._down.values():
            pointer.kill()
            pointer.gone = True

    def cancel(self) -> Iterator[Intent]:
        """Nothing that is down drops or presses anything any more."""
        for pointer in list(self._down.values()):
            was_live, pressed = pointer.live, pointer.presses
            pointer.kill()
            if was_live:
                yield DragCancelled()
            if pressed and not pointer.gone:
                yield Release(Command.CONFIRM, pointer.device)

    def let_go(self) -> Iterator[Intent]:
        yield from self.cancel()
        self._down.clear()

    def _here(self) -> list[_Down]:
        return [pointer for pointer in self._down.values() if not pointer.gone]

    def _press(self, name: Hashable, at: Point, device: Device, now: float) -> Iterator[Intent]:
        if name in self._down:
            yield from self.cancel()
            del self._down[name]
        is_first = not self._here()
        pointer = _Down(at, at, at, now, device, live=is_first, presses=is_first)
        self._down[name] = pointer
        if is_first:
            yield Touched(at, device)
        else:
            yield from self.cancel()

    def _move(self, pointer: _Down, at: Point, far: float) -> Iterator[Intent]:
        pointer.at = at
        if not pointer.live:
            return
        pointer.drags = pointer.drags or math.dist(pointer.start, at) > far
        if pointer.drags:
            since, pointer.told = pointer.told, at
            yield Dragged(pointer.start, since, at, pointer.device)

    def _lift(self, name: Hashable, at: Point) -> Iterator[Intent]:
        """A tap lies where it began: fingers roll on lifting. The Release goes first, since the tap may end the
        scene."""
        pointer = self._down.pop(name, None)
        if pointer is None:
            return
        if pointer.presses:
            yield Release(Command.CONFIRM, pointer.device)
        if pointer.live and pointer.drags:
            yield Dropped(pointer.start, at, pointer.device)
        elif pointer.live:
            yield Tap(pointer.start, pointer.device)


def _pinch(moved: _Down, other: _Down, at: Point) -> Iterator[Intent]:
    before, after = math.dist(moved.at, other.at), math.dist(at, other.at)
    moved.at = at
    if before > 0 and after > 0:
        yield Pinch(((at[0] + other.at[0]) // 2, (at[1] + other.at[1]) // 2), after / before)
