"""Undo, redo, restart and leaving by button, key and pad alike, also while a bot thinks or a tile flies, and on the
summary; and an overlay keeps every press for itself."""

from collections.abc import Callable
from pathlib import Path

import pytest

from scenes.input.intents import Command
from scenes.store.settings import default_settings
from scenes.table.selection import NOTHING
from tests.kit.sit_down import SitDown, sit_down_at
from tests.scenes.screens.test_press_laws import on_turn, press_pad
from tests.scenes.test_whole_match import decide_by_mouse

SEATS = "Ana,bot:easy,bot:easy,bot:easy"


def table(tmp_path: Path, seats: str = SEATS, **changes: object) -> SitDown:
    settings = default_settings().having(**{"bot_speed": "fast", **changes})
    return sit_down_at(tmp_path, "--seed", "42", "--seats", seats, size=(800, 600), settings=settings)


def until(player: SitDown, holds: Callable[[], bool]) -> None:
    for _ in range(3000):
        if holds():
            return
        player.wait()
    raise AssertionError(f"did not come in {player.scene_name}")


def at_decision(player: SitDown) -> None:
    on_turn(player, 2)


def bot_thinks(player: SitDown) -> None:
    on_turn(player, 1)
    decide_by_mouse(player)
    until(player, lambda: player.scene_name == "play" and player.table.flow.is_thinking)


def tile_flies(player: SitDown) -> None:
    on_turn(player, 1)
    decide_by_mouse(player)
    until(player, lambda: player.scene_name == "play" and player.table.flow.showing.is_moving)


def on_summary(player: SitDown) -> None:
    while player.wait_for("reveal", "play", "hand_summary") != "hand_summary":
        on_turn_or_end(player)


def end_is_shown(player: SitDown) -> None:
    """Still the table: its last tile lies, and the summary is made ready meanwhile."""
    while not (player.scene_name == "play" and player.match.hand_is_over):
        on_turn_or_end(player)


def on_turn_or_end(player: SitDown) -> None:
    if player.scene_name == "reveal":
        player.hold("return")
    elif player.decides:
        decide_by_mouse(player)
    else:
        player.wait()


MOMENTS = {"decision": at_decision, "bot thinks": bot_thinks, "tile flies": tile_flies, "summary": on_summary}
IN_EVERY_RUN = {("button", "decision"), ("key", "bot thinks"), ("pad", "tile flies"), ("key", "summary")}
"""Of the ways to restart and to leave."""
UNDO: dict[str, Callable[[SitDown], None]] = {
    "button": lambda player: player.tap("undo"),
    "key": lambda player: player.key("u"),
    "pad": lambda player: press_pad(player, Command.UNDO),
}
REDO: dict[str, Callable[[SitDown], None]] = {
    "button": lambda player: player.tap("redo"),
    "key": lambda player: player.key("ctrl+y"),
    "pad": lambda player: press_pad(player, Command.REDO),
}


@pytest.mark.parametrize(
    "moment",
    ["bot thinks", "summary", *(pytest.param(one, marks=pytest.mark.long) for one in ("decision", "tile flies"))],
)
def test_undo_and_redo_are_the_same_by_button_key_and_pad(tmp_path: Path, moment: str) -> None:
    """Each undoes the last human decision and nothing else, and what comes back is what went."""
    ends = []
    for way, undo in UNDO.items():
        player = table(tmp_path / way)
        MOMENTS[moment](player)
        words = player.match.hand.words
        undo(player)
        until(player, lambda: player.scene_name == "play")  # noqa: B023
        before = player.match.hand.words
        assert len(before) < len(words)
        assert before == words[: len(before)]
        assert player.table.hand.selection == NOTHING
        REDO[way](player)
        after = player.match.hand.words
        assert after[: len(words)] == words
        ends.append((before, after))
    assert all(end[0] == ends[0][0] for end in ends)


def test_the_end_of_a_hand_is_taken_back_while_it_is_shown(tmp_path: Path) -> None:
    """What was made ready for the summary is dropped with it, and made anew for the next end."""
    player = table(tmp_path)
    for size in ((1024, 600), (800, 600)):
        end_is_shown(player)
        player.key("u")
        until(player, lambda: player.decides)
        assert not player.match.hand_is_over
        player.resize(size)
        end_is_shown(player)
        player.key("u")
        player.wait(3)
        assert player.scene_name == "play"
        assert player.decides
    on_summary(player)
    assert player.match.hand_is_over


ASKED = [
    pytest.param(way, moment, marks=() if (way, moment) in IN_EVERY_RUN else pytest.mark.long)
    for way in ("button", "key", "pad")
    for moment in MOMENTS
]


@pytest.mark.parametrize(("way", "moment"), ASKED)
def test_restart_and_leaving_ask_and_are_done_by_every_device(tmp_path: Path, moment: str, way: str) -> None:
    player = table(tmp_path)
    MOMENTS[moment](player)
    choose(player, way, "restart")
    assert player.scene_name == "question"
    choose(player, way, "yes")
    until(player, lambda: player.scene_name == "reveal")
    assert len(player.match.hand.words) <= 3, "the hand was not begun again"
    choose(player, way, "leave")
    assert player.scene_name == "question"
    choose(player, way, "yes")
    assert player.scene_name == "title"
    assert "continue" in player.spots


def choose(player: SitDown, way: str, spot: str) -> None:
    """A choice of the scene on top, or of its menu."""
    if spot not in player.spots:
        {
            "button": lambda: player.tap("menu"),
            "key": lambda: player.key("m"),
            "pad": lambda: press_pad(player, Command.MENU),
        }[way]()
    if way == "button":
        player.tap(spot)
        return
    for _ in range(30):
        if player.scene.focus == spot:
            break
        if way == "key":
            player.key("tab")
        else:
            walk(player, spot)
    (player.key("return") if way == "key" else press_pad(player, Command.CONFIRM))


def walk(player: SitDown, spot: str) -> None:
    """One step of the pad towards a control: first up and down, then sideways."""
    here, there = player.spots.get(player.scene.focus or "", None), player.spots[spot]
    if here is None or there.centery > here.centery + 2:
        press_pad(player, Command.DOWN)
    elif there.centery < here.centery - 2:
        press_pad(player, Command.UP)
    else:
        press_pad(player, Command.RIGHT if there.centerx > here.centerx else Command.LEFT)


OVERLAYS = {"log": "l", "details": "d", "rules": "r", "help": "f1", "pause": "m"}


@pytest.mark.parametrize("overlay", OVERLAYS)
def test_an_overlay_keeps_presses_and_drags_for_itself(tmp_path: Path, overlay: str) -> None:
    player = table(tmp_path)
    on_turn(player, 1)
    play = player.table
    below = dict(player.spots)
    words, order, camera = player.match.hand.words, play.hand.order(), play.view.camera
    player.key(OVERLAYS[overlay])
    taken = list(player.spots.values())
    free = [rect.center for rect in below.values() if not any(own.collidepoint(rect.center) for own in taken)]
    assert free
    for at in (*free, (2, 2), (798, 598)):
        player.tap_at(at)
        player.drag(at, (400, 250), steps=3)
        assert player.scene_name == overlay, "a press beside the controls answered it"
    player.key("escape")
    assert player.scene is play
    assert play.hand.selection == NOTHING
    assert (player.match.hand.words, play.hand.order(), play.view.camera) == (words, order, camera)


def test_a_selection_dies_with_its_turn(tmp_path: Path) -> None:
    player = table(tmp_path, "Ana,Beto,Ana,Íñigo", bot_speed="instant", reduced_motion=True)
    on_turn(player, 2)
    player.tap(next(name for name in player.spots if name.startswith("tile:")))
    assert player.table.hand.selection != NOTHING
    player.key("u")
    until(player, lambda: player.scene_name in ("reveal", "play"))
    on_turn(player)
    assert player.table.hand.selection == NOTHING
    decide_by_mouse(player)
    on_turn(player)
    assert player.table.hand.selection == NOTHING
