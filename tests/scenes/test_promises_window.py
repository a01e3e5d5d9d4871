"""Whatever can be pressed is hit to its corners, at every size of the window."""

from pathlib import Path

import pytest

from game.tiles import TILE_TEXT
from tests.kit.moments import FOUR, at_decision, brought_to, calm, find
from tests.kit.sit_down import sit_down_at


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
            tile = player.table.art.tile_at(player.table.picture(), at)
            assert tile is not None
            assert TILE_TEXT[tile] == name[5:]
