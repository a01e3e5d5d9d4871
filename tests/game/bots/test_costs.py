"""What speaks against a turn is read as a person reads it, and checked against what the seat could see."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple

import pytest

from game.actions import Deal, Name, Pass, Play, Turn
from game.bots.claims import Cost, Reason
from game.bots.costs import cost
from game.bots.reasons import reason
from game.bots.twins import without_twins
from game.deal import deal_of, hand_code
from game.hand_end import Opening
from game.observation import Observation, observe
from game.state import MatchState
from game.tiles import TILE_PIPS
from game.turn import apply
from game.words import Words
from tests.game.bots.readings import NAMES, NUMBERS, Facts

ENGLISH, SPANISH = Words("en"), Words("es")
OPENINGS = ("66", "seat 2", "66", "name 3")


class Told(NamedTuple):
    seen: Observation
    turn: Turn
    better: Turn
    cost: Reason


def _told(hands: int) -> Iterator[Told]:
    """Two turns of every choice of random hands, and what speaks against the first."""
    for number in range(hands):
        chance = Random(f"costs {number}")
        game, opening = ("chiva", "sixlove")[number // 2 % 2], Opening.from_text(OPENINGS[number % 4])
        deal = Deal(deal_of(hand_code("costs", number + 1)))
        state: MatchState = apply(MatchState(game, opening=opening), deal).state
        while state.turn is not None:
            seen = observe(state, state.turn)
            choices = without_twins(seen.legal, seen.line.ends)
            if len(choices) > 1:
                turn, better = chance.sample(choices, 2)
                yield Told(seen, turn, better, cost(seen, turn, better, NAMES, ENGLISH))
            state = apply(state, chance.choice(seen.legal)).state


def with_number(tiles: set[str], pip: str) -> int:
    return sum(pip in tile for tile in tiles)


def _number(facts: Facts, pip: str, count: str) -> bool:
    return with_number(facts.rest, pip) == NUMBERS.index(count)


def _longest(facts: Facts, pip: str, count: str) -> bool:
    counts = {number: with_number(facts.own, number) for number in "0123456"}
    return counts[pip] == max(counts.values()) == NUMBERS.index(count)


def _pips(tiles: set[str]) -> int:
    return sum(int(half) for tile in tiles for half in tile)


def _is_covered(facts: Facts, pip: str) -> bool:
    return facts.covered == pip and pip not in facts.ends_after.values()


def _partner_passed(facts: Facts, *pips: str) -> bool:
    return all(facts.passed(facts.partner, pip) for pip in pips)


READINGS: dict[Cost, tuple[str, Callable[..., bool]]] = {
    Cost.CLOSES_HOLDING: (
        r"It blocks with (\d+) pips? left in your hand",
        lambda facts, pips: facts.is_closed and _pips(facts.rest) == int(pips),
    ),
    Cost.SHUTS_PARTNER_OUT: (
        r"It leaves the (\d) (?:and the (\d): your partner passed on both|at both ends: your partner passed on it)",
        lambda facts, one, other: (
            {*facts.ends_after.values()} == {one, other or one} and _partner_passed(facts, one, other or one)
        ),
    ),
    Cost.NOTHING_FITS_AFTER: (
        r"No other tile of yours fits the ends that it leaves",
        lambda facts: facts.rest and not any(with_number(facts.rest, pip) for pip in facts.ends_after.values()),
    ),
    Cost.COVERS_WHERE_RIVAL_PASSED: (
        r"It covers the (\d) that (\w+) passed on",
        lambda facts, pip, name: (
            _is_covered(facts, pip) and facts.passed(name, pip) and name not in (facts.partner, NAMES[facts.seat - 1])
        ),
    ),
    Cost.PARTNER_PASSED: (
        r"It leaves the (\d), and your partner passed on it",
        lambda facts, pip: pip in facts.opened and _partner_passed(facts, pip),
    ),
    Cost.COVERS_PARTNERS_END: (
        r"It covers the (\d) that your partner laid",
        lambda facts, pip: (
            _is_covered(facts, pip)
            and NAMES[facts.laid_by[facts.side] - 1] == facts.partner
            and not facts.had_no_choice(facts.side)
        ),
    ),
    Cost.COVERS_OWN_NUMBER: (
        r"It covers the (\d), and you keep (.+) tiles? with \1",
        lambda facts, pip, count: _is_covered(facts, pip) and _number(facts, pip, count),
    ),
    Cost.COVERS_OWN_END: (
        r"It covers the (\d) that you had laid",
        lambda facts, pip: _is_covered(facts, pip) and facts.laid_by[facts.side] == facts.seat,
    ),
    Cost.NOT_LONGEST: (
        r"It does not carry your longest number: you hold (.+) tiles? with (\d)",
        lambda facts, count, pip: pip not in facts.tile and _longest(facts, pip, count),
    ),
    Cost.LEAVES_OTHERS_NUMBER: (
        r"It leaves the (\d): you keep none of it, and (.+) tiles with \1 are hidden from you",
        lambda facts, pip, count: (
            pip in facts.opened
            and not with_number(facts.rest, pip)
            and with_number(facts.hidden, pip) == NUMBERS.index(count)
        ),
    ),
    Cost.SPENDS_LAST: (
        r"After it you have no tile with (\d) left",
        lambda facts, pip: pip in facts.tile and not with_number(facts.rest, pip),
    ),
    Cost.LIGHTER: (
        r"It gets rid of (\d+) pips?: a heavier tile of yours fits as well",
        lambda facts, mine: _pips({facts.tile}) == int(mine) < max(_pips({tile}) for tile in facts.legal_tiles()),
    ),
    Cost.COVERS: (r"It covers the (\d): no end shows it any more", _is_covered),
    Cost.FEW_FIT: (
        r"It leaves the (\d) (?:and the (\d)|at both ends), and (\d) other tiles? of yours fits?",
        lambda facts, one, other, count: (
            {*facts.ends_after.values()} == {one, other or one}
            and sum(bool({*tile} & {one, other}) for tile in facts.rest) == int(count)
        ),
    ),
    Cost.STILL_HOLDS: (
        r"After it you still hold (\d+) pips?",
        lambda facts, pips: _pips(facts.rest) == int(pips),
    ),
    Cost.OPENS_WITH_LITTLE: (
        r"You open, and the most you hold is (.+) tiles? with (\d)",
        lambda facts, count, pip: facts.word == f"={facts.seat}" and _longest(facts, pip, count),
    ),
    Cost.GIVES_OPENING_AWAY: (
        r"Your partner opens, and you hold (.+) tiles? with (\d)",
        lambda facts, count, pip: facts.word != f"={facts.seat}" and _longest(facts, pip, count),
    ),
}


@pytest.mark.parametrize("hands", [60, pytest.param(3000, marks=pytest.mark.long)])
def test_everything_said_against_a_turn_is_true(hands: int) -> None:
    kinds = Counter[str]()
    for told in _told(hands):
        assert isinstance(told.cost.kind, Cost)
        pattern, holds = READINGS[told.cost.kind]
        read = re.fullmatch(pattern, told.cost.sentence)
        assert read, told.cost.sentence
        assert holds(Facts(told.seen, told.turn), *read.groups()), (told.cost, told.seen)
        kinds[told.cost.kind] += 1
    assert len(kinds) >= 10
    assert max(kinds.values()) < kinds.total() / 2


def test_every_kind_can_be_read() -> None:
    assert set(READINGS) == set(Cost)


def test_what_is_said_against_one_turn_speaks_for_none_that_is_better() -> None:
    """It is no turn's reason, and does not hold of the better one too."""
    for told in _told(30):
        assert told.cost.sentence not in {reason(told.seen, turn, NAMES, ENGLISH).sentence for turn in told.seen.legal}
        if isinstance(told.turn, Play):
            other = cost(told.seen, told.better, told.turn, NAMES, ENGLISH)
            assert (other.kind, other.claims) != (told.cost.kind, told.cost.claims), told


def test_a_tile_is_called_light_only_beside_a_heavier_one() -> None:
    for told in _told(30):
        if told.cost.kind is Cost.LIGHTER:
            assert isinstance(told.turn, Play)
            assert isinstance(told.better, Play)
            assert TILE_PIPS[told.turn.tile] < TILE_PIPS[told.better.tile]


def test_no_other_tile_is_named_and_nobody_is_told_what_to_do() -> None:
    for told in _told(30):
        for words in (ENGLISH, SPANISH):
            sentence = cost(told.seen, told.turn, told.better, NAMES, words).sentence
            assert not re.search(r"\d\d|\d-\d", re.sub(r"\d+ (?:pips?|tantos?)\b", "", sentence)), sentence
            assert not re.search(r"\bbest\b|mejor|óptim", sentence)
            assert re.match(ENGLISH_STARTS if words is ENGLISH else SPANISH_STARTS, sentence), sentence


ENGLISH_STARTS = r"It |You |Your |No other |After it "
SPANISH_STARTS = r"Trancas|Dejas |Ninguna |Tapas |No lleva |Después |Sueltas |Abres |Abre tu "


def test_a_turn_that_was_no_choice_has_no_cost() -> None:
    told = next(_told(1))
    for turn in (Pass(), Name(2)):
        with pytest.raises(ValueError, match="no turn"):
            cost(told.seen, turn, told.better, NAMES, ENGLISH)
