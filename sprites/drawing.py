"""Antialiased shapes: drawn several times too large, scaled down, and kept by size."""

import random
from collections.abc import Callable
from functools import lru_cache
from itertools import pairwise

import pygame

from sprites.geometry import Point
from sprites.kept_pictures import kept
from sprites.palette import Colour

Rgba = tuple[int, int, int, int]
TOO_LARGE = 4


def clear(w: int, h: int) -> pygame.Surface:
    return pygame.Surface((max(w, 1), max(h, 1)), pygame.SRCALPHA)


def smooth(w: int, h: int, paint: Callable[[pygame.Surface, int], None], k: int = TOO_LARGE) -> pygame.Surface:
    """What `paint(surface, k)` draws on a surface k times too large, at its right size."""
    large = clear(w * k, h * k)
    paint(large, k)
    return pygame.transform.smoothscale(large, (max(w, 1), max(h, 1)))


def rgba(colour: Colour, alpha: int = 255) -> Rgba:
    return (*colour, alpha)


def mixed(a: Colour, b: Colour, t: float) -> Colour:
    """`a` at 0, `b` at 1."""
    r, g, b_ = (round(x + (y - x) * t) for x, y in zip(a, b, strict=True))
    return r, g, b_


@kept(4_000_000)
def rounded(w: int, h: int, radius: int, fill: Rgba, border: Rgba | None = None, width: int = 0) -> pygame.Surface:
    """A rounded box, its border inside; made of its corners, so that a large one is as cheap as a small one."""
    radius = max(1, min(radius, w // 2, h // 2))
    side = 2 * radius + 2
    small = _rounded_small(side, radius, fill, border, width)
    if w <= side and h <= side:
        return pygame.transform.smoothscale(small, (w, h))
    image = clear(w, h)
    image.fill(small.get_at((radius, radius)))
    spread(image, small, radius, pygame.Rect(0, 0, w, h), replace=True)
    return image


def spread(target: pygame.Surface, small: pygame.Surface, radius: int, box: pygame.Rect, replace: bool = False) -> None:
    """The border of a small rounded box laid round a large one: its corners as they are, its sides drawn out.
    `replace`: what lay there goes; else it is drawn over."""
    far = radius + 2
    across, down = max(box.w - 2 * radius, 0), max(box.h - 2 * radius, 0)
    stretched = pygame.transform.scale

    def put(image: pygame.Surface, x: int, y: int) -> None:
        if replace:
            target.fill((0, 0, 0, 0), (x, y, *image.get_size()))
            target.blit(image, (x, y), special_flags=pygame.BLEND_RGBA_ADD)
        else:
            target.blit(image, (x, y))

    for from_y, y in ((0, box.top), (far, box.bottom - radius)):
        put(small.subsurface((0, from_y, radius, radius)), box.left, y)
        put(small.subsurface((far, from_y, radius, radius)), box.right - radius, y)
        put(stretched(small.subsurface((radius, from_y, 1, radius)), (across, radius)), box.left + radius, y)
    for from_x, x in ((0, box.left), (far, box.right - radius)):
        put(stretched(small.subsurface((from_x, radius, radius, 1)), (radius, down)), x, box.top + radius)


def line_round(target: pygame.Surface, box: pygame.Rect, radius: int, colour: Rgba, width: int) -> None:
    """A rounded line inside a box of any size, without a picture of that size."""
    spread(target, _rounded_small(2 * radius + 2, radius, (*colour[:3], 0), colour, width), radius, box)


def inner_shade(target: pygame.Surface, box: pygame.Rect, radius: int, deep: int, strength: int) -> None:
    """Darkness along the inside of a rounded box, fading over `deep` pixels."""
    radius = max(radius, deep + 1)
    side = 2 * radius + 2

    small = clear(side, side)
    for step in range(deep + 1):
        alpha = round(strength * (1 - step / deep) ** 2)
        inside = small.get_rect().inflate(-2 * step, -2 * step)
        pygame.draw.rect(small, (0, 0, 0, alpha), inside, border_radius=max(radius - step, 1))
    spread(target, small, radius, box)


def _rounded_small(side: int, radius: int, fill: Rgba, border: Rgba | None, width: int) -> pygame.Surface:
    def paint(large: pygame.Surface, k: int) -> None:
        whole = large.get_rect()
        large.fill((*(border or fill)[:3], 0))
        if border is None:
            pygame.draw.rect(large, fill, whole, border_radius=radius * k)
            return
        pygame.draw.rect(large, border, whole, border_radius=radius * k)
        inside = whole.inflate(-2 * width * k, -2 * width * k)
        pygame.draw.rect(large, fill, inside, border_radius=max((radius - width) * k, 1))

    return smooth(side, side, paint)


@kept(2_000_000)
def outline(w: int, h: int, radius: int, colour: Rgba, width: int) -> pygame.Surface:
    """Only the border of a rounded box."""
    return rounded(w, h, radius, (*colour[:3], 0), colour, width)


@kept(1_000_000)
def disc(diameter: int, fill: Rgba, border: Rgba | None = None, width: int = 0) -> pygame.Surface:
    def paint(large: pygame.Surface, k: int) -> None:
        large.fill((*(border or fill)[:3], 0))
        whole = large.get_rect()
        pygame.draw.ellipse(large, border or fill, whole)
        if border is not None:
            pygame.draw.ellipse(large, fill, whole.inflate(-2 * width * k, -2 * width * k))

    return smooth(diameter, diameter, paint)


@kept(500_000)
def diamond(side: int, fill: Rgba, border: Rgba | None = None, width: int = 0) -> pygame.Surface:
    """A box on its corner, corners a little rounded, `side` pixels from corner to corner."""

    def lozenge(large: pygame.Surface, colour: Rgba, inset: float, k: int) -> None:
        middle = side * k / 2
        bend = side * k * 0.09
        reach = middle - inset * k - bend
        corners = [
            (middle, middle - reach),
            (middle + reach, middle),
            (middle, middle + reach),
            (middle - reach, middle),
        ]
        pygame.draw.polygon(large, colour, corners)
        for start, stop in zip(corners, corners[1:] + corners[:1], strict=True):
            pygame.draw.circle(large, colour, start, bend)
            pygame.draw.polygon(large, colour, _thick(start, stop, bend))

    def paint(large: pygame.Surface, k: int) -> None:
        large.fill((*(border or fill)[:3], 0))
        lozenge(large, border or fill, 0, k)
        if border is not None:
            lozenge(large, fill, width * 1.15, k)

    return smooth(side, side, paint)


def _thick(a: Point, b: Point, half: float) -> list[Point]:
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = (dx * dx + dy * dy) ** 0.5 or 1
    ox, oy = -dy / length * half, dx / length * half
    return [(a[0] + ox, a[1] + oy), (b[0] + ox, b[1] + oy), (b[0] - ox, b[1] - oy), (a[0] - ox, a[1] - oy)]


def stroke(large: pygame.Surface, colour: Rgba, points: list[Point], width: float) -> None:
    """A line through points with round ends, for drawing too large."""
    for start, stop in pairwise(points):
        pygame.draw.polygon(large, colour, _thick(start, stop, width / 2))
    for point in points:
        pygame.draw.circle(large, colour, point, width / 2)


@kept(3_000_000)
def shadow(w: int, h: int, radius: int, blur: int, strength: int) -> pygame.Surface:
    """A soft rounded box of darkness, `blur` pixels larger on every side."""
    less = max(1, blur // 3)
    sw, sh = (w + 2 * blur) // less + 1, (h + 2 * blur) // less + 1
    small = clear(sw, sh)
    # A tile far away may be no pixel wide.
    x, y = round(blur * sw / max(w + 2 * blur, 1)), round(blur * sh / max(h + 2 * blur, 1))
    inner = pygame.Rect(x, y, max(sw - 2 * x, 1), max(sh - 2 * y, 1))
    pygame.draw.rect(small, (0, 0, 0, strength), inner, border_radius=max(radius // less, 1))
    soft = pygame.transform.gaussian_blur(small, max(1, round(blur / less * 0.36)))
    return pygame.transform.smoothscale(soft, (w + 2 * blur, h + 2 * blur))


@kept(2_000_000)
def glow(w: int, h: int, radius: int, spread: int, colour: Colour, strength: int = 190) -> pygame.Surface:
    """Light round a box, `spread` pixels larger on every side."""
    image = shadow(w, h, radius, spread, strength).copy()
    image.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return image


@kept(2_000_000)
def upright_fade(w: int, h: int, top: Rgba, bottom: Rgba) -> pygame.Surface:
    strip = clear(1, 2)
    strip.set_at((0, 0), top)
    strip.set_at((0, 1), bottom)
    tall = pygame.transform.smoothscale(strip, (1, max(h, 2)))
    return pygame.transform.scale(tall, (max(w, 1), max(h, 1)))


@lru_cache(maxsize=8)
def grain(w: int, h: int, seed: int, strength: int) -> pygame.Surface:
    """Grey noise from white down by `strength`, the same every time: to multiply with."""
    darker = bytes(255 - value * strength // 255 for value in range(256))
    values = random.Random(seed).randbytes(w * h).translate(darker)
    pixels = bytearray(3 * len(values))
    for channel in range(3):
        pixels[channel::3] = values
    return pygame.image.frombytes(bytes(pixels), (w, h), "RGB")
