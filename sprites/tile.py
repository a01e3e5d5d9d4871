"""Tile faces and backs at any size, quarter turn and set, kept once drawn. One lamp lights them, at the upper left."""

import math
from enum import StrEnum

import pygame

from game.tiles import TILE_ENDS, Pip, Tile
from sprites import drawing, lettering, palette
from sprites.kept_pictures import kept
from sprites.palette import INK, PIP_COLOURS, TILE_STYLE, Colour, Mode, TileStyle

RADIUS = 0.108
PITCH = 0.31
APART = 0.2
"""Between two pips, of a pip's width: nearer they would run together from afar."""
GROOVE = 2 * RADIUS / 3
CORNER = 0.15
"""All in halves of a tile."""
SMALL, MASTER = 48, 256
"""Halves of these sizes are scaled from one large drawing: a turning camera asks for a new size every frame."""
MASTER_TOO_LARGE = 2
"""Being scaled down once more it needs no finer grain, and no frame has time for it."""
SUNK = 179
"""Of 255: how bright a tile is that cannot be laid now."""
SEEN_THROUGH = 120
"""Of 255: how much there is of a tile that is only shown."""
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
            image.fill((SUNK, SUNK, SUNK, 255), special_flags=pygame.BLEND_RGBA_MULT)
        else:
            image.set_alpha(SEEN_THROUGH)
        return image
    if tile is None:
        return _back(half, turn % 2)
    style = TILE_STYLE[mode]
    image = _body(half, turn % 2, style).copy()
    tone = 255 - tile * 7 % 28 // 4
    image.fill((tone, tone, tone - tile * 5 % 3, 255), special_flags=pygame.BLEND_RGBA_MULT)
    for pip, (x, y) in zip(TILE_ENDS[tile], _halves(half, turn), strict=True):
        if mode is Mode.NUMERALS:
            _write_number(image, pip, x, y, half)
        else:
            _set_pips(image, pip, x, y, half, turn, PIP_COLOURS[pip] if mode is Mode.COLOURS else style.ink)
    return image


@kept(2_000_000)
def askew(tile: Tile, half: int, turn: int, mode: Mode) -> pygame.Surface:
    """A face as a hand laid it: a hair off the straight, by which tile it is. Larger than `face`, about one middle."""
    degrees = (tile * 11 % 28 / 27 - 0.5) * 0.8
    return pygame.transform.rotozoom(face(tile, half, turn, mode), degrees, 1.0)


@kept(1_000_000)
def number(pip: Pip, size: int, mode: Mode = Mode.PIPS) -> pygame.Surface:
    """One half by itself, for a number and no tile; pips in every mode. Do not draw on it: it is kept."""
    edge, style = max(size // 24, 1), TILE_STYLE[mode]
    image = drawing.rounded(size, size, size // 6, drawing.rgba(style.face), drawing.rgba(INK), edge).copy()
    _set_pips(image, pip, 0, 0, size, 0, PIP_COLOURS[pip] if mode is Mode.COLOURS else style.ink)
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
    pitch = _pitch(half)
    dot = _pip(pip_size(half), colour, colour in PIP_COLOURS[1:])
    corner = (half - dot.get_width()) // 2
    for across, along in PIP_PLACES[pip]:
        dx, dy = ((across, along), (-along, across), (-across, -along), (along, -across))[turn]
        image.blit(dot, (x + corner + dx * pitch, y + corner + dy * pitch))


def _pitch(half: int) -> int:
    return max(round(PITCH * half), 2)


def pip_size(half: int) -> int:
    """Whole pixels, odd or even as the half is, so that a pip sits in the very middle, and apart from the next one."""
    wanted = max(2, round(2 * RADIUS * half))
    size = wanted if (wanted - half) % 2 == 0 else wanted + 1
    return size if _pitch(half) - size >= APART * size or size < 3 else size - 2


@kept(500_000)
def _pip(size: int, colour: Colour, rimmed: bool) -> pygame.Surface:
    """A drilled pip: its upper left wall in the dark, its lower right one in the light."""

    def paint(large: pygame.Surface, k: int) -> None:
        d = size * k
        middle, lean = d / 2, d * 0.045
        large.fill((*colour, 0))
        pygame.draw.circle(large, (255, 255, 255, 170), (middle + lean, middle + lean), d * 0.45)
        rim = INK if rimmed else drawing.mixed(colour, (0, 0, 0), 0.62)
        pygame.draw.circle(large, rim, (middle, middle), d * 0.47)
        inner = d * (0.375 if rimmed else 0.43)
        for step in range(7):
            part = step / 6
            shade = drawing.mixed(drawing.mixed(colour, (0, 0, 0), 0.42), colour, min(part * 1.6, 1.0))
            centre = middle + lean * part * 1.3
            pygame.draw.circle(large, shade, (centre, centre), inner * (1 - 0.17 * part))
        if not rimmed and sum(colour) < 380:
            gleam = drawing.mixed(colour, (255, 255, 255), 0.16)
            pygame.draw.circle(large, gleam, (middle + d * 0.14, middle + d * 0.14), d * 0.13)
            pygame.draw.circle(large, colour, (middle + d * 0.09, middle + d * 0.09), d * 0.15)

    return drawing.smooth(size, size, paint)


def _write_number(image: pygame.Surface, pip: Pip, x: int, y: int, half: int) -> None:
    glyph = lettering.rendered(str(pip), round(half * 0.86), lettering.Weight.BLACK, INK)
    bounds = glyph.get_bounding_rect()
    middle = (x + (half - bounds.w) // 2 - bounds.x, y + (half - bounds.h) // 2 - bounds.y)
    image.blit(glyph, middle)


def _times(half: int) -> int:
    return MASTER_TOO_LARGE if half >= MASTER else drawing.TOO_LARGE


@kept(1_000_000)
def _body(half: int, lying: int, style: TileStyle) -> pygame.Surface:
    if SMALL <= half < MASTER:
        return pygame.transform.smoothscale(_body(MASTER, lying, style), size_of(half, lying))

    def paint(large: pygame.Surface, k: int) -> None:
        u = half * k
        _slab(large, u, k, style)
        _engrave(large, u, lying, style)

    return drawing.smooth(*size_of(half, lying), paint, _times(half))


def _slab(large: pygame.Surface, u: int, k: int, style: TileStyle) -> pygame.Rect:
    """A tile's thickness in three tones and its face in the light; where the face is."""
    light, middle, far = style.edge
    radius, whole = round(u * CORNER), large.get_rect()
    large.fill((*far, 0))
    pygame.draw.rect(large, far, whole, border_radius=radius)
    rim = max(round(u * 0.012), k // 2)
    side = pygame.Rect(rim, rim, whole.w - rim - round(u * 0.026), whole.h - rim - round(u * 0.034))
    pygame.draw.rect(large, middle, side, border_radius=radius - rim)
    top = pygame.Rect(rim, rim, whole.w - rim - round(u * 0.05), whole.h - rim - round(u * 0.07))
    shine = drawing.clear(*top.size)
    pygame.draw.rect(shine, light, shine.get_rect(), border_radius=radius - rim)
    face_box = pygame.Rect(round(u * 0.02), round(u * 0.02), top.w - round(u * 0.03), top.h - round(u * 0.03))
    fade = _slanting(face_box.w, face_box.h, style.face, style.low)
    fade.blit(_speckle(style.grain, fade.get_size()), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    _cut_round(fade, radius - rim - round(u * 0.015))
    shine.blit(fade, face_box)
    large.blit(shine, top)
    return top


def _slanting(w: int, h: int, light: Colour, low: Colour) -> pygame.Surface:
    """From the lamp's corner to the one across."""
    corners = drawing.clear(2, 2)
    between = drawing.mixed(light, low, 0.45)
    for at, colour in (((0, 0), light), ((1, 0), between), ((0, 1), between), ((1, 1), low)):
        corners.set_at(at, colour)
    return pygame.transform.smoothscale(corners, (max(w, 2), max(h, 2)))


def _speckle(strength: int, size: tuple[int, int]) -> pygame.Surface:
    """The grain of what tiles are made of: long and soft."""
    fine = drawing.grain(24, 64, 41, strength)
    return pygame.transform.smoothscale(fine, (max(size[0], 1), max(size[1], 1)))


def _cut_round(image: pygame.Surface, radius: int) -> None:
    """Its corners become clear."""
    stencil = drawing.clear(*image.get_size())
    pygame.draw.rect(stencil, (255, 255, 255, 255), stencil.get_rect(), border_radius=radius)
    image.blit(stencil, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


def _engrave(large: pygame.Surface, u: int, lying: int, style: TileStyle) -> None:
    """The groove between the halves, its far wall in the light, and a small pin of brass."""
    wide = max(round(u * GROOVE), 3)
    dark, light = drawing.mixed(style.low, (0, 0, 0), 0.62), drawing.mixed(style.face, (255, 255, 255), 0.75)
    lower = max(wide // 2, 1)
    for offset, thick, colour in ((0, wide, light), (0, wide - lower + lower // 3, dark)):
        start = u - wide // 2 + offset
        bar = pygame.Rect(start, round(0.1 * u), thick, round(0.78 * u))
        if not lying:
            bar = pygame.Rect(bar.y, bar.x, bar.h, bar.w)
        pygame.draw.rect(large, colour, bar, border_radius=thick // 2)
    middle = (u, 0.485 * u) if lying else (0.485 * u, u)
    for reach, colour, lean in (
        (0.058, (82, 56, 22), 0.0),
        (0.048, palette.BRASS, 0.0),
        (0.02, (242, 214, 150), -0.012),
    ):
        pygame.draw.circle(large, colour, (middle[0] + lean * u, middle[1] + lean * u), u * reach)


@kept(1_000_000)
def _back(half: int, lying: int) -> pygame.Surface:
    """Neutral: a tile face down is nobody's colour."""
    if SMALL <= half < MASTER:
        return pygame.transform.smoothscale(_back(MASTER, lying), size_of(half, lying))

    def paint(large: pygame.Surface, k: int) -> None:
        u = half * k
        top = _slab(large, u, k, palette.IVORY)
        inlay_box = top.inflate(-round(u * 0.2), -round(u * 0.2))
        inlay = _slanting(inlay_box.w, inlay_box.h, palette.BACK, palette.BACK_DEEP)
        _star(inlay, u)
        line = max(round(u * 0.022), 1)
        edge = inlay.get_rect().inflate(-round(u * 0.1), -round(u * 0.1))
        pygame.draw.rect(inlay, palette.BACK_LINE, edge, line, border_radius=round(u * 0.04))
        _cut_round(inlay, round(u * 0.08))
        large.blit(inlay, inlay_box)

    return drawing.smooth(*size_of(half, lying), paint, _times(half))


def _star(inlay: pygame.Surface, u: int) -> None:
    """Eight points in a ring, in the middle; a lozenge on either side."""
    w, h = inlay.get_size()
    middle, reach = (w / 2, h / 2), u * 0.26
    for turn in range(8):
        angle = turn * math.tau / 8
        tip = (middle[0] + reach * math.cos(angle), middle[1] + reach * math.sin(angle))
        sides = [
            (middle[0] + reach * 0.4 * math.cos(angle + by), middle[1] + reach * 0.4 * math.sin(angle + by))
            for by in (-math.tau / 16, math.tau / 16)
        ]
        pygame.draw.polygon(inlay, palette.BACK_LINE, [middle, sides[0], tip, sides[1]])
    pygame.draw.circle(inlay, palette.BACK_DEEP, middle, u * 0.07)
    along = (0, u * 0.52) if h > w else (u * 0.52, 0)
    for way in (-1, 1):
        x, y, r = middle[0] + way * along[0], middle[1] + way * along[1], u * 0.08
        pygame.draw.polygon(inlay, palette.BACK_LINE, [(x, y - r), (x + r, y), (x, y + r), (x - r, y)])


@kept(3_000_000)
def _shadow(half: int, lying: int, height: int) -> pygame.Surface:
    """What a tile keeps from the light, `height` sixteenths of its way into the air: dark where it touches, soft where
    its height is thrown. As large as `_reach` says."""
    lifted = height / 16
    w, h = size_of(half, lying)
    reach = _reach(half, lifted)
    image = drawing.clear(w + 2 * reach, h + 2 * reach)
    right, down, blur = _cast(half, lifted)
    cast = drawing.shadow(w, h, round(half * CORNER), blur, round(92 - 18 * lifted))
    image.blit(cast, (reach - blur + right, reach - blur + down))
    near = max(round(half * 0.05), 2)
    contact = drawing.shadow(w, h, round(half * CORNER), near, round(150 * (1 - lifted)))
    image.blit(contact, (reach - near + max(round(half * 0.01), 0), reach - near + max(round(half * 0.025), 1)))
    return image


def _cast(half: int, lifted: float) -> tuple[int, int, int]:
    """To the right, down, and how soft."""
    return (
        round(half * (0.08 + 0.12 * lifted)),
        round(half * (0.12 + 0.2 * lifted)),
        max(2, round(half * (0.18 + 0.2 * lifted))),
    )


def _reach(half: int, lifted: float) -> int:
    _, down, blur = _cast(half, lifted)
    return down + blur


def shadow_of(half: int, turn: int, lifted: float = 0.0) -> tuple[pygame.Surface, tuple[int, int]]:
    """A tile's soft shadow and where it lies from the tile's top left. `lifted`: 0 on the felt, 1 high in the air."""
    height = round(min(max(lifted, 0.0), 1.0) * 16)
    reach = _reach(half, height / 16)
    return _shadow(half, turn % 2, height), (-reach, -reach)
