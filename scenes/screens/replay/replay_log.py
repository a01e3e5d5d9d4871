"""The log beside a replay: every row can be pressed, the one of the current word is marked."""

from dataclasses import dataclass

import pygame

from game.match import KeptHand
from game.sentences.voice import Voice
from scenes.input.intents import Intent, Point
from scenes.look import Look
from scenes.table.log_rows import log_rows
from scenes.ui.scroll import Scroll
from sprites import badges, drawing, surfaces
from sprites.drawing import rgba
from sprites.geometry import Box
from sprites.lettering import Weight, line_height, wrapped, write_in, write_lines
from sprites.palette import CREAM, GOLD, SOFT


@dataclass(frozen=True, slots=True)
class _Row:
    """`word` None: a line that is no turn."""

    top: float
    bottom: float
    word: int | None


class ReplayLog:
    """One hand's log in a panel."""

    def __init__(self, box: Box, look: Look, hand: KeptHand, voice: Voice, title: str) -> None:
        self.box = box.whole()
        self._look = look
        self._title = title
        scale = look.scale
        inner = self.box.shrunk(scale.px(18, 8))
        head = round(scale.body * 1.6)
        self._head = inner.top(head)
        view = Box(inner.x, inner.y + head, inner.w - scale.px(24, 12), inner.h - head).whole()
        self._rows, content = _drawn(hand, voice, look, view)
        self.scroll = Scroll(view, content, line_height(scale.small))

    def show(self, word: int) -> None:
        """Scroll as little as brings that word's row into sight."""
        row = self._row_of(word)
        if row.top < self.scroll.offset:
            self.scroll.to(row.top - self.scroll.line)
        elif row.bottom > self.scroll.offset + self.scroll.box.h:
            self.scroll.to(row.bottom - self.scroll.box.h + self.scroll.line)

    def hear(self, intent: Intent) -> bool:
        return self.scroll.hear(intent)

    def word_at(self, at: Point) -> int | None:
        """The word whose row lies there."""
        if not self.scroll.box.holds(at):
            return None
        y = at[1] - self.scroll.box.y + self.scroll.offset
        return next((row.word for row in self._rows if row.top <= y < row.bottom), None)

    def draw(self, surface: pygame.Surface, word: int, alpha: int) -> None:
        scale = self._look.scale
        surfaces.panel(surface, self.box, self._look.settings.table_top, alpha=alpha, radius=scale.radius)
        write_in(surface, self._title, self._head, scale.body, GOLD, Weight.BLACK)
        self._draw_mark(surface, self._row_of(word))
        self.scroll.draw(surface, scale)

    def _row_of(self, word: int) -> _Row:
        """Before the first word it is the row of the opening."""
        return next((row for row in self._rows if row.word == word), self._rows[0])

    def _draw_mark(self, surface: pygame.Surface, row: _Row) -> None:
        view, scale = self.scroll.box, self._look.scale
        top = max(row.top - self.scroll.offset, 0.0)
        bottom = min(row.bottom - self.scroll.offset, view.h)
        if bottom - top < 4:
            return
        box = Box(view.x - scale.px(6, 3), view.y + top, view.w + scale.px(6, 3), bottom - top).whole()
        mark = drawing.rounded(int(box.w), int(box.h), scale.px(8, 4), rgba(GOLD, 60), rgba(GOLD), scale.px(2, 1))
        surface.blit(mark, box[:2])


def _drawn(hand: KeptHand, voice: Voice, look: Look, view: Box) -> tuple[list[_Row], pygame.Surface]:
    """The rows, and all of them on one picture as wide as the view."""
    px = look.scale.small
    step = line_height(px)
    indent = step * 1.1
    told = list(log_rows(hand, voice))
    rows: list[_Row] = []
    y, words = 0.0, 0
    for text, pair in told:
        words += pair is not None
        high = len(wrapped(text, px, int(view.w - indent))) * round(step * 0.98)
        rows.append(_Row(y, y + high + step * 0.12, None if pair is None else words))
        y = rows[-1].bottom
    content = drawing.clear(int(view.w), max(round(y), int(view.h)))
    for row, (text, pair) in zip(rows, told, strict=True):
        if pair is not None:
            mark = badges.pair_shape(round(step * 0.55), pair)
            content.blit(mark, (round(step * 0.2), round(row.top + step * 0.26)))
        box = Box(indent, row.top, view.w - indent, step)
        write_lines(content, text, box, px, SOFT if pair is None else CREAM)
    return rows, content
