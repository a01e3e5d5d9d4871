"""The kit itself: pygame sees a pad come, be pressed and go."""

import pygame
import pygame._sdl2.controller as pygame_controller
import pytest

from tests.kit.virtual_pad import FAR, Axis, Button, VirtualPad

pytestmark = pytest.mark.usefixtures("events_at_rest")


def heard(*kinds: int) -> list[pygame.Event]:
    return [event for event in pygame.event.get() if event.type in kinds]


def test_a_pad_comes_and_goes() -> None:
    with VirtualPad() as pad:
        (came,) = heard(pygame.CONTROLLERDEVICEADDED)
        assert pygame_controller.is_controller(came.device_index)
    (gone,) = heard(pygame.CONTROLLERDEVICEREMOVED, pygame.JOYDEVICEREMOVED)[:1]
    assert gone.instance_id == pad.instance_id


def opened() -> pygame_controller.Controller:
    (came,) = heard(pygame.CONTROLLERDEVICEADDED)
    return pygame_controller.Controller(came.device_index)


@pytest.mark.parametrize(
    ("button", "told"),
    [
        (Button.A, pygame.CONTROLLER_BUTTON_A),
        (Button.B, pygame.CONTROLLER_BUTTON_B),
        (Button.VIEW, pygame.CONTROLLER_BUTTON_BACK),
        (Button.MENU, pygame.CONTROLLER_BUTTON_START),
        (Button.RIGHT_SHOULDER, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER),
        (Button.UP, pygame.CONTROLLER_BUTTON_DPAD_UP),
        (Button.RIGHT, pygame.CONTROLLER_BUTTON_DPAD_RIGHT),
    ],
)
def test_a_button_is_the_controller_s_own(button: Button, told: int) -> None:
    with VirtualPad() as pad:
        controller = opened()
        pad.press(button)
        down, up = heard(pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP)
        assert (down.type, up.type) == (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP)
        assert {down.button, up.button} == {told}
        assert down.instance_id == pad.instance_id
        controller.quit()


def test_a_stick_is_pushed_and_let_go() -> None:
    with VirtualPad() as pad:
        controller = opened()
        pygame.event.clear()
        pad.push(Axis.LEFT_X, -FAR)
        pad.push(Axis.LEFT_X, 0)
        moves = [(event.axis, event.value) for event in heard(pygame.CONTROLLERAXISMOTION)]
        assert moves == [(pygame.CONTROLLER_AXIS_LEFTX, -FAR), (pygame.CONTROLLER_AXIS_LEFTX, 0)]
        controller.quit()


def test_a_pad_without_a_layout_is_heard_as_a_joystick_only() -> None:
    with VirtualPad(known=False, hats=1) as pad:
        (came,) = heard(pygame.JOYDEVICEADDED)
        assert not pygame_controller.is_controller(came.device_index)
        joystick = pygame.joystick.Joystick(came.device_index)
        pad.press(3)
        pad.hat(0, 1)
        told = pygame.event.get()
        assert [event.button for event in told if event.type == pygame.JOYBUTTONDOWN] == [3]
        assert [event.value for event in told if event.type == pygame.JOYHATMOTION] == [(0, 1)]
        assert not [event for event in told if event.type == pygame.CONTROLLERBUTTONDOWN]
        joystick.quit()


def test_two_pads_are_told_apart_and_one_stays_when_the_other_goes() -> None:
    first, second = VirtualPad(), VirtualPad()
    first.attach()
    second.attach()
    controllers = [pygame_controller.Controller(came.device_index) for came in heard(pygame.CONTROLLERDEVICEADDED)]
    first.detach()
    pygame.event.clear()
    second.press(Button.A)
    assert {event.instance_id for event in heard(pygame.CONTROLLERBUTTONDOWN)} == {second.instance_id}
    second.detach()
    second.detach()
    assert len(controllers) == 2
