"""A hand of a match of any length is reached by every device: by holding a step, and by saying which."""

from pathlib import Path

import pygame
import pytest

from game.match import Match
from game.seats import SEATS, Player
from game.turn import legal_actions
from scenes import routes
from scenes.input.intents import Command, Device, Press, Release
from scenes.screens.replay.replay_hands import ReplayHands
from scenes.stack import Push
from scenes.store.settings import default_settings
from scenes.ui.held_press import FIRST, NEXT, HeldPress
from tests.kit.sit_down import SitDown, sit_down_at
from tests.scenes.replays_kit import at, scene_of

HANDS = 1500


@pytest.fixture(scope="module")
def long_match() -> Match:
    """Its hands are all the same one: only how many there are matters here."""
    match = Match("chiva", tuple(Player(f"S{seat}") for seat in SEATS), "long")
    match.deal_next()
    while not match.hand_is_over:
        match.submit(legal_actions(match.state)[0])
    match.hands.extend(match.hands * (HANDS - 1))
    return match


def place_of(player: SitDown) -> int:
    """Counted from 1."""
    return scene_of(player).reel.place + 1


@pytest.fixture
def player(tmp_path: Path, long_match: Match) -> SitDown:
    player = sit_down_at(tmp_path, settings=default_settings().having(reduced_motion=True), size=(1280, 720))
    player.client.stack.go(Push(routes.Replay(long_match)))
    player.wait()
    return player


def hold_mouse(player: SitDown, spot: str, seconds: float) -> None:
    at = player.spots[spot].center
    player.post(pygame.MOUSEBUTTONDOWN, pos=at, button=1, touch=False)
    player.wait(seconds)
    player.post(pygame.MOUSEBUTTONUP, pos=at, button=1, touch=False)
    player.wait()


def hold_finger(player: SitDown, spot: str, seconds: float) -> None:
    at = player.spots[spot].center
    player.finger(pygame.FINGERDOWN, at)
    player.wait(seconds)
    player.finger(pygame.FINGERUP, at)
    player.wait(0.1)


def hold_key(player: SitDown, spot: str, seconds: float) -> None:
    player.hold("page down" if spot == "hand-on" else "page up", seconds)


def hold_pad(player: SitDown, spot: str, seconds: float) -> None:
    command = Command.REDO if spot == "hand-on" else Command.UNDO
    player.client.hear(Press(command, Device.PAD, pad=0))
    player.wait(seconds)
    player.client.hear(Release(command, Device.PAD, pad=0))
    player.wait()


HOLDS = {"mouse": hold_mouse, "touch": hold_finger, "keys": hold_key, "pad": hold_pad}


@pytest.mark.parametrize("device", HOLDS)
def test_holding_a_step_reaches_far_hands_and_lets_go_at_once(player: SitDown, device: str) -> None:
    HOLDS[device](player, "hand-on", 1.0)
    near = place_of(player)
    assert 3 < near < 15
    player.wait(1.0)
    assert place_of(player) == near
    HOLDS[device](player, "hand-on", 3.0)
    assert place_of(player) > 80
    before = place_of(player)
    HOLDS[device](player, "hand-back", 0.05)
    assert place_of(player) == before - 1


def test_a_held_word_goes_on_word_by_word(player: SitDown) -> None:
    hold_mouse(player, "word-on", 1.0)
    assert 4 <= at(player)[1] <= 9
    assert place_of(player) == 1


def test_what_lies_above_ends_the_holding(player: SitDown) -> None:
    player.press("page down")
    player.wait(0.2)
    player.key("l")
    player.tap("more")
    player.wait(1.0)
    player.key("escape")
    was = place_of(player)
    player.wait(1.0)
    assert place_of(player) == was
    player.release("page down")


def test_strides_grow_and_the_first_ones_are_single() -> None:
    held, strides = HeldPress(), []
    held.begin("on", None)
    for _ in range(round((FIRST + 50 * NEXT) / 0.01)):
        strides += [stride] if (stride := held.pass_time(0.01)) else []
    assert strides == sorted(strides)
    assert strides[:6] == [1] * 6
    assert sum(strides) > 1500


# ---------------------------------------------------------------------- saying which


def chooser_of(player: SitDown) -> ReplayHands:
    player.tap("more")
    player.tap("hands")
    scene = player.scene
    assert isinstance(scene, ReplayHands)
    return scene


def test_by_mouse_the_bar_leads_near_and_the_steps_there(player: SitDown) -> None:
    scene, bar = chooser_of(player), player.spots["scrub"]
    player.tap_at(bar.center)
    assert abs(scene.place_shown - HANDS / 2) < HANDS / 50
    near = scene.place_shown
    player.tap("+10")
    player.tap("-1")
    assert scene.place_shown == near + 9
    player.drag((bar.left + 40, bar.centery), (bar.right - 2, bar.centery))
    assert scene.place_shown == HANDS - 1
    assert not {"+1", "+10"} & set(player.spots)
    player.tap("go")
    assert (player.scene_name, place_of(player)) == ("replay", HANDS)


def test_by_touch_a_step_can_be_held(player: SitDown) -> None:
    scene = chooser_of(player)
    hold_finger(player, "+10", 2.0)
    assert 100 < scene.place_shown < HANDS
    player.touch("go")
    assert place_of(player) == scene.place_shown + 1


def test_by_keys_and_by_pad_it_is_reached_and_left(player: SitDown) -> None:
    scene = chooser_of(player)
    player.hold("right", 3.0)
    assert scene.place_shown > 50
    player.key("end", "left")
    assert scene.place_shown == HANDS - 2
    player.key("page up", "return")
    assert place_of(player) == HANDS - 11
    scene = chooser_of(player)
    for command in (Command.UNDO, Command.REDO, Command.REDO, Command.CONFIRM):
        player.client.hear(Press(command, Device.PAD, pad=0))
        player.client.hear(Release(command, Device.PAD, pad=0))
        player.wait()
    assert (player.scene_name, place_of(player)) == ("replay", HANDS - 10)


def test_going_back_changes_nothing(player: SitDown) -> None:
    chooser_of(player)
    player.key("end", "escape")
    assert (player.scene_name, place_of(player)) == ("replay", 1)


def test_one_hand_alone_needs_no_choosing(tmp_path: Path) -> None:
    match = Match("chiva", tuple(Player(f"S{seat}") for seat in SEATS), "one")
    match.deal_next()
    player = sit_down_at(tmp_path)
    player.client.stack.go(Push(routes.Replay(match)))
    player.wait()
    player.tap("more")
    assert "hands" not in player.spots
