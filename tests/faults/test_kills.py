"""`kill -9` at random moments of programs that play and save: what comes back is the state before or after the last
act, never anything else, and nothing is damaged."""

import hashlib
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from game.record import read_record
from game.words import Words
from scenes.store.saves import Saves
from tests.faults.playing import content, duplicate_digest

ROOT = Path(__file__).resolve().parent.parent.parent
ACTS_OF_A_LIFE = 40
LIVES_OF_A_MATCH = 8

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no signal here ends a program at once")


def start(folder: Path, *words: object, **more: object) -> subprocess.Popen[str]:
    line = [sys.executable, "-B", "-m", "tests.faults.player", str(folder), *map(str, words)]
    return subprocess.Popen(line, cwd=ROOT, stdout=subprocess.PIPE, text=True, **more)  # type: ignore[call-overload, no-any-return]


def kill_at_random(player: subprocess.Popen[str], chance: Random) -> list[str]:
    """Everything it had told by then: it is left alone for some acts, then for a moment of its own."""
    assert player.stdout is not None
    told = [player.stdout.readline() for _ in range(chance.randint(1, 2 * ACTS_OF_A_LIFE))]
    assert all(told), "the program ended by itself"
    time.sleep(chance.random() * 0.004)
    os.kill(player.pid, signal.SIGKILL)
    told += player.stdout.readlines()
    player.wait()
    return [line.strip() for line in told]


def may_come_back(told: list[str], before: str | None) -> set[str | None]:
    """The last act that was told to be on the disk, and the one after it."""
    last, about = before, None
    for word, _, digest in (line.partition(" ") for line in told):
        if word == "about":
            about = digest
        elif word == "kept":
            last, about = digest, None
    return {last} if about is None else {last, about}


def digest_in(folder: Path) -> str | None:
    """Of the match that "Continue" brings back."""
    saves = Saves(folder)
    assert not saves.is_second, "the dead program still holds its lock"
    kept = saves.saved()
    match = None if kept is None else saves.resume(kept)
    message = saves.take_message(Words("en"))
    saves.finish()
    assert message is None
    assert not list(folder.rglob("*.damaged*"))
    return None if match is None else hashlib.sha256(content(match)).hexdigest()


@pytest.mark.parametrize("game", ["chiva", "sixlove"])
@pytest.mark.parametrize("kills", [pytest.param(5, id="share"), pytest.param(100, id="whole", marks=pytest.mark.long)])
def test_a_killed_program_comes_back_before_or_after_its_last_act(tmp_path: Path, game: str, kills: int) -> None:
    chance = Random(f"{game} {kills}")
    last, unsure, halfway = None, 0, 0
    for kill in range(kills):
        is_new = kill % LIVES_OF_A_MATCH == 0
        told = kill_at_random(start(tmp_path, game, kill, 10_000, *(["new"] if is_new else [])), chance)
        possible = may_come_back(told, last)
        unsure += len(possible) - 1
        halfway += any(tmp_path.rglob("*.new"))
        last = digest_in(tmp_path)
        assert last in possible, (kill, told[-3:])
    print(f"{game}: {kills} kills, {unsure} before the act was on the disk, {halfway} in the middle of its file")


def duplicate_in(folder: Path) -> tuple[str | None, list[bool]]:
    """What "Continue" goes on with; and of its record whether each board there is one of its own, as it was played."""
    saves = Saves(folder)
    assert not saves.is_second, "the dead program still holds its lock"
    duplicate = saves.resume_duplicate()
    message, kept = saves.take_message(Words("en")), saves.list()
    saves.finish()
    assert message is None
    assert not list(folder.rglob("*.damaged*"))
    if duplicate is None:
        return None, []
    begun = [hand.states[0].dealt for hand in duplicate.match.hands]
    own = [read_record(one.path.read_bytes()).match for one in kept if saves.is_closed(one)]
    return duplicate_digest(duplicate), [hand.states[0].dealt in begun for match in own for hand in match.hands]


@pytest.mark.parametrize("kills", [pytest.param(2, id="share"), pytest.param(60, id="whole", marks=pytest.mark.long)])
def test_a_duplicate_that_was_killed_comes_back_before_or_after_its_last_act(tmp_path: Path, kills: int) -> None:
    chance = Random(f"duplicate {kills}")
    last, unsure = None, 0
    for kill in range(kills):
        is_new = kill % LIVES_OF_A_MATCH == 0
        told = kill_at_random(start(tmp_path, "chiva", kill, 10_000, "duplicate", *(["new"] if is_new else [])), chance)
        possible = may_come_back(told, last)
        unsure += len(possible) - 1
        last, boards = duplicate_in(tmp_path)
        assert last in possible, (kill, told[-3:])
        assert all(boards)
    print(f"duplicate: {kills} kills, {unsure} before the act was on the disk")


def test_the_second_copy_says_so_and_overwrites_nothing(tmp_path: Path) -> None:
    """PITFALLS "Two copies": two real programs, one folder."""
    first = start(tmp_path, "chiva", 7, 10_000)
    assert first.stdout is not None
    assert any(line.startswith("kept") for line in first.stdout), "the program ended before it kept anything"
    os.kill(first.pid, signal.SIGSTOP)
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    second = start(tmp_path, "sixlove", 8, 20, "new")
    told = second.communicate()[0]
    assert second.returncode == 0
    assert "message Tranque is open already: what is played in this window is not kept" in told
    assert "trouble True" in told
    assert {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()} == before
    os.kill(first.pid, signal.SIGKILL)
    first.communicate()
    third = start(tmp_path, "sixlove", 8, 20, "new")
    assert "trouble False" in third.communicate()[0]
