"""A file dropped on the window."""

from pathlib import Path

from scenes.stack import Move, Push, Replace
from scenes.stage import Stage
from scenes.store.record_file import Refused, match_in
from scenes.table.duplicate_words import not_yet_open
from scenes.ui.question import Question


def way_to_dropped(stage: Stage, path: Path) -> Move | None:
    """To its replay; where a match is being played only after a question. What is no record is said in a line."""
    try:
        match = match_in(path, stage.words)
    except Refused as refused:
        stage.message = str(refused)
        return None
    if stage.saves.deals_again(match):
        stage.message = not_yet_open(stage.words)
        return None
    if stage.sitting is None:
        return Push(stage.ways.replay(match))
    say = stage.words.say
    return Push(
        Question(
            say("Look at this record?"),
            say("{file} was dropped here. The match at the table waits meanwhile.", file=path.name),
            say("Look at it"),
            lambda: Replace(stage.ways.replay(match)),
        )
    )
