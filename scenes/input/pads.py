"""Game pads: whatever SDL knows or does not know, told as intents."""

from collections.abc import Iterator
from dataclasses import dataclass

import pygame
import pygame._sdl2.controller as pygame_controller

from scenes.input.intents import Intent, PadCame, PadWent
from scenes.input.pad import FAR, KNOWN, OFF, PLAIN, Layout, Pad


@dataclass(frozen=True, slots=True)
class _Plugged:
    """pygame tells nothing of a pad unless somebody keeps it open."""

    pad: Pad
    joystick: pygame.joystick.JoystickType
    controller: pygame_controller.Controller | None


class Pads:
    """Pads come and go at any moment. One that SDL has a layout for is heard by its CONTROLLER events, any other by
    its JOY events: SDL sends both for the first kind. A pad's number is SDL's instance id."""

    def __init__(self) -> None:
        self._plugged: dict[int, _Plugged] = {}
        self._has_looked = False

    @property
    def numbers(self) -> tuple[int, ...]:
        """The pads that are there, the one that came first in front."""
        return tuple(self._plugged)

    @property
    def holds_something(self) -> bool:
        return any(plugged.pad.holds_something for plugged in self._plugged.values())

    def forget_presses(self) -> None:
        """Held buttons are dead until released."""
        for plugged in self._plugged.values():
            plugged.pad.forget_presses()

    def translate(self, event: pygame.event.Event, now: float) -> Iterator[Intent]:
        match event.type:
            case pygame.JOYDEVICEADDED | pygame.CONTROLLERDEVICEADDED:
                yield from self._look_round()
            case pygame.JOYDEVICEREMOVED | pygame.CONTROLLERDEVICEREMOVED:
                yield from self._drop(event.instance_id)
            case pygame.CONTROLLERBUTTONDOWN | pygame.CONTROLLERBUTTONUP | pygame.CONTROLLERAXISMOTION:
                yield from self._hear(event, KNOWN, now)
            case pygame.JOYBUTTONDOWN | pygame.JOYBUTTONUP | pygame.JOYAXISMOTION | pygame.JOYHATMOTION:
                yield from self._hear(event, PLAIN, now)

    def tick(self, now: float) -> Iterator[Intent]:
        if not self._has_looked:
            self._has_looked = True
            yield from self._look_round()
        for plugged in list(self._plugged.values()):
            yield from plugged.pad.tick(now)

    def let_go(self) -> Iterator[Intent]:
        for plugged in list(self._plugged.values()):
            yield from plugged.pad.let_go()

    # ------------------------------------------------------------------ coming and going

    def _look_round(self) -> Iterator[Intent]:
        """All places anew: the one an event names may belong to another pad by now."""
        if not pygame.joystick.get_init():
            return
        pygame_controller.init()
        for place in range(pygame.joystick.get_count()):
            plugged = _plug_in(place)
            if plugged is not None and plugged.pad.number not in self._plugged:
                self._plugged[plugged.pad.number] = plugged
                yield PadCame(plugged.pad.number)

    def _drop(self, number: int) -> Iterator[Intent]:
        plugged = self._plugged.pop(number, None)
        if plugged is not None:
            yield from plugged.pad.let_go()
            yield PadWent(number)

    # ------------------------------------------------------------------ hearing

    def _hear(self, event: pygame.event.Event, layout: Layout, now: float) -> Iterator[Intent]:
        plugged = self._plugged.get(event.instance_id)
        if plugged is None or plugged.pad.layout is not layout:
            return
        pad = plugged.pad
        match event.type:
            case pygame.CONTROLLERBUTTONDOWN | pygame.JOYBUTTONDOWN:
                yield from pad.button_down(event.button, now)
            case pygame.CONTROLLERBUTTONUP | pygame.JOYBUTTONUP:
                yield from pad.button_up(event.button)
            case pygame.CONTROLLERAXISMOTION:
                yield from pad.axis(event.axis, event.value, now)
            case pygame.JOYAXISMOTION:
                yield from pad.axis(event.axis, round(event.value * FAR), now)
            case pygame.JOYHATMOTION:
                yield from pad.hat(event.hat, event.value[0], event.value[1], now)


def _plug_in(place: int) -> _Plugged | None:
    """None where the pad has gone again meanwhile."""
    try:
        joystick = pygame.joystick.Joystick(place)
        number = joystick.get_instance_id()
        controller = pygame_controller.Controller(place) if pygame_controller.is_controller(place) else None
        layout = KNOWN if controller else PLAIN
        return _Plugged(Pad(number, layout, _leaning(joystick, controller)), joystick, controller)
    except pygame.error:
        return None


def _leaning(joystick: pygame.joystick.JoystickType, controller: pygame_controller.Controller | None) -> frozenset[int]:
    """Axes of a trusted layout that are not at rest."""
    if controller is not None:
        return frozenset(axis for axis in range(KNOWN.axes) if abs(controller.get_axis(axis)) > OFF)
    axes = range(min(PLAIN.axes, joystick.get_numaxes()))
    return frozenset(axis for axis in axes if abs(joystick.get_axis(axis)) * FAR > OFF)
