"""The program as a process among others: no screen, no sound, no home, ended from outside, opened twice, called with
wrong words, failing inside."""

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from game import __version__
from game.match import Match
from game.words import Words
from scenes.store.saves import Saves
from scenes.store.settings import default_settings
from tests.kit.failing_program import TURNS
from tests.kit.program import ROOT, Program, ended, surroundings

BOTS = ("--game", "chiva", "--seed", "42", "--seats", "bot:easy,bot:easy,bot:easy,bot:easy")
PEOPLE = ("--game", "sixlove", "--seed", "42", "--seats", "Ana,bot:easy,Beto,bot:easy")
ON_LINUX = pytest.mark.skipif(sys.platform != "linux", reason="drivers and homes are told so on Linux only")


@pytest.fixture
def quick(tmp_path: Path) -> Path:
    """A folder whose data say that nobody wants to wait."""
    saves = Saves(tmp_path / "data")
    saves.keep_settings(default_settings().having(language="en", reduced_motion=True, bot_speed="fast"))
    saves.finish()
    return tmp_path


def kept_in(folder: Path) -> Match:
    """The match that "Continue" brings back."""
    saves = Saves(folder)
    assert not saves.is_second
    kept = saves.saved()
    assert kept is not None
    match = saves.resume(kept)
    assert match is not None
    assert saves.take_message(Words("en")) is None
    saves.finish()
    return match


def turns_in(folder: Path) -> int:
    """Of the last hand of the only record as it lies on the disk, read without a lock; 0 where there is none."""
    for path in (folder / "records").glob("*.jsonl"):
        try:
            last = json.loads(path.read_text(encoding="utf-8").splitlines()[-1])
        except FileNotFoundError:
            # Between the old one's renaming and the new one's.
            return 0
        return len(last.get("play", "").split())
    return 0


# ---------------------------------------------------------------------- no screen, no sound


@ON_LINUX
@pytest.mark.parametrize(("locale", "said"), [("C.UTF-8", "no display was found"), ("es_DO.UTF-8", "no se encontró")])
def test_no_display_is_one_line_and_status_2(tmp_path: Path, locale: str, said: str) -> None:
    told = ended(tmp_path, SDL_VIDEODRIVER=None, LC_ALL=locale)
    assert told.returncode == 2
    assert told.stdout == ""
    [line] = told.stderr.splitlines()
    assert line.startswith(said)
    assert "tranque-replay" in line


@ON_LINUX
def test_no_sound_device_is_silence(quick: Path) -> None:
    with Program(quick, *BOTS, variables={"SDL_AUDIODRIVER": None}) as program:
        program.wait_for("play")
        assert program.end() == (0, "")


# ---------------------------------------------------------------------- ended from outside


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP], ids=lambda sign: str(sign.name))
@ON_LINUX
def test_a_signal_keeps_the_match_and_the_next_start_goes_on_with_it(quick: Path, sign: signal.Signals) -> None:
    data = quick / "data"
    with Program(quick, *BOTS) as program:
        program.wait_for("play")
        program.until(lambda: turns_in(data) > 3, "nobody plays")
        assert program.end(sign) == (0, "")
    before = kept_in(data)
    assert before.seed == "42"
    assert len(before.state.log) > 3
    with Program(quick) as program:
        program.wait_for("title")
        assert "continue" in program.told()["spots"]
        assert program.end() == (0, "")
    after = kept_in(data)
    assert after.hand.words == before.hand.words
    assert after.players == before.players


@ON_LINUX
def test_ctrl_c_again_and_again_changes_nothing(quick: Path) -> None:
    with Program(quick, *PEOPLE) as program:
        program.wait_for("reveal")
        for _ in range(3):
            program.send(signal.SIGINT)
        assert program.end(signal.SIGINT) == (0, "")
    assert len(kept_in(quick / "data").hands) == 1


@ON_LINUX
@pytest.mark.parametrize("after", [0.2, 0.6, 1.5])
def test_ctrl_c_while_it_starts_is_silent(tmp_path: Path, after: float) -> None:
    """At whatever moment: while it is loaded, before there is a window, and then."""
    code = "import sys, threading, _thread; from game.__main__ import main; sys.argv[1:] = ['--windowed']; "
    code += f"threading.Timer({after}, _thread.interrupt_main).start(); sys.exit(main())"
    call = [sys.executable, "-c", code]
    told = subprocess.run(
        call, cwd=ROOT, env=surroundings(tmp_path), capture_output=True, text=True, check=False, timeout=60
    )
    assert told.stderr == ""
    assert told.returncode in (0, 130)


@ON_LINUX
def test_the_replay_command_is_interrupted_in_silence(tmp_path: Path) -> None:
    call = [sys.executable, "-m", "tools.seed_replay", "--game", "chiva", "--hands", "100000"]
    with subprocess.Popen(
        call, cwd=ROOT, env=surroundings(tmp_path), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as running:
        assert running.stdout is not None
        assert running.stdout.readline()
        running.send_signal(signal.SIGINT)
        assert running.stdout.read() is not None
        assert running.stderr is not None
        assert running.stderr.read() == b""
        assert running.wait(60) == 130


def test_sigterm_behind_the_curtain_keeps_the_deal(quick: Path) -> None:
    with Program(quick, *PEOPLE) as program:
        program.wait_for("reveal")
        assert program.end() == (0, "")
    match = kept_in(quick / "data")
    assert len(match.hands) == 1
    assert match.state.log == ()


# ---------------------------------------------------------------------- two copies


def test_the_second_copy_says_so_and_overwrites_nothing(quick: Path) -> None:
    """PITFALLS "Two copies at once"."""
    data = quick / "data"
    with Program(quick, *PEOPLE) as first:
        first.wait_for("reveal")
        before = {path: path.read_bytes() for path in data.rglob("*") if path.is_file()}
        with Program(quick, *BOTS, "--lang", "es") as second:
            second.until(lambda: "ya está abierto" in second.told().get("notice", ""), "it does not say so")
            second.wait_for("play")
            assert second.end() == (0, "")
        assert {path: path.read_bytes() for path in data.rglob("*") if path.is_file()} == before
        assert first.end() == (0, "")
    assert kept_in(data).game == "sixlove"


# ---------------------------------------------------------------------- homes


@ON_LINUX
@pytest.mark.parametrize("home", ["/proc/nowhere", "/dev/null/home"])
def test_without_a_home_it_is_said_once_and_play_goes_on(tmp_path: Path, home: str) -> None:
    with Program(tmp_path, *BOTS, variables={"HOME": home, "TRANQUE_DATA": None}) as program:
        program.until(lambda: "nothing is kept" in program.told().get("notice", ""), "it does not say so")
        program.wait_for("deal", "play")
        assert program.end() == (0, "")


def test_a_folder_that_cannot_be_is_said_and_play_goes_on(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("mine")
    with Program(tmp_path, *BOTS) as program:
        program.until(lambda: "nothing is kept in" in program.told().get("notice", ""), "it does not say so")
        program.wait_for("play")
        assert program.end() == (0, "")
    assert (tmp_path / "data").read_text() == "mine"


# ---------------------------------------------------------------------- wrong words

WRONG = {
    "--game": (["--game", "poker"], "must be one of chiva, sixlove", "debe ser uno de chiva, sixlove"),
    "--game without": (["--game"], "--game needs a value", "--game necesita un valor"),
    "--seed": (["--seed", ""], "--seed: the seed is empty", "--seed: la semilla está vacía"),
    "--seed too long": (["--seed", "x" * 65], "--seed: a seed has at most 64 characters", "--seed: "),
    "--seats": (["--seats", "Ana,Beto"], "--seats: four seats", "--seats: hacen falta cuatro"),
    "--seats level": (["--seats", "a,b,c,bot:god"], "'god' is no level", "'god' no es un nivel"),
    "--seats name": (
        ["--seats", "a,b,,c"],
        "--seats, seat 3: the name is empty",
        "--seats, puesto 3: el nombre está vacío",
    ),
    "--lang": (["--lang", "fr"], "--lang fr: it must be one of", "--lang fr: debe ser uno de"),
    "--windowed": (["--windowed", "--fullscreen"], "exclude each other", "no van juntos"),
    "--windowed with": (["--windowed=1"], "--windowed takes no value", "--windowed no "),
    "--fullscreen": (["--fullscreen", "--fullscreen"], "--fullscreen is given twice", "--fullscreen aparece dos veces"),
    "--data": (["--data", ""], "--data needs a value", "--data necesita un valor"),
    "unknown": (["--nope"], "--nope is no flag", "--nope no es una opción"),
    "FILE": (["no such file"], "no such file: ", "no such file: "),
    "FILE --game": (["one", "--game", "chiva"], "--game does not go with FILE", "--game no va junto con FILE"),
    "FILE --seed": (["one", "--seed", "42"], "--seed does not go with FILE", "--seed no va junto con FILE"),
    "FILE --seats": (["one", "--seats", "a,b,c,d"], "--seats does not go with FILE", "--seats no va junto con FILE"),
    "FILES": (["one", "other"], "other is too many", "other sobra"),
}


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("case", WRONG)
def test_wrong_words_are_one_line_in_the_users_language_and_status_2(
    case: str, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In this process, for time's sake; the next test asks the command itself."""
    from scenes import app  # noqa: PLC0415

    arguments, english, spanish = WRONG[case]
    monkeypatch.delenv("LANGUAGE", raising=False)
    monkeypatch.setenv("LC_ALL", {"en": "en_GB.UTF-8", "es": "es_PR.UTF-8"}[language])
    monkeypatch.setattr(sys, "argv", ["tranque", *arguments])
    assert app.main() == 2
    told = capsys.readouterr()
    assert told.out == ""
    [line] = told.err.splitlines()
    assert (english if language == "en" else spanish) in line


def test_the_command_itself_refuses_so(tmp_path: Path) -> None:
    told = ended(tmp_path, "--seed", "\x07", LC_ALL="es_ES.UTF-8")
    assert told.returncode == 2
    assert told.stdout == ""
    assert told.stderr == "--seed: la semilla contiene un carácter que no se puede mostrar\n"


def test_a_console_that_knows_ascii_only_is_told_all_the_same(tmp_path: Path) -> None:
    told = ended(tmp_path, "--seed", "", LC_ALL="es_ES.UTF-8", PYTHONIOENCODING="ascii:strict")
    assert (told.returncode, told.stderr) == (2, "--seed: la semilla est? vac?a\n")


@pytest.mark.parametrize("language", ["en", "es"])
def test_help_names_every_flag(tmp_path: Path, language: str) -> None:
    told = ended(tmp_path, "--help", "--lang", language)
    assert (told.returncode, told.stderr) == (0, "")
    for flag in ("--game", "--seed", "--seats", "--lang", "--windowed", "--fullscreen", "--data", "--version"):
        assert flag in told.stdout


def test_the_version_is_told_with_no_window(tmp_path: Path) -> None:
    told = ended(tmp_path, "--version")
    assert (told.returncode, told.stdout, told.stderr) == (0, f"tranque {__version__}\n", "")


@pytest.mark.skipif(sys.platform == "win32", reason="pipes of a shell")
@pytest.mark.parametrize(
    ("line", "status"), [("--help | true", 0), ("--help >&-", 0), ("--nope 2>&-", 2), ("--nope 2>&1 | true", 2)]
)
def test_a_pipe_that_nobody_reads_is_no_error(tmp_path: Path, line: str, status: int) -> None:
    command = f'"{sys.executable}" -m game {line}; exit ${{PIPESTATUS[0]}}'
    told = subprocess.run(
        ["bash", "-c", command], cwd=ROOT, env=surroundings(tmp_path), capture_output=True, text=True, check=False
    )
    assert (told.returncode, told.stdout, told.stderr) == (status, "", "")


# ---------------------------------------------------------------------- an unexpected error

FAILING = ("-m", "tests.kit.failing_program")


def test_an_unexpected_error_is_told_and_reported(quick: Path) -> None:
    """The report names no tile that is held; the match is where it was."""
    data = quick / "data"
    with Program(quick, *BOTS, command=FAILING) as program:
        program.wait_for("fault")
        program.until(lambda: {"go-on", "title"} <= set(program.told()["spots"]), "nothing can be pressed")
        assert program.end() == (0, "")
    [report] = data.glob("fault *.txt")
    text = report.read_text(encoding="utf-8")
    assert "scene: play" in text
    assert "RuntimeError" in text
    assert "tiles (" not in text
    assert "its text is left out" in text
    match = kept_in(data)
    assert len(match.state.log) == TURNS


def test_after_an_unexpected_error_the_match_goes_on(quick: Path) -> None:
    data = quick / "data"
    with Program(quick, *BOTS, command=FAILING, variables={"TRANQUE_PRESSES": "1"}) as program:
        program.until(lambda: turns_in(data) > 4, "nobody plays on")
        assert program.end() == (0, "")
    assert len([*data.glob("fault *.txt")]) == 1
    assert len(kept_in(data).state.log) > 4
