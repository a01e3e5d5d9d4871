"""Seat plates: who sits where, who is on turn, and above the own hand what is asked."""

import pygame

from game.seats import SEATS, Seat, pair_of
from sprites import badges, drawing, lettering, surfaces, tile, tokens
from sprites.geometry import Box
from sprites.layout import PlayLayout, Side, prompt_letters, side_of
from sprites.lettering import Align, Weight
from sprites.palette import CREAM, GOLD, LEADING, SOFT, TABLES, Colour, Scale
from sprites.picture import SeatPicture, TablePicture
from sprites.plate_layout import PlateParts, plate_parts

TIGHT = 1.06
"""From line to line of a name in two lines, in letter sizes."""
AWAY = 0.38
"""How far the words of a seat that does not act sink into the panel."""


def draw_seats(surface: pygame.Surface, picture: TablePicture, layout: PlayLayout) -> None:
    turn = picture.seen.turn
    if turn is not None:
        _light_rail(surface, side_of(turn, picture.bottom), layout.scale)
    for seat in SEATS:
        _seat(surface, picture, seat, layout)
    if layout.is_public and picture.prompt:
        surfaces.pill(surface, picture.prompt, layout.prompt, prompt_letters(layout.scale), picture.table, SOFT)


def _light_rail(surface: pygame.Surface, side: Side, scale: Scale) -> None:
    """The lamp leans to the seat that is to act: the rail before it shines."""
    long, thick = round(0.24 * min(scale.width, scale.height * 1.6)), max(scale.frame // 5, 2)
    lies = side in (Side.TOP, Side.BOTTOM)
    w, h = (long, thick) if lies else (thick, long)
    half = scale.frame / 2
    middle = {
        Side.TOP: (scale.width / 2, half),
        Side.BOTTOM: (scale.width / 2, scale.height - half),
        Side.LEFT: (half, scale.height / 2),
        Side.RIGHT: (scale.width - half, scale.height / 2),
    }[side]
    strip = Box(middle[0] - w / 2, middle[1] - h / 2, w, h)
    surfaces.halo(surface, strip, GOLD, scale.frame // 2, thick // 2, 210)


def _seat(surface: pygame.Surface, picture: TablePicture, seat: Seat, layout: PlayLayout) -> None:
    side = side_of(seat, picture.bottom)
    shown, turn = picture.seats[seat - 1], picture.seen.turn
    tiles = () if side is Side.BOTTOM and not layout.is_public else shown.tiles
    parts = plate_parts(layout, side, len(tiles))
    on_turn, waits = turn == seat, turn is not None and turn != seat
    has_group = side is Side.BOTTOM and not layout.is_public
    if has_group:
        _ground_of_group(surface, picture, layout, lit=on_turn)
    elif on_turn:
        _lit_ground(surface, picture, parts, layout, side)
    size = int(parts.avatar.h)
    badges.avatar(surface, parts.avatar.centre, size, pair_of(seat), tokens.token_of(seat), on_turn=on_turn, dim=waits)
    far = drawing.mixed(CREAM, TABLES[picture.table].edge, AWAY if waits else 0.0)
    if has_group:
        _own_words(surface, picture, shown, parts, GOLD if on_turn else far, layout)
        return
    _name(surface, shown, parts, side, GOLD if on_turn else far, layout.scale)
    for which, box in zip(tiles, parts.tiles, strict=True):
        if which is not None and which in picture.absent:
            continue
        shade, at = tile.shadow_of(parts.half, parts.turn)
        surface.blit(shade, (box.x + at[0], box.y + at[1]))
        surface.blit(tile.face(which, parts.half, parts.turn, picture.mode), box[:2])


def _ground_of_group(surface: pygame.Surface, picture: TablePicture, layout: PlayLayout, *, lit: bool) -> None:
    box, scale = layout.plates[Side.BOTTOM], layout.scale
    radius = int(min(box.h / 2, layout.scale.px(40, 22)))
    surfaces.soft_shadow(surface, box.moved(scale.px(3, 1), scale.px(4, 1)), radius, scale.px(14, 5), 120)
    edge = GOLD if lit and picture.asks else None
    surfaces.panel(surface, box, picture.table, border=edge, alpha=224, radius=radius, width=scale.px(3, 2))


def _lit_ground(
    surface: pygame.Surface, picture: TablePicture, parts: PlateParts, layout: PlayLayout, side: Side
) -> None:
    scale, plate = layout.scale, layout.plates[side]
    box = parts.avatar.joined(parts.name).joined(parts.note)
    for one in parts.tiles:
        box = box.joined(one)
    around = box.shrunk(-scale.px(8, 3))
    x, y = max(around.x, plate.x), max(around.y, plate.y)
    lit = Box(x, y, min(around.right, plate.right) - x, min(around.bottom, plate.bottom) - y)
    surfaces.halo(surface, lit, GOLD, scale.px(18, 6), scale.radius, 70)
    surfaces.panel(surface, lit, picture.table, border=GOLD, alpha=150, radius=scale.radius, width=scale.px(3, 2))


def _own_words(
    surface: pygame.Surface,
    picture: TablePicture,
    shown: SeatPicture,
    parts: PlateParts,
    colour: Colour,
    layout: PlayLayout,
) -> None:
    """Name, and what is asked, in one line: to be read together."""
    scale = layout.scale
    text = picture.prompt or shown.passed
    px = prompt_letters(scale)
    whole = parts.name.joined(parts.note)
    inner = Box(whole.x, whole.y, whole.w - min(whole.h * 0.4, scale.px(28, 10)), whole.h)
    name_room = inner.w * (0.34 if text else 1.0)
    lines, name_px = name_lines(shown.name, px, int(name_room), inner.h * 0.94)
    wide = max(lettering.width_of(line, name_px, Weight.DISPLAY) for line in lines) + scale.px(20, 8)
    said, said_px = surfaces.pill_lines(text, px, int(inner.w - wide), inner.h)
    if " ".join(said) != text:
        # A long reason in a small window takes the name's place: whose turn it is, the token says too.
        lines, wide = (), 0
        said, said_px = surfaces.pill_lines(text, px, int(inner.w), inner.h)
    step = name_px * TIGHT
    for place, line in enumerate(lines):
        y = inner.centre[1] + (place - (len(lines) - 1) / 2) * step
        lettering.write(surface, line, (inner.x, y), name_px, colour, Weight.DISPLAY)
    if not text:
        return
    room = Box(inner.x + wide, inner.y, inner.w - wide, inner.h)
    told = CREAM if picture.asks or picture.seen.turn is None else SOFT
    for place, line in enumerate(said):
        y = room.centre[1] + (place - (len(said) - 1) / 2) * said_px * LEADING
        lettering.write(surface, line, (room.centre[0], y), said_px, told, align=Align.CENTRE)


def _name(
    surface: pygame.Surface, shown: SeatPicture, parts: PlateParts, side: Side, colour: Colour, scale: Scale
) -> None:
    """The name in one line, or in two where a plate is narrow, and the note right below it."""
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
        lettering.write(surface, line, (x, top + step * (place + 0.5)), px, colour, Weight.DISPLAY, align)
    below = note._replace(y=top + step * len(lines), h=note_step * len(told))
    if shown.passed:
        _stamp(surface, shown.passed, below._replace(h=note.h), centred)
        return
    lettering.write_block(surface, shown.note, below, note_px, SOFT if colour != GOLD else GOLD, align=align)


def _stamp(surface: pygame.Surface, words: str, note: Box, centred: bool) -> None:
    """Of a seat that has knocked, in the place of its note, with the numbers it has not."""
    image = badges.stamp(words, int(note.h), int(note.w))
    x = note.centre[0] - image.get_width() / 2 if centred else note.x
    surface.blit(image, (round(x), round(note.centre[1] - image.get_height() / 2)))


def name_lines(name: str, px: int, width: int, height: float) -> tuple[tuple[str, ...], int]:
    """A name's lines and size in a box: as large as may be with its words whole, and only where that would be tiny
    broken within a word."""
    for whole, least in ((True, round(px * 0.62)), (False, 8)):
        for size in range(px, least - 1, -1):
            lines = lettering.wrapped(name, size, width, Weight.DISPLAY)
            if len(lines) * size * TIGHT <= height and (not whole or " ".join(lines) == name):
                return lines, size
    return lettering.wrapped(name, 8, width, Weight.DISPLAY), 8
