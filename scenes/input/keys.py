"""The keyboard: which key says what, and when a letter is a letter."""

import unicodedata
from collections.abc import Iterator

import pygame

from scenes.input.held import Presses
from scenes.input.intents import Command, Edited, Intent, Press, Typed

ALWAYS: dict[int, Command] = {
    pygame.K_RETURN: Command.CONFIRM,
    pygame.K_KP_ENTER: Command.CONFIRM,
    pygame.K_ESCAPE: Command.BACK,
    pygame.K_LEFT: Command.LEFT,
    pygame.K_RIGHT: Command.RIGHT,
    pygame.K_UP: Command.UP,
    pygame.K_DOWN: Command.DOWN,
    pygame.K_TAB: Command.NEXT,
    pygame.K_PAGEUP: Command.PAGE_UP,
    pygame.K_PAGEDOWN: Command.PAGE_DOWN,
    pygame.K_HOME: Command.FIRST,
    pygame.K_END: Command.LAST,
    pygame.K_F1: Command.HELP,
    pygame.K_F11: Command.FULL_SCREEN,
}
LETTERS: dict[int, Command] = {
    pygame.K_SPACE: Command.COVER,
    pygame.K_h: Command.HINT,
    pygame.K_u: Command.UNDO,
    pygame.K_r: Command.RULES,
    pygame.K_l: Command.LOG,
    pygame.K_d: Command.DETAILS,
    pygame.K_c: Command.CENTRE,
    pygame.K_s: Command.SPEAK,
    pygame.K_m: Command.MENU,
    pygame.K_PLUS: Command.ZOOM_IN,
    pygame.K_KP_PLUS: Command.ZOOM_IN,
    pygame.K_EQUALS: Command.ZOOM_IN,
    pygame.K_MINUS: Command.ZOOM_OUT,
    pygame.K_KP_MINUS: Command.ZOOM_OUT,
}
"""Shortcuts only while no text field has the focus."""
WITH_CONTROL: dict[int, Command] = {pygame.K_z: Command.UNDO, pygame.K_y: Command.REDO}
TILES = 7

_SIGNS: dict[str, Command] = {"+": Command.ZOOM_IN, "-": Command.ZOOM_OUT}
_EDITING: dict[int, str] = {
    pygame.K_BACKSPACE: "backspace",
    pygame.K_DELETE: "delete",
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_HOME: "home",
    pygame.K_END: "end",
}
_EDITING_WITH_CONTROL: dict[int, str] = {
    pygame.K_a: "all",
    pygame.K_c: "copy",
    pygame.K_INSERT: "copy",
    pygame.K_x: "cut",
    pygame.K_v: "paste",
    pygame.K_LEFT: "home",
    pygame.K_RIGHT: "end",
}
_EDITING_WITH_SHIFT: dict[int, str] = {pygame.K_INSERT: "paste", pygame.K_DELETE: "cut"}
_CHOOSING = frozenset({"left", "right", "home", "end"})
_DIGITS: dict[int, int] = {first + place: place + 1 for first in (pygame.K_1, pygame.K_KP_1) for place in range(TILES)}
_KEYPAD: dict[int, int] = {
    pygame.K_KP_1: pygame.K_END,
    pygame.K_KP_2: pygame.K_DOWN,
    pygame.K_KP_3: pygame.K_PAGEDOWN,
    pygame.K_KP_4: pygame.K_LEFT,
    pygame.K_KP_6: pygame.K_RIGHT,
    pygame.K_KP_7: pygame.K_HOME,
    pygame.K_KP_8: pygame.K_UP,
    pygame.K_KP_9: pygame.K_PAGEUP,
    pygame.K_KP_0: pygame.K_INSERT,
    pygame.K_KP_PERIOD: pygame.K_DELETE,
}
"""What stands on the keys of the number pad beside their digits."""
_BY_PLACE: dict[int, int] = {pygame.KSCAN_A + place: pygame.K_a + place for place in range(26)}
_LETTERS_END = 1 << 30
"""From here on SDL counts keys that write nothing."""
_COMMANDING = pygame.KMOD_CTRL | pygame.KMOD_META


class Keys:
    """Keys that are down. A key pressed for one scene is dead for the next until it comes up."""

    def __init__(self) -> None:
        self._presses = Presses()
        self._swallows = False
        self.forget = self._presses.forget
        self.let_go = self._presses.let_go
        self.tick = self._presses.tick

    @property
    def waits(self) -> bool:
        return self._presses.waits

    def down(self, event: pygame.event.Event, now: float, *, takes_text: bool) -> Iterator[Intent]:
        held_before = event.key in self._presses
        edited = _edit_of(event) if takes_text else None
        intent = edited or _press_of(event, takes_text=takes_text)
        self._swallows = held_before or isinstance(intent, Press)
        if intent is not None:
            yield from self._presses.down(event.key, intent, now)

    def up(self, event: pygame.event.Event) -> Iterator[Intent]:
        self._swallows = False
        yield from self._presses.up(event.key)

    def text(self, event: pygame.event.Event, *, takes_text: bool) -> Iterator[Intent]:
        """The text that comes along with a key which was a command, and opened a text field, is none for the field."""
        if takes_text and not self._swallows and event.text:
            yield Typed(event.text)


def _key_of(event: pygame.event.Event) -> int:
    """The key that is meant: what stands beside a digit of the number pad while that writes none, and by its place
    where the layout has no Latin letter there."""
    key: int = event.key
    if key in _KEYPAD and not event.unicode and _writes_no_digits(event.mod):
        return _KEYPAD[key]
    if 0x7F < key < _LETTERS_END and not unicodedata.name(chr(key), "").startswith("LATIN"):
        return _BY_PLACE.get(getattr(event, "scancode", 0), key)
    return key


def _writes_no_digits(mod: int) -> bool:
    return bool(mod & pygame.KMOD_SHIFT) or not mod & pygame.KMOD_NUM


def _press_of(event: pygame.event.Event, *, takes_text: bool) -> Press | None:
    key, mod = _key_of(event), event.mod
    if mod & pygame.KMOD_ALT:
        return Press(Command.FULL_SCREEN) if key in (pygame.K_RETURN, pygame.K_KP_ENTER) else None
    if mod & _COMMANDING:
        return None if takes_text else _press_with_control(key, mod)
    if key == pygame.K_TAB and mod & pygame.KMOD_SHIFT:
        return Press(Command.PREVIOUS)
    if key in ALWAYS:
        return Press(ALWAYS[key])
    return None if takes_text else _press_of_letter(key, event.unicode)


def _press_with_control(key: int, mod: int) -> Press | None:
    command = WITH_CONTROL.get(key)
    if command is Command.UNDO and mod & pygame.KMOD_SHIFT:
        command = Command.REDO
    return Press(command) if command else None


def _press_of_letter(key: int, unicode: str) -> Press | None:
    """Digits by what they write too: some keyboards have them only with Shift."""
    number = _DIGITS.get(key)
    if number is None and len(unicode) == 1 and unicode in "1234567":
        number = int(unicode)
    if number is not None:
        return Press(Command.TILE, number=number)
    command = LETTERS.get(key) or _SIGNS.get(unicode)
    return Press(command) if command else None


def _edit_of(event: pygame.event.Event) -> Edited | None:
    """Control and Alt together write letters on some keyboards."""
    key, mod, with_shift = _key_of(event), event.mod, bool(event.mod & pygame.KMOD_SHIFT)
    edit = _EDITING.get(key)
    if mod & _COMMANDING and not mod & pygame.KMOD_ALT:
        edit = _EDITING_WITH_CONTROL.get(key, edit)
    elif with_shift:
        edit = _EDITING_WITH_SHIFT.get(key, edit)
    return Edited(edit, chooses=with_shift and edit in _CHOOSING) if edit else None
