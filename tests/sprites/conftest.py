"""Random hands of both games, played out once and shared, and a driver that needs no screen."""

import os
import random
from functools import lru_cache
from typing import Any

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game.match import Match
from game.observation import Observation, observe, observe_open
from game.seats import SEATS, Player
from game.state import MatchState
from game.tile_sets import tiles_in
from game.turn import legal_actions
from sprites.picture import PairPicture, SeatPicture, TablePicture, last_play
from tests.kit.given import given
from tests.sprites.fixtures import HandOf, SeenFrom

GAMES = ("chiva", "sixlove")
NAMES = ("Ana", "Beto", "Carmen", "David")


@lru_cache(maxsize=256)
def played_hand(game: str, seed: int) -> tuple[MatchState, ...]:
    """Every state of one hand of random legal actions."""
    chance = random.Random(f"{game} {seed}")
    match = Match(game, tuple(Player(name) for name in NAMES), f"sprites {seed}")
    match.deal_next()
    while not match.hand_is_over:
        match.submit(chance.choice(legal_actions(match.state)))
    return tuple(match.hand.states)


@pytest.fixture(scope="session")
def hand_of() -> HandOf:
    return played_hand


@pytest.fixture(scope="session")
def seen_from() -> SeenFrom:
    """A picture of a state from a seat."""
    return picture_of


@pytest.fixture(scope="session")
def seen_open() -> SeenFrom:
    return open_picture_of


def picture_of(state: MatchState, bottom: int, **told: Any) -> TablePicture:
    """The table as the person at `bottom` sees it, without a word, so that no font can change the pixels."""
    seen = observe(state, bottom)
    own = tuple(tiles_in(seen.holding))
    seats = tuple(
        SeatPicture("", tiles=own if seat == bottom else (None,) * left)
        for seat, left in zip(SEATS, seen.tiles_left, strict=True)
    )
    return wordless(seen, bottom, seats, **told)


def open_picture_of(state: MatchState, bottom: int, **told: Any) -> TablePicture:
    """All four hands face up."""
    seen = observe_open(state)
    seats = tuple(SeatPicture("", tiles=tuple(tiles_in(held))) for held in given(seen.opened))
    return wordless(seen, bottom, seats, **told)


def wordless(seen: Observation, bottom: int, seats: tuple[SeatPicture, ...], **told: Any) -> TablePicture:
    pairs = (PairPicture("", "", 2, 4), PairPicture("", "", 0, 4))
    return TablePicture(seen, bottom, seats, pairs, last=last_play(seen), **told)
