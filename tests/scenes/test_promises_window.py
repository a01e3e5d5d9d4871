"""What is promised of the window itself, tried in a real one; and whatever can be pressed is hit to its corners."""

import re
from pathlib import Path

import pytest

from game.tiles import TILE_TEXT
from tests.kit.moments import FOUR, at_decision, brought_to, calm, find
from tests.kit.real_window import RealWindow, require_xvfb
from tests.kit.sit_down import sit_down_at
from tests.kit.window_people import comes_true

PLACES = ("Absolute upper-left X", "Absolute upper-left Y", "Width", "Height")


def place_of(window: RealWindow) -> tuple[int, ...]:
    told = window._ask("xwininfo", "-id", window.id) or ""
    return tuple(int(match[1]) for name in PLACES if (match := re.search(rf"{name}:\s+(-?\d+)", told)) is not None)


def becomes(window: RealWindow, size: tuple[int, int]) -> None:
    """The window, and what is drawn in it."""
    window.until(lambda: window.size() == size, f"it does not become {size}", 10)
    window.until(lambda: tuple(window._row()["size"]) == size, f"it is not drawn at {size}", 10)


def test_full_screen_and_back_at_the_old_place_and_size_still_resizable() -> None:
    """By F11 and by Alt+Enter, in the middle of a turn: nothing is covered, restarted or lost."""
    require_xvfb()
    screen, size = (1600, 900), (1000, 700)
    flags = ("--windowed", "--seed", "42", "--seats", "bot:easy,bot:easy,bot:easy,bot:easy")
    with RealWindow(*flags, size=size, screen=screen) as window:
        window.wait_for("play", 40)
        before = place_of(window)
        for key in ("F11", "alt+Return"):
            window.key(key)
            becomes(window, screen)
            assert place_of(window) == (0, 0, *screen)
            window.key(key)
            becomes(window, size)
            assert place_of(window) == before
            assert before[1] > 0, "the title bar can be reached"
        window.resize(900, 650)
        becomes(window, (900, 650))
        assert window.scene() in ("play", "hand_summary")
        window.close()
        assert window.status() == 0


def test_minimised_and_back_it_opens_on_the_curtain() -> None:
    require_xvfb()
    with RealWindow("--windowed", "--seed", "42", "--seats", FOUR, size=(900, 600)) as window:
        window.wait_for("reveal", 40)
        window.click("lift")
        window.wait_for("play")
        window.minimise()
        window.wait_for("reveal")
        window.come_back()
        window.until(lambda: lifted(window), "the curtain does not lift")
        window.close()
        assert window.status() == 0


def lifted(window: RealWindow) -> bool:
    """A press that only brings the window forward lifts nothing."""
    if window.scene() == "reveal":
        window.do("xdotool", "mousemove", "--window", window.id, *map(str, window.spot("lift")), "click", "1")
    return comes_true(window, lambda: window.scene() == "play", 0.5)


@pytest.mark.parametrize("size", [(640, 480), (800, 480), (1280, 720), (2560, 1080)])
def test_every_control_is_hit_at_its_corners(tmp_path: Path, size: tuple[int, int]) -> None:
    """On the table, its menu, the settings, the summary: the outermost pixels too."""
    player = at_decision(sit_down_at(tmp_path, "--seed", "42", "--seats", FOUR, settings=calm(), size=size))
    seed, turns = find("chiva", lambda match: match.hand_is_over)
    over = brought_to(tmp_path / "over", "chiva", seed, turns, size)
    for table, key in ((player, ""), (player, "m"), (player, "l"), (over, "")):
        if key:
            table.key(key)
        panel = table.scene.panel if hasattr(table.scene, "panel") else None
        if panel is None:
            continue
        for name, control in panel.controls.items():
            if not control.enabled:
                continue
            rect = panel.spots[name]
            for at in (
                rect.topleft,
                (rect.right - 1, rect.y),
                (rect.x, rect.bottom - 1),
                (rect.right - 1, rect.bottom - 1),
            ):
                found = panel.at(at)
                assert found is not None, (name, at)
                assert found.key == name
        if key:
            table.key("escape")


@pytest.mark.parametrize("size", [(800, 480), (2560, 1080)])
def test_every_tile_of_the_hand_is_hit_where_it_stands(tmp_path: Path, size: tuple[int, int]) -> None:
    player = at_decision(sit_down_at(tmp_path, "--seed", "42", "--seats", FOUR, settings=calm(), size=size))
    for name in [name for name in player.spots if name.startswith(("tile:", "held:"))]:
        rect = player.spots[name]
        for at in (rect.center, (rect.x + 1, rect.y + 1), (rect.right - 2, rect.bottom - 2)):
            tile = player.scene.art.tile_at(player.scene.picture(), at)
            assert tile is not None
            assert TILE_TEXT[tile] == name[5:]
