"""What is kept between two evenings: settings, the window's size, and every match as a record."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TypeAlias

from game.match import Match
from game.seats import Pair, Player
from game.words import Words
from scenes.settings import Settings, default_settings
from scenes.statistics import Statistics

Clock: TypeAlias = Callable[[], datetime]


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
    the last one possibly under way."""

    path: Path
    began: datetime
    game: str
    players: tuple[Player, ...]
    matches: tuple[KeptMatch, ...]
    hands: int
    is_practice: bool
    hand_is_over: bool

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self.players)

    @property
    def score(self) -> tuple[int, int]:
        return self.matches[-1].score if self.matches else (0, 0)

    @property
    def match_is_over(self) -> bool:
        return bool(self.matches) and self.matches[-1].winner is not None


class Saves:
    """Nothing here raises for the sake of a disk: what cannot be kept is told once by `take_message`, and play goes
    on. Every write happens on a thread of its own."""

    def __init__(self, data: Path | None = None, clock: Clock = datetime.now) -> None:
        self.folder = data
        self._clock = clock

    # ------------------------------------------------------------------ what went wrong

    def take_message(self, words: Words) -> str | None:
        """The next sentence that the people should read, each once."""
        return None

    @property
    def trouble(self) -> bool:
        """What happens now is not being kept."""
        return self.folder is None

    # ------------------------------------------------------------------ settings

    def settings(self, language: str | None = None) -> Settings:
        """The kept ones, in `language` for this run if one is given."""
        return default_settings() if language is None else default_settings().having(language=language)

    def keep_settings(self, settings: Settings) -> None:
        """Written soon, on the writer's thread."""

    def window_size(self) -> tuple[int, int] | None:
        return None

    def keep_window_size(self, size: tuple[int, int]) -> None:
        """Written soon, on the writer's thread."""

    # ------------------------------------------------------------------ the match that is played

    @property
    def is_busy(self) -> bool:
        """The last action is not on the disk yet: the next one must wait, the picture must not."""
        return False

    def keep(self, match: Match) -> None:
        """Write the match as it stands, in a file of its own. A practice hand in play is not written."""

    def finish(self) -> None:
        """Wait until all is written, and let another copy of the program have the folder."""

    # ------------------------------------------------------------------ the matches that were played

    def saved(self) -> Kept | None:
        """What "Continue" goes on with: the match that was played last."""
        return None

    def resume(self, kept: Kept) -> Match | None:
        """That match with all its states; `keep` goes on in its file. None where it cannot be read (any more)."""
        return None

    def read(self, kept: Kept) -> Match | None:
        """That match to look at."""
        return None

    def list(self) -> list[Kept]:
        """Every record, newest first."""
        return []

    def delete(self, kept: Kept) -> bool:
        """Take the record away for good; False where that cannot be done."""
        return False

    # ------------------------------------------------------------------ statistics

    def statistics(self) -> Statistics:
        """Over all kept records, since the last reset."""
        return Statistics()

    def reset_statistics(self) -> None:
        """Begin to count anew; the records stay."""
