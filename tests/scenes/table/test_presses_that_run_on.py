"""Somebody presses on without looking: what ends a thing is not pressed away before it can have been seen."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.actions import Play
from scenes import routes
from scenes.input.intents import Command, Press
from scenes.stack import SEEN_AFTER, Ask, Pop, Push
from scenes.table.acts import Banner
from tests.kit.moments import at_decision, brought_to, find
from tests.kit.sit_down import FRAME, SitDown
from tools.dev.screens import shown

FRAMES_BETWEEN = 5
"""Four presses within 0.27 seconds."""


def enter(player: SitDown) -> None:
    player.post(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r", scancode=40)
    player.post(pygame.KEYUP, key=pygame.K_RETURN, mod=0, unicode="", scancode=40)


def click(player: SitDown, at: tuple[int, int]) -> None:
    player.post(pygame.MOUSEBUTTONDOWN, pos=at, button=1, touch=False)
    player.post(pygame.MOUSEBUTTONUP, pos=at, button=1, touch=False)


def before_the_last_tile(folder: Path, game: str, **settings: Any) -> SitDown:
    """The tile that ends the hand is raised."""
    seed, turns = find(game, lambda match: match.hand_is_over and isinstance(match.hand.log[-1].turn, Play))
    player = at_decision(brought_to(folder, game, seed, turns[:-1], **settings))
    last = turns[-1]
    assert isinstance(last, Play)
    player.table.hand.raise_up(last.tile, last.end)
    player.wait(0.4)
    return player


@pytest.mark.parametrize("game", ["chiva", "sixlove"])
@pytest.mark.parametrize("speed", ["instant", "normal"])
@pytest.mark.parametrize("is_still", [True, False])
def test_four_quick_presses_end_the_hand_and_deal_no_other(
    tmp_path: Path, game: str, speed: str, is_still: bool
) -> None:
    player = before_the_last_tile(tmp_path, game, bot_speed=speed, reduced_motion=is_still)
    for _ in range(4):
        enter(player)
        for _ in range(FRAMES_BETWEEN):
            player.wait()
    assert player.match.hand_is_over
    player.wait_for("hand_summary", limit=10)
    assert len(player.match.hands) == 1
    assert player.match.can_undo
    player.wait(SEEN_AFTER + FRAME)
    enter(player)
    player.wait()
    assert len(player.match.hands) == 2, "a press that was meant is heard"


def test_a_banner_stands_long_enough_to_be_seen(tmp_path: Path) -> None:
    player = before_the_last_tile(tmp_path, "chiva", bot_speed="normal", reduced_motion=False)
    showing = player.table.flow.showing
    enter(player)
    while not isinstance(showing.act, Banner):
        player.wait()
    banner, frames = showing.act, 0
    while showing.act is banner:
        enter(player)
        player.wait()
        frames += 1
    assert SEEN_AFTER / FRAME - 2 <= frames <= SEEN_AFTER / FRAME + 2


COMES: dict[str, routes.Route | Ask] = {
    "hand_summary": routes.HandSummary(),
    "pad_gone": routes.PadGone(),
    "fault": routes.Fault(None),
    "question": Ask("Leave?", "It is kept.", "Leave", Pop),
}


@pytest.mark.parametrize("name", COMES)
def test_what_comes_unasked_takes_no_press_before_it_was_seen(tmp_path: Path, name: str) -> None:
    player = before_the_last_tile(tmp_path, "chiva")
    enter(player)
    player.wait_for("hand_summary")
    to = COMES[name]
    player.client.stack.go(to if isinstance(to, Ask) else Push(to))
    scene = player.scene
    middle = next(iter(scene.spots.values())).center
    for _ in range(round(SEEN_AFTER / FRAME) - 2):
        enter(player)
        click(player, middle)
        player.wait()
        assert player.scene is scene
    player.wait(0.1)
    click(player, middle)
    player.wait()
    assert player.scene is not scene or name == "hand_summary"


def test_a_coordinator_names_nobody_by_a_press_that_ran_on(tmp_path: Path) -> None:
    [(_, sofa)] = shown((640, 480), tmp_path, only=("opener",))
    opener = sofa.top
    sofa.client.hear(Press(Command.CONFIRM))
    sofa.wait()
    assert sofa.top is opener
    sofa.press(Command.CONFIRM)
    assert sofa.top is not opener
