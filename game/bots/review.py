"""A hand that is over, looked at again: what each decision was worth by what its seat could know, and what it was
worth with all hands open.

The first is the ranking of the hardest level with more effort, which is handed the seat's own view alone. The second is
exact: every line of play to the end. Only this file is handed the four holdings, and only those of a hand nobody plays
any more.
"""

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from game.actions import Pass, Play, Turn
from game.bots.endgame import best_value, solve
from game.bots.levels import ADVICE, rank_slices
from game.bots.ranking import MISTAKE_FROM, Ranked
from game.bots.twins import twin_of, without_twins
from game.observation import Observation
from game.opened import OpenedHand
from game.rules import CHIVA, SIX_LOVE
from game.seats import Pair, Seat
from game.state import MatchState
from game.tiles import TILE_PIPS
from game.turn import apply, legal_actions

LOOSE_FROM = 0.03
"""Points a hand that a turn gives away by what could be known; from MISTAKE_FROM on it is a mistake."""
SURE = 2.0
"""So many standard errors must lie between two turns before one is called better."""
AT_ONCE = {CHIVA.id: 22, SIX_LOVE.id: 21}
"""Tiles held: with no more than these one search takes some milliseconds. With more it is made turn by turn."""


class Verdict(StrEnum):
    FINE = "fine"
    LOOSE = "loose"
    MISTAKE = "mistake"
    """It could be known."""
    UNLUCKY = "unlucky"
    """Right by what could be known, wrong with the hands open."""
    ONLY_MOVE = "only move"
    TOO_CLOSE = "too close"
    """Another turn brought more in the worlds tried, by no more than chance may bring."""


@dataclass(frozen=True, slots=True)
class Known:
    """By what the seat could know: FINE, LOOSE, MISTAKE, ONLY_MOVE or TOO_CLOSE, the points a hand given away against
    `better` (the turn ranked first, None where that is the one that was played), and the whole ranking."""

    verdict: Verdict
    margin: float
    better: Turn | None
    ranking: tuple[Ranked, ...]


@dataclass(frozen=True, slots=True)
class Review:
    """One decision. `values` are exact, in points of the hand for the seat's pair when everybody plays on without a
    fault; `best_open` is a turn that keeps the most of them, None where the one that was played does."""

    seat: Seat
    turn: Turn
    known: Known
    values: tuple[tuple[Turn, int], ...]
    best_open: Turn | None

    @property
    def value(self) -> int:
        return dict(self.values)[self.turn]

    @property
    def best(self) -> int:
        return best_value(self.values)

    @property
    def verdict(self) -> Verdict:
        if self.known.verdict is Verdict.FINE and self.best_open is not None:
            return Verdict.UNLUCKY
        return self.known.verdict


Reviewing: TypeAlias = Generator[None, None, Review]


def decisions(hand: OpenedHand, people: Sequence[Seat]) -> list[int]:
    """The words (from 1) by which one of these seats decided: plays and namings, never a pass."""
    said = range(1, hand.words + 1)
    return [word for word in said if hand.taken(word).seat in people and not isinstance(hand.taken(word).turn, Pass)]


def review_slices(hand: OpenedHand, word: int) -> Reviewing:
    """The review of the decision that word `word` (from 1) says, in slices of some milliseconds."""
    before, taken = hand.states[word - 1], hand.taken(word)
    known = yield from known_slices(hand, word)
    values = yield from open_values(before)
    top, mine = best_value(values), dict(values)[taken.turn]
    best_open = None if mine == top else _best_open(values, known, top)
    return Review(taken.seat, taken.turn, known, values, best_open)


def known_slices(hand: OpenedHand, word: int) -> Generator[None, None, Known]:
    """What could be known of the decision; what is hidden from the seat that takes it changes nothing here."""
    seen, turn = hand.seen(word - 1), hand.taken(word).turn
    ranking = yield from rank_slices(seen, ADVICE, hand.chance(word - 1))
    if len(without_twins(seen.legal, seen.line.ends)) == 1:
        return Known(Verdict.ONLY_MOVE, 0.0, None, tuple(ranking))
    return _judged(tuple(ranking), turn, seen)


def open_values(state: MatchState) -> Generator[None, None, tuple[tuple[Turn, int], ...]]:
    """Every turn of the seat to act with its exact value, in the order of `legal_actions`."""
    values = []
    known: dict[Turn, int] = {}
    legal = legal_actions(state)
    for turn in legal:
        twin = twin_of(turn, legal, state.line.ends)
        if twin not in known:
            known[twin] = _sign(state) * (yield from _value(apply(state, twin).state, -_most(state), _most(state)))
        values.append((turn, known[twin]))
    return tuple(values)


def _judged(ranking: tuple[Ranked, ...], turn: Turn, seen: Observation) -> Known:
    first, mine = ranking[0], next(ranked for ranked in ranking if ranked.action == turn)
    margin = first.mean - mine.mean
    legal, ends = seen.legal, seen.line.ends
    if twin_of(first.action, legal, ends) == twin_of(turn, legal, ends) or margin <= 0:
        return Known(Verdict.FINE, 0.0, None, ranking)
    if margin <= SURE * mine.error_behind:
        verdict = Verdict.TOO_CLOSE
    elif margin < LOOSE_FROM:
        verdict = Verdict.FINE
    else:
        verdict = Verdict.LOOSE if margin < MISTAKE_FROM else Verdict.MISTAKE
    return Known(verdict, margin, first.action, ranking)


def _best_open(values: tuple[tuple[Turn, int], ...], known: Known, top: int) -> Turn:
    """Of those that keep the most, the one ranked first by what could be known."""
    keeping = {turn for turn, value in values if value == top}
    return next(ranked.action for ranked in known.ranking if ranked.action in keeping)


def _value(state: MatchState, low: int, high: int) -> Generator[None, None, int]:
    """For seats 1 and 3; exact between `low` and `high`, which are all there is: alpha-beta over the first turns, as
    long as one search would take too long at once."""
    if state.result is not None:
        winner = state.result.winner
        return 0 if winner is None else state.result.value * (1 if winner is Pair.P13 else -1)
    assert state.turn is not None
    sign = _sign(state)
    if state.opener is not None and sum(holding.bit_count() for holding in state.holdings) <= AT_ONCE[state.game]:
        yield
        return sign * best_value(solve(state.holdings, state.line.ends, state.turn, state.game))
    turns = sorted(without_twins(legal_actions(state), state.line.ends), key=_weight, reverse=True)
    best = -2 * sign
    for turn in turns:
        value = yield from _value(apply(state, turn).state, low, high)
        best = max(best, value) if sign > 0 else min(best, value)
        low, high = (max(low, best), high) if sign > 0 else (low, min(high, best))
        if low >= high:
            break
    return best


def _weight(turn: Turn) -> int:
    """The heaviest tile is tried first: it is the best more often than another."""
    return TILE_PIPS[turn.tile] if isinstance(turn, Play) else 0


def _most(state: MatchState) -> int:
    """No hand is worth more."""
    return 1 if state.game == CHIVA.id else 2


def _sign(state: MatchState) -> int:
    return 1 if state.turn in Pair.P13.seats else -1
