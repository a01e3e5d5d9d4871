"""A whole hand of each game in a real window, by real presses: mouse, drag, keyboard or one finger alone."""

from pathlib import Path

import pytest

from scenes.store.saves import Saves
from scenes.store.settings import default_settings
from tests.kit.own_screen import require_xvfb
from tests.kit.real_window import RealWindow
from tests.kit.window_people import Dragging, Person, Pointing, Typing, play_until

SIZE = (1024, 768)
PEOPLE: dict[str, type[Pointing] | type[Typing]] = {
    "mouse": Pointing,
    "drag": Dragging,
    "keys": Typing,
    "touch": Pointing,
}
CASES = [
    ("chiva", "mouse", "Ana,bot:easy,bot:easy,bot:easy"),
    ("sixlove", "keys", "Ana,bot:easy,Íñigo,bot:easy"),
    ("sixlove", "drag", "Ana,bot:easy,bot:easy,bot:easy"),
    pytest.param("chiva", "touch", "Ana,Beto,Ana,Íñigo", marks=pytest.mark.long),
]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder in which bots answer at once."""
    folder = tmp_path / "Casa de Íñigo"
    saves = Saves(folder)
    saves.keep_settings(default_settings().having(bot_speed="instant", reduced_motion=True, language="es"))
    saves.finish()
    return folder


@pytest.mark.parametrize(("game", "way", "seats"), CASES)
def test_a_hand_is_played_to_its_end(data: Path, tmp_path: Path, game: str, way: str, seats: str) -> None:
    require_xvfb()
    flags = ("--windowed", "--game", game, "--seed", "42", "--seats", seats, "--data", str(data))
    with RealWindow(*flags, size=SIZE, touch=way == "touch") as window:
        person: Person = PEOPLE[way](window)
        window.until(lambda: window.scene() != "", "no scene", 40)
        play_until(window, person, "hand_summary")
        window.screenshot(tmp_path / "summary.png")
        assert "Traceback" not in window.output()
        window.close()
        assert window.status() == 0
    assert Saves(data).list()[0].hands >= 1
