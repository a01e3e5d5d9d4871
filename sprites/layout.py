"""The play screen as geometry: where everything lies at every window size. No pygame here."""

import math
from dataclasses import dataclass
from enum import StrEnum

from game.seats import Seat
from sprites.geometry import Box
from sprites.palette import LEADING, Scale

HAND_TILES = 7
HAND_HALF, LEAST_HAND_HALF = 0.0905, 0.065
"""Of the window's height, for half a tile of the own hand: where there is room, and always."""
HAND_GAPS, TIGHT_GAPS, TRAY_PAD = 0.15, 0.08, 0.3
"""Between two tiles of the hand, where there is room and where there is little, and beside them: in halves."""
RISE = 0.014
"""Of the window's height: how much higher a tile stands that fits."""


class Button(StrEnum):
    """The controls beside the table, named after what they do."""

    CONFIRM = "confirm"
    HINT = "hint"
    UNDO = "undo"
    REDO = "redo"
    CENTRE = "centre"
    COVER = "cover"
    MENU = "menu"
    RULES = "rules"
    LOG = "log"
    DETAILS = "details"


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
    """`line`: for the tiles on the table. `plates`: a seat's name and, but at the bottom, its tiles; at the bottom it
    is `prompt` too, where it is said who is to do what. `scores`: the pair of the bottom seat left, its rivals right.
    `tray`: round the rack of the own hand; `hand_half` half a hand tile in pixels, `rise` how much higher one stands
    that fits, `lift` one that is raised. `cells`: for scenes with more to press than play, two columns in three rows
    at the right, then at the left; `cells_beside`: their words have room beside their icons (else below).
    `is_public`: nobody's own hand lies at the bottom, whose plate is one like that on top."""

    scale: Scale
    line: Box
    plates: dict[Side, Box]
    scores: tuple[Box, Box]
    tray: Box
    hand_half: int
    rise: int
    lift: int
    prompt: Box
    buttons: dict[Button, Box]
    cells: tuple[Box, ...]
    cells_beside: bool
    is_public: bool = False

    def hand_slots(self, tiles: int) -> tuple[Box, ...]:
        """Where the tiles of the own hand stand, left to right, centred."""
        half = self.hand_half
        width, height = half, 2 * half
        gap = min(half * HAND_GAPS, (self.tray.w - 2 * half * TRAY_PAD - width * tiles) / max(tiles - 1, 1))
        whole = tiles * width + (tiles - 1) * gap
        left = self.tray.centre[0] - whole / 2
        top = self.tray.bottom - rack_lip(self.scale) - height
        return tuple(Box(left + place * (width + gap), top, width, height).whole() for place in range(tiles))

    def tray_for(self, tiles: int) -> Box:
        """The tray as wide as so many tiles need."""
        if not tiles:
            return Box(self.tray.centre[0], self.tray.y, 0, self.tray.h)
        slots = self.hand_slots(tiles)
        pad = self.hand_half * TRAY_PAD
        return Box(slots[0].x - pad, self.tray.y, slots[-1].right - slots[0].x + 2 * pad, self.tray.h).whole()


def rack_lip(scale: Scale) -> int:
    """How much of the rack shows below its tiles."""
    return scale.px(20, 8)


def tray_width(half: int, gaps: float = HAND_GAPS) -> int:
    """Of a whole hand."""
    return math.ceil(half * (HAND_TILES + (HAND_TILES - 1) * gaps + 2 * TRAY_PAD))


def play_layout(scale: Scale) -> PlayLayout:
    inner, gap = scale.safe_area, scale.gap
    row, row_gap = max(scale.touch, round(scale.body * 1.9)), scale.px(12, 4)
    half = _hand_half(scale, inner)
    rise = math.ceil(RISE * scale.height)
    lift = rise + max(scale.px(20, 7), half // 5)
    tray_w = min(tray_width(half), inner.w - 2 * (_least_block(scale) + gap))
    tray_h = 2 * half + rack_lip(scale)
    tray = Box(inner.centre[0] - tray_w / 2, inner.bottom - tray_h, tray_w, tray_h).whole()
    room = tray.x - gap - inner.x
    prompt_h = _prompt_height(scale)
    block_h = 3 * row + 2 * row_gap
    scores = _scores(scale, inner)
    button_w = min(max(scale.px(290), 9 * scale.body), room)
    cells_w, beside = _cells_size(scale, room)
    block_top = inner.bottom - block_h
    prompt_y = tray.y - lift - gap // 2 - prompt_h
    beside_blocks = block_top < tray.y + gap
    free = inner.w - 2 * (max(button_w, cells_w) + gap) if beside_blocks else inner.w
    prompt_w = min(max(tray.w, 32 * scale.body), free)
    prompt = Box(inner.centre[0] - prompt_w / 2, prompt_y, prompt_w, prompt_h).whole()
    bottom = min(block_top, prompt.y) - gap
    plates = {Side.BOTTOM: prompt, **_plates_of_others(scale, inner, scores, bottom)}
    return PlayLayout(
        scale=scale,
        line=_line_area(plates, prompt, gap),
        plates=plates,
        scores=scores,
        tray=tray,
        hand_half=half,
        rise=rise,
        lift=lift,
        prompt=prompt,
        buttons=_buttons(inner, button_w, row, row_gap),
        cells=_cells(inner, cells_w, row, row_gap),
        cells_beside=beside,
    )


def public_layout(scale: Scale) -> PlayLayout:
    """For a table with everybody's tiles in their own hands: four plates with the tiles face down, and more room for
    the line."""
    inner, gap = scale.safe_area, scale.gap
    row, row_gap = max(scale.touch, round(scale.body * 1.9)), scale.px(12, 4)
    scores = _scores(scale, inner)
    button_w = min(max(scale.px(290), 9 * scale.body), 0.24 * inner.w)
    own_w, own_h = inner.w - 2 * (button_w + gap), scores[0].h
    own = Box(inner.centre[0] - own_w / 2, inner.bottom - own_h, own_w, own_h).whole()
    prompt_h = _prompt_height(scale)
    prompt = Box(own.x, own.y - gap - prompt_h, own.w, prompt_h).whole()
    bottom = min(inner.bottom - 3 * row - 2 * row_gap, prompt.y) - gap
    plates = {Side.BOTTOM: own, **_plates_of_others(scale, inner, scores, bottom)}
    buttons = _buttons(inner, button_w, row, row_gap)
    return PlayLayout(
        scale=scale,
        line=_line_area(plates, prompt, gap),
        plates=plates,
        scores=scores,
        tray=Box(own.centre[0], own.y, 0, 0).whole(),
        hand_half=math.ceil(HAND_HALF * scale.height),
        rise=0,
        lift=0,
        prompt=prompt,
        buttons={button: box for button, box in buttons.items() if button not in OF_A_HAND},
        cells=_cells(inner, button_w, row, row_gap),
        cells_beside=False,
        is_public=True,
    )


def _least_block(scale: Scale) -> float:
    """Beside the hand, for words on buttons."""
    return max(scale.touch, 5.4 * scale.small)


def _hand_half(scale: Scale, inner: Box) -> int:
    """As large as it should be, where words beside it have room."""
    wanted, least = math.ceil(HAND_HALF * scale.height), math.ceil(LEAST_HAND_HALF * scale.height)
    room = inner.w - 2 * (_least_block(scale) + scale.gap)
    fits = int(room / (HAND_TILES + (HAND_TILES - 1) * TIGHT_GAPS + 2 * TRAY_PAD))
    return max(min(wanted, fits), least)


def _scores(scale: Scale, inner: Box) -> tuple[Box, Box]:
    """In the upper corners."""
    height = _top_height(scale)
    width = min(max(scale.px(380), 11 * scale.body), 0.25 * scale.width)
    left = Box(inner.x, inner.y, width, height)
    return left.whole(), Box(inner.right - width, inner.y, width, height).whole()


def digits(scale: Scale) -> int:
    """Pixels of the letters of a score: they are as high as the figures of a face, and those less than a line."""
    return max(math.ceil(0.0615 * scale.height), round(scale.body * 1.6))


def _top_height(scale: Scale) -> int:
    return round(max(digits(scale) * 1.1, scale.body * 1.25 + scale.small * 1.3) + 2 * scale.px(5, 2))


def _column(scale: Scale) -> float:
    return min(max(scale.px(170), 5.2 * scale.body), 0.14 * scale.width)


def _plates_of_others(scale: Scale, inner: Box, scores: tuple[Box, Box], bottom: float) -> dict[Side, Box]:
    """Columns below the scores, down to `bottom`, and one between them."""
    gap, column = scale.gap, _column(scale)
    y = scores[0].bottom + gap
    between = scores[1].x - scores[0].right - 2 * gap
    return {
        Side.RIGHT: Box(inner.right - column, y, column, bottom - y).whole(),
        Side.TOP: Box(scores[0].right + gap, inner.y, between, scores[0].h).whole(),
        Side.LEFT: Box(inner.x, y, column, bottom - y).whole(),
    }


def _line_area(plates: dict[Side, Box], prompt: Box, gap: int) -> Box:
    """Between the columns and above the prompt."""
    left, right = plates[Side.LEFT].right + gap, plates[Side.RIGHT].x - gap
    top, bottom = plates[Side.LEFT].y, prompt.y - gap
    return Box(left, top, right - left, bottom - top).whole()


def prompt_letters(scale: Scale) -> int:
    """To be read from the sofa: never less than so much of the height."""
    return max(math.ceil(0.033 * scale.height), scale.letters(36, 20))


def _prompt_height(scale: Scale) -> int:
    """One line with room about it, or two somewhat smaller ones."""
    letters = prompt_letters(scale)
    return round(max(letters * 1.5, max(18, letters * 0.62) * LEADING * 2 + scale.px(6, 3)))


def _cells_size(scale: Scale, room: float) -> tuple[float, bool]:
    """Width of a block of two columns, whether labels stand beside the icons."""
    beside_width = 2 * 7.0 * scale.body + scale.gap
    return (beside_width, True) if beside_width <= room else (room, False)


def _rows(inner: Box, width: float, row: int, gap: int) -> tuple[tuple[Box, ...], tuple[Box, ...]]:
    """Three rows of the right block and of the left one, the lowest at the bottom."""
    tops = [inner.bottom - row - (2 - line) * (row + gap) for line in range(3)]
    right = tuple(Box(inner.right - width, top, width, row) for top in tops)
    return right, tuple(Box(inner.x, top, width, row) for top in tops)


def _buttons(inner: Box, width: float, row: int, gap: int) -> dict[Button, Box]:
    """What acts at the right hand, what is asked for now and then at the left. Redo takes the place of Confirm."""
    right, left = _rows(inner, width, row, gap)
    places = {
        Button.CONFIRM: right[0],
        Button.REDO: right[0],
        Button.HINT: right[1],
        Button.UNDO: right[2],
        Button.CENTRE: left[0],
        Button.COVER: left[1],
        Button.MENU: left[2],
    }
    return {button: box.whole() for button, box in places.items()}


def _cells(inner: Box, width: float, row: int, gap: int) -> tuple[Box, ...]:
    half = (width - gap) / 2
    return tuple(
        Box(line.x + column * (half + gap), line.y, half, row).whole()
        for block in _rows(inner, width, row, gap)
        for line in block
        for column in range(2)
    )
