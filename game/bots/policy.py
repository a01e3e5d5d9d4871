"""How players are imagined to play: each turn gets marks, and is taken with a chance that grows with them (a softmax).

The marks are sums of integers from small tables, sixteen to one unit of the exponent, shifted left by four so that a
mark carries its turn's number in its lowest bits. A turn's number is `lane` on the left end and `8 + lane` on the
right, where the lane is the number that becomes the new end; 7 is a pass. The tables stand in `learned`, made by
`tools/dev/learn.py`.
"""

from dataclasses import dataclass
from decimal import Context, Decimal
from functools import cache
from hashlib import shake_256

import numpy as np

from game.bots.bitboards import (
    BYTE,
    LANES,
    NOWHERE,
    PARTNER_PASSED,
    TILE_APPEARS,
    TILE_OWNED,
    TILE_ROWS,
    Ints,
    Lanes,
    Rows,
    Sights,
)
from game.tiles import PIPS, TILE_ENDS, TILE_OF

UNIT = 16
SHIFT = 4
PASS_ID = 7
IDS = 16
ILLEGAL = -26000
PASS_MARK = -17000 & ~(IDS - 1) | PASS_ID
LEAST_LEGAL = -9000
"""A turn that is open stays above this, a pass below it and above what is not open: see BOUNDS."""
STATES = 4 * 64
"""States of the ends: left * 8 + right, plus 64 where the right end was made by seats 1 and 3, 128 for the left."""
DEAD = NOWHERE * 8 + NOWHERE
NOISE_ROWS = 1 << 15
SIGHTS = 1 << BYTE


@dataclass(frozen=True, slots=True)
class Tables:
    """Sixteenths. `tile` of the covered number and the new one (7 x 7); `row` by whose pair made the covered end (the
    others', the own) and how many other tiles of the own carry its number (2 x 7); `stays_mine` where the own pair made
    the end that stays. `new` and `stays` are what the new end and the one that stays are worth, by the byte of a sight:
    whether the partner passed on it, the own tiles with it and its appearances on the table, hard ends among them
    (2 x 8 x 9). `next` and `before` where that rival passed on the new end. `opening` of each tile, and `company` for
    each own tile with one of its numbers."""

    tile: tuple[int, ...]
    row: tuple[int, ...]
    stays_mine: int
    new: tuple[int, ...]
    stays: tuple[int, ...]
    next: int
    before: int
    opening: tuple[int, ...]
    company: int


BOUNDS: dict[str, tuple[int, int]] = {
    "tile": (-40, 160),
    "row": (-60, 60),
    "stays_mine": (-40, 40),
    "new": (-80, 80),
    "stays": (-80, 80),
    "next": (-60, 60),
    "before": (-60, 60),
    "opening": (-250, 250),
    "company": (-30, 30),
}
"""No entry of a table lies outside, so that no sum leaves its sixteen bits."""


class Policy:
    """The look-ups of one set of tables, as `marks` adds them up."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.left = _marks(tables, side=0)
        self.right = _marks(tables, side=8)
        self.new = _pairs(_of_sights(tables.new))
        self.stays = np.zeros((SIGHTS, LANES), dtype=np.int16)
        self.stays[:, :NOWHERE] = _of_sights(tables.stays)[:, np.newaxis]
        self.opening: Ints = np.array(tables.opening, dtype=np.int64)
        self.next = _NUMBERS * np.int16(tables.next << SHIFT)
        self.before = _NUMBERS * np.int16(tables.before << SHIFT)


def marks(
    policy: Policy, by: int, state: Ints, rows: Rows, sight: Sights, after: Ints, before: Ints
) -> tuple[Lanes, Lanes, Lanes]:
    """`int16[n, 8]` three times: of each turn on the left end, on the right, and of each new end whatever is covered;
    the mark of a turn is the sum of two of them. For movers of pair `by` (1: seats 1 and 3); `after` and `before` are
    the numbers (bits 0 to 6) that the rivals passed on."""
    left_end, right_end = left_of(state), right_of(state)
    left = policy.left.take(LEFT_BASE[by].take(state) + (rows >> left_end & 127), axis=0, mode="clip")
    left += policy.stays.take(sight >> right_end & 255, axis=0, mode="clip")
    right = policy.right.take(RIGHT_BASE[by].take(state) + (rows >> right_end & 127), axis=0, mode="clip")
    right += policy.stays.take(sight >> left_end & 255, axis=0, mode="clip")
    new: Lanes = policy.new.take(sight.astype("<i8", copy=False).view(np.uint16)).view(np.int16).reshape(-1, LANES)
    new += policy.next.take(after, axis=0, mode="clip")
    new += policy.before.take(before, axis=0, mode="clip")
    return left, right, new


def left_of(state: Ints) -> Ints:
    """8 times the number of the left end: where rows and sights have it."""
    return state & 56


def right_of(state: Ints) -> Ints:
    return state << 3 & 56


def _marks(tables: Tables, side: int) -> Lanes:
    """`int16[4 * 8 * 128, 8]`: whether the mover's pair made the covered end and the other (2, 1), the end, its row ->
    the mark of each new number."""
    marks = np.full((2, 2, 8, 128, LANES), ILLEGAL, dtype=np.int16)
    if side == 0:
        marks[..., NOWHERE] = PASS_MARK
    rows = np.arange(128)
    others = np.array([max(int(row).bit_count() - 1, 0) for row in rows])
    for mine in (0, 1):
        row_marks = np.array(tables.row).reshape(2, 7)[mine][others]
        for stays in (0, 1):
            for end in PIPS:
                for new in PIPS:
                    legal = rows >> new & 1 == 1
                    value = (tables.tile[7 * end + new] + tables.stays_mine * stays + row_marks[legal]) << SHIFT
                    marks[mine, stays, end, legal, new] = value | side | new
    return marks.reshape(-1, LANES)


def _of_sights(table: tuple[int, ...]) -> Lanes:
    """`int16[256]`, by the byte of a sight. More than eight appearances are never there."""
    found = np.zeros((2, 8, 16), dtype=np.int16)
    found[..., :9] = np.array(table, dtype=np.int16).reshape(2, 8, 9) << SHIFT
    return found.reshape(-1)


def _pairs(of_sights: Lanes) -> Ints:
    """`int32[65536]`: for two neighbouring bytes of a sight their two marks side by side."""
    pairs = np.empty((SIGHTS, SIGHTS, 2), dtype="<i2")
    pairs[..., 0], pairs[..., 1] = of_sights[np.newaxis, :], of_sights[:, np.newaxis]
    return pairs.reshape(-1).view(np.int32)


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
LAID_OWNED: Ints = np.array([*TILE_OWNED, 0], dtype=np.int64)[LAID]
LAID_APPEARS: Ints = np.array([*TILE_APPEARS, 0], dtype=np.int64)[LAID]
FIRST_TURN: Ints = np.array([(low << 3 | low) * IDS + high for low, high in TILE_ENDS], dtype=np.int64)
"""A turn of `LAID` that lays this tile, for tables that ask for no more."""
FIRST_STATE: tuple[Ints, Ints] = (
    np.array([_state(low, high, 0, 0) for low, high in TILE_ENDS], dtype=np.int64),
    np.array([_state(low, high, 1, 1) for low, high in TILE_ENDS], dtype=np.int64),
)
_NUMBERS: Lanes = (np.arange(128)[:, np.newaxis] >> np.arange(LANES) & 1).astype(np.int16)
_ALL = np.arange(STATES)
_LEFT_BY, _RIGHT_BY = _ALL >> 7, _ALL >> 6 & 1


def _for_each_pair(covered_by: Ints, stays_by: Ints, end: Ints) -> tuple[Ints, Ints]:
    """Where a mover of pair 0 or 1 looks in a policy's tables."""
    one, other = ((((covered_by == by) * 2 + (stays_by == by)) * 8 + end) * 128 for by in (0, 1))
    return one, other


LEFT_BASE = _for_each_pair(_LEFT_BY, _RIGHT_BY, _ALL >> 3 & 7)
RIGHT_BASE = _for_each_pair(_RIGHT_BY, _LEFT_BY, _ALL & 7)
PASSED_SIGHTS: Ints = np.array(
    [sum(PARTNER_PASSED << BYTE * pip for pip in PIPS if numbers >> pip & 1) for numbers in range(128)], dtype=np.int64
)
"""By a set of numbers (bits 0 to 6): how it stands in the sight of whose partner passed on them."""
PASSED_ON: Ints = np.where(
    np.arange(STATES * IDS) % IDS == PASS_ID, np.repeat((1 << (_ALL >> 3 & 7) | 1 << (_ALL & 7)) & 127, IDS), 0
)
"""By a turn: the numbers (bits 0 to 6) that it was a pass on."""


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
