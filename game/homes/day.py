"""The deal of the day: a board of each game that follows from the date alone, the same on every machine."""

import re
from collections.abc import Collection
from datetime import date
from fractions import Fraction
from typing import Final

from game.homes.event import Event, Who
from game.homes.result import points_text
from game.homes.wording import tenths

LEVEL: Final = "hard"
DONE, OPEN = "●", "○"


def day_from_text(text: str) -> date:
    """`2026-12-01`; ValueError for what is no day written so."""
    if not re.fullmatch("[0-9]{4}-[0-9]{2}-[0-9]{2}", text):
        raise ValueError("no day")
    return date.fromisoformat(text)


def day_event(day: date, game: str) -> Event:
    """One board: a person in seat 1, the partner and both rivals `hard`."""
    return Event(day.isoformat(), game, day_seed(day, game), 1, Who.ONE, LEVEL)


def day_seed(day: date, game: str) -> str:
    return f"tranque/1/day/{day.isoformat()}/{game}"


def day_of(event: Event) -> date | None:
    """The day whose deal it is; None for any other event, however it is called."""
    try:
        day = day_from_text(event.title)
    except ValueError:
        return None
    return day if event == day_event(day, event.game) else None


def day_line(event: Event, points: int, par: Fraction, *, is_clean: bool) -> str:
    """`Tranque 2026-12-01 · chiva +1 · par 0 · ●●○`, the same in every language, and no tile in it. The marks: won; no
    less than par; no decision that could be known for a mistake (`is_clean`)."""
    marks = "".join(DONE if reached else OPEN for reached in (points > 0, points >= par, is_clean))
    return f"Tranque {event.title} · {event.game} {points_text(points)} · par {tenths(par)} · {marks}"


def streak(played: Collection[date], today: date) -> int:
    """How many days in a row were played, to today, or to yesterday as long as today is open. Days after today, of a
    clock that went ahead, wait until they come."""
    days = {day.toordinal() for day in played}
    last = today.toordinal()
    if last not in days:
        last -= 1
    first = last
    while first in days:
        first -= 1
    return last - first
