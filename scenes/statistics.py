"""Counting over many matches: who won what, and whether the deals are fair."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Counts:
    """One person or one level, over every hand at every seat. `blocks` are those this player's tile closed, `keys`
    those this player's tile made, `passes_given` knocks of a rival on ends that this player left."""

    hands: int = 0
    wins: int = 0
    matches: int = 0
    matches_won: int = 0
    blocks: int = 0
    keys: int = 0
    passes: int = 0
    passes_given: int = 0


@dataclass(frozen=True, slots=True)
class Deals:
    """Sums over `deals` deals, seats 1 to 4."""

    deals: int = 0
    doubles: tuple[int, int, int, int] = (0, 0, 0, 0)
    pips: tuple[int, int, int, int] = (0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Statistics:
    """`people` by name, `levels` by level, both in alphabetical order. `hands`, `draws`, `blocks` and `keys` count
    hands, `matches` those that were won."""

    hands: int = 0
    draws: int = 0
    blocks: int = 0
    keys: int = 0
    matches: int = 0
    people: Mapping[str, Counts] = field(default_factory=dict)
    levels: Mapping[str, Counts] = field(default_factory=dict)
    deals: Deals = field(default_factory=Deals)
