"""Shared by the tests of the client."""

import os

import pytest

from tests.scenes.hearing import Hearing

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")


@pytest.fixture(params=["chiva", "sixlove"])
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def hearing(events_at_rest: None) -> Hearing:
    return Hearing()
