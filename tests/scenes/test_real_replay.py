"""A hand is looked at again, shared, reviewed and branched from in a real window, by each of the four devices; and a
duplicate is begun, left and gone on with."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.record import read_record
from scenes.screens.after.share import FOLDER
from scenes.store.saves import Saves
from scenes.store.settings import default_settings
from tests.kit.own_screen import require_xvfb
from tests.kit.pipe_pad import PipePad
from tests.kit.real_window import RealWindow
from tests.kit.window_people import Padding, Person, Pointing, Typing, play_until, press_away
from tests.scenes.replays_kit import IN_PLAY

STEPS = 3
SIZE = (1280, 720)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    folder = tmp_path / "Casa de Íñigo"
    saves = Saves(folder)
    saves.keep_settings(default_settings().having(bot_speed="instant", reduced_motion=True, language="es"))
    saves.finish()
    return folder


def look_around(window: RealWindow, person: Person, data: Path) -> None:
    """Three words on, a picture of that moment, a film that is given up, the review, a branch, and home."""
    window.wait_for("replay", 40)
    for _ in range(STEPS):
        person.press("word-on")
        window.until(lambda: "word-back" in window.spots(), "no word was said", 20)
    press_away(window, person, "more")
    window.wait_for("replay_more")
    press_away(window, person, "share")
    window.wait_for("share")
    person.press("picture")
    window.until(lambda: [*(data / FOLDER).glob("*.png")] != [], "there is no picture", 20)
    person.press("film")
    window.until(lambda: "cancel" in window.spots(), "no film is made", 20)
    person.press("cancel")
    window.until(lambda: "close" in window.spots(), "the film is not given up", 20)
    press_away(window, person, "close")
    window.wait_for("replay")
    press_away(window, person, "more")
    window.wait_for("replay_more")
    press_away(window, person, "review")
    window.wait_for("review")
    window.until(lambda: "after" in window.spots(), "no second decision comes", 30)
    person.press("after")
    window.until(lambda: "before" in window.spots(), "the second decision is not shown", 20)
    press_away(window, person, "what-if")
    window.wait_for("what_if")
    person.back()
    window.wait_for("review")
    press_away(window, person, "back")
    window.wait_for("replay")
    person.back()
    window.wait_for("title")


@contextmanager
def person_at(way: str, flags: tuple[str, ...], folder: Path) -> Iterator[tuple[RealWindow, Person]]:
    """The window, and somebody with this device in front of it."""
    if way != "pad":
        with RealWindow(*flags, size=SIZE, touch=way == "touch") as window:
            yield window, Typing(window) if way == "keys" else Pointing(window)
        return
    pipe = PipePad.make(folder / "pad")
    command = (sys.executable, "-m", "tests.kit.pipe_pad", str(pipe))
    with RealWindow(*flags, size=SIZE, command=command) as window:
        pad = PipePad(pipe)
        yield window, Padding(window, pad)
        pad.close()


@pytest.mark.parametrize(
    "way",
    [
        pytest.param("touch", marks=pytest.mark.long),
        "pad",
        pytest.param("mouse", marks=pytest.mark.long),
        pytest.param("keys", marks=pytest.mark.long),
    ],
)
def test_each_device_leads_everywhere(data: Path, tmp_path: Path, way: str) -> None:
    require_xvfb()
    with person_at(way, ("--windowed", str(IN_PLAY), "--data", str(data)), tmp_path) as (window, person):
        look_around(window, person, data)
        assert "Traceback" not in window.output()
        window.close()
        assert window.status() == 0
    hand = read_record(IN_PLAY.read_bytes()).match.hands[0]
    assert [path.name for path in (data / FOLDER).iterdir()] == [f"chiva-1-{hand.code}-{STEPS}.png"]


@pytest.mark.long
@pytest.mark.parametrize("way", ["touch", "pad", "mouse", "keys"])
def test_each_device_plays_a_board_of_a_duplicate_and_comes_back_to_it(data: Path, tmp_path: Path, way: str) -> None:
    require_xvfb()
    flags = ("--windowed", "--game", "sixlove", "--data", str(data))
    with person_at(way, flags, tmp_path) as (window, person):
        window.wait_for("title", 40)
        assert press_away(window, person, "play") == "lobby"
        assert press_away(window, person, "duplicate") == "duplicate_setup"
        press_away(window, person, "begin")
        play_until(window, person, "hand_summary")
        assert press_away(window, person, "sheet") == "duplicate_sheet"
        assert press_away(window, person, "close") == "hand_summary"
        assert press_away(window, person, "leave") == "question"
        assert press_away(window, person, "yes") == "title"
        assert press_away(window, person, "continue") == "reveal"
        person.lift()
        window.wait_for("hand_summary")
        press_away(window, person, "next")
        play_until(window, person, "hand_summary")
        assert "Traceback" not in window.output()
        window.close()
        assert window.status() == 0
    kept = Saves(data).duplicate()
    assert kept is not None
    assert kept.finished == 2
