"""Small marks: who belongs to whom, whose turn, lamps of a score, the numbers of the open ends."""

import pygame

from game.seats import Pair
from game.tiles import Pip
from sprites import drawing, lettering, tokens
from sprites.geometry import Box, Point
from sprites.kept_pictures import kept
from sprites.palette import ALARM, CREAM, GOLD, INK, NIGHT, PAIR_STYLE, SILVER, WIRE, Colour, Shape

FAR = 0.3
"""How far the token of a seat sinks into its sign while another is to act."""
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


def avatar(
    surface: pygame.Surface,
    centre: Point,
    size: int,
    pair: Pair,
    token: str,
    *,
    on_turn: bool = False,
    dim: bool = False,
) -> None:
    """A seat's token on its pair's sign; in a ring of light while it is on turn, `dim` while another seat is."""
    if on_turn:
        spread = max(round(size * 0.22), 4)
        image = drawing.glow(size, size, size // 2, spread, GOLD, 200)
        surface.blit(image, _corner(centre, image))
    shade = drawing.shadow(size, size, size // 2, max(size // 8, 2), 130)
    corner = _corner(centre, shade)
    surface.blit(shade, (corner[0] + size // 24, corner[1] + size // 14))
    image = _sign(size, pair, token, on_turn, dim)
    surface.blit(image, _corner(centre, image))


@kept(400_000)
def _sign(size: int, pair: Pair, token: str, on_turn: bool, dim: bool) -> pygame.Surface:
    style = PAIR_STYLE[pair]
    full = round(size * 0.92) if style.shape is Shape.CIRCLE else size
    ink = drawing.mixed(CREAM, style.deep, FAR) if dim else CREAM
    image = pair_shape(full, pair, GOLD if on_turn else ink).copy()
    inner = round(size * (0.64 if style.shape is Shape.CIRCLE else 0.56))
    painted = tokens.token(token, inner, ink, style.colour)
    image.blit(painted, painted.get_rect(center=image.get_rect().center))
    return image


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


def beads(surface: pygame.Surface, box: Box, lit: int, total: int) -> None:
    """`total` beads on a wire through a box, the first `lit` of them ivory and slid to its left."""
    pitch = min(box.h * 1.05, box.w / (total + 1.6))
    size = max(int(pitch * 0.94), 4)
    y = box.centre[1]
    wire = max(size // 9, 1)
    surface.fill(WIRE, pygame.Rect(round(box.x), round(y - wire / 2), round(box.w), wire))
    for place in range(total):
        x = box.x + place * pitch if place < lit else box.right - (total - place) * pitch
        surface.blit(bead(size, place < lit), (round(x), round(y - size / 2)))


@kept(250_000)
def bead(size: int, lit: bool) -> pygame.Surface:
    """Of ivory, or of dark wood."""

    def paint(large: pygame.Surface, k: int) -> None:
        d = size * k
        colour, rim = ((250, 242, 222), (150, 130, 94)) if lit else ((58, 66, 64), (118, 132, 126))
        large.fill((*rim, 0))
        pygame.draw.circle(large, rim, (d / 2, d / 2), d * 0.48)
        pygame.draw.circle(large, drawing.mixed(colour, (0, 0, 0), 0.16), (d / 2, d / 2), d * 0.41)
        pygame.draw.circle(large, colour, (d * 0.47, d * 0.47), d * 0.35)
        pygame.draw.circle(large, drawing.mixed(colour, (255, 255, 255), 0.6), (d * 0.38, d * 0.36), d * 0.10)

    return drawing.smooth(size, size, paint)


@kept(500_000)
def end_coin(size: int, pip: Pip, acts: bool) -> pygame.Surface:
    """The number of an open end, to be read from afar: gold while somebody is asked to play there, else silver."""
    face = GOLD if acts else SILVER

    def paint(large: pygame.Surface, k: int) -> None:
        d = size * k
        dark = drawing.mixed(face, (0, 0, 0), 0.5)
        large.fill((*dark, 0))
        pygame.draw.circle(large, drawing.mixed(face, (0, 0, 0), 0.72), (d / 2, d / 2), d * 0.5)
        pygame.draw.circle(large, dark, (d * 0.505, d * 0.505), d * 0.465)
        pygame.draw.circle(large, drawing.mixed(face, (255, 255, 255), 0.5), (d * 0.49, d * 0.49), d * 0.455)
        pygame.draw.circle(large, face, (d / 2, d / 2), d * 0.425)

    image = drawing.smooth(size, size, paint)
    glyph = lettering.rendered(str(pip), round(size * 0.76), lettering.Weight.DISPLAY, INK)
    bounds = glyph.get_bounding_rect()
    image.blit(glyph, ((size - bounds.w) // 2 - bounds.x, (size - bounds.h) // 2 - bounds.y))
    return image


@kept(500_000)
def stamp(words: str, height: int, width: int) -> pygame.Surface:
    """Pressed onto the cloth before a seat that has passed: a frame and its words, in one line or two."""
    pad = max(height // 6, 3)
    lines, px = lettering.set_in(
        words, max(round(height * 0.82), 14), width - 2 * pad, 3.4 * height, 14, lettering.Weight.BLACK
    )
    step = round(px * 1.08)
    wide = max(lettering.width_of(line, px, lettering.Weight.BLACK) for line in lines) + 2 * pad
    high = max(step * len(lines) + pad, height)
    edge = max(height // 14, 1)
    image = drawing.rounded(wide, high, high // 5, drawing.rgba(ALARM), drawing.rgba(INK), edge).copy()
    for place, line in enumerate(lines):
        y = high / 2 + (place - (len(lines) - 1) / 2) * step
        lettering.write(image, line, (wide / 2, y), px, INK, lettering.Weight.BLACK, lettering.Align.CENTRE)
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
