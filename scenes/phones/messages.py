"""What a phone may say, as frozen values. Anything else is no message."""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from game.actions import End, Play
from game.seats import SEATS, Seat
from game.tiles import TILE_TEXT, tile_from_text

MOST_BYTES = 2048
"""Of one message; a larger one closes the connection before it is read."""
MOST_SERIAL = 10**9

_KEY = re.compile(r"[A-Za-z0-9_-]{1,64}")


class NoMessage(ValueError):
    """The bytes that came are nothing that the page would send."""


@dataclass(frozen=True, slots=True)
class Hello:
    """The first word of a connection. `secret` of a seat that the phone has, `token` of the picture it has scanned,
    `code` that somebody typed; each "" where there is none. `language`: that of the phone."""

    language: str
    secret: str = ""
    token: str = ""
    code: str = ""


@dataclass(frozen=True, slots=True)
class TakeSeat:
    seat: Seat


@dataclass(frozen=True, slots=True)
class Show:
    """The tiles may be sent: somebody holds the phone and wants to see them."""


@dataclass(frozen=True, slots=True)
class Cover:
    """The page was covered, or hidden: no tile stands on it any more."""


@dataclass(frozen=True, slots=True)
class Choose:
    """A tile to look at where it would lie: a preview, and the same tile again takes it back. `end` None: any."""

    serial: int
    tile: int
    end: End | None = None


@dataclass(frozen=True, slots=True)
class Confirm:
    """Lay what was chosen and shown; the phone says what it has seen, so that nothing else is laid."""

    serial: int
    play: Play


@dataclass(frozen=True, slots=True)
class NameOpener:
    serial: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class AskHint:
    serial: int


@dataclass(frozen=True, slots=True)
class TakeBack:
    """`sure`: it was asked whether another one's decision shall be taken back."""

    serial: int
    sure: bool = False


@dataclass(frozen=True, slots=True)
class PutBack:
    """Redo."""

    serial: int


@dataclass(frozen=True, slots=True)
class RestartDeal:
    serial: int
    sure: bool = False


@dataclass(frozen=True, slots=True)
class NextHand:
    serial: int


@dataclass(frozen=True, slots=True)
class Read:
    """Open `rules`, `log` or `details`, which keeps the bots waiting."""

    page: str


@dataclass(frozen=True, slots=True)
class StopReading:
    pass


@dataclass(frozen=True, slots=True)
class Pong:
    """The page is awake."""


Message: TypeAlias = (
    Hello
    | TakeSeat
    | Show
    | Cover
    | Choose
    | Confirm
    | NameOpener
    | AskHint
    | TakeBack
    | PutBack
    | RestartDeal
    | NextHand
    | Read
    | StopReading
    | Pong
)

PAGES = ("rules", "log", "details")


def read_message(raw: str | bytes) -> Message:
    """NoMessage for anything that is not exactly one of the messages above."""
    if not isinstance(raw, str) or len(raw) > MOST_BYTES:
        raise NoMessage("no text")
    try:
        row = json.loads(raw)
    except (ValueError, RecursionError):
        raise NoMessage("no JSON") from None
    if not isinstance(row, dict):
        raise NoMessage("no object")
    make = _MAKERS.get(row["say"]) if isinstance(row.get("say"), str) else None
    if make is None:
        raise NoMessage("no such message")
    return make(row)


def _serial(row: dict[str, Any]) -> int:
    value = row.get("n")
    if type(value) is not int or not 0 <= value <= MOST_SERIAL:
        raise NoMessage("no serial number")
    return value


def _seat(row: dict[str, Any]) -> Seat:
    value = row.get("seat")
    if type(value) is not int or value not in SEATS:
        raise NoMessage("no seat")
    return value


def _text(row: dict[str, Any], name: str, choices: tuple[str, ...]) -> str:
    value = row.get(name)
    if not isinstance(value, str) or value not in choices:
        raise NoMessage(f"no {name}")
    return value


def _key(row: dict[str, Any], name: str) -> str:
    value = row.get(name, "")
    if not isinstance(value, str) or (value and not _KEY.fullmatch(value)):
        raise NoMessage(f"no {name}")
    return value


def _play(row: dict[str, Any]) -> Play:
    tile = tile_from_text(_text(row, "tile", TILE_TEXT))
    end = _text(row, "end", ("", *End))
    return Play(tile, End(end) if end else None)


def _hello(row: dict[str, Any]) -> Hello:
    language = row.get("lang")
    spanish = isinstance(language, str) and language[:2].lower() == "es"
    return Hello("es" if spanish else "en", _key(row, "secret"), _key(row, "token"), _key(row, "code"))


def _choose(row: dict[str, Any]) -> Choose:
    play = _play(row)
    return Choose(_serial(row), play.tile, play.end)


def _sure(row: dict[str, Any]) -> bool:
    value = row.get("sure", False)
    if not isinstance(value, bool):
        raise NoMessage("neither yes nor no")
    return value


_MAKERS: dict[str, Callable[[dict[str, Any]], Message]] = {
    "hello": _hello,
    "take": lambda row: TakeSeat(_seat(row)),
    "show": lambda _: Show(),
    "cover": lambda _: Cover(),
    "choose": _choose,
    "confirm": lambda row: Confirm(_serial(row), _play(row)),
    "name": lambda row: NameOpener(_serial(row), _seat(row)),
    "hint": lambda row: AskHint(_serial(row)),
    "undo": lambda row: TakeBack(_serial(row), _sure(row)),
    "redo": lambda row: PutBack(_serial(row)),
    "restart": lambda row: RestartDeal(_serial(row), _sure(row)),
    "next": lambda row: NextHand(_serial(row)),
    "read": lambda row: Read(_text(row, "page", PAGES)),
    "close": lambda _: StopReading(),
    "pong": lambda _: Pong(),
}

KINDS = tuple(_MAKERS)
"""Of messages, as the page names them."""
