"""What was learned holds: the kept weights beat those that the climb began with, and play fair against themselves."""

import pytest

from game.bots.policy import LEARNED, Weights
from tests.game.random_play import GAME_IDS
from tools.dev.learn import AT_ONCE, HEAVIEST, Table, climb


@pytest.mark.parametrize("game", GAME_IDS)
def test_the_kept_weights_are_better_than_the_first_ones(game: str) -> None:
    table = Table(game, seed=5)
    for other in (Weights(), HEAVIEST):
        margin = table.contest(LEARNED[game], other, 2 * AT_ONCE)
        assert margin.mean > 6 * margin.error


@pytest.mark.parametrize("game", GAME_IDS)
def test_weights_against_themselves_make_nothing(game: str) -> None:
    margin = Table(game, seed=6).contest(LEARNED[game], LEARNED[game], AT_ONCE)
    assert (margin.mean, margin.error) == (0, 0)


@pytest.mark.long
@pytest.mark.parametrize(("game", "rounds"), [("chiva", 9), ("sixlove", 11)])
def test_the_climb_finds_the_kept_weights(game: str, rounds: int) -> None:
    *_, last = climb(Table(game, seed=1), Weights(), rounds)
    assert last.weights == LEARNED[game]
