"""The levels by name, and the one way to ask them. What needs NumPy is imported when it is first asked, or before by
`load_search`."""

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.actions import Play, Turn
from game.bots.easy import think_easy
from game.bots.ranking import Bot, Ranked, Thinker, Thinking, in_order
from game.bots.simple import think_heaviest, think_random
from game.deal import Chance
from game.observation import Observation

PLAYING_LEVELS: Sequence[str] = ("easy", "medium", "hard")
"""Those that a player chooses from; `random` and `heaviest` stay for tests."""
LEVELS: Sequence[str] = (*PLAYING_LEVELS, "random", "heaviest")
ADVICE = "advice"
"""`hard` with more effort: no player's level, but that of hints and reviews."""
SEARCHING_LEVELS = frozenset({"medium", "hard"})


@dataclass(frozen=True, slots=True)
class LevelBot:
    """A bot of one of LEVELS."""

    level: str

    def choose(self, seen: Observation, chance: Chance) -> Turn:
        return rank(seen, self.level, chance)[0].action


def bot(level: str) -> Bot:
    """ValueError for what is no level."""
    if level not in LEVELS:
        raise ValueError(f"{level!r} is no level")
    return LevelBot(level)


def rank(seen: Observation, level: str, chance: Chance) -> list[Ranked]:
    """Every legal turn, best first: a pure function of these three. A turn that goes out comes first, always.
    ValueError where the seat is not to act."""
    slices = rank_slices(seen, level, chance)
    while True:
        try:
            next(slices)
        except StopIteration as done:
            ranking: list[Ranked] = done.value
            return ranking


def rank_slices(seen: Observation, level: str, chance: Chance) -> Thinking:
    """The answer of `rank`, in slices of a few milliseconds: for a picture that must not wait."""
    if not seen.legal:
        raise ValueError("the seat is not to act")
    goes_out = seen.holding.bit_count() == 1 and isinstance(seen.legal[0], Play)
    if goes_out or len(seen.legal) == 1:
        return in_order([(turn, 0) for turn in seen.legal])
    return (yield from _THINKERS[level]()(seen, chance))


def load_search() -> None:
    """All that SEARCHING_LEVELS need, a fifth of a second once: fit for a thread of its own."""
    from game.bots import policy, search  # noqa: F401, PLC0415 - see above

    policy.noise()


def is_search_loaded() -> bool:
    return "game.bots.search" in sys.modules


def _medium() -> Thinker:
    from game.bots.search import think_medium  # noqa: PLC0415 - see above

    return think_medium


def _hard() -> Thinker:
    from game.bots.search import think_hard  # noqa: PLC0415 - see above

    return think_hard


def _advice() -> Thinker:
    from game.bots.search import think_thoroughly  # noqa: PLC0415 - see above

    return think_thoroughly


_THINKERS: dict[str, Callable[[], Thinker]] = {
    "easy": lambda: think_easy,
    "medium": _medium,
    "hard": _hard,
    ADVICE: _advice,
    "random": lambda: think_random,
    "heaviest": lambda: think_heaviest,
}
