"""What was written once is read for ever, and written alike."""

import json

import pytest

from game.bots.version import BOTS_VERSION
from game.homes.check import check
from game.homes.reading import line_from_text, lines_from_bytes
from game.homes.result import HomeResult
from tests.game.homes.golden import FOLDER, texts
from tests.independent_engine import check as check_record

LINES = ("events.txt", "results.txt", "results-four.txt")


@pytest.mark.parametrize("name", LINES)
def test_every_golden_line_reads_and_is_written_alike(name: str) -> None:
    data = (FOLDER / name).read_bytes()
    values = lines_from_bytes(data)
    assert "".join(f"{value}\n" for value in values).encode() == data
    assert [line_from_text(line) for line in data.decode().splitlines()] == list(values)


def test_the_golden_results_were_said_by_bots_of_this_version() -> None:
    for value in lines_from_bytes((FOLDER / "results.txt").read_bytes()):
        assert isinstance(value, HomeResult)
        assert value.bots == BOTS_VERSION
        check(value)


@pytest.mark.long
def test_every_golden_file_is_made_again_to_the_byte() -> None:
    """Most of them, in every run, by the command line's own tests."""
    made = {name: text.encode() for name, text in texts()}
    assert {path.name: path.read_bytes() for path in FOLDER.iterdir()} == made


@pytest.mark.parametrize("game", ["chiva", "sixlove"])
def test_the_record_of_a_day_passes_the_second_engine(game: str) -> None:
    data = (FOLDER / f"day-{game}.jsonl").read_bytes()
    check_record(data)
    assert json.loads(data.split(b"\n")[0])["seed"] == f"tranque/1/day/2026-12-01/{game}"
