"""Random hands of both games, played out once and shared, and a driver that needs no screen."""

import os
import random
from functools import cache

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game.match import Match
from game.seats import Player
from game.state import MatchState
from game.turn import legal_actions

GAMES = ("chiva", "sixlove")
NAMES = ("Ana", "Beto", "Carmen", "David")


@cache
def played_hand(game: str, seed: int) -> tuple[MatchState, ...]:
    """Every state of one hand of random legal actions."""
    chance = random.Random(f"{game} {seed}")
    match = Match(game, tuple(Player(name) for name in NAMES), f"sprites {seed}")
    match.deal_next()
    while not match.hand_is_over:
        match.submit(chance.choice(legal_actions(match.state)))
    return tuple(match.hand.states)


@pytest.fixture(scope="session")
def hand_of():
    return played_hand
