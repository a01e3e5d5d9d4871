"""What a press may never do: play and hand over by one key struck again and again, or lose a match. And what every
device must be able to do: leave each scene."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.actions import Pass
from scenes.input.intents import Command, Device, Press, Release
from scenes.stack import Ask, Pop, Push
from scenes.store.settings import default_settings
from tests.kit.given import given
from tests.kit.sit_down import SitDown, sit_down_at
from tests.scenes.test_whole_match import decide_by_mouse
from tests.scenes.ui.test_focus import EVERYWHERE, after_a_hand

__all__ = ["after_a_hand"]

SEATINGS = {"alone": "Ana,bot:easy,bot:easy,bot:easy", "four": "A,B,C,D"}
ENTERS = 20


def table(tmp_path: Path, seats: str, game: str = "sixlove", **changes: object) -> SitDown:
    settings = default_settings().having(bot_speed="instant", reduced_motion=True, **changes)
    return sit_down_at(tmp_path, "--game", game, "--seed", "42", "--seats", seats, size=(800, 600), settings=settings)


def on_turn(player: SitDown, decisions: int = 0) -> None:
    """The table with somebody to play, so many decisions later."""
    while True:
        scene = player.wait_for("reveal", "opener", "play", "hand_summary")
        if scene == "reveal":
            player.hold("return")
        elif scene == "hand_summary":
            player.tap("next")
        elif scene == "play" and not player.decides:
            player.wait()
        elif scene == "play" and decisions == 0:
            return
        else:
            decisions -= scene == "play"
            decide_by_mouse(player)


def decided(player: SitDown) -> int:
    """By people, in this match."""
    match = player.match
    return sum(
        match.player(taken.seat).is_human and not isinstance(taken.turn, Pass)
        for hand in match.hands
        for taken in hand.log
    )


# ---------------------------------------------------------------------- Enter


def after(seconds: float, player: SitDown, key: str) -> None:
    player.key(key)
    player.wait(seconds)


PREPARED: dict[str, Callable[[SitDown], object]] = {
    "nothing": lambda player: None,
    "raised": lambda player: player.key("right"),
    "steady": lambda player: after(0.5, player, "right"),
    "hinted": lambda player: after(1.0, player, "h"),
    "refused": lambda player: player.tap(next((n for n in player.spots if n.startswith("held:")), "menu")),
    "at the hint": lambda player: player.key("tab"),
    "covered": lambda player: player.key("space"),
    "menu": lambda player: player.key("m"),
}
PREVIEWED = ("raised", "steady", "hinted")
"""One play is what Enter is for then; no more than one."""


@pytest.mark.parametrize("seats", SEATINGS.values(), ids=SEATINGS)
@pytest.mark.parametrize("prepared", PREPARED)
@pytest.mark.parametrize("way", ["struck", "held"])
def test_enter_again_and_again_never_plays_confirms_and_hands_over(
    tmp_path: Path, seats: str, prepared: str, way: str
) -> None:
    player = table(tmp_path, seats)
    on_turn(player, decisions=2)
    PREPARED[prepared](player)
    sitting = player.client.company.sitting
    assert sitting is not None
    before, holder = decided(player), sitting.holder
    if way == "struck":
        player.key(*["return"] * ENTERS)
    else:
        player.hold("return", 6.0)
    assert decided(player) <= before + (prepared in PREVIEWED)
    assert sitting.holder == holder, "the device was handed over"


@pytest.mark.parametrize("game", ["chiva", "sixlove"])
def test_enter_from_the_first_moment_lifts_no_curtain_and_plays_nothing(tmp_path: Path, game: str) -> None:
    player = table(tmp_path, SEATINGS["four"], game)
    player.key(*["return"] * ENTERS)
    assert player.scene_name == "reveal"
    assert decided(player) == 0
    player.hold("return", 10.0)
    assert decided(player) == 0, "one long press lifted the curtain and played"


def test_a_press_on_confirm_by_keys_waits_until_the_preview_has_been_seen(tmp_path: Path) -> None:
    player = table(tmp_path, SEATINGS["alone"])
    on_turn(player)
    player.key("right")
    player.wait(0.5)
    player.panel.focus = "confirm"
    player.table.hand.raise_up(given(player.table.hand.selection.tile))
    before = decided(player)
    player.key("return")
    assert decided(player) == before
    player.wait(0.4)
    player.key("return")
    assert decided(player) == before + 1


# ---------------------------------------------------------------------- Escape and leaving


@pytest.mark.parametrize("prepared", PREPARED)
def test_escape_never_loses_a_match(tmp_path: Path, prepared: str) -> None:
    player = table(tmp_path, "Ana,bot:easy,Carmen,bot:easy")
    on_turn(player, decisions=1)
    PREPARED[prepared](player)
    words = player.match.hand.words
    player.key(*["escape"] * ENTERS)
    player.hold("escape", 3.0)
    assert player.match.hand.words[: len(words)] == words
    assert player.scene_name in ("play", "pause", "reveal", "question")


PRESSED = {
    "mouse": lambda player, spot: player.tap(spot),
    "touch": lambda player, spot: player.touch(spot),
}
OUT = ("close", "back", "no", "continue", "menu", "leave", "more", "title", "lift", "quit", "confirm")
FORWARD_ONLY = frozenset({"Fault"})
"""Nothing lies behind it: its one control leads on."""
NO_WAY_BACK = frozenset({"Title", "Deal", "Play", "Reveal", "Opener"})
"""The first screen, and those of a hand in play: tried with a hand in play below."""


@pytest.mark.parametrize("device", ["mouse", "touch", "keys", "pad"])
@pytest.mark.parametrize("way", [way for way in EVERYWHERE if way not in NO_WAY_BACK])
def test_every_scene_can_be_left_by_every_device(after_a_hand: SitDown, way: str, device: str) -> None:
    player = after_a_hand
    depth = len(list(player.client.stack))
    to = EVERYWHERE[way]
    player.client.stack.go(to if isinstance(to, Ask) else Push(to))
    scene = player.scene
    player.wait()
    if device in PRESSED:
        PRESSED[device](player, next(spot for spot in OUT if spot in player.spots))
    elif device == "keys":
        player.key("return" if way in FORWARD_ONLY else "escape")
    else:
        press_pad(player, Command.CONFIRM if way in FORWARD_ONLY else Command.BACK)
    assert player.client.is_over or player.scene is not scene, f"{way} cannot be left by {device}"
    while len(list(player.client.stack)) > depth:
        player.client.stack.go(Pop())


@pytest.mark.parametrize("device", ["mouse", "keys", "pad"])
def test_a_hand_in_play_can_be_left_by_every_device(tmp_path: Path, device: str) -> None:
    player = table(tmp_path, SEATINGS["four"])
    for scene in ("reveal", "play"):
        player.wait_for(scene, "opener")
        step_out(player, device)
        assert player.scene_name == "pause"
        step_out(player, device, "continue")
        player.hold("return")
        if player.scene_name == "opener":
            step_out(player, device)
            assert player.scene_name == "pause"
            step_out(player, device, "continue")
            decide_by_mouse(player)


def step_out(player: SitDown, device: str, spot: str = "menu") -> None:
    if device == "mouse" and spot in player.spots:
        player.tap(spot)
    elif device == "pad":
        press_pad(player, Command.BACK)
    else:
        player.key("escape")


def press_pad(player: SitDown, command: Command) -> None:
    player.see()
    player.client.hear(Press(command, Device.PAD, pad=1))
    player.wait()
    player.client.hear(Release(command, Device.PAD, pad=1))
    player.wait()
