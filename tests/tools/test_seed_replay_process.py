"""The replay command as a process of its own: the same bytes whatever is around it."""

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import numpy
import pytest

from tests.game.record_rows import seed_record

ROOT = Path(__file__).parent.parent.parent
SCRIPT = ROOT / "tools" / "seed_replay.py"
GOLDEN = ROOT / "tests" / "records"
CALL = ("--seed", "ñandú", "--hands", "8", "--record")


def environment(**changes: str) -> dict[str, str]:
    return {**os.environ, "LC_ALL": "C.UTF-8"} | changes


def run(*arguments: str, folder: Path = ROOT, flags: tuple[str, ...] = (), **changes: str) -> tuple[int, bytes, bytes]:
    done = subprocess.run(
        [sys.executable, *flags, str(SCRIPT), *arguments],
        cwd=folder,
        env=environment(**changes),
        capture_output=True,
        check=False,
        timeout=60,
    )
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize("hash_seed", ["0", "1", "random"])
@pytest.mark.parametrize(("game", "level"), [("chiva", "random"), ("sixlove", "heaviest")])
def test_the_hash_seed_changes_no_byte(hash_seed: str, game: str, level: str) -> None:
    golden = (GOLDEN / f"{game}-{level}-nandu.jsonl").read_bytes()
    assert run("--game", game, "--bots", level, *CALL, PYTHONHASHSEED=hash_seed) == (0, golden, b"")


@pytest.mark.parametrize("file", sorted(GOLDEN.glob("*-*-42.jsonl")), ids=lambda file: file.stem)
def test_the_processors_own_tricks_change_no_byte(file: Path) -> None:
    """With all of NumPy's faster paths switched off, as on an older machine."""
    core = import_module("numpy._core" if numpy.__version__ >= "2" else "numpy.core")
    faster_paths = core._multiarray_umath.__cpu_dispatch__
    game, level, seed = file.stem.split("-")
    golden = file.read_bytes()
    call = ("--game", game, "--bots", level, "--seed", seed, "--hands", str(golden.count(b'{"hand": ')), "--record")
    status, out, _ = run(*call, NPY_DISABLE_CPU_FEATURES=" ".join(faster_paths))
    assert (status, out) == (0, golden)


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "ascii:strict", "utf-16"])
def test_the_console_changes_no_byte(encoding: str) -> None:
    golden = (GOLDEN / "chiva-random-nandu.jsonl").read_bytes()
    assert run("--game", "chiva", "--bots", "random", *CALL, PYTHONIOENCODING=encoding) == (0, golden, b"")
    plain = run("--game", "sixlove", "--seed", "ñ", "--bots", "random", "--hands", "1", "--lang", "es")
    assert plain[0] == 0
    call = ("--game", "sixlove", "--seed", "ñ", "--bots", "random", "--hands", "1", "--lang", "es")
    assert run(*call, PYTHONIOENCODING=encoding) == plain


def test_a_refusal_reaches_a_console_of_ascii() -> None:
    status, out, told = run("--game", "chiva", "--seed", "", "--lang", "es", PYTHONIOENCODING="ascii")
    assert (status, out, told) == (2, b"", b"la semilla est\\xe1 vac\\xeda\n")


def test_it_runs_from_any_folder_and_as_a_module(tmp_path: Path) -> None:
    folder = tmp_path / "una carpeta ñ"
    folder.mkdir()
    golden = (GOLDEN / "chiva-random-nandu.jsonl").read_bytes()
    call = ("--game", "chiva", "--bots", "random", *CALL)
    assert run(*call, folder=folder) == (0, golden, b"")
    assert run(*call, folder=ROOT / "tools") == (0, golden, b"")
    assert run(*call, folder=folder, flags=("-P",)) == (0, golden, b"")
    as_module = [sys.executable, "-m", "tools.seed_replay", *call]
    assert subprocess.run(as_module, cwd=ROOT, env=environment(), capture_output=True, check=True).stdout == golden


def test_a_reader_that_has_seen_enough_is_no_fault() -> None:
    piped = subprocess.Popen(
        [sys.executable, str(SCRIPT), "--game", "sixlove", "--seed", "1", "--bots", "random", "--hands", "2000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    assert piped.stdout is not None
    assert piped.stderr is not None
    piped.stdout.readline()
    piped.stdout.close()
    assert piped.stderr.read() == b""
    piped.stderr.close()
    assert piped.wait(timeout=60) == 0


@pytest.mark.skipif(os.name == "nt", reason="a shell that closes descriptors")
@pytest.mark.parametrize("closed", [">&-", "2>&-", ">&- 2>&-", "<&-"])
def test_a_closed_stream_raises_nothing(closed: str) -> None:
    for call, status in (("--game chiva --seed 1 --hands 1 --bots random", 0), ("--fast", 2), ("-", 2)):
        done = subprocess.run(
            ["/bin/sh", "-c", f'"$0" "$1" {call} {closed}', sys.executable, str(SCRIPT)],
            env=environment(),
            capture_output=True,
            stdin=subprocess.DEVNULL,
            check=False,
        )
        assert done.returncode == status
        assert b"Traceback" not in done.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_full_disk_is_told_in_one_line() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, str(SCRIPT), "--game", "chiva", "--seed", "1", "--hands", "1", "--lang", "en"],
            stdout=full,
            stderr=subprocess.PIPE,
            env=environment(),
            check=False,
        )
    assert (done.returncode, done.stderr) == (2, b"standard output cannot be written\n")


def test_a_record_comes_in_by_standard_input() -> None:
    record = seed_record("chiva")
    call = [sys.executable, str(SCRIPT), "-", "--record"]
    done = subprocess.run(call, input=record, env=environment(), capture_output=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, record, b"")
    call = [sys.executable, str(SCRIPT), "-", "--lang", "en"]
    done = subprocess.run(call, input=record[:-40], env=environment(), capture_output=True, check=False)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr == b"-:6: hand 5: the line is no JSON\n"


@pytest.mark.skipif(os.name == "nt", reason="arguments are bytes elsewhere only")
def test_a_seed_of_undecodable_bytes_is_refused() -> None:
    call = [os.fsencode(sys.executable), os.fsencode(SCRIPT), b"--game", b"chiva", b"--seed", b"\xff", b"--lang", b"en"]
    done = subprocess.run(call, env=environment(), capture_output=True, check=False)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr == b"the seed holds a character that cannot be shown\n"


def test_nothing_of_the_window_is_loaded(tmp_path: Path) -> None:
    record = tmp_path / "r.jsonl"
    record.write_bytes(seed_record("sixlove"))
    asks = "import sys; from tools.seed_replay import main; status = main(sys.argv[1:]); " + (
        "sys.exit(status or any(name.split('.')[0] in ('pygame', 'pygame_gui', 'scenes', 'sprites', 'sounds')"
        " for name in sys.modules))"
    )
    for call in ([str(record)], ["--game", "chiva", "--seed", "1", "--hands", "1", "--record"]):
        done = subprocess.run(
            [sys.executable, "-c", asks, *call], cwd=ROOT, env=environment(), capture_output=True, check=False
        )
        assert done.returncode == 0
