"""The play screen as geometry: where everything lies at every window size. No pygame here."""

import math
from dataclasses import dataclass
from enum import StrEnum

from game.seats import Seat
from sprites.geometry import Box
from sprites.palette import LEADING, Scale

HAND_TILES = 7
_SCORE_SHARE = 0.235
PLATE_PITCH = 1.2
"""From tile to tile beside a plate, in halves of one."""
LEAST_HAND_HALF = 0.065
"""Of the window's height, for half a tile of the own hand."""


class Button(StrEnum):
    """The controls beside the table, named after what they do."""

    CONFIRM = "confirm"
    HINT = "hint"
    COVER = "cover"
    UNDO = "undo"
    REDO = "redo"
    RULES = "rules"
    LOG = "log"
    DETAILS = "details"
    MENU = "menu"


OF_A_HAND = frozenset({Button.CONFIRM, Button.HINT, Button.COVER})
"""Those that a table without an own hand does not have."""


class Side(StrEnum):
    BOTTOM = "bottom"
    RIGHT = "right"
    TOP = "top"
    LEFT = "left"


SIDES: tuple[Side, ...] = (Side.BOTTOM, Side.RIGHT, Side.TOP, Side.LEFT)


def side_of(seat: Seat, bottom: Seat) -> Side:
    """Counter-clockwise from the bottom seat: the next seat sits to the right."""
    return SIDES[(seat - bottom) % 4]


@dataclass(frozen=True, slots=True)
class PlayLayout:
    """`line`: for the tiles on the table. `plates`: a seat's name and, but at the bottom, its tiles. `scores`: the
    pair of the bottom seat left, its rivals right. `tray`: round the own hand; `hand_half` half a hand tile in pixels.
    `labels_beside`: a button has room for its words beside its icon (else below it). `is_public`: nobody's own hand
    lies at the bottom, which is a plate like the one on top."""

    scale: Scale
    line: Box
    plates: dict[Side, Box]
    scores: tuple[Box, Box]
    tray: Box
    hand_half: int
    lift: int
    prompt: Box
    buttons: dict[Button, Box]
    labels_beside: bool
    is_public: bool = False

    def hand_slots(self, tiles: int) -> tuple[Box, ...]:
        """Where the tiles of the own hand stand, left to right, centred."""
        half = self.hand_half
        width, height = half, 2 * half
        gap = min(half * 0.30, (self.tray.w - 2 * half * 0.3 - width * tiles) / max(tiles - 1, 1))
        whole = tiles * width + (tiles - 1) * gap
        left = self.tray.centre[0] - whole / 2
        top = self.tray.centre[1] - height / 2
        return tuple(Box(left + place * (width + gap), top, width, height).whole() for place in range(tiles))

    def tray_for(self, tiles: int) -> Box:
        """The tray as wide as so many tiles need."""
        if not tiles:
            return Box(self.tray.centre[0], self.tray.y, 0, self.tray.h)
        slots = self.hand_slots(tiles)
        pad = self.hand_half * 0.3
        return Box(slots[0].x - pad, self.tray.y, slots[-1].right - slots[0].x + 2 * pad, self.tray.h).whole()


def play_layout(scale: Scale) -> PlayLayout:
    inner, gap = scale.safe_area, scale.gap
    scores = _scores(scale, inner)
    block_width, beside, row = _buttons_size(scale)
    row_gap = scale.px(12, 4)
    block_height = 3 * row + 2 * row_gap
    left_block = Box(inner.x, inner.bottom - block_height, block_width, block_height)
    right_block = Box(inner.right - block_width, left_block.y, block_width, block_height)
    tray, hand_half = _tray(scale, left_block, right_block)
    lift = max(scale.px(22, 8), hand_half // 4)
    prompt_height = _prompt_height(scale)
    prompt = Box(tray.x, tray.y - lift - prompt_height, tray.w, prompt_height).whole()
    own_top = left_block.y + row - _own_height(scale, row, beside)
    own = Box(left_block.x, own_top, block_width, left_block.y + row - own_top)
    plates = {Side.BOTTOM: own.whole(), **_plates_of_others(scale, inner, scores, own_top - gap)}
    return PlayLayout(
        scale=scale,
        line=_line_area(plates, own, prompt, gap),
        plates=plates,
        scores=scores,
        tray=tray,
        hand_half=hand_half,
        lift=lift,
        prompt=prompt,
        buttons=_buttons(left_block, right_block, row, row_gap),
        labels_beside=beside,
    )


def public_layout(scale: Scale) -> PlayLayout:
    """For a table with everybody's tiles in their own hands: four plates with the tiles face down, and more room for
    the line."""
    inner, gap = scale.safe_area, scale.gap
    scores = _scores(scale, inner)
    block_width, beside, row = _buttons_size(scale)
    row_gap = scale.px(12, 4)
    block_top = inner.bottom - 2 * row - row_gap
    left_block = Box(inner.x, block_top - row - row_gap, block_width, 0)
    right_block = Box(inner.right - block_width, left_block.y, block_width, 0)
    x, right = left_block.right + gap, right_block.x - gap
    own = Box(x, inner.bottom - scores[0].h, right - x, scores[0].h).whole()
    prompt_height = _prompt_height(scale)
    prompt = Box(x, own.y - prompt_height - scale.px(6, 3), right - x, prompt_height).whole()
    plates = {Side.BOTTOM: own, **_plates_of_others(scale, inner, scores, block_top - gap)}
    left, far = plates[Side.LEFT].right + gap, plates[Side.RIGHT].x - gap
    top, bottom = plates[Side.LEFT].y, min(prompt.y, block_top) - gap
    buttons = _buttons(left_block, right_block, row, row_gap)
    return PlayLayout(
        scale=scale,
        line=Box(left, top, far - left, bottom - top).whole(),
        plates=plates,
        scores=scores,
        tray=Box(own.centre[0], own.y, 0, 0).whole(),
        hand_half=math.ceil(LEAST_HAND_HALF * scale.height),
        lift=0,
        prompt=prompt,
        buttons={button: box for button, box in buttons.items() if button not in OF_A_HAND},
        labels_beside=beside,
        is_public=True,
    )


def _scores(scale: Scale, inner: Box) -> tuple[Box, Box]:
    """In the upper corners."""
    height = _two_lines(scale) + 2 * scale.px(8, 3)
    width = min(max(scale.px(460), 15 * scale.body), _SCORE_SHARE * scale.width)
    left = Box(inner.x, inner.y, width, height)
    return left.whole(), Box(inner.right - width, inner.y, width, height).whole()


def _tray(scale: Scale, left_block: Box, right_block: Box) -> tuple[Box, int]:
    """Between the buttons, with half a tile of the own hand in pixels."""
    x, right = left_block.right + scale.gap, right_block.x - scale.gap
    half = math.ceil(LEAST_HAND_HALF * scale.height)
    height = 2 * half + 2 * scale.px(14, 5)
    return Box(x, left_block.bottom - height, right - x, height).whole(), half


def _plates_of_others(scale: Scale, inner: Box, scores: tuple[Box, Box], bottom: float) -> dict[Side, Box]:
    """Columns below the scores, down to `bottom`, and one between them."""
    gap = scale.gap
    column = min(max(scale.px(150), 5.2 * scale.body), 0.14 * scale.width)
    y = inner.y + _two_lines(scale) + 2 * scale.px(8, 3) + gap
    between = scores[1].x - scores[0].right - 2 * gap
    return {
        Side.RIGHT: Box(inner.right - column, y, column, bottom - y).whole(),
        Side.TOP: Box(scores[0].right + gap, inner.y, between, scores[0].h).whole(),
        Side.LEFT: Box(inner.x, y, column, bottom - y).whole(),
    }


def _line_area(plates: dict[Side, Box], own: Box, prompt: Box, gap: int) -> Box:
    """Between the columns and above the prompt; above the own plate too where that reaches under it."""
    left, right = plates[Side.LEFT].right + gap, plates[Side.RIGHT].x - gap
    top, bottom = plates[Side.LEFT].y, prompt.y - gap
    if own.right > left:
        bottom = min(bottom, own.y - gap)
    return Box(left, top, right - left, bottom - top).whole()


def _prompt_height(scale: Scale) -> int:
    """One line with room about it, or two somewhat smaller ones."""
    second = max(18, scale.body * 0.78)
    return round(max(scale.body * 1.7, second * LEADING * 2 + scale.px(8, 4)))


def _two_lines(scale: Scale) -> int:
    return round(scale.body * 1.3 + scale.small * 1.3)


def _buttons_size(scale: Scale) -> tuple[float, bool, int]:
    """Width of a block of two columns, whether labels stand beside the icons, height of a row."""
    beside_width = 2 * 7.0 * scale.body + scale.gap
    if beside_width <= 0.215 * scale.width:
        return beside_width, True, max(scale.touch, round(scale.body * 1.9))
    stacked = round(scale.small * 2.25) + scale.px(4, 2)
    width = min(2 * max(scale.touch, 5.0 * scale.small) + scale.gap, 0.2 * scale.width)
    return width, False, max(scale.touch, stacked)


def _own_height(scale: Scale, row: int, one_line: bool) -> float:
    """The own plate: a name in one line, or in two where the block is narrow, and a note."""
    lines = scale.body * 1.15 if one_line else min(scale.body, scale.small * 1.15) * 2.3
    return max(row * 1.1, lines + scale.small * 1.25)


def _buttons(left: Box, right: Box, row: int, gap: int) -> dict[Button, Box]:
    def cell(block: Box, line: int, place: int, columns: int) -> Box:
        width = (block.w - gap * (columns - 1)) / columns
        return Box(block.x + place * (width + gap), block.y + line * (row + gap), width, row).whole()

    return {
        Button.CONFIRM: cell(right, 0, 0, 1),
        Button.HINT: cell(right, 1, 0, 2),
        Button.COVER: cell(right, 1, 1, 2),
        Button.UNDO: cell(right, 2, 0, 2),
        Button.REDO: cell(right, 2, 1, 2),
        Button.RULES: cell(left, 1, 0, 2),
        Button.LOG: cell(left, 1, 1, 2),
        Button.DETAILS: cell(left, 2, 0, 2),
        Button.MENU: cell(left, 2, 1, 2),
    }


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
    spare = plate.w - avatar_size - pad - 2 * gap - 7.5 * scale.small
    share = min(plate.w * 0.46, max(spare, plate.w * 0.3))
    half = int(min(plate.h * 0.47, scale.px(46, 18), share / (HAND_TILES * PLATE_PITCH)))
    tiles_width = HAND_TILES * half * PLATE_PITCH
    words_width = min(plate.w - avatar_size - tiles_width - pad - 2 * gap, 11 * scale.body)
    aside = max(plate.w - (pad + avatar_size + gap + words_width + gap + tiles_width), 0) / 2
    avatar, name, note = _flat_words(plate, scale, aside, words_width, round(scale.body * 1.25))
    row_x = name.x + words_width + gap
    boxes = tuple(
        Box(row_x + place * half * PLATE_PITCH, plate.centre[1] - half, half, 2 * half).whole()
        for place in range(tiles)
    )
    return PlateParts(avatar, name, note, boxes, half, 2)


def _own_parts(plate: Box, scale: Scale) -> PlateParts:
    """Without tiles: the own ones stand in the tray."""
    words_width = plate.w - _flat_avatar(plate, scale) - scale.px(8, 3) - scale.px(16, 6)
    name_height = round(plate.h - scale.small * 1.3)
    return PlateParts(*_flat_words(plate, scale, 0, words_width, name_height), (), 0, 2)


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
    gap = scale.px(6, 2)
    avatar_size = min(scale.px(84, 38), plate.w * 0.7)
    avatar = Box(plate.centre[0] - avatar_size / 2, plate.y + scale.px(10, 4), avatar_size, avatar_size).whole()
    name = Box(plate.x, avatar.bottom + gap, plate.w, round(scale.body * 2.2)).whole()
    note = Box(plate.x, name.bottom, plate.w, round(scale.small * 1.3)).whole()
    room = Box(plate.x, note.bottom + gap, plate.w, plate.bottom - note.bottom - gap)
    pitch = min(room.h / HAND_TILES, scale.px(54, 20))
    lying = int(min(pitch * 0.86, room.w * 0.46))
    standing = int(min(room.h * 0.5, room.w / (HAND_TILES * 1.12)))
    if lying >= standing:
        left = room.centre[0] - lying
        boxes = tuple(Box(left, room.y + place * pitch, 2 * lying, lying).whole() for place in range(tiles))
        return PlateParts(avatar, name, note, boxes, lying, turn)
    left = room.centre[0] - standing * 1.12 * tiles / 2
    boxes = tuple(Box(left + place * standing * 1.12, room.y, standing, 2 * standing).whole() for place in range(tiles))
    return PlateParts(avatar, name, note, boxes, standing, 0)
