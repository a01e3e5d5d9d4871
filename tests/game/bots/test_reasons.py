"""Reasons are read as a person reads them, and every claim is checked against what the seat could see."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import NamedTuple

import pytest

from game.actions import Deal, Name, Pass, Turn
from game.bots.claims import Fact, Kind, Reason
from game.bots.levels import bot
from game.bots.reasons import reason
from game.deal import Chance, deal_of, hand_code
from game.hand_end import Opening
from game.observation import Observation, observe
from game.seats import pair_of
from game.state import MatchState
from game.tile_sets import tile_set, tiles_in
from game.tiles import TILE_TEXT
from game.turn import apply, legal_actions
from game.words import Words
from tests.game.bots.readings import NAMES, READINGS, Facts

ENGLISH, SPANISH = Words("en"), Words("es")
OPENINGS = {"chiva": ("66", "seat 2"), "sixlove": ("66", "name 3")}


class Told(NamedTuple):
    state: MatchState
    seen: Observation
    turn: Turn
    reason: Reason


def _hands(level: str, hands: int) -> Iterator[Told]:
    """Every position of bots' hands, with what the bot chose and the reason for it."""
    player = bot(level)
    for number in range(hands):
        game = ("chiva", "sixlove")[number % 2]
        opening = Opening.from_text(OPENINGS[game][number // 2 % 2])
        deal = Deal(deal_of(hand_code(f"reasons of {level}", number + 1)))
        state = apply(MatchState(game, opening=opening), deal).state
        while state.turn is not None:
            seen = observe(state, state.turn)
            turn = player.choose(seen, Chance("0" * 16, state.turn, len(state.log)))
            yield Told(state, seen, turn, reason(seen, turn, NAMES, ENGLISH))
            state = apply(state, turn).state


def _is_true(told: Told) -> bool:
    """The sentence as read, against the table."""
    for pattern, holds in READINGS[told.reason.kind]:
        if read := re.fullmatch(pattern, told.reason.sentence):
            return holds(Facts(told.seen, told.turn), *read.groups())
    return False


def _bears_out(told: Told) -> bool:
    """What the reason foretells, against the hidden tiles and the engine."""
    after = apply(told.state, told.turn).state
    pips = {claim.pip for claim in told.reason.claims if claim.fact is Fact.OPEN_AFTER}
    match told.reason.kind:
        case Kind.GOES_OUT | Kind.WITH_KEY:
            assert after.result is not None
            return after.result.seat == told.seen.seat and after.result.key == (told.reason.kind is Kind.WITH_KEY)
        case Kind.SHUTS_OUT:
            return legal_actions(after) == (Pass(),)
        case Kind.ONLY_YOURS:
            others = [after.holdings[seat - 1] for seat in (1, 2, 3, 4) if seat != told.seen.seat]
            return not any(str(pip) in TILE_TEXT[tile] for pip in pips for held in others for tile in tiles_in(held))
        case Kind.CLOSES | Kind.CLOSES_AHEAD:
            while after.turn is not None:
                after = apply(after, Pass()).state
            assert after.result is not None
            is_ahead = after.result.winner is pair_of(told.seen.seat or 0)
            return after.result.end == "block" and (is_ahead or told.reason.kind is Kind.CLOSES)
    return True


# ---------------------------------------------------------------------- the laws


@pytest.mark.parametrize("level", ["easy", "heaviest", "random"])
@pytest.mark.parametrize("hands", [110, pytest.param(1000, marks=pytest.mark.long)])
def test_every_reason_is_true(level: str, hands: int) -> None:
    for told in _hands(level, hands):
        assert _is_true(told), (told.reason, told.seen)
        assert _bears_out(told), (told.reason, told.seen)


@pytest.mark.parametrize("level", ["easy", "heaviest"])
def test_reasons_differ_as_positions_do(level: str) -> None:
    kinds = Counter(told.reason.kind for told, _ in zip(_hands(level, 60), range(1000), strict=False))
    assert kinds.total() == 1000
    assert len(kinds) >= 6
    assert max(kinds.values()) <= 500


def test_a_choice_has_another_reason_than_that_it_is_the_only_one() -> None:
    kinds = Counter(told.reason.kind for told in _hands("easy", 30) if len(told.seen.legal) > 2)
    assert len(kinds) >= 6
    assert max(kinds.values()) <= kinds.total() / 2


def test_no_reason_names_a_tile_in_another_hand_or_promises_the_best() -> None:
    for told in _hands("easy", 40):
        facts = Facts(told.seen, told.turn)
        for words in (ENGLISH, SPANISH):
            sentence = reason(told.seen, told.turn, NAMES, words).sentence
            counted = re.sub(r"\d+ (?:pips?|tantos?)\b", "", sentence)
            tiles = set(re.findall(r"\d\d+", counted))
            doubles = {2 * pip for pip in re.findall(r"(?:double|[Dd]obla el) (\d)", sentence)}
            assert tiles | doubles <= {facts.tile}, sentence
            assert not re.search(r"\bbest\b|mejor|óptim", sentence)


def test_swapping_hidden_tiles_changes_no_reason() -> None:
    chance = Random(3)
    for told in _hands("easy", 12):
        holdings = list(told.state.holdings)
        others = [seat for seat in range(4) if seat + 1 != told.seen.seat]
        hidden = [tile for seat in others for tile in tiles_in(holdings[seat])]
        chance.shuffle(hidden)
        for seat in others:
            count = holdings[seat].bit_count()
            holdings[seat], hidden = tile_set(hidden[:count]), hidden[count:]
        swapped = observe(_with_holdings(told.state, tuple(holdings)), told.seen.seat)
        assert reason(swapped, told.turn, NAMES, ENGLISH) == told.reason


def _with_holdings(state: MatchState, holdings: tuple[int, ...]) -> MatchState:
    return replace(state, holdings=holdings)


def test_every_kind_can_be_read_and_said_in_spanish() -> None:
    assert set(READINGS) == set(Kind)
    kinds = set()
    for told in _hands("easy", 60):
        spanish = reason(told.seen, told.turn, NAMES, SPANISH)
        assert spanish.kind is told.reason.kind
        assert spanish.claims == told.reason.claims
        assert spanish.sentence != told.reason.sentence
        kinds.add(spanish.kind)
    assert len(kinds) > 15


@pytest.mark.parametrize("turn", [Pass(), Name(2)])
def test_a_turn_that_is_not_open_has_no_reason(turn: Turn) -> None:
    told = next(_hands("heaviest", 1))
    with pytest.raises(ValueError, match="no turn"):
        reason(told.seen, turn, NAMES, ENGLISH)
