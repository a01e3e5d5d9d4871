"""Damaged files, two copies of the program, slow and failing disks: what is kept, and what is said."""

import threading
from pathlib import Path
from random import Random

import pytest

from game.words import Words
from scenes.store.durable import write_whole
from scenes.store.saves import Saves
from scenes.store.writer import Order, carry_out
from tests.faults.playing import act, content, new_match, play, play_hands
from tests.scenes.store.evenings import Evenings, messages, reopened, resumed, settle

# ---------------------------------------------------------------------- damage


def test_a_damaged_record_is_kept_aside_and_the_last_good_one_stands_in(saves: Saves, tmp_path: Path) -> None:
    match, chance = play(new_match("chiva"), 20, Random(1)), Random(2)
    states = []
    for _ in range(3):
        act(match, chance)
        saves.keep(match)
        settle(saves)
        states.append(content(match))
    saves.finish()
    [record] = (tmp_path / "records").glob("*.jsonl")
    damaged = b"\0" * record.stat().st_size
    record.write_bytes(damaged)
    again = Saves(tmp_path, Evenings())
    assert content(resumed(again)) == states[-2]
    [message] = messages(again)
    assert record.name in message
    assert record.with_name(record.name + ".damaged").name in message
    assert record.with_name(record.name + ".damaged").read_bytes() == damaged
    again.finish()


@pytest.mark.parametrize("damage", [b"", b"\0" * 500, b"\xff\xfe{}", b"{", b"[]\n", b"null\n", b"{}\n" * 3])
def test_after_damage_a_new_match_is_possible(tmp_path: Path, damage: bytes) -> None:
    (tmp_path / "records").mkdir()
    record = tmp_path / "records" / "2026-05-17 20.00.00.jsonl"
    record.write_bytes(damage)
    saves = Saves(tmp_path, Evenings())
    assert saves.saved() is None
    [message] = messages(saves)
    assert record.name in message
    assert "Traceback" not in message
    assert "\n" not in message
    saves.keep(play_hands(new_match("chiva"), 1, Random(1)))
    again = reopened(saves, tmp_path)
    assert len(again.list()) == 1
    assert messages(again) == []
    assert record.with_name(record.name + ".damaged").read_bytes() == damage
    again.finish()


def test_a_record_of_a_later_version_stays_where_it_is(saves: Saves, tmp_path: Path) -> None:
    record = tmp_path / "records" / "2026-05-17 20.00.00.jsonl"
    later = content(play_hands(new_match("chiva"), 1, Random(1))).replace(b'"tranque": 1', b'"tranque": 2', 1)
    record.write_bytes(later)
    assert saves.list() == []
    assert messages(saves) == [f"{record.name}: version 2 of the record is not known"]
    assert record.read_bytes() == later
    assert saves.list() == []
    assert messages(saves) == []


def test_messages_are_in_the_readers_language(tmp_path: Path) -> None:
    (tmp_path / "records").mkdir()
    (tmp_path / "records" / "2026-05-17 20.00.00.jsonl").write_bytes(b"{")
    saves = Saves(tmp_path)
    saves.list()
    message = saves.take_message(Words("xx"))
    assert message is not None
    assert "ñandú" in message
    saves.finish()


def test_what_a_dead_program_left_is_swept(tmp_path: Path) -> None:
    """Between the two renamings only the last good one has a name, and half a new file may lie beside it."""
    match = play(new_match("chiva"), 20, Random(1))
    record = tmp_path / "records" / "2026-05-17 20.00.00.jsonl"
    record.parent.mkdir()
    record.with_name(record.name + ".before").write_bytes(content(match))
    record.with_name(record.name + ".new").write_bytes(content(match)[:100])
    saves = Saves(tmp_path)
    assert content(resumed(saves)) == content(match)
    assert [path.name for path in record.parent.iterdir()] == [record.name]
    assert messages(saves) == []
    saves.finish()


# ---------------------------------------------------------------------- two copies, slow disks


def test_the_second_copy_keeps_nothing_and_takes_over_when_the_first_is_gone(saves: Saves, tmp_path: Path) -> None:
    saves.keep(play_hands(new_match("chiva", "first"), 1, Random(1)))
    settle(saves)
    second, match = Saves(tmp_path, Evenings()), play_hands(new_match("chiva", "second"), 2, Random(1))
    second.keep(match)
    second.keep_settings(second.settings().having(volume=0))
    assert second.is_second
    assert second.trouble
    assert second.saved() is None
    [kept] = second.list()
    assert len(messages(second)) == 1
    assert not second.delete(kept)
    assert messages(second) == ["It cannot be deleted here: nothing can be written."]
    saves.finish()
    second.keep(match)
    settle(second)
    assert not second.trouble
    assert [one.hands for one in second.list()] == [2, 1]
    second.finish()


def test_a_slow_disk_holds_back_the_next_action_and_not_the_caller(tmp_path: Path) -> None:
    """The disk here waits until it is told to go on: nothing depends on how slow it is."""
    go_on, begun = threading.Event(), threading.Event()

    def slow(order: Order) -> None:
        begun.set()
        go_on.wait()
        carry_out(order)

    saves, match = Saves(tmp_path, Evenings(), slow), play_hands(new_match("chiva"), 1, Random(1))
    saves.keep(match)
    begun.wait()
    match.deal_next()
    saves.keep(match)
    assert saves.is_busy
    assert list((tmp_path / "records").glob("*.jsonl")) == []
    assert saves.list()[0].hands == 2, "the list knows what the disk does not yet"
    go_on.set()
    saves.finish()
    [record] = (tmp_path / "records").glob("*.jsonl")
    assert record.read_bytes() == content(match)


def test_a_disk_that_fails_in_the_middle_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "x"
    write_whole(path, b"old")
    path.with_name("x.new").mkdir()
    (path.with_name("x.new") / "mine").write_text("mine")
    write_whole(path, b"new", keep_before=True)
    assert (path.read_bytes(), path.with_name("x.before").read_bytes()) == (b"new", b"old")


def test_no_file_stays_open_and_no_thread(saves: Saves) -> None:
    match, chance = new_match("sixlove"), Random(1)
    counts = []
    for _ in range(15):
        act(match, chance)
        saves.keep(match)
        settle(saves)
        saves.list()
        counts.append(_open_files())
    assert len(set(counts)) == 1
    assert [thread.name for thread in threading.enumerate() if thread.name == "writer"] == []


def _open_files() -> int:
    folder = Path("/proc/self/fd")
    return len(list(folder.iterdir())) if folder.is_dir() else 0
