"""The reason beside a hint is none that is as true of a worse turn; where there is no such reason, that is said."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import zip_longest
from random import Random
from typing import NamedTuple

import pytest

from game.actions import Deal, Play, Turn, from_text, to_text
from game.bots import Ranked, rank
from game.bots.apart import beside, telling_reason
from game.bots.claims import Claim, Cost, Fact, Kind, Reason
from game.bots.costs import cost
from game.bots.levels import ADVICE
from game.bots.ranking import MISTAKE_FROM
from game.bots.reason_words import sentence
from game.bots.reasons import found
from game.bots.twins import without_twins
from game.deal import Chance, deal_of, hand_code
from game.hand_end import Opening
from game.observation import Observation, observe
from game.state import MatchState
from game.tile_sets import tile_set
from game.tiles import TILE_PIPS, tile_from_text
from game.turn import apply, legal_actions
from game.words import Words
from tests.game.bots.readings import NAMES, READINGS, Facts

ENGLISH = Words("en")
OPENINGS = {"chiva": ("66", "seat 2"), "sixlove": ("66", "name 3")}


class Hint(NamedTuple):
    seen: Observation
    ranking: list[Ranked]
    reason: Reason

    @property
    def worse(self) -> list[Ranked]:
        return [one for one in self.ranking if self.ranking[0].mean - one.mean >= MISTAKE_FROM]


def _positions(seed: str) -> Iterator[Observation]:
    """Choices of hands by any turns, one or two a hand."""
    number = 0
    while True:
        number += 1
        game, chance = ("chiva", "sixlove")[number % 2], Random(f"{seed} {number}")
        opening = Opening.from_text(OPENINGS[game][number // 2 % 2])
        state = apply(MatchState(game, opening=opening), Deal(deal_of(hand_code(seed, number)))).state
        for _ in range(chance.randrange(2, 22)):
            if state.turn is not None:
                state = apply(state, chance.choice(legal_actions(state))).state
        if state.turn is not None:
            seen = observe(state, state.turn)
            if len(without_twins(seen.legal, seen.line.ends)) > 1:
                yield seen


def _hints(many: int) -> Iterator[Hint]:
    """Those beside which some turn would be a mistake."""
    told = 0
    for place, seen in enumerate(_positions("apart")):
        assert seen.turn is not None
        ranking = rank(seen, ADVICE, Chance("APART", seen.turn, place))
        others = beside(seen, ranking, ranking[0].action)
        hint = Hint(seen, ranking, telling_reason(seen, ranking[0].action, others, NAMES, ENGLISH))
        if hint.worse:
            told += 1
            yield hint
        if told == many:
            return


@pytest.mark.parametrize(("many", "seldom"), [(60, 6), pytest.param(1000, 50, marks=pytest.mark.long)])
def test_a_hint_is_never_as_true_of_a_mistake(many: int, seldom: int) -> None:
    """By the sentence, word for word; it is seldom said that nothing tells the turn apart."""
    kinds = Counter[str]()
    for hint in _hints(many):
        of_worse = {words for one in hint.worse for words in _sentences(hint.seen, one.action)}
        assert hint.reason.sentence not in of_worse
        kinds[hint.reason.kind] += 1
    assert kinds[Kind.NOTHING_APART] < seldom
    assert len(kinds) >= 6
    assert max(kinds.values()) < many / 2


def _sentences(seen: Observation, turn: Turn) -> set[str]:
    return {sentence(kind, claims, NAMES, ENGLISH) for kind, claims in found(seen, turn)}


@pytest.mark.parametrize("many", [100, pytest.param(2000, marks=pytest.mark.long)])
def test_what_tells_two_turns_apart_is_true_of_one_of_them(many: int) -> None:
    """Nothing is said to do so only where all that is true of the one is true of the other, or counts more there."""
    chance = Random(5)
    for seen, _ in zip(_positions("two"), range(many), strict=False):
        turn, other = chance.sample(without_twins(seen.legal, seen.line.ends), 2)
        told = telling_reason(seen, turn, [other], NAMES, ENGLISH)
        assert told.sentence not in _sentences(seen, other)
        if told.kind is Kind.NOTHING_APART:
            assert {kind for kind, _ in found(seen, turn)} <= {kind for kind, _ in found(seen, other)}
        else:
            pattern, holds = next(one for one in READINGS[told.kind] if re.fullmatch(one[0], told.sentence))
            read = re.fullmatch(pattern, told.sentence)
            assert read
            assert holds(Facts(seen, turn), *read.groups())


def test_a_lighter_tile_is_not_praised_for_its_pips_beside_a_heavier_one() -> None:
    for seen, _ in zip(_positions("pips"), range(200), strict=False):
        turn, other = Random(len(seen.log)).sample(without_twins(seen.legal, seen.line.ends), 2)
        if telling_reason(seen, turn, [other], NAMES, ENGLISH).kind is Kind.SHEDS_PIPS:
            assert isinstance(turn, Play)
            assert isinstance(other, Play)
            assert TILE_PIPS[turn.tile] > TILE_PIPS[other.tile]


def test_what_a_turn_does_to_a_person_is_told_before_its_pips() -> None:
    order = [kind for seen, _ in zip(_positions("order"), range(300), strict=False) for kind in _kinds(seen)]
    assert set(PEOPLE) < {kind for kind, _ in order}
    for kind, later in order:
        assert not (kind in PIPS and later in PEOPLE)


def _kinds(seen: Observation) -> list[tuple[Kind, Kind | None]]:
    told = [[kind for kind, _ in found(seen, turn)] for turn in seen.legal]
    return [pair for kinds in told for pair in zip_longest(kinds, kinds[1:])]


PEOPLE = (
    Kind.SHUTS_OUT,
    Kind.RIVAL_PASSED,
    Kind.FREES_PARTNER,
    Kind.SPARES_PARTNER,
    Kind.KEEPS_PARTNERS_END,
    Kind.COVERS_RIVALS_END,
)
PIPS = (Kind.HEAVIEST, Kind.SHEDS_PIPS)


def _after(opening: str, *words: str) -> Observation:
    """Seat 1 begins with 66, and every seat can lay what it lays here."""
    holdings = ("66 00 11 22 33 44 55", "26 03 04 05 12 13 14", "25 36 23 24 34 35 45", "15 16 46 56 01 02 06")
    dealt = tuple(tile_set(tile_from_text(tile) for tile in held.split()) for held in holdings)
    state = apply(MatchState("chiva", opening=Opening.from_text(opening)), Deal(dealt)).state
    for word in words:
        state = apply(state, from_text(word)).state
    assert state.turn is not None
    return observe(state, state.turn)


@pytest.mark.parametrize(("opening", "is_sign"), [("seat 1", True), ("66", False)])
def test_a_double_six_that_had_to_be_laid_is_no_sign(opening: str, is_sign: bool) -> None:
    """Seat 4 may cover the 6 of seat 1, its rival, or the 5 of seat 3."""
    seen = _after(opening, "66", "26>", "25>")
    told = {to_text(turn): {kind for kind, _ in found(seen, turn)} for turn in seen.legal}
    assert (Kind.COVERS_RIVALS_END in told["16<"]) == is_sign
    assert Kind.COVERS_RIVALS_END in told["56>"]


@pytest.mark.parametrize(("opening", "is_sign"), [("seat 1", True), ("66", False)])
def test_nor_is_it_a_sign_of_the_partner(opening: str, is_sign: bool) -> None:
    """Seat 3 may cover the 2 of its rival and leave the 6 of its partner alone."""
    seen = _after(opening, "66", "26>")
    told = {to_text(turn): {kind for kind, _ in found(seen, turn)} for turn in seen.legal}
    assert (Kind.KEEPS_PARTNERS_END in told["23>"]) == is_sign
    covering, other = (next(turn for turn in seen.legal if to_text(turn) == word) for word in ("36<", "23>"))
    assert (cost(seen, covering, other, NAMES, ENGLISH).kind is Cost.COVERS_PARTNERS_END) == is_sign


def test_how_often_somebody_passed_is_told() -> None:
    claim = Claim(Fact.PASSED, 2, 5, 1)
    told = {times: sentence(Kind.SHUTS_OUT, (replace(claim, count=times),), NAMES, ENGLISH) for times in (1, 2, 3)}
    assert told == {
        1: "Beto passed on 5, the number of both ends: Beto passes again",
        2: "Beto passed on 5 twice: both ends would be 5",
        3: "Beto passed on 5, 3 times: both ends would be 5",
    }
