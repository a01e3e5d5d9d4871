"""Which sign a command has on the device that was used last."""

from typing import Final

import pygame

from game.words import Words
from scenes.input.intents import Command, Device
from scenes.input.keys import LETTERS

_ENGLISH: Final = Words("en")
_PAD: Final[dict[Command, str]] = {
    Command.CONFIRM: "A",
    Command.BACK: "B",
    Command.HINT: "X",
    Command.RULES: "Y",
    Command.UNDO: "LB",
    Command.REDO: "RB",
    Command.ZOOM_OUT: "LT",
    Command.ZOOM_IN: "RT",
    Command.COVER: "View",
    Command.MENU: "Menu",
}
_LETTER_KEYS: Final = {command: chr(key).upper() for key, command in LETTERS.items() if pygame.K_a <= key <= pygame.K_z}


def glyph_of(command: Command, device: Device, words: Words = _ENGLISH) -> str:
    """Empty for mouse and touch, and where the device has no button for it."""
    match device:
        case Device.KEYS:
            return _LETTER_KEYS.get(command) or _named_keys(words).get(command, "")
        case Device.PAD:
            return _PAD.get(command, "")
        case _:
            return ""


def _named_keys(words: Words) -> dict[Command, str]:
    return {
        Command.CONFIRM: words.say("Enter"),
        Command.BACK: words.say("Esc"),
        Command.COVER: words.say("Space"),
        Command.REDO: words.say("Ctrl+Y"),
        Command.NEXT: words.say("Tab"),
        Command.PREVIOUS: words.say("Shift+Tab"),
        Command.PAGE_UP: words.say("PgUp"),
        Command.PAGE_DOWN: words.say("PgDn"),
        Command.FIRST: words.say("Home"),
        Command.LAST: words.say("End"),
        Command.TILE: "1-7",
        Command.ZOOM_IN: "+",
        Command.ZOOM_OUT: "-",
        Command.HELP: "F1",
        Command.FULL_SCREEN: "F11",
    }
