"""The row on the table: what lies where, its two open ends, and what fits them."""

from collections.abc import Iterator
from dataclasses import dataclass

from game import tile_sets
from game.actions import End
from game.tile_sets import APPEARANCES, FITS, NO_TILES, TileSet
from game.tiles import TILE_ENDS, Pip, Tile, other_end


@dataclass(frozen=True, slots=True)
class Laid:
    """A tile on the table, in the order of play. `inner` touches the line and `outer` was open when it lay;
    for the first tile (`end` None) `inner` is its left and `outer` its right number."""

    tile: Tile
    end: End | None
    inner: Pip
    outer: Pip


@dataclass(frozen=True, slots=True)
class Line:
    """The row on the table: its tiles in the order of play, its two open ends, and the set of what lies in it."""

    laid: tuple[Laid, ...] = ()
    ends: tuple[Pip, Pip] | None = None
    tiles: TileSet = NO_TILES

    @property
    def playable(self) -> TileSet:
        """Every tile of the set that is not laid and fits an end; every tile before the first."""
        if self.ends is None:
            return tile_sets.EVERY_TILE
        left, right = self.ends
        return FITS[left][right] & ~self.tiles

    @property
    def is_blocked(self) -> bool:
        """Public and immediate: both ends show one number and all its eight appearances lie."""
        return self.ends is not None and self.ends[0] == self.ends[1] and self.appearances(self.ends[0]) == APPEARANCES

    def appearances(self, pip: Pip) -> int:
        return tile_sets.appearances(self.tiles, pip)

    def fitting_ends(self, tile: Tile) -> tuple[End, ...]:
        """Where the tile may be laid; empty before the first tile."""
        if self.ends is None:
            return ()
        left, right = self.ends
        return tuple(end for end, pip in ((End.LEFT, left), (End.RIGHT, right)) if pip in TILE_ENDS[tile])

    def lay(self, tile: Tile, end: End | None) -> "Line":
        """The line with one tile more. ValueError where it does not fit."""
        tiles = self.tiles | 1 << tile
        if self.ends is None:
            low, high = TILE_ENDS[tile]
            return Line((Laid(tile, None, low, high),), (low, high), tiles)
        left, right = self.ends
        inner = left if end is End.LEFT else right
        if end is None or inner not in TILE_ENDS[tile] or tiles == self.tiles:
            raise ValueError(f"tile {tile} does not fit there")
        outer = other_end(tile, inner)
        ends = (outer, right) if end is End.LEFT else (left, outer)
        return Line((*self.laid, Laid(tile, end, inner, outer)), ends, tiles)

    def left_to_right(self) -> Iterator[tuple[Pip, Pip]]:
        """The numbers as they lie, (left, right) a tile."""
        yield from ((tile.outer, tile.inner) for tile in reversed(self.laid) if tile.end is End.LEFT)
        yield from ((tile.inner, tile.outer) for tile in self.laid if tile.end is not End.LEFT)
