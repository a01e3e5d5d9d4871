"""Many hands in lock-step, one ply at a time, each seat playing by a policy (see `policy`).

Every hand of a batch has the same seat to move. A pass is a turn of its own that changes nothing, so there is no
branch; a hand whose seat is out gets ends that take nothing, a blocked one stands still by itself. The results are
those of `turn.apply` and `rules`, which a law holds (tests/game/bots/test_playout.py).
"""

from collections.abc import Iterator, Sequence
from itertools import cycle

import numpy as np
from numpy.typing import NDArray

from game.actions import End, Pass, Play
from game.bots.bitboards import (
    BYTE,
    LANES,
    POPULATION,
    TILE_ROWS,
    Ints,
    Lanes,
    Rows,
    Sets,
    Sights,
    appearances_in,
    closes_both,
    hits,
    owned_in,
    pips_of_rows,
    rows_of,
)
from game.bots.policy import (
    DEAD,
    FIRST_STATE,
    FIRST_TURN,
    IDS,
    LAID,
    LAID_APPEARS,
    LAID_OWNED,
    LAID_ROWS,
    NEXT,
    PASS_ID,
    PASSED_ON,
    PASSED_SIGHTS,
    SHIFT,
    Policy,
    left_of,
    marks,
    noise,
    right_of,
)
from game.rules import SIX_LOVE
from game.tile_sets import EVERY_TILE
from game.tiles import PIPS, TILE_ENDS

Values = NDArray[np.int8]
SEATS = range(4)
"""Seats count from 0 here: places in a tuple of holdings."""
SET_ASIDE, MANY = 4, 0.75
"""Every so many plies it is seen what is over, and set aside where no more than this part is still played."""
_NONE = -(1 << 40)
_NOWHERE: Ints = np.empty(0, dtype=np.int64)
_ROWS_OF_TILE: Rows = np.array(TILE_ROWS, dtype=np.int64)


class Hands:
    """A batch of hands under way. `shape` is (blocks, worlds): the blocks share the noise of their worlds, so that
    they differ in what was decided and in nothing else. `policies` are those of seats 0 to 3. From time to time the
    hands that are over are set aside, so the arrays are of those still played."""

    def __init__(self, sets: Sequence[Sets], blocks: int, policies: Sequence[Policy]) -> None:
        self.shape = (blocks, len(sets[0]))
        self.sizes = [int(tiles[0]).bit_count() for tiles in sets]
        self.rows: list[Rows] = [np.tile(rows_of(tiles), blocks) for tiles in sets]
        self.unplayed: Rows = self.rows[0] | self.rows[1] | self.rows[2] | self.rows[3]
        self.owned: list[Sights] = [np.tile(owned_in(tiles), blocks) for tiles in sets]
        laid = np.uint32(EVERY_TILE) ^ (sets[0] | sets[1] | sets[2] | sets[3])
        self.appears: Sights = np.tile(appearances_in(laid), blocks)
        many = len(self.unplayed)
        self.state: Ints = np.zeros(many, dtype=np.int64)
        self.policies = policies
        self.key = np.zeros(many, dtype=bool)
        self.voids: list[Ints] = [np.zeros(many, dtype=np.int64) for _ in SEATS]
        """For each seat, the numbers (bits 0 to 6) that it passed on."""
        self._places: Ints | None = None
        self._worlds: Ints | None = None
        self._left = [np.empty_like(rows) for rows in self.rows]
        self._keys = np.empty_like(self.key)

    # ------------------------------------------------------------------ a turn

    def open_with(self, seat: int, tile: Ints) -> None:
        """The first tile, one a hand."""
        self.sizes[seat] -= 1
        self._take_away(seat, _ROWS_OF_TILE.take(tile), FIRST_TURN.take(tile))
        self.state = FIRST_STATE[1 - seat % 2].take(tile)

    def opening_tiles(self, seat: int, tie: Lanes) -> Ints:
        """What the seat's policy opens with; `tie` is a row of noise a hand, `int16[n, 8]`."""
        policy, rows = self.policies[seat], self.rows[seat]
        best = np.full(len(self.state), _NONE, dtype=np.int64)
        company = [POPULATION.take(rows >> BYTE * pip & 127) * policy.tables.company for pip in PIPS]
        ties = np.ascontiguousarray(tie.T).astype(np.int64)
        for tile, (low, high) in enumerate(TILE_ENDS):
            mark = company[low] + company[high] + policy.opening[tile]
            noisy = (mark << SHIFT) + ties[tile % 7] + (ties[(tile * 3 + tile // 7) % 7] >> 2)
            lacks = (rows >> (BYTE * low + high) & 1) - 1
            np.maximum(best, (noisy << 5 | tile) + (lacks & _NONE), out=best)
        tiles: Ints = best & 31
        return tiles

    def marks(self, seat: int) -> tuple[Lanes, Lanes, Lanes]:
        """See `policy.marks`."""
        after, before = self.voids[(seat + 1) % 4], self.voids[(seat + 3) % 4]
        policy, sight = self.policies[seat], self.sight_of(seat)
        return marks(policy, 1 - seat % 2, self.state, self.rows[seat], sight, after, before)

    def sight_of(self, seat: int) -> Sights:
        sight = self.owned[seat] + self.appears
        sight |= PASSED_SIGHTS.take(self.voids[(seat + 2) % 4])
        return sight

    def choose(self, seat: int, left_noise: Lanes, right_noise: Lanes) -> Ints:
        """The number of each hand's turn; `*_noise` are `int16[worlds, 8]`, shared by the blocks."""
        left, right, new = self.marks(seat)
        if self._worlds is None:
            wide = (*self.shape, LANES)
            left.reshape(wide)[:] += left_noise
            right.reshape(wide)[:] += right_noise
        else:
            left += left_noise.take(self._worlds, axis=0, mode="clip")
            right += right_noise.take(self._worlds, axis=0, mode="clip")
        np.maximum(left, right, out=left)
        left += new
        best = np.maximum.reduce(np.ascontiguousarray(left.T), axis=0)
        turns: Ints = (best & (IDS - 1)).astype(np.int64)
        return turns

    def lay(self, seat: int, chosen: Ints) -> None:
        """Every hand does the turn of its number."""
        turn = self.state * IDS + chosen
        laid = LAID_ROWS.take(turn)
        self.sizes[seat] -= 1
        out = np.flatnonzero(self.rows[seat] == laid) if self.sizes[seat] <= 0 else _NOWHERE
        if len(out):
            self._see_keys(out, laid.take(out))
        self.voids[seat] |= PASSED_ON.take(turn)
        self._take_away(seat, laid, turn)
        self.state = NEXT[1 - seat % 2].take(turn)
        if len(out):
            self.state[out] = DEAD

    def _see_keys(self, out: Ints, last: Rows) -> None:
        state = self.state.take(out)
        self.key[out] |= closes_both(self.unplayed.take(out), last, left_of(state), right_of(state))

    def _take_away(self, seat: int, laid: Rows, turn: Ints) -> None:
        """The tile is no longer the mover's own, and everybody sees it on the table."""
        self.rows[seat] ^= laid
        self.unplayed ^= laid
        self.appears += LAID_APPEARS.take(turn)
        self.owned[seat] -= LAID_OWNED.take(turn)

    def know_voids(self, seat: int, numbers: int) -> None:
        """The numbers (bits 0 to 6) that the seat passed on before this batch."""
        self.voids[seat] |= numbers

    # ------------------------------------------------------------------ to the end

    def plies(self, seat: int, offsets: Sequence[int]) -> Iterator[None]:
        """On from `seat` until every hand is over, yielding after each ply. `offsets`: two places in the noise for each
        ply, taken up again from the first where there are more plies."""
        table, worlds = noise(), self.shape[1]
        for ply, (left, right) in enumerate(cycle(zip(offsets[::2], offsets[1::2], strict=True))):
            if ply % SET_ASIDE == 0 and not self._still_plays():
                return
            self.lay(seat, self.choose(seat, table[left : left + worlds], table[right : right + worlds]))
            seat = (seat + 1) % 4
            yield

    def play_out(self, seat: int, offsets: Sequence[int]) -> None:
        """All the plies at once."""
        for _ in self.plies(seat, offsets):
            pass

    def _still_plays(self) -> bool:
        """Sets aside what is over where it is many."""
        alive = np.flatnonzero(hits(self.unplayed, left_of(self.state), right_of(self.state)))
        if len(alive) <= MANY * len(self.state):
            self._keep()
            self._places = alive if self._places is None else self._places.take(alive)
            self._worlds = self._places % self.shape[1]
            self.unplayed, self.appears = self.unplayed.take(alive), self.appears.take(alive)
            self.state, self.key = self.state.take(alive), self.key.take(alive)
            for whole in (self.rows, self.owned, self.voids):
                whole[:] = [one.take(alive) for one in whole]
        return len(alive) > 0

    def _keep(self) -> None:
        places = slice(None) if self._places is None else self._places
        self._keys[places] = self.key
        for whole, rows in zip(self._left, self.rows, strict=True):
            whole[places] = rows

    def values(self, game: str) -> Values:
        """`int8[n]`: the value of each hand, over by now, for seats 0 and 2."""
        self._keep()
        left = np.array([rows != 0 for rows in self._left])
        out = ~left
        value: Values = (out[0] | out[2]).astype(np.int8) - (out[1] | out[3]).astype(np.int8)
        if game == SIX_LOVE.id:
            value[self._keys] *= 2
        blocked = np.flatnonzero(left.all(axis=0))
        pips = [pips_of_rows(rows.take(blocked)) for rows in self._left]
        value[blocked] = judge_blocks(pips, game)
        return value


def judge_blocks(pips: Sequence[Ints], game: str) -> Values:
    """`int64[n]` pips of each seat -> the winner of each block, 1 for seats 0 and 2, -1 for the others, 0 a draw."""
    together = np.minimum if game == SIX_LOVE.id else np.add
    lead: Values = np.sign(together(pips[1], pips[3]) - together(pips[0], pips[2])).astype(np.int8)
    return lead


def played_turn(state: int, chosen: int) -> Play | Pass:
    """What a turn's number means where the ends are in this state."""
    if chosen == PASS_ID:
        return Pass()
    end = End.RIGHT if chosen >= 8 else End.LEFT
    return Play(int(LAID[state * IDS + chosen]), end)
