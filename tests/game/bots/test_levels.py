"""What holds for every level: it knows what its seat may know, answers alike, and goes out when it can."""

import os
import subprocess
import sys
from dataclasses import replace
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from random import Random

import numpy as np
import pytest

from game.actions import Deal, Name, Play
from game.bots import LEVELS, Ranked, bot, rank, rank_slices
from game.bots.manners import breaches
from game.bots.ranking import Thinking
from game.bots.search import HARD
from game.bots.worlds import Worlds, hidden_from
from game.deal import Chance
from game.hand_end import OpenedBy, Opening
from game.observation import observe
from game.record import values
from game.seats import SEATS
from game.state import MatchState
from game.tile_sets import TileSet
from game.turn import apply, legal_actions
from tests.game.bots.golden_moves import GOLDEN, moves
from tests.game.random_play import shuffled

ROOT = Path(__file__).parents[3]
POSITIONS = [12, pytest.param(1000, marks=pytest.mark.long)]
HIDDEN = [100, pytest.param(1000, marks=pytest.mark.long)]


def _begun(game: str, chance: Random) -> MatchState:
    by = OpenedBy.SEAT if game == "chiva" else OpenedBy.NAMED
    return apply(MatchState(game, opening=Opening(by, chance.choice(SEATS))), Deal(shuffled(chance))).state


def _decisions(game: str, many: int, seed: int) -> list[MatchState]:
    """Moments with something to choose, one or two a hand, from all of its length."""
    chance = Random(seed)
    found: list[MatchState] = []
    while len(found) < many:
        state = _begun(game, chance)
        wanted = chance.randrange(22)
        while len(state.log) < wanted and state.turn is not None:
            state = apply(state, chance.choice(legal_actions(state))).state
        if len(legal_actions(state)) > 1:
            found.append(state)
    return found


def _another_truth(state: MatchState, chance: Random) -> MatchState:
    """The same record with other tiles hidden behind it, where there are any."""
    assert state.turn is not None
    worlds = Worlds(hidden_from(observe(state, state.turn)))
    dealt = worlds.dealt(np.array([chance.randrange(worlds.count)], dtype=np.int64))
    holdings: dict[int, TileSet] = {seat: int(sets[0]) for seat, sets in zip(worlds.hidden.seats, dealt, strict=True)}
    now = tuple(holdings.get(seat, state.holdings[seat - 1]) for seat in SEATS)
    laid = tuple(state.dealt[seat - 1] & ~state.holdings[seat - 1] for seat in SEATS)
    return replace(state, holdings=now, dealt=tuple(one | other for one, other in zip(now, laid, strict=True)))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("many", HIDDEN)
def test_the_answer_does_not_depend_on_what_is_hidden(game: str, level: str, many: int) -> None:
    shuffle = Random(3)
    for place, state in enumerate(_decisions(game, many, seed=11)):
        other = _another_truth(state, shuffle)
        assert state.turn is not None
        one = rank(observe(state, state.turn), level, Chance("HIDDEN", state.turn, place))
        two = rank(observe(other, state.turn), level, Chance("HIDDEN", state.turn, place))
        assert one == two


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("many", HIDDEN)
def test_a_coordinator_names_from_its_own_seven_tiles(level: str, many: int) -> None:
    chance = Random(21)
    for place in range(many):
        state = _begun("sixlove", chance)
        other = _another_truth(state, chance)
        assert state.turn is not None
        named = bot(level).choose(observe(state, state.turn), Chance("NAMES", state.turn, place))
        assert isinstance(named, Name)
        assert named == bot(level).choose(observe(other, state.turn), Chance("NAMES", state.turn, place))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("many", POSITIONS)
def test_every_legal_turn_is_ranked_once_best_first(game: str, level: str, many: int) -> None:
    for place, state in enumerate(_decisions(game, many, seed=12)):
        assert state.turn is not None
        seen = observe(state, state.turn)
        ranked = rank(seen, level, Chance("RANKED", state.turn, place))
        assert {one.action for one in ranked} == set(seen.legal)
        assert len(ranked) == len(seen.legal)
        worth = [one.mean - _manners(level, game) / 1000 * breaches(seen, one.action) for one in ranked]
        assert worth == pytest.approx(sorted(worth, reverse=True), abs=1e-12)
        assert bot(level).choose(seen, Chance("RANKED", state.turn, place)) == ranked[0].action
        for (one, worth_one), (other, worth_other) in pairwise(zip(ranked, worth, strict=True)):
            is_first = seen.legal.index(one.action) < seen.legal.index(other.action)
            assert worth_one > worth_other + 1e-9 or is_first


def _manners(level: str, game: str) -> int:
    return HARD[game].manners if level == "hard" else 0


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_who_can_go_out_goes_out(game: str, level: str) -> None:
    chance = Random(31)
    tried = 0
    while tried < 40:
        state = _begun(game, chance)
        while state.turn is not None:
            seen = observe(state, state.turn)
            last = seen.holding.bit_count() == 1 and isinstance(seen.legal[0], Play)
            if last:
                tried += 1
                turn = bot(level).choose(seen, Chance("OUT", state.turn, tried))
                assert apply(state, turn).state.result is not None
            state = apply(state, chance.choice(seen.legal)).state


def test_slices_end_in_the_same_answer(game: str) -> None:
    for place, state in enumerate(_decisions(game, 2, seed=13)):
        assert state.turn is not None
        seen = observe(state, state.turn)
        slices = rank_slices(seen, "hard", Chance("SLICES", state.turn, place))
        assert _at_the_end_of(slices) == rank(seen, "hard", Chance("SLICES", state.turn, place))


def _at_the_end_of(slices: Thinking) -> list[Ranked]:
    while True:
        try:
            next(slices)
        except StopIteration as done:
            found: list[Ranked] = done.value
            return found


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_answers_out_of_turn(game: str, level: str) -> None:
    state = _begun(game, Random(1))
    seat = next(seat for seat in SEATS if seat != state.turn)
    with pytest.raises(ValueError, match="not to act"):
        rank(observe(state, seat), level, Chance("TURN", seat, 0))


def test_no_level_of_this_name() -> None:
    with pytest.raises(ValueError, match="'grandmaster' is no level"):
        bot("grandmaster")


@pytest.mark.parametrize("changed", ["PYTHONHASHSEED=0", "PYTHONHASHSEED=1", "no faster paths"])
def test_moves_are_the_same_in_any_process(changed: str) -> None:
    """Also with all of NumPy's faster paths switched off, as on an older machine."""
    core = import_module("numpy._core" if np.__version__ >= "2" else "numpy.core")
    faster_paths = " ".join(core._multiarray_umath.__cpu_dispatch__)
    name, _, value = changed.partition("=")
    environment = os.environ | ({name: value} if value else {"NPY_DISABLE_CPU_FEATURES": faster_paths})
    call = [sys.executable, "-W", "ignore", "-m", "tests.game.bots.golden_moves"]
    done = subprocess.run(call, env=environment, cwd=ROOT, capture_output=True, text=True, encoding="utf-8", check=True)
    assert done.stdout.split() == GOLDEN.read_text(encoding="utf-8").split()


def test_moves_are_the_golden_ones() -> None:
    assert moves() == GOLDEN.read_text(encoding="utf-8").split()


def test_a_record_knows_every_level() -> None:
    assert values.LEVELS == LEVELS
