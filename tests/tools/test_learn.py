"""What was learned holds: the kept tables beat those that learning began with, and play fair against themselves."""

from dataclasses import fields

import numpy as np
import pytest

from game.bots.learned import LEARNED
from game.bots.policy import BOUNDS
from tests.game.random_play import GAME_IDS
from tools.dev.learn import AT_ONCE, LEARNED_FILE, STEPS, Table, first_tables, flat, gradient, learn, source, tables_of


@pytest.mark.parametrize("game", GAME_IDS)
def test_the_kept_tables_are_better_than_the_first_ones(game: str) -> None:
    margin = Table(game, seed=5).contest(LEARNED[game], first_tables(), 2 * AT_ONCE)
    assert margin.mean > 4 * margin.error


@pytest.mark.parametrize("game", GAME_IDS)
def test_tables_against_themselves_make_nothing(game: str) -> None:
    margin = Table(game, seed=6).contest(LEARNED[game], LEARNED[game], AT_ONCE)
    assert (margin.mean, margin.error) == (0, 0)


@pytest.mark.parametrize("game", GAME_IDS)
def test_every_entry_lies_within_its_bounds(game: str) -> None:
    for field in fields(LEARNED[game]):
        low, high = BOUNDS[field.name]
        assert low <= np.min(getattr(LEARNED[game], field.name))
        assert np.max(getattr(LEARNED[game], field.name)) <= high
    assert tables_of(flat(LEARNED[game])) == LEARNED[game]


def test_the_same_seed_learns_the_same() -> None:
    one, two = (gradient(Table("sixlove", seed=3), first_tables(), 0) for _ in range(2))
    assert (one == two).all()
    assert np.count_nonzero(one) > 150


def test_the_kept_file_is_what_learning_writes() -> None:
    assert source(LEARNED) == LEARNED_FILE.read_text(encoding="utf-8")


@pytest.mark.long
@pytest.mark.parametrize("game", GAME_IDS)
def test_learning_finds_the_kept_tables(game: str) -> None:
    *_, last = learn(Table(game, seed=1), first_tables(), STEPS)
    assert last == LEARNED[game]
