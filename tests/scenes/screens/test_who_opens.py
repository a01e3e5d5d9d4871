"""While somebody names who opens, their tiles lie open: they can be covered by every device."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.hand_end import EndedBy
from game.match import Match
from game.seats import partner
from scenes.screens.play.reveal import Reveal
from scenes.screens.play.who_opens import Opener
from tests.kit.moments import brought_to, find
from tests.kit.sit_down import SitDown


def is_out(match: Match) -> bool:
    return match.state.result is not None and match.state.result.end is EndedBy.OUT


def by_focus(player: SitDown) -> None:
    for _ in range(len(player.spots) + 1):
        if player.scene.focus == "cover":
            break
        player.key("tab")
    player.key("return")


COVERED: dict[str, Callable[[SitDown], None]] = {
    "mouse": lambda player: player.tap("cover"),
    "touch": lambda player: player.touch("cover"),
    "focus": by_focus,
    "key": lambda player: player.key("space"),
}


@pytest.mark.parametrize("device", COVERED)
def test_the_hand_of_who_names_can_be_covered(tmp_path: Path, device: str) -> None:
    seed, turns = find("sixlove", is_out)
    player = brought_to(tmp_path, "sixlove", seed, [*turns, None], size=(800, 600))
    player.hold("return")
    if player.wait_for("reveal", "opener") == "reveal":
        player.hold("return")
    assert player.scene_name == "opener"
    coordinator, sitting = player.on(Opener).coordinator, player.sitting
    assert sitting.is_face_up
    COVERED[device](player)
    assert (player.scene_name, player.on(Reveal).seat) == ("reveal", coordinator)
    assert not sitting.is_face_up
    player.hold("return")
    assert (player.scene_name, player.on(Opener).coordinator) == ("opener", coordinator)
    assert sitting.is_face_up


def test_cover_stands_where_it_stands_in_play(tmp_path: Path) -> None:
    seed, turns = find("sixlove", is_out)
    player = brought_to(tmp_path, "sixlove", seed, [*turns, None])
    while player.wait_for("reveal", "opener") == "reveal":
        player.hold("return")
    naming = player.panel.controls["cover"]
    player.tap("confirm")
    player.wait_for("play")
    playing = player.panel.controls["cover"]
    assert (naming.box, naming.label, naming.icon) == (playing.box, playing.label, playing.icon)


def test_enter_chooses_and_enter_again_confirms(tmp_path: Path) -> None:
    seed, turns = find("sixlove", is_out)
    player = brought_to(tmp_path, "sixlove", seed, [*turns, None])
    while player.wait_for("reveal", "opener") == "reveal":
        player.hold("return")
    mate = partner(player.on(Opener).coordinator)
    player.key("up", "up", "right")
    assert player.scene.focus == "partner"
    player.key("return")
    assert (player.on(Opener).named, player.scene.focus) == (mate, "confirm")
    player.key("return")
    assert player.match.state.opener == mate
