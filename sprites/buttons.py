"""Buttons: faces for every state and the small drawings on them."""

import math
from enum import StrEnum

import pygame

from sprites import drawing, lettering, surfaces
from sprites.geometry import Box, Point
from sprites.kept_pictures import kept
from sprites.palette import CREAM, FAINT, GOLD, INK, LEADING, TABLES, Colour, Scale

QUIET = 153
"""Of 255: how strong the sign of a key is."""


class State(StrEnum):
    """How a button stands; `PRIMARY` is the one that confirms."""

    PLAIN = "plain"
    PRIMARY = "primary"
    OFF = "off"
    PRESSED = "pressed"


def button(
    surface: pygame.Surface,
    box: Box,
    label: str,
    scale: Scale,
    table: str,
    state: State = State.PLAIN,
    icon: str = "",
    focus: bool = False,
    beside: bool = True,
    hover: bool = False,
    sign: str = "",
) -> None:
    """A button in a box. `icon`: a name of `icon`; `beside`: words beside the icon, else below it. `sign`: of the key
    that does the same, quiet at its right, where it has room."""
    box = box.whole()
    radius = min(scale.px(14, 7), int(box.h) // 2)
    fill, edge, ink = _colours(table, state, hover)
    if state is not State.OFF:
        surfaces.soft_shadow(surface, box, radius, scale.px(8, 3), 120)
    width = scale.px(2, 1)
    surface.blit(drawing.rounded(int(box.w), int(box.h), radius, fill, edge, width), box[:2])
    if focus:
        surfaces.ring(surface, box.shrunk(-scale.px(3, 2)), CREAM, scale.px(4, 3), radius)
    taken = _sign(surface, box, sign, scale, ink) if sign and (beside or not icon) else 0
    if not icon:
        inner = Box(box.x + radius * 0.8 + taken, box.y + 2, box.w - radius * 1.6 - 2 * taken, box.h - 4)
        lettering.write_block(surface, label, inner, scale.body, ink, align=lettering.Align.CENTRE)
    elif beside:
        _label_beside(surface, box._replace(w=box.w - taken), label, icon, scale, ink)
    else:
        _label_below(surface, box, label, icon, scale, ink)


SIGN_SHARE = 0.3
"""Of a button's width, at most, for the sign of its key."""


def _sign(surface: pygame.Surface, box: Box, sign: str, scale: Scale, ink: Colour) -> int:
    """At the right, inside; how much it takes of the width."""
    px = max(scale.px(20, 14), round(scale.small * 0.9))
    width = lettering.width_of(sign, px, lettering.Weight.BLACK)
    pad = scale.px(14, 6)
    if width + 2 * pad > SIGN_SHARE * box.w:
        return 0
    glyph = lettering.rendered(sign, px, lettering.Weight.BLACK, ink).copy()
    glyph.set_alpha(QUIET)
    surface.blit(glyph, (round(box.right - pad - width), round(box.centre[1] - glyph.get_height() / 2)))
    return width + pad


def _colours(table: str, state: State, hover: bool) -> tuple[drawing.Rgba, drawing.Rgba, Colour]:
    panel = TABLES[table].panel
    if state is State.PRIMARY:
        return drawing.rgba(drawing.mixed(GOLD, CREAM, 0.3 if hover else 0)), (255, 236, 184, 255), INK
    if state is State.PRESSED:
        return drawing.rgba(drawing.mixed(panel, GOLD, 0.45)), drawing.rgba(GOLD), CREAM
    if state is State.OFF:
        return drawing.rgba(panel, 90), (255, 255, 255, 30), FAINT
    lighter = drawing.mixed(panel, CREAM, 0.14 if hover else 0.03)
    return drawing.rgba(lighter, 232), (214, 200, 150, 120), CREAM


def _label_beside(surface: pygame.Surface, box: Box, label: str, name: str, scale: Scale, ink: Colour) -> None:
    size = round(min(box.h * 0.56, scale.body * 1.25))
    pad = min(box.h * 0.24, box.w * 0.08)
    if not label:
        surface.blit(icon(name, size, ink), (round(box.centre[0] - size / 2), round(box.centre[1] - size / 2)))
        return
    surface.blit(icon(name, size, ink), (round(box.x + pad), round(box.centre[1] - size / 2)))
    left = box.x + pad * 1.7 + size
    room = Box(left, box.y + 2, box.right - pad * 0.6 - left, box.h - 4)
    lettering.write_block(surface, label, room, scale.body, ink)


def _label_below(surface: pygame.Surface, box: Box, label: str, name: str, scale: Scale, ink: Colour) -> None:
    """The drawing gives way to words that need two lines."""
    width = int(box.w - 4)
    lines, px = lettering.set_in(label, scale.small, width, box.h - 4, 14)
    words = round(px * LEADING * len(lines))
    size = round(min(box.h - words - scale.px(8, 4), scale.small * 1.6))
    if size < scale.small * 0.6:
        size = 0
    top = box.y + (box.h - words - size) / 2
    if size:
        surface.blit(icon(name, size, ink), (round(box.centre[0] - size / 2), round(top)))
    low = Box(box.x + 2, top + size, width, words)
    lettering.write_block(surface, label, low, px, ink, align=lettering.Align.CENTRE)


@kept(500_000)
def icon(name: str, size: int, colour: Colour) -> pygame.Surface:
    """A drawing by name: confirm hint undo redo rules log details menu play pause back forward close left right
    speed eye cover person bot lock settings swap. An unknown name is an empty picture."""

    def paint(large: pygame.Surface, k: int) -> None:
        large.fill((*colour, 0))
        for points in _STROKES.get(name, ()):
            drawing.stroke(large, (*colour, 255), [(x * size * k, y * size * k) for x, y in points], size * k * 0.105)
        for x, y, r in _DOTS.get(name, ()):
            pygame.draw.circle(large, (*colour, 255), (x * size * k, y * size * k), r * size * k)
        for points in _SOLIDS.get(name, ()):
            pygame.draw.polygon(large, (*colour, 255), [(x * size * k, y * size * k) for x, y in points])

    return drawing.smooth(size, size, paint)


def _arc(x: float, y: float, r: float, start: float, stop: float, steps: int = 18) -> list[Point]:
    """Points on a circle, from one angle to another in degrees, clockwise from the right."""
    angles = [math.radians(start + (stop - start) * step / steps) for step in range(steps + 1)]
    return [(x + r * math.cos(angle), y + r * math.sin(angle)) for angle in angles]


def _mirrored(points: list[Point]) -> list[Point]:
    return [(1 - x, y) for x, y in points]


_UNDO: list[list[Point]] = [
    _arc(0.54, 0.56, 0.32, 190, 190 + 285),
    [(0.10, 0.30), (0.22, 0.52), (0.45, 0.40)],
]
_BARS: list[list[Point]] = [[(0.14, y), (0.86, y)] for y in (0.24, 0.5, 0.76)]
_STROKES: dict[str, list[list[Point]]] = {
    "confirm": [[(0.14, 0.54), (0.40, 0.80), (0.88, 0.22)]],
    "hint": [
        [*_arc(0.5, 0.40, 0.29, 125, 415), (0.62, 0.72), (0.38, 0.72), _arc(0.5, 0.40, 0.29, 125, 126)[0]],
        [(0.42, 0.90), (0.58, 0.90)],
    ],
    "undo": _UNDO,
    "redo": [_mirrored(points) for points in _UNDO],
    "rules": [
        [(0.5, 0.24), (0.5, 0.86)],
        [(0.5, 0.24), (0.34, 0.16), (0.10, 0.18), (0.10, 0.78), (0.34, 0.76), (0.5, 0.86)],
        [(0.5, 0.24), (0.66, 0.16), (0.90, 0.18), (0.90, 0.78), (0.66, 0.76), (0.5, 0.86)],
    ],
    "log": [[(0.34, y), (0.88, y)] for y in (0.24, 0.5, 0.76)],
    "details": [[(x, 0.84), (x, y)] for x, y in ((0.18, 0.56), (0.40, 0.30), (0.62, 0.46), (0.84, 0.16))],
    "menu": _BARS,
    "close": [[(0.2, 0.2), (0.8, 0.8)], [(0.8, 0.2), (0.2, 0.8)]],
    "back": [[(0.66, 0.16), (0.32, 0.5), (0.66, 0.84)]],
    "forward": [[(0.34, 0.16), (0.68, 0.5), (0.34, 0.84)]],
    "pause": [[(0.34, 0.2), (0.34, 0.8)], [(0.66, 0.2), (0.66, 0.8)]],
    "eye": [[*_arc(0.5, 0.78, 0.5, 215, 325), *_arc(0.5, 0.22, 0.5, 35, 145)]],
    "lock": [
        [(0.2, 0.46), (0.8, 0.46), (0.8, 0.86), (0.2, 0.86), (0.2, 0.46)],
        [(0.32, 0.44), (0.32, 0.34), *_arc(0.5, 0.34, 0.18, 180, 360), (0.68, 0.44)],
    ],
    "settings": [
        *[[(0.1, y), (0.9, y)] for y in (0.26, 0.52, 0.78)],
        *[[(x, y - 0.09), (x, y + 0.09)] for x, y in ((0.34, 0.26), (0.68, 0.52), (0.42, 0.78))],
    ],
    "swap": [
        [(0.12, 0.32), (0.84, 0.32), (0.64, 0.12)],
        [(0.84, 0.32), (0.64, 0.52)],
        [(0.88, 0.70), (0.16, 0.70), (0.36, 0.50)],
        [(0.16, 0.70), (0.36, 0.90)],
    ],
    "cover": [
        [*_arc(0.5, 0.66, 0.42, 215, 325), *_arc(0.5, 0.20, 0.42, 35, 145)],
        [(0.16, 0.86), (0.84, 0.14)],
    ],
    "person": [[*_arc(0.5, 0.94, 0.34, 185, 355), (0.16, 0.9), (0.84, 0.9)]],
    "bot": [
        [(0.18, 0.36), (0.82, 0.36), (0.82, 0.84), (0.18, 0.84), (0.18, 0.36)],
        [(0.5, 0.34), (0.5, 0.16)],
    ],
}
_STROKES["left"], _STROKES["right"] = _STROKES["back"], _STROKES["forward"]
_DOTS: dict[str, list[tuple[float, float, float]]] = {
    "log": [(0.15, y, 0.075) for y in (0.24, 0.5, 0.76)],
    "eye": [(0.5, 0.5, 0.13)],
    "person": [(0.5, 0.34, 0.19)],
    "bot": [(0.38, 0.58, 0.07), (0.62, 0.58, 0.07), (0.5, 0.13, 0.08)],
}
_SOLIDS: dict[str, list[list[Point]]] = {
    "play": [[(0.24, 0.12), (0.88, 0.5), (0.24, 0.88)]],
    "speed": [[(0.08, 0.2), (0.5, 0.5), (0.08, 0.8)], [(0.5, 0.2), (0.92, 0.5), (0.5, 0.8)]],
}
