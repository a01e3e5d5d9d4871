"""The questions on which the two games differ, and the scoring that they share."""

from typing import Protocol

from game.hand_end import BY_DOUBLE_SIX, EndedBy, HandEnd, OpenedBy, Opening, Result, Score, ScoreEvent, Verdict
from game.rules.chiva import Chiva
from game.rules.sixlove import SixLove


class Rules(Protocol):
    """A game is a value that answers these."""

    @property
    def id(self) -> str:
        """As records and command lines call it."""

    @property
    def target(self) -> int:
        """The score that wins a match."""

    @property
    def opening_kind(self) -> OpenedBy:
        """How a hand opens where 66 does not."""

    def judge(self, end: HandEnd) -> Verdict:
        """Who wins a hand that ended so, and what that is worth."""

    def next_opening(self, event: ScoreEvent, verdict: Verdict) -> Opening:
        """How the hand opens that follows such a one."""


CHIVA: Rules = Chiva()
SIX_LOVE: Rules = SixLove()
GAMES: dict[str, Rules] = {rules.id: rules for rules in (CHIVA, SIX_LOVE)}
FIRST_OPENING = BY_DOUBLE_SIX


def may_open(rules: Rules, opening: Opening) -> bool:
    """Whether this game has hands that open so."""
    return opening.by in (OpenedBy.DOUBLE_SIX, rules.opening_kind)


def result_of(rules: Rules, score: Score, end: HandEnd) -> Result:
    """A hand that ended so, after the score that stood before it."""
    verdict = rules.judge(end)
    event, score_after = settle(rules, score, verdict)
    return Result(
        end=EndedBy.BLOCK if end.out is None else EndedBy.OUT,
        seat=end.out,
        pips=end.pips,
        winner=verdict.winner,
        value=verdict.value,
        key=verdict.key,
        event=event,
        score=score_after,
        next=rules.next_opening(event, verdict),
    )


def settle(rules: Rules, score: Score, verdict: Verdict) -> tuple[ScoreEvent, Score]:
    """What a verdict makes of the score: added while the rival has nothing, else both streaks are wiped out."""
    winner = verdict.winner
    if winner is None:
        return ScoreEvent.DRAW, score
    if score[winner.rival.place] > 0:
        return ScoreEvent.BREAK, (0, 0)
    points = score[winner.place] + verdict.value
    added = (points, 0) if winner.place == 0 else (0, points)
    return (ScoreEvent.MATCH if points >= rules.target else ScoreEvent.ADD), added
