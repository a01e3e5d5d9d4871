"""Mouse and fingers, as intents: taps, drags, long presses, pinches."""

import pygame

from scenes.input.intents import (
    Command,
    Device,
    DragCancelled,
    Dragged,
    Dropped,
    LongPress,
    Pinch,
    PointedAt,
    Release,
    Tap,
    Touched,
    Wheel,
)
from scenes.input.pointers import ECHO_TIME, LONG_PRESS
from tests.scenes.input.hearing import SIZE, Hearing

AT = (300, 200)
MOUSE_LIFTED = Release(Command.CONFIRM, Device.MOUSE)
TOUCH_LIFTED = Release(Command.CONFIRM, Device.TOUCH)


def test_a_click_is_a_tap_where_it_began(hearing: Hearing) -> None:
    assert hearing.mouse_down(AT) == [Touched(AT)]
    assert hearing.mouse_move((AT[0] + 5, AT[1])) == []
    assert hearing.mouse_up((AT[0] + 5, AT[1])) == [MOUSE_LIFTED, Tap(AT)]


def test_a_drag_starts_past_its_threshold_and_tells_each_step(hearing: Hearing) -> None:
    hearing.mouse_down(AT)
    assert hearing.mouse_move((AT[0] + 12, AT[1])) == []
    assert hearing.mouse_move((AT[0] + 20, AT[1])) == [Dragged(AT, AT, (AT[0] + 20, AT[1]))]
    assert hearing.mouse_move(AT) == [Dragged(AT, (AT[0] + 20, AT[1]), AT)]
    assert hearing.mouse_up(AT) == [MOUSE_LIFTED, Dropped(AT, AT)]


def test_a_mouse_held_still_is_no_long_press(hearing: Hearing) -> None:
    hearing.mouse_down(AT)
    assert hearing.after(3.0) == []
    assert hearing.mouse_up(AT) == [MOUSE_LIFTED, Tap(AT)]


def test_only_the_left_button_presses(hearing: Hearing) -> None:
    for button in (2, 3, 4, 5, 6):
        assert hearing.mouse_down(AT, button) == hearing.mouse_up(AT, button) == []


def test_the_wheel_turns_where_the_mouse_is(hearing: Hearing) -> None:
    assert hearing.mouse_move(AT) == [PointedAt(AT)]
    assert hearing.of(pygame.MOUSEWHEEL, x=0, y=-1, precise_y=-0.5, touch=False) == [Wheel(AT, -0.5)]
    assert hearing.of(pygame.MOUSEWHEEL, x=1, y=0, precise_y=0.0, touch=False) == []


# ---------------------------------------------------------------------- fingers


def test_one_finger_is_one_press(hearing: Hearing) -> None:
    """With the mouse events that SDL makes of it, before and after."""
    told = hearing.mouse_down(AT, touch=True) + hearing.finger(pygame.FINGERDOWN, AT)
    told += hearing.mouse_up(AT, touch=True) + hearing.finger(pygame.FINGERUP, AT) + hearing.mouse_up(AT, touch=True)
    assert told == [Touched(AT, Device.TOUCH), TOUCH_LIFTED, Tap(AT, Device.TOUCH)]


def test_a_plain_click_that_echoes_a_touch_is_ignored(hearing: Hearing) -> None:
    hearing.finger(pygame.FINGERDOWN, AT)
    assert hearing.mouse_down((AT[0] + 3, AT[1])) == hearing.mouse_move(AT) == hearing.mouse_up(AT) == []
    hearing.finger(pygame.FINGERUP, AT)
    hearing.now += ECHO_TIME / 2
    assert hearing.mouse_down((AT[0] + 3, AT[1] + 3)) == hearing.mouse_up(AT) == []
    assert hearing.mouse_down((AT[0] + 40, AT[1])) == [Touched((AT[0] + 40, AT[1]))]


def test_a_click_some_time_after_a_touch_is_a_click(hearing: Hearing) -> None:
    hearing.finger(pygame.FINGERDOWN, AT)
    hearing.finger(pygame.FINGERUP, AT)
    hearing.now += ECHO_TIME * 1.2
    assert hearing.mouse_down(AT) == [Touched(AT)]


def test_a_long_press_is_told_while_it_lasts_and_is_no_tap(hearing: Hearing) -> None:
    hearing.finger(pygame.FINGERDOWN, AT)
    assert hearing.after(LONG_PRESS - 0.03) == []
    assert hearing.after(1.0) == [LongPress(AT)]
    assert hearing.finger(pygame.FINGERMOTION, (600, 600)) == []
    assert hearing.finger(pygame.FINGERUP, (600, 600)) == [TOUCH_LIFTED]


def test_a_finger_drags(hearing: Hearing) -> None:
    hearing.finger(pygame.FINGERDOWN, AT)
    assert hearing.finger(pygame.FINGERMOTION, (400, 300)) == [Dragged(AT, AT, (400, 300), Device.TOUCH)]
    assert hearing.after(2.0) == [], "a drag is no long press"
    assert hearing.finger(pygame.FINGERUP, (400, 310)) == [TOUCH_LIFTED, Dropped(AT, (400, 310), Device.TOUCH)]


def test_a_second_finger_cancels_and_two_pinch(hearing: Hearing) -> None:
    hearing.finger(pygame.FINGERDOWN, (400, 400), 1)
    hearing.finger(pygame.FINGERMOTION, (450, 400), 1)
    assert hearing.finger(pygame.FINGERDOWN, (550, 400), 2) == [DragCancelled(), TOUCH_LIFTED]
    assert hearing.finger(pygame.FINGERMOTION, (650, 400), 2) == [Pinch((550, 400), 2.0)]
    assert hearing.finger(pygame.FINGERMOTION, (550, 400), 1) == [Pinch((600, 400), 0.5)]
    assert hearing.finger(pygame.FINGERUP, (550, 400), 1) == []
    assert hearing.finger(pygame.FINGERMOTION, (800, 800), 2) == [], "the one that stays drags nothing"
    assert hearing.finger(pygame.FINGERUP, (800, 800), 2) == []
    assert hearing.finger(pygame.FINGERDOWN, AT, 3) == [Touched(AT, Device.TOUCH)]


def test_three_fingers_say_nothing(hearing: Hearing) -> None:
    for finger in (1, 2, 3):
        hearing.finger(pygame.FINGERDOWN, (100 * finger, 100), finger)
    assert hearing.finger(pygame.FINGERMOTION, (500, 500), 2) == []
    assert hearing.after(2.0) == []


def test_a_finger_left_over_from_another_scene_is_no_second_finger(hearing: Hearing) -> None:
    hearing.finger(pygame.FINGERDOWN, AT, 1)
    hearing.translator.forget_presses()
    assert hearing.finger(pygame.FINGERDOWN, (500, 500), 2) == [Touched((500, 500), Device.TOUCH)]
    assert hearing.finger(pygame.FINGERMOTION, (90, 90), 1) == hearing.finger(pygame.FINGERUP, (90, 90), 1) == []
    assert hearing.finger(pygame.FINGERUP, (500, 500), 2) == [TOUCH_LIFTED, Tap((500, 500), Device.TOUCH)]


def test_a_lift_that_was_never_told_does_not_block_the_next_press(hearing: Hearing) -> None:
    hearing.mouse_down(AT)
    assert hearing.mouse_down((500, 500)) == [DragCancelled(), MOUSE_LIFTED, Touched((500, 500))]
    assert hearing.mouse_up((500, 500)) == [MOUSE_LIFTED, Tap((500, 500))]


def test_the_window_s_corners_are_its_corners(hearing: Hearing) -> None:
    assert hearing.finger(pygame.FINGERDOWN, SIZE) == [Touched(SIZE, Device.TOUCH)]
