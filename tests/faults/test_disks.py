"""Disks that are full or read-only, and folders that are not what they should be, for real."""

import contextlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from game.match import Match
from game.record import read_record
from scenes.store.saves import Saves
from tests.faults.playing import act, content, new_match, play_hands
from tests.scenes.store.evenings import messages

ROOT = Path(__file__).resolve().parent.parent.parent
IS_ROOT = hasattr(os, "geteuid") and os.geteuid() == 0
SMALL_FILES = (
    *("settings.json", "window.json", "last.json", "statistics.json", "summaries.json"),
    *("duplicate.json", "in-use.lock"),
)


def mount(*words: object) -> None:
    subprocess.run(["mount", *map(str, words)], check=True, capture_output=True)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of 32 KiB of its own."""
    place = tmp_path / "disk"
    place.mkdir()
    if not (IS_ROOT and sys.platform == "linux"):
        pytest.skip("only root can mount a small disk")
    try:
        mount("-t", "tmpfs", "-o", "size=32k", "none", place)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("this machine lets nobody mount a disk")
    yield place
    subprocess.run(["umount", "--lazy", place], check=True)


def keep(saves: Saves, match: Match) -> None:
    """And wait for the disk, as the table does before the next act."""
    saves.keep(match)
    saves._writer.wait()


def run_player(*words: object, **more: object) -> "subprocess.CompletedProcess[str]":
    """Without compiled files: a limit to the size of files would cut those short, and the next start would fail."""
    line = [sys.executable, "-B", "-m", "tests.faults.player", *map(str, words)]
    return subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=False, **more)  # type: ignore[call-overload, no-any-return]


def test_full_disk_play_goes_on_with_one_message_and_the_last_good_one(small_disk: Path) -> None:
    saves, match, chance = Saves(small_disk), new_match("sixlove"), Random(1)
    good = []
    while not saves.trouble:
        act(match, chance)
        keep(saves, match)
        good.append(content(match))
    assert messages(saves) == ["the match could not be kept: the disk is full"]
    [record] = (small_disk / "records").glob("*.jsonl")
    assert record.read_bytes() == good[-2], "the last one that fitted stands"
    assert not any(small_disk.rglob("*.new")), "half a file takes room and is good for nothing"
    for _ in range(60):
        act(match, chance)
        keep(saves, match)
    assert messages(saves) == []
    settings = saves.settings().having(volume=10)
    saves.keep_settings(settings)
    saves.finish()
    assert read_record(record.read_bytes()).to_bytes() in good


def test_full_disk_once_there_is_room_again_all_is_kept(small_disk: Path) -> None:
    ballast = small_disk / "ballast"
    saves, match, chance = Saves(small_disk), play_hands(new_match("chiva"), 3, Random(2)), Random(3)
    keep(saves, match)
    with contextlib.suppress(OSError):
        ballast.write_bytes(bytes(1 << 20))
    for _ in range(60):
        act(match, chance)
        keep(saves, match)
    assert saves.trouble
    ballast.unlink()
    act(match, chance)
    keep(saves, match)
    assert not saves.trouble
    saves.finish()
    again = Saves(small_disk)
    kept = again.saved()
    assert kept is not None
    resumed = again.resume(kept)
    assert resumed is not None
    assert content(resumed) == content(match)


def test_a_size_limit_on_files_is_a_full_disk(tmp_path: Path) -> None:
    """Held by a process that may not write a file above 2,000 bytes; no root is needed."""
    resource = pytest.importorskip("resource")
    limit = 2000
    played = run_player(
        tmp_path, "chiva", 5, 150, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
    )
    assert (played.returncode, played.stderr) == (0, "")
    told = [line for line in played.stdout.splitlines() if line.startswith(("message", "trouble"))]
    assert told == ["message the match could not be kept: files may not grow any larger here", "trouble True"]
    [record] = (tmp_path / "records").glob("*.jsonl")
    assert 0 < record.stat().st_size <= limit
    read_record(record.read_bytes())


def test_read_only_disk_play_goes_on_and_what_lies_there_can_be_read(small_disk: Path) -> None:
    first, match = Saves(small_disk), play_hands(new_match("sixlove"), 2, Random(4))
    first.keep(match)
    first.keep_settings(first.settings().having(volume=30))
    first.finish()
    before = {path: path.read_bytes() for path in small_disk.rglob("*") if path.is_file()}
    mount("-o", "remount,ro", small_disk)
    saves = Saves(small_disk)
    assert messages(saves) == [f"nothing is kept in {small_disk}: the disk is read-only"]
    assert saves.settings().volume == 30
    [kept] = saves.list()
    resumed = saves.resume(kept)
    assert resumed is not None
    assert content(resumed) == content(match)
    resumed.deal_next()
    keep(saves, resumed)
    assert saves.trouble
    assert not saves.delete(kept)
    saves.keep_settings(saves.settings().having(volume=60))
    saves.reset_statistics()
    saves.finish()
    assert messages(saves) == ["It cannot be deleted here: nothing can be written."]
    assert {path: path.read_bytes() for path in small_disk.rglob("*") if path.is_file()} == before
    mount("-o", "remount,rw", small_disk)
    keep(saves, resumed)
    assert not saves.trouble


@pytest.mark.skipif(
    IS_ROOT or sys.platform == "win32", reason="permissions do not bind root: a read-only disk stands in"
)
def test_a_folder_without_permission_is_read_only(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    saves, match = Saves(tmp_path), play_hands(new_match("chiva"), 1, Random(5))
    keep(saves, match)
    tmp_path.chmod(0o700)
    assert messages(saves) == [f"nothing is kept in {tmp_path}: it is not allowed"]


def test_a_file_in_place_of_the_folder(tmp_path: Path) -> None:
    place = tmp_path / "a file"
    place.write_text("mine")
    for folder in (place, place / "below"):
        saves = Saves(folder)
        keep(saves, play_hands(new_match("chiva"), 1, Random(6)))
        saves.keep_settings(saves.settings())
        saves.finish()
        assert messages(saves) == [f"nothing is kept in {folder}: a file stands in the place of a folder"]
        assert (saves.list(), saves.saved(), saves.window_size()) == ([], None, None)
    assert place.read_text() == "mine"


def test_a_file_in_place_of_the_folder_of_records_is_kept_aside(tmp_path: Path) -> None:
    (tmp_path / "records").write_text("mine")
    saves, match = Saves(tmp_path), play_hands(new_match("chiva"), 1, Random(7))
    keep(saves, match)
    assert [one.hands for one in saves.list()] == [1]
    assert (tmp_path / "records.damaged").read_text() == "mine"


@pytest.mark.parametrize("name", SMALL_FILES)
def test_a_folder_in_place_of_a_small_file_is_kept_aside(tmp_path: Path, name: str) -> None:
    (tmp_path / name).mkdir(parents=True)
    (tmp_path / name / "mine").write_text("mine")
    saves, match = Saves(tmp_path), play_hands(new_match("sixlove"), 1, Random(8))
    saves.window_size()
    saves.duplicate()
    keep(saves, match)
    saves.keep_settings(saves.settings().having(volume=20))
    saves.keep_window_size((800, 600))
    saves.reset_statistics()
    assert saves.saved() is not None
    saves.finish()
    again = Saves(tmp_path)
    assert again.settings().volume == 20
    assert again.window_size() == (800, 600)
    assert again.statistics().hands == 0
    assert again.saved() is not None
    assert not again.trouble
    assert messages(again) == []
    assert (tmp_path / f"{name}.damaged" / "mine").read_text() == "mine"


@pytest.mark.parametrize("more", ["", ".new", ".before"])
def test_a_folder_in_place_of_a_record_is_kept_aside(tmp_path: Path, more: str) -> None:
    saves, match, chance = Saves(tmp_path), new_match("chiva"), Random(9)
    act(match, chance)
    keep(saves, match)
    [record] = (tmp_path / "records").glob("*.jsonl")
    place = record.with_name(record.name + more)
    place.unlink(missing_ok=True)
    (place / "mine").mkdir(parents=True)
    for _ in range(5):
        act(match, chance)
        keep(saves, match)
    assert not saves.trouble
    assert record.read_bytes() == content(match)
    assert place.with_name(place.name + ".damaged").is_dir()


def test_the_folder_vanishes_in_the_middle_of_a_match(tmp_path: Path) -> None:
    saves, match, chance = Saves(tmp_path / "kept"), new_match("chiva"), Random(10)
    act(match, chance)
    keep(saves, match)
    (tmp_path / "kept").rename(tmp_path / "gone")
    act(match, chance)
    keep(saves, match)
    assert saves.trouble
    assert messages(saves) == ["the match could not be kept: it is not there"]
    (tmp_path / "gone").rename(tmp_path / "kept")
    act(match, chance)
    keep(saves, match)
    assert not saves.trouble


# ---------------------------------------------------------------------- homes


def environment(**changes: str | None) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "TRANQUE_"))}
    changed: dict[str, str | None] = {**kept, "PYGAME_HIDE_SUPPORT_PROMPT": "1", **changes}
    return {name: value for name, value in changed.items() if value is not None}


@pytest.mark.skipif(sys.platform != "linux", reason="HOME decides on Linux only")
def test_a_home_with_spaces_and_accents(tmp_path: Path) -> None:
    home = tmp_path / "Casa de Ñandú é ü"
    home.mkdir()
    played = run_player("", "chiva", 5, 30, env=environment(HOME=str(home)))
    assert (played.returncode, played.stderr) == (0, "")
    assert "trouble False" in played.stdout
    [record] = home.rglob("*.jsonl")
    assert record.parent.parent == home / ".local" / "share" / "Tranque"


@pytest.mark.skipif(sys.platform != "linux", reason="HOME decides on Linux only")
@pytest.mark.parametrize("home", ["/proc/nowhere", "/dev/null/home"])
def test_no_home(home: str) -> None:
    played = run_player("", "chiva", 5, 30, env=environment(HOME=home))
    assert (played.returncode, played.stderr) == (0, "")
    assert "message no folder to keep anything in was found: nothing is kept" in played.stdout
    assert "trouble True" in played.stdout


def test_the_variable_names_the_folder(tmp_path: Path) -> None:
    played = run_player("", "sixlove", 5, 30, env=environment(TRANQUE_DATA=str(tmp_path / "here")))
    assert f"plays in {tmp_path / 'here'}" in played.stdout
    assert len(list((tmp_path / "here" / "records").glob("*.jsonl"))) == 1


def test_a_folder_whose_name_cannot_be_one() -> None:
    saves = Saves(Path("a\0b"))
    keep(saves, play_hands(new_match("chiva"), 1, Random(11)))
    assert saves.trouble
    assert len(messages(saves)) == 1
