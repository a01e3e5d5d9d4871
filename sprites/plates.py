"""Seat plates and score panels: who sits where, who is on turn, how it stands."""

import pygame

from game.seats import SEATS, Pair, Seat, pair_of
from sprites import badges, lettering, surfaces, tile
from sprites.geometry import Box, around
from sprites.layout import PlayLayout, Side, plate_parts, side_of
from sprites.lettering import Align, Weight
from sprites.palette import ALARM, CREAM, GOLD, PAIR_STYLE, SOFT
from sprites.picture import PairPicture, SeatPicture, TablePicture


def draw_scores(surface: pygame.Surface, picture: TablePicture, layout: PlayLayout) -> None:
    """The pair of the bottom seat left, its rivals right."""
    own = pair_of(picture.bottom)
    for pair, box in zip((own, own.rival), layout.scores, strict=True):
        _score(surface, picture, picture.pairs[pair.place], pair, box, layout)


def _score(
    surface: pygame.Surface, picture: TablePicture, score: PairPicture, pair: Pair, box: Box, layout: PlayLayout
) -> None:
    scale = layout.scale
    surfaces.panel(surface, box, picture.table, PAIR_STYLE[pair].colour, radius=scale.radius, width=scale.px(3, 2))
    pad = scale.px(16, 6)
    inner = Box(box.x + pad, box.y + scale.px(8, 3), box.w - 2 * pad, box.h - 2 * scale.px(8, 3))
    upper = inner.h * 0.54
    size = round(upper * 0.62)
    surface.blit(badges.pair_shape(size, pair), (round(inner.x), round(inner.y + (upper - size) / 2)))
    points = lettering.width_of(score.points, scale.body, Weight.BLACK)
    label = Box(inner.x + size + pad * 0.6, inner.y, inner.w - size - pad - points, upper)
    lettering.write_in(surface, score.label, label, scale.body, CREAM, Weight.BLACK)
    at = (inner.right, inner.y + upper / 2)
    lettering.write(surface, score.points, at, scale.body, GOLD, Weight.BLACK, Align.RIGHT)
    lower = Box(inner.x, inner.y + upper, inner.w, inner.h - upper)
    taken = 0.0
    if score.lamps:
        lamp = min(lower.h * 0.74, inner.w * 0.44 / score.lamps)
        taken = lamp * 1.16 * score.lamps
        badges.lamps(
            surface,
            Box(inner.right - taken, lower.y, taken, lower.h)
            .shrunk((lower.h - lamp) / 2)
            ._replace(x=inner.right - taken, w=taken),
            score.lit,
            score.lamps,
        )
    names = lower._replace(w=lower.w - taken - (pad * 0.6 if taken else 0))
    lettering.write_in(surface, score.names, names, scale.small, SOFT, least=12)


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
    _name(surface, shown, parts.name, parts.note, on_turn, layout)
    for which, box in zip(tiles, parts.tiles, strict=True):
        if which is not None and which in picture.absent:
            continue
        shade, at = tile.shadow_of(parts.half, parts.turn)
        surface.blit(shade, (box.x + at[0], box.y + at[1]))
        surface.blit(tile.face(which, parts.half, parts.turn, picture.mode), box[:2])
    if shown.passed:
        height = round(layout.scale.small * 1.35)
        image = badges.tag(shown.passed, height, ALARM)
        spot = around(parts.avatar.centre, image.get_width(), height).moved(0, size * 0.5).whole()
        left = max(layout.scale.margin_x, min(spot.x, layout.scale.width - layout.scale.margin_x - spot.w))
        surface.blit(image, (left, spot.y))


def _name(surface: pygame.Surface, shown: SeatPicture, name: Box, note: Box, on_turn: bool, layout: PlayLayout) -> None:
    scale = layout.scale
    colour = GOLD if on_turn else CREAM
    centred = name.centre[0] == note.centre[0] and name.h > scale.body * 2
    align = Align.CENTRE if centred else Align.LEFT
    if centred:
        _name_in_two(surface, shown.name, name, scale.body, colour)
    else:
        lettering.write_in(surface, shown.name, name, scale.body, colour, Weight.BLACK, align)
    lettering.write_in(surface, shown.note, note, scale.small, colour if on_turn else SOFT, align=align, least=12)


def _name_in_two(surface: pygame.Surface, name: str, box: Box, px: int, colour: tuple[int, int, int]) -> None:
    """A narrow plate: one line if it fits, else two, smaller only where two do not do."""
    size = px
    while size > 12 and len(lettering.wrapped(name, size, int(box.w), Weight.BLACK)) > 2:
        size -= 1
    lines = lettering.wrapped(name, size, int(box.w), Weight.BLACK)[:2]
    step = box.h / 2
    top = box.bottom - step * len(lines)
    for place, line in enumerate(lines):
        at = (box.centre[0], top + step * (place + 0.5))
        lettering.write(surface, line, at, size, colour, Weight.BLACK, Align.CENTRE)
