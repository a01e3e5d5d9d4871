"""Positions to think about: hands played at random, or by a level, stopped on the way."""

from collections.abc import Iterator
from random import Random

from game.actions import Deal
from game.bots import bot
from game.deal import Chance, deal_of, hand_code
from game.hand_end import BY_DOUBLE_SIX
from game.observation import Observation, observe
from game.state import MatchState
from game.turn import apply, legal_actions


def open_positions(game: str, left: int, many: int, seed: str) -> list[MatchState]:
    """With `left` tiles held and more than one turn open to the seat to act."""
    found: list[MatchState] = []
    chance = Random(seed)
    number = 0
    while len(found) < many:
        number += 1
        state = _dealt(game, seed, number)
        while state.turn is not None:
            held = sum(holding.bit_count() for holding in state.holdings)
            if held == left and len(legal_actions(state)) > 1:
                found.append(state)
                break
            state = apply(state, chance.choice(legal_actions(state))).state
    return found


def decisions(game: str, hands: int, seed: str) -> Iterator[tuple[Observation, Chance]]:
    """Every real choice of hands that the easy level plays, with the chance of it."""
    player = bot("easy")
    for number in range(1, hands + 1):
        state = _dealt(game, seed, number)
        while state.turn is not None:
            seen = observe(state, state.turn)
            chance = (hand_code(seed, number), state.turn, len(state.log))
            if len(seen.legal) > 1:
                yield seen, Chance(*chance)
            state = apply(state, player.choose(seen, Chance(*chance))).state


def _dealt(game: str, seed: str, number: int) -> MatchState:
    return apply(MatchState(game, opening=BY_DOUBLE_SIX), Deal(deal_of(hand_code(seed, number)))).state
