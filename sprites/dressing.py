"""From what eyes may know of a table to its picture in finished words: names, notes, scores, tiles by whose they are.

The client at play, its replay and the command line's pictures all dress the table here, so that they cannot differ.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from game.actions import Pass
from game.games import GAMES
from game.observation import Observation
from game.seats import SEATS, Pair, Seat, partner
from game.sentences.voice import Voice
from game.tile_sets import tiles_in
from game.tiles import Tile
from game.words import Words
from sprites.palette import DEFAULT_TABLE, Mode
from sprites.picture import PairPicture, SeatPicture, TablePicture, last_play

HARD_WORD = "7/8"
Shown: TypeAlias = tuple[Tile | None, ...]
"""A seat's tiles as they stand there; None lies face down."""


@dataclass(frozen=True, slots=True)
class Dress:
    """How a table is told and drawn. `own`: the pair that is called "you two" (None: pairs go by their seats).
    `names_partner`: the seat on top is called the partner of whoever sits below. `board`: of a duplicate, which one
    this is, in words; no streak is at stake there, and it stands in the place of score and lamps. `silent`: seats whose
    phone does not answer, `awaited`: those whose phone has not come."""

    words: Words
    mode: Mode = Mode.PIPS
    table: str = DEFAULT_TABLE
    own: Pair | None = None
    names_partner: bool = False
    thinking: bool = False
    board: str = ""
    silent: frozenset[Seat] = frozenset()
    awaited: frozenset[Seat] = frozenset()


SHORTER = (10, 8, 6, 4, 3, 2)
"""Letters of a name, for pairs that have ever less room."""
ENOUGH = 3
"""Letters of a first word that is still a name: not those of La Negra."""


def dressed(
    seen: Observation, bottom: Seat, names: Sequence[str], tiles: Sequence[Shown], dress: Dress
) -> TablePicture:
    """`names` and `tiles` are those of seats 1 to 4."""
    return TablePicture(
        seen=seen,
        bottom=bottom,
        seats=tuple(_seat(seen, seat, bottom, names, tiles, dress) for seat in SEATS),
        pairs=(_pair(seen, Pair.P13, bottom, names, dress), _pair(seen, Pair.P24, bottom, names, dress)),
        last=last_play(seen),
        hard_word=HARD_WORD if GAMES[seen.game].has_key else "",
        mode=dress.mode,
        table=dress.table,
    )


def looked_at(
    seen: Observation, names: Sequence[str], dress: Dress, face_up: Collection[Seat] = SEATS, bottom: Seat = 1
) -> TablePicture:
    """A moment looked at by nobody who plays: the tiles of these seats face up where they lie open, the rest down."""
    tiles = [tiles_open(seen, seat) if seat in face_up else tiles_down(seen, seat) for seat in SEATS]
    return dressed(seen, bottom, names, tiles, dress)


def tiles_open(seen: Observation, seat: Seat) -> Shown:
    """Face down all the same where the four holdings are not to be seen."""
    return tiles_down(seen, seat) if seen.opened is None else tuple(tiles_in(seen.opened[seat - 1]))


def tiles_down(seen: Observation, seat: Seat) -> Shown:
    return (None,) * seen.tiles_left[seat - 1]


def _seat(
    seen: Observation, seat: Seat, bottom: Seat, names: Sequence[str], tiles: Sequence[Shown], dress: Dress
) -> SeatPicture:
    words = dress.words
    count = words.count("{n} tile", "{n} tiles", seen.tiles_left[seat - 1])
    note = count
    if seat in dress.silent:
        note = words.say("phone asleep")
    elif seat in dress.awaited:
        note = words.say("waits for a phone")
    elif seat == seen.turn:
        note = words.say("thinking…") if dress.thinking else words.say("to play")
    elif dress.names_partner and seat == partner(bottom):
        note = words.say("Partner · {tiles}", tiles=count)
    passed = _passed(seen, seat, words)
    return SeatPicture(names[seat - 1], note, tiles[seat - 1], passed)


def _passed(seen: Observation, seat: Seat, words: Words) -> str:
    """Until the seat is on turn again its last pass stays marked, with what it had not."""
    mine = [taken for taken in seen.log if taken.seat == seat]
    if seen.turn == seat or seen.result is not None or not mine or not isinstance(mine[-1].turn, Pass):
        return ""
    ends = mine[-1].ends
    if ends is None:
        return words.say("passed")
    left, right = ends
    if left == right:
        return words.say("passes: no {pip}", pip=left)
    return words.say("passes: neither {left} nor {right}", left=left, right=right)


def _pair(seen: Observation, pair: Pair, bottom: Seat, names: Sequence[str], dress: Dress) -> PairPicture:
    words = dress.words
    target, points = seen.target, seen.score[pair.place]
    if dress.board:
        return PairPicture(dress.board if bottom in pair.seats else words.say("Duplicate"), "")
    figure, lit = str(points), min(points, target)
    aim = words.say("of {n}", n=target)
    if dress.own is not None:
        label = words.say("Us") if pair is dress.own else words.say("Them")
        return PairPicture(label, figure, lit, target, aim)
    label = Voice(words, seen.game, tuple(names)).pair(pair)
    shorter = tuple(
        Voice(words, seen.game, tuple(short(name, letters) for name in names)).pair(pair) for letters in SHORTER
    )
    return PairPicture(label, figure, lit, target, aim, shorter)


def short(name: str, letters: int) -> str:
    """A name in so many letters: whole, else its first word where that says enough, else its first letters."""
    if len(name) <= letters:
        return name
    first = name.split(maxsplit=1)[0]
    return first if ENOUGH <= len(first) <= letters else name[: letters - 1].rstrip() + "…"
