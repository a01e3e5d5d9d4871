"""What can be done at the end of a hand."""

from collections.abc import Iterator

from game.contest import Next
from game.sentences.voice import told
from game.words import Words
from scenes.input.intents import Command
from scenes.table.sitting import Sitting
from scenes.ui.panel import Control, Kind
from sprites.geometry import NOWHERE


def summary_buttons(words: Words, sitting: Sitting) -> list[Control]:
    """The way on comes first."""
    return list(_buttons(words, sitting))


def _buttons(words: Words, sitting: Sitting) -> Iterator[Control]:
    say, contest = words.say, sitting.contest
    goes_on = contest.next is not Next.NOTHING
    yield Control("next", NOWHERE, told(words, contest.onward), Kind.MAIN, icon="forward", enabled=goes_on)
    yield Control("look", NOWHERE, say("See the table"), icon="eye")
    if contest.terms.takes_back_ended:
        yield Control("undo", NOWHERE, say("Undo"), enabled=contest.may_undo, command=Command.UNDO, icon="undo")
    if contest.terms.restarts:
        yield Control("restart", NOWHERE, say("Repeat the deal"), enabled=contest.may_restart, icon="redo")
    if contest.may_look_back:
        yield Control("replay", NOWHERE, say("Replay"), icon="play")
        yield Control("review", NOWHERE, say("Review"), icon="hint", enabled=bool(sitting.people))
    else:
        yield Control("sheet", NOWHERE, say("Result sheet"), icon="details")
    yield Control("leave", NOWHERE, say("Leave"), icon="close")
