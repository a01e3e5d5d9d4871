"""The title: its own table plays by itself, and tells nothing of it."""

from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.tiles import TILES
from scenes.screens.start.title import Title
from scenes.store.settings import default_settings
from scenes.table.living_table import FLIES, LivingTable
from tests.kit.sit_down import SitDown, sit_down_at
from tools.dev.screens import shown


def title_of(player: SitDown) -> Title:
    scene = player.scene
    assert isinstance(scene, Title)
    return scene


def picture(player: SitDown) -> bytes:
    return player.picture().get_buffer().raw


def moments(table: LivingTable, seconds: float) -> list[tuple[int, int, bool]]:
    seen = [table.moment]
    for _ in range(round(seconds * 10)):
        table.pass_time(0.1)
        if table.moment != seen[-1]:
            seen.append(table.moment)
    return seen


def test_hand_follows_hand(tmp_path: Path) -> None:
    table = title_of(sit_down_at(tmp_path)).table
    seen = moments(table, 400)
    hands = [hand for hand, _, _ in seen]
    assert hands[-1] >= 3
    assert all(later - earlier in (0, 1) for earlier, later in pairwise(hands))


def test_one_seed_plays_alike(tmp_path: Path) -> None:
    one, other = (title_of(sit_down_at(tmp_path)).table for _ in range(2))
    assert moments(one, 60) == moments(other, 60)


def test_it_shows_only_tiles_that_lie(tmp_path: Path) -> None:
    """Every face that is drawn is that of a tile on the line, through whole hands."""
    player = sit_down_at(tmp_path, size=(800, 600))
    table = title_of(player).table
    for _ in range(1500):
        table.pass_time(0.1)
        picture = table._picture()
        lying = {laid.tile for laid in picture.line.laid}
        assert {tile for seat in picture.seats for tile in seat.tiles} <= {None}
        assert lying <= set(TILES)


def test_it_stands_still_with_reduced_motion(tmp_path: Path) -> None:
    player = sit_down_at(tmp_path, settings=default_settings().having(reduced_motion=True))
    before = picture(player)
    player.wait(20)
    assert picture(player) == before
    assert not title_of(player).is_moving


def test_it_rests_between_two_moves(tmp_path: Path) -> None:
    """Frames are drawn only while a tile flies: that is what keeps an idle title cheap."""
    player = sit_down_at(tmp_path, size=(800, 600))
    player.wait(1)
    drawn, seconds = player.drawn, 30
    player.wait(seconds)
    assert player.drawn - drawn < 60 * seconds * 0.25


def test_a_stall_does_not_make_the_tile_jump(tmp_path: Path) -> None:
    table = title_of(sit_down_at(tmp_path)).table
    while not table.moment[2]:
        table.pass_time(0.1)
    table.pass_time(5.0)
    assert table.moment[2], "the tile is still in the air after a stall of five seconds"
    table.pass_time(FLIES)
    assert table.moment[2]


@pytest.mark.parametrize("size", [(800, 480), (1280, 720), (2560, 1080)])
def test_resizing_in_mid_flight_loses_nothing(tmp_path: Path, size: tuple[int, int]) -> None:
    player = sit_down_at(tmp_path)
    while not title_of(player).table.moment[2]:
        player.wait()
    player.resize(size)
    assert player.picture().get_size() == size
    before = title_of(player).table.moment[1]
    player.wait(4)
    assert title_of(player).table.moment[1] > before


def test_continue_stands_there_with_its_match_only(tmp_path: Path) -> None:
    assert "continue" not in sit_down_at(tmp_path).spots
    for _, sofa in shown((1280, 720), tmp_path, only=("title-kept",)):
        spots = sofa.client.stack.top.spots
        assert spots["continue"].y < spots["play"].y
        assert pygame.Rect(0, 0, 1280, 720).contains(spots["continue"])
