"""Lines, files and texts as docs/events.md describes them, kept in files: `python -m tests.game.homes.golden` writes
them anew. Of bots that searched they hold words, so a new version of the bots changes some of them."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

from game.games import GAMES
from game.homes.day import day_event
from game.homes.event import Event, Who
from game.record import Record
from game.words import Words
from tests.game.homes.homes_play import EVENTS, result
from tools.replay_homes import day_text, event_text, played_day, sheets_text

FOLDER = Path(__file__).parent.parent.parent / "homes"
DAY = date(2026, 12, 1)
SUNDAY = Event("Sunday", "sixlove", "QDQ1BH1CVXVEBNTT", 2, Who.PAIR, "hard")
HOMES = ("Casa de Ana", "Ñáñez")


def texts() -> Iterator[tuple[str, str]]:
    """Name of the file and what stands in it. The sheets are made from the file of results as it lies there."""
    days = [day_event(DAY, game) for game in GAMES]
    yield "events.txt", "".join(f"{event}\n" for event in (*EVENTS, SUNDAY, *days))
    yield "results.txt", "".join(f"{result(SUNDAY, home)}\n" for home in HOMES)
    yield "results-four.txt", "".join(f"{result(EVENTS[1], home)}\n" for home in HOMES)
    for language in ("en", "es"):
        words = Words(language)
        yield f"sheet-{language}.txt", "".join(sheets_text([str(FOLDER / "results.txt")], words))
        yield f"event-{language}.txt", "".join(event_text(str(SUNDAY), words))
        yield f"day-{language}.txt", "".join(day_text(DAY, list(GAMES), words))
    for game in GAMES:
        match, hands = played_day(DAY, game)
        yield f"day-{game}.jsonl", Record(match).header_line() + "".join(Record(match).last_lines() for _ in hands)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, text in texts():
        (FOLDER / name).write_text(text, encoding="utf-8", newline="\n")
