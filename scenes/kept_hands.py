"""The hands of a kept match, one a page: how it ended and its log."""

from typing import ClassVar

import pygame

from game.deal import show_code
from game.match import Match
from game.sentences.results import result_lines
from game.sentences.voice import Voice
from scenes.intents import Command, Intent, Press
from scenes.log import draw_log
from scenes.page_scene import PageScene
from scenes.page_text import heading
from scenes.panel import Control, Pressed
from scenes.stack import Move
from sprites.geometry import Box
from sprites.lettering import write_lines
from sprites.palette import CREAM, SOFT


class KeptHands(PageScene):
    """Hands `first` to `last` of a match, from 1."""

    name: ClassVar[str] = "kept_hands"

    def __init__(self, match: Match, first: int, last: int) -> None:
        self._match = match
        self._first, self._last = first, last
        self.number = first

    @property
    def title(self) -> str:
        return self.stage.words.say(
            "Hand {n} of {all}", n=self.number - self._first + 1, all=self._last - self._first + 1
        )

    def buttons(self) -> list[Control]:
        nowhere = Box(0, 0, 0, 0)
        say = self.stage.words.say
        return [
            Control("previous", nowhere, say("Hand before"), enabled=self.number > self._first, icon="left"),
            Control("next", nowhere, say("Hand after"), enabled=self.number < self._last, icon="right"),
        ]

    def hear(self, intent: Intent) -> Move | None:
        match intent:
            case Press(Command.FIRST):
                self._go(self._first)
            case Press(Command.LAST):
                self._go(self._last)
            case _:
                return super().hear(intent)
        return None

    def press(self, pressed: Pressed) -> Move | None:
        match pressed.key:
            case "previous":
                self._go(self.number - 1)
            case "next":
                self._go(self.number + 1)
            case _:
                return super().press(pressed)
        return None

    def _go(self, number: int) -> None:
        self.number = min(max(number, self._first), self._last)
        self.lay_out()

    def page(self, surface: pygame.Surface, width: int) -> float:
        scale, say = self.stage.scale, self.stage.words.say
        hand = self._match.hands[self.number - 1]
        voice = Voice(self.stage.words, self._match.game, tuple(player.name for player in self._match.players))
        y = 0.0
        result = hand.last.result
        lines = [say("This hand is not over")] if result is None else result_lines(voice, result)
        for place, line in enumerate(lines):
            y = write_lines(surface, line, Box(0, y, width, 0), scale.body, SOFT if place else CREAM).bottom
        if hand.code is not None and result is not None:
            proof = say("Code {code} · seal {seal}", code=show_code(hand.code), seal=show_code(hand.seal))
            y = write_lines(surface, proof, Box(0, y, width, 0), scale.body, SOFT).bottom
        y = heading(scale, surface, Box(0, y, width, 0), say("Log"))
        log = surface.subsurface(
            (0, min(round(y), surface.get_height() - 1), width, max(surface.get_height() - round(y), 1))
        )
        return y + draw_log(log, hand, voice, scale, width, scale.body)
