"""Matches played at random through the engine, for laws that must hold in every one of them."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice
from random import Random

from game.actions import Deal, Start
from game.hand_end import ScoreEvent
from game.seats import SEATS
from game.state import MatchState, Step
from game.tile_sets import TileSet, tile_set
from game.tiles import TILES
from game.turn import apply, legal_actions

GAME_IDS = ("chiva", "sixlove")
SHARE = 150
"""Hands that a law is tried on in every run."""


@dataclass(frozen=True, slots=True)
class PlayedHand:
    """A hand from its deal to its result: `before` it, how it began, one step for the deal and one for each turn."""

    before: MatchState
    start: Start
    steps: tuple[Step, ...]

    @property
    def states(self) -> tuple[MatchState, ...]:
        return tuple(step.state for step in self.steps)

    @property
    def last(self) -> MatchState:
        return self.steps[-1].state


def shuffled(chance: Random) -> tuple[TileSet, ...]:
    """Four sets of seven."""
    tiles = list(TILES)
    chance.shuffle(tiles)
    return tuple(tile_set(tiles[7 * (seat - 1) : 7 * seat]) for seat in SEATS)


def usual_start(state: MatchState) -> Start:
    over = state.result is not None and state.result.event is ScoreEvent.MATCH
    return Start.NEXT_MATCH if over else Start.NEXT_HAND


def random_hand(before: MatchState, chance: Random, start: Start | None = None) -> PlayedHand:
    start = start or usual_start(before)
    steps = [apply(before, Deal(shuffled(chance), start))]
    while legal := legal_actions(steps[-1].state):
        steps.append(apply(steps[-1].state, chance.choice(legal)))
    return PlayedHand(before, start, tuple(steps))


def random_hands(game: str, count: int) -> Iterable[PlayedHand]:
    """The first `count` hands of one table, over breaks, draws and matches; one in twenty begins afresh."""
    return _share(game)[:count] if count <= SHARE else islice(_hands(game), count)


def _hands(game: str) -> Iterator[PlayedHand]:
    chance = Random(f"{game} 0")
    state = MatchState(game)
    while True:
        hand = random_hand(state, chance, Start.AFRESH if chance.random() < 0.05 else None)
        yield hand
        state = hand.last


@cache
def _share(game: str) -> tuple[PlayedHand, ...]:
    """Frozen, so every law may look at the same ones."""
    return tuple(islice(_hands(game), SHARE))
