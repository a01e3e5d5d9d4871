"""After each kind of hand: the score, and how the next one opens. Every row of the table, for both games."""

from itertools import product

import pytest

from game.hand_end import HandEnd
from game.rules import GAMES, result_of
from game.seats import pair_of, partner
from game.state import MatchState
from game.turn import IllegalAction
from tests.game.vectors import SOME_DEAL, stepped

WIN = {"out 1": "13", "out 2": "24", "out 3": "13", "out 4": "24"}
CLOSED = {
    "block 1 9 9 9": ("13", 1),
    "block 9 1 9 9": ("24", 2),
    "block 9 9 1 9": ("13", 3),
    "block 9 9 9 1": ("24", 4),
    "block 1 3 1 9": ("13", 1),
    "block 3 1 9 1": ("24", 2),
}
"""Blocks on which both games agree: the winner, and who leads or coordinates."""


def after(game: str, score: tuple[int, int], *steps: str) -> MatchState:
    state = MatchState(game, score=score)
    for step in steps:
        state = stepped(state, step, SOME_DEAL)
    return state


def told(state: MatchState) -> tuple[tuple[int, int], str, str]:
    """Score, event and the opening to come; after a step that only deals, the opening of that deal."""
    if state.result is None:
        return state.score, "dealt", str(state.opening)
    return state.score, str(state.result.event), str(state.result.next)


def scored(winner: str, points: int) -> tuple[int, int]:
    return (points, 0) if winner == "13" else (0, points)


def opened_by(game: str, seat: int) -> str:
    return f"{GAMES[game].opening_kind} {seat}"


@pytest.mark.parametrize("step", WIN)
def test_an_out_over_a_rival_at_zero_adds(game: str, step: str) -> None:
    assert told(after(game, scored(WIN[step], 2), step)) == (
        scored(WIN[step], 3),
        "add",
        opened_by(game, int(step[-1])),
    )


@pytest.mark.parametrize("step", CLOSED)
def test_a_block_over_a_rival_at_zero_adds(game: str, step: str) -> None:
    winner, leader = CLOSED[step]
    assert told(after(game, (0, 0), step)) == (scored(winner, 1), "add", opened_by(game, leader))


def test_a_key_adds_two_and_only_in_six_love() -> None:
    assert told(after("sixlove", (0, 0), "out 3 key")) == ((2, 0), "add", "name 3")
    assert told(after("chiva", (0, 0), "out 3 key")) == ((1, 0), "add", "seat 3")


@pytest.mark.parametrize("step", [*WIN, *CLOSED, "out 4 key"])
def test_a_win_over_a_rival_above_zero_breaks_and_adds_nothing(game: str, step: str) -> None:
    winner, leader = CLOSED.get(step) or (WIN[step[:5]], int(step[4]))
    rival = "24" if winner == "13" else "13"
    broken = after(game, scored(rival, 3), step)
    assert told(broken) == ((0, 0), "break", f"seat {leader}" if game == "chiva" else "66")
    assert broken.result is not None
    assert (broken.result.key, broken.result.value) == (
        (True, 2) if "key" in step and game == "sixlove" else (False, 1)
    )


@pytest.mark.parametrize("score", [(0, 0), (3, 0), (0, 2)])
@pytest.mark.parametrize("step", ["block 5 5 5 5", "block 7 7 7 7", "block 4 4 9 9"])
def test_a_draw_leaves_the_score_and_brings_66(game: str, score: tuple[int, int], step: str) -> None:
    assert told(after(game, score, step)) == (score, "draw", "66")


def test_only_six_love_draws_when_rivals_share_the_lowest_hand() -> None:
    assert told(after("sixlove", (0, 0), "block 1 1 9 5")) == ((0, 0), "draw", "66")
    assert told(after("chiva", (0, 0), "block 1 1 9 5")) == ((0, 1), "add", "seat 2")


@pytest.mark.parametrize("step", [*WIN, *CLOSED])
def test_reaching_the_target_is_the_match(game: str, step: str) -> None:
    winner, leader = CLOSED.get(step) or (WIN[step], int(step[-1]))
    target = GAMES[game].target
    won = after(game, scored(winner, target - 1), step)
    named = f"name {leader}"
    assert told(won) == (scored(winner, target), "match", "66" if game == "chiva" else named)
    assert told(stepped(won, "next match", SOME_DEAL)) == ((0, 0), "dealt", "66" if game == "chiva" else named)
    assert told(stepped(won, "new session", SOME_DEAL)) == ((0, 0), "dealt", "66")
    with pytest.raises(IllegalAction, match="no next hand"):
        stepped(won, "out 1", SOME_DEAL)


@pytest.mark.parametrize(("score", "final"), [((4, 0), (6, 0)), ((5, 0), (7, 0))])
def test_a_key_may_pass_the_target(score: tuple[int, int], final: tuple[int, int]) -> None:
    assert told(after("sixlove", score, "out 1 key")) == (final, "match", "name 1")


@pytest.mark.parametrize("step", ["out 1", "block 5 5 5 5", "out 2"])
def test_afresh_is_zero_and_66_after_any_hand_and_in_one(game: str, step: str) -> None:
    assert told(after(game, (2, 0), step, "new session")) == ((0, 0), "dealt", "66")
    assert told(after(game, (2, 0), step, "new session", "new session")) == ((0, 0), "dealt", "66")


@pytest.mark.parametrize("step", ["out 1", "block 5 5 5 5", "out 2"])
def test_no_next_match_before_the_match_is_won(game: str, step: str) -> None:
    with pytest.raises(IllegalAction, match="no next match"):
        after(game, (2, 0), step, "next match")


def test_the_leader_is_of_the_pair_that_won_at_every_block(game: str) -> None:
    """All counts up to six: pair totals in chiva, the single lowest hand in six love."""
    for pips in product(range(7), repeat=4):
        result = result_of(GAMES[game], (0, 0), HandEnd(None, pips))
        sums = (pips[0] + pips[2], pips[1] + pips[3])
        lows = (min(pips[0], pips[2]), min(pips[1], pips[3]))
        odd, even = sums if game == "chiva" else lows
        if odd == even:
            assert (result.winner, result.value, str(result.next)) == (None, 0, "66")
            continue
        leader = result.next.seat
        assert result.winner == ("13" if odd < even else "24")
        assert leader is not None
        assert pair_of(leader) == result.winner
        mine, partners = pips[leader - 1], pips[partner(leader) - 1]
        assert mine < partners or (mine == partners and leader < partner(leader))
