"""The table of a review: no buttons lie beside it, so whoever decided has the room that they take in play."""

import math
from dataclasses import replace

from sprites.geometry import Box
from sprites.layout import HAND_TILES, LEAST_HAND_HALF, PlayLayout, Side
from sprites.palette import Scale
from sprites.table import TableArt

LETTERS = 24
"""In a table as wide as so many body letters are high, larger ones would leave no room for the tiles."""
COLUMN = 0.2
"""Of the table's width at most, for a seat at its side."""
PLATE = 6.4
"""Body letters at least, for the plate of whoever decided, beside their tiles."""


def review_table(window: Scale, room: Box) -> TableArt:
    """The table as large as `room` of a window, its letters and its own hand as large as they are in the window."""
    plain = Scale(int(room.w), int(room.h))
    body = max(min(window.body, room.w / LETTERS), plain.body)
    art = TableArt(replace(plain, text=round(100 * body / plain.body)))
    art.layout = _spread(art.layout, hand_half(window))
    return art


def hand_half(window: Scale) -> int:
    """Half a tile of the own hand, in pixels."""
    return math.ceil(LEAST_HAND_HALF * window.height)


def least_width(window: Scale) -> int:
    """From here on a whole hand has room beside its plate."""
    plain = Scale(window.width // 2, window.height)
    return round(_tray_width(hand_half(window), tight=True) + PLATE * plain.body + plain.gap) + 2 * plain.margin_x


def _spread(layout: PlayLayout, half: int) -> PlayLayout:
    """Scores over the partner's plate, the sides below it, the own hand along the whole edge."""
    scale, inner = layout.scale, layout.scale.safe_area
    gap = scale.gap
    high = layout.scores[0].h
    wide = (inner.w - gap) / 2
    scores = (Box(inner.x, inner.y, wide, high).whole(), Box(inner.right - wide, inner.y, wide, high).whole())
    top = inner.strip(inner.y + high + gap, high)
    loose, tight = (inner.w - gap - _tray_width(half, tight=tight) for tight in (False, True))
    own_width = min(max(loose, PLATE * scale.body), tight)
    tray_high = 2 * half + 2 * scale.gap
    tray = Box(inner.x + own_width + gap, inner.bottom - tray_high, inner.w - own_width - gap, tray_high).whole()
    own = Box(inner.x, tray.y, own_width, tray_high).whole()
    lift = max(scale.px(22, 8), half // 4)
    column, y = min(max(scale.px(150), 5.2 * scale.body), COLUMN * scale.width), top.bottom + gap
    bottom = tray.y - lift - gap
    left = Box(inner.x, y, column, bottom - y).whole()
    right = Box(inner.right - column, y, column, bottom - y).whole()
    return replace(
        layout,
        line=Box(left.right + gap, y, right.x - left.right - 2 * gap, bottom - y).whole(),
        plates={Side.BOTTOM: own, Side.RIGHT: right, Side.TOP: top.whole(), Side.LEFT: left},
        scores=scores,
        tray=tray,
        hand_half=half,
        lift=lift,
    )


def _tray_width(half: int, *, tight: bool = False) -> int:
    gaps = 0.1 if tight else 0.3
    return math.ceil(half * (HAND_TILES + (HAND_TILES - 1) * gaps + 0.6))
