"""Keys, as intents: commands, letters in a text field, repeats."""

import pygame
import pytest

from scenes.input.held import FIRST_REPEAT, NEXT_REPEAT
from scenes.input.intents import (
    Command,
    Device,
    Edited,
    Press,
    Release,
    Typed,
)
from tests.scenes.input.hearing import Hearing

AT = (300, 200)
MOUSE_LIFTED = Release(Command.CONFIRM, Device.MOUSE)
TOUCH_LIFTED = Release(Command.CONFIRM, Device.TOUCH)


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


PLACES = [
    (0x43A, pygame.KSCAN_R, 0, Command.RULES),
    (0x434, pygame.KSCAN_L, 0, Command.LOG),
    (0x3C1, pygame.KSCAN_R, 0, Command.RULES),
    (0x5E8, pygame.KSCAN_R, 0, Command.RULES),
    (0x44F, pygame.KSCAN_Z, pygame.KMOD_LCTRL, Command.UNDO),
    (0x3B6, pygame.KSCAN_Z, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT, Command.REDO),
    (0x43D, pygame.KSCAN_Y, pygame.KMOD_RCTRL, Command.REDO),
]
"""Of Cyrillic, Greek and Hebrew layouts."""


@pytest.mark.parametrize(("key", "place", "mod", "command"), PLACES)
def test_a_key_without_a_latin_letter_counts_by_its_place(
    hearing: Hearing, key: int, place: int, mod: int, command: Command
) -> None:
    assert hearing.of(pygame.KEYDOWN, key=key, mod=mod, unicode=chr(key), scancode=place) == [Press(command)]


@pytest.mark.parametrize(("place", "edited"), [(pygame.KSCAN_V, "paste"), (pygame.KSCAN_A, "all")])
def test_text_is_edited_by_the_place_of_a_key_too(hearing: Hearing, place: int, edited: str) -> None:
    hearing.translator.takes_text = True
    heard = hearing.of(pygame.KEYDOWN, key=0x43C, mod=pygame.KMOD_LCTRL, unicode="", scancode=place)
    assert heard == [Edited(edited)]


def test_a_latin_letter_counts_by_itself_wherever_it_lies(hearing: Hearing) -> None:
    assert hearing.of(pygame.KEYDOWN, key=pygame.K_r, mod=0, unicode="r", scancode=pygame.KSCAN_O) == [
        Press(Command.RULES)
    ]
    assert hearing.of(pygame.KEYDOWN, key=ord("ñ"), mod=0, unicode="ñ", scancode=pygame.KSCAN_R) == []


KEYPAD = [
    (pygame.K_KP_4, Command.LEFT),
    (pygame.K_KP_6, Command.RIGHT),
    (pygame.K_KP_8, Command.UP),
    (pygame.K_KP_2, Command.DOWN),
    (pygame.K_KP_7, Command.FIRST),
    (pygame.K_KP_3, Command.PAGE_DOWN),
]


@pytest.mark.parametrize(("key", "command"), KEYPAD)
def test_the_number_pad_is_arrows_while_it_writes_no_digits(hearing: Hearing, key: int, command: Command) -> None:
    assert hearing.key(key) == [Press(command), Release(command)]
    assert hearing.key(key, mod=pygame.KMOD_NUM | pygame.KMOD_LSHIFT) == [Press(command), Release(command)]
    digit = str(key - pygame.K_KP_1 + 1)
    heard = hearing.key(key, mod=pygame.KMOD_NUM, unicode=digit)
    assert Press(command) not in heard
    hearing.translator.takes_text = True
    assert hearing.key(key, mod=pygame.KMOD_NUM, unicode=digit) == []
