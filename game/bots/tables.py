"""Bitboard tables for many hands at once, computed from the tiles; the numbering is that of `tile_sets`.

A set of tiles is a `uint32` with bit t for tile t. Where a hand is asked again and again which tiles carry a number,
it is turned into `rows`: an `int64` whose bits 7a+b and 7b+a say that tile ab is there, so that `rows >> 7 * pip & 127`
are the numbers across from `pip`. Row 7 is always empty: an end that is 7 takes nothing.
"""

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from game.tile_sets import WITH
from game.tiles import DOUBLE, PIPS, TILE_ENDS, TILES

Sets: TypeAlias = NDArray[np.uint32]
Rows: TypeAlias = NDArray[np.int64]
Ints: TypeAlias = NDArray[np.int64]
Lanes: TypeAlias = NDArray[np.int16]

NOWHERE = 7
"""The end of a line that takes no more tiles."""
LANES = 8
"""Eight numbers side by side: the seven pips and an empty one."""

TILE_ROWS: tuple[int, ...] = tuple(1 << 7 * low + high | 1 << 7 * high + low for low, high in TILE_ENDS)
POPULATION: Ints = np.array([bits.bit_count() for bits in range(128)], dtype=np.int64)

_CHUNK = 7
_CHUNKS = range(0, len(TILES), _CHUNK)


def _by_chunk(of_tile: Sequence[int]) -> list[Ints]:
    """Four tables of 128: the sum of what each tile adds, for every set of seven neighbouring tiles."""
    bits = np.arange(128)
    tables = []
    for first in _CHUNKS:
        sums = np.zeros(128, dtype=np.int64)
        for place in range(_CHUNK):
            sums += (bits >> place & 1) * of_tile[first + place]
        tables.append(sums)
    return tables


_ROWS = _by_chunk(TILE_ROWS)
_HELD = _by_chunk([sum(1 << 8 * pip for pip in {low, high}) for low, high in TILE_ENDS])


def _looked_up(tables: list[Ints], sets: Sets) -> Ints:
    total: Ints = np.zeros(sets.shape, dtype=np.int64)
    for first, table in zip(_CHUNKS, tables, strict=True):
        total += table[sets >> np.uint32(first) & np.uint32(127)]
    return total


def rows_of(sets: Sets) -> Rows:
    """`int64[...]`, the same sets as rows."""
    return _looked_up(_ROWS, sets)


def held_of(sets: Sets) -> Lanes:
    """`int16[..., 8]`, how many tiles of each set carry each number (a double once); lane 7 is 0."""
    packed = np.ascontiguousarray(_looked_up(_HELD, sets), dtype="<i8")
    return packed[..., np.newaxis].view(np.uint8).astype(np.int16)


def pips_of_rows(rows: Rows) -> Ints:
    """`int64[...]`, the pips of sets given as rows."""
    total: Ints = np.zeros(rows.shape, dtype=np.int64)
    for pip in PIPS:
        row = rows >> 7 * pip & 127
        total += pip * (POPULATION.take(row) + (row >> pip & 1))
    return total


def hard_ends(laid: Sets) -> NDArray[np.uint8]:
    """`uint8[...]`, bit n: seven of the eight appearances of n lie, so one tile with n is left and not the double."""
    hard = np.zeros(laid.shape, dtype=np.uint8)
    for pip in PIPS:
        left = np.uint32(WITH[pip]) & ~laid
        one_left = (left & (left - np.uint32(1))) == 0
        is_hard = (left != 0) & one_left & (left != np.uint32(1 << DOUBLE[pip]))
        hard |= (is_hard.astype(np.uint8) << np.uint8(pip)).astype(np.uint8)
    return hard
