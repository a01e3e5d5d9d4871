"""What the list of kept matches shows of each."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from game.actions import Start
from game.hand_end import ScoreEvent
from game.match import KeptHand, Match
from game.saying import readable
from game.seats import Pair, Player
from scenes.store.record_names import date_in


@dataclass(frozen=True, slots=True)
class KeptMatch:
    """One match of a record: its hands, `first` to `last`, the score (pair 13, pair 24), and who won it (None: not
    over, or given up)."""

    first: int
    last: int
    score: tuple[int, int]
    winner: Pair | None


@dataclass(frozen=True, slots=True)
class Kept:
    """A record that lies in the folder, told from its lines. `matches` are in the order in which they were played,
    the last one possibly under way. `boards`: of a duplicate, how many it has, each a match here; else None."""

    path: Path
    began: datetime
    game: str
    players: tuple[Player, ...]
    matches: tuple[KeptMatch, ...]
    hands: int
    is_practice: bool
    hand_is_over: bool
    boards: int | None = None

    @property
    def own_name(self) -> str:
        """Under which it came from elsewhere, readable; empty for one that was begun here."""
        return "" if date_in(self.path.name) else readable(self.path.name)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self.players)

    @property
    def score(self) -> tuple[int, int]:
        return self.matches[-1].score if self.matches else (0, 0)

    @property
    def match_is_over(self) -> bool:
        return bool(self.matches) and self.matches[-1].winner is not None


def kept_of(match: Match, path: Path, began: datetime) -> Kept:
    return Kept(
        path=path,
        began=began,
        game=match.game,
        players=match.players,
        matches=tuple(_matches_of(match.hands)),
        hands=len(match.hands),
        is_practice=match.seed is None,
        hand_is_over=match.hand_is_over,
        boards=match.boards,
    )


def _matches_of(hands: list[KeptHand]) -> Iterator[KeptMatch]:
    first, score, winner = 1, (0, 0), None
    for hand in hands:
        if hand.number > first and hand.start is not Start.NEXT_HAND:
            yield KeptMatch(first, hand.number - 1, score, winner)
            first, score, winner = hand.number, (0, 0), None
        result = hand.result
        if result is not None:
            score = result.score
            winner = result.winner if result.event is ScoreEvent.MATCH else None
    if hands:
        yield KeptMatch(first, hands[-1].number, score, winner)


def to_row(kept: Kept) -> dict[str, Any]:
    """Without path and date: the file's name tells those."""
    return {
        "game": kept.game,
        "players": [[player.name, player.level] for player in kept.players],
        "matches": [[one.first, one.last, *one.score, one.winner] for one in kept.matches],
        "hands": kept.hands,
        "practice": kept.is_practice,
        "over": kept.hand_is_over,
        "boards": kept.boards,
    }


def from_row(row: dict[str, Any], path: Path, began: datetime) -> Kept:
    """Reads `to_row` back; KeyError, TypeError or ValueError for anything else."""
    return Kept(
        path=path,
        began=began,
        game=str(row["game"]),
        players=tuple(Player(name, level) for name, level in row["players"]),
        matches=tuple(
            KeptMatch(first, last, (one, two), None if winner is None else Pair(winner))
            for first, last, one, two, winner in row["matches"]
        ),
        hands=int(row["hands"]),
        is_practice=bool(row["practice"]),
        hand_is_over=bool(row["over"]),
        boards=row["boards"],
    )
