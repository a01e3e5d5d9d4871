"""The table drawn: a picture of it, tiles in motion over it, and what lies under a pointer."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.actions import End
from game.seats import Seat
from game.tiles import Tile
from sprites import badges, line_layout, plates, surfaces, tile
from sprites.geometry import Box, Point, around
from sprites.layout import PlayLayout, Side, plate_parts, play_layout, side_of
from sprites.line_layout import Camera, LineLayout, Placement
from sprites.palette import CREAM, GOLD, Scale
from sprites.picture import Ghost, TablePicture
from sprites.tile import Tint


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


@dataclass(frozen=True, slots=True)
class Moving:
    """A tile over the table (None: its back). `lift`: 0 on the felt, 1 high in the air."""

    tile: Tile | None
    spot: Spot
    lift: float = 0.5


class TableArt:
    """Draws pictures of the table at one window size. What does not change from one frame to the next is kept."""

    def __init__(self, scale: Scale) -> None:
        self.scale = scale
        self.layout: PlayLayout = play_layout(scale)
        self._last: tuple[object, ...] | None = None
        self._kept: pygame.Surface | None = None

    # ---------------------------------------------------------------------------------------- drawing

    def draw(
        self,
        surface: pygame.Surface,
        picture: TablePicture,
        camera: Camera | None = None,
        moving: Sequence[Moving] = (),
        line: LineLayout | None = None,
    ) -> None:
        """The whole frame. `camera` None fits the line; `line` overrides where its tiles lie (a glide of
        `line_layout.between`)."""
        key = (picture, camera, line)
        if key != self._last:
            self._last, self._kept = key, None
            self._draw_all(surface, picture, camera, line)
        else:
            if self._kept is None:
                self._kept = pygame.Surface(surface.get_size(), 0, surface)
                self._draw_all(self._kept, picture, camera, line)
            surface.blit(self._kept, (0, 0))
        for one in moving:
            self.draw_moving(surface, picture, one)

    def draw_moving(self, surface: pygame.Surface, picture: TablePicture, moving: Moving) -> None:
        spot = moving.spot
        half, turn = max(round(spot.half), 6), round(spot.turn)
        off = spot.turn - turn
        image = tile.face(moving.tile, half, turn, picture.mode)
        shade, at = tile.shadow_of(half, turn, moving.lift)
        box = around((spot.x, spot.y), *tile.size_of(half, turn)).whole()
        if abs(off) > 0.02:
            image = pygame.transform.rotozoom(image, -90 * off, 1.0)
            shade = pygame.transform.rotozoom(shade, -90 * off, 1.0)
        lower = (at[1] + (shade.get_height() - image.get_height()) / 2) if abs(off) <= 0.02 else half * 0.2
        surface.blit(shade, (spot.x - shade.get_width() / 2, spot.y - shade.get_height() / 2 + lower))
        corner = box[:2] if abs(off) <= 0.02 else (spot.x - image.get_width() / 2, spot.y - image.get_height() / 2)
        surface.blit(image, corner)

    def _draw_all(
        self, surface: pygame.Surface, picture: TablePicture, camera: Camera | None, line: LineLayout | None
    ) -> None:
        scale = self.scale
        surface.blit(surfaces.table_ground(scale.width, scale.height, scale.frame, picture.table), (0, 0))
        self._draw_line(surface, picture, camera, line)
        plates.draw_scores(surface, picture, self.layout)
        plates.draw_seats(surface, picture, self.layout)
        self._draw_hand(surface, picture)
        if picture.prompt:
            surfaces.pill(surface, picture.prompt, self.layout.prompt, scale.body, picture.table)

    # ---------------------------------------------------------------------------------------- the line

    def line_of(self, picture: TablePicture) -> LineLayout:
        return line_layout.lay_out(picture.line, self.layout.line)

    def camera_of(self, picture: TablePicture) -> Camera:
        """The camera that shows the whole line."""
        return self.line_of(picture).camera

    def _draw_line(
        self, surface: pygame.Surface, picture: TablePicture, camera: Camera | None, line: LineLayout | None
    ) -> None:
        shown = line or self.line_of(picture)
        view = camera or shown.camera
        if camera is not None:
            surface.set_clip(self.layout.line.shrunk(-self.scale.gap / 2))
        lying = [place for place in shown.placements if place.tile not in picture.absent]
        half = int(view.half)
        for place in lying:
            shade, at = tile.shadow_of(half, place.turn)
            box = _pixels(place, view)
            surface.blit(shade, (box.x + at[0], box.y + at[1]))
        for place in lying:
            surface.blit(tile.face(place.tile, half, place.turn, picture.mode), _pixels(place, view)[:2])
            if place.tile == picture.last:
                self._mark_last(surface, _pixels(place, view), half)
        for ghost in picture.ghosts:
            self._draw_ghost(surface, picture, shown, view, ghost)
        self._draw_ends(surface, picture, shown, view)
        surface.set_clip(None)

    def _mark_last(self, surface: pygame.Surface, box: Box, half: int) -> None:
        width = max(round(half * 0.05), 2)
        surfaces.ring(surface, box, GOLD, width, round(half * 0.15))

    def _draw_ghost(
        self, surface: pygame.Surface, picture: TablePicture, shown: LineLayout, view: Camera, ghost: Ghost
    ) -> None:
        half = int(view.half)
        place = shown.ghost(ghost.tile, ghost.end)
        box = _pixels(place, view)
        radius = round(half * 0.15)
        if ghost.chosen:
            surfaces.halo(surface, box, GOLD, max(half // 5, 4), radius)
        surface.blit(tile.face(ghost.tile, half, place.turn, picture.mode, Tint.GHOST), box[:2])
        width = max(round(half * 0.07), 2)
        surfaces.ring(surface, box, GOLD if ghost.chosen else CREAM, width if ghost.chosen else width // 2 + 1, radius)

    def _draw_ends(self, surface: pygame.Surface, picture: TablePicture, shown: LineLayout, view: Camera) -> None:
        if shown.tips is None or not picture.show_ends:
            return
        taken = {ghost.end for ghost in picture.ghosts}
        for end, tip in zip((End.LEFT, End.RIGHT), shown.tips, strict=True):
            if end in taken:
                continue
            size = max(round(view.half * 0.62), self.scale.px(40, 22))
            hard = picture.hard_word if picture.is_hard(tip.pip) else ""
            centre = _mark_centre(shown, end, view, size)
            image = badges.end_mark(size, tip.pip, False)
            surface.blit(image, (round(centre[0] - size / 2), round(centre[1] - size / 2)))
            if hard:
                height = max(round(size * 0.46), 14)
                word = badges.tag(hard, height)
                top = centre[1] + size * 0.42
                surface.blit(word, (round(centre[0] - word.get_width() / 2), round(top)))

    # ---------------------------------------------------------------------------------------- the hand

    def hand_boxes(self, picture: TablePicture) -> tuple[Box, ...]:
        """Where the tiles of the tray are drawn, the raised one higher."""
        slots = self.layout.hand_slots(len(picture.hand))
        return tuple(
            slot.moved(0, -self.layout.lift) if which is not None and which == picture.raised else slot
            for which, slot in zip(picture.hand, slots, strict=True)
        )

    def _draw_hand(self, surface: pygame.Surface, picture: TablePicture) -> None:
        if not picture.hand:
            return
        scale, half = self.scale, self.layout.hand_half
        surfaces.panel(surface, self.layout.tray_for(len(picture.hand)), picture.table, alpha=150, radius=scale.radius)
        for which, box in zip(picture.hand, self.hand_boxes(picture), strict=True):
            if which is not None and which in picture.absent:
                continue
            self._draw_held(surface, picture, which, box, half)

    def _draw_held(
        self, surface: pygame.Surface, picture: TablePicture, which: Tile | None, box: Box, half: int
    ) -> None:
        raised = which is not None and which == picture.raised
        marked = picture.playable is not None and which in picture.playable
        dim = picture.playable is not None and not marked and which is not None and not raised
        shade, at = tile.shadow_of(half, 0, 0.6 if raised else 0.0)
        surface.blit(shade, (box.x + at[0], box.y + at[1]))
        surface.blit(tile.face(which, half, 0, picture.mode, Tint.DIM if dim else Tint.PLAIN), box[:2])
        radius, width = round(half * 0.15), max(round(half * 0.06), 2)
        if raised:
            surfaces.ring(surface, box, GOLD, width, radius)
        elif marked:
            dot = badges.lamp(max(self.scale.px(12, 6), 6), True)
            below = (box.centre[0] - dot.get_width() / 2, box.bottom + self.scale.px(1))
            surface.blit(dot, below)
        if which is not None and which == picture.focus:
            surfaces.ring(surface, box.shrunk(-width), CREAM, max(width, 3), radius + width)

    # ---------------------------------------------------------------------------------------- spots and hits

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
        if side is Side.BOTTOM:
            slots = self.layout.hand_slots(tiles)
            return tuple(Spot(*slot.centre, self.layout.hand_half, 0) for slot in slots)
        parts = plate_parts(self.layout, side, tiles)
        return tuple(Spot(*box.centre, parts.half, parts.turn) for box in parts.tiles)

    def spot_in_hand(self, picture: TablePicture, which: Tile) -> Spot | None:
        for held, box in zip(picture.hand, self.hand_boxes(picture), strict=True):
            if held == which:
                return Spot(*box.centre, self.layout.hand_half, 0)
        return None

    def tile_at(self, picture: TablePicture, at: Point) -> Tile | None:
        """The tile of the tray under a pointer, if it lies face up. The gaps belong to the nearer tile."""
        reach = self.layout.hand_half * 0.16
        for which, box in zip(picture.hand, self.hand_boxes(picture), strict=True):
            if which is not None and box.shrunk(-reach).holds(at):
                return which
        return None

    def place_at(self, picture: TablePicture, at: Point) -> int | None:
        """Which place of the tray, from 0, a tile dragged to `at` would take; None away from the tray."""
        tray = self.layout.tray_for(len(picture.hand)).shrunk(-self.scale.gap)
        if not tray.holds(at):
            return None
        slots = self.layout.hand_slots(len(picture.hand))
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


def _pixels(place: Placement, view: Camera) -> Box:
    """A placement on whole pixels, its faces being int(half) pixels a half."""
    centre = view.point((place.x, place.y))
    w, h = tile.size_of(int(view.half), place.turn)
    return Box(round(centre[0] - w / 2), round(centre[1] - h / 2), w, h)


def _spot(place: Placement, view: Camera) -> Spot:
    x, y = view.point((place.x, place.y))
    return Spot(x, y, view.half, place.turn)


def _mark_centre(shown: LineLayout, end: End, view: Camera, size: int) -> Point:
    """Close to the open half, inside the spot of the next tile."""
    mark = shown.mark(end)
    assert mark is not None
    assert shown.tips is not None
    tip = shown.tips[0 if end is End.LEFT else 1]
    box = view.box(mark)
    inset = size * 0.5 + view.half * 0.1
    if box.w > box.h:
        return (box.x + inset if tip.way > 0 else box.right - inset), box.centre[1]
    return box.centre[0], (box.y + inset if tip.turns > 0 else box.bottom - inset)


def _distance(a: Point, b: Point) -> float:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
