"""Text fields, edited by pygame_gui."""

from collections.abc import Iterable

import pygame
import pygame_gui
from pygame_gui.core.utility import set_default_manager
from pygame_gui.elements import UITextEntryLine

from scenes.input import clipboard
from scenes.input.intents import Edited, Typed
from scenes.look import Look
from scenes.ui.field_font import use_house_font
from scenes.ui.panel import Control
from scenes.ui.theme import theme

_EDIT_KEYS = {
    "backspace": pygame.K_BACKSPACE,
    "delete": pygame.K_DELETE,
    "left": pygame.K_LEFT,
    "right": pygame.K_RIGHT,
    "home": pygame.K_HOME,
    "end": pygame.K_END,
}


class Entries:
    """The fields of these controls, by their keys. Caret and choice go on from `before`, where they were laid out
    differently."""

    def __init__(self, look: Look, fields: Iterable[Control], before: "Entries | None" = None) -> None:
        style = theme(look.scale, look.settings.table_top)
        manager = pygame_gui.UIManager(look.size, style, enable_live_theme_updates=False)
        use_house_font(manager, look.scale.body)
        self._lines = {control.key: _entry(control, manager) for control in fields}
        for key, line in self._lines.items():
            if before is not None and key in before:
                _go_on(line, before._lines[key])
        # The last manager made is held for ever otherwise, with the files of its fonts.
        set_default_manager(None)

    def __contains__(self, key: str) -> bool:
        return key in self._lines

    def edited(self, key: str, intent: Typed | Edited) -> str | None:
        """The whole text after this; None where there is no room for what was to be added: then it is as it was."""
        line = self._lines[key]
        if not line.is_focused:
            _take_up(line)
        match intent:
            case Typed(text):
                return _added(line, text)
            case Edited("paste"):
                return _added(line, clipboard.line())
            case Edited("all"):
                _choose_all(line)
            case Edited("copy"):
                _copied(line)
            case Edited("cut"):
                if _copied(line):
                    _press(line, pygame.K_BACKSPACE)
            case Edited(edit, chooses):
                _press(line, _EDIT_KEYS[edit], pygame.KMOD_SHIFT if chooses else 0)
        return str(line.get_text())

    def image(self, key: str, *, has_focus: bool) -> pygame.Surface | None:
        line = self._lines[key]
        if has_focus and not line.is_focused:
            _take_up(line)
        elif line.is_focused and not has_focus:
            line.unfocus()  # type: ignore[no-untyped-call]
        # The first draws what was typed, the second takes up what was drawn.
        line.update(0.0)
        line.update(0.0)
        image: pygame.Surface | None = line.image
        return image


def _take_up(line: UITextEntryLine) -> None:
    """All of the text is chosen, so that what is typed takes its place; an arrow or End keeps it."""
    line.focus()  # type: ignore[no-untyped-call]
    _choose_all(line)


def _go_on(line: UITextEntryLine, before: UITextEntryLine) -> None:
    if before.is_focused and before.text == line.text:
        line.focus()  # type: ignore[no-untyped-call]
        line.edit_position, line.select_range = before.edit_position, before.select_range
        line.redraw()  # type: ignore[no-untyped-call]


def _choose_all(line: UITextEntryLine) -> None:
    line.edit_position = len(line.get_text())
    line.select_range = [0, len(line.get_text())]
    line.redraw()  # type: ignore[no-untyped-call]


def _added(line: UITextEntryLine, text: str) -> str | None:
    """In the place of what is chosen, or at the caret: all of it or nothing. The field itself would leave out what
    goes beyond its length, and letters that its font lacks."""
    start, end = _chosen(line)
    before, after = line.text[:start], line.text[end:]
    whole = before + text + after
    if line.length_limit is not None and len(whole) > line.length_limit:
        return None
    line.select_range = [0, 0]
    line.set_text(whole)
    line.edit_position = len(before) + len(text)
    line.cursor_has_moved_recently = True
    return whole


def _chosen(line: UITextEntryLine) -> tuple[int, int]:
    """From where to where; at the caret where nothing is chosen."""
    start, end = sorted(line.select_range)
    return (start, end) if start < end else (line.edit_position, line.edit_position)


def _copied(line: UITextEntryLine) -> bool:
    """False where nothing is chosen, or where there is no clipboard."""
    start, end = _chosen(line)
    return start < end and clipboard.put(line.text[start:end])


def _press(line: UITextEntryLine, key: int, mod: int = 0) -> None:
    line.process_event(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))


def _entry(control: Control, manager: pygame_gui.UIManager) -> UITextEntryLine:
    entry = UITextEntryLine(pygame.Rect(control.box.whole()), manager, initial_text=control.value)
    entry.set_text_length_limit(control.longest)
    return entry
