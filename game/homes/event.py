"""An event: boards that are played in several homes, as one line of text that any messenger carries.

tranque event 1 chiva 8 pair:hard "QDQ1BH1CVXVEBNTT" "Sunday" 6HBKKXJ4
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from game.bots.levels import PLAYING_LEVELS
from game.homes.lines import (
    marked,
    must_be_marked,
    number_in,
    pieces_of,
    quote,
    refusing,
    seed_in,
    title_in,
)
from game.record.refusal import Wrong
from game.rules import GAMES
from game.saying import quoted, say
from game.seats import BOT_NAMES, SEATS, Player, Seat

VERSION: Final = 1
MOST_BOARDS: Final = 32
_HEAD = ("tranque", "event")
_PIECES = 9
FORM: Final = "tranque event 1 GAME BOARDS SEATS SEED NAME MARK"


class Who(StrEnum):
    """Who plays in each home."""

    PAIR = "pair"
    FOUR = "four"
    ONE = "one"

    @property
    def people(self) -> tuple[Seat, ...]:
        return {Who.PAIR: (1, 3), Who.FOUR: (1, 2, 3, 4), Who.ONE: (1,)}[self]


@dataclass(frozen=True, slots=True)
class Event:
    """`level` is that of the bots, None where four people play. The boards are the seed's first hands, each from 0-0
    with 66 leading; people keep their seats."""

    title: str
    game: str
    seed: str
    boards: int
    who: Who
    level: str | None

    @property
    def has_bots(self) -> bool:
        return self.who is not Who.FOUR

    def players(self, names: Sequence[str]) -> tuple[Player, ...]:
        """Seats 1 to 4, with the people's names in the order of their seats. ValueError for another number of them."""
        people = dict(zip(self.who.people, names, strict=True))
        bots = {seat: Player(BOT_NAMES[seat - 1], self.level) for seat in SEATS}
        return tuple(Player(people[seat]) if seat in people else bots[seat] for seat in SEATS)

    def __str__(self) -> str:
        """The line, without its end."""
        return marked("event", f"{_HEAD[0]} {_HEAD[1]} {VERSION} {facts_text(self)}")


def event_from_text(text: str) -> Event:
    """LineRefused for anything that is no whole line of an event."""
    with refusing():
        pieces = pieces_of(text)
        must_begin(pieces, _HEAD, VERSION)
        if len(pieces) != _PIECES:
            raise Wrong(say("an event is written as: {form}", form=FORM))
        event = facts_in(pieces[3:8])
        must_be_marked("event", pieces[:-1], pieces[-1])
    return event


def must_begin(pieces: Sequence[str], head: tuple[str, str], version: int) -> None:
    if tuple(pieces[:2]) != head:
        raise Wrong(say("it is no line of an event, nor of a result"))
    if len(pieces) < 3 or pieces[2] != str(version):
        found = pieces[2] if len(pieces) > 2 else ""
        raise Wrong(say("version {version} of this line is not known", version=quoted(found) or '""'))


def facts_text(event: Event) -> str:
    """What is agreed on: five pieces, alike in every line about this event."""
    seats = str(event.who) if event.level is None else f"{event.who}:{event.level}"
    return f"{event.game} {event.boards} {seats} {quote(event.seed)} {quote(event.title)}"


def facts_in(pieces: Sequence[str]) -> Event:
    game, boards, seats, seed, title = pieces
    if game not in GAMES:
        raise Wrong(say("{game} is no game", game=quoted(game)))
    who, level = _seats_in(seats)
    return Event(title_in(title), game, seed_in(seed), number_in(boards, 1, MOST_BOARDS), who, level)


def _seats_in(piece: str) -> tuple[Who, str | None]:
    found = re.fullmatch(f"(pair|one):({'|'.join(PLAYING_LEVELS)})|(four)", piece)
    if found is None:
        raise Wrong(say("{seats} does not say who sits how", seats=quoted(piece)))
    return Who(found[1] or found[3]), found[2]
