"""The replay command on events, results and the deal of the day, without a window."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from game.bots.version import BOTS_VERSION
from game.homes.event import Event, Who
from game.homes.result import result_from_text
from game.record import read_record
from tests.game.homes.golden import FOLDER, SUNDAY
from tests.game.homes.homes_play import EVENTS, result
from tests.game.homes.test_result import again_marked
from tests.independent_engine import check
from tools.seed_replay import main

Replay = Callable[..., tuple[int, bytes, str]]
RESULTS = str(FOLDER / "results.txt")
RESULT = (FOLDER / "results.txt").read_text("utf-8").splitlines()[0]


@pytest.fixture
def replay(capfdbinary: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch) -> Replay:
    """Runs the command; status, standard output, standard error."""
    monkeypatch.setenv("LC_ALL", "C")

    def run(*arguments: str) -> tuple[int, bytes, str]:
        status = main(arguments)
        out, told = capfdbinary.readouterr()
        return status, out, told.decode()

    return run


# ---------------------------------------------------------------------- the deal of the day


LANGUAGES = ("en", "es")


def test_a_day_is_told_as_text(replay: Replay) -> None:
    for language in LANGUAGES:
        golden = (FOLDER / f"day-{language}.txt").read_bytes()
        assert replay("--day", "2026-12-01", "--lang", language) == (0, golden, "")
    first, second = (replay("--day", "2026-12-01", "--game", game, "--lang", "es")[1] for game in ("chiva", "sixlove"))
    assert first + b"\n" + second == golden


@pytest.mark.parametrize("game", ["chiva", "sixlove"])
def test_a_day_is_a_record_of_one_game(replay: Replay, game: str) -> None:
    golden = (FOLDER / f"day-{game}.jsonl").read_bytes()
    assert replay("--day", "2026-12-01", "--game", game, "--record") == (0, golden, "")
    seed = f"tranque/1/day/2026-12-01/{game}"
    assert replay("--game", game, "--seed", seed, "--hands", "1", "--bots", "hard", "--record")[1] == golden


@pytest.mark.parametrize(
    "day", ["", "today", "2026-12-32", "2026-1-1", "2026-02-29", "01.12.2026", "٢٠٢٦-١٢-٠١", "\ud800"]
)
def test_a_day_that_is_none_is_one_line(replay: Replay, day: str) -> None:
    status, out, told = replay("--day", day, "--lang", "en")
    assert (status, out, told.count("\n")) == (2, b"", 1)
    assert told.startswith("--day ")
    assert told.endswith("it must be a day, as 2026-12-01\n")


# ---------------------------------------------------------------------- an event, and a result


def test_an_event_is_told_as_bots_play_it(replay: Replay) -> None:
    for language in LANGUAGES:
        golden = (FOLDER / f"event-{language}.txt").read_bytes()
        assert replay("--event", str(SUNDAY), "--lang", language) == (0, golden, "")


def test_an_event_is_a_record_of_boards(replay: Replay) -> None:
    event = Event("record", "chiva", "42", 4, Who.ONE, "easy")
    status, out, told = replay("--event", str(event), "--record")
    assert (status, told) == (0, "")
    check(out)
    record = read_record(out)
    assert record.match.boards == 4
    assert [player.level for player in record.match.players] == ["hard", "easy", "easy", "easy"]
    assert record.to_bytes() == out


def test_a_result_is_told_as_the_home_played_it(replay: Replay) -> None:
    status, out, told = replay("--event", RESULT, "--lang", "en")
    assert (status, told) == (0, "")
    lines = out.decode().splitlines()
    assert lines[1] == "As Casa de Ana played it"
    assert lines[2:6] == ["1 Ana", "2 Beto (bot, hard)", "3 Íñigo", "4 Winston (bot, hard)"]
    said = [word for board in result_from_text(RESULT).boards for word in board.words]
    pars = [line for line in lines if line.startswith("Par ")]
    plays = sum(" plays " in line or " opens with " in line for line in lines)
    assert len(pars) == 2
    assert plays - len(pars) == len(said) - said.count("-")
    record = replay("--event", RESULT, "--record")[1]
    check(record)


def test_a_picture_of_a_board_can_be_drawn(replay: Replay, tmp_path: Path) -> None:
    picture = tmp_path / "board.png"
    assert replay("--event", RESULT, "--at", "2.5", "--picture", str(picture)) == (0, b"", "")
    assert picture.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "it is no line of an event, nor of a result"),
        (str(SUNDAY)[:-1], "its mark is not that of the line: something was changed, or is missing"),
        (RESULT.replace(" / ", " 66 / ", 1), "board 1 word"),
        (RESULT.replace("Ana", "Eva", 1), "its mark is not that of the line"),
        (RESULT + "\ud800", "its mark is not that of the line"),
    ],
)
def test_a_line_that_is_none_is_refused_in_one_line(replay: Replay, line: str, reason: str) -> None:
    status, out, told = replay("--event", line, "--lang", "en")
    assert (status, out, told.count("\n")) == (2, b"", 1)
    assert told.startswith("--event: ")
    assert reason in told


# ---------------------------------------------------------------------- a sheet


def test_a_sheet_is_made_from_files_in_any_order(replay: Replay, tmp_path: Path) -> None:
    files = []
    for place, line in enumerate(reversed(Path(RESULTS).read_text("utf-8").splitlines())):
        files.append(tmp_path / f"{place}.txt")
        files[-1].write_text(f"{SUNDAY}\n{line}", encoding="utf-16")
    twice = [str(file) for file in (*files, *files)]
    for language, given in zip(LANGUAGES, ([RESULTS], twice), strict=True):
        golden = (FOLDER / f"sheet-{language}.txt").read_bytes()
        assert replay("--sheet", *given, "--lang", language) == (0, golden, "")


def test_results_of_several_events_make_a_sheet_each(replay: Replay, tmp_path: Path) -> None:
    events = [Event("one", "chiva", "1", 1, Who.PAIR, "easy"), Event("two", "chiva", "1", 1, Who.ONE, "easy")]
    file = tmp_path / "both.txt"
    file.write_text("".join(f"{result(event, 'Casa')}\n" for event in events), encoding="utf-8")
    _, out, _ = replay("--sheet", str(file), "--lang", "en")
    text = out.decode()
    assert text.index("one: Chiva, 1 board, a pair against two bots (easy)") < text.index(
        "two: Chiva, 1 board, one person with three bots"
    )


def test_bots_that_said_something_else_are_refused_naming_file_line_board_and_word(
    replay: Replay, tmp_path: Path
) -> None:
    event = Event("lie", "chiva", "42", 1, Who.FOUR, None)
    line = str(result(event, "Casa")).replace(" four ", " one:easy ").replace(' "Íñigo" "Ana" "Zoë"', "")
    file = tmp_path / "lie.txt"
    file.write_text(f"\n{again_marked(line)}\n", encoding="utf-8")
    status, out, told = replay("--sheet", str(file), "--lang", "en")
    assert (status, out, told.count("\n")) == (2, b"", 1)
    assert told.startswith(f"{file}: board 1 word ")


def test_a_result_of_another_version_stands_apart(replay: Replay, tmp_path: Path) -> None:
    file = tmp_path / "other.txt"
    file.write_text(f"{result(EVENTS[2], 'Casa', BOTS_VERSION + 1)}\n", encoding="utf-8")
    _, out, _ = replay("--sheet", str(file), "--lang", "en")
    assert out.decode().splitlines()[-1].endswith("made by another version")


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\xff", str(SUNDAY).encode(), b"{}"])
def test_a_file_without_results_is_refused(replay: Replay, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "none.txt"
    file.write_bytes(content)
    status, out, told = replay("--sheet", RESULTS, str(file), "--lang", "en")
    assert (status, out, told.count("\n")) == (2, b"", 1)
    assert told.startswith(str(file))


# ---------------------------------------------------------------------- what does not go together


@pytest.mark.parametrize(
    ("call", "told"),
    [
        ("--day 2026-12-01 --record", "--day --record needs --game"),
        ("--day 2026-12-01 --at 1 --picture x.png", "--day --at needs --game"),
        ("--day 2026-12-01 --seed 1", "--seed does not go with --day"),
        ("--day 2026-12-01 --event x", "--day does not go with --event"),
        ("--day 2026-12-01 --bots hard", "--bots does not go with --day"),
        ("--day 2026-12-01 file", "--day does not go with FILE"),
        ("--event x --game chiva", "--game does not go with --event"),
        ("--event x --sheet", "--sheet does not go with --event"),
        ("--event", "--event needs a value"),
        ("--sheet", "--sheet needs FILE"),
        ("--sheet x --record", "--record does not go with --sheet"),
        ("--sheet x --hand QDQ1BH1CVXVEBNTT", "--hand does not go with --sheet"),
    ],
)
def test_a_call_that_cannot_be_done_says_why(replay: Replay, call: str, told: str) -> None:
    assert replay(*call.split(" "), "--lang", "en") == (2, b"", told + "\n")


def test_no_window_is_loaded(replay: Replay) -> None:
    before = {name for name in sys.modules if name.startswith("pygame")}
    replay("--sheet", RESULTS)
    assert {name for name in sys.modules if name.startswith("pygame")} == before
