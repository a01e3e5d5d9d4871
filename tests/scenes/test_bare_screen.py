"""A screen on which nobody keeps windows: the whole picture on the whole screen, and presses hit what is seen."""

import json
import re
import sys
from pathlib import Path

import pytest

from scenes.app import fitted
from tests.kit.own_screen import OwnScreen, require_xvfb, wait_until

SCREEN = (1920, 1080)
SMALL = (1280, 720)


def geometry(screen: OwnScreen) -> tuple[int, ...]:
    """Left, top, width and height of the window as the server has them."""
    told = screen.ask("xwininfo", "-name", "Tranque") or ""
    found = [re.search(rf"{name}: +(-?\d+)", told) for name in ("left X", "left Y", "Width", "Height")]
    return tuple(int(each[1]) for each in found if each)


def test_full_screen_is_the_whole_screen_and_presses_hit(tmp_path: Path) -> None:
    require_xvfb()
    spots = tmp_path / "spots.json"
    with OwnScreen(SCREEN, limit=120, keeper=False) as screen:
        variables = {"TRANQUE_SPOTS": str(spots), "TRANQUE_DATA": str(tmp_path / "data")}
        program = screen.start(
            sys.executable, "-m", "game", "--fullscreen", "--lang", "en", log="product", variables=variables
        )

        def told(scene: str) -> dict[str, list[int]]:
            row = json.loads(spots.read_text(encoding="utf-8")) if spots.exists() else {}
            return row["spots"] if row.get("scene") == scene and tuple(row["size"]) == SCREEN else {}

        wait_until(lambda: bool(told("title")), lambda: "no title on the whole screen", 40)
        assert geometry(screen) == (0, 0, *SCREEN)

        def press(name: str, scene: str) -> None:
            left, top, width, height = told(scene)[name]
            assert (
                screen.ask("xdotool", "mousemove", str(left + width // 2), str(top + height // 2), "click", "1")
                is not None
            )

        press("rules", "title")
        wait_until(lambda: bool(told("rules")), lambda: "the press missed what is seen", 20)
        assert program.poll() is None


def test_a_window_kept_on_a_larger_screen_is_fitted_to_this_one(tmp_path: Path) -> None:
    require_xvfb()
    data = tmp_path / "data"
    data.mkdir()
    (data / "window.json").write_text('{"tranque_window": 1, "size": [3800, 2100]}', encoding="utf-8")
    with OwnScreen(SMALL, limit=120, keeper=False) as screen:
        variables = {"TRANQUE_DATA": str(data)}
        screen.start(sys.executable, "-m", "game", "--windowed", "--lang", "en", log="product", variables=variables)
        wait_until(lambda: len(geometry(screen)) == 4, lambda: "no window", 60)
        left, top, width, height = geometry(screen)
        assert left >= 0
        assert top >= 0
        assert left + width <= SMALL[0]
        assert top + height <= SMALL[1]


@pytest.mark.parametrize(
    ("size", "fits"),
    [((1280, 720), (1280, 720)), ((1281, 600), (1088, 600)), ((900, 9000), (900, 612)), ((3800, 2100), (1088, 612))],
)
def test_only_a_side_that_is_too_long_is_made_shorter(size: tuple[int, int], fits: tuple[int, int]) -> None:
    assert fitted(size, SMALL) == fits
