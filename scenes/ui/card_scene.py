"""An overlay as a card: a title, some text, and a column of controls, over whatever was there before."""

from collections.abc import Sequence
from typing import ClassVar

import pygame

from scenes.look import Look
from scenes.ui.panel import Control, Kind
from scenes.ui.panel_scene import PanelScene
from scenes.ui.rows import grid
from sprites import surfaces
from sprites.geometry import NOWHERE, Box, around
from sprites.lettering import Align, Weight, line_height, wrapped, write_in, write_lines
from sprites.palette import CREAM, GOLD


class CardScene(PanelScene):
    """Fill in `title`, `text`, `choices` and `press`."""

    is_overlay: ClassVar[bool] = True

    def place(self) -> None:
        scale = self.look.scale
        pad, gap = scale.px(40, 16), scale.pad
        choices = self.choices()
        row = max(scale.touch, round(scale.body * 1.9))
        width = min(scale.px(860), scale.width - 2 * scale.margin_x)
        if scale.factor < 0.6 or scale.text > 100:
            width = min(round(scale.width * 0.8), scale.width - 2 * scale.margin_x)
        inner = width - 2 * pad
        text_height = max(self._height_of(text, inner) for text in (self.text, *self.other_texts))
        columns = 2 if len(choices) > 6 or self._is_too_high(len(choices), row + gap, text_height) else 1
        rows = -(-len(choices) // columns)
        head = round(scale.head * 1.5)
        height = 2 * pad + head + (text_height + gap if text_height else 0) + rows * (row + gap)
        self.card = around((scale.width / 2, scale.height / 2), width, height).whole()
        self._head = Box(self.card.x + pad, self.card.y + pad, inner, head)
        self._text = Box(self.card.x + pad, self._head.bottom, inner, text_height)
        grid(self.panel, self._head.strip(self._text.bottom + gap, row), gap, choices, columns)

    def _height_of(self, text: str, width: int) -> int:
        return len(wrapped(text, self.look.scale.body, width)) * line_height(self.look.scale.body) if text else 0

    def _is_too_high(self, rows: int, step: int, text_height: int) -> bool:
        scale = self.look.scale
        return rows * step + text_height + 2 * scale.px(40, 16) + scale.head * 2 > scale.height - 2 * scale.margin_y

    def paint(self, surface: pygame.Surface) -> None:
        paint_card(surface, self.look, self.card, self._head, self.title)
        if self.text:
            write_lines(surface, self.text, self._text, self.look.scale.body, CREAM, align=Align.CENTRE)

    # ------------------------------------------------------------------ to fill in

    @property
    def title(self) -> str:
        raise NotImplementedError

    @property
    def text(self) -> str:
        return ""

    @property
    def other_texts(self) -> Sequence[str]:
        """What may come to stand in the text's place: there is room for it, and no control moves."""
        return ()

    def choices(self) -> list[Control]:
        """The controls, from top to bottom; their boxes are set here."""
        raise NotImplementedError


def choice(key: str, label: str, kind: Kind = Kind.PLAIN, *, enabled: bool = True) -> Control:
    """A control whose box the card will set."""
    return Control(key, NOWHERE, label, kind, enabled=enabled)


def paint_card(surface: pygame.Surface, look: Look, card: Box, head: Box, title: str) -> None:
    """The ground of a card, with its title in `head`."""
    scale, table = look.scale, look.settings.table_top
    radius = scale.px(24, 10)
    surfaces.soft_shadow(surface, card, radius, scale.px(40, 14), 200)
    surfaces.panel(surface, card, table, GOLD, 250, radius, scale.px(3, 1))
    write_in(surface, title, head, scale.head, GOLD, Weight.BLACK, Align.CENTRE)
