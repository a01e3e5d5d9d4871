"""Names of files and folders that are no text, as archives and disks of other systems leave them."""

import json
import os
import subprocess
import sys
from pathlib import Path
from shutil import copyfile

import pytest

from game.record import read_record
from game.saying import readable
from scenes import routes
from scenes.screens.after.share import FOLDER, Share
from scenes.screens.replay.replays import Replays
from scenes.stack import Push
from scenes.store.saves import Saves
from tests.kit.program import ROOT, Program, ended, surroundings
from tests.kit.sit_down import SitDown, sit_down_at
from tests.scenes.store.evenings import messages

RECORD = ROOT / "tests" / "records" / "chiva-random-42.jsonl"
LATIN_1 = os.fsdecode(b"caf\xe9")
NAMES = (LATIN_1, os.fsdecode(b"\xff\xfe\x80"), "two\nlines\x1b[31m", "ñandú 🦆", "-", " ", "'\"$(x)", "z" * 240)

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere every name is text")


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder that is named so itself, with a record of each name."""
    folder = tmp_path / LATIN_1
    (folder / "records").mkdir(parents=True)
    for name in NAMES:
        copyfile(RECORD, folder / "records" / f"{name}.jsonl")
    return folder


def at_the_list(data: Path) -> SitDown:
    player = sit_down_at(data)
    player.client.stack.go(Push(routes.Replays()))
    player.wait()
    player.picture()
    return player


def test_a_name_is_shown_with_a_mark_for_each_byte_that_is_no_text() -> None:
    assert [readable(name) for name in NAMES[:4]] == ["caf?", "???", "two?lines?[31m", "ñandú 🦆"]


def test_all_are_listed_counted_and_gone_on_with(data: Path) -> None:
    saves = Saves(data)
    assert {kept.own_name for kept in saves.list()} == {f"{readable(name)}.jsonl" for name in NAMES}
    assert saves.statistics().hands == sum(kept.hands for kept in saves.list()) > 0
    going_on = next(kept for kept in saves.list() if LATIN_1 in kept.path.name)
    match = saves.resume(going_on)
    assert match is not None
    saves.keep(match)
    saves.reset_statistics()
    saves.finish()
    assert messages(saves) == []
    again = Saves(data)
    assert again.saved() == next(kept for kept in again.list() if LATIN_1 in kept.path.name)
    assert again.statistics().hands == 0
    for name in ("summaries.json", "last.json", "statistics.json"):
        body = (
            (data / name).read_bytes().partition(b"\n")[2] if name == "summaries.json" else (data / name).read_bytes()
        )
        json.dumps(json.loads(body), ensure_ascii=False).encode()
    again.finish()


def test_each_is_looked_at_shared_and_taken_away(data: Path) -> None:
    player = at_the_list(data)
    rows = player.on(Replays).rows
    for kept in {row.kept.path: row.kept for row in rows}.values():
        match = player.client.services.saves.read(kept)
        assert match is not None
        player.client.stack.go(Push(routes.Share(match, 1, 1)))
        player.tap("picture")
        while player.spots.keys() & {"cancel"}:
            player.wait()
            player.picture()
        assert "caf?" in player.on(Share).text
        player.tap("close")
    assert len([*(data / FOLDER).iterdir()]) == 1
    for _ in NAMES:
        player.tap("delete:0")
        player.picture()
        player.tap("yes")
    assert not [*(data / "records").iterdir()]


def test_a_damaged_one_is_told_of_and_kept_aside(data: Path) -> None:
    for path in (data / "records").iterdir():
        path.write_bytes(b"no record")
    player = at_the_list(data)
    told = messages(player.client.services.saves)
    assert len(told) + bool(player.client.notice.text) >= len(NAMES)
    for line in told:
        line.encode()
    assert len([*(data / "records").glob("*.damaged")]) == len(NAMES)


def test_the_program_starts_and_opens_one(data: Path) -> None:
    variables = {"TRANQUE_DATA": str(data)}
    with Program(data.parent, variables=variables) as program:
        program.wait_for("title")
        assert program.end() == (0, "")
    with Program(data.parent, str(data / "records" / f"{LATIN_1}.jsonl"), variables=variables) as program:
        program.wait_for("replay")
        assert program.end() == (0, "")


@pytest.mark.parametrize("name", NAMES)
def test_both_commands_refuse_one_that_is_not_there_in_one_line(tmp_path: Path, name: str) -> None:
    missing = str(tmp_path / f"{name}.jsonl")
    told = ended(tmp_path, missing)
    assert (told.returncode, len(told.stderr.splitlines())) == (2, 1)
    command = [sys.executable, "-m", "tools.seed_replay", missing]
    replay = subprocess.run(
        command, cwd=ROOT, env=surroundings(tmp_path), capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert (replay.returncode, len(replay.stderr.splitlines())) == (2, 1)
    assert replay.stderr == told.stderr


def test_the_replay_command_reads_and_draws_to_such_a_name(data: Path) -> None:
    path, picture = data / "records" / f"{LATIN_1}.jsonl", data / f"{LATIN_1}.png"
    command = [sys.executable, "-m", "tools.seed_replay", str(path)]
    run = [
        [*command, "--record"],
        [*command, "--at", "1", "--picture", str(picture)],
        [*command, "--at", "999", "--picture", str(picture)],
    ]
    told = [
        subprocess.run(one, cwd=ROOT, env=surroundings(data.parent), capture_output=True, check=False) for one in run
    ]
    assert [one.returncode for one in told] == [0, 0, 2]
    assert read_record(told[0].stdout).match.hands
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert b"caf?" in told[2].stderr
