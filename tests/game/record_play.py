"""Matches played and mended at random, as a family would: what a record has to carry."""

from collections.abc import Iterator, Sequence

from game.match import Match
from game.seats import Player
from game.turn import legal_actions

FAMILY = (Player("Ana"), Player("S2", "random"), Player("Ana"), Player("Niño", "heaviest"))
"""Two persons of one name as partners, and two bots."""


def family_match(game: str, seed: str = "7") -> Match:
    return Match(game, FAMILY, seed)


def press(match: Match, number: int) -> None:
    """One thing that somebody does, chosen by a number: mostly a turn; what is not possible now is a turn instead."""
    what, choice = number % 40, number // 40
    if match.hand_is_over and (what < 30 or not match.hands):
        match.deal_next()
    elif what == 39:
        match.deal_afresh()
    elif what == 38 and match.can_restart:
        match.restart()
    elif what in (35, 36, 37) and match.can_undo:
        match.undo()
    elif what in (33, 34) and match.can_redo:
        match.redo()
    elif what == 32 and match.hands:
        match.note_help(1)
    elif match.state.turn is not None:
        legal = legal_actions(match.state)
        match.submit(legal[choice % len(legal)])


def play_on(match: Match, numbers: Sequence[int]) -> Iterator[Match]:
    """The match after each press."""
    for number in numbers:
        press(match, number)
        yield match
