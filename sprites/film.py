"""A hand as a moving picture: its moments in order, each tile seen on its way."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pygame

from game.actions import Pass, Play
from game.observation import Observation
from sprites import gif
from sprites.dressing import Dress, looked_at
from sprites.gif_palette import palette_slices
from sprites.ground import ground_slices
from sprites.motion import ease_out
from sprites.palette import Scale
from sprites.picture import TablePicture
from sprites.table import Moving, Spot, TableArt

SIZE = (960, 540)
FIRST, EACH, PASSED, LAST, FLYING = 160, 90, 60, 400, 7
"""Hundredths of a second: before the first word, after a tile, after a pass, at the end, a tile in the air."""
STOPS = (0.3, 0.7)
"""How far on its way a tile is shown."""

Shot = tuple[pygame.Surface, int]


class Film:
    """Of the moments of one hand, all holdings open. `share` is how much of it is made."""

    def __init__(self, moments: Sequence[Observation], names: Sequence[str], dress: Dress) -> None:
        self._art = TableArt(Scale(*SIZE))
        self._told = [looked_at(moment, names, dress) for moment in moments]
        plays = sum(isinstance(moment.log[-1].turn, Play) for moment in moments[1:])
        self._pictures = len(self._told) + plays * len(STOPS)
        self._begun = 0

    @property
    def share(self) -> float:
        return self._begun / (self._pictures + 1)

    def slices(self) -> gif.Slices:
        """The GIF file, in pieces that each take some milliseconds; many of them are empty."""
        scale = self._art.scale
        for _ in ground_slices(scale.width, scale.height, scale.frame, self._told[0].table):
            yield b""
        first, middle, last = self._told[0], self._told[len(self._told) // 2], self._told[-1]
        palette = yield from palette_slices(map(self._drawn, (first, middle, last)))
        yield from gif.gif_slices(SIZE, self._counted(), palette)

    def _counted(self) -> Iterator[Shot]:
        for shot in self._shots():
            self._begun += 1
            yield shot

    def _shots(self) -> Iterator[Shot]:
        yield self._drawn(self._told[0]), FIRST
        for place in range(1, len(self._told)):
            before, after = self._told[place - 1], self._told[place]
            turn = after.seen.log[-1].turn
            if isinstance(turn, Play):
                yield from self._flight(before, after, turn)
            last = place == len(self._told) - 1
            yield self._drawn(after), LAST if last else PASSED if isinstance(turn, Pass) else EACH

    def _flight(self, before: TablePicture, after: TablePicture, play: Play) -> Iterator[Shot]:
        origin, goal = self._spot_held(before, play), self._art.spot_on_line(after, play.tile)
        assert goal is not None, "a tile that was played lies on the line"
        under = replace(after, absent=frozenset({play.tile}))
        for stop in STOPS:
            yield self._drawn(under, Moving(play.tile, origin.towards(goal, ease_out(stop)), 0.6)), FLYING

    def _spot_held(self, picture: TablePicture, play: Play) -> Spot:
        """From its own place among the tiles of whoever plays it."""
        seat = picture.seen.turn
        assert seat is not None
        tiles = picture.seats[seat - 1].tiles
        return self._art.spots_of_seat(picture, seat, len(tiles))[tiles.index(play.tile)]

    def _drawn(self, picture: TablePicture, *moving: Moving) -> pygame.Surface:
        surface = pygame.Surface(SIZE, 0, 32)
        self._art.draw(surface, picture, moving=moving)
        return surface
