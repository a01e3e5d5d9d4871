"""A match at one moment, complete and frozen."""

from dataclasses import dataclass, field

from game.actions import Taken
from game.events import Event
from game.hand_end import BY_DOUBLE_SIX, Opening, Result, Score
from game.line import Line
from game.seats import Seat
from game.tile_sets import NO_TILES, TileSet

NO_HOLDINGS = (NO_TILES,) * 4


@dataclass(frozen=True, slots=True)
class MatchState:
    """`hand` counts deals from 1 (0: none yet). `dealt` and `holdings` are four sets, seats 1 to 4, as dealt and as
    held now. `turn` is the seat to act, None before the first deal and once the hand is over. `passes` counts those in
    a row. `score` is (pair 13, pair 24), after the hand once `result` stands."""

    game: str
    hand: int = 0
    score: Score = (0, 0)
    opening: Opening = BY_DOUBLE_SIX
    opener: Seat | None = None
    dealt: tuple[TileSet, ...] = NO_HOLDINGS
    holdings: tuple[TileSet, ...] = NO_HOLDINGS
    turn: Seat | None = None
    line: Line = field(default_factory=Line)
    passes: int = 0
    log: tuple[Taken, ...] = ()
    result: Result | None = None


@dataclass(frozen=True, slots=True)
class Step:
    state: MatchState
    events: tuple[Event, ...]
