"""Evening after evening on one folder: saves that are closed and opened again, and what they say."""

import time
from datetime import datetime, timedelta
from pathlib import Path

from game.match import Match
from game.words import Words
from scenes.store.saves import Saves

FIRST_EVENING = datetime(2026, 5, 17, 21, 4, 9)


class Evenings:
    """A clock that goes on by an hour each time it is asked."""

    def __init__(self) -> None:
        self.now = FIRST_EVENING - timedelta(hours=1)

    def __call__(self) -> datetime:
        self.now += timedelta(hours=1)
        return self.now


def settle(saves: Saves) -> None:
    while saves.is_busy:
        time.sleep(0.0005)


def reopened(saves: Saves, tmp_path: Path) -> Saves:
    saves.finish()
    return Saves(tmp_path, Evenings())


def messages(saves: Saves) -> list[str]:
    told = []
    while (message := saves.take_message(Words("en"))) is not None:
        told.append(message)
    return told


def resumed(saves: Saves) -> Match:
    kept = saves.saved()
    assert kept is not None
    match = saves.resume(kept)
    assert match is not None
    return match
