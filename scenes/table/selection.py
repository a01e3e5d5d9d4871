"""What the person on turn has in mind: a raised tile and the end it would go to. Nothing here is played."""

from dataclasses import dataclass, replace

from game.actions import End, Play
from game.observation import Observation
from game.tiles import Tile

STEADY = 0.3
"""A preview must have shown this long before Enter or A confirms it."""


@dataclass(frozen=True, slots=True)
class Selection:
    """`tile` is raised; `end` is the chosen one of `ends` (None on an empty table). `shown` counts seconds since the
    preview last changed. `why_not` holds a tile that does not fit."""

    tile: Tile | None = None
    end: End | None = None
    ends: tuple[End, ...] = ()
    shown: float = 0.0
    why_not: Tile | None = None

    @property
    def play(self) -> Play | None:
        """What confirming would do."""
        return None if self.tile is None else Play(self.tile, self.end)

    @property
    def is_steady(self) -> bool:
        return self.tile is not None and self.shown >= STEADY

    def after(self, dt: float) -> "Selection":
        return self if self.tile is None else replace(self, shown=self.shown + dt)


NOTHING = Selection()


def raise_tile(seen: Observation, tile: Tile, towards: End | None = None) -> Selection:
    """The preview of a tile, at the end wished for where it fits there; `why_not` where it may not be played."""
    plays = [turn for turn in seen.legal if isinstance(turn, Play) and turn.tile == tile]
    if not plays:
        return Selection(why_not=tile)
    ends = tuple(play.end for play in plays if play.end is not None)
    chosen = towards if towards in ends else plays[0].end
    return Selection(tile, chosen, ends)


def point_at(selection: Selection, end: End) -> Selection:
    """The same tile at the other end, where it fits there."""
    if end in selection.ends and end != selection.end:
        return replace(selection, end=end, shown=0.0)
    return selection


def preview_of(seen: Observation, play: Play) -> Selection:
    """A hint's move, shown like a tile that was tapped."""
    return raise_tile(seen, play.tile, play.end)
