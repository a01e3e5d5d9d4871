"""The bench: its figures, its tables, and that each kind of work does what it is said to measure."""

import re

import numpy as np
import pytest

from game.actions import Play
from game.turn import legal_actions
from tests.game.random_play import GAME_IDS
from tools.dev import bench
from tools.dev.benchmarks import client, hands, peers
from tools.dev.benchmarks.figures import Figure, Verdict, as_markdown, as_text
from tools.dev.benchmarks.frozen_rates import FROZEN, frozen_rates
from tools.dev.benchmarks.positions import decisions, open_positions
from tools.dev.benchmarks.rounds import compiled, interleaved, ratio
from tools.dev.fast.lockstep import heaviest
from tools.dev.frozen import python_of

FIGURES = [
    Figure("fast enough", 1200.0, "times", must=500, aim=1000),
    Figure("slow", 3.25, "ms", must=2, aim=1, less_is_better=True),
    Figure("without the peer", None, "times", must=20, note="not installed"),
    Figure("just told", 45_501.2, "hands/s"),
]


@pytest.mark.parametrize(
    ("value", "less_is_better", "verdict"),
    [
        (10, False, Verdict.AIM),
        (9.9, False, Verdict.MUST),
        (4, False, Verdict.MUST),
        (3.9, False, Verdict.BELOW),
        (3, True, Verdict.AIM),
        (4, True, Verdict.AIM),
        (11, True, Verdict.BELOW),
    ],
)
def test_a_figure_says_what_it_reaches(value: float, less_is_better: bool, verdict: Verdict) -> None:
    assert Figure("it", value, "ms", must=4, aim=10, less_is_better=less_is_better).verdict is verdict


def test_a_figure_without_a_limit_or_a_value_is_not_judged() -> None:
    assert Figure("it", 3, "ms").verdict is Verdict.NONE
    assert Figure("it", None, "ms", must=3, note="not installed").verdict is Verdict.NONE
    assert Figure("it", None, "ms", must=3, note="failed: it fell").verdict is Verdict.BELOW


def test_the_table_stands_in_columns_and_says_what_is_missing() -> None:
    lines = as_text(FIGURES).splitlines()
    assert len(lines) == 1 + len(FIGURES)
    assert lines[1].split("  ")[0] == "fast enough"
    assert "1,200 times" in lines[1]
    assert lines[2].endswith("BELOW")
    assert "not installed" in lines[3]
    starts = {line.index(cell) for line, cell in zip(lines, ("must", "500", "2  ", "20"), strict=False)}
    assert len(starts) == 1


def test_the_page_has_the_same_rows() -> None:
    page = bench.document({"hands": FIGURES}, "a machine", "2000-01-02")
    assert "2000-01-02: a machine." in page
    assert as_markdown(FIGURES) in page
    assert page.count("\n|") == 2 + len(FIGURES)


def test_ratios_are_medians_of_rounds_that_take_turns() -> None:
    order: list[str] = []

    def work(name: str) -> int:
        order.append(name)
        return 1

    rates = interleaved({"one": lambda: work("one"), "other": lambda: work("other")}, rounds=3)
    assert order == ["one", "other"] * 4
    assert {name: len(found) for name, found in rates.items()} == {"one": 3, "other": 3}
    assert ratio({"one": [2.0, 9.0, 6.0], "other": [1.0, 3.0, 1.0]}, "one", "other") == 3.0
    assert ratio({"one": [2.0]}, "one", "other") is None


def test_an_unknown_room_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(["kitchen"]) == 2
    assert "kitchen" in capsys.readouterr().err


def test_the_machine_is_told_by_kind_and_versions() -> None:
    told = bench.machine()
    assert re.search(r"Python 3\.\d+", told)
    assert f"numpy {np.__version__}" in told


@pytest.mark.parametrize("game", ["chiva", "sixlove"])
def test_positions_have_as_many_tiles_left_and_a_choice(game: str) -> None:
    for state in open_positions(game, left=18, many=5, seed="test"):
        assert sum(holding.bit_count() for holding in state.holdings) == 18
        assert len(legal_actions(state)) > 1


def test_decisions_are_choices() -> None:
    found = [seen for seen, _ in decisions("chiva", hands=2, seed="test")]
    assert len(found) > 10
    assert all(len(seen.legal) > 1 for seen in found)


def test_the_work_counts_what_it_does() -> None:
    assert hands.lock_step(200, heaviest)() == 200
    assert hands.repeated(3, lambda: 5)() == 15
    assert hands.single_hands(20)() == 20


@pytest.mark.skipif(peers.version_of(peers.PYPI) is None, reason="the peer is not installed")
def test_the_peer_is_asked_about_the_same_position() -> None:
    states = open_positions("chiva", left=12, many=3, seed="test")
    positions = [(state.holdings, state.line.ends or (6, 6), state.turn or 1) for state in states]
    for state, position in zip(states, positions, strict=True):
        game = peers.pypi_game(*position)
        ours = {turn.tile for turn in legal_actions(state) if isinstance(turn, Play)}
        assert len({domino for domino, _ in game.valid_moves}) == len(ours)
    assert peers.pypi_search(positions)() == 3
    assert peers.pypi_hands(2)() == 2


def test_a_peer_that_is_not_installed_has_no_version() -> None:
    assert peers.version_of("no-such-peer-of-ours") is None


def test_the_long_table_is_as_long_as_a_line_can_be() -> None:
    picture = client.long_table()
    assert len(picture.line.laid) == client.MOST_TILES
    assert picture.seen.result is not None


def test_a_client_that_fails_is_told_of_and_not_raised() -> None:
    assert str(client.told_by_process("idle", "no such scene", "one word too many")["failed"]).startswith(
        "failed: TypeError"
    )


@pytest.mark.long
def test_the_client_tells_of_its_first_frame() -> None:
    told = client.told_by_process("first")
    assert told["shown"] > told["asked"]


@pytest.mark.long
@pytest.mark.parametrize("game", ["chiva", "sixlove"])
def test_the_client_tells_of_a_hand(game: str) -> None:
    told = client.told_by_process("hand", game)
    assert told["seconds"] > 0
    assert told["longest"] > 0


@pytest.mark.long
@pytest.mark.parametrize("scene", client.STILL_SCENES)
def test_the_client_tells_how_it_idles(scene: str) -> None:
    assert 0 < client.told_by_process("idle", scene)["part"] < 100


def test_what_is_measured_is_compiled_as_for_a_player() -> None:
    around = compiled({"PYTHONDONTWRITEBYTECODE": "1", "PATH": "/bin"})
    assert "PYTHONDONTWRITEBYTECODE" not in around
    assert around["PATH"] == "/bin"
    assert around["PYTHONPYCACHEPREFIX"]


@pytest.mark.parametrize("game", GAME_IDS)
def test_playouts_are_measured_in_turns_with_those_of_the_first_release(game: str) -> None:
    """Where that is built."""
    rates = frozen_rates(game, hands.lock_step(64, heaviest), rounds=2)
    assert set(rates) == {"ours", "floor", *([FROZEN] if python_of(FROZEN).exists() else [])}
    assert all(len(each) == 2 and min(each) > 0 for each in rates.values())
