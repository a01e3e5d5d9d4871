"""What stands on the television now, and what everybody may know of it."""

from dataclasses import dataclass

from game.sentences.boards import board_line
from game.words import Words
from scenes.phones.phone_view import Moment
from scenes.table.sitting import Sitting
from scenes.table.summary_words import reason_lines
from scenes.table.table_picture import voice_of


@dataclass(frozen=True, slots=True)
class Table:
    """What stands on the television: who sits there, whether all that happened was shown, whether the next hand may
    be begun, what holds everything up, and which settings concern a phone."""

    sitting: Sitting
    is_settled: bool
    goes_on: bool = False
    is_held_up: bool = False
    details: bool = True
    mode: str = "pips"


def moment_of(table: Table, serial: int, words: Words) -> Moment:
    sitting, match = table.sitting, table.sitting.match
    result, contest = match.table.result, sitting.contest
    return Moment(
        serial=serial,
        hand=match.hand.number if match.hands else 0,
        is_settled=table.is_settled,
        board=board_line(words, match),
        undo_of=match.last_decider if contest.may_undo else None,
        can_redo=match.can_redo,
        can_restart=contest.may_restart,
        goes_on=table.goes_on,
        details=table.details,
        note=words.say("The table waits: look at the television") if table.is_held_up else "",
        mode=table.mode,
        reasons=() if result is None else tuple(reason_lines(voice_of(sitting, words), result, contest)),
    )
