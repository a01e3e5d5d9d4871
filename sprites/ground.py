"""The table itself: cloth under one lamp within a mitred wooden rail, drawn once a window size."""

import math
from collections.abc import Iterator
from functools import lru_cache

import pygame

from sprites import drawing
from sprites.palette import BRASS, TABLES, Colour, TableColours, Wood

LAMP = (0.42, 0.30)
"""Where the pool of light lies, of the cloth's width and height."""
MOTIF = 11
"""Of 255: how much darker the motif in the cloth is."""


def table_ground(w: int, h: int, frame: int, table: str) -> pygame.Surface:
    """Felt in a wooden frame, as large as the window; opaque. The last three are kept."""
    return _ground(w, h, frame, table).whole()


def ground_slices(w: int, h: int, frame: int, table: str) -> Iterator[None]:
    """Draws it a part at each step: after the last one `table_ground` has it ready."""
    yield from _ground(w, h, frame, table).steps


class _Ground:
    """`steps` draws what is left to draw."""

    def __init__(self, w: int, h: int, frame: int, table: str) -> None:
        self._surface = pygame.Surface((w, h))
        self.steps = _drawn(self._surface, frame, TABLES[table])

    def whole(self) -> pygame.Surface:
        for _ in self.steps:
            pass
        return self._surface


_ground = lru_cache(maxsize=3)(_Ground)


def _drawn(ground: pygame.Surface, frame: int, colours: TableColours) -> Iterator[None]:
    w, h = ground.get_size()
    inner = pygame.Rect(frame, frame, w - 2 * frame, h - 2 * frame)
    radius = round(frame * 1.7)
    yield
    yield from _rail(ground, colours.wood, frame, 3 * frame)
    cloth = _cloth(inner.w, inner.h, colours)
    yield
    yield from _woven(cloth, frame)
    _shade_of_rail(cloth, frame, radius)
    yield
    _lay_rounded(ground, cloth, inner, radius)
    yield
    drawing.line_round(ground, inner.inflate(4, 4), radius + 2, (0, 0, 0, 150), max(frame // 12, 1))
    yield
    drawing.line_round(ground, inner.inflate(frame // 5, frame // 5), radius + frame // 10, (255, 226, 180, 50), 1)
    yield


def _cloth(w: int, h: int, colours: TableColours) -> pygame.Surface:
    """Made small and enlarged: light under the lamp, dark in the corners."""
    across, down = 64, 36
    small = pygame.Surface((across, down))
    for x in range(across):
        for y in range(down):
            away = math.hypot((x + 0.5) / across - LAMP[0], ((y + 0.5) / down - LAMP[1]) * 0.78) * 1.42
            small.set_at((x, y), drawing.mixed(colours.light, colours.edge, min(away, 1.0) ** 1.45))
    return pygame.transform.smoothscale(small, (w, h))


def _woven(cloth: pygame.Surface, frame: int) -> Iterator[None]:
    """Nap, which hides the steps between two shades, and a quiet motif."""
    nap = drawing.grain(256, 256, 5, 26)
    motif = _motif(max(frame * 4, 24))
    side = motif.get_width()
    for x in range(0, cloth.get_width(), 256):
        for y in range(0, cloth.get_height(), 256):
            cloth.blit(nap, (x, y), special_flags=pygame.BLEND_RGB_MULT)
        yield
    for column, x in enumerate(range(0, cloth.get_width(), side)):
        for y in range(0, cloth.get_height(), side):
            cloth.blit(motif, (x, y), special_flags=pygame.BLEND_RGB_MULT)
        if column % 3 == 2:
            yield


def _motif(side: int) -> pygame.Surface:
    """One piece of a pattern: a lattice of curved leaves with a small tile at each crossing."""
    k = 4
    large = pygame.Surface((side * k, side * k))
    large.fill((255, 255, 255))
    d, dark = side * k, (255 - MOTIF,) * 3
    thick = max(round(d * 0.012), 2)
    for middle in ((0, 0), (d, 0), (0, d), (d, d), (d // 2, d // 2)):
        pygame.draw.circle(large, dark, middle, round(d * 0.36), thick)
        pygame.draw.circle(large, dark, middle, round(d * 0.05))
        pygame.draw.circle(large, dark, middle, round(d * 0.10), thick)
    return pygame.transform.smoothscale(large, (side, side))


def _shade_of_rail(cloth: pygame.Surface, frame: int, radius: int) -> None:
    """The lamp hangs at the upper left: the rail there throws its shadow far onto the cloth."""
    deep = max(round(frame * 0.72), 4)
    far = cloth.get_rect()
    far.size = (far.w + 2 * deep, far.h + 2 * deep)
    drawing.inner_shade(cloth, far, radius, deep, 150)
    drawing.inner_shade(cloth, cloth.get_rect(), radius, max(frame // 4, 2), 120)


def _rail(ground: pygame.Surface, wood: Wood, frame: int, wide: int) -> Iterator[None]:
    """Four boards that meet at a mitre, the grain along each; lit from the upper left; brass at the corners. `wide`
    pixels of each: nothing shows of what would lie under the felt."""
    w, h = ground.get_size()
    for seed, (at, lit) in enumerate((((0, 0), 0.62), ((0, h - wide), 0.30))):
        ground.blit(_board(w, wide, frame, wood, 11 + seed, lit, seed == 0), at)
        yield
    for seed, (x, lit) in enumerate(((0, 0.52), (w - wide, 0.24))):
        board = pygame.transform.rotate(_board(h, wide, frame, wood, 17 + seed, lit, seed == 0), 90)
        if seed == 0:
            board = pygame.transform.flip(board, False, True)
        _lay_mitred(ground, board, x, wide)
        yield
    for start, stop in (
        ((0, 0), (wide, wide)),
        ((w, 0), (w - wide, wide)),
        ((0, h), (wide, h - wide)),
        ((w, h), (w - wide, h - wide)),
    ):
        pygame.draw.line(ground, drawing.mixed(wood.deep, (0, 0, 0), 0.45), start, stop, max(frame // 16, 1))
    _corners(ground, frame)


def _board(long: int, wide: int, frame: int, wood: Wood, seed: int, lit: float, is_near: bool) -> pygame.Surface:
    """Lying along x. `lit`: how much of the light falls on it; `is_near`: its upper edge is the outer one."""
    board = pygame.Surface((long, wide))
    board.fill(drawing.mixed(wood.deep, wood.light, lit))
    for across, coarse, strength in ((max(long // 260, 2), 7, 110), (max(long // 70, 2), 2, 56)):
        streaks = drawing.grain(across, max(wide // coarse, 2), seed + coarse, strength)
        board.blit(pygame.transform.smoothscale(streaks, (long, wide)), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    bevel = max(frame // 14, 1)
    outer = 0 if is_near else wide - bevel
    inner = frame - bevel if is_near else wide - frame
    for y, change in ((outer, 46 if is_near else -40), (inner, -46 if is_near else 40)):
        flag = pygame.BLEND_RGB_ADD if change > 0 else pygame.BLEND_RGB_SUB
        board.fill((abs(change),) * 3, (0, y, long, bevel), special_flags=flag)
    return board


def _lay_mitred(ground: pygame.Surface, board: pygame.Surface, x: int, wide: int) -> None:
    """A board along the left or the right side, its ends cut at half a right angle."""
    h = ground.get_height()
    left = x == 0
    cut = drawing.clear(wide, h)
    outer, inner = (0, wide) if left else (wide, 0)
    pygame.draw.polygon(cut, (255, 255, 255, 255), [(outer, 0), (inner, wide), (inner, h - wide), (outer, h)])
    cut.blit(board, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    ground.blit(cut, (x, 0))


def _corners(ground: pygame.Surface, frame: int) -> None:
    """A plate of brass with its screw at each corner of the rail."""
    w, h = ground.get_size()
    plate = _plate(round(frame * 1.9), frame)
    for across in (False, True):
        for down in (False, True):
            image = pygame.transform.flip(plate, across, down)
            ground.blit(image, (w - image.get_width() if across else 0, h - image.get_height() if down else 0))
    screw = drawing.disc(max(frame // 4, 3), (*drawing.mixed(BRASS, (0, 0, 0), 0.35), 255), (40, 28, 12, 200), 1)
    off = round(frame * 0.55)
    for x in (off, w - off):
        for y in (off, h - off):
            ground.blit(screw, screw.get_rect(center=(x, y)))


def _plate(side: int, frame: int) -> pygame.Surface:
    """For the upper left corner."""

    def paint(large: pygame.Surface, k: int) -> None:
        d, f, cut = side * k, frame * k, side * k * 0.16
        dark: Colour = drawing.mixed(BRASS, (0, 0, 0), 0.55)
        large.fill((*dark, 0))
        for inset, colour in ((0.0, dark), (f * 0.05, drawing.mixed(BRASS, (0, 0, 0), 0.2))):
            a, b = inset, d - inset
            pygame.draw.polygon(
                large, colour, [(a, a), (b - cut, a), (b, a + cut), (b, f), (f, f), (f, b), (a + cut, b), (a, b - cut)]
            )
        shine = drawing.mixed(BRASS, (255, 240, 210), 0.35)
        pygame.draw.line(large, shine, (f * 0.08, f * 0.1), (d - cut, f * 0.1), max(round(f * 0.06), 1))
        pygame.draw.line(large, shine, (f * 0.1, f * 0.08), (f * 0.1, d - cut), max(round(f * 0.06), 1))

    return drawing.smooth(side, side, paint)


def _lay_rounded(ground: pygame.Surface, cloth: pygame.Surface, inner: pygame.Rect, radius: int) -> None:
    """The cloth with round corners: its corners are cut by what lies there already."""
    corners = {
        (left, top): ground.subsurface((left, top, radius, radius)).copy()
        for left in (inner.left, inner.right - radius)
        for top in (inner.top, inner.bottom - radius)
    }
    ground.blit(cloth, inner)
    hole = drawing.disc(2 * radius, (255, 255, 255, 255))
    for (left, top), wood in corners.items():
        outside = drawing.clear(radius, radius)
        outside.fill((255, 255, 255, 255))
        from_x = 0 if left == inner.left else -radius
        from_y = 0 if top == inner.top else -radius
        cover = drawing.clear(radius, radius)
        cover.blit(hole, (from_x, from_y))
        cover.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
        outside.blit(cover, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
        outside.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
        outside.blit(wood, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        ground.blit(outside, (left, top))
