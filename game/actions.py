"""What can be done in a match, each with a text form that reads back."""

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from game import tile_sets
from game.seats import SEATS, Seat
from game.tile_sets import TileSet
from game.tiles import TILE_TEXT, Pip, Tile, tile_from_text


class End(StrEnum):
    LEFT = "<"
    RIGHT = ">"


@dataclass(frozen=True, slots=True)
class Play:
    """Lay a tile on an end; the tile that opens the hand has no end, its smaller number lies left."""

    tile: Tile
    end: End | None = None


@dataclass(frozen=True, slots=True)
class Pass:
    """Knock. Legal only for a seat that holds nothing playable."""


@dataclass(frozen=True, slots=True)
class Name:
    """Six love: the coordinator says which of the pair opens."""

    seat: Seat


class Start(StrEnum):
    """How a deal stands to what was before."""

    NEXT_HAND = "hand"
    NEXT_MATCH = "match"
    """After a match is won: 0-0, opened as the game says."""
    AFRESH = "afresh"
    """At any time: 0-0 and 66. Chiva's "Nuevo encuentro" in mid-match, six love's "Nueva sesión"."""


@dataclass(frozen=True, slots=True)
class Deal:
    """Give out all 28 tiles: four sets of seven, seats 1 to 4."""

    holdings: tuple[TileSet, ...]
    start: Start = Start.NEXT_HAND


Turn: TypeAlias = Play | Pass | Name
Action: TypeAlias = Turn | Deal


@dataclass(frozen=True, slots=True)
class Taken:
    """A turn as the log keeps it: who, what, and the ends it met (None before the first tile)."""

    seat: Seat
    turn: Turn
    ends: tuple[Pip, Pip] | None


def to_text(action: Action) -> str:
    """`46<`, `46>`, `46` (opens), `-` (passes), `=3` (names); a deal as `deal hand 00 01 ../../../..`."""
    match action:
        case Play(tile, end):
            return TILE_TEXT[tile] + (end or "")
        case Pass():
            return "-"
        case Name(seat):
            return f"={seat}"
        case Deal(holdings, start):
            return f"deal {start} " + "/".join(tile_sets.to_text(holding) for holding in holdings)


def from_text(text: str) -> Action:
    """Reads `to_text` back; ValueError for anything else."""
    if text == "-":
        return Pass()
    if naming := re.fullmatch(r"=([1-4])", text):
        return Name(SEATS[int(naming[1]) - 1])
    if dealing := re.fullmatch(r"deal (hand|match|afresh) (.*)", text, re.DOTALL):
        holdings = tuple(tile_sets.from_text(holding) for holding in dealing[2].split("/"))
        if len(holdings) != len(SEATS):
            raise ValueError(f"{text!r} deals to {len(holdings)} seats")
        return Deal(holdings, Start(dealing[1]))
    if text[2:] in ("", "<", ">"):
        return Play(tile_from_text(text[:2]), End(text[2:]) if text[2:] else None)
    raise ValueError(f"{text!r} is no word")


def turn_from_text(word: str) -> Turn:
    """A word of a record; ValueError for anything else, a deal included."""
    action = from_text(word)
    if isinstance(action, Deal):
        raise ValueError(f"{word!r} is no word")
    return action
