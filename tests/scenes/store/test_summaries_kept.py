"""The list of records without reading them: what was seen of each is kept beside them, and only saves time."""

import os
from pathlib import Path
from random import Random

import pytest

from game.record import Record
from scenes import routes
from scenes.screens.after.statistics import StatisticsScene
from scenes.screens.replay.replays import Replays
from scenes.stack import Push
from scenes.store.saves import MOST_LOOKED_AT, Saves
from tests.faults.playing import content, new_match, play_hands
from tests.kit.kept_matches import keep_matches
from tests.kit.sit_down import SitDown, sit_down_at
from tests.scenes.store.evenings import Evenings, messages, reopened


@pytest.mark.parametrize("hands", [4, pytest.param(900, marks=pytest.mark.long)])
def test_a_long_record_is_read_once_and_not_again_only_to_be_listed(tmp_path: Path, hands: int) -> None:
    saves = Saves(tmp_path, Evenings())
    saves.keep(play_hands(new_match("sixlove"), hands, Random(1)))
    live = saves.list(), saves.statistics()
    again = reopened(saves, tmp_path)
    shelf = again._shelf
    shelf.read = lambda path: pytest.fail(f"{path} was read")  # type: ignore[method-assign]
    assert (again.list(), again.statistics()) == live
    assert again.saved() == live[0][0]
    again.finish()


def test_a_program_that_is_killed_each_evening_still_reads_each_record_once(tmp_path: Path) -> None:
    first = Saves(tmp_path, Evenings())
    first.keep(play_hands(new_match("chiva"), 3, Random(1)))
    first.finish()
    (tmp_path / "summaries.json").unlink()
    second = Saves(tmp_path)
    listed = second.list()
    second._writer.wait()
    second._folder.release()
    third = Saves(tmp_path)
    third._shelf.read = lambda path: pytest.fail(f"{path} was read")  # type: ignore[method-assign]
    assert third.list() == listed
    third.finish()


def test_summaries_that_are_damaged_are_made_again(saves: Saves, tmp_path: Path) -> None:
    saves.keep(play_hands(new_match("chiva"), 3, Random(1)))
    live = saves.list(), saves.statistics()
    saves.finish()
    path = tmp_path / "summaries.json"
    whole = path.read_bytes()
    for damage in (b"", whole[:-1], whole.replace(b'"wins"', b'"hands"', 1), b"\0" * len(whole), whole[40:]):
        path.write_bytes(damage)
        again = Saves(tmp_path, Evenings())
        assert (again.list(), again.statistics()) == live
        assert messages(again) == []
        again.finish()


def test_a_summary_is_of_the_file_as_it_was(saves: Saves, tmp_path: Path) -> None:
    saves.keep(play_hands(new_match("chiva"), 3, Random(1)))
    again = reopened(saves, tmp_path)
    [kept] = again.list()
    kept.path.write_bytes(content(play_hands(new_match("sixlove", "7"), 5, Random(2))))
    assert [(one.game, one.hands) for one in again.list()] == [("sixlove", 5)]
    again.finish()


def test_the_title_reads_few_records_and_the_list_reads_the_others_while_it_is_looked_at(tmp_path: Path) -> None:
    """Copied or restored records have other times than those that were kept of them."""
    keep_matches(tmp_path, 60, 2)
    for path in (tmp_path / "records").iterdir():
        os.utime(path, ns=(1, 1))
    was_read = count_reads(player := sit_down_at(tmp_path))
    assert "continue" in player.spots
    assert player.client.services.saves.unread >= 60 - MOST_LOOKED_AT
    player.client.stack.go(Push(routes.Replays()))
    player.picture()
    first = len(player.on(Replays).rows)
    while player.client.wants_time:
        player.wait(0.3)
        player.picture()
    rows = player.on(Replays).rows
    assert len(rows) == 60
    assert first <= MOST_LOOKED_AT, "the first picture waited for others"
    assert [row.kept.began for row in rows] == sorted((row.kept.began for row in rows), reverse=True)
    assert len(was_read) <= 60
    player.client.stack.go(Push(routes.Statistics()))
    player.wait()
    assert player.on(StatisticsScene).counted.hands == 120
    assert len(was_read) <= 60, "what was read once need not be again"


def test_statistics_fill_while_they_are_looked_at_and_cannot_be_reset_before(tmp_path: Path) -> None:
    keep_matches(tmp_path, 40, 2)
    (tmp_path / "summaries.json").unlink()
    player = sit_down_at(tmp_path)
    player.client.stack.go(Push(routes.Statistics()))
    player.picture()
    assert not player.panel.controls["reset"].enabled
    while player.client.wants_time:
        player.wait(0.3)
        player.picture()
    assert player.on(StatisticsScene).counted.hands == 80
    assert player.panel.controls["reset"].enabled


def test_who_leaves_before_the_end_keeps_what_was_read(tmp_path: Path) -> None:
    keep_matches(tmp_path, 60, 2)
    (tmp_path / "summaries.json").unlink()
    player = sit_down_at(tmp_path)
    player.client.stack.go(Push(routes.Replays()))
    player.wait(0.3)
    unread = player.client.services.saves.unread
    player.key("escape")
    player.client.services.saves.finish()
    assert Saves(tmp_path).unread == unread < 60


def count_reads(player: SitDown) -> list[Path]:
    """Of the shelf, from now on."""
    shelf, read_paths = player.client.services.saves._shelf, []
    reading = shelf.read

    def read(path: Path) -> Record | None:
        read_paths.append(path)
        return reading(path)

    shelf.read = read  # type: ignore[method-assign]
    return read_paths
