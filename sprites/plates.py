"""Seat plates and score panels: who sits where, who is on turn, how it stands."""

import pygame

from game.seats import SEATS, Pair, Seat, pair_of
from sprites import badges, lettering, surfaces, tile
from sprites.geometry import Box
from sprites.layout import PlateParts, PlayLayout, Side, plate_parts, side_of
from sprites.lettering import Align, Weight
from sprites.palette import ALARM, CREAM, GOLD, LEADING, PAIR_STYLE, SOFT, Scale
from sprites.picture import PairPicture, SeatPicture, TablePicture

TIGHT = 1.06
"""From line to line of a name in two lines, in letter sizes."""


def draw_scores(surface: pygame.Surface, picture: TablePicture, layout: PlayLayout) -> None:
    """The pair of the bottom seat left, its rivals right; both in letters of one size."""
    own = pair_of(picture.bottom)
    px = min(_heading_size(score, layout) for score in picture.pairs)
    for pair, box in zip((own, own.rival), layout.scores, strict=True):
        _score(surface, picture, pair, box, px, layout.scale)


def _insets(scale: Scale) -> tuple[int, int]:
    return scale.px(16, 6), scale.px(8, 3)


def _heading_size(score: PairPicture, layout: PlayLayout) -> int:
    """Label and points side by side."""
    scale, box = layout.scale, layout.scores[0]
    room = box.w - 3.4 * _insets(scale)[0] - scale.body * 0.85
    return lettering.fitted(f"{score.label}{score.points}", scale.body, int(room), 14, Weight.BLACK)[1]


def _score(surface: pygame.Surface, picture: TablePicture, pair: Pair, box: Box, px: int, scale: Scale) -> None:
    score = picture.pairs[pair.place]
    surfaces.panel(surface, box, picture.table, PAIR_STYLE[pair].colour, radius=scale.radius, width=scale.px(3, 2))
    pad, low = _insets(scale)
    inner = Box(box.x + pad, box.y + low, box.w - 2 * pad, box.h - 2 * low)
    upper = inner.h * 0.54
    size = round(min(upper * 0.62, scale.body * 0.85))
    surface.blit(badges.pair_shape(size, pair), (round(inner.x), round(inner.y + (upper - size) / 2)))
    points = lettering.width_of(score.points, px, Weight.BLACK)
    label = Box(inner.x + size + pad * 0.6, inner.y, inner.w - size - pad - points, upper)
    lettering.write_in(surface, score.label, label, px, CREAM, Weight.BLACK)
    at = (inner.right, inner.y + upper / 2)
    lettering.write(surface, score.points, at, px, GOLD, Weight.BLACK, Align.RIGHT)
    lower = Box(inner.x, inner.y + upper, inner.w, inner.h - upper)
    taken = _lamps(surface, score, lower)
    names = lower._replace(w=lower.w - taken - (pad * 0.6 if taken else 0))
    if lettering.width_of(score.names, 14) <= names.w:
        lettering.write_in(surface, score.names, names, scale.small, SOFT)


def _lamps(surface: pygame.Surface, score: PairPicture, row: Box) -> float:
    """Right in the row; how wide they are."""
    if not score.lamps:
        return 0.0
    size = min(row.h * 0.74, row.w * 0.44 / score.lamps)
    taken = size * 1.22 * score.lamps
    badges.lamps(surface, Box(row.right - taken, row.centre[1] - size / 2, taken, size), score.lit, score.lamps)
    return taken


def draw_seats(surface: pygame.Surface, picture: TablePicture, layout: PlayLayout) -> None:
    for seat in SEATS:
        _seat(surface, picture, seat, layout)


def _seat(surface: pygame.Surface, picture: TablePicture, seat: Seat, layout: PlayLayout) -> None:
    side = side_of(seat, picture.bottom)
    shown = picture.seats[seat - 1]
    tiles = () if side is Side.BOTTOM else shown.tiles
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
