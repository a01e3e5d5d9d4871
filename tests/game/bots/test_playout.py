"""Hands in lock-step are hands of the engine: the same turns, the same holdings left, the same results."""

from collections import Counter
from random import Random

import numpy as np
import pytest

from game.actions import Deal, End, Name, Pass, Play, Turn
from game.bots.playout import Hands, played_turn
from game.bots.policy import NOISE_ROWS, Policy, Weights, noise
from game.bots.tables import Ints, Sets, hard_ends, held_of, pips_of_rows, rows_of
from game.hand_end import EndedBy, OpenedBy, Opening
from game.state import MatchState
from game.tile_sets import EVERY_TILE, HARD, TileSet, appearances, pips_in
from game.tiles import PIPS, tile_from_text
from game.turn import apply, legal_actions
from tests.game.random_play import shuffled

DRAWS_AT_RANDOM = Weights(**dict.fromkeys(Weights.__dataclass_fields__, 0))
CLINGS_TO_NUMBERS = Weights(own=60, unseen=-30, other_unseen=-40, next=40, partner=-50, row=20)


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


@pytest.mark.parametrize("weights", [Weights(), DRAWS_AT_RANDOM, CLINGS_TO_NUMBERS], ids=["usual", "random", "clings"])
@pytest.mark.parametrize("many", [400, pytest.param(6000, marks=pytest.mark.long)])
def test_lock_step_hands_are_the_engines(game: str, weights: Weights, many: int) -> None:
    deals, opener = _deals(many, seed=many), many % 4
    policy = Policy(weights)
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
    ends = Counter()
    for place, state in enumerate(states):
        assert tuple(int(rows_of(np.uint32(held))) for held in state.holdings) == tuple(
            int(rows[place]) for rows in hands.rows
        )
        assert values[place] == _value(state), place
        assert state.result is not None
        ends[state.result.end, state.result.winner is None, state.result.key] += 1
    assert ends[EndedBy.OUT, False, False]
    assert ends[EndedBy.BLOCK, False, False]
    assert ends[EndedBy.BLOCK, True, False]
    assert game == "chiva" or ends[EndedBy.OUT, False, True] or weights == CLINGS_TO_NUMBERS


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
    held = held_of(sets)
    for place, tiles in enumerate(sets.tolist()):
        assert pips_of_rows(rows)[place] == pips_in(tiles)
        for pip in PIPS:
            doubled = appearances(tiles, pip) - held[place, pip]
            assert (int(rows[place]) >> 7 * pip & 127).bit_count() == held[place, pip]
            assert doubled == int(rows[place]) >> 8 * pip & 1


def test_hard_ends_have_seven_of_eight_on_the_table() -> None:
    chance = np.random.default_rng(6)
    laid = chance.integers(0, EVERY_TILE + 1, 2000, dtype=np.uint32) | chance.integers(
        0, EVERY_TILE + 1, 2000, dtype=np.uint32
    )
    for tiles, hard in zip(laid.tolist(), hard_ends(laid).tolist(), strict=True):
        assert hard == sum(1 << pip for pip in PIPS if appearances(tiles, pip) == HARD)
