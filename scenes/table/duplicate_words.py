"""What is said at a table where duplicate is played."""

from game.words import Words


def memory_note(words: Words) -> str:
    """What duplicate can promise, and what not."""
    return words.say(
        "The same tiles come twice, so a good memory may help. The order is shuffled and every seat gets other tiles, "
        "to make it help less."
    )
