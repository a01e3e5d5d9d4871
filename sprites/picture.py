"""Everything a picture of the table says, in finished words: what the art draws and nothing else."""

from dataclasses import dataclass, field

from game.actions import End, Play
from game.line import Line
from game.observation import Observation
from game.seats import Seat
from game.tile_sets import HARD
from game.tiles import Pip, Tile
from sprites.palette import DEFAULT_TABLE, Mode


@dataclass(frozen=True, slots=True)
class SeatPicture:
    """A seat's plate. `tiles` as they stand there, None face down; at the bottom seat they lie in the tray.
    `note` is the small line under the name, `passed` what its stamp says (empty: none)."""

    name: str
    note: str = ""
    tiles: tuple[Tile | None, ...] = ()
    passed: str = ""


@dataclass(frozen=True, slots=True)
class PairPicture:
    """A pair's score: what it is called, its points as a figure (empty: nothing is counted), how many of its beads
    are slid of how many (0: none), `aim` what it is played to, in words. `shorter`: its label in fewer letters, for
    where the names have no room."""

    label: str
    figure: str
    lit: int = 0
    beads: int = 0
    aim: str = ""
    shorter: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Ghost:
    """A tile shown where it might be laid; `end` None: as the first tile."""

    tile: Tile
    end: End | None
    chosen: bool = True


@dataclass(frozen=True, slots=True)
class TablePicture:
    """`seen` is what the eyes at this table may know; nothing hidden can be drawn from it.

    `seats` and `pairs` are seats 1 to 4 and (pair 13, pair 24). `playable` None marks nothing; else tiles of the tray
    in it are marked and the others dimmed. `absent` tiles belong to the line or the tray but are drawn elsewhere
    (they fly). `hard_word` stands beside a hard end ("7/8"), empty: never. `last` is the tile marked as the last play.
    """

    seen: Observation
    bottom: Seat
    seats: tuple[SeatPicture, ...]
    pairs: tuple[PairPicture, PairPicture]
    raised: Tile | None = None
    focus: Tile | None = None
    ghosts: tuple[Ghost, ...] = ()
    playable: frozenset[Tile] | None = None
    absent: frozenset[Tile] = field(default_factory=frozenset)
    last: Tile | None = None
    prompt: str = ""
    hard_word: str = ""
    mode: Mode = Mode.PIPS
    table: str = DEFAULT_TABLE
    show_ends: bool = True

    @property
    def asks(self) -> bool:
        """Whoever sits at the bottom is to do something now."""
        return self.playable is not None

    @property
    def line(self) -> Line:
        return self.seen.line

    @property
    def hand(self) -> tuple[Tile | None, ...]:
        """The tiles in the tray."""
        return self.seats[self.bottom - 1].tiles

    def is_hard(self, pip: Pip) -> bool:
        return self.line.appearances(pip) == HARD


def last_play(seen: Observation) -> Tile | None:
    """The tile laid last in this hand."""
    return next((taken.turn.tile for taken in reversed(seen.log) if isinstance(taken.turn, Play)), None)
