"""Whole sessions in a real window with one device alone: launch, rules, a setting, two matches, leave, quit."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest

from game.match import Match
from game.seats import Player
from game.tiles import TILES
from scenes.input.names import bot_name
from scenes.store.saves import Saves
from scenes.store.settings import default_settings
from scenes.table.party import KINDS
from tests.kit.own_screen import require_xvfb
from tests.kit.pipe_pad import PipePad
from tests.kit.players import MOST_HANDS, smallest_word
from tests.kit.real_window import RealWindow
from tests.kit.window_people import Padding, Person, Pointing, Typing, play_until, press_away

SIZE = (1280, 720)
PLAYERS = (Player("Ana"), *(Player(bot_name(seat), "easy") for seat in (2, 3, 4)))
GAMES = ("chiva", "sixlove")
IN_HOUSE = ("--phones-address", "127.0.0.1")
"""A seat passes the choice of a phone on its way to a bot; not every machine has a network where one could come in."""

TO_EASY = (KINDS.index("easy") - KINDS.index("medium")) % len(KINDS)
"""Presses on the kind of a seat."""
FEW = 50
"""Decisions in both matches together."""


@cache
def quick_seed() -> str:
    """A seed that both games bring to an end soon, for a person who plays the smallest word."""
    seeds = (f"quick {number}" for number in range(2000))
    return next(seed for seed in seeds if sum(decisions(game, seed) for game in GAMES) <= FEW)


def decisions(game: str, seed: str) -> int:
    match, count = Match(game, PLAYERS, seed), 0
    for _ in range(MOST_HANDS):
        match.deal_next()
        while not match.hand_is_over:
            count += match.state.turn == 1 and not match.is_forced_pass
            match.submit(smallest_word(match))
        if match.match_is_over:
            return count
    return len(TILES) * MOST_HANDS


@pytest.fixture
def data(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    saves = Saves(folder)
    saves.keep_settings(default_settings().having(bot_speed="instant", reduced_motion=True, language="es"))
    saves.finish()
    return folder


@contextmanager
def sitting_at(device: str, folder: Path, *flags: str) -> Iterator[tuple[RealWindow, Person]]:
    flags = ("--windowed", "--data", str(folder), *flags)
    if device == "pad":
        pipe = PipePad.make(folder.parent / "pad")
        command = (sys.executable, "-m", "tests.kit.pipe_pad", str(pipe))
        with RealWindow(*flags, size=SIZE, command=command) as window:
            yield window, Padding(window, PipePad(pipe))
        return
    with RealWindow(*flags, size=SIZE, touch=device == "touch") as window:
        yield window, Typing(window) if device == "keys" else Pointing(window)


def look_round(window: RealWindow, person: Person) -> None:
    """The rules, and a setting changed."""
    assert press_away(window, person, "rules") == "rules"
    assert press_away(window, person, "close") == "title"
    assert press_away(window, person, "settings") == "settings"
    person.change("table")
    assert press_away(window, person, "close") == "title"


def play_match(window: RealWindow, person: Person, game: str) -> None:
    """From the title to the end of a match, and back to the title. The lobby offers the seed of the command line, and
    the second time those who sat there the first time."""
    assert press_away(window, person, "play") == "lobby"
    person.press(f"game:{game}")
    if game == GAMES[0]:
        for seat in (2, 3, 4):
            for _ in range(TO_EASY):
                person.press(f"kind:{seat}")
    person.press("deal")
    window.until(lambda: window.scene() != "lobby", "nothing is dealt")
    play_until(window, person, "match_summary")
    assert press_away(window, person, "leave") == "question"
    assert press_away(window, person, "yes") == "title"


@pytest.mark.parametrize("device", ["mouse", "touch", "keys", "pad"])
def test_a_whole_session_with_one_device_alone(data: Path, device: str) -> None:
    require_xvfb()
    with sitting_at(device, data, "--game", GAMES[0], "--seed", quick_seed(), *IN_HOUSE) as (window, person):
        window.wait_for("title", 40)
        look_round(window, person)
        for game in GAMES:
            play_match(window, person, game)
        person.press("quit")
        assert window.status() == 0
        assert "Traceback" not in window.output()
    saves = Saves(data)
    assert saves.settings(None).table == "blue"
    assert sorted(kept.game for kept in saves.list()) == sorted(GAMES)
    assert all(kept.matches[0].winner is not None and kept.hands <= MOST_HANDS for kept in saves.list())
