"""What is kept comes back; examples, one promise each."""

import shutil
import threading
import time
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path
from random import Random

import pytest

from game.match import Match
from game.record import hand_from_text, read_record
from game.seats import Pair
from game.words import Words
from scenes.keeping.durable import write_whole
from scenes.keeping.saves import Saves
from scenes.keeping.writer import Order, carry_out
from tests.faults.playing import PEOPLE, act, content, new_match, play, play_hands

FIRST_EVENING = datetime(2026, 5, 17, 21, 4, 9)


class Evenings:
    """A clock that goes on by an hour each time it is asked."""

    def __init__(self) -> None:
        self.now = FIRST_EVENING - timedelta(hours=1)

    def __call__(self) -> datetime:
        self.now += timedelta(hours=1)
        return self.now


@pytest.fixture
def saves(tmp_path: Path) -> Iterator[Saves]:
    opened = Saves(tmp_path, Evenings())
    yield opened
    opened.finish()


def settle(saves: Saves) -> None:
    while saves.is_busy:
        time.sleep(0.0005)


def reopened(saves: Saves, tmp_path: Path) -> Saves:
    saves.finish()
    return Saves(tmp_path, Evenings())


def messages(saves: Saves) -> list[str]:
    told = []
    while (message := saves.take_message(Words("en"))) is not None:
        told.append(message)
    return told


def resumed(saves: Saves) -> Match:
    kept = saves.saved()
    assert kept is not None
    match = saves.resume(kept)
    assert match is not None
    return match


# ---------------------------------------------------------------------- the match that is played


def test_nothing_is_saved_before_the_first_deal(saves: Saves) -> None:
    saves.keep(new_match("chiva"))
    settle(saves)
    assert (saves.saved(), saves.list()) == (None, [])


def test_one_file_a_match_named_by_the_date_and_time_it_began(saves: Saves, tmp_path: Path) -> None:
    match = play_hands(new_match("chiva"), 1, Random(1))
    for _ in range(3):
        match.deal_next()
        saves.keep(match)
        play_hands(match, 0, Random(1))
        while not match.hand_is_over:
            match.submit(match.seen_by(match.state.turn).legal[0])
    saves.keep(match)
    settle(saves)
    assert [path.name for path in (tmp_path / "records").glob("*.jsonl")] == ["2026-05-17 21.04.09.jsonl"]
    assert saves.list()[0].began == FIRST_EVENING


def test_two_matches_that_begin_in_one_second_have_two_files(tmp_path: Path) -> None:
    saves = Saves(tmp_path, lambda: FIRST_EVENING)
    for seed in "123":
        saves.keep(play_hands(new_match("chiva", seed), 1, Random(1)))
    saves.finish()
    names = sorted(path.name for path in (tmp_path / "records").glob("*.jsonl"))
    assert names == ["2026-05-17 21.04.09 (2).jsonl", "2026-05-17 21.04.09 (3).jsonl", "2026-05-17 21.04.09.jsonl"]


def test_a_hand_in_play_shows_no_tile_that_is_still_held(saves: Saves, tmp_path: Path) -> None:
    match = play_hands(new_match("sixlove"), 1, Random(1))
    match.deal_next()
    saves.keep(match)
    settle(saves)
    [record] = (tmp_path / "records").glob("*.jsonl")
    last = record.read_text("utf-8").splitlines()[-1]
    assert '"play": ""' in last
    assert "deal" not in last
    assert "code" not in last


def test_continue_goes_on_in_the_same_file(saves: Saves, tmp_path: Path) -> None:
    chance = Random(3)
    match = play(new_match("sixlove"), 70, chance)
    saves.keep(match)
    again = reopened(saves, tmp_path)
    back = resumed(again)
    assert content(back) == content(match)
    play(back, 30, chance)
    again.keep(back)
    third = reopened(again, tmp_path)
    assert content(resumed(third)) == content(back)
    assert len(third.list()) == 1
    third.finish()


def test_undo_and_notes_survive_the_night(saves: Saves, tmp_path: Path) -> None:
    match = play_hands(new_match("chiva"), 2, Random(5))
    match.undo()
    saves.keep(match)
    back = resumed(reopened(saves, tmp_path))
    assert back.hand.repeated
    assert back.hand.notes == match.hand.notes
    assert back.can_undo == match.can_undo


def test_continue_is_the_match_played_last_not_the_one_begun_last(saves: Saves, tmp_path: Path) -> None:
    for seed in ("old", "new"):
        saves.keep(play_hands(new_match("chiva", seed), 1, Random(6)))
    settle(saves)
    new, old = saves.list()
    match = saves.resume(old)
    assert match is not None
    match.deal_next()
    saves.keep(match)
    again = reopened(saves, tmp_path)
    kept = again.saved()
    assert kept is not None
    assert (kept.path, kept.hands) == (old.path, 2)
    again.delete(kept)
    assert again.saved() == new
    again.finish()


def test_without_a_word_of_the_last_one_continue_is_the_newest(saves: Saves, tmp_path: Path) -> None:
    for seed in "12":
        saves.keep(play_hands(new_match("chiva", seed), 1, Random(6)))
    saves.finish()
    for damage in (b"", b"\0" * 40, b'{"record": 7}', b'{"record": "../x"}'):
        (tmp_path / "last.json").write_bytes(damage)
        again = Saves(tmp_path)
        assert again.saved() == again.list()[0]
        again.finish()


def test_practice_is_kept_once_it_is_over_and_is_nothing_to_continue(saves: Saves) -> None:
    line = 'tranque 1 chiva QDQ1-BH1C-VXVE-BNTT "66"'
    match = hand_from_text(line, PEOPLE)
    saves.keep(match)
    settle(saves)
    assert saves.list() == []
    while not match.hand_is_over:
        match.submit(match.seen_by(match.state.turn).legal[0])
        saves.keep(match)
    settle(saves)
    [kept] = saves.list()
    assert kept.is_practice
    assert saves.saved() is None
    assert saves.statistics().hands == 0
    match.restart()
    saves.keep(match)
    settle(saves)
    assert not saves.trouble


# ---------------------------------------------------------------------- the list


def test_the_list_shows_each_match_of_a_record(saves: Saves, tmp_path: Path) -> None:
    match = play_hands(new_match("chiva", "9"), 90, Random(1))
    match.deal_next()
    match.deal_afresh()
    saves.keep(match)
    live = saves.list()
    again = reopened(saves, tmp_path)
    (tmp_path / "summaries.json").unlink()
    third = reopened(again, tmp_path)
    assert live == again.list() == third.list()
    [kept] = live
    assert kept.names == ("Ana", "Rosa", "Ñusta", "Beto")
    assert (kept.matches[0].first, kept.matches[-1].last, kept.hands) == (1, 92, 92)
    over = [one for one in kept.matches if one.winner is not None]
    assert len(over) > 2
    for one in over:
        assert one.winner is not None
        assert one.score[one.winner.place] > one.score[one.winner.rival.place]
        assert match.hands[one.last - 1].last.result is not None
    for one, following in zip(kept.matches, kept.matches[1:], strict=False):
        assert one.last + 1 == following.first
    assert kept.matches[-1] == type(kept.matches[-1])(92, 92, (0, 0), None)
    third.finish()


def test_the_newest_comes_first(saves: Saves) -> None:
    for seed in "123":
        saves.keep(play_hands(new_match("chiva", seed), 1, Random(1)))
    settle(saves)
    assert [one.began.hour for one in saves.list()] == [23, 22, 21]


def test_deleting_takes_the_record_and_what_stood_before_it(saves: Saves, tmp_path: Path) -> None:
    match = play(new_match("chiva"), 10, Random(1))
    for _ in range(5):
        act(match, Random(2))
        saves.keep(match)
    [kept] = saves.list()
    assert saves.delete(kept)
    assert list((tmp_path / "records").iterdir()) == []
    again = reopened(saves, tmp_path)
    assert (again.list(), again.saved()) == ([], None)
    again.finish()


def test_a_record_from_elsewhere_is_listed_by_the_date_of_its_file(saves: Saves, tmp_path: Path) -> None:
    (tmp_path / "records" / "la tía Ñica.jsonl").write_bytes(content(play_hands(new_match("sixlove"), 2, Random(1))))
    [kept] = saves.list()
    assert (kept.game, kept.hands) == ("sixlove", 2)
    back = saves.resume(kept)
    assert back is not None
    back.deal_next()
    saves.keep(back)
    settle(saves)
    assert read_record(kept.path.read_bytes()).to_bytes() == content(back)


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
    assert not second.delete(kept)
    assert len(messages(second)) == 1
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


# ---------------------------------------------------------------------- long ones


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


def test_pairs_are_told_as_pairs(saves: Saves) -> None:
    match = play_hands(new_match("chiva", "9"), 60, Random(1))
    saves.keep(match)
    winners = {one.winner for one in saves.list()[0].matches}
    assert winners <= {Pair.P13, Pair.P24, None}
    assert len(winners) > 1


# ---------------------------------------------------------------------- what earlier versions kept


def test_version_1_stays_readable(tmp_path: Path) -> None:
    """A folder as version 1 left it, never to be made again."""
    shutil.copytree(Path(__file__).parent / "kept" / "version-1", tmp_path / "kept")
    saves = Saves(tmp_path / "kept")
    settings = saves.settings()
    assert (settings.language, settings.volume, settings.curtain, settings.text_size) == ("es", 40, "hold", 125)
    assert saves.window_size() == (1024, 640)
    assert [(one.game, one.hands, one.began.day) for one in saves.list()] == [("sixlove", 5, 18), ("chiva", 2, 17)]
    kept = saves.saved()
    assert kept is not None
    assert kept.game == "chiva"
    whole = kept.path.read_bytes()
    assert content(resumed(saves)) == whole
    assert (saves.statistics().hands, saves.statistics().keys) == (2, 1)
    assert messages(saves) == []
    saves.finish()
