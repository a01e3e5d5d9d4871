"""A line for everybody leaves what can be pressed alone, and the one of a second copy is said again at the table."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from scenes.store.saves import Saves
from tests.kit.given import given
from tests.kit.sit_down import SitDown, sit_down_at

PEOPLE = ("--game", "sixlove", "--seed", "42", "--seats", "Ana,bot:easy,Beto,bot:easy")
LINE = "Tranque is open already: what is played in this window is not kept"


def covered(player: SitDown) -> list[str]:
    """The controls under the notice."""
    box = pygame.Rect(given(player.client.notice.box))
    return [key for key, spot in player.scene.spots.items() if spot.colliderect(box)]


@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("size", [(800, 600), (1024, 600), (1024, 768), (1920, 1080)])
def test_it_covers_no_control_on_the_curtain_and_at_the_table(tmp_path: Path, size: tuple[int, int], text: int) -> None:
    player = sit_down_at(tmp_path, *PEOPLE, size=size)
    look = player.client.look
    player.client.show(replace(look, settings=look.settings.having(text_size=text)))
    for scene in ("reveal", "play"):
        if scene == "play":
            player.hold("return")
        player.wait_for(scene)
        player.scene.lay_out()
        player.client.services.message = LINE
        player.wait()
        assert player.client.notice.text == LINE
        assert covered(player) == []


def test_a_second_copy_says_so_again_at_its_first_deal(tmp_path: Path) -> None:
    first = Saves(tmp_path)
    player = sit_down_at(tmp_path, size=(800, 600))
    player.wait()
    assert player.client.notice.text == LINE
    player.wait(6)
    assert player.client.notice.text == ""
    player.key("return")
    player.wait_for("lobby")
    player.key("return")
    player.wait_for("deal")
    player.wait()
    assert player.client.notice.text == LINE
    first.finish()
