"""A seat's plate as geometry: its sign, words and tiles. No pygame here."""

from dataclasses import dataclass

from sprites.geometry import Box
from sprites.layout import HAND_TILES, PlayLayout, Side
from sprites.palette import Scale

PLATE_PITCH = 1.2
"""From tile to tile beside a plate, in halves of one."""


@dataclass(frozen=True, slots=True)
class PlateParts:
    """Inside a seat's plate. `tiles` stand in a row or column, `half` pixels half a tile, at quarter turn `turn`."""

    avatar: Box
    name: Box
    note: Box
    tiles: tuple[Box, ...]
    half: int
    turn: int


def plate_parts(layout: PlayLayout, side: Side, tiles: int) -> PlateParts:
    plate, scale = layout.plates[side], layout.scale
    match side:
        case Side.RIGHT:
            return _tall_parts(plate, scale, tiles, 1)
        case Side.LEFT:
            return _tall_parts(plate, scale, tiles, 3)
        case Side.TOP:
            return _top_parts(plate, scale, tiles)
        case Side.BOTTOM if layout.is_public:
            return _top_parts(plate, scale, tiles)
        case Side.BOTTOM:
            return _own_parts(plate, scale)


def _top_parts(plate: Box, scale: Scale, tiles: int) -> PlateParts:
    """In the middle: who it is, then the tiles in a row."""
    pad, gap, avatar_size = scale.px(8, 3), scale.px(16, 6), _flat_avatar(plate, scale)
    spare = plate.w - avatar_size - pad - 2 * gap - 9.5 * scale.small
    share = min(plate.w * 0.46, max(spare, plate.w * 0.26))
    half = int(min(plate.h * 0.47, _back_half(scale), share / (HAND_TILES * PLATE_PITCH)))
    tiles_width = HAND_TILES * half * PLATE_PITCH
    words_width = min(plate.w - avatar_size - tiles_width - pad - 2 * gap, 9 * scale.body)
    aside = max(plate.w - (pad + avatar_size + gap + words_width + gap + tiles_width), 0) / 2
    avatar, name, note = _flat_words(plate, scale, aside, words_width, round(scale.body * 1.25))
    row_x = name.x + words_width + gap
    boxes = tuple(
        Box(row_x + place * half * PLATE_PITCH, plate.centre[1] - half, half, 2 * half).whole()
        for place in range(tiles)
    )
    return PlateParts(avatar, name, note, boxes, half, 2)


def _back_half(scale: Scale) -> int:
    """Half a tile of the other seats, at most: all three alike."""
    return scale.px(44, 16)


def _own_parts(plate: Box, scale: Scale) -> PlateParts:
    """Without tiles: the own ones stand on the rack. Sign and name at the left; what is asked has the rest."""
    size = round(min(plate.h * 0.84, plate.w * 0.3, scale.px(84, 40)))
    avatar = Box(plate.x + scale.px(8, 3), plate.centre[1] - size / 2, size, size).whole()
    x = avatar.right + scale.px(10, 4)
    name = Box(x, plate.y, (plate.right - x) * 0.34, plate.h).whole()
    return PlateParts(avatar, name, Box(name.right, plate.y, plate.right - name.right, plate.h).whole(), (), 0, 2)


def _flat_avatar(plate: Box, scale: Scale) -> float:
    return min(plate.h * 0.86, scale.px(84, 40))


def _flat_words(plate: Box, scale: Scale, aside: float, width: float, name_height: int) -> tuple[Box, Box, Box]:
    """Avatar, name and note of a plate that is wider than high, `aside` from its left."""
    size = _flat_avatar(plate, scale)
    avatar = Box(plate.x + aside + scale.px(8, 3), plate.centre[1] - size / 2, size, size).whole()
    note_height = round(scale.small * 1.25)
    x, top = avatar.right + scale.px(16, 6), plate.centre[1] - (name_height + note_height) / 2
    name = Box(x, top, width, name_height).whole()
    return avatar, name, Box(x, name.bottom, width, note_height).whole()


def _tall_parts(plate: Box, scale: Scale, tiles: int, turn: int) -> PlateParts:
    """In the middle of its side: sign, name, note, and a column of tiles, or a row where the column is low."""
    gap = scale.px(6, 2)
    avatar_size = min(scale.px(84, 38), plate.w * 0.7)
    name_h, note_h = round(scale.body * 2.2), round(scale.small * 1.3)
    taken = avatar_size + name_h + note_h + 3 * gap
    room = plate.h - taken
    pitch = min(room / HAND_TILES, _back_half(scale) * PLATE_PITCH)
    lying = int(min(pitch / PLATE_PITCH, plate.w * 0.46))
    standing = int(min(room * 0.5, plate.w / (HAND_TILES * 1.12)))
    in_column = lying >= standing
    high = HAND_TILES * pitch if in_column else 2 * standing
    top = plate.y + max(plate.h - taken - high, 0) / 2
    avatar = Box(plate.centre[0] - avatar_size / 2, top, avatar_size, avatar_size).whole()
    name = Box(plate.x, avatar.bottom + gap, plate.w, name_h).whole()
    note = Box(plate.x, name.bottom, plate.w, note_h).whole()
    y = note.bottom + gap
    if in_column:
        left = plate.centre[0] - lying
        boxes = tuple(Box(left, y + place * pitch, 2 * lying, lying).whole() for place in range(tiles))
        return PlateParts(avatar, name, note, boxes, lying, turn)
    left = plate.centre[0] - standing * 1.12 * tiles / 2
    boxes = tuple(Box(left + place * standing * 1.12, y, standing, 2 * standing).whole() for place in range(tiles))
    return PlateParts(avatar, name, note, boxes, standing, 0)
