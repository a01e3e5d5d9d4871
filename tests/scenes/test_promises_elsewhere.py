"""What comes from elsewhere plays nothing: a question, a curtain, a stall, another size, leaving, a new start."""

from pathlib import Path

import pytest

from game.tile_sets import tiles_in
from game.tiles import TILE_OF
from scenes.input.intents import Command, Device, Press
from tests.kit.moments import (
    FOUR,
    at_a_choice,
    at_decision,
    calm,
    lay_by_mouse,
    nothing_is_played,
)
from tests.kit.sit_down import sit_down_at

ALONE = "Ana,bot:easy,bot:easy,bot:easy"


def test_at_the_first_decision_undo_and_redo_do_nothing_by_any_way(tmp_path: Path) -> None:
    player = at_decision(sit_down_at(tmp_path, "--seed", "42", "--seats", FOUR, settings=calm()))
    state, scene = player.match.state, player.scene
    assert not {"undo", "redo"} & player.spots.keys()
    player.key("u", "ctrl+z", "ctrl+y")
    for command in (Command.UNDO, Command.REDO):
        player.see()
        player.client.hear(Press(command, Device.PAD))
        player.tap_at(player.panel.controls[command.name.lower()].box.whole().centre)
    assert player.match.state is state
    assert player.scene is scene
    assert not player.match.hand.notes


def test_a_press_beside_a_question_answers_nothing(tmp_path: Path) -> None:
    player = at_a_choice(tmp_path)
    state = player.match.state
    player.key("m")
    player.tap("leave")
    width, height = player.client.look.size
    for at in ((2, 2), (width - 3, 2), (2, height - 3), (width - 3, height - 3), (width // 2, 4)):
        player.tap_at(at)
        assert player.scene_name == "question"
    player.key("return")
    assert player.scene_name == "pause", "no is chosen first"
    assert player.match.state is state


def test_the_key_that_lifts_the_curtain_plays_nothing_however_long_it_is_held(tmp_path: Path) -> None:
    player = sit_down_at(tmp_path, "--seed", "42", "--seats", FOUR, settings=calm())
    player.wait_for("reveal")
    player.press("return")
    player.wait_for("play")
    player.table.hand.raise_up(TILE_OF[6, 6])
    player.wait(3)
    player.release("return")
    nothing_is_played(player, ())


def test_a_stall_is_no_giant_step(tmp_path: Path) -> None:
    """A title bar that is dragged for a minute, a machine that slept: a slow bot still takes its time."""
    bots = "bot:easy,bot:easy,bot:easy,bot:easy"
    player = sit_down_at(tmp_path, "--seed", "42", "--seats", bots, settings=calm(bot_speed="slow"))
    player.wait_for("play")
    player.now += 60
    player.wait()
    assert player.match.hand.words == ()


def test_leaving_takes_the_bot_s_answer_with_it(tmp_path: Path) -> None:
    player = sit_down_at(tmp_path, "--seed", "42", "--seats", ALONE, settings=calm(bot_speed="slow"))
    while not (player.scene_name == "play" and player.table.flow.is_thinking):
        if player.decides:
            lay_by_mouse(player, player.legal_plays()[0])
        player.hold("return") if player.scene_name == "reveal" else player.wait()
    match = player.match
    words = match.hand.words
    player.key("escape")
    player.tap("leave")
    player.tap("yes")
    assert player.scene_name == "title"
    player.wait(10)
    assert match.hand.words == words
    assert player.client.company.sitting is None


@pytest.mark.parametrize("scene", ["play"])
def test_resizing_while_something_flies_loses_nothing(tmp_path: Path, scene: str) -> None:
    bots = "bot:easy,bot:easy,bot:easy,bot:easy"
    flags = ("--seed", "42", "--seats", bots)
    player = sit_down_at(tmp_path, *flags, settings=calm(bot_speed="normal", reduced_motion=False), size=(1280, 720))
    player.wait_for(scene)
    for step, size in enumerate([(800, 480), (2560, 1080), (640, 480)]):
        player.wait(0.35 + 0.1 * step)
        player.resize(size)
        player.key("f11")
    played = set(player.match.hand.words)
    player.wait_for("hand_summary", limit=600)
    assert played <= set(player.match.hand.words)
    assert player.match.state.result is not None


@pytest.mark.parametrize("scene", ["reveal", "rules", "settings", "log", "play"])
def test_what_stands_still_is_drawn_once_and_asks_for_no_time(tmp_path: Path, scene: str) -> None:
    """A core is left alone while nobody does anything."""
    player = at_decision(sit_down_at(tmp_path, "--seed", "42", "--seats", FOUR, settings=calm(reduced_motion=False)))
    match scene:
        case "reveal":
            player.key("space")
        case "rules" | "log":
            player.key(scene[0])
        case "settings":
            player.key("m")
            player.tap("settings")
    assert player.scene_name == scene
    player.wait(1)
    drawn = player.drawn
    player.wait(10)
    assert player.drawn == drawn
    assert not player.client.wants_time


def test_two_normal_starts_never_deal_alike(tmp_path: Path) -> None:
    dealt = set()
    for start in range(4):
        player = sit_down_at(tmp_path / str(start), "--seats", FOUR, settings=calm(), size=(640, 480))
        dealt.add(player.match.state.holdings)
        player.sitting.deal_afresh()
        dealt.add(player.match.state.holdings)
    assert len(dealt) == 8
    assert all(sum(len(tuple(tiles_in(held))) for held in holdings) == 28 for holdings in dealt)
