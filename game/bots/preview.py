"""A play seen from its seat before it is made: what would lie, what would be held, and what stays hidden."""

from collections import Counter
from functools import cached_property

from game.actions import End, Pass, Play
from game.bots.passes import passed_on, tiles_without
from game.hand_end import BY_DOUBLE_SIX
from game.observation import Observation
from game.seats import Seat
from game.tile_sets import EVERY_TILE, WITH, TileSet, tiles_in
from game.tiles import TILE_ENDS, TILE_PIPS, Pip


class Preview:
    """`rest`, `line`, `ends` and `hidden` are those after the play."""

    def __init__(self, seen: Observation, seat: Seat, play: Play) -> None:
        self.seen = seen
        self.seat = seat
        self.tile = play.tile
        self.end = play.end
        self.rest: TileSet = seen.holding ^ 1 << play.tile
        self.line = seen.line.lay(play.tile, play.end)
        self.hidden: TileSet = EVERY_TILE & ~self.line.tiles & ~self.rest

    @cached_property
    def ends(self) -> tuple[Pip, Pip]:
        assert self.line.ends is not None
        return self.line.ends

    @cached_property
    def new(self) -> tuple[Pip, ...]:
        """The numbers that the tile itself leaves open: both of the first tile."""
        if self.end is None:
            return tuple(dict.fromkeys(TILE_ENDS[self.tile]))
        return (self.ends[0] if self.end is End.LEFT else self.ends[1],)

    @cached_property
    def covered(self) -> Pip | None:
        """The number that was an end and is none any more."""
        if self.seen.line.ends is None:
            return None
        left, right = self.seen.line.ends
        pip = left if self.end is End.LEFT else right
        return None if pip in self.ends else pip

    @cached_property
    def passed(self) -> dict[Seat, frozenset[Pip]]:
        """By seat, the numbers it passed on."""
        return passed_on(self.seen.log)

    def times_passed(self, seat: Seat, pip: Pip) -> int:
        """How often the seat passed where an end showed the number."""
        passes = Counter(
            taken.seat for taken in self.seen.log if isinstance(taken.turn, Pass) and pip in (taken.ends or ())
        )
        return passes[seat]

    @cached_property
    def laid_by(self) -> dict[End, Seat]:
        """Who chose the tile at each end before this play. A 66 that opened by rule is nobody's sign."""
        seats = [taken.seat for taken in self.seen.log if isinstance(taken.turn, Play)]
        laid_by: dict[End, Seat] = {}
        for seat, laid in zip(seats, self.seen.line.laid, strict=True):
            for end in End:
                if laid.end is end or (laid.end is None and self.seen.opening != BY_DOUBLE_SIX):
                    laid_by[end] = seat
        return laid_by

    def hidden_with(self, pip: Pip) -> int:
        return (self.hidden & WITH[pip]).bit_count()

    def may_hold(self, seat: Seat) -> list[int]:
        """Pips of the hidden tiles that the seat's passes leave to it, lightest first."""
        return sorted(TILE_PIPS[tile] for tile in tiles_in(self.hidden & tiles_without(self.passed[seat])))

    def tiles_of(self, seat: Seat) -> int:
        return self.seen.tiles_left[seat - 1]
