"""Where the start of the program leads, and a file dropped on its window."""

from pathlib import Path

from game.games import DEFAULT_GAME
from scenes import routes
from scenes.input.command_line import Start
from scenes.stack import Ask, Move, Push, Replace
from scenes.stage import Stage
from scenes.store.record_file import Refused, match_in
from scenes.table.company import sit_down
from scenes.table.duplicate_words import not_yet_open


def first_route(stage: Stage, start: Start) -> routes.Route:
    """To the title, to a replay, or straight to the table, where everybody has sat down then."""
    if start.record is not None and stage.saves.deals_again(start.record):
        stage.message = not_yet_open(stage.words)
        return routes.Title()
    if start.record is not None:
        return routes.Replay(start.record, is_first=True)
    if start.players is None:
        stage.wished_game, stage.wished_seed = start.game or DEFAULT_GAME, start.seed or ""
        return routes.Title()
    sit_down(stage, start.game or DEFAULT_GAME, start.players, start.seed)
    return routes.Deal()


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
        return Push(routes.Replay(match))
    say = stage.words.say
    return Ask(
        say("Look at this record?"),
        say("{file} was dropped here. The match at the table waits meanwhile.", file=path.name),
        say("Look at it"),
        lambda: Replace(routes.Replay(match)),
    )
