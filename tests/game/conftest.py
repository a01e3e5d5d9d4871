"""How much of a law runs: a share in every run, the whole of it when `long` is asked for."""

import pytest
from tests.game.random_play import GAME_IDS


@pytest.fixture(params=GAME_IDS)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=[pytest.param(150, id="share"), pytest.param(6000, id="whole", marks=pytest.mark.long)])
def count(request: pytest.FixtureRequest) -> int:
    """How many random hands, matches or deals a law is tried on."""
    return int(request.param)
