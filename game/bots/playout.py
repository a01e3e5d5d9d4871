"""Many hands in lock-step, one ply at a time, each seat playing by a policy (see `policy`).

Every hand of a batch has the same seat to move. A pass is a turn of its own that changes nothing, so there is no
branch; a hand whose seat is out gets ends that take nothing, a blocked one stands still by itself. The results are
those of `turn.apply` and `rules`, which a law holds (tests/game/bots/test_playout.py).
"""

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from game.actions import End, Pass, Play
from game.bots import tables
from game.bots.policy import (
    DEAD,
    END_NUMBERS,
    FIRST_TURN,
    IDS,
    LAID,
    LAID_ROWS,
    LEFT_BASE,
    LEFT_MINE,
    LEFT_SHIFT,
    NEXT,
    PASS_ID,
    RIGHT_BASE,
    RIGHT_MINE,
    RIGHT_SHIFT,
    SHIFT,
    Policy,
    noise,
)
from game.bots.tables import LANES, POPULATION, Ints, Lanes, Rows, Sets, held_of, pips_of_rows, rows_of
from game.rules import SIX_LOVE
from game.tiles import TILE_ENDS

Values = NDArray[np.int8]
SEATS = range(4)
"""Seats count from 0 here: places in a tuple of holdings."""


class Hands:
    """A batch of hands under way. `shape` is (blocks, worlds): the blocks share the noise of their worlds, so that
    they differ in what was decided and in nothing else. `policies` are those of seats 0 to 3."""

    def __init__(self, sets: Sequence[Sets], blocks: int, policies: Sequence[Policy]) -> None:
        holdings = [np.tile(rows_of(tiles), blocks) for tiles in sets]
        held = [np.tile(held_of(tiles), (blocks, 1)) for tiles in sets]
        self.shape = (blocks, len(sets[0]))
        self.sizes = [int(tiles[0]).bit_count() for tiles in sets]
        self.rows = holdings
        self.unplayed = holdings[0] | holdings[1] | holdings[2] | holdings[3]
        self.state: Ints = np.zeros(len(holdings[0]), dtype=np.int64)
        self.policies = policies
        self._shared = [
            (policy, [seat for seat in SEATS if policies[seat] is policy]) for policy in dict.fromkeys(policies)
        ]
        self.key = np.zeros(len(self.state), dtype=bool)
        everything = held[0] + held[1] + held[2] + held[3]
        self.wishes = [
            held[seat] * np.int16(policies[seat].held) + everything * np.int16(policies[seat].unplayed)
            for seat in SEATS
        ]
        """For each seat, `int16[n, 8]`: what its policy makes of each number as a new end."""
        self._voids = [np.zeros(len(self.state), dtype=np.int64) for _ in SEATS]

    # ------------------------------------------------------------------ a turn

    def open_with(self, seat: int, tile: Ints) -> None:
        """The first tile, one a hand."""
        self.sizes[seat] -= 1
        ends = np.array(TILE_ENDS, dtype=np.int64)[tile]
        by = np.int64(1 - seat % 2)
        self.state = by << 7 | by << 6 | ends[:, 0] << 3 | ends[:, 1]
        self._take_away(seat, np.array(tables.TILE_ROWS, dtype=np.int64)[tile], FIRST_TURN[tile])

    def opening_tiles(self, seat: int, tie: Lanes) -> Ints:
        """What the seat's policy opens with; `tie` is a row of noise a hand, `int16[n, 8]`."""
        policy = self.policies[seat]
        best = np.full(len(self.state), -(1 << 40), dtype=np.int64)
        for tile, (low, high) in enumerate(TILE_ENDS):
            company = self._count(self.rows[seat], 7 * low) + self._count(self.rows[seat], 7 * high)
            mark = policy.opening[tile] + policy.weights.open_own * company
            noisy = (mark << SHIFT) + tie[:, tile % 7] + (tie[:, (tile * 3 + tile // 7) % 7] >> 2)
            has = self.rows[seat] >> (7 * low + high) & 1 == 1
            best = np.maximum(best, np.where(has, noisy << 5 | tile, best))
        tiles: Ints = best & 31
        return tiles

    def choose(self, seat: int, left_noise: Lanes, right_noise: Lanes) -> Ints:
        """The number of each hand's turn; `*_noise` are `int16[worlds, 8]`, shared by the blocks."""
        policy, by, rows, state = self.policies[seat], 1 - seat % 2, self.rows[seat], self.state
        unseen = self.unplayed ^ rows
        left_shift, right_shift = LEFT_SHIFT.take(state), RIGHT_SHIFT.take(state)
        left_row, right_row = rows >> left_shift & 127, rows >> right_shift & 127
        left_stays = self._staying(LEFT_MINE[by], left_row, unseen >> left_shift & 127)
        right_stays = self._staying(RIGHT_MINE[by], right_row, unseen >> right_shift & 127)
        marks = policy.left.take(LEFT_BASE[by].take(state) + left_row, axis=0, mode="clip")
        marks += policy.stays.take(right_stays, axis=0, mode="clip")
        others = policy.right.take(RIGHT_BASE[by].take(state) + right_row, axis=0, mode="clip")
        others += policy.stays.take(left_stays, axis=0, mode="clip")
        wide = (*self.shape, LANES)
        marks.reshape(wide)[:] += left_noise
        others.reshape(wide)[:] += right_noise
        np.maximum(marks, others, out=marks)
        marks += self.wishes[seat]
        best = np.maximum.reduce(np.ascontiguousarray(marks.T), axis=0)
        turns: Ints = (best & (IDS - 1)).astype(np.int64)
        return turns

    def _staying(self, mine: Ints, row: Ints, unseen: Ints) -> Ints:
        return mine.take(self.state) + (POPULATION.take(row) << 3) + POPULATION.take(unseen)

    def lay(self, seat: int, chosen: Ints) -> None:
        """Every hand does the turn of its number."""
        turn = self.state * IDS + chosen
        laid = LAID_ROWS.take(turn)
        self.sizes[seat] -= 1
        may_go_out = self.sizes[seat] <= 0
        if may_go_out:
            self._see_keys(seat, laid)
        self._hear_passes(seat, chosen)
        self._take_away(seat, laid, turn)
        self.state = NEXT[1 - seat % 2].take(turn)
        if may_go_out:
            self.state[self.rows[seat] == 0] = DEAD

    def _take_away(self, seat: int, laid: Rows, turn: Ints) -> None:
        """The tile is no longer the mover's own, and no longer unseen by the others."""
        self.rows[seat] ^= laid
        self.unplayed ^= laid
        for policy, seats in self._shared:
            others = [other for other in seats if other != seat]
            if others:
                seen = policy.laid_by_others.take(turn, axis=0, mode="clip")
                for other in others:
                    self.wishes[other] -= seen
        self.wishes[seat] -= self.policies[seat].laid_by_me.take(turn, axis=0, mode="clip")

    def _hear_passes(self, seat: int, chosen: Ints) -> None:
        """The others learn which numbers the seat does not hold."""
        passing = chosen == PASS_ID
        if not passing.any():
            return
        heard = END_NUMBERS.take(self.state) * passing & ~self._voids[seat]
        self._voids[seat] |= heard
        self._wish_for_voids(seat, heard)

    def _wish_for_voids(self, seat: int, numbers: Ints) -> None:
        for away in (1, 2, 3):
            other = (seat - away) % 4
            self.wishes[other] += self.policies[other].voids[away - 1].take(numbers, axis=0, mode="clip")

    def know_voids(self, seat: int, numbers: int) -> None:
        """The numbers (bits 0 to 6) that the seat passed on before this batch."""
        if numbers:
            self._voids[seat] |= numbers
            self._wish_for_voids(seat, np.full(len(self.state), numbers, dtype=np.int64))

    def _see_keys(self, seat: int, laid: Rows) -> None:
        """A last tile that alone fits two different ends: see `hand_end.is_key`."""
        left, right = self.state >> 3 & 7, self.state & 7
        last = (self.rows[seat] == laid) & (laid != 0) & (left != right)
        only_left = self.unplayed >> 7 * left & 127 == 1 << right
        only_right = self.unplayed >> 7 * right & 127 == 1 << left
        self.key |= last & only_left & only_right

    def _count(self, rows: Rows, shift: int) -> Ints:
        return POPULATION.take(rows >> shift & 127)

    # ------------------------------------------------------------------ to the end

    def plies(self, seat: int, offsets: Sequence[int]) -> Iterator[None]:
        """On from `seat` until every hand is over, yielding after each ply. `offsets`: two places in the noise for each
        of at most 32 plies."""
        table, worlds = noise(), self.shape[1]
        still = 0
        for left, right in zip(offsets[::2], offsets[1::2], strict=True):
            chosen = self.choose(seat, table[left : left + worlds], table[right : right + worlds])
            self.lay(seat, chosen)
            seat = (seat + 1) % 4
            still = still + 1 if (chosen == PASS_ID).all() else 0
            if still == 4:
                return
            yield

    def play_out(self, seat: int, offsets: Sequence[int]) -> None:
        """All the plies at once."""
        for _ in self.plies(seat, offsets):
            pass

    def values(self, game: str) -> Values:
        """`int8[n]`: the value of each hand, over by now, for seats 0 and 2."""
        left = np.array([self.rows[seat] != 0 for seat in SEATS])
        out = ~left
        value: Values = (out[0] | out[2]).astype(np.int8) - (out[1] | out[3]).astype(np.int8)
        if game == SIX_LOVE.id:
            value[self.key] *= 2
        blocked = np.flatnonzero(left.all(axis=0))
        pips = [pips_of_rows(self.rows[seat].take(blocked)) for seat in SEATS]
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
