"""The result sheet of a duplicate. Before its end it lists the boards in the order of play: which of them belong
together would tell what is still to come. At the end a row a deal, with both scores."""

from collections.abc import Iterator
from functools import partial
from typing import ClassVar

import pygame

from game.duplicate import DealScore, Duplicate, Sheet
from game.seats import Pair
from game.sentences.voice import Voice
from scenes import routes
from scenes.stack import Move, Push
from scenes.table.between_hands import leave_question
from scenes.table.company import Company
from scenes.table.duplicate_words import memory_note
from scenes.ui.long_page import LongPage, Piece
from scenes.ui.page_scene import PageScene
from scenes.ui.panel import Control, Pressed
from scenes.ui.scroll import Scroll
from sprites import badges
from sprites.geometry import NOWHERE, Box
from sprites.lettering import Weight, line_height, width_of, write, write_lines
from sprites.palette import CREAM, FAINT, GOLD, SOFT, Colour

COLUMNS = (0.31, 0.24, 0.24, 0.21)
"""Shares of the width: the deal, its two plays, and what is left."""


class DuplicateSheet(PageScene):
    ends_something: ClassVar[bool] = True

    def __init__(self, duplicate: Duplicate, company: Company) -> None:
        self._company = company
        self.duplicate = duplicate

    @property
    def title(self) -> str:
        return self.look.words.say("Result sheet")

    def buttons(self) -> list[Control]:
        if not self.duplicate.is_over:
            return []
        say = self.look.words.say
        boards = Control("boards", NOWHERE, say("Replay"), icon="play")
        return (
            [boards]
            if self._company.sitting is None
            else [Control("leave", NOWHERE, say("Leave"), icon="back"), boards]
        )

    def press(self, pressed: Pressed) -> Move | None:
        if pressed.key == "leave":
            return leave_question(self.look.words, self._company, self.services.saves)
        if pressed.key == "boards":
            return Push(routes.Replay(self.duplicate.match))
        return super().press(pressed)

    # ------------------------------------------------------------------ the page

    def scroll_over(self, body: Box) -> Scroll:
        scale = self.look.scale
        return LongPage(body, list(self._pieces()), line_height(scale.body), scale.px(12, 5))

    def page(self, surface: pygame.Surface, width: int) -> float:
        return 0.0

    def _pieces(self) -> Iterator[Piece]:
        if self.duplicate.is_over:
            yield from self._by_deal(self.duplicate.sheet())
        else:
            yield from self._by_board()

    def _by_deal(self, sheet: Sheet) -> Iterator[Piece]:
        words, scale = self.look.words, self.look.scale
        yield partial(self._text, self._verdict(sheet.net), round(scale.body * 1.2), GOLD, Weight.BLACK)
        for pair in Pair:
            yield partial(self._pair, pair, words.count("{n} point", "{n} points", sheet.points(pair)))
        heads = [words.say("The deal"), words.say("First time"), words.say("Second time"), words.say("Net")]
        yield partial(self._heads, heads)
        for place, deal in enumerate(sheet.deals, start=1):
            yield partial(self._deal, place, deal)
        yield partial(self._note, words.say("Seed {seed}: it deals the same boards again.", seed=self.duplicate.seed))
        yield partial(self._note, memory_note(words))

    def _by_board(self) -> Iterator[Piece]:
        say, duplicate = self.look.words.say, self.duplicate
        played = say("{n} of {all} boards are played", n=duplicate.finished, all=duplicate.boards)
        yield partial(self._text, played, round(self.look.scale.body * 1.2), GOLD, Weight.BLACK)
        for number, result in enumerate(duplicate.results(), start=1):
            yield partial(self._board, say("Board {n}", n=number), result)
        yield partial(self._note, say("Which boards had the same tiles stands here when the last one is over."))
        yield partial(self._note, memory_note(self.look.words))
        yield partial(self._note, say("Replay and review of the boards wait for the last one."))

    def _verdict(self, net: int) -> str:
        words = self.look.words
        if net == 0:
            return words.say("Both pairs are level")
        pair = self._names(_ahead(net))
        return words.count("{pair} win by {n} point", "{pair} win by {n} points", abs(net), pair=pair)

    def _names(self, pair: Pair) -> str:
        match = self.duplicate.match
        return Voice(self.look.words, match.game, tuple(player.name for player in match.players)).pair(pair)

    # ------------------------------------------------------------------ pieces

    def _text(self, text: str, px: int, colour: Colour, weight: Weight, surface: pygame.Surface, box: Box) -> float:
        return write_lines(surface, text, box, px, colour, weight).bottom

    def _note(self, text: str, surface: pygame.Surface, box: Box) -> float:
        return self._text(text, self.look.scale.small, SOFT, Weight.BOLD, surface, box)

    def _pair(self, pair: Pair, points: str, surface: pygame.Surface, box: Box) -> float:
        """Mark and names left, what they have right."""
        px = self.look.scale.body
        taken = width_of(points, px, Weight.BLACK) + px
        names = self._names(pair)
        bottom = self._marked(surface, box._replace(w=box.w - taken), pair, names)
        write(
            surface,
            points,
            (box.right - width_of(points, px, Weight.BLACK), box.y + line_height(px) / 2),
            px,
            GOLD,
            Weight.BLACK,
        )
        return bottom

    def _marked(self, surface: pygame.Surface, box: Box, pair: Pair, text: str) -> float:
        px = self.look.scale.body
        mark = badges.pair_shape(round(px * 0.75), pair)
        surface.blit(mark, (round(box.x), round(box.y + (line_height(px) - mark.get_height()) / 2)))
        indent = px * 1.2
        return write_lines(surface, text, box._replace(x=box.x + indent, w=box.w - indent), px, CREAM).bottom

    def _board(self, board: str, result: int, surface: pygame.Surface, box: Box) -> float:
        words, px = self.look.words, self.look.scale.body
        left = max(width_of(words.say("Board {n}", n=88), px), width_of(board, px)) + px
        write(surface, board, (box.x, box.y + line_height(px) / 2), px, SOFT)
        room = box._replace(x=box.x + left, w=box.w - left)
        if result == 0:
            return write_lines(surface, words.say("A draw"), room, px, SOFT).bottom
        points = words.count("{n} point", "{n} points", abs(result))
        return self._pair(_ahead(result), points, surface, room)

    def _cells(self, box: Box) -> list[Box]:
        cells, x = [], box.x
        for share in COLUMNS:
            cells.append(box.piece(x, box.w * share - self.look.scale.pad))
            x += box.w * share
        return cells

    def _heads(self, heads: list[str], surface: pygame.Surface, box: Box) -> float:
        px = self.look.scale.small
        cells = self._cells(box._replace(y=box.y + px * 0.4))
        bottom = max(write_lines(surface, text, cell, px, SOFT).bottom for text, cell in zip(heads, cells, strict=True))
        surface.fill(FAINT, pygame.Rect(round(box.x), round(bottom), round(box.w), self.look.scale.px(2)))
        return bottom + self.look.scale.px(2)

    def _deal(self, place: int, deal: DealScore, surface: pygame.Surface, box: Box) -> float:
        """Which deal and on which boards, then each play's winner and what is left."""
        say, scale = self.look.words.say, self.look.scale
        first, *scores = self._cells(box)
        one, two = deal.boards
        name = write_lines(surface, say("Deal {n}", n=place), first, scale.body, CREAM).bottom
        boards = say("boards {one} and {two}", one=one, two=two)
        bottom = write_lines(surface, boards, first._replace(y=name), scale.small, SOFT).bottom
        for cell, result in zip(scores, (*deal.results, deal.net), strict=True):
            self._score(surface, cell, result, is_net=cell is scores[-1])
        return bottom

    def _score(self, surface: pygame.Surface, cell: Box, result: int | None, *, is_net: bool) -> None:
        """Whose it was, and how much."""
        scale, middle = self.look.scale, cell.y + line_height(self.look.scale.body) / 2
        px = scale.body
        if not result:
            write(surface, "–" if result is None else "0", (cell.x + px * 1.2, middle), px, SOFT, Weight.BLACK)
            return
        mark = badges.pair_shape(round(px * 0.75), _ahead(result))
        surface.blit(mark, (round(cell.x), round(middle - mark.get_height() / 2)))
        write(surface, str(abs(result)), (cell.x + px * 1.2, middle), px, GOLD if is_net else CREAM, Weight.BLACK)


def _ahead(result: int) -> Pair:
    return Pair.P13 if result > 0 else Pair.P24
