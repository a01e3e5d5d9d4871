"""What a partner takes ill is counted as a person at the table would, and avoided where that costs next to nothing."""

from dataclasses import replace
from random import Random

import pytest

from game.actions import Deal, Play
from game.bots.manners import breaches
from game.bots.ranking import Ranked, Thinking
from game.bots.search import HARD, THOROUGH, Effort, think
from game.bots.twins import without_twins
from game.deal import Chance
from game.hand_end import Opening
from game.observation import Observation, observe
from game.state import MatchState
from game.turn import apply, legal_actions
from tests.game.bots.readings import NAMES, Facts
from tests.game.random_play import shuffled

OPENINGS = {"chiva": ("66", "seat 2"), "sixlove": ("66", "name 3")}


def _choices(game: str, many: int) -> list[Observation]:
    chance, found = Random(23), list[Observation]()
    while len(found) < many:
        opening = Opening.from_text(OPENINGS[game][len(found) % 2])
        state = apply(MatchState(game, opening=opening), Deal(shuffled(chance))).state
        for _ in range(chance.randrange(3, 20)):
            if state.turn is not None:
                state = apply(state, chance.choice(legal_actions(state))).state
        if state.turn is not None:
            seen = observe(state, state.turn)
            if seen.line.ends and len(without_twins(seen.legal, seen.line.ends)) > 1:
                found.append(seen)
    return found


def test_breaches_are_those_that_a_person_would_count(game: str) -> None:
    told = set()
    for seen in _choices(game, 300):
        for turn in seen.legal:
            facts = Facts(seen, turn)
            is_partners = NAMES[facts.laid_by[facts.side] - 1] == facts.partner and not facts.had_no_choice(facts.side)
            covers = is_partners and facts.covered not in facts.ends_after.values()
            leaves = any(facts.passed(facts.partner, pip) for pip in facts.ends_after.values())
            assert breaches(seen, turn) == covers + leaves
            told.add(covers + leaves)
    assert told == {0, 1, 2}


def test_nothing_more_than_the_bound_is_given_away_for_them(game: str) -> None:
    """Against the same search without manners, by the same chance: never more than what the breaches count."""
    changed = 0
    for place, seen in enumerate(_choices(game, 60)):
        few = replace(HARD[game], worlds=128, drawn=2, solved_from=0)
        without, with_manners = (_first(seen, place, replace(few, manners=manners)) for manners in (0, few.manners))
        means = {one.action: one.mean for one in without}
        better, chosen = without[0].action, with_manners[0].action
        spared = breaches(seen, better) - breaches(seen, chosen)
        assert means[better] - means[chosen] <= few.manners / 1000 * spared + 1e-9
        changed += better != chosen
        assert isinstance(chosen, Play)
    assert changed


def _first(seen: Observation, place: int, effort: Effort) -> list[Ranked]:
    assert seen.seat is not None
    return _finished(think(seen, Chance("MANNERS", seen.seat, place), effort))


def _finished(thinking: Thinking) -> list[Ranked]:
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            ranking: list[Ranked] = done.value
            return ranking


@pytest.mark.parametrize("effort", THOROUGH.values())
def test_advice_is_about_points_alone(effort: Effort) -> None:
    assert effort.manners == 0
