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
LAST: Colour = (255, 250, 232)
"""Round the tile that was played last."""
SILVER: Colour = (214, 219, 212)
WIRE: Colour = (150, 160, 152)
INK: Colour = (24, 24, 30)
NIGHT: Colour = (6, 30, 28)
ALARM: Colour = (255, 138, 104)

TILE_FACE: Colour = (253, 249, 236)
TILE_RIM: Colour = (120, 98, 62)
BRASS: Colour = (196, 148, 74)
BACK: Colour = (74, 68, 62)
BACK_DEEP: Colour = (58, 53, 48)
BACK_LINE: Colour = (150, 138, 118)

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
    """A set of tiles: what they are made of, and how they tell their numbers."""

    PIPS = "pips"
    BONE = "bone"
    BLACK = "black"
    COLOURS = "colours"
    NUMERALS = "numerals"


@dataclass(frozen=True, slots=True)
class TileStyle:
    """A tile in the light (`face`), away from it (`low`), its edge in three tones from the lit side to the far one, and
    what its pips are filled with. `grain`: how strong, of 255."""

    face: Colour
    low: Colour
    edge: tuple[Colour, Colour, Colour]
    ink: Colour
    grain: int


IVORY = TileStyle(TILE_FACE, (243, 235, 214), ((255, 255, 252), (216, 199, 160), (142, 122, 85)), INK, 9)
TILE_STYLE: dict[Mode, TileStyle] = {
    Mode.PIPS: IVORY,
    Mode.BONE: TileStyle(
        (240, 224, 186), (222, 200, 154), ((255, 246, 222), (190, 160, 108), (116, 88, 50)), (58, 30, 16), 22
    ),
    Mode.BLACK: TileStyle((58, 56, 62), (38, 36, 42), ((128, 126, 134), (26, 25, 30), (8, 8, 10)), (250, 247, 238), 20),
    Mode.COLOURS: IVORY,
    Mode.NUMERALS: IVORY,
}


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
class Wood:
    """A rail in the light and away from it."""

    light: Colour
    deep: Colour


@dataclass(frozen=True, slots=True)
class TableColours:
    """The felt under the lamp and far from it, the panels that lie on it, and the rail round it."""

    light: Colour
    edge: Colour
    panel: Colour
    wood: Wood


WOODS: dict[str, Wood] = {
    "mahogany": Wood((146, 88, 52), (62, 34, 21)),
    "walnut": Wood((120, 94, 68), (46, 34, 26)),
    "oak": Wood((196, 156, 102), (116, 82, 48)),
}
_CLOTHS: dict[str, tuple[Colour, Colour, Colour]] = {
    "green": ((40, 128, 101), (6, 38, 32), (5, 34, 30)),
    "blue": ((48, 104, 158), (9, 28, 58), (8, 24, 48)),
    "wine": ((136, 48, 64), (46, 10, 20), (38, 10, 20)),
    "graphite": ((92, 98, 108), (26, 28, 33), (20, 22, 27)),
    "plum": ((106, 72, 138), (32, 18, 48), (27, 16, 42)),
}
CLOTHS: tuple[str, ...] = tuple(_CLOTHS)
DEFAULT_TABLE, DEFAULT_WOOD = "green", "mahogany"


def table_named(cloth: str, wood: str) -> str:
    """The key in TABLES of a cloth within a wooden rail."""
    return cloth if wood == DEFAULT_WOOD else f"{cloth}-{wood}"


TABLES: dict[str, TableColours] = {
    table_named(cloth, wood): TableColours(*_CLOTHS[cloth], WOODS[wood]) for cloth in CLOTHS for wood in WOODS
}

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
    def tight(self) -> int:
        """The least room between two things that are written."""
        return self.px(8, 3)

    @property
    def near(self) -> int:
        """Between a sign and its words."""
        return self.px(10, 4)

    @property
    def gap(self) -> int:
        """Between two controls."""
        return self.px(14, 5)

    @property
    def pad(self) -> int:
        """Between the edge of a row or plate and what stands in it."""
        return self.px(14, 6)

    @property
    def apart(self) -> int:
        """Between two parts of a page."""
        return self.px(16, 6)

    @property
    def wide(self) -> int:
        """Between the controls of a screen that has few of them."""
        return self.px(18, 7)

    @property
    def inset(self) -> int:
        """Between the edge of a large plate and what stands in it."""
        return self.px(20, 8)

    @property
    def radius(self) -> int:
        return self.px(16, 7)

    @property
    def frame(self) -> int:
        """Width of the wooden frame."""
        return self.px(32, 9)

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
