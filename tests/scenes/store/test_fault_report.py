"""The report of an unexpected error tells where, and no tile that is still held."""

import re
from datetime import datetime
from pathlib import Path
from random import Random

import pytest

from game.actions import Play
from game.match import Match
from game.tile_sets import tiles_in
from game.tiles import TILE_TEXT
from scenes.store.fault_report import MOST_REPORTS, report, write_report
from tests.faults.playing import new_match, play, play_hands
from tests.scenes.duplicates_kit import at_title, by_bots, sit_down_after


def faults(match: Match) -> list[BaseException]:
    """Errors that know too much: a refused tile, whole states, and one inside the other."""
    found: list[BaseException] = []
    state = match.state
    for seat in (1, 2, 3, 4):
        for tile in tiles_in(state.holdings[seat - 1]):
            try:
                match.submit(Play(tile, None))
            except ValueError as error:
                found.append(error)
            else:
                match.hand.states.pop()
    try:
        try:
            raise KeyError(repr(state))
        except KeyError as inner:
            raise RuntimeError(TILE_TEXT[0], str(match.seed), state.holdings) from inner
    except RuntimeError as error:
        found.append(error)
    return found


@pytest.mark.parametrize("game", ["chiva", "sixlove"])
@pytest.mark.parametrize("seed", range(5))
def test_no_tile_still_held_is_in_the_report(game: str, seed: int) -> None:
    """Whatever the error carries: the tiles in the report are those on the table."""
    match = play(new_match(game, f"a secret seed {seed}"), 30, Random(seed))
    while match.hand_is_over or len(match.hand.words) < 1:
        play(match, 1, Random(seed))
    played = set(re.findall(r"\b[0-6]{2}\b", " ".join(match.hand.words)))
    for error in faults(match):
        text = report(error, "play", match)
        told = [line for line in text.splitlines() if not re.search(r"^python|: \d|:\d+ in |^ {4}|^hand |^notes", line)]
        assert set(re.findall(r"\b[0-6]{2}\b", "\n".join(told))) <= played
        assert "secret" not in text
        assert not any(str(holding) in text for holding in match.state.holdings if holding > 99_999)
        assert not any(name in text for name in ("Ana", "Ñusta"))
        assert f"words: {' '.join(match.hand.words)}" in text


def test_where_and_what_is_told() -> None:
    match = play_hands(new_match("chiva", "a secret seed"), 1, Random(1))
    error = faults(match)[-1]
    text = report(error, "summary", match)
    assert "scene: summary" in text
    assert "tests/scenes/store/test_fault_report.py:" in text
    assert str(Path(__file__).parent) not in text
    assert text.index("KeyError") < text.index("RuntimeError")
    assert "a hand is in play" not in text
    assert "RuntimeError: ('00', '(the seed)'" in text
    assert "game: chiva, seats: person, hard, person, easy" in text


@pytest.mark.parametrize("is_at_the_table", [True, False])
def test_the_seed_of_a_duplicate_with_boards_to_come_is_in_no_report(tmp_path: Path, is_at_the_table: bool) -> None:
    """At the table between two boards, and at the title."""
    player = at_title(tmp_path)
    client = player.client
    sit_down_after(player, 1)
    if not is_at_the_table:
        client.company.sitting = None
    player.client.show_fault(KeyError("about semilla", "semilla"))
    [path] = tmp_path.glob("fault *.txt")
    text = path.read_text("utf-8")
    assert "builtins.KeyError (its text is left out: a hand is in play)" in text
    assert "semilla" not in text


def test_no_seal_of_a_board_is_in_a_report() -> None:
    """It is made of the tiles alone."""
    duplicate = by_bots("42", 1)
    duplicate.deal_next()
    match = duplicate.match
    assert match.hand.seal not in report(ValueError(), "play", match)


def test_a_report_is_a_file_by_date(tmp_path: Path) -> None:
    path = write_report(tmp_path, ValueError("x"), "title", None, lambda: datetime(2026, 5, 17, 21, 4, 9))
    assert path == tmp_path / "fault 2026-05-17 21.04.09.txt"
    assert "builtins.ValueError: x" in path.read_text("utf-8")
    assert "no match" in path.read_text("utf-8")


def test_reports_never_fill_the_disk(tmp_path: Path) -> None:
    for second in range(50):
        write_report(tmp_path, ValueError(), "title", None, lambda at=second: datetime(2026, 5, 17, 21, 4, at))  # type: ignore[misc]
    names = sorted(path.name for path in tmp_path.iterdir())
    assert len(names) == MOST_REPORTS
    assert names[-1] == "fault 2026-05-17 21.04.49.txt"


def test_writing_a_report_never_raises(tmp_path: Path) -> None:
    class Bad(Exception):
        def __str__(self) -> str:
            raise RuntimeError("no text")

    assert write_report(None, ValueError(), "title", None) is None
    assert write_report(tmp_path / "nowhere", ValueError(), "title", None) is None
    assert write_report(Path("a\0b"), ValueError(), "title", None) is None
    path = write_report(tmp_path, Bad(), "title", None)
    assert path is not None
    assert path.read_text("utf-8").startswith("Bad")
    error = ValueError("\ud800")
    assert write_report(tmp_path, error, "title", None) is not None
