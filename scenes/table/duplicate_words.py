"""What is said at a table where duplicate is played. Which deal a board is, nobody says before the last one is over."""

from game.duplicate import Duplicate
from game.words import Words


def board_line(words: Words, duplicate: Duplicate) -> str:
    """`Board 5 of 16`."""
    return words.say("Board {n} of {all}", n=duplicate.board, all=duplicate.boards)


def memory_note(words: Words) -> str:
    """What duplicate can promise, and what not."""
    return words.say(
        "The same tiles come twice, so a good memory may help. The order is shuffled and every seat gets other tiles, "
        "to make it help less."
    )
