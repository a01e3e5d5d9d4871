"""Where things are on the table's picture: tiles, seats, ends; and what lies under a pointer."""

from dataclasses import dataclass

from game.actions import End
from game.seats import Seat
from game.tiles import Pip, Tile
from sprites import line_layout
from sprites.geometry import Box, Point, around
from sprites.layout import PlayLayout, Side, play_layout, public_layout, side_of
from sprites.line_layout import Camera, LineLayout, Placement, Tip
from sprites.palette import Scale
from sprites.picture import Ghost, TablePicture
from sprites.plate_layout import plate_parts


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a tile is on the screen: its centre, half a tile in pixels, its turn in quarters (clockwise; a fraction
    is drawn turned)."""

    x: float
    y: float
    half: float
    turn: float = 0.0

    def towards(self, other: "Spot", t: float) -> "Spot":
        """Part `t` of the way, turning the short way round."""
        turning = (other.turn - self.turn + 2) % 4 - 2
        return Spot(
            self.x + (other.x - self.x) * t,
            self.y + (other.y - self.y) * t,
            self.half + (other.half - self.half) * t,
            self.turn + turning * t,
        )


TAG_LAP = 0.08
"""Of a mark's height: how far its tag reaches over it."""


class TablePlaces:
    """Finds everything on pictures of the table at one window size. No drawing here."""

    def __init__(self, scale: Scale, *, is_public: bool = False) -> None:
        self.scale = scale
        self.layout: PlayLayout = public_layout(scale) if is_public else play_layout(scale)

    def line_of(self, picture: TablePicture) -> LineLayout:
        return line_layout.lay_out(picture.line, self.layout.line, self.layout.hand_half)

    def camera_of(self, picture: TablePicture) -> Camera:
        """The camera that shows the whole line."""
        return self.line_of(picture).camera

    def tray(self, picture: TablePicture) -> tuple[Tile | None, ...]:
        """The tiles in the tray: none where the table is public, whose lowest seat has a plate like the others."""
        return () if self.layout.is_public else picture.hand

    def hand_boxes(self, picture: TablePicture) -> tuple[Box, ...]:
        """Where the tiles of the tray are drawn: those that fit stand higher, the raised one higher still."""
        slots = self.layout.hand_slots(len(self.tray(picture)))
        return tuple(
            slot.moved(0, -self._height(picture, which)) for which, slot in zip(self.tray(picture), slots, strict=True)
        )

    def _height(self, picture: TablePicture, which: Tile | None) -> int:
        if which is None:
            return 0
        if which == picture.raised:
            return self.layout.lift
        return self.layout.rise if which in (picture.playable or ()) else 0

    def mark_box(self, shown: LineLayout, end: End, view: Camera) -> Box | None:
        """The disc that shows an end's number: beside the open half, inside the spot of the next tile."""
        mark = shown.mark(end)
        if mark is None or shown.tips is None:
            return None
        return self._coin_in(view.box(mark), shown.tips[0 if end is End.LEFT else 1], view)

    def _coin_in(self, spot: Box, tip: Tip, view: Camera) -> Box:
        """In the spot of the next tile, a little way off the open half."""
        size = self.coin_size(view)
        x, y = spot.centre
        inset = size * 0.5 + min(self.scale.px(16, 5), view.half * 0.3)
        if spot.w > spot.h:
            x = spot.x + inset if tip.way > 0 else spot.right - inset
        else:
            y = spot.y + inset if tip.turns > 0 else spot.bottom - inset
        return Box(round(x - size / 2), round(y - size / 2), size, size)

    def coin_size(self, view: Camera) -> int:
        return max(round(view.half * 0.62), self.scale.px(44, 24))

    def coin_beyond(self, shown: LineLayout, ghost: Ghost, view: Camera) -> tuple[Pip, Box] | None:
        """The number that a ghost would leave open, and its coin: farther out in the line's direction, or where that
        would leave the table, beside the ghost where it hides least. None for the first tile."""
        if ghost.end is None or shown.tips is None:
            return None
        tip, spot = shown.tip_after(ghost.tile, ghost.end)
        wanted, room = self._coin_in(view.box(spot), tip, view), self.layout.line.shrunk(-self.scale.gap)
        lying = [view.box(place.box) for place in shown.placements]
        lying.append(view.box(shown.ghost(ghost.tile, ghost.end).box))

        def covers(coin: Box) -> float:
            return sum(coin.shared(box) for box in lying) + 4 * (coin.w * coin.h - coin.shared(room))

        size, away = wanted.w, self.scale.px(10, 4)
        x, y = lying[-1].centre
        w, h = (lying[-1].w + size) / 2 + away, (lying[-1].h + size) / 2 + away
        others = [around(at, size, size).whole() for at in ((x, y - h), (x, y + h), (x - w, y), (x + w, y))]
        return tip.pip, min((wanted, *others), key=lambda coin: round(covers(coin)))

    def tag_box(self, shown: LineLayout, end: End, view: Camera, size: tuple[int, int]) -> Box | None:
        """Where a tag of this size stands at an end's number: below it, or else on the side where it covers the least
        of the tiles."""
        mark = self.mark_box(shown, end, view)
        if mark is None:
            return None
        (x, y), (w, h), lap = mark.centre, size, mark.h * TAG_LAP
        below, above = Box(x - w / 2, mark.bottom - lap, w, h), Box(x - w / 2, mark.y + lap - h, w, h)
        right, left = Box(mark.right - lap, y - h / 2, w, h), Box(mark.x + lap - w, y - h / 2, w, h)
        tiles = [view.box(place.box) for place in shown.placements]
        area = self.layout.line

        def covers(box: Box) -> float:
            outside = box.w * box.h - box.shared(area)
            return round(outside + sum(box.shared(tile) for tile in tiles), 3)

        return min((below, above, right, left), key=covers)

    def spot_on_line(self, picture: TablePicture, which: Tile, camera: Camera | None = None) -> Spot | None:
        """Where a laid tile lies; None if it does not lie."""
        shown = self.line_of(picture)
        place = shown.placement_of(which)
        if place is None:
            return None
        return _spot(place, camera or shown.camera)

    def spot_of_ghost(self, picture: TablePicture, ghost: Ghost, camera: Camera | None = None) -> Spot:
        shown = self.line_of(picture)
        return _spot(shown.ghost(ghost.tile, ghost.end), camera or shown.camera)

    def spots_of_seat(self, picture: TablePicture, seat: Seat, tiles: int) -> tuple[Spot, ...]:
        """Where a seat's tiles stand if it has so many: beside its plate, or in the tray."""
        side = side_of(seat, picture.bottom)
        if side is Side.BOTTOM and not self.layout.is_public:
            slots = self.layout.hand_slots(tiles)
            return tuple(Spot(*slot.centre, self.layout.hand_half, 0) for slot in slots)
        parts = plate_parts(self.layout, side, tiles)
        return tuple(Spot(*box.centre, parts.half, parts.turn) for box in parts.tiles)

    def spot_in_hand(self, picture: TablePicture, which: Tile) -> Spot | None:
        for held, box in zip(self.tray(picture), self.hand_boxes(picture), strict=True):
            if held == which:
                return Spot(*box.centre, self.layout.hand_half, 0)
        return None

    def tile_at(self, picture: TablePicture, at: Point) -> Tile | None:
        """The tile of the tray under a pointer, if it lies face up. The gaps belong to the nearer tile."""
        reach = self.layout.hand_half * 0.16
        reached = [
            (abs(box.centre[0] - at[0]), which)
            for which, box in zip(self.tray(picture), self.hand_boxes(picture), strict=True)
            if which is not None and box.shrunk(-reach).holds(at)
        ]
        return min(reached)[1] if reached else None

    def place_at(self, picture: TablePicture, at: Point) -> int | None:
        """Which place of the tray, from 0, a tile dragged to `at` would take; None away from the tray."""
        tray = self.layout.tray_for(len(self.tray(picture))).shrunk(-self.scale.gap)
        if not tray.holds(at):
            return None
        slots = self.layout.hand_slots(len(self.tray(picture)))
        return min(range(len(slots)), key=lambda place: abs(slots[place].centre[0] - at[0]))

    def end_at(self, picture: TablePicture, at: Point, camera: Camera | None = None) -> End | None:
        """The open end whose ghost or mark is under a pointer, with the reach of a finger."""
        shown = self.line_of(picture)
        view = camera or shown.camera
        boxes = self._end_boxes(picture, shown, view)
        hit = [end for end, box in boxes.items() if box.holds(at)]
        return min(hit, key=lambda end: _distance(boxes[end].centre, at)) if hit else None

    def nearest_end(self, picture: TablePicture, at: Point, camera: Camera | None = None) -> End | None:
        """The open end nearer to a pointer; None before the first tile."""
        shown = self.line_of(picture)
        boxes = self._end_boxes(picture, shown, camera or shown.camera)
        return min(boxes, key=lambda end: _distance(boxes[end].centre, at)) if boxes else None

    def _end_boxes(self, picture: TablePicture, shown: LineLayout, view: Camera) -> dict[End, Box]:
        ghosts = {ghost.end: ghost.tile for ghost in picture.ghosts}
        boxes = {}
        for end in (End.LEFT, End.RIGHT):
            mark = shown.ghost(ghosts[end], end).box if end in ghosts else shown.mark(end)
            if mark is not None:
                box = view.box(mark)
                boxes[end] = around(box.centre, max(box.w, self.scale.touch), max(box.h, self.scale.touch))
        return boxes

    def first_ghost_at(self, picture: TablePicture, at: Point, camera: Camera | None = None) -> bool:
        """Whether the pointer is on the ghost of the first tile."""
        shown = self.line_of(picture)
        view = camera or shown.camera
        return any(
            view.box(shown.ghost(ghost.tile, None).box).holds(at) for ghost in picture.ghosts if ghost.end is None
        )


def _spot(place: Placement, view: Camera) -> Spot:
    x, y = view.point((place.x, place.y))
    return Spot(x, y, view.half, place.turn)


def _distance(a: Point, b: Point) -> float:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
