"""Imagined deals that fit everything the table has seen, drawn exactly alike often.

A counting table over the hidden tiles (which seats may hold each, how many tiles each seat has) gives the number of
fitting deals; a deal is then drawn by its rank, walking the table. Counts and ranks are integers, so nothing is
rounded and nothing is favoured.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from game.bots.bitboards import Ints, Sets
from game.bots.passes import passed_on, tiles_without
from game.deal import Chance
from game.observation import Observation
from game.seats import SEATS, Seat
from game.tile_sets import EVERY_TILE, TileSet, tiles_in
from game.tiles import Tile

_SIDE = 8
_WORDS = 2**32
_ROOM = (_SIDE, 1, 0)
"""What a tile takes from the room of the first, second and third seat."""
_TOGETHER = 4
_CODES = np.arange(4**_TOGETHER)[:, np.newaxis] >> 2 * np.arange(_TOGETHER) & 3


@dataclass(frozen=True, slots=True)
class Hidden:
    """What is not seen: the tiles, the three seats that share them, how many each has, and which each may have."""

    tiles: TileSet
    seats: tuple[Seat, ...]
    sizes: tuple[int, ...]
    allowed: tuple[TileSet, ...]


def hidden_from(seen: Observation) -> Hidden:
    """By what has been laid and passed."""
    passed = passed_on(seen.log)
    others = tuple(seat for seat in SEATS if seat != seen.seat)
    tiles = EVERY_TILE & ~seen.line.tiles & ~seen.holding
    return Hidden(
        tiles,
        others,
        tuple(seen.tiles_left[seat - 1] for seat in others),
        tuple(tiles & tiles_without(passed[seat]) for seat in others),
    )


class Worlds:
    """All deals that fit. `count` is their exact number (0 where the record fits no deal)."""

    def __init__(self, hidden: Hidden) -> None:
        self.hidden = hidden
        self.tiles: list[Tile] = sorted(tiles_in(hidden.tiles), key=lambda tile: (len(self._may_hold(tile)), tile))
        self._ways = self._count_ways()
        self.count = int(self._ways[0][self._start])

    @property
    def _start(self) -> int:
        return self.hidden.sizes[0] * _SIDE + self.hidden.sizes[1]

    def _may_hold(self, tile: Tile) -> list[int]:
        return [place for place, allowed in enumerate(self.hidden.allowed) if allowed >> tile & 1]

    def _count_ways(self) -> list[Ints]:
        """`ways[i][a * 8 + b]`: how the tiles from the i-th on can be given, a to the first seat, b to the second, the
        rest to the third."""
        last = np.zeros((_SIDE, _SIDE), dtype=np.int64)
        last[0, 0] = 1
        ways = [last]
        for tile in reversed(self.tiles):
            after, here = ways[-1], np.zeros((_SIDE, _SIDE), dtype=np.int64)
            for place in self._may_hold(tile):
                here += _given(after, place)
            ways.append(here)
        return [table.reshape(-1) for table in reversed(ways)]

    def ranks(self, many: int, chance: Chance) -> Ints:
        """`int64[many]`, uniform below `count`."""
        fair = _WORDS - _WORDS % self.count
        drawn = np.empty(0, dtype=np.int64)
        while len(drawn) < many:
            words = np.frombuffer(chance.take(many), dtype=">u4").astype(np.int64)
            drawn = np.concatenate([drawn, words[words < fair]])
        return drawn[:many] % self.count

    def dealt(self, ranks: Ints) -> list[Sets]:
        """The deals of these ranks: three `uint32[n]`, the holdings of `hidden.seats`."""
        rank = ranks.copy()
        room = np.full(len(rank), self._start, dtype=np.int64)
        codes: list[Ints | np.int64] = []
        for place, tile in enumerate(self.tiles):
            holders = self._may_hold(tile)
            if len(holders) == 1:
                room -= _ROOM[holders[0]]
                codes.append(np.int64(holders[0]))
                continue
            limits, skipped, left = _steps(self._ways[place + 1].reshape(_SIDE, _SIDE), holders)
            chosen = (rank >= limits[0].take(room)).view(np.int8)
            if len(holders) == 3:
                chosen = chosen + (rank >= limits[1].take(room)).view(np.int8)
            step = room + (chosen.astype(np.int64) << 6)
            rank -= skipped.take(step)
            room = left.take(step)
            codes.append(step >> 6 if len(holders) == 3 else np.array(holders, dtype=np.int64).take(step >> 6))
        return self._holdings(codes, len(rank))

    def _holdings(self, codes: Sequence[Ints | np.int64], many: int) -> list[Sets]:
        held = [np.zeros(many, dtype=np.uint32) for _ in range(2)]
        for first in range(0, len(codes), _TOGETHER):
            together = np.zeros(many, dtype=np.int64)
            for place, code in enumerate(codes[first : first + _TOGETHER]):
                together += code << 2 * place
            for seat in range(2):
                held[seat] |= self._held_by(seat, self.tiles[first : first + _TOGETHER]).take(together)
        return [*held, np.uint32(self.hidden.tiles) ^ held[0] ^ held[1]]

    def _held_by(self, seat: int, tiles: Sequence[Tile]) -> Sets:
        """What the codes of a few tiles together mean for one seat."""
        bits = np.array([1 << tile for tile in tiles] + [0] * (_TOGETHER - len(tiles)), dtype=np.uint32)
        held: Sets = np.bitwise_or.reduce((seat == _CODES) * bits, axis=1)
        return held

    def marginals(self) -> dict[Tile, tuple[int, ...]]:
        """For each hidden tile the exact number of fitting deals in which each of `hidden.seats` holds it."""
        first = np.zeros((_SIDE, _SIDE), dtype=np.int64)
        first.reshape(-1)[self._start] = 1
        found: dict[Tile, tuple[int, ...]] = {}
        for place, tile in enumerate(self.tiles):
            after = self._ways[place + 1].reshape(_SIDE, _SIDE)
            holders = self._may_hold(tile)
            given = [_given(after, holder) if holder in holders else np.zeros_like(after) for holder in range(3)]
            found[tile] = tuple(int((first * ways).sum()) for ways in given)
            first = sum((_taken(first, holder) for holder in holders), np.zeros_like(first))
        return found


def _given(after: Ints, place: int) -> Ints:
    """Ways that follow once a tile goes to the seat at `place`, by the room there was before."""
    if place == 2:
        return after
    moved = np.zeros_like(after)
    if place == 0:
        moved[1:] = after[:-1]
    else:
        moved[:, 1:] = after[:, :-1]
    return moved


def _taken(before: Ints, place: int) -> Ints:
    """The other way round: room that is left once a tile went to the seat at `place`."""
    if place == 2:
        return before
    moved = np.zeros_like(before)
    if place == 0:
        moved[:-1] = before[1:]
    else:
        moved[:, :-1] = before[:, 1:]
    return moved


def _steps(after: Ints, holders: list[int]) -> tuple[list[Ints], Ints, Ints]:
    """For one tile: the rank from which it goes to a later holder, by room; then, by holder and room, the ranks that
    are skipped and the room that is left."""
    ways = [_given(after, holder).reshape(-1) for holder in holders]
    limits = [sum(ways[1:end], ways[0]) for end in range(1, len(ways))]
    skipped = np.concatenate([np.zeros_like(limits[0]), *limits])
    left = np.concatenate([np.maximum(np.arange(_SIDE * _SIDE) - _ROOM[holder], 0) for holder in holders])
    return limits, skipped, left
