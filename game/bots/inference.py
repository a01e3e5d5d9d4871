"""What past choices say of the hidden tiles: worlds are weighed by how likely the policy would have played so.

After Rebstock, Solinas, Buro and Sturtevant, Policy Based Inference in Trick-Taking Card Games (2019). Likelihoods
are quotients of integers from one table, multiplied in the order of play: equal on every machine.
"""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from game.bots.policy import (
    IDS,
    LEFT_BASE,
    LEFT_MINE,
    LEFT_SHIFT,
    RIGHT_BASE,
    RIGHT_MINE,
    RIGHT_SHIFT,
    SHIFT,
    UNIT,
    Policy,
)
from game.bots.situation import Past, Situation, by_pair, counts_in
from game.bots.tables import POPULATION, TILE_ROWS, Ints, Lanes, Sets, held_of, rows_of
from game.deal import Chance
from game.tile_sets import TileSet, tiles_in
from game.tiles import PIPS, TILE_ENDS

Powers = NDArray[np.float32]
Weights = NDArray[np.float64]

TRUST = 4
"""A likelihood counts as (TRUST times itself plus one): nobody is sure to play by the policy."""
_LEAST = -8000
_PER_MARK = round((1 << 23) * 1.4426950408889634 / (UNIT << SHIFT))
_AT_ZERO = 127 << 23


def likelihoods(situation: Situation, me: int, holdings: dict[int, Sets], policy: Policy) -> Iterator[Weights]:
    """For each past choice of the others, oldest first, how well each world explains it; the product weighs a world.
    `holdings` are those of the three other places."""
    rows = {place: rows_of(sets) for place, sets in holdings.items()}
    held = {place: held_of(sets) for place, sets in holdings.items()}
    for past in situation.past:
        if past.place == me:
            continue
        if past.state is None:
            likelihood = _opening(past, rows[past.place], policy)
        else:
            likelihood = _choice(past, rows[past.place], held[past.place], policy)
        yield likelihood * float(TRUST) + 1.0


def _opening(past: Past, rows: Ints, policy: Policy) -> Weights:
    then = rows | _rows(past.later)
    own = policy.weights.open_own << SHIFT
    company = [(POPULATION.take(then >> 7 * pip & 127) * own).astype(np.int16) for pip in PIPS]
    marks = np.empty((len(TILE_ENDS), len(then)), dtype=np.int16)
    for tile, (low, high) in enumerate(TILE_ENDS):
        absent = (then >> (7 * low + high) & 1) - 1
        np.add(company[low], company[high], out=marks[tile])
        marks[tile] += np.int16(policy.opening[tile] << SHIFT)
        marks[tile] |= (absent & -(1 << 15)).astype(np.int16)
    powers = _powers(marks)
    return _quotient(powers[past.tile], np.add.reduce(powers, axis=0))


def _choice(past: Past, rows: Ints, held: Lanes, policy: Policy) -> Weights:
    assert past.state is not None
    state, by = past.state, by_pair(past.place)
    then = rows | _rows(past.later)
    unseen = _rows(past.unplayed) & ~then
    left_shift, right_shift = int(LEFT_SHIFT[state]), int(RIGHT_SHIFT[state])
    left_row, right_row = then >> left_shift & 127, then >> right_shift & 127
    left_stays = LEFT_MINE[by][state] + (POPULATION.take(left_row) << 3) + POPULATION.take(unseen >> left_shift & 127)
    right_stays = (
        RIGHT_MINE[by][state] + (POPULATION.take(right_row) << 3) + POPULATION.take(unseen >> right_shift & 127)
    )
    wishes = _wishes(past, policy)
    left_first, right_first = int(LEFT_BASE[by][state]), int(RIGHT_BASE[by][state])
    mine = held * np.int16(policy.held)
    left = (policy.left[left_first : left_first + 128] + wishes).take(left_row, axis=0) + mine
    left += policy.stays.take(right_stays, axis=0)
    right = (policy.right[right_first : right_first + 128] + wishes).take(right_row, axis=0) + mine
    right += policy.stays.take(left_stays, axis=0)
    left_powers, right_powers = _powers(left), _powers(right)
    chosen = (right_powers if past.chosen >= 8 else left_powers)[:, past.chosen % 8]
    every = np.add.reduce(np.ascontiguousarray((left_powers + right_powers).T), axis=0)
    return _quotient(chosen, every)


def _wishes(past: Past, policy: Policy) -> Lanes:
    """What is equal in all worlds of the mark of each new number."""
    unplayed, later = counts_in(past.unplayed), counts_in(past.later)
    lanes = [policy.unplayed * unplayed[pip] + policy.held * later[pip] for pip in range(7)]
    weights = policy.weights
    for away, weight in ((1, weights.next), (2, weights.partner), (3, weights.before)):
        for pip in range(7):
            lanes[pip] += (weight << SHIFT) * (past.voids[(past.place + away) % 4] >> pip & 1)
    return np.array([*lanes, 0], dtype=np.int16)


def _powers(marks: Lanes) -> Powers:
    """Two to the power that grows by one with every ln 2 of marks, straight between whole powers: the mark, times a
    constant, is read as the bits of a float. Integers alone decide every bit of it."""
    bits = np.maximum(marks & -IDS, _LEAST).astype(np.int32)
    bits *= _PER_MARK
    bits += _AT_ZERO
    powers: Powers = bits.view(np.float32)
    return powers


def _quotient(part: Powers, whole: Powers) -> Weights:
    return part.astype(np.float64) / whole.astype(np.float64)


def _rows(tiles: TileSet) -> np.int64:
    return np.int64(sum(TILE_ROWS[tile] for tile in tiles_in(tiles)))


def resample(weight: Weights, many: int, chance: Chance) -> Ints:
    """`int64[many]`: places of worlds, each as often as its weight asks, by one comb of equal steps."""
    shares = (weight * (float(1 << 32) / weight.max())).astype(np.int64)
    ends = np.cumsum(shares)
    total = int(ends[-1])
    start = chance.below(1 << 31) * total >> 31
    comb = (np.arange(many, dtype=np.int64) * total + start) // many
    return np.searchsorted(ends, comb, side="right").astype(np.int64)
