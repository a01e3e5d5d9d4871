"""Counting over many matches: who won what, and whether the deals are fair."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from typing import TypeAlias

from game.actions import Name, Pass, Play
from game.hand_end import EndedBy, ScoreEvent
from game.match import KeptHand, Match
from game.observation import Observation
from game.seats import SEATS, Player, Seat, pair_of
from game.tile_sets import DOUBLES, pips_in

Key: TypeAlias = tuple[str, ...]
Tally: TypeAlias = Counter[Key]
"""How often each thing was seen; `("people", "Ana", "wins")`, `("levels", "hard", "hands")`, `("table", "draws")`,
`("deals", "pips", "3")`. Tallies of several records add up."""

KNOCKS_OF_A_BLOCK = 4


@dataclass(frozen=True, slots=True)
class Counts:
    """One person or one level, over every hand at every seat. `blocks` are those this player's tile closed, `keys`
    those this player's tile made, `passes_given` knocks of a rival on ends that this player left. The four knocks
    after a block are nobody's."""

    hands: int = 0
    wins: int = 0
    matches: int = 0
    matches_won: int = 0
    blocks: int = 0
    keys: int = 0
    passes: int = 0
    passes_given: int = 0


@dataclass(frozen=True, slots=True)
class Deals:
    """Sums over `deals` deals, seats 1 to 4."""

    deals: int = 0
    doubles: tuple[int, int, int, int] = (0, 0, 0, 0)
    pips: tuple[int, int, int, int] = (0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Statistics:
    """`people` by name, `levels` by level, both in alphabetical order. `hands`, `draws`, `breaks`, `blocks` and `keys`
    count hands, `matches` those that were won."""

    hands: int = 0
    draws: int = 0
    breaks: int = 0
    blocks: int = 0
    keys: int = 0
    matches: int = 0
    people: Mapping[str, Counts] = field(default_factory=dict)
    levels: Mapping[str, Counts] = field(default_factory=dict)
    deals: Deals = field(default_factory=Deals)


def tally_of(match: Match, left_out: int = 0) -> Tally:
    """What the hands after the first `left_out` add. Practice, repeated hands and the hand in play add nothing; a hand
    given up adds its deal alone."""
    return RunningTally(match, left_out).now()


class RunningTally:
    """`tally_of` a match that goes on. Only the last hand can still change: those before it are counted once."""

    def __init__(self, match: Match, left_out: int = 0) -> None:
        self._match = match
        self._counted = left_out
        self._closed: Tally = Counter()

    def now(self) -> Tally:
        self.close_hands()
        tally = self._closed.copy()
        for hand in self._match.hands[self._counted :]:
            _count(hand, self._match, tally)
        return tally

    def close_hands(self) -> None:
        last = len(self._match.hands) - 1
        for hand in self._match.hands[self._counted : last]:
            _count(hand, self._match, self._closed)
        self._counted = max(self._counted, last)


def _count(hand: KeptHand, match: Match, tally: Tally) -> None:
    if match.seed is None or hand.repeated or not hand.may_be_opened:
        return
    tally.update(_of_deal(match.opened(hand.number).shown(0)))
    if hand.is_over:
        tally.update(_of_table(hand))
        for seat in SEATS:
            who = _who(match.player(seat))
            tally.update((*who, what) for what in _of_seat(hand, seat))


def statistics_of(tallies: Iterable[Tally]) -> Statistics:
    total: Tally = Counter()
    for tally in tallies:
        total.update(tally)
    names = {kind: sorted({key[1] for key in total if key[0] == kind}) for kind in ("people", "levels")}
    return Statistics(
        **{what: total["table", what] for what in ("hands", "draws", "breaks", "blocks", "keys", "matches")},
        people={name: _counts(total, "people", name) for name in names["people"]},
        levels={name: _counts(total, "levels", name) for name in names["levels"]},
        deals=Deals(total["deals", "deals"], _by_seat(total, "doubles"), _by_seat(total, "pips")),
    )


def _counts(total: Tally, kind: str, name: str) -> Counts:
    return Counts(**{count.name: total[kind, name, count.name] for count in fields(Counts)})


def _by_seat(total: Tally, what: str) -> tuple[int, int, int, int]:
    one, two, three, four = (total["deals", what, str(seat)] for seat in SEATS)
    return one, two, three, four


def _who(player: Player) -> tuple[str, str]:
    """Names are no keys, but they are all that a record tells of a person."""
    return ("people", player.name) if player.level is None else ("levels", player.level)


def _of_deal(dealt: Observation) -> dict[Key, int]:
    """The four holdings as they were dealt lie open."""
    assert dealt.opened is not None
    found: dict[Key, int] = {("deals", "deals"): 1}
    for seat, holding in zip(SEATS, dealt.opened, strict=True):
        found["deals", "doubles", str(seat)] = (holding & DOUBLES).bit_count()
        found["deals", "pips", str(seat)] = pips_in(holding)
    return found


def _of_table(hand: KeptHand) -> Iterator[Key]:
    result = hand.result
    assert result is not None
    yield "table", "hands"
    if result.event is ScoreEvent.DRAW:
        yield "table", "draws"
    if result.event is ScoreEvent.BREAK:
        yield "table", "breaks"
    if result.event is ScoreEvent.MATCH:
        yield "table", "matches"
    if result.end is EndedBy.BLOCK:
        yield "table", "blocks"
    if result.key:
        yield "table", "keys"


def _of_seat(hand: KeptHand, seat: Seat) -> Iterator[str]:
    result = hand.result
    assert result is not None
    has_won = result.winner is pair_of(seat)
    yield "hands"
    if has_won:
        yield "wins"
    if result.event is ScoreEvent.MATCH:
        yield "matches"
        if has_won:
            yield "matches_won"
    if result.key and result.seat == seat:
        yield "keys"
    yield from _of_turns(hand, seat)


def _of_turns(hand: KeptHand, seat: Seat) -> Iterator[str]:
    """Passes taken and given, and the closing of a block."""
    log, laid_by = hand.log, None
    is_block = hand.result is not None and hand.result.end is EndedBy.BLOCK
    for taken in log[:-KNOCKS_OF_A_BLOCK] if is_block else log:
        match taken.turn:
            case Play():
                laid_by = taken.seat
            case Pass() if taken.seat == seat:
                yield "passes"
            case Pass() if laid_by == seat and pair_of(taken.seat) is not pair_of(seat):
                yield "passes_given"
            case Pass() | Name():
                pass
    if is_block and laid_by == seat:
        yield "blocks"
