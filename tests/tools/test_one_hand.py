"""The fast path for one hand equals the engine, turn by turn and at the end."""

from collections import Counter
from random import Random

import pytest

from game.actions import Deal
from game.hand_end import BY_DOUBLE_SIX, OpenedBy, Opening
from game.state import MatchState
from game.tile_sets import EVERY_TILE
from game.turn import apply, legal_actions
from tools.dev.fast.one_hand import OneHand, deal_at_random, play_at_random

GAMES = ("chiva", "sixlove")
SHARE = 800
WHOLE = 40_000


def _through_the_engine(hand: OneHand, holdings: tuple[int, ...], opening: Opening, game: str) -> MatchState:
    state = apply(MatchState(game, opening=opening), Deal(holdings)).state
    if opening.by is OpenedBy.NAMED:
        state = apply(state, legal_actions(state)[0]).state
    for turn in hand.turns:
        state = apply(state, turn).state
    return state


def _opening_of(game: str, number: int) -> tuple[Opening, int | None]:
    if number % 3 == 0:
        return BY_DOUBLE_SIX, None
    seat = number % 2 + 1
    return Opening(OpenedBy.SEAT if game == "chiva" else OpenedBy.NAMED, seat), seat


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("hands", [SHARE, pytest.param(WHOLE, marks=pytest.mark.long)])
def test_the_engine_plays_the_same_hand(game: str, hands: int) -> None:
    bits = Random(f"one hand {game}").getrandbits
    seen: Counter[str] = Counter()
    for number in range(hands):
        holdings = deal_at_random(bits)
        opening, opener = _opening_of(game, number)
        hand = play_at_random(holdings, opener, game, bits)
        result = _through_the_engine(hand, holdings, opening, game).result
        assert result is not None
        assert (result.seat, result.key, result.winner, result.value) == (hand.out, hand.key, hand.winner, hand.value)
        assert result.pips == hand.pips
        seen.update((str(result.end), f"key {result.key}", f"winner {result.winner}"))
    assert {"out", "block", "winner None", "winner 13", "winner 24"} <= set(seen)
    assert ("key True" in seen) == (game == "sixlove")


def test_a_deal_is_the_whole_set_in_four_sevens() -> None:
    bits = Random(5).getrandbits
    for _ in range(500):
        holdings = deal_at_random(bits)
        assert sum(holdings) == EVERY_TILE == holdings[0] | holdings[1] | holdings[2] | holdings[3]
        assert {holding.bit_count() for holding in holdings} == {7}


def test_every_tile_comes_to_every_seat_alike() -> None:
    bits = Random(6).getrandbits
    times = Counter(
        (seat, tile)
        for _ in range(4000)
        for seat, held in enumerate(deal_at_random(bits))
        for tile in range(28)
        if held >> tile & 1
    )
    assert len(times) == 4 * 28
    assert all(abs(count - 1000) < 130 for count in times.values())


def test_every_legal_turn_is_chosen_alike() -> None:
    """Counted by its place in the list of legal turns. Two equal ends are left out: there the fast path lays left."""
    bits = Random(7).getrandbits
    chosen: Counter[tuple[int, int]] = Counter()
    for _ in range(800):
        holdings = deal_at_random(bits)
        state = apply(MatchState("chiva", opening=Opening(OpenedBy.SEAT, 1)), Deal(holdings)).state
        for turn in play_at_random(holdings, 1, "chiva", bits).turns:
            legal = legal_actions(state)
            if state.line.ends is None or state.line.ends[0] != state.line.ends[1]:
                chosen[len(legal), legal.index(turn)] += 1
            state = apply(state, turn).state
    for ways in (2, 3, 4, 5, 7):
        counts = [chosen[ways, place] for place in range(ways)]
        even = sum(counts) / ways
        assert even > 50
        assert all(abs(count - even) < 4 * even**0.5 for count in counts), (ways, counts)
