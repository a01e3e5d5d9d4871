"""Pads at the table: one that goes pauses everything, and where each person has one, only that lifts their curtain."""

from pathlib import Path

import pygame
import pytest

from scenes.input.pad_seats import PadSeats
from scenes.screens.play.reveal import Reveal
from scenes.store.settings import default_settings
from tests.kit.sit_down import SitDown, sit_down_at
from tests.kit.virtual_pad import Button, VirtualPad

pytestmark = pytest.mark.usefixtures("events_at_rest")

FOUR = "Ana,Beto,Ana,Íñigo"


def hear(player: SitDown) -> None:
    for event in pygame.event.get():
        player.client.handle(event, player.now)
    player.wait()


def hold(player: SitDown, pad: VirtualPad, button: int = Button.A, seconds: float = 0.7) -> None:
    pad.hold(button)
    hear(player)
    player.wait(seconds)
    pad.release(button)
    hear(player)


def table(tmp_path: Path, seats: str = FOUR, game: str = "chiva") -> SitDown:
    settings = default_settings().having(bot_speed="instant", reduced_motion=True)
    return sit_down_at(tmp_path, "--game", game, "--seed", "42", "--seats", seats, settings=settings)


SCENES = {
    "play": (),
    "pause": ("m",),
    "log": ("l",),
    "details": ("d",),
    "rules": ("r",),
    "help": ("f1",),
    "reveal": ("space",),
}


@pytest.mark.parametrize("scene", SCENES)
def test_a_pad_that_goes_pauses_any_scene(tmp_path: Path, scene: str) -> None:
    player = table(tmp_path)
    with VirtualPad() as pad:
        player.wait_for("reveal")
        hear(player)
        hold(player, pad)
        assert player.wait_for("play", "opener") == "play"
        player.key(*SCENES[scene])
        assert player.scene_name == scene
        pad.detach()
        hear(player)
        assert player.scene_name == "pad_gone"
        player.wait(3.0)
        player.key("return")
        assert player.scene_name == scene
        pad.attach()
        hear(player)
        assert player.scene_name == scene


def test_bots_wait_while_a_pad_is_gone_and_go_on_when_it_comes(tmp_path: Path) -> None:
    player = table(tmp_path, "bot:easy,bot:easy,bot:easy,bot:easy")
    player.client.services.change(player.client.look.settings.having(bot_speed="slow"))
    with VirtualPad() as pad:
        player.wait_for("play")
        hear(player)
        pad.detach()
        hear(player)
        words = player.match.hand.words
        player.wait(10.0)
        assert player.scene_name == "pad_gone"
        assert player.match.hand.words == words
        pad.attach()
        hear(player)
        assert player.scene_name == "play"
        player.wait(10.0)
        assert len(player.match.hand.words) > len(words)


def test_only_the_own_pad_lifts_a_curtain_and_keys_always_do(tmp_path: Path) -> None:
    player = table(tmp_path)
    first, second = VirtualPad(), VirtualPad()
    first.attach()
    second.attach()
    player.wait_for("reveal")
    hear(player)
    seat = player.on(Reveal).seat
    player.client.services.pads.deal_out((seat, seat % 4 + 1))
    hold(player, second)
    assert player.scene_name == "reveal"
    hold(player, first)
    assert player.wait_for("play", "opener") == "play"
    player.key("space")
    assert player.scene_name == "reveal"
    player.hold("return")
    assert player.scene_name == "play"
    first.detach()
    second.detach()


def test_the_lobby_offers_own_pads_once_there_is_one(tmp_path: Path) -> None:
    player = sit_down_at(tmp_path)
    player.tap("play")
    assert "pads" not in player.spots
    with VirtualPad() as pad:
        hear(player)
        player.tap("preset:four")
        player.tap("pads")
        player.tap("deal")
        assert player.client.services.pads.of(1) == pad.instance_id
        assert player.client.services.pads.of(2) is None


def test_a_pad_that_comes_belongs_to_who_lost_one() -> None:
    pads = PadSeats()
    for number in (4, 7):
        pads.came(number)
    pads.deal_out((1, 3, 4))
    assert [pads.of(seat) for seat in (1, 2, 3, 4)] == [4, None, 7, None]
    pads.went(4)
    assert pads.of(1) == 4, "another pad must not do instead"
    pads.came(9)
    assert (pads.of(1), pads.of(3)) == (9, 7)
    pads.share()
    assert pads.of(1) is None
