"""A whole hand of each game in a real window, by real presses: mouse, keyboard or one finger alone."""

from collections.abc import Callable
from pathlib import Path

import pytest

from scenes.saves import Saves
from scenes.settings import default_settings
from tests.kit.real_window import RealWindow, require_xvfb

SIZE = (1024, 768)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder in which bots answer at once."""
    folder = tmp_path / "Casa de Íñigo"
    saves = Saves(folder)
    saves.keep_settings(default_settings().having(bot_speed="instant", reduced_motion=True, language="es"))
    saves.finish()
    return folder


def has_ghost(window: RealWindow) -> bool:
    return any(name.startswith("ghost:") for name in window.spots())


def tiles(window: RealWindow) -> list[str]:
    return [name for name in window.spots() if name.startswith("tile:")]


def may_decide(window: RealWindow) -> bool:
    return window.scene() == "play" and "hint" in window.spots() and bool(tiles(window))


def lift_by_click(window: RealWindow) -> None:
    window.click("lift")


def lift_by_key(window: RealWindow) -> None:
    window.hold_key("space", 0.8)


def play_by_click(window: RealWindow) -> None:
    for name in tiles(window):
        window.click(name)
        if settled(window, lambda: has_ghost(window)):
            window.click(next(spot for spot in window.spots() if spot.startswith("ghost:")))
            if settled(window, lambda: not has_ghost(window)):
                return
            window.click("confirm")
            return


def play_by_drag(window: RealWindow) -> None:
    for name in tiles(window):
        start = window.spot(name)
        window.drag(start, (SIZE[0] // 2, SIZE[1] // 3))
        if settled(window, lambda: has_ghost(window)):
            window.click("confirm")
            return


def play_by_key(window: RealWindow) -> None:
    for number in range(1, len(tiles(window)) + 1):
        window.key(str(number))
        if settled(window, lambda: has_ghost(window)):
            window.until(lambda: "confirm" in window.spots(), "nothing to confirm")
            window.hold_key("Up", 0.35)
            window.key("Return")
            return


def settled(window: RealWindow, holds: Callable[[], bool]) -> bool:
    """Whether it comes true within a moment."""
    try:
        window.until(holds, "did not come", seconds=0.6)
    except AssertionError:
        return False
    return True


def name_by_click(window: RealWindow) -> None:
    window.click("confirm")


def name_by_key(window: RealWindow) -> None:
    window.key("Return")


WAYS = {
    "mouse": (lift_by_click, play_by_click, name_by_click),
    "drag": (lift_by_click, play_by_drag, name_by_click),
    "keys": (lift_by_key, play_by_key, name_by_key),
    "touch": (lift_by_click, play_by_click, name_by_click),
}


def play_a_hand(window: RealWindow, way: str) -> None:
    lift, play, name = WAYS[way]
    for _ in range(400):
        window.until(lambda: bool(window.scene()), "no scene")
        match window.scene():
            case "reveal":
                lift(window)
                settled(window, lambda: window.scene() != "reveal")
            case "opener":
                name(window)
                settled(window, lambda: window.scene() != "opener")
            case "play" if may_decide(window):
                play(window)
            case "hand_summary":
                return
            case _:
                settled(window, lambda: window.scene() != "deal" and may_decide(window))
    raise AssertionError("the hand does not end")


CASES = [
    ("chiva", "mouse", "Ana,bot:easy,bot:easy,bot:easy"),
    ("sixlove", "keys", "Ana,bot:easy,Íñigo,bot:easy"),
    ("sixlove", "drag", "Ana,bot:easy,bot:easy,bot:easy"),
    ("chiva", "touch", "Ana,Beto,Ana,Íñigo"),
]


@pytest.mark.parametrize(("game", "way", "seats"), CASES, ids=[f"{case[0]}-{case[1]}" for case in CASES])
def test_a_hand_is_played_to_its_end(data: Path, tmp_path: Path, game: str, way: str, seats: str) -> None:
    require_xvfb()
    flags = ("--windowed", "--game", game, "--seed", "42", "--seats", seats, "--data", str(data))
    with RealWindow(*flags, size=SIZE, touch=way == "touch") as window:
        play_a_hand(window, way)
        window.screenshot(tmp_path / "summary.png")
        assert "Traceback" not in window.output()
        window.close()
        assert window.status() == 0
    assert Saves(data).list()[0].hands >= 1
