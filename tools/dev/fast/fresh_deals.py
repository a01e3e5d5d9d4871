"""Fresh deals round one holding, many at a time: the 21 other tiles given evenly to three seats, nothing known of them.

The 21 are taken in three sevens. How many tiles of each seven go to each seat is drawn first (by the alias method of
Walker and Vose), then for each seven one of the ways to give so many. For trials and measurements: a deal that fits
what was seen is the business of `worlds`.
"""

from dataclasses import dataclass
from itertools import product
from math import prod

import numpy as np
from numpy.typing import NDArray

from game.tile_sets import EVERY_TILE, TileSet, tiles_in
from tools.dev.fast.lockstep import Boards, board_of

_SEVEN = 7
_SEATS = range(3)
_DRAWN = 32
_SHARE_BITS = 22
_BUCKETS = 1 << _DRAWN - _SHARE_BITS


class FreshDeals:
    """All deals in which one seat has `holding`, seven tiles."""

    def __init__(self, holding: TileSet) -> None:
        others = list(tiles_in(EVERY_TILE ^ holding))
        self._others = np.int32(board_of(EVERY_TILE ^ holding))
        self._given = [
            [_boards(others[start : start + _SEVEN], seat) for seat in _SEATS[:2]] for start in range(0, 21, _SEVEN)
        ]

    def draw(self, many: int, chance: np.random.Generator) -> list[Boards]:
        """Three `int32[many]` boards as `lockstep` has them; even to about one part in ten million."""
        words = chance.integers(0, 1 << _DRAWN, (4, many), dtype=np.uint32)
        bucket = words[0] >> np.uint32(_SHARE_BITS)
        to_alias = words[0] & np.uint32((1 << _SHARE_BITS) - 1) >= _SHARES.kept.take(bucket)
        shares = np.where(to_alias, _SHARES.alias.take(bucket), bucket)
        first, second = np.zeros(many, dtype=np.int32), np.zeros(many, dtype=np.int32)
        for seven in range(3):
            ways = _SHARES.ways[seven].take(shares)
            way = _SHARES.start[seven].take(shares) + (words[seven + 1] * ways >> np.uint64(_DRAWN)).astype(np.int64)
            first |= self._given[seven][0].take(way)
            second |= self._given[seven][1].take(way)
        return [first, second, self._others ^ first ^ second]


@dataclass(frozen=True, slots=True)
class _Shares:
    """Every way to share out the three sevens by number, as an alias table of `_BUCKETS`, and for each seven how many
    givings have that share and where they begin among all givings."""

    kept: NDArray[np.uint32]
    alias: NDArray[np.uint32]
    ways: tuple[NDArray[np.uint64], ...]
    start: tuple[NDArray[np.int64], ...]


_GIVINGS = sorted(product(_SEATS, repeat=_SEVEN), key=lambda giving: (giving.count(0), giving.count(1)))
"""The seat of each tile of a seven, those of one share together."""


def _boards(tiles: list[int], seat: int) -> Boards:
    """What the seat gets of these seven, for every giving."""
    bits = np.array([board_of(1 << tile) for tile in tiles], dtype=np.int32)
    found: Boards = ((seat == _SEAT_OF) * bits).sum(axis=1, dtype=np.int32)
    return found


def _shares() -> _Shares:
    starts: dict[tuple[int, int], int] = {}
    sizes: dict[tuple[int, int], int] = {}
    for place, giving in enumerate(_GIVINGS):
        share = giving.count(0), giving.count(1)
        starts.setdefault(share, place)
        sizes[share] = sizes.get(share, 0) + 1
    together = [
        (one, two, (_SEVEN - one[0] - two[0], _SEVEN - one[1] - two[1])) for one, two in product(starts, repeat=2)
    ]
    possible = [shares for shares in together if shares[2] in starts]
    assert len(possible) <= _BUCKETS
    kept, alias = _alias_table([prod(sizes[share] for share in shares) for shares in possible])
    return _Shares(
        kept,
        alias,
        tuple(np.array([sizes[shares[seven]] for shares in possible], dtype=np.uint64) for seven in range(3)),
        tuple(np.array([starts[shares[seven]] for shares in possible], dtype=np.int64) for seven in range(3)),
    )


def _alias_table(weights: list[int]) -> tuple[NDArray[np.uint32], NDArray[np.uint32]]:
    """For each bucket: below which part of 2**22 it stands for itself, and what it stands for above."""
    total = sum(weights)
    parts = [weight * _BUCKETS << _SHARE_BITS for weight in weights] + [0] * (_BUCKETS - len(weights))
    full = total << _SHARE_BITS
    kept, alias = [1 << _SHARE_BITS] * _BUCKETS, list(range(_BUCKETS))
    small = [place for place, part in enumerate(parts) if part < full]
    large = [place for place, part in enumerate(parts) if part >= full]
    while small and large:
        less, more = small.pop(), large[-1]
        kept[less], alias[less] = parts[less] // total, more
        parts[more] -= full - parts[less]
        if parts[more] < full:
            small.append(large.pop())
    return np.array(kept, dtype=np.uint32), np.array(alias, dtype=np.uint32)


_SEAT_OF: NDArray[np.int8] = np.array(_GIVINGS, dtype=np.int8)
_SHARES = _shares()
