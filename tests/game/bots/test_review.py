"""The review of a hand: its open values are those of a plain count, and what could be known rests on what was seen."""

import random
from collections.abc import Generator
from dataclasses import replace
from typing import TypeVar

import pytest

from game.actions import Pass
from game.bots.review import LOOSE_FROM, Verdict, decisions, known_slices, open_values, review_slices
from game.match import Match
from game.observation import observe
from game.opened import OpenedHand
from game.seats import SEATS, Player
from game.state import MatchState
from game.tile_sets import FITS, NO_TILES, tile_set, tiles_in
from game.turn import apply, legal_actions

GAMES = ("chiva", "sixlove")
COUNTED_FROM = 16
"""Tiles held: with no more than these a hand is counted out to its ends."""
T = TypeVar("T")


def answer(work: Generator[None, None, T]) -> T:
    while True:
        try:
            next(work)
        except StopIteration as done:
            value: T = done.value
            return value


def played(game: str, number: int) -> OpenedHand:
    """The second hand of a match of random turns: in six love somebody was named."""
    chance = random.Random(f"review {game} {number}")
    match = Match(game, tuple(Player(name) for name in "ABCD"), f"review {number}")
    for _ in range(2):
        match.deal_next()
        while not match.hand_is_over:
            match.submit(chance.choice(legal_actions(match.state)))
    return match.opened(2)


def held(state: MatchState) -> int:
    return sum(holding.bit_count() for holding in state.holdings)


def counted(state: MatchState, known: dict[object, int]) -> int:
    """For seats 1 and 3, by trying everything with the engine's own turns."""
    if state.result is not None:
        return 0 if state.result.winner is None else state.result.value * (1 if state.result.winner == "13" else -1)
    key = (state.holdings, state.line.ends, state.line.tiles, state.turn, state.passes)
    if key not in known:
        best = max if state.turn in (1, 3) else min
        known[key] = best(counted(apply(state, turn).state, known) for turn in legal_actions(state))
    return known[key]


def open_values_are_counted(hands: range) -> None:
    for number in hands:
        game = GAMES[number % 2]
        known: dict[object, int] = {}
        for state in played(game, number).states:
            if state.turn is None or held(state) > COUNTED_FROM:
                continue
            sign = 1 if state.turn in (1, 3) else -1
            expected = tuple((turn, sign * counted(apply(state, turn).state, known)) for turn in legal_actions(state))
            assert answer(open_values(state)) == expected, (game, number, len(state.log))


def test_the_open_values_are_those_of_a_plain_count() -> None:
    open_values_are_counted(range(30))


@pytest.mark.long
def test_the_open_values_of_200_hands_are_those_of_a_plain_count() -> None:
    open_values_are_counted(range(200))


@pytest.mark.parametrize("game", GAMES)
def test_early_values_follow_from_the_values_one_turn_later(game: str) -> None:
    """Where everything cannot be counted: a state is worth what its best turn leaves behind."""
    states = [state for state in played(game, 3).states if 21 <= held(state) <= 24]
    for state in states:
        if state.turn is None:
            continue
        sign = 1 if state.turn in (1, 3) else -1
        for turn, value in answer(open_values(state)):
            after = apply(state, turn).state
            assert after.turn is not None
            theirs = max(worth for _, worth in answer(open_values(after)))
            assert value == sign * (1 if after.turn in (1, 3) else -1) * theirs


def reshuffled(state: MatchState, seat: int, chance: random.Random) -> MatchState:
    """Another state that looks the same to the seat: its rivals' and partner's tiles dealt anew, as passes allow."""
    barred = dict.fromkeys(SEATS, NO_TILES)
    for taken in state.log:
        if isinstance(taken.turn, Pass) and taken.ends is not None:
            barred[taken.seat] |= FITS[taken.ends[0]][taken.ends[1]]
    others = [other for other in SEATS if other != seat]
    hidden = [tile for other in others for tile in tiles_in(state.holdings[other - 1])]
    for _ in range(2000):
        chance.shuffle(hidden)
        rest, holdings = list(hidden), list(state.holdings)
        for other in others:
            many = state.holdings[other - 1].bit_count()
            holdings[other - 1], rest = tile_set(rest[:many]), rest[many:]
        if not any(holdings[other - 1] & barred[other] for other in others):
            return replace(state, holdings=tuple(holdings))
    return state


def hidden_tiles_change_nothing(hands: range, every: int) -> None:
    """Of each hand one decision in `every`, beginning further on from hand to hand."""
    moved = 0
    for number in hands:
        chance = random.Random(f"hidden {number}")
        hand = played(GAMES[number % 2], number)
        for word in decisions(hand, SEATS)[number % every :: every]:
            before = hand.states[word - 1]
            seat = before.turn
            assert seat is not None
            other = reshuffled(before, seat, chance)
            assert observe(other, seat) == observe(before, seat)
            moved += other.holdings != before.holdings
            otherwise = replace(hand, states=(*hand.states[: word - 1], other, *hand.states[word:]))
            assert answer(known_slices(otherwise, word)) == answer(known_slices(hand, word)), (number, word)
    assert moved > len(hands)


def test_what_could_be_known_does_not_change_with_what_was_hidden() -> None:
    hidden_tiles_change_nothing(range(8), every=8)


@pytest.mark.long
def test_what_could_be_known_of_200_hands_does_not_change_with_what_was_hidden() -> None:
    hidden_tiles_change_nothing(range(200), every=4)


@pytest.mark.parametrize("game", GAMES)
def test_each_verdict_says_what_its_numbers_say(game: str) -> None:
    hand = played(game, 5)
    for word in decisions(hand, SEATS)[4:]:
        before, turn = hand.states[word - 1], hand.taken(word).turn
        review = answer(review_slices(hand, word))
        known, loses = review.known, review.value < review.best
        assert {one.action for one in known.ranking} == set(legal_actions(before)) == {one for one, _ in review.values}
        assert (review.best_open is not None) == loses
        match review.verdict:
            case Verdict.ONLY_MOVE:
                assert not loses
            case Verdict.UNLUCKY:
                assert loses
                assert known.margin < LOOSE_FROM
            case Verdict.FINE:
                assert not loses
                assert known.margin < LOOSE_FROM
            case _:
                assert known.better not in (None, turn)
                assert known.margin > 0


def test_the_same_review_comes_twice() -> None:
    hand = played("chiva", 2)
    word = decisions(hand, SEATS)[6]
    one, other = (answer(review_slices(hand, word)) for _ in range(2))
    assert one == other


def test_decisions_are_those_of_the_people_and_no_pass() -> None:
    hand = played("sixlove", 7)
    words = decisions(hand, (1, 3))
    for word in range(1, hand.words + 1):
        taken = hand.taken(word)
        assert (word in words) == (taken.seat in (1, 3) and not isinstance(taken.turn, Pass))
