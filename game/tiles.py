"""The 28 tiles of the double-six set: numbers 0 to 27 in the order 00 01 .. 06 11 12 .. 66."""

from collections.abc import Sequence
from typing import TypeAlias

Pip: TypeAlias = int
Tile: TypeAlias = int

PIPS: Sequence[Pip] = range(7)
TILE_ENDS: tuple[tuple[Pip, Pip], ...] = tuple((low, high) for low in PIPS for high in range(low, 7))
TILES: Sequence[Tile] = range(len(TILE_ENDS))
TILE_TEXT: tuple[str, ...] = tuple(f"{low}{high}" for low, high in TILE_ENDS)
TILE_PIPS: tuple[int, ...] = tuple(low + high for low, high in TILE_ENDS)
TILE_OF: dict[tuple[Pip, Pip], Tile] = {
    pair: tile for tile, (low, high) in enumerate(TILE_ENDS) for pair in ((low, high), (high, low))
}
HEAVIEST_FIRST: tuple[Tile, ...] = tuple(sorted(TILES, key=lambda tile: (-TILE_PIPS[tile], -TILE_ENDS[tile][1])))
"""Of equals the one with the larger number."""
DOUBLE: tuple[Tile, ...] = tuple(TILE_OF[pip, pip] for pip in PIPS)
DOUBLE_SIX: Tile = DOUBLE[6]

_TILE_OF_TEXT: dict[str, Tile] = {text: tile for tile, text in enumerate(TILE_TEXT)}


def is_double(tile: Tile) -> bool:
    low, high = TILE_ENDS[tile]
    return low == high


def other_end(tile: Tile, pip: Pip) -> Pip:
    """The number across from `pip`; the same number on a double."""
    low, high = TILE_ENDS[tile]
    return high if pip == low else low


def tile_from_text(text: str) -> Tile:
    """`46` -> tile, smaller number first; ValueError for anything else."""
    try:
        return _TILE_OF_TEXT[text]
    except KeyError:
        raise ValueError(f"{text!r} is no tile") from None
