"""A past choice is weighed by the policy that plays: its likelihood is how often `playout` would choose so."""

from random import Random

import numpy as np
import pytest

from game.actions import Deal, Play
from game.bots.inference import TRUST, likelihoods, resample
from game.bots.learned import LEARNED
from game.bots.playout import Hands
from game.bots.policy import Policy, noise
from game.bots.situation import read
from game.deal import Chance
from game.hand_end import BY_DOUBLE_SIX, OpenedBy, Opening
from game.observation import observe
from game.seats import SEATS, next_seat
from game.state import MatchState
from game.tiles import DOUBLE_SIX
from game.turn import apply, legal_actions
from tests.game.random_play import shuffled

SHARED_OUT = 8192
"""Draws of one choice; their share is known to about one in a hundred."""
OFF = 0.09
"""Noise has 256 steps and powers of two are straight in between: this far likelihood and share may part."""
POLICY = Policy(LEARNED["chiva"])


def _choices(many: int) -> list[tuple[MatchState, MatchState]]:
    """Moments before and after a tile was laid where another could have been."""
    chance = Random(17)
    found: list[tuple[MatchState, MatchState]] = []
    while len(found) < many:
        state = apply(MatchState("chiva", opening=Opening(OpenedBy.SEAT, 1)), Deal(shuffled(chance))).state
        for _ in range(chance.randrange(2, 24)):
            if state.turn is not None:
                state = apply(state, chance.choice(legal_actions(state))).state
        if len(legal_actions(state)) > 1:
            after = apply(state, chance.choice(legal_actions(state))).state
            if after.turn is not None:
                found.append((state, after))
    return found


@pytest.mark.parametrize("many", [60, pytest.param(1000, marks=pytest.mark.long)])
def test_a_likelihood_is_how_often_the_policy_chooses_so(many: int) -> None:
    for before, after in _choices(many):
        assert before.turn is not None
        by, other = before.turn, next_seat(before.turn)
        situation = read(observe(after, other))
        truth = {seat - 1: np.array([after.holdings[seat - 1]], dtype=np.uint32) for seat in SEATS if seat != other}
        *_, last = likelihoods(situation, other - 1, truth, POLICY)
        past = situation.past[-1]
        assert past.place == by - 1
        assert past.state is not None
        sets = [np.full(SHARED_OUT, holding, dtype=np.uint32) for holding in before.holdings]
        hands = Hands(sets, 1, [POLICY] * 4)
        hands.state[:] = past.state
        for place in range(4):
            hands.know_voids(place, past.voids[place])
        chosen = hands.choose(by - 1, noise()[:SHARED_OUT], noise()[SHARED_OUT : 2 * SHARED_OUT])
        assert (last[0] - 1) / TRUST == pytest.approx(float(np.mean(chosen == past.chosen)), abs=OFF)


def test_a_past_tile_stands_where_it_was_laid() -> None:
    for _, after in _choices(100):
        assert after.turn is not None
        situation = read(observe(after, after.turn))
        laid = [taken for taken in after.log if isinstance(taken.turn, Play)]
        assert [past.tile for past in situation.past] == [one.turn.tile for one in laid if isinstance(one.turn, Play)]
        assert [past.place + 1 for past in situation.past] == [one.seat for one in laid]
        assert situation.state is not None
        assert after.line.ends == (situation.state >> 3 & 7, situation.state & 7)


def test_resampling_takes_each_world_as_often_as_its_weight_asks() -> None:
    weight = np.array([0.5, 0.0, 2.0, 1.0, 0.5])
    for turn in range(20):
        taken = np.bincount(resample(weight, 400, Chance("COMB", 1, turn)), minlength=5)
        assert taken.sum() == 400
        assert np.abs(taken - 100 * weight).max() <= 1


def test_a_double_six_that_had_to_open_tells_nothing() -> None:
    """Another seat may hold anything behind it; a 66 that was chosen says that the opener liked it best."""
    deal = next(deal for deal in (shuffled(Random(seed)) for seed in range(99)) if deal[0] >> DOUBLE_SIX & 1)
    for opening, weighed in ((BY_DOUBLE_SIX, 0), (Opening(OpenedBy.SEAT, 1), 1)):
        state = apply(apply(MatchState("chiva", opening=opening), Deal(deal)).state, Play(DOUBLE_SIX)).state
        truth = {place: np.array([state.holdings[place]], dtype=np.uint32) for place in (0, 2, 3)}
        assert len([*likelihoods(read(observe(state, 2)), 1, truth, POLICY)]) == weighed
