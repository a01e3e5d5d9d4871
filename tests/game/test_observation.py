"""What a seat may know: swap what it cannot see, and what it sees stays the same."""

from collections.abc import Iterator
from dataclasses import FrozenInstanceError, fields, is_dataclass, replace
from random import Random

import pytest

from game.actions import Deal
from game.deal import hand_code, seal_of
from game.match import Match
from game.observation import Observation, observe, observe_open
from game.seats import SEATS, Player
from game.state import MatchState
from game.tile_sets import NO_TILES, TileSet, tile_set, tiles_in
from game.turn import IllegalAction, apply, legal_actions
from tests.game.random_play import PlayedHand, random_hands

PUBLIC = {
    "game",
    "target",
    "seat",
    "holding",
    "tiles_left",
    "line",
    "log",
    "score",
    "opening",
    "opener",
    "turn",
    "legal",
    "result",
    "opened",
}


def other_holdings(holdings: tuple[TileSet, ...], seat: int | None, chance: Random) -> tuple[TileSet, ...]:
    """The same numbers of tiles, what `seat` cannot see given out anew."""
    hidden = [tile for other in SEATS if other != seat for tile in tiles_in(holdings[other - 1])]
    chance.shuffle(hidden)
    others = []
    for other in SEATS:
        size = 0 if other == seat else holdings[other - 1].bit_count()
        others.append(tile_set(hidden[:size]) if other != seat else holdings[other - 1])
        del hidden[:size]
    return tuple(others)


def another_deal(hand: PlayedHand, at: int, seat: int, chance: Random) -> tuple[TileSet, ...]:
    """Two seats' tiles that are still hidden after `at` turns change places in the deal."""
    held = hand.states[at].holdings
    one, two = chance.sample([other for other in SEATS if other != seat], 2)
    dealt = list(hand.last.dealt)
    for giver, taker in ((one, two), (two, one)):
        tile = chance.choice(list(tiles_in(held[giver - 1])))
        dealt[giver - 1] ^= 1 << tile
        dealt[taker - 1] ^= 1 << tile
    return tuple(dealt)


def replayed(hand: PlayedHand, dealt: tuple[TileSet, ...], at: int) -> MatchState | None:
    """The same public record, who opens included, over another deal; None where that deal cannot have made it."""
    try:
        state = apply(hand.before, Deal(dealt, hand.start)).state
        for taken in hand.states[at].log:
            if state.turn != taken.seat:
                return None
            state = apply(state, taken.turn).state
    except IllegalAction:
        return None
    return state if state.opener == hand.states[at].opener else None


def leaves(value: object) -> Iterator[object]:
    """Everything inside, however deep."""
    if is_dataclass(value):
        for field in fields(value):
            yield field.name
            yield from leaves(getattr(value, field.name))
    elif isinstance(value, tuple):
        for item in value:
            yield from leaves(item)
    else:
        yield value


def test_hidden_tiles_given_out_anew_change_nothing_that_a_seat_sees(game: str, count: int) -> None:
    chance = Random(f"hidden {game}")
    for hand in random_hands(game, count // 2):
        for state in hand.states[:-1]:
            for seat in (*SEATS, None):
                swapped = replace(
                    state,
                    holdings=other_holdings(state.holdings, seat, chance),
                    dealt=other_holdings(state.dealt, seat, chance),
                )
                assert observe(swapped, seat) == observe(state, seat)


def test_another_deal_behind_the_same_record_is_the_same_to_see(game: str, count: int) -> None:
    chance, compared = Random(f"record {game}"), 0
    for hand in random_hands(game, count):
        at, seat = chance.randrange(len(hand.steps) - 1), chance.choice(SEATS)
        other = replayed(hand, another_deal(hand, at, seat, chance), at)
        if other is None:
            continue
        compared += 1
        assert other.holdings != hand.states[at].holdings
        assert observe(other, seat) == observe(hand.states[at], seat)
        assert observe(other, None) == observe(hand.states[at], None)
    assert compared > count // 5


def test_a_seat_sees_its_own_tiles_and_the_number_of_all(game: str, count: int) -> None:
    for hand in random_hands(game, count // 3):
        for state in hand.states:
            for seat in SEATS:
                seen = observe(state, seat)
                assert seen.holding == state.holdings[seat - 1]
                assert seen.tiles_left == tuple(len(list(tiles_in(holding))) for holding in state.holdings)
                assert seen.legal == (legal_actions(state) if seat == state.turn else ())
            stranger = observe(state, None)
            assert (stranger.holding, stranger.legal) == (NO_TILES, ())


def test_the_four_hands_open_when_the_hand_is_over_and_not_before(game: str, count: int) -> None:
    for hand in random_hands(game, count // 3):
        for state in hand.states:
            over = state is hand.last
            assert all(observe(state, seat).opened == (state.holdings if over else None) for seat in (*SEATS, None))
            assert observe_open(state) == replace(observe(state, None), opened=state.holdings)


@pytest.mark.parametrize("seed", ["42", "ñandú", "QDQ1BH1CVXVEBNTT"])
def test_no_seed_code_or_seal_is_in_it_however_deep(game: str, seed: str) -> None:
    match = Match(game, tuple(Player(f"S{seat}", "random") for seat in SEATS), seed)
    for hand in range(1, 6):
        match.deal_next()
        code = hand_code(seed, hand)
        while match.state.turn is not None:
            for seen in (match.seen_by(seat) for seat in (*SEATS, None)):
                texts = {leaf for leaf in leaves(seen) if isinstance(leaf, str)}
                assert not texts & {seed, code, seal_of(code), "seed", "code", "seal", "dealt", "holdings"}
            match.submit(legal_actions(match.state)[-1])


def test_an_observation_has_no_field_that_nobody_thought_about() -> None:
    assert {field.name for field in fields(Observation)} == PUBLIC


def test_an_observation_is_frozen_and_can_be_a_key(game: str) -> None:
    for hand in random_hands(game, 3):
        for state in hand.states:
            seen = observe(state, 1)
            assert len({seen, observe(state, 1)}) == 1
            with pytest.raises(FrozenInstanceError):
                seen.holding = NO_TILES  # type: ignore[misc]
