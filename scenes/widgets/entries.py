"""Text fields, edited by pygame_gui."""

from collections.abc import Iterable

import pygame
import pygame_gui
from pygame_gui.core.utility import set_default_manager
from pygame_gui.elements import UITextEntryLine

from scenes.input.intents import Edited, Typed
from scenes.stage import Stage
from scenes.widgets.panel import Control
from scenes.widgets.theme import theme

_EDIT_KEYS = {
    "backspace": pygame.K_BACKSPACE,
    "delete": pygame.K_DELETE,
    "left": pygame.K_LEFT,
    "right": pygame.K_RIGHT,
    "home": pygame.K_HOME,
    "end": pygame.K_END,
}


class Entries:
    """The fields of these controls, by their keys."""

    def __init__(self, stage: Stage, fields: Iterable[Control]) -> None:
        look = theme(stage.scale, stage.settings.table)
        manager = pygame_gui.UIManager(stage.size, look, enable_live_theme_updates=False)
        self._lines = {control.key: _entry(control, manager) for control in fields}
        # The last manager made is held for ever otherwise, with the files of its fonts.
        set_default_manager(None)

    def __contains__(self, key: str) -> bool:
        return key in self._lines

    def edited(self, key: str, intent: Typed | Edited) -> str:
        """The whole text after this."""
        line = self._lines[key]
        if not line.is_focused:
            _take_up(line)
        line.process_event(_raw(intent))
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
    line.edit_position = len(line.get_text())
    line.select_range = [0, len(line.get_text())]


def _entry(control: Control, manager: pygame_gui.UIManager) -> UITextEntryLine:
    entry = UITextEntryLine(pygame.Rect(control.box.whole()), manager, initial_text=control.value)
    entry.set_text_length_limit(control.longest)
    return entry


def _raw(intent: Typed | Edited) -> pygame.event.Event:
    """Back into the event that pygame_gui's own text field understands."""
    if isinstance(intent, Typed):
        return pygame.event.Event(pygame.TEXTINPUT, text=intent.text)
    if intent.key == "paste":
        return pygame.event.Event(pygame.TEXTINPUT, text=pygame.scrap.get_text())
    return pygame.event.Event(pygame.KEYDOWN, key=_EDIT_KEYS[intent.key], mod=0, unicode="")
