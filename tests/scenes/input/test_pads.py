"""Pads, by SDL's own virtual ones: they come, are pressed, lean, break and go."""

from collections.abc import Iterator

import pygame
import pytest

from scenes.input.held import FIRST_REPEAT, NEXT_REPEAT
from scenes.input.intents import Command, Device, Intent, LookedAway, PadCame, PadWent, Pan, Press, Release
from scenes.input.pad import LONGEST_TILT, OFF, ON, PLAIN
from tests.kit.virtual_pad import FAR, Axis, Button, VirtualPad
from tests.scenes.input.hearing import Hearing


@pytest.fixture
def pad(hearing: Hearing) -> Iterator[VirtualPad]:
    with VirtualPad() as pad:
        assert hearing.heard() == [PadCame(pad.instance_id)]
        yield pad


def pressed(command: Command, pad: VirtualPad, *, repeat: bool = False) -> Press:
    return Press(command, Device.PAD, repeat=repeat, pad=pad.instance_id)


def released(command: Command, pad: VirtualPad) -> Release:
    return Release(command, Device.PAD, pad.instance_id)


def leant(hearing: Hearing, pad: VirtualPad, axis: int, value: int) -> list[Intent]:
    pad.push(axis, value)
    return hearing.heard()


@pytest.mark.parametrize(
    ("button", "command"),
    [
        (Button.A, Command.CONFIRM),
        (Button.B, Command.BACK),
        (Button.X, Command.HINT),
        (Button.Y, Command.RULES),
        (Button.VIEW, Command.COVER),
        (Button.MENU, Command.MENU),
        (Button.LEFT_SHOULDER, Command.UNDO),
        (Button.RIGHT_SHOULDER, Command.REDO),
        (Button.UP, Command.UP),
        (Button.DOWN, Command.DOWN),
        (Button.LEFT, Command.LEFT),
        (Button.RIGHT, Command.RIGHT),
    ],
)
def test_a_button_is_heard_once_though_sdl_tells_it_twice(
    hearing: Hearing, pad: VirtualPad, button: Button, command: Command
) -> None:
    pad.press(button)
    assert hearing.heard() == [pressed(command, pad), released(command, pad)]


def test_what_the_layout_of_a_known_pad_leaves_out_is_not_heard_as_a_joystick(hearing: Hearing) -> None:
    with VirtualPad(hats=1) as pad:
        hearing.heard()
        pad.hat(0, 1)
        assert hearing.heard() == []


@pytest.mark.parametrize("button", [Button.GUIDE, Button.LEFT_STICK, Button.RIGHT_STICK])
def test_other_buttons_say_nothing(hearing: Hearing, pad: VirtualPad, button: Button) -> None:
    pad.press(button)
    assert hearing.heard() == []


@pytest.mark.parametrize(
    ("axis", "value", "command"),
    [
        (Axis.LEFT_X, -FAR, Command.LEFT),
        (Axis.LEFT_X, FAR, Command.RIGHT),
        (Axis.LEFT_Y, -FAR, Command.UP),
        (Axis.LEFT_Y, FAR, Command.DOWN),
    ],
)
def test_the_left_stick_is_a_direction_that_repeats(
    hearing: Hearing, pad: VirtualPad, axis: Axis, value: int, command: Command
) -> None:
    assert leant(hearing, pad, axis, value) == [pressed(command, pad)]
    assert hearing.after(FIRST_REPEAT - 0.02) == []
    repeats = hearing.after(1.0)
    assert set(repeats) == {pressed(command, pad, repeat=True)}
    assert 1.0 / NEXT_REPEAT * 0.8 <= len(repeats) <= 1.0 / NEXT_REPEAT + 1
    assert leant(hearing, pad, axis, 0) == [released(command, pad)]
    assert hearing.after(1.0) == []
    assert not hearing.translator.waits_for_time


def test_a_stick_goes_on_at_one_value_and_off_at_a_lower_one(hearing: Hearing, pad: VirtualPad) -> None:
    assert leant(hearing, pad, Axis.LEFT_X, ON - 1) == []
    assert leant(hearing, pad, Axis.LEFT_X, ON) == [pressed(Command.RIGHT, pad)]
    assert leant(hearing, pad, Axis.LEFT_X, OFF + 1) == []
    assert leant(hearing, pad, Axis.LEFT_X, OFF) == [released(Command.RIGHT, pad)]


def test_a_slanting_stick_is_one_direction(hearing: Hearing, pad: VirtualPad) -> None:
    assert leant(hearing, pad, Axis.LEFT_X, 25000) == [pressed(Command.RIGHT, pad)]
    assert leant(hearing, pad, Axis.LEFT_Y, 30000) == []
    assert leant(hearing, pad, Axis.LEFT_X, 0) == [released(Command.RIGHT, pad), pressed(Command.DOWN, pad)]


@pytest.mark.parametrize(
    ("trigger", "command"), [(Axis.LEFT_TRIGGER, Command.ZOOM_OUT), (Axis.RIGHT_TRIGGER, Command.ZOOM_IN)]
)
def test_triggers_zoom(hearing: Hearing, pad: VirtualPad, trigger: Axis, command: Command) -> None:
    assert leant(hearing, pad, trigger, FAR) == [pressed(command, pad)]
    assert pressed(command, pad, repeat=True) in hearing.after(1.0)
    assert leant(hearing, pad, trigger, -FAR) == [released(command, pad)]


def test_the_right_stick_pans_while_it_leans(hearing: Hearing, pad: VirtualPad) -> None:
    assert leant(hearing, pad, Axis.RIGHT_X, FAR) == []
    pans = [pan for pan in hearing.after(0.5) if isinstance(pan, Pan)]
    assert {(pan.dx, pan.dy) for pan in pans} == {(1.0, 0.0)}
    leant(hearing, pad, Axis.RIGHT_X, 0)
    assert hearing.after(0.5) == []
    leant(hearing, pad, Axis.RIGHT_Y, -(ON + FAR) // 2)
    (tilt,) = {(pan.dx, pan.dy) for pan in hearing.after(0.5) if isinstance(pan, Pan)}
    assert tilt[0] == 0
    assert -1 < tilt[1] < 0


@pytest.mark.parametrize("frames", [144, 60, 30, 11])
def test_the_right_stick_pans_as_far_at_any_frame_rate(hearing: Hearing, pad: VirtualPad, frames: int) -> None:
    leant(hearing, pad, Axis.RIGHT_X, FAR)
    panned = sum(pan.dx * pan.seconds for pan in hearing.after(1.0, 1 / frames) if isinstance(pan, Pan))
    assert panned == pytest.approx(1.0, abs=1.1 / frames)


def test_a_stall_is_no_leap(hearing: Hearing, pad: VirtualPad) -> None:
    leant(hearing, pad, Axis.RIGHT_X, FAR)
    (pan,) = [pan for pan in hearing.after(1.0, 2.0) if isinstance(pan, Pan)]
    assert pan.seconds <= 0.1


def test_what_was_held_for_one_scene_is_dead_in_the_next(hearing: Hearing, pad: VirtualPad) -> None:
    pad.hold(Button.A)
    pad.push(Axis.LEFT_X, FAR)
    pad.push(Axis.RIGHT_X, FAR)
    hearing.heard()
    hearing.translator.forget_presses()
    assert hearing.after(1.0) == []
    assert leant(hearing, pad, Axis.LEFT_X, FAR - 500) == leant(hearing, pad, Axis.RIGHT_X, FAR - 500) == []
    assert hearing.after(1.0) == []
    pad.release(Button.A)
    pad.push(Axis.LEFT_X, 0)
    pad.push(Axis.RIGHT_X, 0)
    assert hearing.heard() == []
    pad.press(Button.A)
    assert hearing.heard() == [pressed(Command.CONFIRM, pad), released(Command.CONFIRM, pad)]
    assert leant(hearing, pad, Axis.LEFT_X, FAR) == [pressed(Command.RIGHT, pad)]


def test_a_window_that_looks_away_lets_pads_go(hearing: Hearing, pad: VirtualPad) -> None:
    pad.hold(Button.A)
    pad.push(Axis.LEFT_X, FAR)
    hearing.heard()
    assert hearing.of(pygame.WINDOWFOCUSLOST) == [
        released(Command.CONFIRM, pad),
        released(Command.RIGHT, pad),
        LookedAway(minimised=False),
    ]
    assert not hearing.translator.waits_for_time
    assert leant(hearing, pad, Axis.LEFT_X, FAR - 500) == []
    pad.release(Button.A)
    assert hearing.heard() == []


def test_a_pad_pulled_out_lets_go_what_it_held(hearing: Hearing) -> None:
    pad = VirtualPad()
    pad.attach()
    pad.hold(Button.RIGHT)
    told = hearing.heard()
    assert told == [PadCame(pad.instance_id)], "what was down before it came is not its press"
    pad.release(Button.RIGHT)
    pad.hold(Button.LEFT)
    assert hearing.heard() == [pressed(Command.LEFT, pad)]
    pad.detach()
    assert hearing.heard() == [released(Command.LEFT, pad), PadWent(pad.instance_id)]
    assert hearing.after(2.0) == []
    pad.detach()


def test_a_pad_comes_and_goes_and_comes_again(hearing: Hearing) -> None:
    for _ in range(3):
        with VirtualPad() as pad:
            assert hearing.heard() == [PadCame(pad.instance_id)]
            pad.press(Button.A)
            assert len(hearing.heard()) == 2
        assert hearing.heard() == [PadWent(pad.instance_id)]
    assert hearing.translator.pads.numbers == ()


def test_a_pad_that_was_gone_before_anybody_looked_is_no_pad(hearing: Hearing) -> None:
    with VirtualPad():
        pass
    assert hearing.heard() == []


def test_two_pads_are_told_apart_and_one_outlives_the_other(hearing: Hearing) -> None:
    with VirtualPad() as first, VirtualPad() as second:
        assert hearing.heard() == [PadCame(first.instance_id), PadCame(second.instance_id)]
        first.hold(Button.A)
        second.hold(Button.A)
        assert hearing.heard() == [pressed(Command.CONFIRM, first), pressed(Command.CONFIRM, second)]
        first.detach()
        assert hearing.heard() == [released(Command.CONFIRM, first), PadWent(first.instance_id)]
        second.release(Button.A)
        assert hearing.heard() == [released(Command.CONFIRM, second)]


def test_a_pad_that_was_there_before_the_program_is_found(hearing: Hearing) -> None:
    with VirtualPad() as pad:
        pygame.event.clear()
        assert hearing.after(0.1) == [PadCame(pad.instance_id)]


# ---------------------------------------------------------------------- pads without a layout


@pytest.mark.parametrize("known", [True, False])
def test_an_axis_stuck_from_the_start_scrolls_nothing(hearing: Hearing, known: bool) -> None:
    with VirtualPad(known=known) as pad:
        pad.push(Axis.LEFT_Y, FAR)
        pygame.event.clear()
        assert hearing.after(0.1) == [PadCame(pad.instance_id)]
        assert leant(hearing, pad, Axis.LEFT_Y, FAR - 400) == hearing.after(5.0) == []
        assert leant(hearing, pad, Axis.LEFT_X, FAR) == [pressed(Command.RIGHT, pad)], "the other axis still works"
        leant(hearing, pad, Axis.LEFT_X, 0)
        leant(hearing, pad, Axis.LEFT_Y, 0)
        assert leant(hearing, pad, Axis.LEFT_Y, FAR) == [pressed(Command.DOWN, pad)], "and this one, once it has rested"


@pytest.mark.parametrize("axis", [Axis.LEFT_X, Axis.RIGHT_X, Axis.RIGHT_TRIGGER])
def test_an_axis_that_sticks_later_does_not_scroll_for_ever(hearing: Hearing, pad: VirtualPad, axis: Axis) -> None:
    leant(hearing, pad, axis, FAR)
    assert hearing.after(LONGEST_TILT)
    hearing.after(0.5)
    assert hearing.after(30.0) == leant(hearing, pad, axis, FAR - 300) == hearing.after(5.0) == []
    assert not hearing.translator.waits_for_time
    pad.press(Button.A)
    assert len(hearing.heard()) == 2


def test_a_plain_joystick_has_buttons_a_stick_and_hats(hearing: Hearing) -> None:
    with VirtualPad(known=False, hats=1) as pad:
        assert hearing.heard() == [PadCame(pad.instance_id)]
        pad.press(0, 1, 2, 3, 4, 5, 6, 7, 8, 14)
        told = [intent.command for intent in hearing.heard() if isinstance(intent, Press)]
        assert told == list(PLAIN.buttons.values())
        for value, command in ((1, Command.UP), (2, Command.RIGHT), (4, Command.DOWN), (8, Command.LEFT)):
            pad.hat(0, value)
            assert hearing.heard()[-1] == pressed(command, pad)
        pad.hat(0, 0)
        assert hearing.heard() == [released(Command.LEFT, pad)]
        assert leant(hearing, pad, 0, -FAR) == [pressed(Command.LEFT, pad)]
        assert leant(hearing, pad, 0, 0) == [released(Command.LEFT, pad)]


def test_axes_of_a_plain_joystick_that_may_be_anything_say_nothing(hearing: Hearing) -> None:
    with VirtualPad(known=False) as pad:
        hearing.heard()
        for axis in range(2, 6):
            assert leant(hearing, pad, axis, FAR) == []
        assert hearing.after(2.0) == []


@pytest.mark.parametrize(("axes", "buttons", "hats"), [(0, 2, 0), (1, 1, 0), (0, 0, 1), (6, 32, 4)])
def test_odd_devices_are_harmless(hearing: Hearing, axes: int, buttons: int, hats: int) -> None:
    with VirtualPad(known=False, axes=axes, buttons=buttons, hats=hats) as pad:
        assert hearing.heard() == [PadCame(pad.instance_id)]
        for button in range(buttons):
            pad.press(button)
        for axis in range(axes):
            pad.push(axis, -FAR)
            pad.push(axis, 0)
        for hat in range(hats):
            pad.hat(hat, 9)
            pad.hat(hat, 0)
        hearing.heard()
        assert not hearing.translator.waits_for_time
    assert hearing.heard() == [PadWent(pad.instance_id)]
