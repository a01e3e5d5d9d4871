"""Every key and button."""

from typing import ClassVar

import pygame

from scenes.intents import Command
from scenes.page_scene import PageScene
from sprites.geometry import Box
from sprites.lettering import Weight, line_height, wrapped, write_lines
from sprites.palette import CREAM, GOLD, SOFT


class Help(PageScene):
    name: ClassVar[str] = "help"
    opened_by: ClassVar[Command | None] = Command.HELP

    @property
    def title(self) -> str:
        return self.stage.words.say("Keys and buttons")

    def _rows(self) -> list[tuple[str, str, str]]:
        """What it does, on the keyboard, on a pad."""
        say = self.stage.words.say
        return [
            (say("What"), say("Keys"), say("Pad")),
            (say("Show my tiles (curtain)"), say("hold Enter or Space"), say("hold A")),
            (say("Choose a tile"), say("1-7, arrows"), say("left, right")),
            (say("Choose the end"), say("up, down"), say("up, down")),
            (say("Next control"), "Tab", say("left, right")),
            (say("Confirm"), "Enter", "A"),
            (say("Take back, menu"), say("Escape"), "B, Menu"),
            (say("Hint"), "H", "X"),
            (say("Undo, redo"), "U, Ctrl+Z / Ctrl+Y", "LB / RB"),
            (say("Rules"), "R", "Y"),
            (say("Log"), "L", say("its button")),
            (say("Details"), "D", say("its button")),
            (say("Centre, zoom"), "C / + −", say("triggers, right stick")),
            (say("Cover the hand"), say("Space"), "View"),
            (say("Speak the state"), "S", say("its button")),
            (say("Full screen"), "F11, Alt+Enter", ""),
            (say("This page"), "F1", ""),
            (say("Mouse and touch"), say("tap a tile, tap its ghost"), say("drag a tile to an end")),
        ]

    def page(self, surface: pygame.Surface, width: int) -> float:
        scale, y = self.stage.scale, 0.0
        columns = ((0.0, 0.36), (0.38, 0.32), (0.72, 0.28))
        for place, row in enumerate(self._rows()):
            bottom = y
            for (left, share), text in zip(columns, row, strict=True):
                colour = GOLD if place == 0 else CREAM if left == 0 else SOFT
                weight = Weight.BLACK if place == 0 else Weight.BOLD
                box = Box(left * width, y, share * width, line_height(scale.body))
                if text and wrapped(text, scale.body, int(box.w)):
                    bottom = max(bottom, write_lines(surface, text, box, scale.body, colour, weight).bottom)
            y = bottom + scale.px(8, 3)
        return y
