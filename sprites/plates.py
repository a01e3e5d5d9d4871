"""Seat plates and score panels: who sits where, who is on turn, how it stands."""

from dataclasses import dataclass, replace
from typing import TypeAlias

import pygame

from game.seats import SEATS, Seat, pair_of
from sprites import badges, lettering, surfaces, tile
from sprites.geometry import Box
from sprites.layout import PlateParts, PlayLayout, Side, plate_parts, side_of
from sprites.lettering import Align, Weight
from sprites.palette import ALARM, CREAM, GOLD, LEADING, PAIR_STYLE, SOFT, Scale
from sprites.picture import PairPicture, SeatPicture, TablePicture

Pairs: TypeAlias = tuple[PairPicture, PairPicture]

TIGHT = 1.06
"""From line to line of a name in two lines, in letter sizes."""
LEAST = 14
"""Pixels of the smallest letters on a score panel."""
SMALLER = 0.85
"""Of the size of small letters: how far names shrink to stand beside the lamps."""
LAMP_PITCH = 1.22


def draw_scores(surface: pygame.Surface, picture: TablePicture, layout: PlayLayout) -> None:
    """The pair of the bottom seat left, its rivals right; both in letters of one size and in one order."""
    own = pair_of(picture.bottom)
    px = min(_heading_size(score, layout) for score in picture.pairs)
    parts = [_ScoreParts.of(box, layout.scale) for box in layout.scores]
    pairs = _in_few_letters(picture.pairs, parts[0], layout.scale)
    is_above = _fits_better_above(pairs, parts[0], layout.scale)
    for pair, where in zip((own, own.rival), parts, strict=True):
        surfaces.panel(
            surface,
            where.box,
            picture.table,
            PAIR_STYLE[pair].colour,
            radius=layout.scale.radius,
            width=layout.scale.px(3, 2),
        )
        surface.blit(badges.pair_shape(where.mark, pair), (round(where.upper.x), round(where.mark_y)))
        score = pairs[pair.place]
        if is_above:
            _names_above(surface, score, where, px, layout.scale)
        else:
            _names_below(surface, score, where, px, layout.scale)


def _in_few_letters(pairs: Pairs, where: "_ScoreParts", scale: Scale) -> Pairs:
    """With the names of both as long as they have room somewhere."""
    versions = zip(*((score.names, *score.shorter) for score in pairs), strict=False)
    fits = (one for one in versions if all(_size(names, where.head.w, scale) for names in one))
    left, right = next(fits, [score.names for score in pairs])
    return replace(pairs[0], names=left), replace(pairs[1], names=right)


def _fits_better_above(pairs: Pairs, where: "_ScoreParts", scale: Scale) -> bool:
    """The names of both pairs are not as large as they might be beside the lamps, and larger above them."""
    beside = min(_size(score.names, where.beside_lamps(score), scale) for score in pairs)
    above = min(_size(score.names, where.head.w, scale) for score in pairs)
    return beside < SMALLER * scale.small and above > beside


def _size(names: str, width: float, scale: Scale) -> int:
    """In pixels; 0 where they do not fit."""
    text, px = lettering.fitted(names, scale.small, int(width), LEAST)
    return px if text == names else 0


def _width(names: str) -> int:
    """At the least size of small letters."""
    return lettering.width_of(names, LEAST)


def _insets(scale: Scale) -> tuple[int, int]:
    return scale.px(13, 4), scale.px(8, 3)


def _heading_size(score: PairPicture, layout: PlayLayout) -> int:
    """Label and points side by side."""
    scale, box = layout.scale, layout.scores[0]
    room = box.w - 3.4 * _insets(scale)[0] - scale.body * 0.85
    return lettering.fitted(f"{score.label}{score.points}", scale.body, int(room), LEAST, Weight.BLACK)[1]


@dataclass(frozen=True, slots=True)
class _ScoreParts:
    """A score panel: two rows, the pair's sign (`mark` pixels) at the left of the upper one, `head` right of it."""

    box: Box
    upper: Box
    lower: Box
    head: Box
    mark: int
    gap: float

    @staticmethod
    def of(box: Box, scale: Scale) -> "_ScoreParts":
        pad, low = _insets(scale)
        inner = Box(box.x + pad, box.y + low, box.w - 2 * pad, box.h - 2 * low)
        upper = inner._replace(h=inner.h * 0.54)
        mark = round(min(upper.h * 0.62, scale.body * 0.85))
        aside = mark + scale.px(9, 3)
        head = Box(upper.x + aside, upper.y, upper.w - aside, upper.h)
        return _ScoreParts(box, upper, inner._replace(y=upper.bottom, h=inner.h - upper.h), head, mark, pad * 0.6)

    @property
    def mark_y(self) -> float:
        return self.upper.centre[1] - self.mark / 2

    def lamp(self, score: PairPicture) -> float:
        return min(self.lower.h * 0.9, self.lower.w * 0.44 / score.lamps) if score.lamps else 0.0

    def beside_lamps(self, score: PairPicture) -> float:
        """The room left of the lamps."""
        taken = self.lamp(score) * LAMP_PITCH * score.lamps
        return self.lower.w - taken - (self.gap if taken else 0)


def _names_below(surface: pygame.Surface, score: PairPicture, where: _ScoreParts, px: int, scale: Scale) -> None:
    """The pair's label and its points; below them who they are, where that fits, and the lamps."""
    points = lettering.width_of(score.points, px, Weight.BLACK)
    label = where.head._replace(w=where.head.w - points - where.gap * 0.6)
    lettering.write_in(surface, score.label, label, px, CREAM, Weight.BLACK)
    at = (where.upper.right, where.upper.centre[1])
    lettering.write(surface, score.points, at, px, GOLD, Weight.BLACK, Align.RIGHT)
    _lamps(surface, score, where, where.lower.right)
    names = where.lower._replace(w=where.beside_lamps(score))
    if _width(score.names) <= names.w:
        lettering.write_in(surface, score.names, names, scale.small, SOFT)


def _names_above(surface: pygame.Surface, score: PairPicture, where: _ScoreParts, px: int, scale: Scale) -> None:
    """Where names and lamps do not fit side by side: who they are, and below that lamps and points, beside the label
    where there is room for it."""
    lettering.write_in(surface, score.names, where.head, scale.small, CREAM)
    px = min(px, scale.small)
    middle = where.lower.centre[1]
    lettering.write(surface, score.points, (where.lower.right, middle), px, GOLD, Weight.BLACK, Align.RIGHT)
    right = where.lower.right - lettering.width_of(score.points, px, Weight.BLACK) - where.gap
    left = _lamps(surface, score, where, right)
    label = where.lower._replace(w=left - where.gap - where.lower.x)
    if _size(score.label, label.w, scale) >= SMALLER * scale.small:
        lettering.write_in(surface, score.label, label, scale.small, SOFT)


def _lamps(surface: pygame.Surface, score: PairPicture, where: _ScoreParts, right: float) -> float:
    """In the lower row up to `right`; where they begin."""
    size = where.lamp(score)
    taken = size * LAMP_PITCH * score.lamps
    row = Box(right - taken, where.lower.centre[1] - size / 2, taken, size)
    if taken:
        badges.lamps(surface, row, score.lit, score.lamps)
    return row.x


def draw_seats(surface: pygame.Surface, picture: TablePicture, layout: PlayLayout) -> None:
    for seat in SEATS:
        _seat(surface, picture, seat, layout)


def _seat(surface: pygame.Surface, picture: TablePicture, seat: Seat, layout: PlayLayout) -> None:
    side = side_of(seat, picture.bottom)
    shown = picture.seats[seat - 1]
    tiles = () if side is Side.BOTTOM and not layout.is_public else shown.tiles
    parts = plate_parts(layout, side, len(tiles))
    on_turn = picture.seen.turn == seat
    size = int(parts.avatar.h)
    letter = shown.name[:1].upper()
    badges.avatar(surface, parts.avatar.centre, size, pair_of(seat), letter, on_turn)
    _name(surface, shown, parts, side, on_turn, layout.scale)
    for which, box in zip(tiles, parts.tiles, strict=True):
        if which is not None and which in picture.absent:
            continue
        shade, at = tile.shadow_of(parts.half, parts.turn)
        surface.blit(shade, (box.x + at[0], box.y + at[1]))
        surface.blit(tile.face(which, parts.half, parts.turn, picture.mode), box[:2])


def _name(
    surface: pygame.Surface, shown: SeatPicture, parts: PlateParts, side: Side, on_turn: bool, scale: Scale
) -> None:
    """The name in one line, or in two where a plate is narrow, and the note right below it."""
    colour = GOLD if on_turn else CREAM
    centred = side in (Side.LEFT, Side.RIGHT)
    align = Align.CENTRE if centred else Align.LEFT
    name, note = parts.name, parts.note
    lines, px = name_lines(shown.name, scale.body, int(name.w), name.h)
    step = min(name.h / len(lines), px * 1.2)
    told, note_px = lettering.set_in(shown.note, scale.small, int(note.w), 2 * note.h)
    note_step = note_px * LEADING if len(told) > 1 else note.h
    taken = step * len(lines) + note_step * len(told)
    top = name.y if centred else name.y + (name.h + note.h - taken) / 2
    x = name.centre[0] if centred else name.x
    for place, line in enumerate(lines):
        lettering.write(surface, line, (x, top + step * (place + 0.5)), px, colour, Weight.BLACK, align)
    below = note._replace(y=top + step * len(lines), h=note_step * len(told))
    if shown.passed:
        _passed(surface, shown.passed, below, centred)
        return
    lettering.write_block(surface, shown.note, below, note_px, colour if on_turn else SOFT, align=align)


def _passed(surface: pygame.Surface, word: str, note: Box, centred: bool) -> None:
    """The badge of a seat that has just knocked stands in the place of its note."""
    image = badges.tag(word, int(note.h), ALARM)
    image = image if image.get_width() <= note.w else badges.tag(word, int(note.h * note.w / image.get_width()), ALARM)
    x = note.centre[0] - image.get_width() / 2 if centred else note.x
    surface.blit(image, (round(x), round(note.centre[1] - image.get_height() / 2)))


def name_lines(name: str, px: int, width: int, height: float) -> tuple[tuple[str, ...], int]:
    """A name's lines and size in a box: as large as may be with its words whole, and only where that would be tiny
    broken within a word."""
    for whole, least in ((True, round(px * 0.62)), (False, 8)):
        for size in range(px, least - 1, -1):
            lines = lettering.wrapped(name, size, width, Weight.BLACK)
            if len(lines) * size * TIGHT <= height and (not whole or " ".join(lines) == name):
                return lines, size
    return lettering.wrapped(name, 8, width, Weight.BLACK), 8
