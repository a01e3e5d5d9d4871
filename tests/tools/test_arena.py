"""Duplicate deals: fair to both, the same again, and going on where they were stopped."""

import json
from pathlib import Path

import pytest

from game.bots import LEVELS
from tests.game.random_play import GAME_IDS
from tools.dev.arena import Contest, Duplicate, figure, main, play, play_deal, read_lines, run
from tools.dev.arena_players import player


@pytest.mark.parametrize("level", [*LEVELS, "searching:60:1"])
@pytest.mark.parametrize("game", GAME_IDS)
def test_against_itself_a_player_makes_nothing(game: str, level: str) -> None:
    contest = Contest(level, level, game, "itself")
    assert [sum(play_deal(contest, deal).hands) for deal in (1, 2)] == [0, 0]


@pytest.mark.parametrize("game", GAME_IDS)
def test_swapping_the_players_swaps_the_sign(game: str) -> None:
    there = [play_deal(Contest("easy", "heaviest", game, "sign"), deal).points for deal in range(1, 30)]
    back = [play_deal(Contest("heaviest", "easy", game, "sign"), deal).points for deal in range(1, 30)]
    assert there == [-points for points in back]


@pytest.mark.parametrize("deals", [150, pytest.param(2000, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", GAME_IDS)
def test_easy_is_better_than_chance(game: str, deals: int) -> None:
    found = figure(play(Contest("easy", "random", game, "chance"), range(1, deals + 1), processes=1))
    assert found.mean - found.within > (0.15 if deals == 2000 else 0)


def test_processes_change_nothing() -> None:
    contest = Contest("easy", "random", "chiva", "processes")
    alone = list(play(contest, range(1, 9), processes=1))
    together = sorted(play(contest, range(1, 9), processes=2), key=lambda one: one.deal)
    assert alone == together


def test_a_stopped_run_goes_on(tmp_path: Path) -> None:
    contest = Contest("easy", "heaviest", "sixlove", "stopped")
    whole = run(contest, 12, 1, tmp_path / "whole.jsonl")
    lines = (tmp_path / "whole.jsonl").read_text(encoding="utf-8").splitlines(keepends=True)
    half = tmp_path / "half.jsonl"
    half.write_text("".join(lines[:7]) + lines[7][:9], encoding="utf-8")
    assert run(contest, 12, 1, half) == whole
    assert half.read_bytes() == (tmp_path / "whole.jsonl").read_bytes()
    assert [one.deal for one in read_lines(half, contest)] == list(range(1, 13))


def test_a_file_of_another_contest_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "other.jsonl"
    file.write_text(json.dumps(Contest("easy", "random", "chiva", "a").header()) + "\n", encoding="utf-8")
    call = ["easy", "random", "--game", "chiva", "--seed", "b", "--deals", "2", "--out", str(file)]
    assert main(call) == 2
    assert "another contest" in capsys.readouterr().err


def test_the_interval_is_by_deal() -> None:
    found = figure([Duplicate(1, (1, 1)), Duplicate(2, (1, -1)), Duplicate(3, (-1, 2)), Duplicate(4, (0, 0))])
    assert found.mean == pytest.approx(0.375)
    assert found.within == pytest.approx(1.96 * 0.4787 / 2, abs=1e-3)


@pytest.mark.parametrize("name", ["grandmaster", "searching:0:1", "searching:10", "dominoes:omniscient"])
def test_unknown_players_are_refused(name: str) -> None:
    if name.startswith("dominoes"):
        pytest.importorskip("dominoes", reason="the package dominoes is not installed (dependency group peers)")
    with pytest.raises(ValueError, match="no player"):
        player(name)


@pytest.mark.parametrize(
    ("game", "name"),
    [("sixlove", "random"), ("chiva", "bota_gorda"), ("chiva", "double"), ("sixlove", "probabilistic")],
)
def test_players_of_another_package_sit_down(game: str, name: str) -> None:
    pytest.importorskip("dominoes", reason="the package dominoes is not installed (dependency group peers)")
    contest = Contest("easy", f"dominoes:{name}", game, "peer")
    assert play_deal(contest, 1) == play_deal(contest, 1)
