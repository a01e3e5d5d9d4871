"""How players are imagined to play: each turn gets marks, and is taken with a chance that grows with them (a softmax).

The marks are integers, sixteen to one unit of the exponent, shifted left by four so that a mark carries its turn's
number in its lowest bits. A turn's number is `lane` on the left end and `8 + lane` on the right, where the lane is
the number that becomes the new end; 7 is a pass. The weights were learned by `tools/dev/learn.py`.
"""

from dataclasses import dataclass
from decimal import Context, Decimal
from functools import cache
from hashlib import shake_256

import numpy as np

from game.bots.tables import LANES, NOWHERE, TILE_ROWS, Ints, Lanes
from game.rules import CHIVA, SIX_LOVE
from game.tiles import PIPS, TILE_ENDS, TILE_OF

UNIT = 16
SHIFT = 4
PASS_ID = 7
IDS = 16
ILLEGAL = -24000
PASS_MARK = -14000 & ~(IDS - 1) | PASS_ID
STATES = 4 * 64
"""States of the ends: left * 8 + right, plus 64 where the right end was made by seats 1 and 3, 128 for the left."""
DEAD = NOWHERE * 8 + NOWHERE
NOISE_ROWS = 1 << 15


@dataclass(frozen=True, slots=True)
class Weights:
    """Sixteenths. `own` and `unseen` count tiles with the number that becomes an end, `other_*` those with the end
    that stays, `row` those with the number that is covered. `mine` and `other_mine` say that the covered or staying
    end was made by the mover's pair; `next`, `partner`, `before` that this seat passed on the new number."""

    pips: int = 4
    double: int = 40
    own: int = 16
    unseen: int = -10
    other_own: int = 0
    other_unseen: int = -10
    row: int = 0
    mine: int = 0
    other_mine: int = 0
    next: int = 0
    partner: int = 0
    before: int = 0
    open_pips: int = 4
    open_double: int = 40
    open_own: int = 8


LEARNED: dict[str, Weights] = {
    CHIVA.id: Weights(
        pips=6,
        double=46,
        own=34,
        unseen=-22,
        other_own=6,
        other_unseen=-28,
        row=-6,
        mine=-17,
        other_mine=8,
        next=-15,
        partner=-51,
        before=15,
        open_pips=4,
        open_double=94,
        open_own=19,
    ),
    SIX_LOVE.id: Weights(
        pips=7,
        double=52,
        own=40,
        unseen=-17,
        other_own=24,
        other_unseen=-36,
        row=12,
        mine=-20,
        other_mine=19,
        next=-42,
        partner=-36,
        before=24,
        open_pips=5,
        open_double=112,
        open_own=26,
    ),
}


class Policy:
    """The tables of one set of weights. `marks[pair][state of an end, row]` and `stays[pair][...]` are rows of eight
    lanes; see `playout` for how they are added up."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.left = _marks(weights, side=0)
        self.right = _marks(weights, side=8)
        self.stays = _stays(weights)
        self.opening = _opening(weights)
        self.held = (weights.own - weights.unseen) << SHIFT
        self.unplayed = weights.unseen << SHIFT
        self.laid_by_me: Lanes = LAID_HELD * np.int16(self.held + self.unplayed)
        self.laid_by_others: Lanes = LAID_HELD * np.int16(self.unplayed)
        self.voids = tuple(_NUMBERS * np.int16(w << SHIFT) for w in (weights.next, weights.partner, weights.before))


def _marks(weights: Weights, side: int) -> Lanes:
    """`int16[2 * 8 * 128, 8]`: made by the mover's pair, the end, its row -> the mark of each new number."""
    marks = np.full((2, 8, 128, LANES), ILLEGAL, dtype=np.int16)
    if side == 0:
        marks[..., NOWHERE] = PASS_MARK
    rows = np.arange(128)
    row_left = np.array([int(row).bit_count() - 1 for row in rows])
    for mine in (0, 1):
        for end in PIPS:
            for new in PIPS:
                mark = weights.pips * (end + new) + weights.double * (end == new) + weights.mine * mine
                legal = rows >> new & 1 == 1
                value = (mark + weights.row * row_left[legal]) << SHIFT
                marks[mine, end, legal, new] = value | side | new
    return marks.reshape(-1, LANES)


def _stays(weights: Weights) -> Lanes:
    """`int16[2 * 8 * 8, 8]`: made by the mover's pair, own and unseen tiles with the end that stays -> its mark."""
    stays = np.zeros((2, 8, 8, LANES), dtype=np.int16)
    for mine in (0, 1):
        for own in range(8):
            for unseen in range(8):
                mark = weights.other_mine * mine + weights.other_own * own + weights.other_unseen * unseen
                stays[mine, own, unseen, :NOWHERE] = mark << SHIFT
    return stays.reshape(-1, LANES)


def _opening(weights: Weights) -> Ints:
    """`int64[28]`, what a tile is worth to open with, before the company it has."""
    return np.array(
        [weights.open_pips * (low + high) + weights.open_double * (low == high) for low, high in TILE_ENDS],
        dtype=np.int64,
    )


def _state(left: int, right: int, left_by: int, right_by: int) -> int:
    return left_by << 7 | right_by << 6 | left << 3 | right


def _next_states(by: int) -> Ints:
    """`int64[256 * 16]`: state, turn's number -> state, for a mover of pair `by` (1: seats 1 and 3)."""
    after = np.repeat(np.arange(STATES, dtype=np.int64)[:, np.newaxis], IDS, axis=1)
    for state in range(STATES):
        left, right, left_by, right_by = state >> 3 & 7, state & 7, state >> 7, state >> 6 & 1
        for new in PIPS:
            after[state, new] = _state(new, right, by, right_by)
            after[state, 8 + new] = _state(left, new, left_by, by)
    return after.reshape(-1)


def _laid() -> Ints:
    """`int64[256 * 16]`: state, turn's number -> tile 0 to 27, 28 for a pass."""
    laid = np.full((STATES, IDS), len(TILE_ENDS), dtype=np.int64)
    for state in range(STATES):
        for side, end in ((0, state >> 3 & 7), (8, state & 7)):
            for new in PIPS:
                if end != NOWHERE:
                    laid[state, side + new] = TILE_OF[end, new]
    return laid.reshape(-1)


LAID: Ints = _laid()
NEXT: tuple[Ints, Ints] = (_next_states(0), _next_states(1))
LAID_ROWS: Ints = np.array([*TILE_ROWS, 0], dtype=np.int64)[LAID]
LAID_HELD: Lanes = np.array(
    [[int(lane in ends) for lane in range(LANES)] for ends in (*TILE_ENDS, ())], dtype=np.int16
)[LAID]
FIRST_TURN: Ints = np.array([(low << 3 | low) * IDS + high for low, high in TILE_ENDS], dtype=np.int64)
"""A turn of `LAID` that lays this tile, for tables that ask for no more."""
_NUMBERS: Lanes = (np.arange(128)[:, np.newaxis] >> np.arange(LANES) & 1).astype(np.int16)
_ALL = np.arange(STATES)
LEFT_SHIFT: Ints = 7 * (_ALL >> 3 & 7)
RIGHT_SHIFT: Ints = 7 * (_ALL & 7)
_LEFT_BY, _RIGHT_BY = _ALL >> 7, _ALL >> 6 & 1


def _for_each_pair(made_by: Ints, factor: int, ends: Ints | int) -> tuple[Ints, Ints]:
    """Where a mover of pair 0 or 1 looks in a policy's tables: first whether its own pair made the end."""
    one, other = (((made_by == by) * 8 + ends) * factor for by in (0, 1))
    return one, other


LEFT_BASE = _for_each_pair(_LEFT_BY, 128, _ALL >> 3 & 7)
RIGHT_BASE = _for_each_pair(_RIGHT_BY, 128, _ALL & 7)
LEFT_MINE = _for_each_pair(_LEFT_BY, 8, 0)
RIGHT_MINE = _for_each_pair(_RIGHT_BY, 8, 0)
END_NUMBERS: Ints = (1 << (_ALL >> 3 & 7) | 1 << (_ALL & 7)) & 127


@cache
def noise() -> Lanes:
    """`int16[32768, 8]`, Gumbel numbers in marks: the best of marks plus these is a draw from the softmax."""
    context = Context(prec=30)
    quantiles = []
    for step in range(256):
        uniform = (Decimal(step) + Decimal("0.5")) / 256
        gumbel = -context.ln(-context.ln(uniform))
        quantiles.append(int((gumbel * UNIT).to_integral_value()) << SHIFT)
    stream = shake_256(b"tranque/noise").digest(NOISE_ROWS * LANES)
    table = np.array(quantiles, dtype=np.int16)[np.frombuffer(stream, dtype=np.uint8)].reshape(NOISE_ROWS, LANES)
    table[:, NOWHERE] = 0
    return table
