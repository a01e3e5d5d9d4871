"""Which board of a duplicate is played. Which deal a board is, nobody says before the last one is over."""

from game.match import Match
from game.words import Words


def board_line(words: Words, match: Match, number: int | None = None) -> str:
    """`Board 5 of 16`: hand `number` (None: the last) of a duplicate. Empty where the match is none."""
    if match.boards is None:
        return ""
    last = match.hand.number if match.hands else 0
    return words.say("Board {n} of {all}", n=last if number is None else number, all=match.boards)
