"""Duplicate: each deal is played twice, the second time with the tiles one chair further, so that what the luck of the
deal gives to a pair it gives to the other one as well.

People keep their chairs and partners; the tiles turn round the table. One play of a deal turns them by an even number
of chairs, the other by an odd one: so each pair has each half of the deal once, and nobody gets the same seven tiles
twice. The order of all plays is shuffled, and the two of one deal never follow each other.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from game.boards import Boards, Dealt
from game.deal import deal_of, draw_below, hand_code, words_of
from game.seats import SEATS, Pair, Player
from game.tile_sets import TileSet

FEWEST_DEALS, MOST_DEALS = 2, 32
PLAYS = 2


@dataclass(frozen=True, slots=True)
class Board:
    """Play number `number` (from 1) of a duplicate: deal `deal` (from 1) for the first or second time (`play`), each
    seat with the tiles of the deal's seat `turned` chairs further. `holdings` are those of seats 1 to 4."""

    number: int
    deal: int
    play: int
    turned: int
    holdings: tuple[TileSet, ...]


@dataclass(frozen=True, slots=True)
class DealScore:
    """A deal on the result sheet: for its two plays the board and what it brought pair 13 (less than nothing: pair
    24), None where it has not been played."""

    deal: int
    boards: tuple[int, int]
    results: tuple[int | None, int | None]

    @property
    def net(self) -> int | None:
        """For pair 13; None while the deal is open."""
        first, second = self.results
        return None if first is None or second is None else first + second


@dataclass(frozen=True, slots=True)
class Sheet:
    """Every deal, in the order in which they were first played."""

    deals: tuple[DealScore, ...]

    @property
    def net(self) -> int:
        """For pair 13. Deals not yet played twice do not count."""
        return sum(deal.net for deal in self.deals if deal.net is not None)

    def points(self, pair: Pair) -> int:
        """What a pair won in the deals that count."""
        side = 1 if pair is Pair.P13 else -1
        counted = [result for deal in self.deals if deal.net is not None for result in deal.results]
        return sum(max(side * result, 0) for result in counted if result is not None)


def schedule(seed: str, deals: int) -> tuple[Board, ...]:
    """The boards in the order of play, equal for ever for equal seed and number. The deals are the seed's first hands.
    ValueError for fewer than two deals, of which the plays could not be kept apart, or more than MOST_DEALS."""
    if not FEWEST_DEALS <= deals <= MOST_DEALS:
        raise ValueError(f"no duplicate of {deals} deals")
    word = words_of(f"tranque/1/duplicate/{deals}/{seed}")
    turns = {deal: _two_turns(draw_below(8, word)) for deal in range(1, deals + 1)}
    order = [deal for deal in turns for _ in range(PLAYS)]
    while any(one == other for one, other in pairwise(order)):
        for last in range(len(order) - 1, 0, -1):
            chosen = draw_below(last + 1, word)
            order[last], order[chosen] = order[chosen], order[last]
    boards, dealt = [], {deal: deal_of(hand_code(seed, deal)) for deal in turns}
    for number, deal in enumerate(order, start=1):
        play = order[:number].count(deal)
        turned = turns[deal][play - 1]
        boards.append(Board(number, deal, play, turned, turned_by(dealt[deal], turned)))
    return tuple(boards)


def _two_turns(drawn: int) -> tuple[int, int]:
    """An even and an odd number of chairs, in either order, from a number below eight."""
    even, odd = drawn & 2, (drawn & 4) // 2 + 1
    return (even, odd) if drawn & 1 else (odd, even)


def turned_by(holdings: Sequence[TileSet], chairs: int) -> tuple[TileSet, ...]:
    """Each seat has what lay so many chairs to its right."""
    return tuple(holdings[(seat - 1 + chairs) % len(SEATS)] for seat in SEATS)


class Duplicate(Boards):
    """A duplicate as it is played. Which deal a board is shows only on the sheet."""

    def __init__(self, game: str, players: tuple[Player, ...], seed: str, deals: int) -> None:
        self.seed = seed
        self.deals = deals
        self._schedule = schedule(seed, deals)
        super().__init__(game, players, len(self._schedule))

    def _dealt(self, number: int) -> Dealt:
        return self._schedule[number - 1].holdings, None

    def sheet(self) -> Sheet:
        return sheet_of(self._schedule, self.results())


def sheet_of(boards: Sequence[Board], results: Sequence[int]) -> Sheet:
    """`results` are those of the first boards, for pair 13."""
    deals: dict[int, DealScore] = {}
    for board in boards:
        result = results[board.number - 1] if board.number <= len(results) else None
        before = deals.get(board.deal)
        if before is None:
            deals[board.deal] = DealScore(board.deal, (board.number, 0), (result, None))
        else:
            numbers, both = (before.boards[0], board.number), (before.results[0], result)
            deals[board.deal] = replace(before, boards=numbers, results=both)
    return Sheet(tuple(deals.values()))
