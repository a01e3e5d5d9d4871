"""Hands in lock-step equal hands through the engine, tile by tile left, key by key, value by value."""

import numpy as np
import pytest

from game.actions import Deal, End, Pass, Play, Turn
from game.hand_end import Opening
from game.seats import Pair
from game.state import MatchState
from game.tile_sets import EVERY_TILE, tile_set
from game.tiles import DOUBLE_SIX, HEAVIEST_FIRST
from game.turn import apply, legal_actions
from tools.dev.fast.fresh_deals import FreshDeals
from tools.dev.fast.lockstep import RIGHT, AnyTile, Boards, Rows, board_of, heaviest, holding_of, play

OPENINGS = {"chiva": "seat 1", "sixlove": "name 1"}


def _deals(many: int, chance: np.random.Generator) -> list[tuple[int, ...]]:
    """Four sets of seven, seats 1 to 4, by plain shuffles."""
    order = [chance.permutation(28).tolist() for _ in range(many)]
    return [tuple(tile_set(tiles[start : start + 7]) for start in range(0, 28, 7)) for tiles in order]


def _boards(deals: list[tuple[int, ...]]) -> list[Boards]:
    return [np.array([board_of(deal[seat]) for deal in deals], dtype=np.int32) for seat in range(4)]


def _dealt(game: str, holdings: tuple[int, ...], by_double_six: bool = False) -> MatchState:
    opening = Opening.from_text("66" if by_double_six else OPENINGS[game])
    state = apply(MatchState(game, opening=opening), Deal(holdings)).state
    return apply(state, legal_actions(state)[0]).state if state.opener is None else state


def _heaviest_turn(state: MatchState) -> Turn:
    """Of equal tiles the left end stands first among the legal turns."""
    order = {tile: place for place, tile in enumerate(HEAVIEST_FIRST)}
    legal = legal_actions(state)
    return min(legal, key=lambda turn: order[turn.tile] if isinstance(turn, Play) else 0)


def _value(state: MatchState) -> int:
    assert state.result is not None
    sign = {Pair.P13: 1, Pair.P24: -1, None: 0}[state.result.winner]
    return sign * state.result.value


@pytest.mark.parametrize("game", OPENINGS)
@pytest.mark.parametrize("by_double_six", [False, True])
@pytest.mark.parametrize("many", [250, pytest.param(20_000, marks=pytest.mark.long)])
def test_the_heaviest_tile_leads_where_the_engine_leads(game: str, by_double_six: bool, many: int) -> None:
    deals = _deals(many, np.random.default_rng(11))
    if by_double_six:
        deals = [deal for deal in deals if deal[0] >> DOUBLE_SIX & 1]
    finished = play(_boards(deals), heaviest, by_double_six)
    values = finished.values(game)
    for place, deal in enumerate(deals):
        state = _dealt(game, deal, by_double_six)
        while state.turn is not None:
            state = apply(state, _heaviest_turn(state)).state
        assert state.result is not None
        assert tuple(holding_of(int(left[place])) for left in finished.left) == state.holdings
        assert values[place] == _value(state)
        assert finished.keys[place] == state.result.key or game == "chiva"


class _Listening:
    """A picker of one hand at a time that remembers what it picked."""

    def __init__(self, pick: AnyTile) -> None:
        self._pick = pick
        self.turns: list[tuple[int, bool]] = []

    def __call__(self, fitting: Boards, chosen: Boards) -> Rows:
        sides = self._pick(fitting, chosen)
        self.turns.append((int(chosen[0]), int(sides[0]) == RIGHT))
        return sides


@pytest.mark.parametrize("game", OPENINGS)
@pytest.mark.parametrize("many", [150, pytest.param(10_000, marks=pytest.mark.long)])
def test_any_tile_leads_where_the_engine_leads(game: str, many: int) -> None:
    chance = np.random.default_rng(12)
    for deal in _deals(many, chance):
        pick = _Listening(AnyTile(chance))
        finished = play(_boards([deal]), pick)
        state = _dealt(game, deal)
        for bit, goes_right in pick.turns:
            if state.turn is None:
                break
            state = apply(state, _turn(state, bit, goes_right)).state
        while state.turn is not None:
            assert state.line.is_blocked
            state = apply(state, Pass()).state
        assert state.result is not None
        assert tuple(holding_of(int(left[0])) for left in finished.left) == state.holdings
        assert finished.values(game)[0] == _value(state)


def _turn(state: MatchState, bit: int, goes_right: bool) -> Turn:
    if not bit:
        return Pass()
    tile = holding_of(bit).bit_length() - 1
    ends = state.line.fitting_ends(tile)
    if not ends:
        return Play(tile)
    return Play(tile, End.RIGHT if goes_right and End.RIGHT in ends else ends[0])


def test_many_hands_end_as_each_of_them_alone() -> None:
    boards = _boards(_deals(200, np.random.default_rng(13)))
    together = play(boards, heaviest).values("sixlove")
    alone = [
        play([board[place : place + 1] for board in boards], heaviest).values("sixlove")[0] for place in range(200)
    ]
    assert together.tolist() == alone


def test_the_boards_given_are_kept() -> None:
    boards = _boards(_deals(50, np.random.default_rng(14)))
    before = [board.copy() for board in boards]
    play(boards, heaviest)
    assert all((board == copy).all() for board, copy in zip(boards, before, strict=True))


def test_any_tile_is_any_of_the_fitting_ones() -> None:
    many = 30_000
    pick = AnyTile(np.random.default_rng(15))
    for tiles in (1, 2, 3, 5, 7):
        fitting = np.full(many, sum(1 << 2 + 3 * place for place in range(tiles)), dtype=np.int32)
        chosen = np.empty(many, dtype=np.int32)
        pick(fitting, chosen)
        counts = [int((chosen == 1 << 2 + 3 * place).sum()) for place in range(tiles)]
        assert sum(counts) == many
        assert all(abs(count - many / tiles) < 4 * (many / tiles) ** 0.5 for count in counts)


def test_a_board_reads_back() -> None:
    for holding in (0, 1, EVERY_TILE, 0b1010101 << 9):
        assert holding_of(board_of(holding)) == holding


def test_fresh_deals_give_seven_of_the_others_to_each_alike() -> None:
    holding, many = tile_set((0, 5, 9, 14, 20, 26, 27)), 40_000
    deals = FreshDeals(holding).draw(many, np.random.default_rng(16))
    others = [tile for tile in range(28) if not holding >> tile & 1]
    assert ((deals[0] | deals[1] | deals[2]) == board_of(EVERY_TILE ^ holding)).all()
    assert ((deals[0] & deals[1]) == 0).all()
    held = np.array([[(seat & board_of(1 << tile)) != 0 for tile in others] for seat in deals])
    assert (held.sum(axis=1) == 7).all()
    assert (abs(held.sum(axis=2) - many / 3) < 4.5 * (many * 2 / 9) ** 0.5).all()


def test_fresh_deals_bind_no_two_tiles_together() -> None:
    """Of two tiles both are with one seat in 6 of 60 deals, whichever two and whichever seat."""
    many = 40_000
    deals = FreshDeals(tile_set(range(7))).draw(many, np.random.default_rng(17))
    held = np.array([[(seat & board_of(1 << tile)) != 0 for tile in range(7, 28)] for seat in deals])
    for seat in held:
        together = seat.astype(np.int64) @ seat.T.astype(np.int64)
        pairs = together[np.triu_indices(21, 1)]
        assert abs(pairs - many / 10).max() < 4.5 * (many * 0.09) ** 0.5
