"""The rules of a game, written for a player."""

from typing import ClassVar

import pygame

from scenes.intents import Command
from scenes.page_scene import PageScene
from sprites.geometry import Box
from sprites.lettering import write_lines


class Rules(PageScene):
    name: ClassVar[str] = "rules"
    opened_by: ClassVar[Command | None] = Command.RULES

    def __init__(self, game: str) -> None:
        self.game = game

    @property
    def title(self) -> str:
        return self.stage.words.say("Rules")

    def page(self, surface: pygame.Surface, width: int) -> float:
        return write_lines(surface, self.game, Box(0, 0, width, 10), self.stage.scale.body).bottom
