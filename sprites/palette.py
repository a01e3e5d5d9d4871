"""Colours, the type scale and spacing: every number of the look that is not geometry."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from game.seats import Pair
from sprites.geometry import Box

Colour: TypeAlias = tuple[int, int, int]

CREAM: Colour = (252, 249, 238)
SOFT: Colour = (196, 214, 204)
FAINT: Colour = (126, 152, 142)
GOLD: Colour = (253, 204, 92)
INK: Colour = (24, 24, 30)
NIGHT: Colour = (6, 30, 28)
ALARM: Colour = (255, 138, 104)

TILE_FACE: Colour = (253, 249, 234)
TILE_LOW: Colour = (236, 227, 203)
TILE_RIM: Colour = (120, 98, 62)
TILE_BEVEL: Colour = (205, 188, 148)
TILE_SHINE: Colour = (255, 255, 250)
BRASS: Colour = (214, 150, 62)
BACK: Colour = (150, 32, 34)
BACK_DEEP: Colour = (112, 20, 26)
BACK_LINE: Colour = (206, 112, 92)

PIP_COLOURS: tuple[Colour, ...] = (
    INK,
    (135, 216, 255),
    (167, 50, 18),
    (0, 130, 112),
    (173, 95, 228),
    (255, 174, 83),
    (0, 5, 203),
)
"""By number, apart in normal, protan, deutan and tritan vision; zero has no pip to colour."""


class Mode(StrEnum):
    """How a tile tells its numbers."""

    PIPS = "pips"
    COLOURS = "colours"
    NUMERALS = "numerals"


class Shape(StrEnum):
    """What stands for a pair beside its colour."""

    CIRCLE = "circle"
    DIAMOND = "diamond"


@dataclass(frozen=True, slots=True)
class PairStyle:
    colour: Colour
    deep: Colour
    shape: Shape


PAIR_STYLE: dict[Pair, PairStyle] = {
    Pair.P13: PairStyle((68, 146, 220), (30, 84, 142), Shape.CIRCLE),
    Pair.P24: PairStyle((182, 52, 20), (118, 34, 14), Shape.DIAMOND),
}


@dataclass(frozen=True, slots=True)
class TableColours:
    """The felt in its light and at its edge, and the panels that lie on it."""

    light: Colour
    edge: Colour
    panel: Colour
    wood: Colour


TABLES: dict[str, TableColours] = {
    "green": TableColours((28, 120, 96), (8, 52, 46), (5, 34, 30), (112, 62, 34)),
    "blue": TableColours((44, 98, 146), (12, 36, 70), (8, 24, 48), (104, 64, 40)),
    "wine": TableColours((128, 46, 62), (54, 14, 26), (38, 10, 20), (96, 60, 36)),
}
DEFAULT_TABLE = "green"

LEADING = 1.14
"""From line to line of a label set in a box, in letter sizes."""


@dataclass(frozen=True, slots=True)
class Scale:
    """The sizes of everything in a window of `width` x `height` pixels, drawn for 1920 x 1080.

    `text` is the player's text size in percent (100, 125, 150), `margin` the safe margin in percent (3 or 5).
    `window` is that of the whole window, where this is of a part of it that touches three of its edges: fingers,
    letters and margins do not grow smaller with their room.
    """

    width: int
    height: int
    text: int = 100
    margin: int = 3
    window: "Scale | None" = None

    @property
    def factor(self) -> float:
        return min(self.width / 1920, self.height / 1080)

    def px(self, at_1080: float, least: int = 1) -> int:
        """A length that only scales with the window."""
        return max(least, round(at_1080 * self.factor))

    def letters(self, at_1080: float = 28, least: int = 18) -> int:
        """Pixel height of a text to be read: never below `least` at text size 100."""
        if self.window is not None:
            return self.window.letters(at_1080, least)
        return round(max(float(least), at_1080 * self.factor) * self.text / 100)

    @property
    def body(self) -> int:
        return self.letters(28, 18)

    @property
    def small(self) -> int:
        return self.letters(22, 14)

    @property
    def head(self) -> int:
        return self.letters(44, 26)

    @property
    def title(self) -> int:
        return self.letters(84, 40)

    @property
    def touch(self) -> int:
        """The least side of what a finger must hit."""
        if self.window is not None:
            return self.window.touch
        return max(44, round(64 * self.factor))

    @property
    def gap(self) -> int:
        return self.px(14, 5)

    @property
    def radius(self) -> int:
        return self.px(16, 7)

    @property
    def frame(self) -> int:
        """Width of the wooden frame."""
        return self.px(26, 8)

    @property
    def margin_x(self) -> int:
        if self.window is not None:
            return self.window.margin_x
        return max(round(self.width * self.margin / 100), self.frame + self.px(24, 6))

    @property
    def margin_y(self) -> int:
        if self.window is not None:
            return self.window.margin_y
        return max(round(self.height * self.margin / 100), self.frame + self.px(24, 6))

    @property
    def safe_area(self) -> Box:
        """The window within its margins."""
        return Box(self.margin_x, self.margin_y, self.width - 2 * self.margin_x, self.height - 2 * self.margin_y)
