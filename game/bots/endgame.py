"""The exact end of a hand with all four holdings open: alpha-beta over Python ints.

A holding is turned into a board whose lowest bit is its heaviest tile, so that the weightiest move is tried first. A
place in the search is a pair of open ends with what fits them and where each tile leads; a seat that has to pass is
skipped inside its node. There is no table of positions: at the sizes it is used for, keeping one costs more than it
saves. The value of the hand needs two searches: who wins it, and in six love whether the winner can force the key.

Bots give it imagined holdings; the review gives it the opened holdings of a finished hand.
"""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from game.actions import End, Pass, Play, Turn
from game.rules import CHIVA
from game.seats import Seat
from game.tile_sets import FITS, TileSet, tiles_in
from game.tiles import HEAVIEST_FIRST, TILE_ENDS, TILE_OF, TILE_PIPS, TILES, Pip, Tile, is_double, other_end

Board: TypeAlias = int
Values: TypeAlias = tuple[tuple[Turn, int], ...]

_BIT: dict[Tile, Board] = {tile: 1 << place for place, tile in enumerate(HEAVIEST_FIRST)}
_CHUNK = 127
_BOARD: tuple[tuple[Board, ...], ...] = tuple(
    tuple(sum(_BIT[start + place] for place in range(7) if bits >> place & 1) for bits in range(_CHUNK + 1))
    for start in (0, 7, 14, 21)
)
_PIPS_1, _PIPS_2, _PIPS_4, _PIPS_8 = (sum(_BIT[tile] for tile in TILES if TILE_PIPS[tile] >> k & 1) for k in range(4))


class Ends(NamedTuple):
    """Two open ends: the tiles that fit, the one tile that carries both different numbers (0 where they are equal),
    and for each fitting tile's bit the ends it can lead to."""

    fits: Board
    both: Board
    after: "dict[Board, tuple[Ends, ...]]"


Search: TypeAlias = Callable[[Board, Board, Board, Board, Ends], int]


def solve(holdings: tuple[TileSet, ...], ends: tuple[Pip, Pip] | None, turn: Seat, game: str) -> Values:
    """Every turn open to seat `turn` with its exact value in points of the hand for that seat's pair: 1 or -1, 2 or -2
    with a key (six love), 0 for a draw; the order is that of `turn.legal_actions`. `holdings` are seats 1 to 4.

    Passes in a row need not be told: a block is a fact of the table, and a pass is never chosen. Before the first tile
    (`ends` None) every tile of the holding is taken as open. All four hold at least one tile, else ValueError."""
    if not all(holdings):
        raise ValueError("the hand is over")
    boards = [_board(holding) for holding in holdings]
    mine, right, across, left = boards[turn - 1 :] + boards[: turn - 1]
    value = _after_chiva if game == CHIVA.id else _after_six_love
    if ends is None:
        plays = [(Play(tile), _BIT[tile], _ENDS[TILE_ENDS[tile]]) for tile in tiles_in(holdings[turn - 1])]
        return tuple((play, value(mine ^ bit, right, across, left, then)) for play, bit, then in plays)
    here = _ENDS[ends]
    if not mine & here.fits:
        return ((Pass(), value(mine, right, across, left, here)),)
    values: list[tuple[Turn, int]] = []
    for tile in tiles_in(holdings[turn - 1] & FITS[ends[0]][ends[1]]):
        bit = _BIT[tile]
        if mine == bit:
            worth = 2 if game != CHIVA.id and _is_key(bit, right | across | left, here) else 1
            return tuple((Play(tile, end), worth) for end, _ in _ways(tile, ends))
        known: dict[int, int] = {}
        for end, then in _ways(tile, ends):
            if id(then) not in known:
                known[id(then)] = value(mine ^ bit, right, across, left, then)
            values.append((Play(tile, end), known[id(then)]))
    return tuple(values)


def best_value(values: Values) -> int:
    """What the hand is worth to the pair to act when everybody plays on without a fault."""
    return max(value for _, value in values)


def _board(holding: TileSet) -> Board:
    first, second, third, fourth = _BOARD
    return (
        first[holding & _CHUNK]
        | second[holding >> 7 & _CHUNK]
        | third[holding >> 14 & _CHUNK]
        | fourth[holding >> 21 & _CHUNK]
    )


def _ways(tile: Tile, ends: tuple[Pip, Pip]) -> list[tuple[End, Ends]]:
    left, right = ends
    ways = []
    if left in TILE_ENDS[tile]:
        ways.append((End.LEFT, _ENDS[other_end(tile, left), right]))
    if right in TILE_ENDS[tile]:
        ways.append((End.RIGHT, _ENDS[left, other_end(tile, right)]))
    return ways


def _is_key(bit: Board, others: Board, ends: Ends) -> bool:
    """The last tile carries both different ends and nothing else in the set fits them."""
    return bit == ends.both and not others & ends.fits


def _after_chiva(mine: Board, right: Board, across: Board, left: Board, ends: Ends) -> int:
    """The value for the pair that has just moved."""
    return -_chiva(right, across, left, mine, ends)


def _after_six_love(mine: Board, right: Board, across: Board, left: Board, ends: Ends) -> int:
    value = -_six_love(right, across, left, mine, ends)
    if value > 0 and not _stops_key(right, across, left, mine, ends):
        return 2
    if value < 0 and _forces_key(right, across, left, mine, ends):
        return -2
    return value


def _search(margin: Callable[[Board, Board, Board, Board], int]) -> Search:
    """Who wins: 1, 0 or -1 for the pair of `mine`, who is to act. `margin` judges a block: above 0 for that pair.
    As nothing beats 1, finding it ends the node: this is alpha-beta over three values without carrying a window."""

    def search(mine: Board, right: Board, across: Board, left: Board, ends: Ends) -> int:
        fits, _, after = ends
        if moves := mine & fits:
            if not mine & mine - 1:
                return 1
            best = -1
            while moves:
                bit = moves & -moves
                moves ^= bit
                rest = mine ^ bit
                for then in after[bit]:
                    value = -search(right, across, left, rest, then)
                    if value > best:
                        if value == 1:
                            return 1
                        best = value
            return best
        if right & fits:
            return -search(right, across, left, mine, ends)
        if across & fits:
            return search(across, left, mine, right, ends)
        if left & fits:
            return -search(left, mine, right, across, ends)
        lead = margin(mine, right, across, left)
        return (lead > 0) - (lead < 0)

    return search


def _pair_margin(mine: Board, right: Board, across: Board, left: Board) -> int:
    return _pips(right | left) - _pips(mine | across)


def _single_margin(mine: Board, right: Board, across: Board, left: Board) -> int:
    return min(_pips(right), _pips(left)) - min(_pips(mine), _pips(across))


def _forces_key(mine: Board, right: Board, across: Board, left: Board, ends: Ends) -> bool:
    """Whether the pair of `mine`, who is to act, can make sure of going out with a key."""
    fits, both, after = ends
    if moves := mine & fits:
        if not mine & mine - 1:
            return mine == both and not (right | across | left) & fits
        while moves:
            bit = moves & -moves
            moves ^= bit
            rest = mine ^ bit
            for then in after[bit]:
                if not _stops_key(right, across, left, rest, then):
                    return True
        return False
    if right & fits:
        return not _stops_key(right, across, left, mine, ends)
    if across & fits:
        return _forces_key(across, left, mine, right, ends)
    if left & fits:
        return not _stops_key(left, mine, right, across, ends)
    return False


def _stops_key(mine: Board, right: Board, across: Board, left: Board, ends: Ends) -> bool:
    """Whether the pair of `mine`, who is to act, can keep its rivals from going out with a key."""
    fits, _, after = ends
    if moves := mine & fits:
        if not mine & mine - 1:
            return True
        while moves:
            bit = moves & -moves
            moves ^= bit
            rest = mine ^ bit
            for then in after[bit]:
                if not _forces_key(right, across, left, rest, then):
                    return True
        return False
    if right & fits:
        return not _forces_key(right, across, left, mine, ends)
    if across & fits:
        return _stops_key(across, left, mine, right, ends)
    if left & fits:
        return not _forces_key(left, mine, right, across, ends)
    return True


def _pips(board: Board) -> int:
    return (
        (board & _PIPS_1).bit_count()
        + 2 * (board & _PIPS_2).bit_count()
        + 4 * (board & _PIPS_4).bit_count()
        + 8 * (board & _PIPS_8).bit_count()
    )


def _all_ends() -> dict[tuple[Pip, Pip], Ends]:
    """The 28 places by their ends in either order: which lies left is nothing to the rules."""
    places: dict[tuple[Pip, Pip], Ends] = {}
    for tile, (low, high) in enumerate(TILE_ENDS):
        fits = _board(FITS[low][high])
        places[low, high] = places[high, low] = Ends(fits, 0 if is_double(tile) else _BIT[tile], {})
    for low, high in TILE_ENDS:
        for tile in tiles_in(FITS[low][high]):
            lead = {
                TILE_OF[other_end(tile, at), rest] for at, rest in ((low, high), (high, low)) if at in TILE_ENDS[tile]
            }
            places[low, high].after[_BIT[tile]] = tuple(places[TILE_ENDS[ends]] for ends in sorted(lead, reverse=True))
    return places


_ENDS = _all_ends()
_chiva = _search(_pair_margin)
_six_love = _search(_single_margin)
