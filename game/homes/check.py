"""Whether the bots of a result said what their version says: all of it is played again, in slices."""

from collections.abc import Generator
from typing import TypeAlias

from game.actions import to_text
from game.bots.levels import rank_slices
from game.bots.version import BOTS_VERSION
from game.homes.lines import LineRefused
from game.homes.result import HomeResult, match_of
from game.saying import say

Checking: TypeAlias = Generator[None, None, None]


def can_be_checked(result: HomeResult) -> bool:
    """Its bots are those of this program, or it has none. Another result counts on no sheet: it stands apart."""
    return result.bots == BOTS_VERSION or not result.event.has_bots


def bots_slices(result: HomeResult) -> Checking:
    """LineRefused, naming board and word, where a bot of this version would have said another one. Nothing is checked
    of a result that cannot be."""
    if not result.event.has_bots or not can_be_checked(result):
        return
    match = match_of(result)
    for number in range(1, len(match.hands) + 1):
        hand = match.opened(number)
        for word in range(1, hand.words + 1):
            taken = hand.taken(word)
            level = match.player(taken.seat).level
            if level is None:
                continue
            ranking = yield from rank_slices(hand.seen(word - 1), level, hand.chance(word - 1))
            if ranking[0].action != taken.turn:
                said, own = to_text(taken.turn), to_text(ranking[0].action)
                raise LineRefused(
                    say("the bot says {own} there, the line says {said}", own=own, said=said), hand=number, word=word
                )


def check(result: HomeResult) -> None:
    """All at once, for the command line."""
    for _ in bots_slices(result):
        pass
