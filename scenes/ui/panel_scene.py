"""A scene made of controls: it places them, hears which was pressed, and paints what lies behind them."""

from typing import ClassVar

import pygame

from scenes.input.intents import Command, Intent, Press
from scenes.look import Look
from scenes.services import Services
from scenes.stack import Move, Scene
from scenes.ui.panel import Panel, Pressed
from scenes.ui.widgets import TooLong, Widgets
from sounds.cues import Cue


class PanelScene(Scene):
    """Fill in `place`, `press`, `paint` and, where Escape does something, `back`."""

    shows_focus_first: ClassVar[bool] = True

    def arrive(self, look: Look, services: Services) -> None:
        self.panel = Panel()
        self.widgets = Widgets(look, services, self.panel)
        super().arrive(look, services)

    def lay_out(self) -> None:
        self.panel.clear()
        self.place()
        if self.panel.focused is None:
            self.panel.focus = self.first_focus
        self.widgets.show(self.look)

    def hear(self, intent: Intent) -> Move | None:
        try:
            was_edited = self.widgets.edit(intent)
        except TooLong as refused:
            self.refuse(str(refused))
            return None
        if was_edited:
            self.edited()
            return None
        if isinstance(intent, Press) and intent.command in (Command.BACK, Command.MENU) and not intent.repeat:
            return self.back()
        pressed = self.panel.hear(intent)
        if pressed is None:
            return None
        self.services.speaker.play(Cue.TAP)
        return self.press(pressed)

    def draw(self, surface: pygame.Surface) -> None:
        self.paint(surface)
        self.widgets.draw(surface)

    @property
    def takes_text(self) -> bool:
        return self.panel.takes_text

    @property
    def spots(self) -> dict[str, pygame.Rect]:
        return self.panel.spots

    @property
    def focus(self) -> str | None:
        return self.panel.focus

    # ------------------------------------------------------------------ to fill in

    @property
    def first_focus(self) -> str | None:
        """The control that has the focus when the scene arrives: the first one."""
        return next((key for key, control in self.panel.controls.items() if control.enabled), None)

    def place(self) -> None:
        """Put the controls on `panel`, in reading order, for the look's size and language."""
        raise NotImplementedError

    def press(self, pressed: Pressed) -> Move | None:
        """A control was used."""
        raise NotImplementedError

    def paint(self, surface: pygame.Surface) -> None:
        """What lies behind the controls."""
        raise NotImplementedError

    def back(self) -> Move | None:
        """Escape, B or the menu button."""

    def edited(self) -> None:
        """The text of the focused entry has changed."""

    def refuse(self, line: str) -> None:
        """The focused entry has no room for what was typed or pasted: a line that says so."""
        self.services.message = line
