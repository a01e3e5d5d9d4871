"""The log of the hand, to read."""

from typing import ClassVar

import pygame

from scenes.input.intents import Command
from scenes.table.log_rows import draw_log, log_title
from scenes.table.sitting import Sitting
from scenes.table.summary_words import seal_line
from scenes.table.table_picture import voice_of
from scenes.ui.page_scene import PageScene
from sprites.geometry import Box
from sprites.lettering import line_height, write_lines
from sprites.palette import SOFT


class Log(PageScene):
    starts_at_end: ClassVar[bool] = True
    opened_by: ClassVar[Command | None] = Command.LOG

    @property
    def title(self) -> str:
        match = self.sitting.match
        return log_title(self.look.words, match, match.hand)

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting

    def page(self, surface: pygame.Surface, width: int) -> float:
        sitting, scale = self.sitting, self.look.scale
        y = draw_log(surface, sitting.match.hand, voice_of(sitting, self.look.words), scale, width, scale.body)
        seal = seal_line(self.look.words, sitting)
        if not seal:
            return y
        indent = line_height(scale.body) * 1.1
        return write_lines(surface, seal, Box(indent, y, width - indent, scale.body), scale.body, SOFT).bottom
