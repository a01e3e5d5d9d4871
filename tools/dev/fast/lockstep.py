"""Very many hands in lock-step by a rule that needs no weighing: the heaviest tile that fits, or any. The quickest way
to a hand's value there is here, ten times that of `playout`, whose seats play by a learned policy.

A holding is a board: an int32 with the heaviest tile at bit 2 and the lightest at bit 29. Two open ends are a row of 32
in the tables, so that `row + place of a tile` is where it leads; place 0 stays where it is, which is a pass. There is
no branch: a hand that is out gets a row that takes nothing, a blocked one stands still by itself, and what is over is
set aside from time to time. The results are those of `turn.apply` and `rules`, which a law holds.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from game.rules import CHIVA
from game.tile_sets import EVERY_TILE, FITS, NO_TILES, TileSet, tiles_in
from game.tiles import DOUBLE_SIX, HEAVIEST_FIRST, TILE_ENDS, TILE_OF, TILE_PIPS, TILES, Tile, other_end

Boards: TypeAlias = NDArray[np.int32]
Rows: TypeAlias = NDArray[np.int64]
Values: TypeAlias = NDArray[np.int8]
Picker: TypeAlias = Callable[[Boards, Boards], Rows | None]
"""Writes one bit of each first board (0 where it is empty) into the second; may send some hands to the right end of a
tile that fits both, as `RIGHT` where it does and 0 where it does not."""

_LOWEST = 2
_BIT: dict[Tile, int] = {tile: 1 << place for place, tile in enumerate(HEAVIEST_FIRST, start=_LOWEST)}
_WIDTH = 32
_OPENS, _OPENS_BY_66, _NOWHERE = 49 * _WIDTH, 50 * _WIDTH, 51 * _WIDTH
RIGHT = 52 * _WIDTH
_HALF = 14
_FIRST_OUT = 24
"""Turns before anybody can have laid a seventh tile."""
_SET_ASIDE = 6
"""From the first out on, what is over is set aside every so many turns."""
_MOST_TURNS = 27 * 4
_FLOAT_EXPONENT = 23


def board_of(holding: TileSet) -> int:
    return sum(_BIT[tile] for tile in tiles_in(holding))


def holding_of(board: int) -> TileSet:
    return sum(1 << tile for tile, bit in _BIT.items() if board & bit)


def heaviest(fitting: Boards, chosen: Boards) -> None:
    """The priority policy: the lowest bit is the heaviest tile; one that fits both ends goes left."""
    np.negative(fitting, out=chosen)
    np.bitwise_and(chosen, fitting, out=chosen)


class AnyTile:
    """Uniform play: each fitting tile alike, then each end alike."""

    def __init__(self, chance: np.random.Generator) -> None:
        self._chance = chance

    def __call__(self, fitting: Boards, chosen: Boards) -> Rows:
        """Of most boards it is the first bit or the second; the few others are looked at alone."""
        drawn = self._chance.integers(0, 1 << 16, len(fitting), dtype=np.uint16).astype(np.int32)
        skips = _count(fitting) * (drawn & 0x7FFF) >> 15
        heaviest(fitting, chosen)
        rest = fitting & fitting - 1
        second = rest & -rest
        chosen ^= (chosen ^ second) & -(skips > 0).astype(np.int32)
        going_on = np.flatnonzero(skips > 1)
        rest, skips = rest.take(going_on), skips.take(going_on) - 1
        while len(going_on):
            rest &= rest - 1
            chosen[going_on] = rest & -rest
            more = np.flatnonzero(skips > 1)
            going_on, rest, skips = going_on.take(more), rest.take(more), skips.take(more) - 1
        return (drawn >> 15).astype(np.int64) * RIGHT


@dataclass(frozen=True, slots=True)
class Finished:
    """Hands that are over: what the seats have left, in the order they were given, and which ended with a key."""

    left: tuple[Boards, ...]
    keys: NDArray[np.bool_]

    def values(self, game: str) -> Values:
        """`int8[n]`: points for the first and third seat: 1 or -1, 2 or -2 with a key (six love), 0 for a draw."""
        first, second, third, fourth = self.left
        ours, theirs = (first == 0) | (third == 0), (second == 0) | (fourth == 0)
        values: Values = ours.astype(np.int8) - theirs.astype(np.int8)
        if game != CHIVA.id:
            values <<= self.keys
        blocked = np.flatnonzero(~(ours | theirs))
        pips = [_pips(board.take(blocked)) for board in self.left]
        if game == CHIVA.id:
            values[blocked] = np.sign(pips[1] + pips[3] - pips[0] - pips[2])
        else:
            values[blocked] = np.sign(np.minimum(pips[1], pips[3]) - np.minimum(pips[0], pips[2]))
        return values


def play(boards: Sequence[Boards], pick: Picker, by_double_six: bool = False) -> Finished:
    """Every hand to its end. `boards` are the four seats' from the opener on, all of seven tiles; they are kept as
    they are. With `by_double_six` the first seat, which must hold it, opens with 66."""
    now = _Now([board.copy() for board in boards], _OPENS_BY_66 if by_double_six else _OPENS)
    left = [np.empty_like(board) for board in boards]
    keys = np.zeros(len(boards[0]), dtype=bool)
    where: NDArray[np.intp] | None = None
    for turn in range(_MOST_TURNS):
        now.take_turn(turn % 4, pick)
        if turn >= _FIRST_OUT:
            now.see_who_is_out(turn % 4)
        if turn > _FIRST_OUT and turn % _SET_ASIDE == 0:
            alive = np.flatnonzero(now.still_played())
            now.keep(left, keys, where)
            if not len(alive):
                break
            where = alive if where is None else where.take(alive)
            now = now.only(alive)
    return Finished(tuple(left), keys)


class _Now:
    """The hands still played, with the buffers a turn needs."""

    def __init__(self, boards: list[Boards], row: int | Rows) -> None:
        many = len(boards[0])
        self.boards = boards
        self.rows: Rows = np.full(many, row, dtype=np.int64) if isinstance(row, int) else row
        self.keys = np.zeros(many, dtype=bool)
        self._fitting = np.empty(many, dtype=np.int32)
        self._chosen = np.empty(many, dtype=np.int32)
        self._floats = np.empty(many, dtype=np.float32)
        self._places = self._floats.view(np.int32)
        self._steps = np.empty(many, dtype=np.int64)

    def take_turn(self, seat: int, pick: Picker) -> None:
        """The place of a single bit is the exponent of it as a float; 0 has the exponent 0."""
        board, fitting, chosen, places = self.boards[seat], self._fitting, self._chosen, self._places
        _FITTING.take(self.rows, out=fitting, mode="clip")
        np.bitwise_and(fitting, board, out=fitting)
        sides = pick(fitting, chosen)
        np.bitwise_xor(board, chosen, out=board)
        np.copyto(self._floats, chosen, casting="same_kind")
        np.right_shift(places, _FLOAT_EXPONENT, out=places)
        np.bitwise_and(places, _WIDTH - 1, out=places)
        np.add(self.rows, places, out=self._steps)
        if sides is not None:
            np.add(self._steps, sides, out=self._steps)
        _AFTER.take(self._steps, out=self.rows, mode="clip")

    def see_who_is_out(self, seat: int) -> None:
        """Out comes before block. A key is the only tile of the set that fits, and fits both of two different ends."""
        out = np.flatnonzero(self.boards[seat] == 0)
        if not len(out):
            return
        last = self._chosen.take(out)
        before = self._steps.take(out) % RIGHT & -_WIDTH
        held = self._held(out)
        self.keys[out] |= (last != 0) & (last == _BOTH.take(before)) & (held & _FITTING.take(before) == 0)
        self.rows[out] = _NOWHERE

    def still_played(self) -> Boards:
        return _FITTING.take(self.rows) & self._held()

    def keep(self, left: list[Boards], keys: NDArray[np.bool_], where: NDArray[np.intp] | None) -> None:
        """What stands now into the whole, at the places where these hands come from."""
        places = slice(None) if where is None else where
        keys[places] = self.keys
        for whole, board in zip(left, self.boards, strict=True):
            whole[places] = board

    def only(self, some: NDArray[np.intp]) -> "_Now":
        now = _Now([board.take(some) for board in self.boards], self.rows.take(some))
        now.keys = self.keys.take(some)
        return now

    def _held(self, some: NDArray[np.intp] | None = None) -> Boards:
        first, second, third, fourth = (board if some is None else board.take(some) for board in self.boards)
        return first | second | third | fourth


def _row(left: int, right: int) -> int:
    return (left * 7 + right) * _WIDTH


def _tables() -> tuple[Boards, Boards, Rows]:
    """By row: the tiles that fit, the one that fits both of two different ends; by row and place, where it leads, laid
    left if it can be and from `RIGHT` on laid right if it can be."""
    fitting, both = np.zeros(RIGHT, dtype=np.int32), np.zeros(RIGHT, dtype=np.int32)
    after = np.zeros((2, RIGHT), dtype=np.int64)
    after[:] = np.arange(RIGHT) & -_WIDTH
    for left in range(7):
        for right in range(7):
            row = _row(left, right)
            fitting[row] = board_of(FITS[left][right])
            both[row] = _BIT[TILE_OF[left, right]] if left != right else NO_TILES
            for tile in tiles_in(FITS[left][right]):
                lead = []
                if left in TILE_ENDS[tile]:
                    lead.append(_row(other_end(tile, left), right))
                if right in TILE_ENDS[tile]:
                    lead.append(_row(left, other_end(tile, right)))
                after[:, row + _place(tile)] = lead[0], lead[-1]
    for row, tiles in ((_OPENS, EVERY_TILE), (_OPENS_BY_66, 1 << DOUBLE_SIX)):
        fitting[row] = board_of(tiles)
        for tile in TILES:
            after[:, row + _place(tile)] = _row(*TILE_ENDS[tile])
    return fitting, both, after.reshape(-1)


def _place(tile: Tile) -> int:
    return _BIT[tile].bit_length() - _LOWEST


def _of_half_boards(worth: Callable[[Tile], int]) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """What the tiles of each half of a board are worth together."""
    bits = np.arange(1 << _HALF)[:, np.newaxis] >> np.arange(_HALF) & 1
    worths = np.array([worth(tile) for tile in HEAVIEST_FIRST])
    return (bits @ worths[:_HALF]).astype(np.int32), (bits @ worths[_HALF:]).astype(np.int32)


def _looked_up(halves: tuple[NDArray[np.int32], NDArray[np.int32]], boards: Boards) -> NDArray[np.int32]:
    low, high = halves
    found: NDArray[np.int32] = low.take(boards >> _LOWEST & (1 << _HALF) - 1) + high.take(boards >> _LOWEST + _HALF)
    return found


def _pips(boards: Boards) -> NDArray[np.int32]:
    return _looked_up(_PIPS, boards)


def _count(boards: Boards) -> NDArray[np.int32]:
    """Older NumPys have no instruction for it."""
    if hasattr(np, "bitwise_count"):
        return np.bitwise_count(boards).astype(np.int32)
    return _looked_up(_COUNTS, boards)


_FITTING, _BOTH, _AFTER = _tables()
_PIPS = _of_half_boards(lambda tile: TILE_PIPS[tile])
_COUNTS = _of_half_boards(lambda tile: 1)
