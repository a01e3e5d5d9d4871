"""Instructive hands for the gallery, found by letting bots play: the same search finds the same hands.

`python -m tools.dev.find_hands FOLDER` writes one record for each kind; `--seeds N` says how many matches are looked
through.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from game.actions import Pass
from game.hand_end import EndedBy, HandEnd, ScoreEvent, is_capicu
from game.match import KeptHand, Match
from game.record import Record, match_of_hand
from game.rules import CHIVA, SIX_LOVE
from game.seats import SEATS, Player, pair_of
from game.tile_sets import WITH
from game.tiles import PIPS
from tools.self_play import play_hand

NAMES = ("Rosa", "Beto", "Carmen", "Winston")
LEVEL = "medium"
SQUEEZED = 3
"""Passes of one seat, at least, in a hand that another goes out of without a pass."""
CLOSE = 6
"""Pips between the pairs, at most, for a block that the two games judge differently."""


@dataclass(frozen=True, slots=True)
class Kind:
    """`is_it` says whether a hand is one of these; `alone`: the hand needs none of those before it;
    `first`: from which match on they are looked for."""

    name: str
    game: str
    is_it: Callable[[KeptHand], bool]
    alone: bool = True
    first: int = 1


def is_key(hand: KeptHand) -> bool:
    result = hand.result
    return result is not None and result.key


def is_near_key(hand: KeptHand) -> bool:
    """The last tile fits two different ends, and one of them shows fewer than seven."""
    result = hand.result
    if result is None or result.end is not EndedBy.OUT or result.key:
        return False
    before, last = hand.states[-2].line, hand.state.line.laid[-1].tile
    assert before.ends is not None
    hard = [before.appearances(pip) == 7 for pip in before.ends]
    return is_capicu(before, last) and any(hard) and not all(hard)


def is_judged_differently(hand: KeptHand) -> bool:
    result = hand.result
    if result is None or result.end is not EndedBy.BLOCK or result.winner is None:
        return False
    end = HandEnd(None, result.pips)
    other = SIX_LOVE.judge(end).winner
    one, two = end.pair_pips
    return other is not None and other is not result.winner and abs(one - two) <= CLOSE


def is_break_at_match_point(hand: KeptHand) -> bool:
    result = hand.result
    return result is not None and result.event is ScoreEvent.BREAK and max(hand.states[0].score) == 3


def is_squeeze(hand: KeptHand) -> bool:
    """One number held by the winning pair alone, open from the first pass of a rival to the last."""
    result = hand.result
    if result is None or result.end is not EndedBy.OUT or result.winner is None:
        return False
    passed = {
        seat: [word for word, taken in enumerate(hand.log, 1) if taken.seat == seat and taken.turn == Pass()]
        for seat in SEATS
    }
    worst = max(SEATS, key=lambda seat: len(passed[seat]))
    if len(passed[worst]) < SQUEEZED or pair_of(worst) is result.winner or passed[result.seat or worst]:
        return False
    while_squeezed = hand.states[passed[worst][0] - 1 : passed[worst][-1]]
    theirs = [hand.state.dealt[seat - 1] for seat in result.winner.seats]
    return any(
        WITH[pip] & ~(theirs[0] | theirs[1]) == 0
        and all(state.line.ends is not None and pip in state.line.ends for state in while_squeezed)
        for pip in PIPS
    )


KINDS: Sequence[Kind] = (
    Kind("key", SIX_LOVE.id, is_key),
    Kind("near-key", SIX_LOVE.id, is_near_key),
    Kind("block", CHIVA.id, is_judged_differently),
    Kind("break", CHIVA.id, is_break_at_match_point, alone=False),
    Kind("squeeze", CHIVA.id, is_squeeze, first=100),
)


def found(kind: Kind, seeds: int) -> Record | None:
    """The shortest of the hands found, as a record; None where there is none."""
    hands = [(match, hand) for match, hand in _hands(kind.game, kind.first, seeds) if kind.is_it(hand)]
    if not hands:
        return None
    match, hand = min(hands, key=lambda one: (one[1].number if not kind.alone else 0, len(one[1].states)))
    if kind.alone:
        return Record(_alone(match, hand))
    until = Match(match.game, match.players, match.seed)
    until.hands = match.hands[: hand.number]
    return Record(until)


@cache
def _hands(game: str, first: int, seeds: int) -> tuple[tuple[Match, KeptHand], ...]:
    return tuple(_played(game, first, seeds))


def _played(game: str, first: int, seeds: int) -> Iterator[tuple[Match, KeptHand]]:
    players = tuple(Player(name, LEVEL) for name in NAMES)
    for number in range(first, first + seeds):
        match = Match(game, players, f"gallery {number}")
        while not match.match_is_over and len(match.hands) < 12:
            match.deal_next()
            play_hand(match)
            yield match, match.hand


def _alone(match: Match, hand: KeptHand) -> Match:
    """The same hand from 0-0, played from its code."""
    one = match_of_hand(match.game, hand.state.dealt, hand.code, hand.state.opening, match.players)
    for taken in hand.log:
        one.submit(taken.turn)
    return one


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seeds", type=int, default=12)
    read = parser.parse_args()
    missing = 0
    for kind in KINDS:
        record = found(kind, read.seeds)
        if record is None:
            print(f"no {kind.name}", file=sys.stderr)
            missing = 1
            continue
        (read.folder / f"{kind.name}.jsonl").write_bytes(record.to_bytes())
    return missing


if __name__ == "__main__":
    sys.exit(main())
