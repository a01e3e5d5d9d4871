"""A real sound server whose devices come and go. SDL brings its own process down where there is none."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from scenes.store.saves import Saves
from scenes.store.settings import default_settings
from sounds.sound_trial import FLAG, SoundTrial, own_command
from tests.kit.program import ROOT, Program, surroundings
from tests.kit.sound_server import SoundServer, require_sound_server

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="sound servers are the custom of Linux")
BOTS = ("--game", "chiva", "--seed", "42", "--seats", "bot:easy,bot:easy,bot:easy,bot:easy")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[SoundServer]:
    require_sound_server()
    with SoundServer(tmp_path / "sound") as server:
        yield server


def program_at(server: SoundServer, folder: Path) -> Program:
    saves = Saves(folder / "data")
    saves.keep_settings(default_settings().having(language="en", sound=True))
    saves.finish()
    return Program(folder, *BOTS, variables=server.variables | {"SDL_AUDIODRIVER": None})


def test_without_a_device_it_plays_in_silence_and_sound_comes_with_one(server: SoundServer, tmp_path: Path) -> None:
    with program_at(server, tmp_path) as program:
        program.wait_for("play")
        assert not server.is_played_on
        server.plug_in()
        program.until(lambda: server.is_played_on, "no sound came back")
        assert program.end() == (0, "")


def test_the_last_device_is_taken_away_and_comes_back(server: SoundServer, tmp_path: Path) -> None:
    device = server.plug_in()
    with program_at(server, tmp_path) as program:
        program.wait_for("play")
        program.until(lambda: server.is_played_on, "no sound")
        server.take_out(device)
        program.until(lambda: not server.is_played_on, "still open")
        server.plug_in()
        program.until(lambda: server.is_played_on, "no sound came back")
        assert program.end() == (0, "")


def test_the_trial_itself_never_starts_the_game(server: SoundServer, tmp_path: Path) -> None:
    """By the flag, which a frozen program uses, and as a checkout does it."""
    around = surroundings(tmp_path, SDL_AUDIODRIVER=None, SDL_VIDEODRIVER=None, **server.variables)
    for call in ((sys.executable, "-m", "game", FLAG), own_command()):
        failed = subprocess.run(call, cwd=ROOT, env=around, capture_output=True, check=False, timeout=60)
        assert failed.returncode != 0
    server.plug_in()
    for call in ((sys.executable, "-m", "game", FLAG), own_command()):
        assert subprocess.run(call, cwd=ROOT, env=around, capture_output=True, check=False, timeout=60).returncode == 0


def outcome(trial: SoundTrial) -> bool:
    SoundServer.until(lambda: trial.outcome is not None, "it does not end")
    return bool(trial.outcome)


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("pass", True),
        ("raise SystemExit(1)", False),
        ("import os, signal; os.kill(os.getpid(), signal.SIGSEGV)", False),
    ],
)
def test_what_a_trial_finds(code: str, found: bool) -> None:
    trial = SoundTrial((sys.executable, "-S", "-c", code))
    assert trial.outcome is False
    trial.begin()
    assert outcome(trial) is found


def test_a_trial_that_hangs_or_cannot_start_finds_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sounds.sound_trial.LONGEST", 0.1)
    hangs = SoundTrial((sys.executable, "-S", "-c", "import time; time.sleep(100)"))
    hangs.begin()
    assert outcome(hangs) is False
    nothing = SoundTrial(("/nowhere/at/all",))
    nothing.begin()
    assert nothing.outcome is False
