"""Where the start of the program leads, and a file dropped on its window."""

from pathlib import Path

from game.games import DEFAULT_GAME
from game.saying import readable
from game.words import Words
from scenes import routes
from scenes.input.command_line import Start
from scenes.services import Services
from scenes.stack import Ask, Move, Push, Replace
from scenes.store.lines_file import found_in_file, holds_lines
from scenes.store.record_file import Refused, match_in
from scenes.table.company import Company
from scenes.table.duplicate_words import not_yet_open


def first_route(services: Services, company: Company, words: Words, start: Start) -> routes.Route:
    """To the title, to a replay, or straight to the table, where everybody has sat down then."""
    if start.record is not None and services.saves.deals_again(start.record):
        services.message = not_yet_open(words)
        return routes.Title()
    if start.record is not None:
        return routes.Replay(start.record, is_first=True)
    if start.found:
        return routes.FromOutside(start.found, is_first=True)
    if start.players is None:
        company.wished_game, company.wished_seed = start.game or DEFAULT_GAME, start.seed or ""
        company.wished_phones = start.phones
        return routes.Title()
    company.sit_down(start.game or DEFAULT_GAME, start.players, start.seed)
    return routes.Deal()


def way_to_dropped(services: Services, company: Company, words: Words, path: Path) -> Move | None:
    """To its replay; where a match is being played only after a question. What is no record is said in a line."""
    if holds_lines(path):
        return _way_to_lines(services, company, words, path)
    try:
        match = match_in(path, words)
    except Refused as refused:
        services.message = str(refused)
        return None
    if services.saves.deals_again(match):
        services.message = not_yet_open(words)
        return None
    if company.sitting is None:
        return Push(routes.Replay(match))
    say = words.say
    return Ask(
        say("Look at this record?"),
        say("{file} was dropped here. The match at the table waits meanwhile.", file=readable(path.name)),
        say("Look at it"),
        lambda: Replace(routes.Replay(match)),
    )


def _way_to_lines(services: Services, company: Company, words: Words, path: Path) -> Move | None:
    """To what the lines of a file hold, as to a record."""
    try:
        to = routes.FromOutside(found_in_file(path, words))
    except Refused as refused:
        services.message = str(refused)
        return None
    if company.sitting is None:
        return Push(to)
    say = words.say
    return Ask(
        say("Look at this file?"),
        say("{file} was dropped here. The match at the table waits meanwhile.", file=path.name),
        say("Look at it"),
        lambda: Replace(to),
    )
