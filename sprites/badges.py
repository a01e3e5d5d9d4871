"""Small marks: who belongs to whom, whose turn, lamps of a score, the numbers of the open ends."""

import pygame

from game.seats import Pair
from game.tiles import Pip
from sprites import drawing, lettering
from sprites.geometry import Box, Point
from sprites.kept_pictures import kept
from sprites.palette import ALARM, CREAM, GOLD, INK, NIGHT, PAIR_STYLE, Colour, Shape

TAG_LETTERS = 0.8
"""Of a tag's height, how large its letters are."""


@kept(500_000)
def pair_shape(size: int, pair: Pair, border: Colour = CREAM) -> pygame.Surface:
    """A pair's own colour in its own shape: a circle for 13, a diamond for 24."""
    style = PAIR_STYLE[pair]
    width = max(1, round(size * 0.05))
    fill = drawing.rgba(style.colour)
    if style.shape is Shape.CIRCLE:
        return drawing.disc(size, fill, drawing.rgba(border), width)
    return drawing.diamond(size, fill, drawing.rgba(border), width)


def avatar(surface: pygame.Surface, centre: Point, size: int, pair: Pair, letter: str, on_turn: bool) -> None:
    """A seat's sign with the first letter of its name; in a ring of light while it is on turn."""
    shape = PAIR_STYLE[pair].shape
    full = size if shape is Shape.CIRCLE else round(size * 1.16)
    if on_turn:
        spread = max(round(size * 0.22), 4)
        image = drawing.glow(size, size, size // 2, spread, GOLD, 230)
        surface.blit(image, _corner(centre, image))
    image = pair_shape(full, pair, GOLD if on_turn else CREAM)
    shade = drawing.shadow(size, size, size // 2, max(size // 10, 2), 150)
    surface.blit(shade, (_corner(centre, shade)[0], _corner(centre, shade)[1] + size // 20))
    surface.blit(image, _corner(centre, image))
    glyph = lettering.rendered(letter, round(size * 0.52), lettering.Weight.BLACK, CREAM)
    surface.blit(glyph, _corner(centre, glyph))


def _corner(centre: Point, image: pygame.Surface) -> tuple[int, int]:
    return round(centre[0] - image.get_width() / 2), round(centre[1] - image.get_height() / 2)


@kept(250_000)
def lamp(size: int, lit: bool) -> pygame.Surface:
    """One point of a score or streak."""

    def paint(large: pygame.Surface, k: int) -> None:
        d = size * k
        large.fill((*NIGHT, 0))
        if not lit:
            pygame.draw.circle(large, (0, 0, 0, 90), (d / 2, d / 2), d * 0.45)
            pygame.draw.circle(large, (150, 172, 158, 230), (d / 2, d / 2), d * 0.49, max(round(d * 0.1), 1))
            return
        pygame.draw.circle(large, (0, 0, 0, 120), (d / 2, d / 2), d * 0.49)
        pygame.draw.circle(large, (166, 112, 34), (d / 2, d / 2), d * 0.47)
        pygame.draw.circle(large, GOLD, (d / 2, d / 2), d * 0.42)
        pygame.draw.circle(large, (255, 236, 176), (d * 0.43, d * 0.4), d * 0.2)

    return drawing.smooth(size, size, paint)


def lamps(surface: pygame.Surface, box: Box, lit: int, total: int) -> Box:
    """`total` lamps from the left of a box, the first `lit` of them burning. The box they took."""
    if not total:
        return Box(box.x, box.y, 0, box.h)
    pitch = min(box.h * 1.22, box.w / total)
    size = max(int(min(box.h, pitch * 0.86)), 4)
    y = round(box.centre[1] - size / 2)
    for place in range(total):
        surface.blit(lamp(size, place < lit), (round(box.x + place * pitch), y))
    return Box(box.x, box.y, pitch * total, box.h)


@kept(500_000)
def end_mark(size: int, pip: Pip, chosen: bool) -> pygame.Surface:
    """The number of an open end, to be read from afar."""
    fill = CREAM if chosen else GOLD
    image = drawing.disc(size, drawing.rgba(fill), drawing.rgba(INK), max(round(size * 0.06), 1)).copy()
    glyph = lettering.rendered(str(pip), round(size * 0.78), lettering.Weight.BLACK, INK)
    bounds = glyph.get_bounding_rect()
    image.blit(glyph, ((size - bounds.w) // 2 - bounds.x, (size - bounds.h) // 2 - bounds.y))
    return image


@kept(500_000)
def tag(text: str, height: int, fill: Colour = ALARM, ink: Colour = INK) -> pygame.Surface:
    """A word in a small pill: a hard end's count, "passed"."""
    px = max(round(height * TAG_LETTERS), 8)
    glyph = lettering.rendered(text, px, lettering.Weight.BLACK, ink)
    bounds = glyph.get_bounding_rect()
    width = bounds.w + round(height * 0.8)
    edge = max(round(height * 0.07), 1)
    image = drawing.rounded(width, height, height // 2, drawing.rgba(fill), drawing.rgba(INK), edge).copy()
    image.blit(glyph, ((width - bounds.w) // 2 - bounds.x, (height - bounds.h) // 2 - bounds.y))
    return image
