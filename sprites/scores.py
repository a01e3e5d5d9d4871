"""The score of the two pairs, to be read without glasses: a name, a figure, and a wire of beads."""

import math
from dataclasses import replace
from typing import TypeAlias

import pygame

from game.seats import pair_of
from sprites import badges, lettering, surfaces
from sprites.geometry import Box
from sprites.layout import PlayLayout, digits
from sprites.lettering import Align, Weight
from sprites.palette import CREAM, PAIR_STYLE, SOFT, Scale
from sprites.picture import PairPicture, TablePicture

Pairs: TypeAlias = tuple[PairPicture, PairPicture]
BEADS = 12
"""More points than these have no wire."""


def draw_scores(surface: pygame.Surface, picture: TablePicture, layout: PlayLayout) -> None:
    """The pair of the bottom seat left, its rivals right; both in letters of one size and in one order."""
    own = pair_of(picture.bottom)
    parts = [ScoreParts(box, layout.scale, picture.pairs) for box in layout.scores]
    pairs = in_few_letters(picture.pairs, parts[0])
    px = min(parts[0].letters_of(score.label) for score in pairs)
    is_short = all(parts[0].has_room(score.label) for score in pairs)
    for pair, where in zip((own, own.rival), parts, strict=True):
        score, scale = pairs[pair.place], layout.scale
        style = PAIR_STYLE[pair]
        surfaces.soft_shadow(surface, where.box, scale.radius, scale.px(12, 4), 110)
        surfaces.panel(surface, where.box, picture.table, alpha=216, radius=scale.radius)
        strip = where.box._replace(w=max(scale.px(6), 3)).shrunk(0)
        surface.fill(style.colour, pygame.Rect(strip._replace(y=strip.y + scale.radius, h=strip.h - 2 * scale.radius)))
        mark = badges.pair_shape(where.mark, pair)
        words = where.words if score.figure else where.words._replace(w=where.figure.right - where.words.x)
        has_wire = bool(score.figure) and 0 < score.beads <= BEADS and is_short
        row = words._replace(h=words.h * 0.6) if has_wire or (score.aim and is_short) else words
        surface.blit(mark, (round(where.sign.x), round(row.centre[1] - where.mark / 2)))
        lettering.write_block(surface, score.label, row, px, CREAM, Weight.DISPLAY, least=least(scale))
        if score.figure:
            at = (where.figure.right, where.figure.centre[1])
            lettering.write(surface, score.figure, at, digits(scale), CREAM, Weight.DISPLAY, Align.RIGHT)
        if has_wire:
            low = Box(where.sign.x, row.bottom, words.right - where.sign.x, words.bottom - row.bottom)
            badges.beads(surface, low, score.lit, score.beads)
        elif score.aim and is_short:
            lettering.write_in(surface, score.aim, words._replace(y=row.bottom), scale.small, SOFT)


def least(scale: Scale) -> int:
    """Pixels of the smallest letters on a score panel."""
    return max(14, math.ceil(0.019 * scale.height))


class ScoreParts:
    """Inside a score panel: the pair's sign (`mark` pixels), its words, its figure."""

    def __init__(self, box: Box, scale: Scale, pairs: Pairs) -> None:
        pad, low = scale.px(18, 7), scale.px(6, 2)
        inner = Box(box.x + pad, box.y + low, box.w - 2 * pad, box.h - 2 * low)
        widest = max(lettering.width_of(score.figure, digits(scale), Weight.DISPLAY) for score in pairs)
        self.box, self.least = box, least(scale)
        self.letters = min(round(scale.body * 1.1), int(inner.h * 0.5))
        self.mark = round(self.letters * 0.9)
        self.figure = Box(inner.right - widest, inner.y, widest, inner.h)
        self.sign = Box(inner.x, inner.y, self.mark, inner.h)
        x = self.sign.right + scale.px(10, 4)
        self.words = Box(x, inner.y, self.figure.x - (scale.px(10, 4) if widest else 0) - x, inner.h)

    def letters_of(self, label: str) -> int:
        """In one line, as large as may be."""
        return lettering.fitted(label, self.letters, int(self.words.w), self.least, Weight.DISPLAY)[1]

    def has_room(self, name: str) -> bool:
        return lettering.width_of(name, self.least, Weight.DISPLAY) <= self.words.w


def in_few_letters(pairs: Pairs, where: ScoreParts) -> Pairs:
    """With the names of both as long as they have room somewhere."""
    versions = zip(*((score.label, *score.shorter) for score in pairs), strict=False)
    fits = (one for one in versions if all(where.has_room(name) for name in one))
    left, right = next(fits, [score.label for score in pairs])
    return replace(pairs[0], label=left), replace(pairs[1], label=right)
