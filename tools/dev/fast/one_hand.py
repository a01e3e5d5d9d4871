"""One hand at a time on plain ints, played at random: the fast path of `turn.apply` for where thousands of single hands
are wanted. It keeps no line and no log, only what a turn needs; the law in its tests plays its turns through
`turn.apply` and compares everything. Many hands at once are the business of `playout`.
"""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from game.actions import End, Pass, Play, Turn
from game.hand_end import HandEnd
from game.line import Line
from game.rules import GAMES, SIX_LOVE
from game.seats import Pair, Seat, pair_of
from game.tile_sets import EVERY_TILE, FITS, NO_TILES, TileSet, pips_in, tiles_in
from game.tiles import DOUBLE_SIX, TILE_ENDS, TILE_OF, TILES, Pip, other_end

RandomBits: TypeAlias = Callable[[int], int]
"""As `random.Random.getrandbits`: an int of so many random bits."""

_BITS: tuple[TileSet, ...] = tuple(1 << tile for tile in TILES)
_ON_RIGHT: TileSet = 1 << len(TILES)
"""Stands among the moves for the tile that fits both ends, laid on the right."""
_DRAWN = 25
"""Bits of a draw: with 28 to choose from the product stays in one digit of Python's ints, where it is quickest."""


class _Place(NamedTuple):
    """Two open ends: the tiles that may be laid; the one tile that fits both of two different ends (no tile where they
    are equal); and where each bit leads, laid left if it can be."""

    fits: TileSet
    both: TileSet
    after: "dict[TileSet, _Place]"


class OneHand(NamedTuple):
    """A hand that is over. `out` is the seat that went out, None for a block; `winner` is None for a draw. `left` are
    the four holdings as they ended."""

    out: Seat | None
    key: bool
    winner: Pair | None
    value: int
    left: list[TileSet]
    moves: list[TileSet]

    @property
    def pips(self) -> tuple[int, ...]:
        return tuple(pips_in(holding) for holding in self.left)

    @property
    def turns(self) -> tuple[Turn, ...]:
        """As they would be submitted to a match."""
        line = Line()
        turns: list[Turn] = []
        for move in self.moves:
            turn = _turn(line, move)
            if isinstance(turn, Play):
                line = line.lay(turn.tile, turn.end)
            turns.append(turn)
        return tuple(turns)


def deal_at_random(bits: RandomBits) -> tuple[TileSet, ...]:
    """Four sets of seven. Even to one part in a million: for trials, never for a match (see `game.deal`)."""
    tiles = list(_BITS)
    holdings = []
    for most in (28, 21, 14):
        holding = NO_TILES
        for count in range(most, most - 7, -1):
            chosen = bits(_DRAWN) * count >> _DRAWN
            holding |= tiles[chosen]
            tiles[chosen] = tiles[count - 1]
        holdings.append(holding)
    one, two, three = holdings
    return one, two, three, EVERY_TILE ^ one ^ two ^ three


def play_at_random(holdings: tuple[TileSet, ...], opener: Seat | None, game: str, bits: RandomBits) -> OneHand:
    """The hand of these four holdings, every turn chosen evenly among the legal ones (to one part in a million). Seat
    `opener` opens with any tile; None: the holder of 66 with it."""
    hands = list(holdings)
    place = _START if opener else _DOUBLE_SIX_OPENS
    seat = opener - 1 if opener else next(at for at in range(4) if hands[at] >> DOUBLE_SIX & 1)
    made: list[TileSet] = []
    passes = 0
    while True:
        fits, both, after = place
        hand = hands[seat]
        if moves := hand & fits:
            if moves & both:
                moves |= _ON_RIGHT
            if moves & moves - 1:
                skipped = bits(_DRAWN) * moves.bit_count() >> _DRAWN
                while skipped:
                    moves &= moves - 1
                    skipped -= 1
                moves &= -moves
            made.append(moves)
            hands[seat] = hand = hand ^ (moves if moves != _ON_RIGHT else both)
            if not hand:
                break
            place = after[moves]
            passes = 0
        else:
            made.append(NO_TILES)
            passes += 1
            if passes == 4:
                return _blocked(hands, game, made)
        seat = seat + 1 & 3
    is_key = moves & (both | _ON_RIGHT) and game == SIX_LOVE.id and not fits & sum(hands)
    return OneHand(seat + 1, bool(is_key), pair_of(seat + 1), 2 if is_key else 1, hands, made)


def _blocked(hands: list[TileSet], game: str, made: list[TileSet]) -> OneHand:
    verdict = GAMES[game].judge(HandEnd(None, tuple(pips_in(holding) for holding in hands)))
    return OneHand(None, False, verdict.winner, verdict.value, hands, made)


def _turn(line: Line, move: TileSet) -> Turn:
    if not move:
        return Pass()
    if move == _ON_RIGHT:
        assert line.ends is not None
        return Play(TILE_OF[line.ends], End.RIGHT)
    tile = move.bit_length() - 1
    ends = line.fitting_ends(tile)
    return Play(tile, ends[0] if ends else None)


def _all_places() -> dict[tuple[Pip, Pip], _Place]:
    places: dict[tuple[Pip, Pip], _Place] = {}
    for left in range(7):
        for right in range(7):
            both = _BITS[TILE_OF[left, right]] if left != right else NO_TILES
            places[left, right] = _Place(FITS[left][right], both, {})
    for (left, right), place in places.items():
        for tile in tiles_in(place.fits):
            if right in TILE_ENDS[tile]:
                place.after[_BITS[tile]] = places[left, other_end(tile, right)]
            if left in TILE_ENDS[tile]:
                place.after[_BITS[tile]] = places[other_end(tile, left), right]
        place.after[_ON_RIGHT] = places[left, left]
    return places


_PLACES = _all_places()
_FIRST = {bit: _PLACES[ends] for bit, ends in zip(_BITS, TILE_ENDS, strict=True)}
_START = _Place(EVERY_TILE, NO_TILES, _FIRST)
_DOUBLE_SIX_OPENS = _Place(_BITS[DOUBLE_SIX], NO_TILES, _FIRST)
