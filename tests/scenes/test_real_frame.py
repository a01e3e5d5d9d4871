"""The window's own frame, for real: full screen and back, sizes in the middle of a deal, minimised, closed."""

from collections.abc import Iterator

import pytest

from scenes.store.saves import Saves
from tests.kit.real_window import RealWindow

SCREEN = (1920, 1080)
OTHERS = ("bot:easy", "bot:easy", "bot:easy")


@pytest.fixture
def at_the_table() -> Iterator[RealWindow]:
    seats = ",".join(("Ana", *OTHERS))
    with RealWindow("--game", "chiva", "--seed", "42", "--seats", seats, "--windowed", screen=SCREEN) as window:
        yield window


def place_of(window: RealWindow) -> tuple[str, ...]:
    """Left, top, width and height as the window keeper has them."""
    rows = (window.screen.ask("wmctrl", "-lG") or "").splitlines()
    return next(tuple(row.split()[2:6]) for row in rows if row.startswith(window.id))


def lift(window: RealWindow) -> None:
    """Past the deal and the curtain to the own tiles."""
    window.until(lambda: window.scene() in ("deal", "reveal", "play"), "no table came")
    window.wait_for("reveal", 30)
    window.click("lift")
    window.wait_for("play")


def test_full_screen_by_both_keys_and_back_to_the_old_place(at_the_table: RealWindow) -> None:
    window = at_the_table
    window.until(lambda: window.scene() != "", "nothing came")
    before = place_of(window)
    for keys in ("F11", "alt+Return"):
        window.key(keys)
        window.until(lambda: window.size() == SCREEN, f"{keys}: not the whole screen")
        window.key(keys)
        window.until(lambda: place_of(window) == before, f"{keys}: not back where it was, {before}")
    window.resize(1000, 640)
    window.close()
    assert window.status() == 0


def test_another_size_in_the_middle_of_the_deal_loses_nothing(at_the_table: RealWindow) -> None:
    window = at_the_table
    window.wait_for("deal")
    for size in ((820, 620), (1500, 900), (1000, 640)):
        window.resize(*size)
    lift(window)
    window.until(lambda: tuple(window._row()["size"]) == (1000, 640), "the table has another size")
    tiles = [name for name in window.spots() if name.startswith(("tile:", "held:"))]
    assert len(tiles) == 7
    width, height = window.size()
    for left, top, wide, high in window.spots().values():
        assert left >= 0
        assert top >= 0
        assert left + wide <= width
        assert top + high <= height


def test_minimising_covers_and_closing_keeps(at_the_table: RealWindow) -> None:
    window = at_the_table
    lift(window)
    window.minimise()
    window.until(lambda: window.scene() == "reveal", "minimising does not cover")
    window.come_back()
    window.until(lambda: window.size() == (1280, 720), "it does not come back")
    assert window.scene() == "reveal"
    window.close()
    assert window.status() == 0
    saves = Saves(window.data)
    kept = saves.saved()
    assert kept is not None
    match = saves.resume(kept)
    assert match is not None
    assert (match.seed, match.player(1).name, len(match.hands)) == ("42", "Ana", 1)
    assert saves.window_size() == (1280, 720)
    saves.finish()
    assert "Traceback" not in window.output()
