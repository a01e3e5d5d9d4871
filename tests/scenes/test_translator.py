"""Keys, mouse and fingers, as intents."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from scenes.input.held import FIRST_REPEAT, NEXT_REPEAT
from scenes.input.intents import (
    CloseAsked,
    Command,
    Device,
    DragCancelled,
    Dragged,
    Dropped,
    Edited,
    FileDropped,
    LongPress,
    LookedAway,
    Pinch,
    PointedAt,
    Press,
    Release,
    Resized,
    Tap,
    Touched,
    Typed,
    Wheel,
)
from scenes.input.pointers import ECHO_TIME, LONG_PRESS
from tests.scenes.hearing import SIZE, Hearing

AT = (300, 200)
MOUSE_LIFTED = Release(Command.CONFIRM, Device.MOUSE)
TOUCH_LIFTED = Release(Command.CONFIRM, Device.TOUCH)


@pytest.fixture
def hearing(monkeypatch: pytest.MonkeyPatch) -> Iterator[Hearing]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.event.clear()
    yield Hearing()
    pygame.event.clear()


# ---------------------------------------------------------------------- keys

SELECTORS = [
    (pygame.K_RETURN, 0, "\r", Command.CONFIRM),
    (pygame.K_KP_ENTER, 0, "\r", Command.CONFIRM),
    (pygame.K_ESCAPE, 0, "", Command.BACK),
    (pygame.K_LEFT, 0, "", Command.LEFT),
    (pygame.K_RIGHT, 0, "", Command.RIGHT),
    (pygame.K_UP, 0, "", Command.UP),
    (pygame.K_DOWN, 0, "", Command.DOWN),
    (pygame.K_TAB, 0, "\t", Command.NEXT),
    (pygame.K_TAB, pygame.KMOD_LSHIFT, "\t", Command.PREVIOUS),
    (pygame.K_F1, 0, "", Command.HELP),
    (pygame.K_F11, 0, "", Command.FULL_SCREEN),
    (pygame.K_RETURN, pygame.KMOD_LALT, "\r", Command.FULL_SCREEN),
    (pygame.K_PAGEUP, 0, "", Command.PAGE_UP),
    (pygame.K_END, 0, "", Command.LAST),
]
SHORTCUTS = [
    (pygame.K_h, 0, "h", Command.HINT),
    (pygame.K_u, 0, "u", Command.UNDO),
    (pygame.K_u, pygame.KMOD_CAPS, "U", Command.UNDO),
    (pygame.K_z, pygame.KMOD_LCTRL, "\x1a", Command.UNDO),
    (pygame.K_z, pygame.KMOD_LMETA, "z", Command.UNDO),
    (pygame.K_y, pygame.KMOD_RCTRL, "\x19", Command.REDO),
    (pygame.K_z, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT, "\x1a", Command.REDO),
    (pygame.K_r, 0, "r", Command.RULES),
    (pygame.K_l, 0, "l", Command.LOG),
    (pygame.K_d, 0, "d", Command.DETAILS),
    (pygame.K_c, 0, "c", Command.CENTRE),
    (pygame.K_s, 0, "s", Command.SPEAK),
    (pygame.K_m, 0, "m", Command.MENU),
    (pygame.K_PLUS, 0, "+", Command.ZOOM_IN),
    (pygame.K_EQUALS, pygame.KMOD_LSHIFT, "+", Command.ZOOM_IN),
    (pygame.K_RIGHTBRACKET, 0, "+", Command.ZOOM_IN),
    (pygame.K_MINUS, 0, "-", Command.ZOOM_OUT),
    (pygame.K_KP_MINUS, 0, "-", Command.ZOOM_OUT),
    (pygame.K_SPACE, 0, " ", Command.COVER),
]


@pytest.mark.parametrize(("key", "mod", "unicode", "command"), SELECTORS + SHORTCUTS)
def test_a_key_says_its_command_once_and_is_let_go(
    hearing: Hearing, key: int, mod: int, unicode: str, command: Command
) -> None:
    assert hearing.key_down(key, mod=mod, unicode=unicode) == [Press(command)]
    assert hearing.key_up(key) == [Release(command)]


@pytest.mark.parametrize(("key", "mod", "unicode", "command"), SHORTCUTS)
def test_letters_are_letters_in_a_text_field(
    hearing: Hearing, key: int, mod: int, unicode: str, command: Command
) -> None:
    hearing.translator.takes_text = True
    assert hearing.key_down(key, mod=mod, unicode=unicode) == []
    if unicode.isprintable() and not mod & pygame.KMOD_META:
        assert hearing.of(pygame.TEXTINPUT, text=unicode) == [Typed(unicode)]
    assert hearing.key_up(key) == []


def test_what_leaves_a_text_field_still_does(hearing: Hearing) -> None:
    hearing.translator.takes_text = True
    for key in (pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_TAB, pygame.K_UP, pygame.K_DOWN, pygame.K_F11):
        assert isinstance(hearing.key(key)[0], Press)


@pytest.mark.parametrize("first", [pygame.K_1, pygame.K_KP_1])
def test_seven_digits_choose_seven_tiles(hearing: Hearing, first: int) -> None:
    for place in range(7):
        press = Press(Command.TILE, number=place + 1)
        assert hearing.key(first + place, unicode=str(place + 1)) == [press, Release(Command.TILE)]
    assert hearing.key(first + 7, unicode="8") == []


def test_digits_count_by_what_they_write_too(hearing: Hearing) -> None:
    assert hearing.key_down(pygame.K_AMPERSAND, unicode="1") == [Press(Command.TILE, number=1)]


@pytest.mark.parametrize(
    ("key", "edited"),
    [(pygame.K_BACKSPACE, "backspace"), (pygame.K_DELETE, "delete"), (pygame.K_LEFT, "left"), (pygame.K_HOME, "home")],
)
def test_editing_keys_edit_and_repeat_in_a_text_field(hearing: Hearing, key: int, edited: str) -> None:
    hearing.translator.takes_text = True
    assert hearing.key_down(key) == [Edited(edited)]
    repeats = hearing.after(1.0)
    assert repeats
    assert set(repeats) == {Edited(edited)}
    assert hearing.key_up(key) == []
    assert hearing.after(1.0) == []


@pytest.mark.parametrize(
    ("edited", "keys"),
    [
        ("all", [(pygame.K_a, pygame.KMOD_LCTRL), (pygame.K_a, pygame.KMOD_RMETA)]),
        (
            "copy",
            [(pygame.K_c, pygame.KMOD_LCTRL), (pygame.K_c, pygame.KMOD_LMETA), (pygame.K_INSERT, pygame.KMOD_RCTRL)],
        ),
        (
            "cut",
            [(pygame.K_x, pygame.KMOD_LCTRL), (pygame.K_x, pygame.KMOD_LMETA), (pygame.K_DELETE, pygame.KMOD_LSHIFT)],
        ),
        (
            "paste",
            [(pygame.K_v, pygame.KMOD_LCTRL), (pygame.K_v, pygame.KMOD_LMETA), (pygame.K_INSERT, pygame.KMOD_LSHIFT)],
        ),
        ("home", [(pygame.K_HOME, 0), (pygame.K_LEFT, pygame.KMOD_LMETA)]),
        ("end", [(pygame.K_END, 0), (pygame.K_RIGHT, pygame.KMOD_LMETA)]),
    ],
)
def test_every_way_to_edit_in_a_text_field(hearing: Hearing, edited: str, keys: list[tuple[int, int]]) -> None:
    hearing.translator.takes_text = True
    for key, mod in keys:
        assert hearing.key(key, mod=mod) == [Edited(edited)]


@pytest.mark.parametrize("key", [pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_END])
def test_with_shift_the_caret_chooses_on_its_way(hearing: Hearing, key: int) -> None:
    hearing.translator.takes_text = True
    (edited,) = hearing.key(key, mod=pygame.KMOD_RSHIFT)
    assert isinstance(edited, Edited)
    assert edited.chooses


def test_letters_that_take_control_and_alt_are_letters(hearing: Hearing) -> None:
    hearing.translator.takes_text = True
    for key in (pygame.K_a, pygame.K_c, pygame.K_x, pygame.K_v):
        assert hearing.key(key, mod=pygame.KMOD_LCTRL | pygame.KMOD_RALT) == []


def test_the_letter_that_opened_a_text_field_is_not_typed_into_it(hearing: Hearing) -> None:
    assert hearing.key_down(pygame.K_m, unicode="m") == [Press(Command.MENU)]
    hearing.translator.forget_presses()
    hearing.translator.takes_text = True
    assert hearing.of(pygame.TEXTINPUT, text="m") == []
    hearing.key_down(pygame.K_m, unicode="m")
    assert hearing.of(pygame.TEXTINPUT, text="m") == [], "it is held down still"
    assert hearing.key_up(pygame.K_m) == []
    hearing.key_down(pygame.K_m, unicode="m")
    assert hearing.of(pygame.TEXTINPUT, text="m") == [Typed("m")]


def test_text_without_a_field_is_nothing(hearing: Hearing) -> None:
    assert hearing.of(pygame.TEXTINPUT, text="ñ") == []


def test_directions_repeat_at_their_own_pace(hearing: Hearing) -> None:
    hearing.key_down(pygame.K_RIGHT)
    assert hearing.after(FIRST_REPEAT - 0.02) == []
    repeats = hearing.after(1.0)
    assert set(repeats) == {Press(Command.RIGHT, repeat=True)}
    assert 1.0 / NEXT_REPEAT * 0.8 <= len(repeats) <= 1.0 / NEXT_REPEAT + 1
    assert hearing.key_up(pygame.K_RIGHT) == [Release(Command.RIGHT)]
    assert hearing.after(2.0) == []


def test_a_stall_brings_one_repeat_and_no_burst(hearing: Hearing) -> None:
    hearing.key_down(pygame.K_DOWN)
    assert len(hearing.after(30.0, step=30.0)) == 1


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_u, pygame.K_ESCAPE, pygame.K_SPACE])
def test_what_costs_something_never_repeats(hearing: Hearing, key: int) -> None:
    hearing.key_down(key)
    assert hearing.after(5.0) == []
    assert hearing.key_down(key) == []


# ---------------------------------------------------------------------- scenes and windows that change


def test_what_was_pressed_for_one_scene_is_dead_in_the_next(hearing: Hearing) -> None:
    hearing.key_down(pygame.K_RETURN)
    hearing.key_down(pygame.K_RIGHT)
    hearing.mouse_down(AT)
    hearing.translator.forget_presses()
    assert hearing.after(2.0) == []
    assert hearing.key_down(pygame.K_RETURN) == []
    assert hearing.mouse_move((600, 600)) == []
    assert hearing.mouse_up((600, 600)) == []
    assert hearing.key_up(pygame.K_RETURN) == hearing.key_up(pygame.K_RIGHT) == []
    assert hearing.key_down(pygame.K_RETURN) == [Press(Command.CONFIRM)]


@pytest.mark.parametrize("kind", [pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED])
def test_a_window_that_looks_away_lets_everything_go(hearing: Hearing, kind: int) -> None:
    hearing.key_down(pygame.K_RETURN)
    hearing.mouse_down(AT)
    told = hearing.of(kind)
    assert told == [
        DragCancelled(),
        MOUSE_LIFTED,
        Release(Command.CONFIRM),
        LookedAway(minimised=kind == pygame.WINDOWMINIMIZED),
    ]
    assert not hearing.translator.waits_for_time
    assert hearing.key_up(pygame.K_RETURN) == hearing.mouse_up(AT) == []


def test_a_change_of_size_is_told_once_and_ends_a_drag(hearing: Hearing) -> None:
    hearing.mouse_down(AT)
    told = hearing.of(pygame.WINDOWSIZECHANGED, x=640, y=480) + hearing.of(pygame.WINDOWRESIZED, x=640, y=480)
    assert told == [DragCancelled(), MOUSE_LIFTED, Resized((640, 480))]
    assert hearing.mouse_up(AT) == []
    assert hearing.finger(pygame.FINGERDOWN, (320, 240)) == [Touched((320, 240), Device.TOUCH)]


def test_the_window_s_own_wishes(hearing: Hearing) -> None:
    assert hearing.of(pygame.WINDOWCLOSE) == [CloseAsked()]
    assert hearing.of(pygame.DROPFILE, file="a hand.txt") == [FileDropped(Path("a hand.txt"))]


# ---------------------------------------------------------------------- mouse


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
