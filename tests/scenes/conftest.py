"""Shared by the tests of the client."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from scenes.store.saves import Saves
from tests.scenes.input.hearing import Hearing
from tests.scenes.store.evenings import Evenings

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")


@pytest.fixture(params=["chiva", "sixlove"])
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def hearing(events_at_rest: None) -> Hearing:
    return Hearing()


@pytest.fixture
def saves(tmp_path: Path) -> Iterator[Saves]:
    opened = Saves(tmp_path, Evenings())
    yield opened
    opened.finish()
