"""The list of records without reading them: what was seen of each is kept beside them, and only saves time."""

from pathlib import Path
from random import Random

import pytest

from scenes.store.saves import Saves
from tests.faults.playing import content, new_match, play_hands
from tests.scenes.store.evenings import Evenings, messages, reopened


@pytest.mark.parametrize("hands", [4, pytest.param(900, marks=pytest.mark.long)])
def test_a_long_record_is_read_once_and_not_again_only_to_be_listed(tmp_path: Path, hands: int) -> None:
    saves = Saves(tmp_path, Evenings())
    saves.keep(play_hands(new_match("sixlove"), hands, Random(1)))
    live = saves.list(), saves.statistics()
    again = reopened(saves, tmp_path)
    shelf = again._shelf
    shelf.read = lambda path: pytest.fail(f"{path} was read")  # type: ignore[method-assign, assignment, return-value]
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
    third._shelf.read = lambda path: pytest.fail(f"{path} was read")  # type: ignore[method-assign, assignment, return-value]
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
