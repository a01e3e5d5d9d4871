"""What a reason is made of: its kind, and claims that can each be checked against an observation."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from game.seats import Seat
from game.tile_sets import WITH, TileSet
from game.tiles import PIPS, Pip


class Kind(StrEnum):
    GOES_OUT = "goes out"
    WITH_KEY = "goes out with the key"
    MUST_PASS = "must pass"
    OPENS_BY_RULE = "opens by rule"
    ONLY_MOVE = "only move"
    ONLY_TILE = "only tile"
    CLOSES_AHEAD = "closes ahead"
    CLOSES = "closes"
    SHUTS_OUT = "shuts out"
    ONLY_YOURS = "only yours"
    RIVAL_PASSED = "rival passed"
    DOUBLE_NOW = "double now"
    FREES_PARTNER = "frees the partner"
    SPARES_PARTNER = "spares the partner a number"
    KEEPS_PARTNERS_END = "keeps the partner's end"
    WAY_ON = "way on"
    LONGEST_NUMBER = "longest number"
    COVERS_RIVALS_END = "covers a rival's end"
    KEEPS_NUMBER = "keeps a number of the own hand open"
    LITTLE_LEFT = "little is left of a number"
    FEW_HIDDEN_FIT = "few hidden tiles fit afterwards"
    FITS_AFTER = "so many fit afterwards"
    HEAVIEST = "heaviest that fits"
    SHEDS_DOUBLE = "sheds a double"
    SHEDS_PIPS = "sheds pips"
    OPENS_ITSELF = "opens itself"
    PARTNER_OPENS = "partner opens"
    NOTHING_APART = "nothing tells it apart"


class Cost(StrEnum):
    """What speaks against a turn, or what it gives up."""

    CLOSES_HOLDING = "closes with pips in the hand"
    SHUTS_PARTNER_OUT = "shuts the partner out"
    NOTHING_FITS_AFTER = "nothing fits afterwards"
    COVERS_WHERE_RIVAL_PASSED = "covers what a rival passed on"
    PARTNER_PASSED = "partner passed"
    COVERS_PARTNERS_END = "covers the partner's end"
    COVERS_OWN_NUMBER = "covers a number of the own hand"
    COVERS_OWN_END = "covers the own end"
    NOT_LONGEST = "not the longest number"
    LEAVES_OTHERS_NUMBER = "leaves a number of the others"
    SPENDS_LAST = "spends the last tile of a number"
    LIGHTER = "lighter than another that fits"
    COVERS = "covers a number"
    FEW_FIT = "so many fit afterwards"
    STILL_HOLDS = "still holds"
    OPENS_WITH_LITTLE = "opens with little"
    GIVES_OPENING_AWAY = "gives the opening away"


class Fact(StrEnum):
    """What a claim says; `seat`, `pip` and `count` are those of its claim."""

    LAST_TILE = "the turn lays the seat's last tile"
    HARD_ENDS = "both ends show seven of eight, and the tile carries both"
    NOTHING_FITS = "no tile of the holding fits"
    BY_RULE = "66 opens this hand"
    ONE_TURN = "there is one legal turn"
    ONE_TILE = "every legal turn lays the same tile"
    CLOSES = "nobody can play afterwards"
    PAIR_AT_MOST = "the seat's pair holds at most `count` pips afterwards"
    RIVALS_AT_LEAST = "the rivals hold at least `count` pips together"
    SEAT_HOLDS = "the seat holds `count` pips afterwards"
    EACH_RIVAL_AT_LEAST = "each rival holds at least `count` pips"
    OPEN_AFTER = "`pip` is an open end afterwards"
    NOT_OPENED = "`pip` is no open end afterwards, and another legal turn would have opened it"
    LEFT_ALONE = "`pip` is the number of the end that is left alone"
    COVERED = "an end `pip` is covered, and is no end any more"
    PASSED = "`seat` passed where an end showed `pip` (`count` times, where it is told)"
    HIDDEN = "`count` tiles with `pip` are neither laid nor held by the seat"
    KEPT = "the seat holds `count` tiles with `pip` afterwards"
    LONGEST = "`count` tiles of the holding carry `pip`, and no number is on more of them"
    KEPT_END_LAID_BY = "the end that is left alone was laid by `seat`, which could have laid another tile"
    COVERED_END_LAID_BY = "the end that is covered was laid by `seat`, which could have laid another tile"
    DOUBLE = "the tile is the double of `pip`"
    WEIGHS = "the tile has `count` pips"
    NONE_HEAVIER = "no legal tile has more pips"
    NONE_FITS = "no tile that the seat holds afterwards fits an end"
    FITTING = "`count` tiles that the seat holds afterwards fit an end"
    HIDDEN_FITTING = "`count` tiles that are neither laid nor held by the seat fit an end afterwards"
    HEAVIER_FITS = "a legal tile has more pips"
    NAMED = "the turn names `seat` to open"


@dataclass(frozen=True, slots=True)
class Claim:
    fact: Fact
    seat: Seat | None = None
    pip: Pip | None = None
    count: int | None = None


Claims: TypeAlias = tuple[Claim, ...]
NONE: Claims = ()
"""The fact does not hold."""


def longest_number(holding: TileSet) -> Claim:
    """The number that most of these tiles carry, the higher of equals."""
    pip = max(PIPS, key=lambda number: ((holding & WITH[number]).bit_count(), number))
    return Claim(Fact.LONGEST, pip=pip, count=(holding & WITH[pip]).bit_count())


@dataclass(frozen=True, slots=True)
class Reason:
    """One kind, the claims it rests on in the order in which its sentence tells them, and the sentence."""

    kind: Kind | Cost
    claims: Claims
    sentence: str
