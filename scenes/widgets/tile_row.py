"""A line in one straight row, for examples: its tiles, its ends and what shows of each, a tile about to lie."""

from dataclasses import dataclass

import pygame

from game.line import Line
from game.tile_sets import APPEARANCES, HARD
from game.tiles import TILE_OF, Pip, Tile
from sprites import badges, surfaces, tile
from sprites.geometry import Box
from sprites.palette import ALARM, CREAM, GOLD, Mode

GAP = 0.08
MARK = 1.2
BESIDE = 0.3
"""Between the row and an end's mark, in half tiles, as everything here."""
APART = 0.7
LEAST_TAG = 18


@dataclass(frozen=True, slots=True)
class TileRow:
    """`last` stands at the right, apart. The halves that show `counted` are ringed."""

    line: Line
    mode: Mode
    last: Tile | None = None
    counted: Pip | None = None

    @property
    def halves(self) -> float:
        """How wide it is."""
        numbers = list(self.line.left_to_right())
        tiles = sum(1 if left == right else 2 for left, right in numbers) + GAP * (len(numbers) - 1)
        return tiles + 2 * (MARK + BESIDE) + (APART + 1 if self.last is not None else 0)

    def half_in(self, width: float, most: int) -> int:
        """Pixels a half tile, so that the row fits."""
        return max(min(int(width / self.halves), most), 6)

    def draw(self, surface: pygame.Surface, box: Box, most: int) -> float:
        """In the middle of a box, from its top; how far down it reached."""
        half = self.half_in(box.w, most)
        x = box.centre[0] - self.halves * half / 2
        middle = box.y + 1.1 * half
        assert self.line.ends is not None, "an example has a line"
        left, right = self.line.ends
        bottom = self._draw_mark(surface, left, x, middle, half)
        x += (MARK + BESIDE) * half
        for numbers in self.line.left_to_right():
            x = self._draw_tile(surface, numbers, x, middle, half) + GAP * half
        x += (BESIDE - GAP) * half
        self._draw_mark(surface, right, x, middle, half)
        if self.last is not None:
            self._draw_last(surface, self.last, x + (MARK + APART) * half, middle, half)
        return max(bottom, middle + 1.1 * half)

    def _draw_tile(
        self, surface: pygame.Surface, numbers: tuple[Pip, Pip], x: float, middle: float, half: int
    ) -> float:
        left, right = numbers
        turn = 0 if left == right else 3 if left < right else 1
        w, h = tile.size_of(half, turn)
        box = Box(round(x), round(middle - h / 2), w, h)
        shade, at = tile.shadow_of(half, turn)
        surface.blit(shade, (box.x + at[0], box.y + at[1]))
        surface.blit(tile.face(TILE_OF[numbers], half, turn, self.mode), box[:2])
        corners = ((box.x, box.y), (box.x, box.y + half) if turn == 0 else (box.x + half, box.y))
        for pip, (across, down) in zip(numbers, corners, strict=True):
            if pip == self.counted:
                width = max(half // 14, 2)
                inner = Box(across, down, half, half).shrunk(2 * width)
                surfaces.ring(surface, inner, ALARM, width, half // 6)
        return x + w

    def _draw_mark(self, surface: pygame.Surface, pip: Pip, x: float, middle: float, half: int) -> float:
        """The end's number and how many of its halves lie."""
        size, shown = round(MARK * half), self.line.appearances(pip)
        surface.blit(badges.end_mark(size, pip, False), (round(x), round(middle - size / 2)))
        fill = ALARM if shown == HARD else CREAM
        word = badges.tag(f"{shown}/{APPEARANCES}", max(round(half * 0.5), LEAST_TAG), fill)
        top = round(middle + size * 0.56)
        surface.blit(word, (round(x + (size - word.get_width()) / 2), top))
        return top + word.get_height()

    def _draw_last(self, surface: pygame.Surface, which: Tile, x: float, middle: float, half: int) -> None:
        w, h = tile.size_of(half, 0)
        box = Box(round(x), round(middle - h / 2), w, h)
        surfaces.halo(surface, box, GOLD, max(half // 4, 4), half // 7)
        surface.blit(tile.face(which, half, 0, self.mode), box[:2])
        surfaces.ring(surface, box, GOLD, max(half // 14, 2), half // 7)
