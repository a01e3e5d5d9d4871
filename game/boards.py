"""Boards: deals that are played one after the other, each for itself from 0-0 with 66 leading."""

from abc import ABC, abstractmethod
from typing import TypeAlias

from game.actions import Start
from game.events import Event
from game.hand_end import Result
from game.match import Match
from game.seats import Pair, Player
from game.tile_sets import TileSet

Dealt: TypeAlias = tuple[tuple[TileSet, ...], str | None]
"""The holdings of seats 1 to 4, and their code where they have one."""


def board_score(result: Result) -> int:
    """1, a key 2, a draw 0: above nothing for pair 13, below it for pair 24."""
    if result.winner is None:
        return 0
    return result.value if result.winner is Pair.P13 else -result.value


class Boards(ABC):
    """Its `match` holds one hand a board. Each is begun once, in order, and none before the one before it is over."""

    def __init__(self, game: str, players: tuple[Player, ...], boards: int) -> None:
        self.boards = boards
        self.match = Match(game, players, None)
        self.match.boards = boards

    @abstractmethod
    def _dealt(self, number: int) -> Dealt:
        """Board `number`, from 1."""

    @property
    def board(self) -> int:
        """The number of the board in play, or of the last one played; 0 before the first."""
        return len(self.match.hands)

    @property
    def finished(self) -> int:
        """How many boards are over."""
        return self.board - (not self.match.hand_is_over)

    @property
    def is_over(self) -> bool:
        return self.finished == self.boards

    def deal_next(self) -> tuple[Event, ...]:
        """The next board. ValueError while one is in play, and after the last."""
        if not self.match.hand_is_over or self.is_over:
            raise ValueError(f"no board follows board {self.board} now")
        holdings, code = self._dealt(self.board + 1)
        return self.match.deal_given(holdings, code, Start.AFRESH)

    def results(self) -> tuple[int, ...]:
        """Of the boards that are over, in the order of play, for pair 13."""
        ended = [hand.result for hand in self.match.hands]
        return tuple(board_score(result) for result in ended if result is not None)
