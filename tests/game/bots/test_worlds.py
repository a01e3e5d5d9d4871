"""Imagined deals: as many as there are, all of them, each as likely as any other."""

from collections import Counter
from random import Random

import numpy as np
import pytest

from game.actions import Deal
from game.bots.worlds import Hidden, Worlds, hidden_from
from game.deal import Chance
from game.observation import Observation, observe
from game.state import MatchState
from game.tile_sets import EVERY_TILE, NO_TILES, WITH, TileSet, tile_set
from game.tiles import TILES
from game.turn import apply, legal_actions
from tests.game.random_play import shuffled

CASES = 12
CRITICAL = 4.0
"""Standard deviations of chi-square above its degrees of freedom: one honest case in some ten thousand is beyond."""


def _brute(tiles: TileSet, sizes: tuple[int, ...], allowed: tuple[TileSet, ...]) -> list[tuple[TileSet, ...]]:
    """Every deal, by trying each holder of each tile in turn."""
    if tiles == NO_TILES:
        return [(NO_TILES,) * len(sizes)]
    tile = tiles & -tiles
    deals = []
    for place, size in enumerate(sizes):
        if size and allowed[place] & tile:
            fewer = (*sizes[:place], size - 1, *sizes[place + 1 :])
            for rest in _brute(tiles ^ tile, fewer, allowed):
                deals.append((*rest[:place], rest[place] | tile, *rest[place + 1 :]))
    return deals


def _constrained(seed: int, tiles: int) -> Hidden:
    """Some tiles for three seats of about equal size, each void in a number or two; one deal at least fits."""
    chance = Random(seed)
    while True:
        hidden = tile_set(chance.sample(TILES, tiles))
        sizes = (tiles // 3, (tiles + 1) // 3, (tiles + 2) // 3)
        allowed = tuple(hidden & ~WITH[chance.randrange(7)] & ~WITH[chance.randrange(7)] for _ in sizes)
        case = Hidden(hidden, (2, 3, 4), sizes, (allowed[0], allowed[1], hidden if seed % 2 else allowed[2]))
        if 6 <= Worlds(case).count <= 400:
            return case


def _as_deals(worlds: Worlds, ranks: np.ndarray) -> list[tuple[TileSet, ...]]:
    one, two, three = (sets.tolist() for sets in worlds.dealt(ranks))
    return list(zip(one, two, three, strict=True))


@pytest.mark.parametrize("seed", range(40))
def test_every_fitting_deal_has_one_rank(seed: int) -> None:
    case = _constrained(seed, tiles=6 + seed % 5)
    worlds = Worlds(case)
    by_rank = _as_deals(worlds, np.arange(worlds.count, dtype=np.int64))
    assert sorted(by_rank) == sorted(_brute(case.tiles, case.sizes, case.allowed))


@pytest.mark.parametrize("seed", range(40))
def test_marginals_count_the_deals_in_which_a_seat_holds_a_tile(seed: int) -> None:
    case = _constrained(seed, tiles=6 + seed % 5)
    deals = _brute(case.tiles, case.sizes, case.allowed)
    for tile, counts in Worlds(case).marginals().items():
        assert counts == tuple(sum(deal[place] >> tile & 1 for deal in deals) for place in range(3))


@pytest.mark.parametrize("seed", range(CASES))
@pytest.mark.parametrize("often", [60, pytest.param(2000, marks=pytest.mark.long)])
def test_draws_are_uniform(seed: int, often: int) -> None:
    worlds = Worlds(_constrained(seed, tiles=9))
    many = worlds.count * often
    drawn = Counter(_as_deals(worlds, worlds.ranks(many, Chance("UNIFORM", 1, seed))))
    chi_square = sum((drawn[deal] - often) ** 2 / often for deal in drawn) + often * (worlds.count - len(drawn))
    freedom = worlds.count - 1
    assert chi_square < freedom + CRITICAL * (2 * freedom) ** 0.5
    assert chi_square > freedom - CRITICAL * (2 * freedom) ** 0.5


def test_a_whole_deal_has_the_multinomial_number_of_worlds() -> None:
    hidden = EVERY_TILE ^ tile_set(range(7))
    assert Worlds(Hidden(hidden, (2, 3, 4), (7, 7, 7), (hidden,) * 3)).count == 399_072_960


def _observations(game: str, hands: int) -> list[tuple[Observation, MatchState]]:
    chance = Random(99)
    found = []
    for _ in range(hands):
        state = apply(MatchState(game), Deal(shuffled(chance))).state
        while legal := legal_actions(state):
            assert state.turn is not None
            found.append((observe(state, state.turn), state))
            state = apply(state, chance.choice(legal)).state
    return found


def test_worlds_of_a_record_fit_it_and_hold_the_truth(game: str) -> None:
    for seen, state in _observations(game, hands=12):
        hidden = hidden_from(seen)
        worlds = Worlds(hidden)
        assert worlds.count
        truth = tuple(state.holdings[seat - 1] for seat in hidden.seats)
        assert all(holding & ~allowed == 0 for holding, allowed in zip(truth, hidden.allowed, strict=True))
        for deal in _as_deals(worlds, worlds.ranks(20, Chance("FITS", 1, len(seen.log)))):
            assert [held.bit_count() for held in deal] == list(hidden.sizes)
            assert deal[0] | deal[1] | deal[2] == hidden.tiles
            assert all(held & ~allowed == 0 for held, allowed in zip(deal, hidden.allowed, strict=True))
