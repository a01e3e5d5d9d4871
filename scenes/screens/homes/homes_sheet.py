"""The comparison sheet of an event: boards in rows, homes in columns. Par comes in while it is looked at."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import partial

import pygame

from game.homes.event import Event
from game.homes.result import points_text
from game.homes.sheet import HomesSheet as Sheet
from game.homes.sheet import homes_sheet
from game.homes.wording import apart_line, seat_note, tenths
from scenes import routes
from scenes.look import Look
from scenes.screens.homes.standing import widen
from scenes.services import Services
from scenes.stack import Move, Push
from scenes.ui.long_page import LongPage, Piece
from scenes.ui.page_scene import PageScene
from scenes.ui.panel import Control, Kind, Pressed
from scenes.ui.scroll import Scroll
from sprites.geometry import NOWHERE, Box
from sprites.lettering import Align, Weight, line_height, write_in, write_lines
from sprites.palette import CREAM, FAINT, GOLD, SOFT, Colour

FIRST = 0.2
"""Of the width: which board."""


class HomesSheet(PageScene):
    """Only of an event that is played to its end here: none of its boards is opened before."""

    def __init__(self, event: Event) -> None:
        self._event, self._board = event, 1

    def arrive(self, look: Look, services: Services) -> None:
        kept = services.saves.events.find(self._event)
        self.sheet: Sheet = homes_sheet(self._event, [] if kept is None or not kept.is_over else kept.results)
        self.pars = services.homes.pars(self._event)
        self._first = 0
        super().arrive(look, services)

    @property
    def title(self) -> str:
        return self._event.title

    # ------------------------------------------------------------------ what can be done

    def place(self) -> None:
        super().place()
        widen(self.panel, ["board"], 1.4)

    def buttons(self) -> list[Control]:
        words = self.look.words
        board = words.say("{n} of {all}", n=self._board, all=self._event.boards)
        open_it = Control("open", NOWHERE, words.say("Open it"), icon="eye")
        controls = [Control("board", NOWHERE, words.say("Board"), Kind.CHOICE, board), open_it]
        if len(self.sheet.columns) > self._per_page:
            controls.append(Control("homes", NOWHERE, words.say("Other homes"), icon="right"))
        return controls

    def press(self, pressed: Pressed) -> Move | None:
        match pressed.key:
            case "board":
                self._board = (self._board - 1 + pressed.step) % self._event.boards + 1
                self._lay_out_there()
                return None
            case "open":
                return Push(routes.EventBoard(self._event, self._board))
            case "homes":
                self._first += self._per_page
                self._first %= -(-len(self.sheet.columns) // self._per_page) * self._per_page
                self._lay_out_there()
                return None
        return super().press(pressed)

    def _lay_out_there(self) -> None:
        offset = self.scroll.offset
        self.lay_out()
        self.scroll.to(offset)

    def pass_time(self, dt: float) -> Move | None:
        if dt and self.pars.step():
            self._lay_out_there()
        return None

    @property
    def is_moving(self) -> bool:
        return not self.pars.is_over

    # ------------------------------------------------------------------ the page

    @property
    def _per_page(self) -> int:
        """So many homes beside each other can be read."""
        scale = self.look.scale
        width = min(scale.width - 2 * scale.margin_x, max(scale.px(1500) * scale.text / 100, 620))
        return max(int(width * (1 - FIRST) / (7.2 * scale.body)) - 2, 2)

    def scroll_over(self, body: Box) -> Scroll:
        return LongPage(body, list(self._pieces()), line_height(self.look.scale.body), self.look.scale.tight)

    def page(self, surface: pygame.Surface, width: int) -> float:
        return 0.0

    def _pieces(self) -> Iterator[Piece]:
        words, sheet = self.look.words, self.sheet
        columns = sheet.columns[self._first : self._first + self._per_page]
        say = words.say
        heads = ["", *(column.result.home for column in columns), say("Average"), say("Par")]
        yield partial(self._heads, heads)
        pars = [par.mean for par in self.pars.done]
        for place, average in enumerate(sheet.averages):
            cells = [_cell(column.result.points[place], column.matchpoints[place]) for column in columns]
            par = tenths(pars[place]) if place < len(pars) else "…"
            row = [say("Board {n}", n=place + 1), *cells, tenths(average), par]
            yield partial(self._row, row, CREAM, GOLD, place + 1 == self._board)
        sums = [_cell(column.points, column.all_matchpoints) for column in columns]
        all_pars = tenths(sum(pars, Fraction(0))) if self.pars.is_over else "…"
        row = [say("Total"), *sums, tenths(sum(sheet.averages, Fraction(0))), all_pars]
        yield partial(self._row, row, GOLD, GOLD, False)
        yield partial(self._note, seat_note(words, self._event))
        par_note = say("Par is what the hardest bot makes in the people's place, the mean of eight times.")
        yield partial(self._note, par_note)
        for result in sheet.apart:
            yield partial(self._note, apart_line(words, result))

    def _row(
        self, texts: Sequence[str], colour: Colour, first: Colour, is_on: bool, surface: pygame.Surface, box: Box
    ) -> float:
        scale, px = self.look.scale, self.look.scale.body
        height = line_height(px) + scale.px(6, 2)
        if is_on:
            around = pygame.Rect(round(box.x), round(box.y), round(box.w), round(height))
            pygame.draw.rect(surface, GOLD, around, max(scale.px(2), 1), border_radius=scale.tight)
        indent = scale.px(12, 5)
        write_in(surface, texts[0], Box(box.x + indent, box.y, box.w * FIRST, height), px, first, Weight.BLACK)
        for text, cell in zip(texts[1:], self._cells(box, len(texts) - 1), strict=True):
            write_in(surface, text, cell._replace(h=height), px, colour, align=Align.RIGHT)
        return box.y + height

    def _heads(self, heads: Sequence[str], surface: pygame.Surface, box: Box) -> float:
        px = self.look.scale.small
        cells = self._cells(box, len(heads) - 1)
        ends = [
            write_lines(surface, text, cell, px, SOFT, align=Align.RIGHT).bottom
            for text, cell in zip(heads[1:], cells, strict=True)
        ]
        bottom = max(ends)
        surface.fill(FAINT, pygame.Rect(round(box.x), round(bottom), round(box.w), self.look.scale.px(2)))
        return bottom + self.look.scale.px(4, 2)

    def _cells(self, box: Box, columns: int) -> list[Box]:
        scale = self.look.scale
        wide, gap = box.w * (1 - FIRST) / columns, scale.pad
        left = box.x + box.w * FIRST - scale.px(12, 5)
        return [Box(left + place * wide + gap, box.y, wide - gap, 0) for place in range(columns)]

    def _note(self, text: str, surface: pygame.Surface, box: Box) -> float:
        return write_lines(surface, text, box, self.look.scale.small, SOFT).bottom


def _cell(points: int, matchpoints: int) -> str:
    return f"{points_text(points)} ({matchpoints})"
