"""The loop of the window: what was slept through went by before the press that ended it."""

import time
from pathlib import Path

import pygame

from game.actions import Play
from game.turn import legal_actions
from scenes.app import go_on
from scenes.screens.play.reveal import Reveal
from scenes.table.selection import STEADY
from tests.kit.players import word_of
from tests.kit.sit_down import SitDown
from tests.scenes.table.test_take_back import at_decision, table

SLEPT = 0.1
"""The longest sleep of the window and the longest step that counts, so that no machine is too slow for these tests."""


def sleep_until(player: SitDown, *kinds: int) -> None:
    """Presses of Enter end a sleep."""
    player.client.pass_time(time.monotonic())
    pygame.event.clear()
    time.sleep(SLEPT)
    for kind in kinds:
        pygame.event.post(pygame.Event(kind, key=pygame.K_RETURN, mod=0, unicode="\r", scancode=40))
    go_on(player.client)


def by_the_clock(player: SitDown) -> None:
    player.client.pass_time(time.monotonic())
    player.now = time.monotonic()


def test_a_preview_is_as_old_as_it_looked(tmp_path: Path) -> None:
    player = table(tmp_path)
    at_decision(player)
    by_the_clock(player)
    play = legal_actions(player.match.state)[0]
    assert isinstance(play, Play)
    player.tap(word_of(play)[0])
    player.wait(STEADY - 0.8 * SLEPT)
    assert not player.table.hand.selection.is_steady
    sleep_until(player, pygame.KEYDOWN, pygame.KEYUP)
    assert not player.decides, "Enter was held to come too early"


def test_a_curtain_is_not_held_while_nobody_held_it(tmp_path: Path) -> None:
    player = table(tmp_path, "Ana,Beto,Carmen,Dora")
    player.wait_for("reveal")
    by_the_clock(player)
    sleep_until(player, pygame.KEYDOWN)
    assert player.on(Reveal)._held_for == 0.0
