"""The rules of both games, written for a player, with drawn examples."""

from functools import partial
from typing import ClassVar

import pygame

from game.games import GAMES
from game.sentences.voice import game_name, told
from scenes import routes
from scenes.input.intents import Command
from scenes.screens.reading.rules_drawing import draw_block
from scenes.screens.reading.rules_text import RULES
from scenes.stack import Move, Push
from scenes.ui.long_page import LongPage
from scenes.ui.page_scene import PageScene
from scenes.ui.panel import Control, Pressed
from scenes.ui.scroll import Scroll
from sprites.geometry import NOWHERE, Box
from sprites.lettering import line_height


class Rules(PageScene):
    """Opens on `game`; two buttons lead from one game to the other."""

    opened_by: ClassVar[Command | None] = Command.RULES

    def __init__(self, game: str) -> None:
        self.game = game

    @property
    def title(self) -> str:
        return told(self.look.words, GAMES[self.game].called.rules)

    def buttons(self) -> list[Control]:
        words = self.look.words
        games = [Control(f"game:{game}", NOWHERE, game_name(words, game), is_on=self.game == game) for game in GAMES]
        return [*games, Control("gallery", NOWHERE, words.say("Hands to learn from"))]

    def scroll_over(self, body: Box) -> Scroll:
        scale = self.look.scale
        pieces = [partial(draw_block, block, self.look) for block in RULES[self.game]]
        return LongPage(body, pieces, line_height(scale.body), scale.px(12, 5))

    def press(self, pressed: Pressed) -> Move | None:
        if pressed.key == "gallery":
            return Push(routes.Gallery())
        kind, _, game = pressed.key.partition(":")
        if kind != "game":
            return super().press(pressed)
        self.game = game
        self.lay_out()
        return None

    def page(self, surface: pygame.Surface, width: int) -> float:
        return 0.0
