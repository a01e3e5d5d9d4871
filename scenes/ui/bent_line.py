"""A line as it bends on the table, for examples: its tiles, its ends and what shows of each, a tile about to lie."""

from dataclasses import dataclass

import pygame

from game.actions import End
from game.line import Line
from game.tile_sets import APPEARANCES, HARD
from game.tiles import TILE_ENDS, Pip, Tile, is_double
from sprites import badges, surfaces, tile
from sprites.geometry import Box, Point, around
from sprites.line_layout import LARGEST, LineLayout, Placement, Tip, lay_out
from sprites.palette import ALARM, CREAM, GOLD, Mode

MARK = 0.96
TAG = 0.52
APART = 2.2
"""Of the row's width, for the tile that is about to lie; in half tiles, as everything here."""
LEAST_TAG = 18


@dataclass(frozen=True, slots=True)
class BentLine:
    """`last` stands at the right, apart. The halves that show `counted` are ringed."""

    line: Line
    mode: Mode
    last: Tile | None = None
    counted: Pip | None = None

    def laid_out(self, box: Box, most: int) -> LineLayout:
        """As large as the width allows, with halves of `most` pixels at most."""
        wide = box.w - (APART * most if self.last is not None else 0)
        return lay_out(self.line, Box(box.x, box.y, wide, LARGEST * most))

    def draw(self, surface: pygame.Surface, box: Box, most: int) -> float:
        """In the middle of a box, from its top; how far down it reached."""
        layout = self.laid_out(box, most)
        camera, half = layout.camera, int(layout.camera.half)
        used = camera.box(layout.box)
        up = used.y - box.y
        for place in layout.placements:
            self._draw_tile(surface, place, camera.point((place.x, place.y)), half, up)
        assert layout.tips is not None, "an example has a line"
        for end, tip in zip(End, layout.tips, strict=True):
            mark = layout.mark(end)
            assert mark is not None
            self._draw_mark(surface, tip, camera.box(mark).moved(0, -up), half)
        if self.last is not None:
            centre = (box.right - APART * half / 2, box.y + used.h / 2)
            self._draw_last(surface, self.last, centre, half)
        return box.y + used.h

    def _draw_tile(self, surface: pygame.Surface, place: Placement, centre: Point, half: int, up: float) -> None:
        box = around((centre[0], centre[1] - up), *tile.size_of(half, place.turn)).whole()
        shade, at = tile.shadow_of(half, place.turn)
        surface.blit(shade, (box.x + at[0], box.y + at[1]))
        surface.blit(tile.face(place.tile, half, place.turn, self.mode), box[:2])
        for x, y in self._counted(place):
            width = max(half // 14, 2)
            middle = (box.centre[0] + (x - place.x) * half, box.centre[1] + (y - place.y) * half)
            surfaces.ring(surface, around(middle, half, half).shrunk(2 * width), ALARM, width, half // 6)

    def _counted(self, place: Placement) -> list[Point]:
        """Where the tile shows the counted number: the centres of those halves."""
        if self.counted is None or self.counted not in TILE_ENDS[place.tile]:
            return []
        x, y = place.square(self.counted)
        return [(x, y), (2 * place.x - x, 2 * place.y - y)] if is_double(place.tile) else [(x, y)]

    def _draw_mark(self, surface: pygame.Surface, tip: Tip, spot: Box, half: int) -> None:
        """The end's number beside the tile, and how many of its halves lie beyond it."""
        dx, dy = (tip.way, 0) if spot.w > spot.h else (0, tip.turns)
        (x, y), shown = spot.centre, self.line.appearances(tip.pip)
        disc = badges.end_coin(round(MARK * half), tip.pip, acts=False)
        word = badges.tag(
            f"{shown}/{APPEARANCES}", max(round(half * TAG), LEAST_TAG), ALARM if shown == HARD else CREAM
        )
        for image, way in ((disc, -0.5), (word, 0.5)):
            at = (x + way * dx * half, y + way * dy * half)
            surface.blit(image, around(at, *image.get_size()).whole()[:2])

    def _draw_last(self, surface: pygame.Surface, which: Tile, centre: Point, half: int) -> None:
        box = around(centre, *tile.size_of(half, 0)).whole()
        surfaces.halo(surface, box, GOLD, max(half // 4, 4), half // 7)
        surface.blit(tile.face(which, half, 0, self.mode), box[:2])
        surfaces.ring(surface, box, GOLD, max(half // 14, 2), half // 7)
