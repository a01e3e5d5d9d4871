"""Where one can go: a value for every screen, which `scenes.directory` makes a scene of."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import ClassVar

from game.duplicate import Duplicate
from game.games import DEFAULT_GAME
from game.homes.event import Event as HomesEvent
from game.homes.result import HomeResult
from game.match import Match
from game.seats import Player, Seat


@dataclass(frozen=True)
class Route:
    """A place one can go to; `name` is `pad_gone` for PadGone."""

    name: ClassVar[str]

    def __init_subclass__(cls) -> None:
        cls.name = re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()


class Title(Route):
    """Go on, begin, look back, choose."""


class Lobby(Route):
    """Which game, and who sits where."""


class Practice(Route):
    """One hand from its code."""


@dataclass(frozen=True)
class DuplicateSetup(Route):
    """For these people; without a `seed` one is drawn. `pads_each`: each person has a pad of their own."""

    game: str
    players: tuple[Player, ...]
    seed: str | None
    pads_each: bool = False


@dataclass(frozen=True)
class Fault(Route):
    """`report` is where the report lies, None where none could be written."""

    report: Path | None


class Deal(Route):
    """The tiles are dealt to those who sit at the table."""


class Play(Route):
    """The hand that lies on the table."""


@dataclass(frozen=True)
class Reveal(Route):
    """The curtain before this seat's tiles."""

    seat: Seat


@dataclass(frozen=True)
class Opener(Route):
    """Six love: this seat says who of its pair opens."""

    coordinator: Seat


class Pause(Route):
    """The menu over the table."""


class PadGone(Route):
    """Everything waits for a pad."""


@dataclass(frozen=True)
class Phones(Route):
    """Who plays on a phone, and how phones come in. `is_before`: nobody was dealt tiles yet, and the way on is to
    deal."""

    is_before: bool = False


class PhoneReads(Route):
    """Somebody reads on a phone, and the table waits."""


class HandSummary(Route):
    """Why a pair won the hand."""


class MatchSummary(Route):
    """The story of the match."""


@dataclass(frozen=True)
class DuplicateSheet(Route):
    """What the boards came to."""

    duplicate: Duplicate


class Events(Route):
    """The events that are kept, a line to read, a new one."""


@dataclass(frozen=True)
class EventSetup(Route):
    """A new event, of this game at first."""

    game: str


@dataclass(frozen=True)
class EventPage(Route):
    """What is agreed on, what was played, what is sent. `is_first`: the title comes after it."""

    event: HomesEvent
    is_first: bool = False


@dataclass(frozen=True)
class FromOutside(Route):
    """Lines of events and results that came in: looked through, then kept. `is_first`: the title comes after it."""

    found: tuple[HomesEvent | HomeResult, ...]
    is_first: bool = False


@dataclass(frozen=True)
class HomesSheet(Route):
    """What the homes made of an event."""

    event: HomesEvent


@dataclass(frozen=True)
class EventBoard(Route):
    """One board as each home played it."""

    event: HomesEvent
    board: int


@dataclass(frozen=True)
class Days(Route):
    """The deal of the day (None: of today), and those before. `is_first`: the title comes after it."""

    day: date | None = None
    is_first: bool = False


@dataclass(frozen=True)
class Share(Route):
    """A hand, or the picture of the moment after `word` of its words."""

    match: Match
    hand: int
    word: int


class Statistics(Route):
    """What was played on this machine."""


class Replays(Route):
    """The matches that are kept."""


@dataclass(frozen=True)
class Replay(Route):
    """From a word of a hand on, both from 1. `is_first`: the program began with it, and the title comes after it."""

    match: Match
    hand: int | None = None
    word: int | None = None
    is_first: bool = False


@dataclass(frozen=True)
class ReplayMore(Route):
    """What else can be done with the hand looked at; `toggle_log` is told to the replay below."""

    match: Match
    hand: int
    word: int
    log_is_shown: bool
    to_hands: "ReplayHands"
    toggle_log: Callable[[], None]


@dataclass(frozen=True)
class ReplayHands(Route):
    """Another hand of the match; `go` tells the replay below which, counted from 0."""

    match: Match
    place: int
    go: Callable[[int], None]


@dataclass(frozen=True)
class HandEntry(Route):
    """A seed or a code, to look at what it deals."""

    game: str = DEFAULT_GAME


@dataclass(frozen=True)
class Review(Route):
    """What each decision of a finished hand was worth."""

    match: Match
    hand: int


@dataclass(frozen=True)
class WhatIf(Route):
    """From hand `hand` (from 1) after `word` of its words."""

    match: Match
    hand: int
    word: int


class Gallery(Route):
    """Hands to learn from."""


@dataclass(frozen=True)
class Rules(Route):
    """Of this game."""

    game: str


class Log(Route):
    """What was played in this hand."""


class Details(Route):
    """What everybody may count."""


class Settings(Route):
    """What can be set."""


class Help(Route):
    """Keys and buttons."""
