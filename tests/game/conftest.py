"""How much of a law runs: a share in every run, the whole of it when `long` is asked for."""

import pytest
from hypothesis import settings

from tests.game.random_play import GAME_IDS, SHARE

settings.register_profile("fixed", derandomize=True, deadline=None, database=None)
settings.load_profile("fixed")
"""The same examples in every run, and none refused for being slow."""


@pytest.fixture(params=GAME_IDS)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=[pytest.param(SHARE, id="share"), pytest.param(2000, id="whole", marks=pytest.mark.long)])
def count(request: pytest.FixtureRequest) -> int:
    """How many random hands, matches or deals a law is tried on."""
    return int(request.param)
