"""What lies on the table: panels, cards, banners, the curtain."""

import math
from functools import lru_cache

import pygame

from game.seats import Pair
from sprites import drawing, lettering
from sprites.geometry import Box, around
from sprites.palette import CREAM, GOLD, LEADING, PAIR_STYLE, TABLES, Colour, Scale

LARGE = 60_000
"""Pixels of a box whose border is cheaper drawn than kept as a picture."""


def panel(
    surface: pygame.Surface,
    box: Box,
    table: str,
    border: Colour | None = None,
    alpha: int = 205,
    radius: int | None = None,
    width: int = 2,
) -> None:
    """A dark plate of the table's own colour, with or without a coloured border."""
    box = box.whole()
    radius = round(min(box.w, box.h) * 0.14) if radius is None else radius
    fill = drawing.rgba(TABLES[table].panel, alpha)
    edge = drawing.rgba(border) if border else (255, 255, 255, 34)
    surface.blit(drawing.rounded(int(box.w), int(box.h), radius, fill, edge, width if border else 1), box[:2])


def soft_shadow(surface: pygame.Surface, box: Box, radius: int, blur: int, strength: int = 150) -> None:
    box = box.whole()
    image = drawing.shadow(int(box.w), int(box.h), radius, blur, strength)
    surface.blit(image, (box.x - blur, box.y - blur + blur // 3))


def ring(surface: pygame.Surface, box: Box, colour: Colour, width: int, radius: int) -> None:
    """A rounded line round a box, outside of it."""
    wide = box.whole().shrunk(-width)
    if wide.w * wide.h > LARGE:
        drawing.line_round(surface, pygame.Rect(wide), radius + width, drawing.rgba(colour), width)
        return
    surface.blit(drawing.outline(int(wide.w), int(wide.h), radius + width, drawing.rgba(colour), width), wide[:2])


def halo(surface: pygame.Surface, box: Box, colour: Colour, spread: int, radius: int, strength: int = 190) -> None:
    """Light round a box."""
    box = box.whole()
    image = drawing.glow(int(box.w), int(box.h), radius, spread, colour, strength)
    surface.blit(image, (box.x - spread, box.y - spread))


PILL_LEAST = 18


def pill(surface: pygame.Surface, text: str, box: Box, px: int, table: str, border: Colour = GOLD) -> Box:
    """The strip that says what to do: as wide as its words, in the middle of `box` and no higher than one line needs;
    two lines where one would be small. The box it took."""
    lines, size = pill_lines(text, px, int(box.w - box.h), box.h)
    height = min(box.h, round(px * 1.7)) if len(lines) == 1 else box.h
    width = max(lettering.width_of(line, size) for line in lines) + height * 1.3
    strip = around(box.centre, min(width, box.w), height).whole()
    edge = drawing.mixed(border, TABLES[table].panel, 0.45)
    panel(surface, strip, table, border=edge, alpha=225, radius=int(min(strip.h, px * 1.7) / 2))
    step = size * LEADING
    for place, line in enumerate(lines):
        y = strip.centre[1] + (place - (len(lines) - 1) / 2) * step
        lettering.write(surface, line, (strip.centre[0], y), size, CREAM, align=lettering.Align.CENTRE)
    return strip


def pill_lines(text: str, px: int, width: int, height: float) -> tuple[tuple[str, ...], int]:
    """As `set_in`, but for what must be read from afar: smaller letters only where nothing else helps."""
    lines, size = lettering.set_in(text, px, width, height, min(PILL_LEAST, px))
    return (lines, size) if " ".join(lines) == text else lettering.set_in(text, px, width, height)


def card(surface: pygame.Surface, text: str, centre: tuple[float, float], scale: Scale, table: str, pair: Pair) -> Box:
    """A short notice in a pair's colour, for a pass. The box it took."""
    px = scale.letters(34, 20)
    widest = round(scale.width * 0.5)
    lines = lettering.wrapped(text, px, widest)
    step = lettering.line_height(px)
    pad = scale.px(26, 10)
    width = max(lettering.width_of(line, px) for line in lines) + 2 * pad
    box = around(centre, width, step * len(lines) + 1.2 * pad).whole()
    radius = scale.px(18, 8)
    soft_shadow(surface, box, radius, scale.px(26, 8), 190)
    panel(surface, box, table, border=PAIR_STYLE[pair].colour, alpha=244, radius=radius, width=scale.px(4, 2))
    inside = Box(box.x, box.y + 0.6 * pad, box.w, box.h)
    lettering.write_lines(surface, text, inside, px, CREAM, align=lettering.Align.CENTRE)
    return box


def banner(
    surface: pygame.Surface, title: str, under: str, area: Box, scale: Scale, table: str, border: Colour = GOLD
) -> Box:
    """A broad band with one great word and a line below it. The box it took."""
    height = scale.px(190, 84) if under else scale.px(150, 66)
    height = round(height * (1 + (scale.text / 100 - 1) * 0.6))
    band = Box(area.x, area.centre[1] - height / 2, area.w, height).whole()
    w = int(band.w)
    body = drawing.clear(w, int(band.h))
    body.fill(drawing.rgba(TABLES[table].panel, 236))
    line = scale.px(4, 2)
    for y in (0, int(band.h) - line):
        body.fill(drawing.rgba(border), (0, y, w, line))
    body.blit(_ends_fade(w, int(band.h)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(body, band[:2])
    px = round(scale.title * (0.92 if under else 1))
    middle = band.centre[1] - (scale.px(30, 13) if under else 0)
    inner = Box(band.x + w * 0.06, middle - px, w * 0.88, 2 * px)
    lettering.write_in(surface, title, inner, px, border, lettering.Weight.BLACK, lettering.Align.CENTRE)
    if under:
        low = Box(inner.x, band.bottom - scale.px(46, 21) - scale.body, inner.w, 2 * scale.body)
        lettering.write_in(surface, under, low, scale.body, CREAM, align=lettering.Align.CENTRE)
    return band


@lru_cache(maxsize=4)
def _ends_fade(w: int, h: int) -> pygame.Surface:
    strip = drawing.clear(16, 1)
    for x in range(16):
        strip.set_at((x, 0), (255, 255, 255, round(255 * min(1.0, min(x, 15 - x) / 4))))
    return pygame.transform.smoothscale(strip, (w, h))


@lru_cache(maxsize=2)
def _curtain(w: int, h: int, frame: int, table: str, pair: Pair) -> pygame.Surface:
    style = PAIR_STYLE[pair]
    folds = pygame.Surface((64, 2))
    for x in range(64):
        wave = 0.5 + 0.5 * math.sin(x / 64 * math.tau * 7 + 0.9 * math.sin(x * 0.7))
        colour = drawing.mixed(drawing.mixed(style.deep, (0, 0, 0), 0.62), style.deep, 0.15 + 0.75 * wave)
        folds.fill(colour, (x, 0, 1, 2))
    cloth = pygame.transform.smoothscale(folds, (w, h))
    cloth.blit(drawing.upright_fade(w, h, (0, 0, 0, 150), (0, 0, 0, 10)), (0, 0))
    nap = drawing.grain(256, 256, 6, 26)
    for x in range(0, w, 256):
        for y in range(0, h, 256):
            cloth.blit(nap, (x, y), special_flags=pygame.BLEND_RGB_MULT)
    hem = max(frame // 3, 3)
    cloth.fill((206, 164, 84), (0, h - frame - hem, w, hem))
    cloth.fill((132, 96, 40), (0, h - frame, w, max(hem // 3, 1)))
    return cloth


def curtain(surface: pygame.Surface, scale: Scale, table: str, pair: Pair) -> None:
    """Opaque cloth in the colour of a pair over the whole window."""
    surface.blit(_curtain(scale.width, scale.height, scale.frame, table, pair), (0, 0))


def dim(surface: pygame.Surface, amount: int = 120) -> None:
    """Everything so far darker, for what lies on top."""
    grey = 255 - amount
    surface.fill((grey, grey, grey), special_flags=pygame.BLEND_RGB_MULT)
