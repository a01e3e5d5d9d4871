"""Sets of tiles as bitboards: bit t of an int stands for tile t."""

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from game.tiles import DOUBLE, PIPS, TILE_ENDS, TILE_PIPS, TILE_TEXT, TILES, Pip, Tile, tile_from_text

TileSet: TypeAlias = int

NO_TILES: TileSet = 0
EVERY_TILE: TileSet = (1 << len(TILES)) - 1
WITH: tuple[TileSet, ...] = tuple(sum(1 << tile for tile in TILES if pip in TILE_ENDS[tile]) for pip in PIPS)
"""By number: the tiles that carry it."""
FITS: tuple[tuple[TileSet, ...], ...] = tuple(tuple(WITH[left] | WITH[right] for right in PIPS) for left in PIPS)
"""By left and right end: the tiles that fit one of them."""
DOUBLES: TileSet = sum(1 << tile for tile in DOUBLE)
DEALT = 7
"""Tiles that a seat is dealt."""
APPEARANCES = 8
"""How often each number shows in the whole set."""
HARD = 7
"""Appearances on the line that make an end hard: one tile is left for it."""


def tile_set(tiles: Iterable[Tile]) -> TileSet:
    bits = NO_TILES
    for tile in tiles:
        bits |= 1 << tile
    return bits


def tiles_in(tiles: TileSet) -> Iterator[Tile]:
    """Ascending."""
    while tiles:
        lowest = tiles & -tiles
        yield lowest.bit_length() - 1
        tiles ^= lowest


def pips_in(tiles: TileSet) -> int:
    return sum(TILE_PIPS[tile] for tile in tiles_in(tiles))


def appearances(tiles: TileSet, pip: Pip) -> int:
    """How often the number shows on these tiles, of eight in the whole set; its double shows it twice."""
    return (tiles & WITH[pip]).bit_count() + (tiles >> DOUBLE[pip] & 1)


def to_text(tiles: TileSet) -> str:
    """`01 04 66`, ascending."""
    return " ".join(TILE_TEXT[tile] for tile in tiles_in(tiles))


def from_text(text: str) -> TileSet:
    """Reads `to_text` back; ValueError for a tile that is none or stands twice."""
    tiles = NO_TILES
    for word in text.split():
        bit = 1 << tile_from_text(word)
        if tiles & bit:
            raise ValueError(f"{word} stands twice")
        tiles |= bit
    return tiles
