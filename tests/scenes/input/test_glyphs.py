"""Signs on buttons: what they promise is what the key or pad button does."""

import pygame
import pytest

from game.words import Words
from scenes.input.glyphs import glyph_of
from scenes.input.intents import Command, Device, Press
from scenes.input.pad import KNOWN, TRIGGERS
from scenes.input.translator import Translator

CODES = {"Esc": pygame.K_ESCAPE, "Enter": pygame.K_RETURN, "PgUp": pygame.K_PAGEUP, "PgDn": pygame.K_PAGEDOWN}
MODIFIERS = {"Ctrl": pygame.KMOD_LCTRL, "Shift": pygame.KMOD_LSHIFT}
ARROWS = {Command.LEFT, Command.RIGHT, Command.UP, Command.DOWN}
PAD_SIGNS = {
    "A": pygame.CONTROLLER_BUTTON_A,
    "B": pygame.CONTROLLER_BUTTON_B,
    "X": pygame.CONTROLLER_BUTTON_X,
    "Y": pygame.CONTROLLER_BUTTON_Y,
    "LB": pygame.CONTROLLER_BUTTON_LEFTSHOULDER,
    "RB": pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    "View": pygame.CONTROLLER_BUTTON_BACK,
    "Menu": pygame.CONTROLLER_BUTTON_START,
}
TRIGGER_SIGNS = {"LT": pygame.CONTROLLER_AXIS_TRIGGERLEFT, "RT": pygame.CONTROLLER_AXIS_TRIGGERRIGHT}


@pytest.mark.parametrize("command", [command for command in Command if command not in ARROWS])
def test_a_key_s_sign_is_the_key_that_does_it(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    *modifiers, name = glyph_of(command, Device.KEYS).split("+") if command is not Command.ZOOM_IN else ["+"]
    name = "1" if name == "1-7" else name
    key = CODES.get(name) or pygame.key.key_code(name)
    mod = sum(MODIFIERS[modifier] for modifier in modifiers)
    event = pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="")
    (press,) = Translator((800, 600)).translate(event, 0.0)
    assert isinstance(press, Press)
    assert press.command is command


@pytest.mark.parametrize("command", Command)
def test_a_pad_s_sign_is_the_button_that_does_it(command: Command) -> None:
    sign = glyph_of(command, Device.PAD)
    if sign in PAD_SIGNS:
        assert KNOWN.buttons[PAD_SIGNS[sign]] is command
    elif sign:
        assert TRIGGERS[TRIGGER_SIGNS[sign]] is command
    else:
        assert command in ARROWS or command not in {*KNOWN.buttons.values(), *TRIGGERS.values()}


@pytest.mark.parametrize("command", Command)
@pytest.mark.parametrize("device", [Device.MOUSE, Device.TOUCH])
def test_mouse_and_touch_need_no_sign(command: Command, device: Device) -> None:
    assert glyph_of(command, device) == ""


def test_signs_with_a_name_are_in_the_reader_s_language() -> None:
    longer = glyph_of(Command.COVER, Device.KEYS, Words("xx"))
    assert longer != glyph_of(Command.COVER, Device.KEYS)
    assert glyph_of(Command.HINT, Device.KEYS, Words("xx")) == "H"
