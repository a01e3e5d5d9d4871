"""Records that were written once and must be written so for ever. A change here breaks every record people keep."""

from pathlib import Path

import pytest

from game.match import Match
from game.record import Record, read_record
from tests.independent_engine import check
from tools.self_play import bots_at, play_hand

RECORDS = Path(__file__).parent.parent / "records"
SEEDS = {"42": "42", "nandu": "ñandú"}
FROM_SEEDS = sorted(RECORDS.glob("*-*-*.jsonl"))
KEPT = sorted(RECORDS.glob("kept-*.jsonl"))


@pytest.mark.parametrize("file", FROM_SEEDS, ids=lambda file: file.stem)
def test_a_seed_gives_the_same_bytes(file: Path) -> None:
    game, level, seed = file.stem.split("-")
    match = Match(game, bots_at([level] * 4), SEEDS[seed])
    written = file.read_bytes()
    for _ in range(written.count(b'{"hand": ')):
        match.deal_next()
        play_hand(match)
    assert Record(match).to_bytes() == written


@pytest.mark.parametrize("file", FROM_SEEDS + KEPT, ids=lambda file: file.stem)
def test_it_reads_back_and_a_second_engine_agrees(file: Path) -> None:
    written = file.read_bytes()
    assert read_record(written).to_bytes() == written
    check(written)


def test_there_are_records_of_every_kind() -> None:
    assert len(FROM_SEEDS) >= 8
    texts = [file.read_text(encoding="utf-8") for file in KEPT]
    for mark in (
        '"undo"',
        '"redo"',
        '"restart"',
        '"help"',
        '"repeated"',
        '"new"',
        '"settings"',
        '"seal"',
        '"seed": null',
    ):
        assert any(mark in text for text in texts), mark
