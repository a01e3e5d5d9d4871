"""Every key and button."""

from typing import ClassVar

import pygame

from scenes.input.intents import Command
from scenes.ui.page_scene import PageScene
from scenes.ui.page_text import heading, point
from sprites.geometry import Box
from sprites.lettering import Weight, write_lines
from sprites.palette import CREAM, GOLD, SOFT


class Help(PageScene):
    opened_by: ClassVar[Command | None] = Command.HELP

    @property
    def title(self) -> str:
        return self.look.words.say("Keys and buttons")

    def _rows(self) -> list[tuple[str, str, str]]:
        """What it does, on the keyboard, on a pad."""
        say = self.look.words.say
        enter, space, escape = say("Enter"), say("Space"), say("Escape")
        return [
            (say("What"), say("Keys"), say("Pad")),
            (say("Show my tiles (curtain)"), say("hold Enter or Space"), say("hold A")),
            (say("Choose a tile"), say("1-7, arrows"), say("left, right")),
            (say("Choose the end"), say("up, down"), say("up, down")),
            (say("Next control"), say("Tab"), say("left, right")),
            (say("Confirm"), enter, "A"),
            (say("Take back, menu"), f"{escape}, M", say("B, Menu")),
            (say("Hint"), "H", "X"),
            (say("Undo, redo"), say("U or Ctrl+Z, Ctrl+Y"), "LB, RB"),
            (say("Rules"), "R", "Y"),
            (say("Log"), "L", say("its button")),
            (say("Details"), "D", say("its button")),
            (say("Centre"), "C", ""),
            (say("Zoom"), "+ −", say("triggers")),
            (say("Move the table"), "", say("right stick")),
            (say("Turn pages"), say("PgUp, PgDn, Home, End"), say("right stick")),
            (say("Cover the hand"), space, "View"),
            (say("Speak the state"), "S", say("its button")),
            (say("In a text field"), "Ctrl+A, C, X, V", ""),
            (say("Full screen"), "F11, Alt+Enter", ""),
            (say("This page"), "F1", ""),
        ]

    def _points(self) -> list[str]:
        """With mouse and finger."""
        say = self.look.words.say
        return [
            say(
                "Tap a tile, then its ghost on the table: it is played. If it fits both ends, tap the other ghost to "
                "change."
            ),
            say("Or drag a tile to an end and confirm it there."),
            say("Drag a tile inside your hand to put it in another place. Nobody else sees your order."),
            say("Drag the table to move it. The wheel, or two fingers, make it larger."),
            say("Press long on the table for the details."),
            say("With phones: Menu, Phones… shows the picture to scan, and changes a seat between phone and screen."),
        ]

    def page(self, surface: pygame.Surface, width: int) -> float:
        scale, y = self.look.scale, 0.0
        columns = ((0.0, 0.36), (0.38, 0.34), (0.74, 0.26))
        for place, row in enumerate(self._rows()):
            bottom = y
            for (left, share), text in zip(columns, row, strict=True):
                colour = GOLD if place == 0 else CREAM if left == 0 else SOFT
                weight = Weight.BLACK if place == 0 else Weight.BOLD
                box = Box(left * width, y, share * width, 0)
                if text:
                    bottom = max(bottom, write_lines(surface, text, box, scale.body, colour, weight).bottom)
            y = bottom + scale.tight
        y = heading(scale, surface, Box(0, y, width, 0), self.look.words.say("Mouse and touch"))
        for text in self._points():
            y = point(scale, surface, Box(0, y, width, 0), text) + scale.tight
        return y
