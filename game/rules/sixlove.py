"""Six love with the key, Jamaica: six points while the rivals have none.

A hand is worth one point, two with a key. A block goes to the pair of the single lowest hand, the partner's pips are
ignored; a lowest hand shared by partners still wins for them, shared by rivals it is a draw. A win of the pair without
points breaks the streak: nothing to nothing, the hand adds nothing (a key neither), and 66 opens the next one, as after
a draw and at the first hand of a session. After any other hand, and after a match, the winning pair opens: the one who
went out, or the lowest hand of a block (of equals the lower seat), coordinates and names one of the pair.

House choices: reaching or passing six wins, so 7-0 stands as it is; no "one all, play two" and no growing draws; a
match is followed by "Siguiente partida", which keeps the naming, or by a new session, which brings 66 back.
"""

from dataclasses import dataclass

from game.hand_end import BY_DOUBLE_SIX, DRAW, HandEnd, OpenedBy, Opening, ScoreEvent, Verdict
from game.seats import SEATS, pair_of


@dataclass(frozen=True, slots=True)
class SixLove:
    id: str = "sixlove"
    target: int = 6
    opening_kind: OpenedBy = OpenedBy.NAMED

    def judge(self, end: HandEnd) -> Verdict:
        if end.out is not None:
            return Verdict(pair_of(end.out), value=2 if end.key else 1, key=end.key, leader=end.out)
        lowest = min(end.pips)
        lightest = [seat for seat in SEATS if end.pips[seat - 1] == lowest]
        if len({pair_of(seat) for seat in lightest}) > 1:
            return DRAW
        return Verdict(pair_of(lightest[0]), value=1, leader=lightest[0])

    def next_opening(self, event: ScoreEvent, verdict: Verdict) -> Opening:
        if event in (ScoreEvent.DRAW, ScoreEvent.BREAK):
            return BY_DOUBLE_SIX
        return Opening(OpenedBy.NAMED, verdict.leader)
