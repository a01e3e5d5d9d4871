"""Whom a seat belongs to, without letters: eight painted tokens."""

import math
from collections.abc import Callable
from typing import TypeAlias

import pygame

from game.seats import Seat
from sprites import drawing
from sprites.geometry import Point
from sprites.kept_pictures import kept
from sprites.palette import Colour

Brush: TypeAlias = Callable[["_Brush"], None]
TOKENS: tuple[str, ...] = ("rooster", "palm", "anchor", "hat", "coqui", "guitar", "lighthouse", "flower")


def token_of(seat: Seat) -> str:
    return TOKENS[seat - 1]


class _Brush:
    """Draws in shares of a square's side: (0, 0) its upper left, (1, 1) its lower right."""

    def __init__(self, surface: pygame.Surface, side: int, ink: Colour, hole: Colour) -> None:
        self._surface, self._side = surface, side
        self.ink, self.hole = (*ink, 255), (*hole, 255)

    def _at(self, points: list[Point]) -> list[Point]:
        return [(x * self._side, y * self._side) for x, y in points]

    def solid(self, *points: Point, hole: bool = False) -> None:
        pygame.draw.polygon(self._surface, self.hole if hole else self.ink, self._at(list(points)))

    def line(self, *points: Point, wide: float = 0.07, hole: bool = False) -> None:
        drawing.stroke(self._surface, self.hole if hole else self.ink, self._at(list(points)), wide * self._side)

    def disc(self, x: float, y: float, r: float, *, hole: bool = False) -> None:
        colour = self.hole if hole else self.ink
        pygame.draw.circle(self._surface, colour, (x * self._side, y * self._side), r * self._side)

    def oval(self, x: float, y: float, w: float, h: float, *, hole: bool = False) -> None:
        side = self._side
        box = pygame.Rect(round((x - w / 2) * side), round((y - h / 2) * side), round(w * side), round(h * side))
        pygame.draw.ellipse(self._surface, self.hole if hole else self.ink, box)


def _arc(x: float, y: float, r: float, start: float, stop: float) -> list[Point]:
    steps = [start + (stop - start) * step / 16 for step in range(17)]
    return [(x + r * math.cos(math.radians(angle)), y + r * math.sin(math.radians(angle))) for angle in steps]


def _rooster(b: _Brush) -> None:
    b.oval(0.47, 0.60, 0.46, 0.36)
    b.solid((0.30, 0.52), (0.62, 0.60), (0.70, 0.28), (0.58, 0.26))
    b.disc(0.66, 0.28, 0.105)
    b.solid((0.74, 0.24), (0.87, 0.31), (0.74, 0.35))
    for x, y in ((0.58, 0.17), (0.655, 0.14), (0.73, 0.17)):
        b.disc(x, y, 0.05)
    b.line(*_arc(0.22, 0.62, 0.20, 190, 300), wide=0.08)
    b.line(*_arc(0.30, 0.66, 0.24, 190, 280), wide=0.07)
    b.line(*_arc(0.16, 0.50, 0.14, 150, 290), wide=0.06)
    b.line((0.44, 0.76), (0.44, 0.90), (0.53, 0.90), wide=0.05)
    b.line((0.55, 0.75), (0.55, 0.86), (0.64, 0.86), wide=0.05)
    b.disc(0.68, 0.27, 0.024, hole=True)
    b.line(*_arc(0.42, 0.54, 0.14, 20, 120), wide=0.035, hole=True)


def _palm(b: _Brush) -> None:
    b.line((0.46, 0.90), (0.49, 0.66), (0.56, 0.42), wide=0.085)
    for reach in (0.25, 0.22):
        b.line(*_arc(0.56 - reach * 0.85, 0.48, reach, 360 - 15, 360 - 150), wide=0.075)
        b.line(*_arc(0.56 + reach * 0.85, 0.48, reach, 195, 330), wide=0.075)
    b.line(*_arc(0.44, 0.22, 0.22, 70, -20), wide=0.07)
    b.line(*_arc(0.72, 0.24, 0.22, 120, 210), wide=0.07)
    b.line((0.56, 0.40), (0.56, 0.16), wide=0.06)
    b.oval(0.46, 0.91, 0.56, 0.09)
    b.disc(0.50, 0.46, 0.05)
    b.disc(0.62, 0.46, 0.05)


def _anchor(b: _Brush) -> None:
    b.line((0.5, 0.28), (0.5, 0.84), wide=0.10)
    b.disc(0.5, 0.20, 0.11)
    b.disc(0.5, 0.20, 0.05, hole=True)
    b.line((0.32, 0.40), (0.68, 0.40), wide=0.09)
    b.line(*_arc(0.5, 0.52, 0.33, 10, 170), wide=0.10)
    b.solid((0.90, 0.60), (0.70, 0.58), (0.84, 0.44))
    b.solid((0.10, 0.60), (0.30, 0.58), (0.16, 0.44))


def _hat(b: _Brush) -> None:
    b.oval(0.5, 0.66, 0.84, 0.24)
    b.solid((0.27, 0.66), (0.30, 0.34), (0.42, 0.26), (0.50, 0.31), (0.58, 0.26), (0.70, 0.34), (0.73, 0.66))
    b.solid((0.27, 0.62), (0.285, 0.52), (0.715, 0.52), (0.73, 0.62), hole=True)


def _coqui(b: _Brush) -> None:
    b.oval(0.5, 0.60, 0.50, 0.44)
    b.oval(0.5, 0.40, 0.46, 0.34)
    for side in (-1, 1):
        x = 0.5 + side * 0.17
        b.disc(x, 0.26, 0.11)
        b.disc(x, 0.26, 0.055, hole=True)
        b.line((0.5 + side * 0.20, 0.62), (0.5 + side * 0.38, 0.52), (0.5 + side * 0.36, 0.82), wide=0.10)
        for toe in (-0.06, 0.0, 0.06):
            b.line((0.5 + side * 0.36, 0.80), (0.5 + side * 0.36 + toe, 0.88), wide=0.05)
    b.line(*_arc(0.5, 0.34, 0.15, 25, 155), wide=0.035, hole=True)


def _guitar(b: _Brush) -> None:
    b.line((0.46, 0.56), (0.80, 0.18), wide=0.09)
    b.line((0.76, 0.14), (0.86, 0.22), wide=0.10)
    b.disc(0.36, 0.68, 0.215)
    b.disc(0.50, 0.53, 0.155)
    b.disc(0.43, 0.61, 0.075, hole=True)
    b.line((0.27, 0.70), (0.36, 0.79), wide=0.04, hole=True)


def _lighthouse(b: _Brush) -> None:
    b.solid((0.38, 0.36), (0.62, 0.36), (0.70, 0.84), (0.30, 0.84))
    b.line((0.26, 0.87), (0.74, 0.87), wide=0.07)
    b.solid((0.40, 0.22), (0.60, 0.22), (0.60, 0.36), (0.40, 0.36))
    b.solid((0.36, 0.22), (0.64, 0.22), (0.5, 0.10))
    b.line((0.33, 0.37), (0.67, 0.37), wide=0.05)
    for top in (0.47, 0.66):
        b.solid((0.38, top), (0.62, top), (0.645, top + 0.10), (0.355, top + 0.10), hole=True)
    b.disc(0.5, 0.29, 0.045, hole=True)
    for side in (-1, 1):
        b.solid((0.5 + side * 0.16, 0.28), (0.5 + side * 0.40, 0.19), (0.5 + side * 0.40, 0.36))


def _flower(b: _Brush) -> None:
    for turn in range(5):
        angle = math.tau * turn / 5 - math.pi / 2
        x, y = 0.5 + 0.21 * math.cos(angle), 0.48 + 0.21 * math.sin(angle)
        b.disc(x, y, 0.17)
    for turn in range(5):
        angle = math.tau * turn / 5 - math.pi / 2
        start = (0.5 + 0.10 * math.cos(angle), 0.48 + 0.10 * math.sin(angle))
        b.line(start, (0.5 + 0.26 * math.cos(angle), 0.48 + 0.26 * math.sin(angle)), wide=0.025, hole=True)
    b.disc(0.5, 0.48, 0.09, hole=True)
    b.line((0.5, 0.48), (0.66, 0.28), wide=0.045)
    b.disc(0.68, 0.26, 0.045)


_PAINTED: dict[str, Brush] = {
    "rooster": _rooster,
    "palm": _palm,
    "anchor": _anchor,
    "hat": _hat,
    "coqui": _coqui,
    "guitar": _guitar,
    "lighthouse": _lighthouse,
    "flower": _flower,
}


@kept(500_000)
def token(name: str, size: int, ink: Colour, hole: Colour) -> pygame.Surface:
    """A token by its name in TOKENS, in one colour; `hole` is what shows through it. Do not draw on it: it is kept."""

    def paint(large: pygame.Surface, k: int) -> None:
        large.fill((*ink, 0))
        _PAINTED[name](_Brush(large, size * k, ink, hole))

    return drawing.smooth(size, size, paint)
