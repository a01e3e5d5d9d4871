"""Raw pygame events become intents, once and here."""

from collections.abc import Iterator
from pathlib import Path

import pygame

from scenes.input.intents import CloseAsked, FileDropped, Intent, LookedAway, Point, Resized, Wheel
from scenes.input.keys import Keys
from scenes.input.pads import Pads
from scenes.input.pointers import Pointers


class Translator:
    """Feed it events with `translate` and the clock with `tick`; both give intents, to be heard one by one as they
    come. `size` is the window's, `takes_text` says that letters are text just now."""

    def __init__(self, size: Point) -> None:
        self.size = size
        self.takes_text = False
        self.pads = Pads()
        self._keys = Keys()
        self._pointers = Pointers()

    def forget_presses(self) -> None:
        """Whatever is held now belonged to another scene: it is dead until released."""
        self._pointers.forget()
        self._keys.forget()
        self.pads.forget_presses()

    def translate(self, event: pygame.event.Event, now: float) -> Iterator[Intent]:
        match event.type:
            case pygame.KEYDOWN:
                yield from self._keys.down(event, now, takes_text=self.takes_text)
            case pygame.KEYUP:
                yield from self._keys.up(event)
            case pygame.TEXTINPUT:
                yield from self._keys.text(event, takes_text=self.takes_text)
            case pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP | pygame.MOUSEMOTION | pygame.MOUSEWHEEL:
                if not getattr(event, "touch", False):
                    yield from self._mouse(event, now)
            case pygame.FINGERDOWN | pygame.FINGERUP | pygame.FINGERMOTION:
                yield from self._finger(event, now)
            case pygame.WINDOWFOCUSLOST | pygame.WINDOWMINIMIZED:
                yield from self._let_go()
                yield LookedAway(minimised=event.type == pygame.WINDOWMINIMIZED)
            case pygame.WINDOWSIZECHANGED | pygame.WINDOWRESIZED:
                yield from self._resize((event.x, event.y))
            case pygame.QUIT | pygame.WINDOWCLOSE:
                yield CloseAsked(at_once=getattr(event, "at_once", False))
            case pygame.DROPFILE:
                yield FileDropped(Path(event.file))
            case _:
                yield from self.pads.translate(event, now)

    def tick(self, now: float) -> Iterator[Intent]:
        """What time alone brings: long presses, repeats of held keys and pad buttons, a tilted stick."""
        yield from self._pointers.tick(now)
        yield from self._keys.tick(now)
        yield from self.pads.tick(now)

    @property
    def waits_for_time(self) -> bool:
        """Something is held, so `tick` may have something to say soon."""
        return self._pointers.waits or self._keys.waits or self.pads.holds_something

    def _mouse(self, event: pygame.event.Event, now: float) -> Iterator[Intent]:
        if event.type == pygame.MOUSEWHEEL:
            steps = float(getattr(event, "precise_y", event.y))
            if steps:
                yield Wheel(self._pointers.mouse_at, steps)
            return
        at = (int(event.pos[0]), int(event.pos[1]))
        if event.type == pygame.MOUSEMOTION:
            yield from self._pointers.mouse_move(at, now, self._far)
        elif event.button == pygame.BUTTON_LEFT and event.type == pygame.MOUSEBUTTONDOWN:
            yield from self._pointers.mouse_down(at, now)
        elif event.button == pygame.BUTTON_LEFT:
            yield from self._pointers.mouse_up(at)

    def _finger(self, event: pygame.event.Event, now: float) -> Iterator[Intent]:
        at = (round(event.x * self.size[0]), round(event.y * self.size[1]))
        finger = (getattr(event, "touch_id", 0), event.finger_id)
        if event.type == pygame.FINGERDOWN:
            yield from self._pointers.finger_down(finger, at, now)
        elif event.type == pygame.FINGERMOTION:
            yield from self._pointers.finger_move(finger, at, self._far)
        else:
            yield from self._pointers.finger_up(finger, at, now)

    @property
    def _far(self) -> float:
        """From so many pixels on, a press is a drag."""
        return max(8, 0.015 * self.size[1])

    def _resize(self, size: Point) -> Iterator[Intent]:
        """Two events tell of one change; a drag's places are worth nothing in another layout."""
        if size == self.size:
            return
        self.size = size
        yield from self._pointers.cancel()
        yield Resized(size)

    def _let_go(self) -> Iterator[Intent]:
        """The window hears no releases while it is away."""
        yield from self._pointers.let_go()
        yield from self._keys.let_go()
        yield from self.pads.let_go()
