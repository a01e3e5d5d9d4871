"""Chiva, Puerto Rico: four wins while the rivals have none.

Every hand is worth one win. A block goes to the pair with fewer pips together, whoever led, closed or holds the
single lowest hand; equal totals are a draw. A win of the pair without one breaks the streak: nothing to nothing, and
that hand does not count. The one who went out opens the next hand and may not hand that over; after a block it is the
lighter of the winning pair, of equals the lower seat, also after a break. 66 opens a match and follows a draw.
There is no key; capicú, chucha and doubles add nothing.

The house's choice: the credit goes to José Carrillo for four in pairs and to Pagat for the opener after a block.
"""

from dataclasses import dataclass

from game.hand_end import BY_DOUBLE_SIX, DRAW, HandEnd, OpenedBy, Opening, ScoreEvent, Verdict
from game.seats import Pair, pair_of


@dataclass(frozen=True, slots=True)
class Chiva:
    id: str = "chiva"
    target: int = 4
    opening_kind: OpenedBy = OpenedBy.SEAT

    def judge(self, end: HandEnd) -> Verdict:
        if end.out is not None:
            return Verdict(pair_of(end.out), value=1, leader=end.out)
        pips_13, pips_24 = end.pair_pips
        if pips_13 == pips_24:
            return DRAW
        winner = Pair.P13 if pips_13 < pips_24 else Pair.P24
        lighter = min(winner.seats, key=lambda seat: end.pips[seat - 1])
        return Verdict(winner, value=1, leader=lighter)

    def next_opening(self, event: ScoreEvent, verdict: Verdict) -> Opening:
        if event in (ScoreEvent.DRAW, ScoreEvent.MATCH):
            return BY_DOUBLE_SIX
        return Opening(OpenedBy.SEAT, verdict.leader)
