"""Events and deals of the day as they are kept: a file each, with what was played here and what other homes made."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Any, Final

from game.bots.version import BOTS_VERSION
from game.deal import BadText, name_from_text
from game.games import GAMES
from game.homes.boards import EventBoards
from game.homes.day import day_from_text, day_of
from game.homes.event import Event, event_from_text
from game.homes.kept import event_from_row, event_to_row
from game.homes.reading import FromOutside
from game.homes.result import MOST_BOTS, HomeResult, result_from_text, result_of
from game.record import RecordRefused
from game.record.fields import is_whole_number
from scenes.store.kept_folder import KeptFolder

FOLDER: Final = "events"
HOME: Final = "home.json"
DAYS: Final = "days.json"
DAY: Final = "day-"
MOST: Final = 400
"""Results of one event that are kept: more than any sheet can show."""


@dataclass(slots=True)
class KeptEvent:
    """`played` is None before the first board is begun here; `home` is what this home was called then, and `bots` the
    version of those that play. `others` are the results of other homes."""

    event: Event
    played: EventBoards | None = None
    others: list[HomeResult] = field(default_factory=list)
    home: str = ""
    bots: int = BOTS_VERSION

    @property
    def is_over(self) -> bool:
        return self.played is not None and self.played.is_over

    @property
    def own(self) -> HomeResult | None:
        """What this home made of it, once the last board is over."""
        if self.played is None or not self.played.is_over:
            return None
        return result_of(self.played, self.home, self.bots)

    @property
    def results(self) -> list[HomeResult]:
        own = self.own
        return [*self.others, *([] if own is None else [own])]

    def begin(self, names: Sequence[str], home: str) -> EventBoards:
        """By these people, in a home that is called so, else by the first of them."""
        self.played = EventBoards(self.event, self.event.players(names))
        self.home, self.bots = home or names[0], BOTS_VERSION
        return self.played

    def to_bytes(self) -> bytes:
        row: dict[str, Any] = {"tranque_event": 1, "event": str(self.event)}
        if self.played is not None:
            row = event_to_row(self.played)
        row |= {"home": self.home, "bots": self.bots, "others": [str(result) for result in self.others]}
        return (json.dumps(row, ensure_ascii=False) + "\n").encode()


class EventFiles:
    """Each is read when it is first asked for; a damaged file is kept aside and told of."""

    def __init__(self, folder: KeptFolder) -> None:
        self._folder = folder
        self._known: dict[str, KeptEvent] = {}
        self._refused: set[str] = set()
        self._home: str | None = None
        self._days: dict[date, set[str]] | None = None

    @property
    def home(self) -> str:
        """What this home is called; empty where nobody has said."""
        if self._home is None:
            told = self._folder.row(HOME).get("home")
            self._home = told if isinstance(told, str) and _is_name(told) else ""
        return self._home

    def call_home(self, name: str) -> None:
        """BadText for what is no name; nothing at all is one here."""
        self._home = name_from_text(name) if name.strip() else ""
        self._folder.put_row(HOME, {"home": self._home})

    def all(self) -> list[KeptEvent]:
        """Without the deals of the day; by title, then by their lines."""
        found = [self._find(name) for name in self._names() if not name.startswith(DAY)]
        new = [kept for name, kept in self._known.items() if not name.startswith(DAY) and kept not in found]
        kept = [one for one in (*found, *new) if one is not None]
        return sorted(kept, key=lambda one: (one.event.title.casefold(), str(one.event)))

    def find(self, event: Event) -> KeptEvent | None:
        return self._find(name_of(event))

    def put(self, kept: KeptEvent) -> None:
        """Written soon."""
        name = name_of(kept.event)
        self._known[name] = kept
        self._folder.put(_file(name), kept.to_bytes())
        day = day_of(kept.event)
        if day is not None and kept.is_over and kept.event.game not in self.days().get(day, ()):
            self.days().setdefault(day, set()).add(kept.event.game)
            row = {day.isoformat(): sorted(games) for day, games in sorted(self.days().items())}
            self._folder.put_row(DAYS, row)

    def add(self, found: FromOutside) -> KeptEvent:
        """An event from outside, or a result: of an event that is not here yet, with the event."""
        event = found.event if isinstance(found, HomeResult) else found
        kept = self.find(event) or KeptEvent(event)
        if isinstance(found, HomeResult) and found not in kept.results and len(kept.others) < MOST:
            kept.others.append(found)
        self.put(kept)
        return kept

    def days(self) -> dict[date, set[str]]:
        """The days of which a board was played to its end, and of which games."""
        if self._days is None:
            self._days = days_in(self._folder.row(DAYS))
        return self._days

    @property
    def fails(self) -> bool:
        """One could not be written."""
        return any(path.parent.name == FOLDER for path in self._folder.failing)

    def _names(self) -> list[str]:
        if self._folder.path is None:
            return []
        return [path.stem for path in sorted((self._folder.path / FOLDER).glob("*.json"))]

    def _find(self, name: str) -> KeptEvent | None:
        if name not in self._known and name not in self._refused and self._folder.path is not None:
            self._read(name)
        return self._known.get(name)

    def _read(self, name: str) -> None:
        content = self._folder.content(_file(name))
        if content is None:
            return
        try:
            kept = kept_event(content)
            if name_of(kept.event) != name:
                raise ValueError("another event's name")
            self._known[name] = kept
        except ValueError:
            self._refused.add(name)
            self._folder.refuse(_file(name))


def kept_event(content: bytes) -> KeptEvent:
    """ValueError for anything that is none."""
    try:
        row = json.loads(content.decode("utf-8-sig"))
    except RecursionError:
        raise ValueError("nested too deep") from None
    if not isinstance(row, dict):
        raise ValueError("no JSON object")
    others, home, bots, line = (row.get(key) for key in ("others", "home", "bots", "event"))
    if not isinstance(others, list) or not isinstance(home, str) or not isinstance(line, str):
        raise ValueError("no kept event")
    if not is_whole_number(bots, 1, MOST_BOTS) or not (home == "" or _is_name(home)):
        raise ValueError("no home, or no version of bots")
    try:
        event = event_from_text(line)
        played = event_from_row(row) if "boards" in row else None
        results = [result_from_text(other) for other in others if isinstance(other, str)]
    except RecordRefused as refused:
        raise ValueError(str(refused)) from None
    if len(results) != len(others) or any(result.event != event for result in results) or (played and not home):
        raise ValueError("a result of another event, or a home without a name")
    return KeptEvent(event, played, results, home, bots)


def days_in(row: dict[str, Any]) -> dict[date, set[str]]:
    """Whatever is none of it is left out."""
    days: dict[date, set[str]] = {}
    for text, games in row.items():
        try:
            day = day_from_text(text)
        except ValueError:
            continue
        if isinstance(games, list) and (known := {game for game in GAMES if game in games}):
            days[day] = known
    return days


def name_of(event: Event) -> str:
    """Of its file: a day's by the date and the game, any other's by the mark of its line."""
    day = day_of(event)
    return str(event).rpartition(" ")[2] if day is None else f"{DAY}{day.isoformat()}-{event.game}"


def _file(name: str) -> str:
    return f"{FOLDER}/{name}.json"


def _is_name(text: str) -> bool:
    try:
        return name_from_text(text) == text
    except BadText:
        return False
