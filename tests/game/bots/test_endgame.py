"""The exact end of a hand: equal to a plain breadth-first solver over the engine's own turns, and to known hands."""

import random
from typing import TypeAlias

import pytest

from game.actions import Deal, End, Pass, Play, to_text
from game.bots.endgame import best_value, solve
from game.deal import deal_of, hand_code
from game.hand_end import Opening
from game.seats import pair_of
from game.state import MatchState
from game.tile_sets import from_text
from game.tiles import DOUBLE_SIX, TILE_OF
from game.turn import apply, legal_actions

GAMES = ("chiva", "sixlove")
Key: TypeAlias = tuple[object, ...]


def _key(state: MatchState) -> Key:
    """What the rest of the hand depends on; a hand that is over differs by its result too (a key lies in the line)."""
    return state.holdings, state.line.ends, state.turn, state.passes, state.result


def _breadth_first(state: MatchState) -> list[tuple[str, int]]:
    """Every turn with its value, the slow way: whole layers of states, one turn a layer, then back from the end."""
    layers = [{_key(state): state}]
    children: dict[Key, list[Key]] = {}
    values: dict[Key, int] = {}
    while layers[-1]:
        below: dict[Key, MatchState] = {}
        for key, place in layers[-1].items():
            if place.result is not None:
                won = place.result.winner
                values[key] = 0 if won is None else place.result.value * (1 if won == "13" else -1)
                continue
            steps = [apply(place, turn).state for turn in legal_actions(place)]
            children[key] = [_key(step) for step in steps]
            below.update(zip(children[key], steps, strict=True))
        layers.append(below)
    for layer in reversed(layers):
        for key, place in layer.items():
            if key not in values:
                best = max if place.turn in (1, 3) else min
                values[key] = best(values[child] for child in children[key])
    sign = 1 if state.turn in (1, 3) else -1
    turns = legal_actions(state)
    return [(to_text(turn), sign * values[child]) for turn, child in zip(turns, children[_key(state)], strict=True)]


def _position(game: str, number: int, left: int) -> MatchState:
    """A state of a randomly played hand with `left` tiles held, somebody to act and no forced 66."""
    for attempt in range(100):
        rng = random.Random(f"{game} {number} {left} {attempt}")
        opening = Opening.from_text("seat 2" if game == "chiva" else "name 2")
        holdings = deal_of(hand_code(f"endgame {number}", attempt + 1))
        state = apply(MatchState(game, opening=opening), Deal(holdings)).state
        while state.result is None:
            if sum(holding.bit_count() for holding in state.holdings) == left:
                return state
            state = apply(state, rng.choice(legal_actions(state))).state
    raise AssertionError("no such position")


def _solved(state: MatchState) -> list[tuple[str, int]]:
    assert state.turn is not None
    values = solve(state.holdings, state.line.ends, state.turn, state.game)
    return [(to_text(turn), value) for turn, value in values]


def _agree(numbers: range) -> None:
    for number in numbers:
        game = GAMES[number % 2]
        state = _position(game, number, left=5 + number % 14)
        assert _solved(state) == _breadth_first(state), (game, number)


def test_the_values_are_those_of_a_breadth_first_solver() -> None:
    _agree(range(84))


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
def test_the_values_are_those_of_a_breadth_first_solver_on_a_thousand_positions(part: int) -> None:
    _agree(range(100 * part, 100 * part + 100))


@pytest.mark.parametrize("number", range(4))
def test_the_order_of_the_seats_round_the_table_changes_nothing(number: int) -> None:
    state = _position("sixlove", number, left=16)
    assert state.turn is not None
    turned = (*state.holdings[1:], state.holdings[0])
    before = solve(state.holdings, state.line.ends, state.turn, "sixlove")
    after = solve(turned, state.line.ends, (state.turn + 2) % 4 + 1, "sixlove")
    assert before == after


@pytest.mark.parametrize("game", GAMES)
def test_the_value_of_a_turn_is_that_of_the_place_it_leads_to(game: str) -> None:
    for number in range(12):
        state = _position(game, number, left=17)
        assert state.turn is not None
        for turn, value in solve(state.holdings, state.line.ends, state.turn, game):
            after = apply(state, turn).state
            assert after.turn is not None
            if after.line.is_blocked:
                continue
            then = best_value(solve(after.holdings, after.line.ends, after.turn, game))
            assert value == (then if pair_of(after.turn) is pair_of(state.turn) else -then)


def test_a_key_is_worth_two_in_six_love_and_one_in_chiva() -> None:
    holdings = tuple(from_text(text) for text in ("46", "11 12", "13 33", "22 23"))
    assert solve(holdings, (4, 6), 1, "sixlove") == (
        (Play(TILE_OF[4, 6], End.LEFT), 2),
        (Play(TILE_OF[4, 6], End.RIGHT), 2),
    )
    assert [value for _, value in solve(holdings, (4, 6), 1, "chiva")] == [1, 1]


def test_a_tile_that_fits_elsewhere_spoils_the_key() -> None:
    holdings = tuple(from_text(text) for text in ("46", "11 12", "13 34", "22 23"))
    assert [value for _, value in solve(holdings, (4, 6), 1, "sixlove")] == [1, 1]


def test_a_key_of_the_rivals_counts_against_you() -> None:
    holdings = tuple(from_text(text) for text in ("11 12", "46", "13 33", "22 23"))
    assert solve(holdings, (4, 6), 1, "sixlove") == ((Pass(), -2),)


def test_a_block_is_judged_by_pairs_in_chiva_and_by_the_lowest_holding_in_six_love() -> None:
    holdings = tuple(from_text(text) for text in ("06 55", "14", "12 23", "15"))
    assert solve(holdings, (6, 0), 1, "chiva")[0][1] == -1
    lightest_is_a_partner = tuple(from_text(text) for text in ("06 55", "14", "12", "45 25"))
    assert solve(lightest_is_a_partner, (6, 0), 1, "sixlove")[0][1] == 1
    shared_by_rivals = tuple(from_text(text) for text in ("06 55", "12", "12", "45 25"))
    assert solve(shared_by_rivals, (6, 0), 1, "sixlove")[0][1] == 0


def test_any_tile_may_open_and_the_first_is_searched_like_the_rest() -> None:
    holdings = tuple(from_text(text) for text in ("00 66", "01 02", "56", "12 11"))
    assert solve(holdings, None, 1, "chiva") == ((Play(TILE_OF[0, 0]), -1), (Play(DOUBLE_SIX), 1))


def test_a_hand_that_is_over_has_no_values() -> None:
    with pytest.raises(ValueError, match="over"):
        solve((0, 1, 2, 4), (3, 3), 2, "chiva")
