"""The comparison sheet: boards in rows, homes in columns."""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from game.homes.check import can_be_checked
from game.homes.event import Event
from game.homes.result import HomeResult


@dataclass(frozen=True, slots=True)
class Column:
    """A home. `matchpoints`, a board each: two for every other home that made less of it, one for as much."""

    result: HomeResult
    matchpoints: tuple[int, ...]

    @property
    def points(self) -> int:
        return sum(self.result.points)

    @property
    def all_matchpoints(self) -> int:
        return sum(self.matchpoints)


@dataclass(frozen=True, slots=True)
class HomesSheet:
    """`columns` by name of the home. `averages`, a board each, are empty without a column. `apart` are the results that
    bots of another version made: these compare with nobody's."""

    event: Event
    columns: tuple[Column, ...]
    averages: tuple[Fraction, ...]
    apart: tuple[HomeResult, ...]


def homes_sheet(event: Event, results: Iterable[HomeResult]) -> HomesSheet:
    """The same for the same results in any order, however often one of them comes. ValueError for one of another
    event."""
    ordered = sorted(set(results), key=lambda result: (result.home.casefold(), str(result)))
    if any(result.event != event for result in ordered):
        raise ValueError("a result of another event")
    counted = [result for result in ordered if can_be_checked(result)]
    boards = list(zip(*(result.points for result in counted), strict=True))
    columns = tuple(
        Column(result, tuple(_matchpoints(board, place) for board in boards)) for place, result in enumerate(counted)
    )
    averages = tuple(Fraction(sum(board), len(board)) for board in boards)
    return HomesSheet(event, columns, averages, tuple(result for result in ordered if not can_be_checked(result)))


def _matchpoints(board: tuple[int, ...], place: int) -> int:
    mine, others = board[place], board[:place] + board[place + 1 :]
    return sum(2 if mine > other else 1 if mine == other else 0 for other in others)
