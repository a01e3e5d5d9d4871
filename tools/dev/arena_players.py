"""Players for the arena by name: the program's levels, `hard` with another effort, and those of other packages."""

import random
from dataclasses import dataclass, replace
from importlib import import_module
from typing import Any

import numpy as np

from game.actions import End, Name, Pass, Play, Turn
from game.bots import LEVELS, Bot, bot
from game.bots.bitboards import LANES
from game.bots.playout import Hands
from game.bots.ranking import Thinking
from game.bots.search import HARD, Effort, think
from game.bots.situation import number_of, read
from game.bots.worlds import Worlds, hidden_from
from game.deal import Chance
from game.observation import Observation
from game.seats import SEATS
from game.tile_sets import TileSet, tiles_in
from game.tiles import TILE_ENDS, TILE_OF
from tools.dev.frozen import FROZEN, frozen_player

WAYS = (
    "easy, medium, hard, random, heaviest; searching:WORLDS:DRAWN (hard with so many worlds, chosen from DRAWN times "
    "as many; 1 is without inference); policy (what hard plays out by, without worlds); hard-0.1 (that of the first "
    "release, built by make .venv-hard-0.1/.ready); dominoes:random, dominoes:bota_gorda, dominoes:probabilistic "
    "(PyPI's package)"
)


def player(name: str) -> Bot:
    """ValueError for a name that means no player, ImportError where its package is not installed."""
    if name in LEVELS:
        return bot(name)
    kind, *parts = name.split(":")
    if name in FROZEN:
        return frozen_player(name)
    if name == "policy":
        return PolicyPlayer()
    if kind == "searching" and len(parts) == 2 and all(part.isdecimal() and int(part) for part in parts):
        return Searching(int(parts[0]), int(parts[1]))
    if kind == "dominoes" and parts:
        return PyPIPlayer(_pypi_player(parts[0]))
    raise ValueError(f"no player is called {name!r}; there are: {WAYS}")


@dataclass(frozen=True, slots=True)
class Searching:
    """`hard` with another effort."""

    worlds: int
    drawn: int

    def choose(self, seen: Observation, chance: Chance) -> Turn:
        goes_out = seen.holding.bit_count() == 1 and isinstance(seen.legal[0], Play)
        if goes_out or len(seen.legal) == 1:
            return seen.legal[0]
        effort: Effort = replace(HARD[seen.game], worlds=self.worlds, drawn=self.drawn)
        return _finished(think(seen, chance, effort))


@dataclass(frozen=True, slots=True)
class PolicyPlayer:
    """The learned policy without worlds: the turn with the best marks."""

    def choose(self, seen: Observation, chance: Chance) -> Turn:
        goes_out = seen.holding.bit_count() == 1 and isinstance(seen.legal[0], Play)
        if goes_out or len(seen.legal) == 1:
            return seen.legal[0]
        assert seen.seat is not None
        policy, place, situation = HARD[seen.game].player, seen.seat - 1, read(seen)
        sets = [np.zeros(1, dtype=np.uint32) for _ in SEATS]
        sets[place][0] = seen.holding
        sets[(place + 1) % 4][0] = hidden_from(seen).tiles
        hands = Hands(sets, 1, [policy] * 4)
        if situation.state is None:
            tile = int(hands.opening_tiles(place, np.zeros((1, LANES), dtype=np.int16))[0])
            return next(turn for turn in seen.legal if turn in (Play(tile), Name(seen.seat)))
        hands.state[:] = situation.state
        for other, numbers in enumerate(situation.voids):
            hands.know_voids(other, numbers)
        left, right, new = hands.marks(place)
        both = np.concatenate([left + new, right + new], axis=1)[0]
        return max(seen.legal, key=lambda turn: int(both[number_of(turn, seen.line.ends)]))


def _finished(thinking: Thinking) -> Turn:
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            best: Turn = done.value[0].action
            return best


# ---------------------------------------------------------------------- the package `dominoes` of PyPI


@dataclass(frozen=True, slots=True)
class PyPIPlayer:
    """A player of that package at our table. It is given the record and its own tiles; in the places of the others lie
    tiles of one imagined deal that fits. It knows its own scoring alone: pips, no key, pair totals at a block."""

    sorts_moves: Any

    def choose(self, seen: Observation, chance: Chance) -> Turn:
        if isinstance(seen.legal[0], Name | Pass):
            return seen.legal[0]
        random.seed(chance.take(4))
        game = _their_game(seen, chance)
        self.sorts_moves(game)
        tile, on_left = game.valid_moves[0]
        number = TILE_OF[tile.first, tile.second]
        if seen.line.ends is None:
            return Play(number)
        return Play(number, End.LEFT if on_left else End.RIGHT)


def _pypi_player(name: str) -> Any:
    players = import_module("dominoes").players
    if name == "probabilistic":
        return players.probabilistic_alphabeta(start_move=8, sample_size=10, player=players.bota_gorda)
    if name not in ("random", "bota_gorda", "double"):
        raise ValueError(f"no player of dominoes is called {name!r}")
    return getattr(players, name)


def _their_game(seen: Observation, chance: Chance) -> Any:
    """Their game object at this moment, seats counted from 0."""
    dominoes = import_module("dominoes")
    assert seen.seat is not None
    worlds = Worlds(hidden_from(seen))
    imagined = worlds.dealt(np.array([chance.below(worlds.count)], dtype=np.int64))
    holdings: dict[int, TileSet] = {seen.seat: seen.holding}
    holdings |= {seat: int(sets[0]) for seat, sets in zip(worlds.hidden.seats, imagined, strict=True)}
    hands = [_their_hand(dominoes, holdings[seat]) for seat in SEATS]
    taken = [one for one in seen.log if not isinstance(one.turn, Name)]
    moves = [_their_move(dominoes, one.turn) for one in taken]
    board = dominoes.Board()
    for move in moves:
        if move is not None:
            board.add(*move)
    starting = taken[0].seat - 1 if taken else seen.seat - 1
    valid = tuple(_their_move(dominoes, turn) for turn in _different(seen))
    return dominoes.Game(board, hands, moves, seen.seat - 1, valid, starting, None)


def _their_hand(dominoes: Any, holding: TileSet) -> Any:
    return dominoes.Hand([dominoes.Domino(*TILE_ENDS[tile]) for tile in tiles_in(holding)])


def _their_move(dominoes: Any, turn: Turn) -> Any:
    if not isinstance(turn, Play):
        return None
    return dominoes.Domino(*TILE_ENDS[turn.tile]), turn.end is not End.RIGHT


def _different(seen: Observation) -> list[Turn]:
    """Where both ends show one number that package knows the left end alone."""
    ends = seen.line.ends
    same = ends is not None and ends[0] == ends[1]
    return [turn for turn in seen.legal if not (same and isinstance(turn, Play) and turn.end is End.RIGHT)]
