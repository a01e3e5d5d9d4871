"""One board of an event: how each home played it, beside each other, and how the hardest bot did."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from game.homes.event import Event
from game.homes.par import Par, par_line_match
from game.homes.result import HomeResult, match_of, points_text
from game.homes.wording import tenths
from game.match import Match
from game.sentences import turn_line
from game.sentences.voice import Voice
from scenes import routes
from scenes.look import Look
from scenes.screens.homes.standing import widen
from scenes.services import Services
from scenes.stack import Move, Push
from scenes.ui.long_page import LongPage, Piece
from scenes.ui.page_scene import PageScene
from scenes.ui.panel import Control, Pressed
from scenes.ui.scroll import Scroll
from sprites.geometry import NOWHERE, Box
from sprites.lettering import Weight, line_height, write_lines
from sprites.palette import CREAM, GOLD, SOFT


@dataclass(frozen=True, slots=True)
class Line:
    """The board as somebody played it: hand `hand` of `match`."""

    called: str
    points: int
    match: Match
    hand: int

    def texts(self, look: Look) -> list[str]:
        voice = Voice(look.words, self.match.game, tuple(player.name for player in self.match.players))
        return [turn_line(voice, taken) for taken in self.match.hands[self.hand - 1].log]

    @property
    def words(self) -> tuple[str, ...]:
        return self.match.hands[self.hand - 1].words


class EventBoard(PageScene):
    """Only of an event that is played to its end here. This home's line stands left, the chosen one right of it."""

    def __init__(self, event: Event, board: int) -> None:
        self._event, self._board, self._chosen = event, board, 0
        self._hard: Match | None = None

    def arrive(self, look: Look, services: Services) -> None:
        kept = services.saves.events.find(self._event)
        self.pars = services.homes.pars(self._event)
        self._homes: list[Line] = []
        if kept is not None and kept.played is not None and (own := kept.own) is not None:
            self._homes.append(Line(own.home, own.points[self._board - 1], kept.played.match, self._board))
            self._homes += [self._line_of(result) for result in kept.others if result != own]
        super().arrive(look, services)

    def _line_of(self, result: HomeResult) -> Line:
        return Line(result.home, result.points[self._board - 1], match_of(result), self._board)

    @property
    def lines(self) -> list[Line]:
        """Of the homes, then the hardest bot's, as soon as par is known."""
        if self.par is None:
            return self._homes
        called = self.look.words.say("The hardest bot")
        self._hard = self._hard or par_line_match(self._event, self._board, self.par)
        return [*self._homes, Line(called, self.par.points[0], self._hard, 1)]

    @property
    def par(self) -> Par | None:
        return self.pars.done[self._board - 1] if len(self.pars.done) >= self._board else None

    @property
    def title(self) -> str:
        board = self.look.words.say("Board {n} of {all}", n=self._board, all=self._event.boards)
        return f"{self._event.title} · {board}"

    # ------------------------------------------------------------------ what can be done

    def place(self) -> None:
        super().place()
        if self.lines:
            widen(self.panel, ["home"], 1.8)

    def buttons(self) -> list[Control]:
        say, lines = self.look.words.say, self.lines
        if not lines:
            return []
        has_people = any(player.is_human for player in lines[self._chosen].match.players)
        return [
            Control("home", NOWHERE, lines[self._chosen].called, icon="swap"),
            Control("replay", NOWHERE, say("Replay")),
            Control("review", NOWHERE, say("Review"), enabled=has_people),
        ]

    def press(self, pressed: Pressed) -> Move | None:
        if pressed.key == "home":
            self._chosen = (self._chosen + pressed.step) % len(self.lines)
            self.lay_out()
            return None
        if pressed.key in ("replay", "review"):
            line = self.lines[self._chosen]
            kind = routes.Replay if pressed.key == "replay" else routes.Review
            return Push(kind(line.match, line.hand))
        return super().press(pressed)

    def pass_time(self, dt: float) -> Move | None:
        if dt and self.par is None:
            self.pars.step()
            if self.par is not None:
                self.lay_out()
        return None

    @property
    def is_moving(self) -> bool:
        return self.par is None

    # ------------------------------------------------------------------ the page

    def scroll_over(self, body: Box) -> Scroll:
        return LongPage(body, list(self._pieces()), line_height(self.look.scale.body), self.look.scale.px(4, 2))

    def page(self, surface: pygame.Surface, width: int) -> float:
        return 0.0

    def _pieces(self) -> Iterator[Piece]:
        lines = self.lines
        shown = [*lines[:1], *(lines[self._chosen : self._chosen + 1] if self._chosen else lines[1:2])]
        yield partial(self._row, [self._head_of(line) for line in shown], True, False)
        if self.par is not None:
            par = self.look.words.say("Par {par}", par=tenths(self.par.mean))
            yield partial(self._row, [par], False, False)
        texts = [line.texts(self.look) for line in shown]
        for place in range(max(map(len, texts), default=0)):
            cells = [column[place] if place < len(column) else "" for column in texts]
            said = {line.words[: place + 1] for line in shown}
            yield partial(self._row, cells, False, len(said) > 1)

    def _head_of(self, line: Line) -> str:
        return f"{line.called}  {points_text(line.points)}"

    def _row(self, texts: Sequence[str], is_head: bool, has_parted: bool, surface: pygame.Surface, box: Box) -> float:
        """The lines' words beside each other; brighter from where they part."""
        scale = self.look.scale
        px, weight = (scale.body, Weight.BLACK) if is_head else (scale.small, Weight.BOLD)
        colour = GOLD if is_head else CREAM if has_parted else SOFT
        gap = scale.px(28, 12)
        wide = (box.w - gap) / 2
        bottom = box.y
        for place, text in enumerate(texts):
            cell = Box(box.x + place * (wide + gap), box.y, wide, 0)
            bottom = max(bottom, write_lines(surface, text, cell, px, colour, weight).bottom)
        return bottom
