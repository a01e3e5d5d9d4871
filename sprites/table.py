"""The table drawn: a picture of it, and tiles in motion over it."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.actions import End
from game.tiles import Tile
from sprites import badges, plates, scores, surfaces, tile
from sprites.geometry import Box, around
from sprites.ground import table_ground
from sprites.line_layout import Camera, LineLayout, Placement
from sprites.palette import CREAM, GOLD, LAST, Scale
from sprites.picture import Ghost, TablePicture
from sprites.places import Spot, TablePlaces
from sprites.rack import draw_rack
from sprites.tile import Tint

__all__ = ["Moving", "Spot", "TableArt"]


@dataclass(frozen=True, slots=True)
class Moving:
    """A tile over the table (None: its back). `lift`: 0 on the felt, 1 high in the air."""

    tile: Tile | None
    spot: Spot
    lift: float = 0.5


class TableArt(TablePlaces):
    """Draws pictures of the table at one window size. What does not change from one frame to the next is kept."""

    def __init__(self, scale: Scale, *, is_public: bool = False) -> None:
        super().__init__(scale, is_public=is_public)
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
        corner, under = box[:2], (box.x + at[0], box.y + at[1])
        if abs(off) > 0.02:
            image, shade = (pygame.transform.rotozoom(one, -90 * off, 1.0) for one in (image, shade))
            corner = (spot.x - image.get_width() / 2, spot.y - image.get_height() / 2)
            under = (spot.x - shade.get_width() / 2, spot.y - shade.get_height() / 2)
        surface.blit(shade, under)
        surface.blit(image, corner)

    def _draw_all(
        self, surface: pygame.Surface, picture: TablePicture, camera: Camera | None, line: LineLayout | None
    ) -> None:
        scale = self.scale
        surface.blit(table_ground(scale.width, scale.height, scale.frame, picture.table), (0, 0))
        self.draw_line(surface, picture, camera, line)
        scores.draw_scores(surface, picture, self.layout)
        plates.draw_seats(surface, picture, self.layout)
        self._draw_hand(surface, picture)

    # ---------------------------------------------------------------------------------------- the line

    def draw_line(
        self, surface: pygame.Surface, picture: TablePicture, camera: Camera | None, line: LineLayout | None
    ) -> None:
        """Only the line, with its ghosts and its ends, over what is there."""
        shown = line or self.line_of(picture)
        view = camera or shown.camera
        if camera is not None:
            window = self.layout.line.shrunk(-self.scale.gap / 2)
            surfaces.panel(surface, window, picture.table, alpha=60, radius=self.scale.radius)
            surface.set_clip(window)
        lying = [place for place in shown.placements if place.tile not in picture.absent]
        half = int(view.half)
        for place in lying:
            shade, at = tile.shadow_of(half, place.turn)
            box = _pixels(place, view)
            surface.blit(shade, (box.x + at[0], box.y + at[1]))
            if place.tile == picture.last:
                surfaces.halo(surface, box, LAST, max(half // 7, 3), round(half * tile.CORNER), 120)
        straight = _ends_of(picture) if camera is None and line is None else {place.tile for place in lying}
        for place in lying:
            box = _pixels(place, view)
            if place.tile in straight:
                surface.blit(tile.face(place.tile, half, place.turn, picture.mode), box[:2])
            else:
                image = tile.askew(place.tile, half, place.turn, picture.mode)
                surface.blit(image, image.get_rect(center=pygame.Rect(box).center))
            if place.tile == picture.last:
                self._mark_last(surface, box, half)
        for ghost in picture.ghosts:
            self._draw_ghost(surface, picture, shown, view, ghost)
        self._draw_ends(surface, picture, shown, view)
        surface.set_clip(None)

    def _mark_last(self, surface: pygame.Surface, box: Box, half: int) -> None:
        """In ivory: gold is for what is to be done."""
        surfaces.ring(surface, box, LAST, max(round(half * 0.03), 2), round(half * tile.CORNER))

    def _draw_ghost(
        self, surface: pygame.Surface, picture: TablePicture, shown: LineLayout, view: Camera, ghost: Ghost
    ) -> None:
        half = int(view.half)
        place = shown.ghost(ghost.tile, ghost.end)
        box = _pixels(place, view).moved(0, -self.scale.px(8, 2))
        radius = round(half * tile.CORNER)
        shade, at = tile.shadow_of(half, place.turn, 0.8)
        surface.blit(shade, (box.x + at[0], box.y + at[1]))
        surface.blit(tile.face(ghost.tile, half, place.turn, picture.mode, Tint.GHOST), box[:2])
        width = max(round(half * 0.045), 2)
        surfaces.ring(surface, box, GOLD if ghost.chosen else CREAM, width if ghost.chosen else width // 2 + 1, radius)

    def _draw_ends(self, surface: pygame.Surface, picture: TablePicture, shown: LineLayout, view: Camera) -> None:
        if shown.tips is None or not picture.show_ends:
            return
        ghosts = {ghost.end: ghost for ghost in picture.ghosts}
        for end, tip in zip((End.LEFT, End.RIGHT), shown.tips, strict=True):
            if end in ghosts:
                beyond = self.coin_beyond(shown, ghosts[end], view)
                assert beyond is not None, "a ghost at an end"
                pip, coin = beyond
                surface.blit(badges.end_coin(int(coin.w), pip, acts=ghosts[end].chosen), coin[:2])
                continue
            box = self.mark_box(shown, end, view)
            assert box is not None
            surface.blit(badges.end_coin(int(box.w), tip.pip, acts=picture.asks and not ghosts), box[:2])
            if picture.hard_word and picture.is_hard(tip.pip):
                word = self.tag(picture.hard_word, box)
                place = self.tag_box(shown, end, view, word.get_size())
                assert place is not None
                surface.blit(word, place.whole()[:2])

    def tag(self, word: str, mark: Box) -> pygame.Surface:
        """A word for the mark of an end, as large as fits it."""
        return badges.tag(word, max(round(mark.w * 0.46), self.scale.px(28, 18)))

    # ---------------------------------------------------------------------------------------- the hand

    def _draw_hand(self, surface: pygame.Surface, picture: TablePicture) -> None:
        tray = self.tray(picture)
        if not tray:
            return
        half = self.layout.hand_half
        draw_rack(surface, self.layout.tray_for(len(tray)), half, self.scale, picture.table)
        for which, box in zip(tray, self.hand_boxes(picture), strict=True):
            if which is not None and which in picture.absent:
                continue
            self._draw_held(surface, picture, which, box, half)

    def _draw_held(
        self, surface: pygame.Surface, picture: TablePicture, which: Tile | None, box: Box, half: int
    ) -> None:
        raised = which is not None and which == picture.raised
        marked = picture.playable is not None and which in picture.playable
        dim = picture.playable is not None and not marked and which is not None and not raised
        radius, width = round(half * tile.CORNER), max(round(half * 0.045), 2)
        if marked and not raised:
            surfaces.halo(surface, box, GOLD, max(half // 6, 4), radius, 105)
        shade, at = tile.shadow_of(half, 0, 0.6 if raised else 0.0)
        surface.blit(shade, (box.x + at[0], box.y + at[1]))
        surface.blit(tile.face(which, half, 0, picture.mode, Tint.DIM if dim else Tint.PLAIN), box[:2])
        if raised:
            surfaces.ring(surface, box, GOLD, width, radius)
        if which is not None and which == picture.focus:
            surfaces.ring(surface, box.shrunk(-width), CREAM, max(width, 3), radius + width)


def _ends_of(picture: TablePicture) -> set[Tile]:
    """The two tiles whose numbers count: they lie straight."""
    laid = picture.line.laid
    at_end = (next((one.tile for one in reversed(laid) if one.end in (end, None)), None) for end in End)
    return {which for which in at_end if which is not None}


def _pixels(place: Placement, view: Camera) -> Box:
    """A placement on whole pixels, its faces being int(half) pixels a half."""
    centre = view.point((place.x, place.y))
    w, h = tile.size_of(int(view.half), place.turn)
    return Box(round(centre[0] - w / 2), round(centre[1] - h / 2), w, h)
