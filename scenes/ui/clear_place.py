"""Where on a drawn picture a box can lie without covering what is written there, or what can be pressed."""

from collections.abc import Iterable, Iterator
from itertools import accumulate
from operator import add

import pygame

from sprites.geometry import Box

CELLS = 160
"""Of the picture's height: what is looked at as one."""
CONTRAST = 12
"""From here on an edge is somebody's letter, tile or frame; less is the grain of cloth and wood."""
BRIGHT = 60
"""From here on nothing is dimmed by what lies over it: that is covered last."""
CONTROL = 200
"""So many cells of anything else are covered rather than one of a control."""
STEPS = 32
"""Places tried from the top down, and how far from the middle to the sides."""
ASIDE = (0.0, 1.0, -1.0, 0.5, -0.5)


class ClearPlace:
    """Of one picture, whose controls lie at `spots`; `gap` pixels are left round the box."""

    def __init__(self, picture: pygame.Surface, spots: Iterable[pygame.Rect], gap: int) -> None:
        width, height = picture.get_size()
        self._gap, self._cell = gap, max(height // CELLS, 1)
        self._size = (width // self._cell, height // self._cell)
        small = pygame.transform.smoothscale(picture, self._size)
        edges, cells = _edges(small), pygame.Surface(self._size, 0, 24)
        for contrast, weight in ((CONTRAST, 1), (BRIGHT, 4)):
            less = pygame.mask.from_threshold(edges, (0, 0, 0), (contrast, contrast, contrast, 255))
            less.to_surface(cells, setcolor=None, unsetcolor=(weight, 0, 0))
        for spot in spots:
            left, top = spot.left // self._cell, spot.top // self._cell
            right, bottom = -(-spot.right // self._cell), -(-spot.bottom // self._cell)
            cells.fill((CONTROL, 0, 0), (left, top, right - left, bottom - top))
        self._sums = _summed(pygame.image.tobytes(cells, "RGB")[::3], self._size[0])

    def of(self, sizes: Iterable[tuple[int, int]], room: Box) -> Box:
        """Inside `room`: of the first of these sizes that finds a place, the first place of all; where none does,
        whatever covers no control and least of the rest, and where all is full, fewest controls."""
        least, best = None, None
        for width, height in sizes:
            for x, y in _corners(width, height, room):
                covered = self._covered(x, y, x + width, y + height)
                if not covered:
                    return Box(x, y, width, height)
                if least is None or covered < least:
                    least, best = covered, Box(x, y, width, height)
        assert best is not None, "no size was asked for"
        return best

    def _covered(self, left: int, top: int, right: int, bottom: int) -> int:
        gap, cell, (across, down) = self._gap, self._cell, self._size
        left, right = max((left - gap) // cell, 0), min(-(-(right + gap) // cell), across)
        above = self._sums[max((top - gap) // cell, 0)]
        below = self._sums[min(-(-(bottom + gap) // cell), down)]
        return below[right] - below[left] - above[right] + above[left]


def _edges(picture: pygame.Surface) -> pygame.Surface:
    """How far each pixel differs from the one left of it and from the one above."""
    edges = pygame.Surface(picture.get_size(), 0, picture)
    for shift in ((1, 0), (0, 1)):
        moved = picture.copy()
        moved.blit(picture, shift)
        for one, other in ((picture, moved), (moved, picture)):
            lighter = one.copy()
            lighter.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
            edges.blit(lighter, (0, 0), special_flags=pygame.BLEND_RGB_MAX)
    return edges


def _summed(values: bytes, width: int) -> list[list[int]]:
    """At [y][x] the sum of all values above and left of there."""
    sums = [[0] * (width + 1)]
    for first in range(0, len(values), width):
        row = accumulate(values[first : first + width], initial=0)
        sums.append(list(map(add, sums[-1], row)))
    return sums


def _corners(width: int, height: int, room: Box) -> Iterator[tuple[int, int]]:
    """In the middle before the sides; at the top, at the bottom, then from the top down."""
    last, side = max(room.bottom - height, room.y), max((room.w - width) / 2, 0.0)
    xs = [round(room.x + side + share * side) for share in ASIDE]
    ys = (room.y, last, *(room.y + (last - room.y) * place / STEPS for place in range(1, STEPS)))
    return ((x, round(y)) for y in ys for x in xs)
