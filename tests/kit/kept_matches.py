"""A folder of kept matches, played at random."""

import random
from datetime import datetime, timedelta
from pathlib import Path

from game.match import Match
from game.seats import Player
from game.turn import legal_actions
from scenes.store.saves import Saves

BEGAN = datetime(2025, 11, 1, 20, 0)
PEOPLE = (Player("Ana"), Player("Beto", "medium"), Player("Íñigo"), Player("Winston", "hard"))


def play_hands(match: Match, hands: int, seed: int = 0) -> None:
    rng = random.Random(seed)
    for _ in range(hands):
        match.deal_next()
        while not match.hand_is_over:
            match.submit(rng.choice(legal_actions(match.state)))


def keep_matches(data: Path, records: int, hands: int = 1, game: str = "chiva") -> None:
    """So many records of so many hands each, begun an hour after each other."""
    began = BEGAN
    saves = Saves(data, clock=lambda: began)
    for number in range(records):
        began = BEGAN + timedelta(hours=number)
        match = Match(game, PEOPLE, f"kept {number}")
        play_hands(match, hands, number)
        saves.keep(match)
    saves.finish()
