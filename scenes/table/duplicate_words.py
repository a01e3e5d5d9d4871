"""What is said at a table where duplicate is played."""

from game.duplicate import Duplicate
from game.sentences.boards import board_line
from game.words import Words


def stand_line(words: Words, duplicate: Duplicate) -> str:
    """Which board is in play; between two of them how many are over."""
    if not duplicate.match.hand_is_over:
        return board_line(words, duplicate.match)
    return words.say("{n} of {all} boards are played", n=duplicate.finished, all=duplicate.boards)


def memory_note(words: Words) -> str:
    """What duplicate can promise, and what not."""
    return words.say(
        "After each board the four hands lie open, so a good memory helps when its deal comes back. The order is "
        "shuffled and everybody gets other tiles, to make it help less."
    )


def not_yet_open(words: Words) -> str:
    """Why nobody looks into a board."""
    return words.say("This duplicate is not over, and its deals come twice: its boards open after the last one.")
