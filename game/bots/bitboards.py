"""Bitboard tables for many hands at once, computed from the tiles; the numbering is that of `tile_sets`.

A set of tiles is a `uint32` with bit t for tile t. Where a hand is asked again and again which tiles carry a number,
it is turned into `rows`: an `int64` whose bits 8a+b and 8b+a say that tile ab is there, so that `rows >> 8 * pip & 127`
are the numbers across from `pip`. Row 7 is always empty: an end that is 7 takes nothing.

What a seat sees of every number stands in one `int64`, its `sight`: byte n says in its bits 4 to 6 how many of its own
tiles carry n, in bits 0 to 3 how many of the eight appearances of n lie on the table (seven make a hard end), and in
bit 7 that the partner passed on n. So two neighbouring numbers are one index of a table.
"""

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from game.tiles import PIPS, TILE_ENDS, TILES

Sets: TypeAlias = NDArray[np.uint32]
Rows: TypeAlias = NDArray[np.int64]
Ints: TypeAlias = NDArray[np.int64]
Lanes: TypeAlias = NDArray[np.int16]
Sights: TypeAlias = NDArray[np.int64]

NOWHERE = 7
"""The end of a line that takes no more tiles."""
BYTE, OWN, PARTNER_PASSED = 8, 1 << 4, 1 << 7
"""The parts of a sight."""
LANES = 8
"""Eight numbers side by side: the seven pips and an empty one."""

TILE_ROWS: tuple[int, ...] = tuple(1 << BYTE * low + high | 1 << BYTE * high + low for low, high in TILE_ENDS)
TILE_OWNED: tuple[int, ...] = tuple(sum(OWN << BYTE * pip for pip in {low, high}) for low, high in TILE_ENDS)
TILE_APPEARS: tuple[int, ...] = tuple((1 << BYTE * low) + (1 << BYTE * high) for low, high in TILE_ENDS)
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
_OWNED = _by_chunk(TILE_OWNED)
_APPEARS = _by_chunk(TILE_APPEARS)


def _looked_up(tables: list[Ints], sets: Sets) -> Ints:
    wide = sets.astype(np.int64)
    total: Ints = np.zeros(sets.shape, dtype=np.int64)
    for first, table in zip(_CHUNKS, tables, strict=True):
        total += table.take(wide >> first & 127)
    return total


def rows_of(sets: Sets) -> Rows:
    """`int64[...]`, the same sets as rows."""
    return _looked_up(_ROWS, sets)


def owned_in(sets: Sets) -> Sights:
    """`int64[...]`, how many tiles of each set carry each number (a double once), where a sight has its own tiles."""
    return _looked_up(_OWNED, sets)


def appearances_in(sets: Sets) -> Sights:
    """`int64[...]`, how often each number shows on the tiles of each set, where a sight has the table."""
    return _looked_up(_APPEARS, sets)


def hits(rows: Rows, left: Ints | int, right: Ints | int) -> Rows:
    """`int64[...]`, not 0 where a tile of these rows fits an end; the ends are given as 8 times their numbers."""
    found: Rows = (rows >> left | rows >> right) & 127
    return found


def closes_both(unplayed: Rows, last: Rows, left: Ints, right: Ints) -> NDArray[np.bool_]:
    """The tile of the rows `last`, which fits (none: never), carries both ends, which differ, and is the only one of
    the `unplayed` that does: it closes two hard ends. The ends are given as 8 times their numbers."""
    only_left = unplayed >> left & 127 == 1 << (right >> 3)
    only_right = unplayed >> right & 127 == 1 << (left >> 3)
    found: NDArray[np.bool_] = (last != 0) & (left != right) & only_left & only_right
    return found


def pips_of_rows(rows: Rows) -> Ints:
    """`int64[...]`, the pips of sets given as rows."""
    total: Ints = np.zeros(rows.shape, dtype=np.int64)
    for pip in PIPS:
        row = rows >> BYTE * pip & 127
        total += pip * (POPULATION.take(row) + (row >> pip & 1))
    return total
