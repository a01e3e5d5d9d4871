"""What can be done at the end of a hand, and after a board of a duplicate."""

from collections.abc import Iterator

from game.words import Words
from scenes.input.intents import Command
from scenes.table.sitting import Sitting
from scenes.ui.panel import Control, Kind
from sprites.geometry import Box

NOWHERE = Box(0, 0, 0, 0)
"""Whoever lays them out sets their boxes."""


def summary_buttons(words: Words, sitting: Sitting) -> list[Control]:
    """The way on comes first."""
    return list(_after_hand(words, sitting) if sitting.duplicate is None else _after_board(words, sitting))


def _after_hand(words: Words, sitting: Sitting) -> Iterator[Control]:
    say, match = words.say, sitting.match
    onward = say("The match") if match.match_is_over else say("Next hand")
    goes_on = match.seed is not None or match.match_is_over
    yield Control("next", NOWHERE, onward, Kind.MAIN, icon="forward", enabled=goes_on)
    yield _look(words)
    yield Control("undo", NOWHERE, say("Undo"), enabled=sitting.can_undo, command=Command.UNDO, icon="undo")
    yield Control("restart", NOWHERE, say("Repeat the deal"), enabled=match.can_restart, icon="redo")
    yield from _looking_back(words, sitting)
    yield _leave(words)


def _after_board(words: Words, sitting: Sitting) -> Iterator[Control]:
    """No board is played twice over, and none is looked into while its deal may come again."""
    say, duplicate = words.say, sitting.duplicate
    assert duplicate is not None
    onward = say("Result sheet") if duplicate.is_over else say("Next board")
    yield Control("next", NOWHERE, onward, Kind.MAIN, icon="forward")
    yield _look(words)
    if duplicate.is_over:
        yield from _looking_back(words, sitting)
    else:
        yield Control("sheet", NOWHERE, say("Result sheet"), icon="details")
    yield _leave(words)


def _look(words: Words) -> Control:
    return Control("look", NOWHERE, words.say("See the table"), icon="eye")


def _looking_back(words: Words, sitting: Sitting) -> Iterator[Control]:
    yield Control("replay", NOWHERE, words.say("Replay"), icon="play")
    yield Control("review", NOWHERE, words.say("Review"), icon="hint", enabled=bool(sitting.people))


def _leave(words: Words) -> Control:
    return Control("leave", NOWHERE, words.say("Leave"), icon="close")
