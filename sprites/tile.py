"""Tile faces and backs at any size, quarter turn and mode, kept once drawn."""

from collections.abc import Callable
from enum import StrEnum
from typing import TypeAlias

import pygame

from game.tiles import TILE_ENDS, Pip, Tile
from sprites import drawing, lettering, palette
from sprites.kept_pictures import kept
from sprites.palette import INK, PIP_COLOURS, Colour, Mode

RADIUS = 0.115
PITCH = 0.272
SMALL, MASTER = 48, 256
"""Halves of these sizes are scaled from one large drawing: a turning camera asks for a new size every frame."""
MASTER_TOO_LARGE = 2
"""Being scaled down once more it needs no finer grain, and no frame has time for it."""
PIP_PLACES: tuple[tuple[tuple[int, int], ...], ...] = (
    (),
    ((0, 0),),
    ((-1, -1), (1, 1)),
    ((-1, -1), (0, 0), (1, 1)),
    ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
)
"""Of a half seen upright, in pitches from its middle."""


class Tint(StrEnum):
    """How much a tile is in the game at the moment."""

    PLAIN = "plain"
    DIM = "dim"
    GHOST = "ghost"


def size_of(half: int, turn: int) -> tuple[int, int]:
    return (half, 2 * half) if turn % 2 == 0 else (2 * half, half)


def face(
    tile: Tile | None, half: int, turn: int = 0, mode: Mode = Mode.PIPS, tint: Tint = Tint.PLAIN
) -> pygame.Surface:
    """The face of a tile (None: the back), half a tile being `half` pixels. Turn 0 has the smaller number on top,
    each turn more is a quarter clockwise. Do not draw on it: it is kept."""
    return _face(tile, max(half, 6), turn % 4, Mode(mode), tint)


@kept(3_000_000)
def _face(tile: Tile | None, half: int, turn: int, mode: Mode, tint: Tint) -> pygame.Surface:
    if tint is not Tint.PLAIN:
        image = _face(tile, half, turn, mode, Tint.PLAIN).copy()
        if tint is Tint.DIM:
            image.fill((150, 168, 160, 255), special_flags=pygame.BLEND_RGBA_MULT)
        else:
            image.set_alpha(214)
        return image
    if tile is None:
        return _back(half, turn % 2)
    image = _body(half, turn % 2).copy()
    for pip, (x, y) in zip(TILE_ENDS[tile], _halves(half, turn), strict=True):
        if mode is Mode.NUMERALS:
            _write_number(image, pip, x, y, half)
        else:
            _set_pips(image, pip, x, y, half, turn, PIP_COLOURS[pip] if mode is Mode.COLOURS else INK)
    return image


@kept(1_000_000)
def number(pip: Pip, size: int, mode: Mode = Mode.PIPS) -> pygame.Surface:
    """One half by itself, for a number and no tile; pips in every mode. Do not draw on it: it is kept."""
    edge = max(size // 24, 1)
    image = drawing.rounded(size, size, size // 6, drawing.rgba(palette.TILE_FACE), drawing.rgba(INK), edge).copy()
    _set_pips(image, pip, 0, 0, size, 0, PIP_COLOURS[pip] if mode is Mode.COLOURS else INK)
    return image


def _halves(half: int, turn: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """Top left of the first and the second number's half."""
    return (
        ((0, 0), (0, half)),
        ((half, 0), (0, 0)),
        ((0, half), (0, 0)),
        ((0, 0), (half, 0)),
    )[turn]


def _set_pips(image: pygame.Surface, pip: Pip, x: int, y: int, half: int, turn: int, colour: Colour) -> None:
    pitch = max(round(PITCH * half), 2)
    dot = _pip(pip_size(half), colour, colour != INK)
    corner = (half - dot.get_width()) // 2
    for across, along in PIP_PLACES[pip]:
        dx, dy = ((across, along), (-along, across), (-across, -along), (along, -across))[turn]
        image.blit(dot, (x + corner + dx * pitch, y + corner + dy * pitch))


def pip_size(half: int) -> int:
    """Whole pixels, odd or even as the half is, so that a pip sits in the very middle."""
    least = max(3, round(2 * RADIUS * half))
    return least if (least - half) % 2 == 0 else least + 1


@kept(500_000)
def _pip(size: int, colour: Colour, rimmed: bool) -> pygame.Surface:
    """A sunk pip: dark at its upper rim, a lip of light below."""

    def paint(large: pygame.Surface, k: int) -> None:
        d = size * k
        large.fill((*palette.TILE_FACE, 0))
        pygame.draw.circle(large, (255, 255, 255, 190), (d / 2, d * 0.53), d * 0.47)
        rim = INK if rimmed else drawing.mixed(colour, (0, 0, 0), 0.6)
        pygame.draw.circle(large, rim, (d / 2, d * 0.485), d * 0.475)
        inner = d * (0.355 if rimmed else 0.43)
        shade = drawing.mixed(colour, (0, 0, 0), 0.35)
        pygame.draw.circle(large, shade, (d / 2, d * 0.485), inner)
        light = drawing.mixed(colour, (255, 255, 255), 0.0 if rimmed else 0.07)
        pygame.draw.circle(large, light, (d / 2, d * 0.515), inner * 0.95)

    return drawing.smooth(size, size, paint)


def _write_number(image: pygame.Surface, pip: Pip, x: int, y: int, half: int) -> None:
    glyph = lettering.rendered(str(pip), round(half * 0.86), lettering.Weight.BLACK, INK)
    bounds = glyph.get_bounding_rect()
    middle = (x + (half - bounds.w) // 2 - bounds.x, y + (half - bounds.h) // 2 - bounds.y)
    image.blit(glyph, middle)


def _times(half: int) -> int:
    return MASTER_TOO_LARGE if half >= MASTER else drawing.TOO_LARGE


Inside: TypeAlias = Callable[[pygame.Surface, pygame.Rect, int, int, int], None]
"""Paints what a rim surrounds: on a surface, its inner edge, that edge's radius, half a tile, the rim's width."""


def _piece(half: int, lying: int, inside: Inside) -> pygame.Surface:
    """A tile's outline with its dark rim, and within it whatever there is."""
    w, h = size_of(half, lying)

    def paint(large: pygame.Surface, k: int) -> None:
        u = half * k
        radius = round(u * 0.15)
        whole = large.get_rect()
        large.fill((*palette.TILE_RIM, 0))
        pygame.draw.rect(large, palette.TILE_RIM, whole, border_radius=radius)
        rim = max(round(u * 0.014), k // 2)
        inside(large, whole.inflate(-2 * rim, -2 * rim), radius - rim, u, rim)

    return drawing.smooth(w, h, paint, _times(half))


@kept(1_000_000)
def _body(half: int, lying: int) -> pygame.Surface:
    if SMALL <= half < MASTER:
        return pygame.transform.smoothscale(_body(MASTER, lying), size_of(half, lying))

    def inside(large: pygame.Surface, bevel: pygame.Rect, radius: int, u: int, rim: int) -> None:
        pygame.draw.rect(large, palette.TILE_BEVEL, bevel, border_radius=radius)
        light = bevel.copy()
        light.height -= round(u * 0.05)
        pygame.draw.rect(large, palette.TILE_SHINE, light, border_radius=radius)
        top = light.inflate(-2 * round(u * 0.02), 0)
        top.top += round(u * 0.025)
        top.height -= round(u * 0.05)
        _faded(large, top, radius - rim)
        _engrave(large, u, lying)

    return _piece(half, lying, inside)


def _faded(large: pygame.Surface, box: pygame.Rect, radius: int) -> None:
    fade = drawing.upright_fade(box.w, box.h, drawing.rgba(palette.TILE_FACE), drawing.rgba(palette.TILE_LOW)).copy()
    _cut_round(fade, radius)
    large.blit(fade, box)


def _cut_round(image: pygame.Surface, radius: int) -> None:
    """Its corners become clear."""
    stencil = drawing.clear(*image.get_size())
    pygame.draw.rect(stencil, (255, 255, 255, 255), stencil.get_rect(), border_radius=radius)
    image.blit(stencil, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


def _engrave(large: pygame.Surface, u: int, lying: int) -> None:
    """The bar between the halves and its brass pin."""
    thick = max(round(u * 0.022), 4)
    start, stop = ((u, 0.15 * u), (u, 0.85 * u)) if lying else ((0.15 * u, u), (0.85 * u, u))
    lip = (0, thick * 0.8) if not lying else (thick * 0.8, 0)
    pygame.draw.line(large, (255, 255, 252), _moved(start, lip), _moved(stop, lip), thick)
    pygame.draw.line(large, (112, 94, 66), start, stop, thick)
    middle = (u, u / 2) if lying else (u / 2, u)
    pygame.draw.circle(large, (106, 70, 26), middle, u * 0.086)
    pygame.draw.circle(large, palette.BRASS, middle, u * 0.072)
    pygame.draw.circle(large, (246, 200, 120), _moved(middle, (-u * 0.018, -u * 0.022)), u * 0.034)


def _moved(point: tuple[float, float], by: tuple[float, float]) -> tuple[float, float]:
    return point[0] + by[0], point[1] + by[1]


@kept(1_000_000)
def _back(half: int, lying: int) -> pygame.Surface:
    if SMALL <= half < MASTER:
        return pygame.transform.smoothscale(_back(MASTER, lying), size_of(half, lying))

    def inside(large: pygame.Surface, ivory: pygame.Rect, radius: int, u: int, _: int) -> None:
        pygame.draw.rect(large, palette.TILE_FACE, ivory, border_radius=radius)
        frame = max(round(u * 0.1), u // half)
        red = large.get_rect().inflate(-2 * frame, -2 * frame)
        inlay = drawing.clear(red.w, red.h)
        inlay.fill(palette.BACK)
        _lattice(inlay, u)
        edge = max(round(u * 0.03), 1)
        pygame.draw.rect(inlay, palette.BACK_LINE, inlay.get_rect().inflate(-4 * edge, -4 * edge), edge)
        _cut_round(inlay, round(u * 0.09))
        large.blit(inlay, red)

    return _piece(half, lying, inside)


def _lattice(inlay: pygame.Surface, u: int) -> None:
    w, h = inlay.get_size()
    step = max(round(u * 0.2), 4)
    thick = max(round(u * 0.02), 2)
    for start in range(-h, w + h, step):
        pygame.draw.line(inlay, palette.BACK_DEEP, (start, 0), (start + h, h), thick)
        pygame.draw.line(inlay, palette.BACK_DEEP, (start, h), (start + h, 0), thick)


def shadow_of(half: int, turn: int, lifted: float = 0.0) -> tuple[pygame.Surface, tuple[int, int]]:
    """A tile's soft shadow and where it lies from the tile's top left. `lifted`: 0 on the felt, 1 high in the air."""
    w, h = size_of(half, turn)
    blur = max(2, round(half * (0.10 + 0.16 * lifted)))
    image = drawing.shadow(w, h, round(half * 0.15), blur, round(150 - 50 * lifted))
    return image, (round(half * 0.02) - blur, round(half * (0.07 + 0.22 * lifted)) - blur)
