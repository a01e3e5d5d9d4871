"""The line of play as geometry: two arms that turn apart, and a camera that fits them into an area.

Units are half tiles: a plain tile is 2 x 1, a double lies crosswise, 1 x 2. The first tile lies at the origin. The
right arm runs right and turns down, the left arm runs left and turns up, so they never meet. No pygame here.
"""

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from game.actions import End
from game.line import Line
from game.tiles import DOUBLE, PIPS, TILE_ENDS, TILES, Pip, Tile, is_double, other_end
from sprites.geometry import Box, Point, around

GAP = 0.02
"""Between two tiles that are joined."""
APART = 0.5
"""At least between two that are not, sideways or upwards: nobody shall take them for joined."""
FEWEST_COLUMNS, MOST_COLUMNS = 7, 44
_COLUMNS = (*range(FEWEST_COLUMNS, 20), *range(20, MOST_COLUMNS + 1, 2))
WORTH_A_REFLOW = 1.16
"""Tiles already laid move only where that makes all tiles at least this much larger."""
LARGEST = 5.0
"""The area is never less than this many half tiles high: a short line is not blown up."""
WHOLE = 8
"""Pixels: smaller halves may be broken."""
_EPSILON = 1e-6
_ANY_PLAIN: tuple[Tile, ...] = tuple(
    next(tile for tile, ends in enumerate(TILE_ENDS) if pip in ends and ends[0] != ends[1]) for pip in PIPS
)
"""A plain tile with each number: all are of one size."""

Steps: TypeAlias = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Placement:
    """Where a tile lies. `turn` counts clockwise quarter turns of a face whose smaller number is on top."""

    tile: Tile
    x: float
    y: float
    turn: int

    @property
    def box(self) -> Box:
        return around((self.x, self.y), *((1.0, 2.0) if self.turn % 2 == 0 else (2.0, 1.0)))

    def square(self, pip: Pip) -> Point:
        """Centre of the half that shows `pip`; of the first half on a double."""
        along = 0.5 if pip != TILE_ENDS[self.tile][0] else -0.5
        dx, dy = ((0.0, 1.0), (-1.0, 0.0), (0.0, -1.0), (1.0, 0.0))[self.turn]
        return self.x + dx * along, self.y + dy * along


@dataclass(frozen=True, slots=True)
class Tip:
    """An open end: the next tile goes on from `edge` in direction `way` (1 right, -1 left) along `row`; at a corner
    it stands beside the square at `outer`, which reaches `reach` up or down (`turns`: 1 down, -1 up)."""

    pip: Pip
    edge: float
    row: float
    way: int
    turns: int
    outer: float
    reach: float


@dataclass(frozen=True, slots=True)
class Camera:
    """Pixels a half tile, and where the origin of the line lies on the screen."""

    half: float
    x: float
    y: float

    def point(self, world: Point) -> Point:
        return self.x + world[0] * self.half, self.y + world[1] * self.half

    def box(self, world: Box) -> Box:
        x, y = self.point((world.x, world.y))
        return Box(x, y, world.w * self.half, world.h * self.half)

    def world(self, pixel: Point) -> Point:
        return (pixel[0] - self.x) / self.half, (pixel[1] - self.y) / self.half

    def panned(self, dx: float, dy: float) -> "Camera":
        return Camera(self.half, self.x + dx, self.y + dy)

    def zoomed(self, by: float, about: Point) -> "Camera":
        """Larger by the factor `by`; the pixel `about` stays over the same spot of the table."""
        wx, wy = self.world(about)
        half = self.half * by
        return Camera(half, about[0] - wx * half, about[1] - wy * half)


@dataclass(frozen=True, slots=True)
class LineLayout:
    """Every tile of a line in the order of play, its two open ends (left, right), the camera that fits all, and the
    box (half tiles) around what lies and whatever may be laid next."""

    placements: tuple[Placement, ...]
    tips: tuple[Tip, Tip] | None
    columns: int
    camera: Camera
    box: Box

    def ghost(self, tile: Tile, end: End | None) -> Placement:
        """Where `tile` would lie at that end (None: as the first tile)."""
        if self.tips is None or end is None:
            return _first(tile)
        tip = self.tips[0] if end is End.LEFT else self.tips[1]
        return _next(self.placements, tip, tile, self.columns)[0]

    def mark(self, end: End) -> Box | None:
        """The spot of the next plain tile, where the end's number is shown; None before the first tile."""
        if self.tips is None:
            return None
        tip = self.tips[0] if end is End.LEFT else self.tips[1]
        return _next(self.placements, tip, _ANY_PLAIN[tip.pip], self.columns)[0].box

    def tip_after(self, tile: Tile, end: End) -> tuple[Tip, Box]:
        """The end that `tile` would leave there, and the spot of the next plain tile beside it. Not before the first
        tile."""
        assert self.tips is not None, "a line with two ends"
        tip = self.tips[0] if end is End.LEFT else self.tips[1]
        place, left = _next(self.placements, tip, tile, self.columns)
        return left, _next((*self.placements, place), left, _ANY_PLAIN[left.pip], self.columns)[0].box

    def placement_of(self, tile: Tile) -> Placement | None:
        return next((place for place in self.placements if place.tile == tile), None)


@dataclass(frozen=True, slots=True)
class _Arms:
    """`box` is around the tiles; `lying` are they, as bits."""

    placements: tuple[Placement, ...]
    tips: tuple[Tip, Tip]
    box: Box
    lying: int


def lay_out(line: Line, area: Box, largest: float = math.inf) -> LineLayout:
    """The line in an area of pixels, half a tile at most `largest` of them. A function of its arguments alone: undo,
    replay and resize all end in the same picture, because every earlier length of the line is laid first and only a
    poor fit moves what lies."""
    steps = _steps(line)
    columns, camera = _settled(steps, area, largest)
    if not steps:
        return LineLayout((), None, columns, camera, _first(TILES[1]).box)
    arms = _arms(steps, columns)
    return LineLayout(arms.placements, arms.tips, columns, camera, _box(steps, columns))


def _steps(line: Line) -> Steps:
    """A line as small numbers, quick to look up: tile and end."""
    return tuple(3 * laid.tile + (0 if laid.end is None else 1 if laid.end is End.LEFT else 2) for laid in line.laid)


def between(before: LineLayout, after: LineLayout, t: float) -> LineLayout:
    """Part `t` of the way from one layout to another, for a glide: tiles of `before` that `after` has moved."""
    old = {place.tile: place for place in before.placements}

    def moved(place: Placement) -> Placement:
        was = old.get(place.tile, place)
        turn = place.turn if t >= 0.5 else was.turn
        return Placement(place.tile, was.x + (place.x - was.x) * t, was.y + (place.y - was.y) * t, turn)

    a, b = before.camera, after.camera
    camera = Camera(a.half + (b.half - a.half) * t, a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)
    return LineLayout(tuple(moved(place) for place in after.placements), after.tips, after.columns, camera, after.box)


# -------------------------------------------------------------------------------------------- the camera


@lru_cache(maxsize=512)
def _settled(steps: Steps, area: Box, largest: float) -> tuple[int, Camera]:
    """Columns and camera after the last of these tiles, kept from the tile before while all fits."""
    if len(steps) < 2:
        return _best(steps, area, largest)
    columns, camera = _settled(steps[:-1], area, largest)
    box = _box(steps, columns)
    if area.encloses(camera.box(box), slack=_EPSILON):
        return columns, camera
    same = _fit(box, area, largest)
    other_columns, other = _best(steps, area, largest)
    if other.half >= same.half * WORTH_A_REFLOW:
        return other_columns, other
    return columns, same


def _best(steps: Steps, area: Box, largest: float) -> tuple[int, Camera]:
    """The column count with the largest tiles; the widest of equals, which turns least."""
    if not steps:
        return MOST_COLUMNS, _fit(_first(TILES[1]).box, area, largest)
    fits = ((columns, _fit(_box(steps, columns), area, largest)) for columns in _COLUMNS)
    return max(fits, key=lambda fit: (round(fit[1].half, 3), fit[0]))


def _fit(box: Box, area: Box, largest: float) -> Camera:
    """On whole pixels a half, where there are some: joined tiles then lie evenly."""
    half = min(area.w / box.w, area.h / box.h, area.h / LARGEST, largest)
    half = math.floor(half) if half >= WHOLE else half
    (cx, cy), (ax, ay) = box.centre, area.centre
    return Camera(half, ax - cx * half, ay - cy * half)


@lru_cache(maxsize=2048)
def _box(steps: Steps, columns: int) -> Box:
    """Around all that lies and may lie next."""
    arms = _arms(steps, columns)
    box = arms.box
    for tip in arms.tips:
        box = box.joined(_next(arms.placements, tip, _ANY_PLAIN[tip.pip], columns)[0].box)
        if not arms.lying >> DOUBLE[tip.pip] & 1:
            box = box.joined(_next(arms.placements, tip, DOUBLE[tip.pip], columns)[0].box)
    return box


# -------------------------------------------------------------------------------------------- the arms


@lru_cache(maxsize=2048)
def _arms(steps: Steps, columns: int) -> _Arms:
    """Of one tile or more."""
    tile, end = divmod(steps[-1], 3)
    if len(steps) == 1:
        place = _first(tile)
        low, high = TILE_ENDS[tile]
        return _Arms((place,), (_first_tip(place, -1, low), _first_tip(place, 1, high)), place.box, 1 << tile)
    before = _arms(steps[:-1], columns)
    left, right = before.tips
    place, tip = _next(before.placements, left if end == 1 else right, tile, columns)
    tips = (tip, right) if end == 1 else (left, tip)
    return _Arms((*before.placements, place), tips, before.box.joined(place.box), before.lying | 1 << tile)


def _first(tile: Tile) -> Placement:
    return Placement(tile, 0.0, 0.0, 0 if is_double(tile) else 3)


def _first_tip(place: Placement, way: int, pip: Pip) -> Tip:
    width, height = place.box.w, place.box.h
    outer = way * (width - 1) / 2
    return Tip(pip, way * width / 2, 0.0, way, way, outer, height / 2)


def _next(lying: tuple[Placement, ...], tip: Tip, tile: Tile, columns: int) -> tuple[Placement, Tip]:
    """The tile laid on this end, and the end it leaves. A plain tile keeps the room of a double free before the edge
    and a double may take it, so that a corner is never a double."""
    room = columns / 2 - tip.edge * tip.way
    outer_pip = other_end(tile, tip.pip)
    if is_double(tile):
        return _crosswise(lying, tip, tile)
    small_is_inner = TILE_ENDS[tile][0] == tip.pip
    if room >= GAP + 2 + GAP + 1 - _EPSILON:
        turn = 3 if small_is_inner == (tip.way > 0) else 1
        edge = tip.edge + tip.way * (GAP + 2)
        place = Placement(tile, edge - tip.way, tip.row, turn)
        return place, Tip(outer_pip, edge, tip.row, tip.way, tip.turns, edge - tip.way * 0.5, 0.5)
    inner_y = tip.row + tip.turns * (tip.reach + GAP + 0.5)
    turn = 0 if small_is_inner == (tip.turns > 0) else 2
    corner = Placement(tile, tip.outer, inner_y + tip.turns * 0.5, turn)
    row = inner_y + tip.turns
    if _leaves_a_row(lying, tip, row):
        return corner, Tip(outer_pip, tip.outer - tip.way * 0.5, row, -tip.way, tip.turns, tip.outer, 0.5)
    lower = row + tip.turns * (1 + GAP)
    return corner, Tip(outer_pip, tip.outer + tip.way * (0.5 + GAP), lower, -tip.way, tip.turns, tip.outer, 0.5)


def _crosswise(lying: tuple[Placement, ...], tip: Tip, tile: Tile) -> tuple[Placement, Tip]:
    """A double, in the middle of its row; half a tile farther out where it would come too near to the row before."""
    x, edge = tip.edge + tip.way * (GAP + 0.5), tip.edge + tip.way * (GAP + 1)
    place = Placement(tile, x, tip.row, 0)
    if not all(_is_apart(place.box, other.box) for other in lying if not _is_joined(other, tip)):
        place = Placement(tile, x, tip.row + tip.turns * 0.5, 0)
    reach = abs(place.y - tip.row) + 1.0
    return place, Tip(tip.pip, edge, tip.row, tip.way, tip.turns, x, reach)


def _is_joined(place: Placement, tip: Tip) -> bool:
    """Whether this is the tile whose end `tip` is: its box touches the edge at the row."""
    box = place.box
    near = box.right if tip.way > 0 else box.x
    return abs(near - tip.edge) < _EPSILON and box.y - _EPSILON <= tip.row <= box.bottom + _EPSILON


def _leaves_a_row(lying: tuple[Placement, ...], tip: Tip, row: float) -> bool:
    """Whether a plain tile anywhere in that row would keep its distance from all that lies, the corner's own column
    left out."""
    strip = Box(-MOST_COLUMNS, row - 0.5, 2 * MOST_COLUMNS, 1.0)
    return all(_is_apart(strip, place.box) for place in lying if abs(place.x - tip.outer) > _EPSILON)


def _is_apart(one: Box, other: Box) -> bool:
    across = max(other.x - one.right, one.x - other.right)
    down = max(other.y - one.bottom, one.y - other.bottom)
    return max(across, down) >= APART - _EPSILON
