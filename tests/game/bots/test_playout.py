"""Hands in lock-step are hands of the engine: the same turns, the same holdings left, the same results."""

from collections import Counter
from dataclasses import fields, replace
from random import Random
from typing import Any

import numpy as np
import pytest

from game.actions import Deal, End, Name, Pass, Play, Turn
from game.bots.bitboards import OWN, Ints, Sets, appearances_in, closes_both, hits, owned_in, pips_of_rows, rows_of
from game.bots.learned import LEARNED
from game.bots.playout import Hands, played_turn
from game.bots.policy import BOUNDS, NOISE_ROWS, Policy, Tables, noise
from game.hand_end import EndedBy, OpenedBy, Opening, is_key
from game.line import Line
from game.state import MatchState
from game.tile_sets import EVERY_TILE, WITH, TileSet, appearances, pips_in, tiles_in
from game.tiles import PIPS, tile_from_text
from game.turn import apply, legal_actions
from tests.game.random_play import shuffled

NOTHING = Tables((0,) * 49, (0,) * 14, 0, (0,) * 144, (0,) * 144, 0, 0, (0,) * 28, 0)
DRAWS_AT_RANDOM = NOTHING


def _furthest(seed: int) -> Tables:
    """Every entry as far from 0 as BOUNDS let it be, to one side or the other."""
    chance = Random(seed)
    found: dict[str, Any] = {}
    for field in fields(Tables):
        zero = getattr(NOTHING, field.name)
        values = tuple(chance.choice(BOUNDS[field.name]) for _ in range(len(zero) if isinstance(zero, tuple) else 1))
        found[field.name] = values if isinstance(zero, tuple) else values[0]
    return Tables(**found)


CLINGS_TO_NUMBERS = replace(
    NOTHING, new=tuple(min(20 * own, 80) for _ in range(2) for own in range(8) for _ in range(9))
)
TABLES = {
    "learned": LEARNED["sixlove"],
    "random": DRAWS_AT_RANDOM,
    "clings": CLINGS_TO_NUMBERS,
    "furthest": _furthest(1),
    "as far": _furthest(2),
}


def _deals(many: int, seed: int) -> list[tuple[TileSet, ...]]:
    chance = Random(seed)
    return [shuffled(chance) for _ in range(many)]


def _sets(deals: list[tuple[TileSet, ...]]) -> list[Sets]:
    return [np.array([deal[place] for deal in deals], dtype=np.uint32) for place in range(4)]


def _begun(game: str, deal: tuple[TileSet, ...], opener: int) -> MatchState:
    by = OpenedBy.SEAT if game == "chiva" else OpenedBy.NAMED
    state = apply(MatchState(game, opening=Opening(by, opener)), Deal(deal)).state
    return apply(state, Name(opener)).state if game == "sixlove" else state


def _value(state: MatchState) -> int:
    assert state.result is not None
    result = state.result
    return 0 if result.winner is None else result.value * (1 if result.winner == "13" else -1)


@pytest.mark.parametrize("tables", TABLES)
@pytest.mark.parametrize("many", [400, pytest.param(6000, marks=pytest.mark.long)])
def test_lock_step_hands_are_the_engines(game: str, tables: str, many: int) -> None:
    deals, opener = _deals(many, seed=many), many % 4
    policy = Policy(TABLES[tables])
    hands = Hands(_sets(deals), 1, [policy] * 4)
    first = hands.opening_tiles(opener, noise()[:many])
    hands.open_with(opener, first)
    states = [_begun(game, deal, opener + 1) for deal in deals]
    states = [apply(state, Play(int(tile))).state for state, tile in zip(states, first, strict=True)]
    chance = np.random.default_rng(many)
    seat = opener
    while any(state.turn for state in states):
        seat = (seat + 1) % 4
        left, right = chance.integers(0, NOISE_ROWS - many, 2)
        before = hands.state.copy()
        chosen = hands.choose(seat, noise()[left : left + many], noise()[right : right + many])
        hands.lay(seat, chosen)
        states = [
            _follow(state, int(ends), int(turn)) for state, ends, turn in zip(states, before, chosen, strict=True)
        ]
    values = hands.values(game)
    ends: Counter[object] = Counter()
    for place, state in enumerate(states):
        assert tuple(int(rows_of(np.array([held], dtype=np.uint32))[0]) for held in state.holdings) == tuple(
            int(rows[place]) for rows in hands.rows
        )
        assert values[place] == _value(state), place
        assert state.result is not None
        ends[state.result.end, state.result.winner is None, state.result.key] += 1
    assert ends[EndedBy.OUT, False, False]
    assert ends[EndedBy.BLOCK, False, False]
    assert ends[EndedBy.BLOCK, True, False]
    assert game == "chiva" or ends[EndedBy.OUT, False, True] or tables != "random"


def _follow(state: MatchState, ends: int, chosen: int) -> MatchState:
    if state.turn is None:
        return state
    turn = played_turn(ends, chosen)
    assert turn in legal_actions(state)
    return apply(state, turn).state


def test_a_turn_has_one_number_and_reads_back() -> None:
    turns: list[Turn] = [played_turn(3 << 3 | 5, chosen) for chosen in (6, 8 + 1, 7)]
    assert turns == [Play(tile_from_text("36"), End.LEFT), Play(tile_from_text("15"), End.RIGHT), Pass()]


def test_sets_and_rows_say_the_same() -> None:
    chance = np.random.default_rng(5)
    sets = chance.integers(0, EVERY_TILE + 1, 500, dtype=np.uint32)
    rows: Ints = rows_of(sets)
    owned, appears = owned_in(sets), appearances_in(sets)
    for place, tiles in enumerate(sets.tolist()):
        assert pips_of_rows(rows)[place] == pips_in(tiles)
        for pip in PIPS:
            carrying = (tiles & WITH[pip]).bit_count()
            assert (int(rows[place]) >> 8 * pip & 127).bit_count() == carrying
            assert int(owned[place]) >> 8 * pip & 255 == OWN * carrying
            assert int(appears[place]) >> 8 * pip & 255 == appearances(tiles, pip)


def test_what_hits_an_end_fits_there() -> None:
    chance = Random(7)
    sets = np.array(
        [chance.randrange(EVERY_TILE + 1) & chance.randrange(EVERY_TILE + 1) for _ in range(500)], np.uint32
    )
    left, right = (np.array([chance.randrange(7) for _ in sets], dtype=np.int64) for _ in range(2))
    found = hits(rows_of(sets), 8 * left, 8 * right)
    for place, tiles in enumerate(sets.tolist()):
        assert bool(found[place]) == bool(tiles & (WITH[left[place]] | WITH[right[place]]))


def test_a_last_tile_that_closes_both_is_the_engines_key() -> None:
    """Lines of any length, and every tile that is not laid as the last one of a seat."""
    chance, keys = Random(8), 0
    for _ in range(300):
        line, left_over = _line(chance)
        assert line.ends is not None
        for tile in tiles_in(left_over & (WITH[line.ends[0]] | WITH[line.ends[1]])):
            last, unplayed = (rows_of(np.array([tiles], dtype=np.uint32)) for tiles in (1 << tile, left_over))
            left, right = (np.array([8 * pip], dtype=np.int64) for pip in line.ends)
            assert bool(closes_both(unplayed, last, left, right)[0]) == is_key(line, tile)
            keys += is_key(line, tile)
    assert keys > 10


def _line(chance: Random) -> tuple[Line, TileSet]:
    """A line laid as long as anything fits, or a little less; and what is left over."""
    line, left_over = Line(), EVERY_TILE
    for _ in range(chance.randrange(18, 28)):
        fitting = [
            (tile, end)
            for tile in tiles_in(left_over)
            for end in (End if line.ends else (None,))
            if end is None or line.ends is None or 1 << tile & WITH[line.ends[0 if end is End.LEFT else 1]]
        ]
        if not fitting:
            break
        tile, end = chance.choice(fitting)
        line, left_over = line.lay(tile, end), left_over ^ 1 << tile
    return line, left_over


def test_playing_out_is_laying_one_after_another() -> None:
    """What is over is set aside on the way; no value changes by it."""
    many, policy = 3000, Policy(LEARNED["sixlove"])
    sets, chance = _sets(_deals(many, seed=9)), np.random.default_rng(9)
    offsets = [int(place) for place in chance.integers(0, NOISE_ROWS - many, 64)]
    quick, slow = Hands(sets, 2, [policy] * 4), Hands(sets, 2, [policy] * 4)
    for hands in (quick, slow):
        hands.open_with(0, hands.opening_tiles(0, noise()[: 2 * many]))
    quick.play_out(1, offsets)
    for ply in range(64):
        left, right = (noise()[place : place + many] for place in offsets[2 * ply % 64 : 2 * ply % 64 + 2])
        slow.lay((1 + ply) % 4, slow.choose((1 + ply) % 4, left, right))
    assert (quick.values("sixlove") == slow.values("sixlove")).all()
