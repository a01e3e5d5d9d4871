"""What is said at a table where duplicate is played."""

from game.words import Words


def memory_note(words: Words) -> str:
    """What duplicate can promise, and what not."""
    return words.say(
        "After each board the four hands lie open, so a good memory helps when its deal comes back. The order is "
        "shuffled and everybody gets other tiles, to make it help less."
    )


def not_yet_open(words: Words) -> str:
    """Why nobody looks into a board."""
    return words.say("This duplicate is not over, and its deals come twice: its boards open after the last one.")
