"""A page too long to keep as one picture: its pieces are measured once, and only those in sight are drawn."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

import pygame

from scenes.ui.scroll import Scroll
from sprites import drawing
from sprites.geometry import Box

Piece: TypeAlias = Callable[[pygame.Surface, Box], float]
"""Paints itself from the top of a box as wide as the page; how far down it reached. The box is of no height."""


class LongPage(Scroll):
    """`gap` pixels lie between two pieces."""

    def __init__(self, box: Box, pieces: Sequence[Piece], line: int, gap: int) -> None:
        nowhere = drawing.clear(1, 1)
        super().__init__(box, nowhere, line)
        self.placed: list[tuple[float, float, Piece]] = []
        y = 0.0
        for piece in pieces:
            bottom = piece(nowhere, Box(0, y, box.w, 0))
            self.placed.append((y, bottom, piece))
            y = bottom + gap
        self._height = max(y - gap, 0.0)

    @property
    def height(self) -> float:
        return max(self._height, self.box.h)

    def _draw_content(self, surface: pygame.Surface, box: Box) -> None:
        surface.set_clip(pygame.Rect(box))
        up = round(self.offset)
        for top, bottom, piece in self.placed:
            if bottom > up and top < up + box.h:
                piece(surface, box.strip(box.y + top - up, 0))
        surface.set_clip(None)
