"""What past choices say of the hidden tiles: worlds are weighed by how likely the policy would have played so.

After Rebstock, Solinas, Buro and Sturtevant, Policy Based Inference in Trick-Taking Card Games (2019). Likelihoods
are quotients of integers from one table, multiplied in the order of play: equal on every machine.
"""

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from game.bots.bitboards import (
    BYTE,
    POPULATION,
    TILE_APPEARS,
    TILE_OWNED,
    TILE_ROWS,
    Ints,
    Lanes,
    Sets,
    Sights,
    owned_in,
    rows_of,
)
from game.bots.policy import IDS, PASSED_SIGHTS, SHIFT, UNIT, Policy, marks
from game.bots.situation import Past, Situation, by_pair
from game.deal import Chance
from game.tile_sets import EVERY_TILE, TileSet, tiles_in
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
    owned = {place: owned_in(sets) for place, sets in holdings.items()}
    for past in situation.past:
        if past.place == me or not past.is_free:
            continue
        if past.state is None:
            likelihood = _opening(past, rows[past.place], policy)
        else:
            likelihood = _choice(past, past.state, rows[past.place], owned[past.place], policy)
        yield likelihood * float(TRUST) + 1.0


def _opening(past: Past, rows: Ints, policy: Policy) -> Weights:
    then = rows | _sum(TILE_ROWS, past.later)
    company = [
        (POPULATION.take(then >> BYTE * pip & 127) * (policy.tables.company << SHIFT)).astype(np.int16) for pip in PIPS
    ]
    found = np.empty((len(TILE_ENDS), len(then)), dtype=np.int16)
    for tile, (low, high) in enumerate(TILE_ENDS):
        absent = (then >> (BYTE * low + high) & 1) - 1
        np.add(company[low], company[high], out=found[tile])
        found[tile] += np.int16(policy.opening[tile] << SHIFT)
        found[tile] |= (absent & -(1 << 15)).astype(np.int16)
    powers = _powers(found)
    return _quotient(powers[past.tile], np.add.reduce(powers, axis=0))


def _choice(past: Past, state: int, rows: Ints, owned: Sights, policy: Policy) -> Weights:
    """The marks are those of `playout`, of the holding as it was then."""
    by, numbers = by_pair(past.place), [past.voids[(past.place + away) % 4] for away in (1, 2, 3)]
    seen = PASSED_SIGHTS[numbers[1]] + _sum(TILE_OWNED, past.later) + _sum(TILE_APPEARS, EVERY_TILE ^ past.unplayed)
    here: Ints = np.array([state], dtype=np.int64)
    after, before = np.array(numbers[:1], dtype=np.int64), np.array(numbers[2:], dtype=np.int64)
    left, right, new = marks(policy, by, here, rows | _sum(TILE_ROWS, past.later), owned + seen, after, before)
    left_powers, right_powers = _powers(left + new), _powers(right + new)
    chosen = (right_powers if past.chosen >= 8 else left_powers)[:, past.chosen % 8]
    every = np.add.reduce(np.ascontiguousarray((left_powers + right_powers).T), axis=0)
    return _quotient(chosen, every)


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


def _sum(of_tile: Sequence[int], tiles: TileSet) -> np.int64:
    return np.int64(sum(of_tile[tile] for tile in tiles_in(tiles)))


def resample(weight: Weights, many: int, chance: Chance) -> Ints:
    """`int64[many]`: places of worlds, each as often as its weight asks, by one comb of equal steps."""
    shares = (weight * (float(1 << 32) / weight.max())).astype(np.int64)
    ends = np.cumsum(shares)
    total = int(ends[-1])
    start = chance.below(1 << 31) * total >> 31
    comb = (np.arange(many, dtype=np.int64) * total + start) // many
    return np.searchsorted(ends, comb, side="right").astype(np.int64)
