"""Which board of a duplicate is played."""

from game.contest import board_of
from game.match import Match
from game.sentences.voice import told
from game.words import Words


def board_line(words: Words, match: Match, number: int | None = None) -> str:
    """`Board 5 of 16`: hand `number` (None: the last) of a duplicate. Empty where the match is none."""
    board = board_of(match, number)
    return "" if board is None else told(words, board)
