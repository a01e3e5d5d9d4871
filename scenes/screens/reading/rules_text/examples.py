"""Examples of the rules as positions. What each claims is what the engine makes of it: the tests see to that."""

from dataclasses import dataclass

from game.actions import Play, from_text
from game.games import CHIVA, SIX_LOVE
from game.line import Line
from game.match import Match
from game.record.hand_text import hand_from_text
from game.saying import Saying, say
from game.seats import Pair, Player
from game.tiles import TILE_OF, Pip, Tile

PEOPLE = ("Ana", "Beto", "Carmen", "Dora")


@dataclass(frozen=True, slots=True)
class LineExample:
    """A line as the words that laid it. `last` is the tile that is played on it to go out, `counted` the number whose
    appearances are marked. `is_key` is what the verdict says of `last`."""

    words: str
    verdict: Saying
    note: Saying
    last: Tile | None = None
    counted: Pip | None = None
    is_key: bool = False

    @property
    def line(self) -> Line:
        line = Line()
        for word in self.words.split():
            play = from_text(word)
            assert isinstance(play, Play), f"{word} lays no tile"
            line = line.lay(play.tile, play.end)
        return line


@dataclass(frozen=True, slots=True)
class BlockExample:
    """A hand that ends in a block: the deal (four holdings, tiles run together) and its words."""

    game: str
    deal: str
    words: str

    @property
    def match(self) -> Match:
        """The hand as the engine plays it, from 0-0."""
        text = f'tranque 1 {self.game} {self.deal} "66" {self.words}'
        return hand_from_text(text, tuple(Player(name) for name in PEOPLE))


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """One hand: who won it, what it was worth, and the score after it (pair 13, pair 24)."""

    winner: Pair
    value: int
    score: tuple[int, int]
    note: Saying


@dataclass(frozen=True, slots=True)
class ScoreExample:
    """Hands one after another, the last one a break."""

    game: str
    rows: tuple[ScoreRow, ...]


HARD_END = LineExample(
    words="25 55> 35> 03> 05> 15> 14> 45>",
    verdict=say("A hard end"),
    note=say("Seven fives lie on the table, counted half by half. Only 5-6 can go on there."),
    counted=5,
)
KEY = LineExample(
    words="02 05< 22> 12> 15> 55> 35> 23> 24> 45> 56> 26>",
    verdict=say("A key: two points"),
    note=say("Both ends are hard, 5 and 2 with seven halves each. 2-5 is the last tile, and the only one that fits."),
    last=TILE_OF[2, 5],
    is_key=True,
)
ONE_END_HARD = LineExample(
    words="02 05< 12> 15> 55> 35> 23> 24> 45> 56> 26>",
    verdict=say("No key: one point"),
    note=say(
        "The 2 shows only five times: 2-2 would fit as well. The last tile fits both ends, and that is not enough."
    ),
    last=TILE_OF[2, 5],
)
LAST_IS_DOUBLE = LineExample(
    words="02 05< 25> 15> 13> 35> 45> 46> 56>",
    verdict=say("No key: one point"),
    note=say("5-5 is the only tile that fits, but it is a double, and both ends show the same number."),
    last=TILE_OF[5, 5],
)
_BLOCK_DEAL = "00020513223544/04163445465666/06121423252655/01031115243336"
_BLOCK_WORDS = "66 06> 03> 35> 56> 26> 24> 44> 46> - 36> 13> 16> - - - -"
BLOCK_IN_CHIVA = BlockExample(CHIVA.id, _BLOCK_DEAL, _BLOCK_WORDS)
BLOCK_IN_SIX_LOVE = BlockExample(SIX_LOVE.id, _BLOCK_DEAL, _BLOCK_WORDS)
_ADDED = say("the rivals have nothing: it is added")
BREAK_IN_CHIVA = ScoreExample(
    CHIVA.id,
    (
        ScoreRow(Pair.P13, 1, (1, 0), _ADDED),
        ScoreRow(Pair.P13, 1, (2, 0), _ADDED),
        ScoreRow(Pair.P24, 1, (0, 0), say("the chiva is broken: zero to zero")),
        ScoreRow(Pair.P24, 1, (0, 1), say("a new streak begins")),
    ),
)
BREAK_IN_SIX_LOVE = ScoreExample(
    SIX_LOVE.id,
    (
        ScoreRow(Pair.P13, 1, (1, 0), _ADDED),
        ScoreRow(Pair.P13, 2, (3, 0), say("a key: two points")),
        ScoreRow(Pair.P24, 1, (0, 0), say("the streak is broken: zero to zero")),
        ScoreRow(Pair.P24, 1, (0, 1), say("a new streak begins")),
    ),
)
