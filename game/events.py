"""What happened, told as facts: scenes animate them, sounds sound them, records write them."""

from dataclasses import dataclass
from typing import TypeAlias

from game.actions import End
from game.hand_end import Opening, Result
from game.seats import Seat
from game.tile_sets import TileSet
from game.tiles import Pip, Tile


@dataclass(frozen=True, slots=True)
class HandDealt:
    """`opener` is None until the coordinator has named one."""

    hand: int
    opening: Opening
    opener: Seat | None


@dataclass(frozen=True, slots=True)
class OpenerNamed:
    by: Seat
    opener: Seat


@dataclass(frozen=True, slots=True)
class TilePlayed:
    """`end` is None for the tile that opened."""

    seat: Seat
    tile: Tile
    end: End | None


@dataclass(frozen=True, slots=True)
class Passed:
    """`forced_by_block`: one of the four passes after the table closed."""

    seat: Seat
    ends: tuple[Pip, Pip]
    forced_by_block: bool


@dataclass(frozen=True, slots=True)
class Blocked:
    """Nobody can play: all eight of `pip` lie and both ends show it. The four passes follow."""

    seat: Seat
    pip: Pip


@dataclass(frozen=True, slots=True)
class WentOut:
    """`capicu` is decoration; `key` is a fact of the table in six love, never set in chiva."""

    seat: Seat
    tile: Tile
    key: bool
    capicu: bool


@dataclass(frozen=True, slots=True)
class HandEnded:
    """With the four holdings as they were left, now open."""

    result: Result
    holdings: tuple[TileSet, ...]


Event: TypeAlias = HandDealt | OpenerNamed | TilePlayed | Passed | Blocked | WentOut | HandEnded
