"""The levels that imagine: every turn is tried in many worlds and played out by policy, near the end exactly.

After Ginsberg, GIB (2001), and Furtak and Buro, Recursive Monte Carlo Search for Imperfect Information Games (2013).
"""

from collections.abc import Generator
from dataclasses import dataclass, replace
from math import sqrt

import numpy as np

from game.actions import Name, Play, Turn
from game.bots.bitboards import Ints, Sets
from game.bots.endgame import solve
from game.bots.inference import likelihoods, resample
from game.bots.learned import LEARNED
from game.bots.manners import breaches
from game.bots.playout import Hands, Values
from game.bots.policy import NOISE_ROWS, Policy, noise
from game.bots.ranking import Ranked, Thinking
from game.bots.situation import Situation, number_of, read
from game.bots.twins import twin_of, without_twins
from game.bots.worlds import Worlds, hidden_from
from game.deal import Chance
from game.observation import Observation
from game.tile_sets import TileSet

MOST_PLIES = 32
SOLVED_IN_A_SLICE = 24


@dataclass(frozen=True, slots=True)
class Effort:
    """`worlds` to play out, of `drawn` times as many that were weighed (1: all alike, no inference). `player` is how
    everybody goes on playing, `judge` how they are thought to have played so far. With `solved_from` tiles left or
    fewer, `solved` of the worlds are solved exactly instead. So many thousandths of a point a hand are `manners` worth:
    each of the `breaches` of a turn counts against it."""

    worlds: int
    drawn: int
    player: Policy
    judge: Policy
    solved_from: int = 0
    solved: int = 0
    manners: int = 0


def think_medium(seen: Observation, chance: Chance) -> Thinking:
    """A hundred worlds, all alike."""
    return think(seen, chance, MEDIUM[seen.game])


def think_hard(seen: Observation, chance: Chance) -> Thinking:
    """A thousand worlds, such as fit what everybody chose to do."""
    return think(seen, chance, HARD[seen.game])


def think_thoroughly(seen: Observation, chance: Chance) -> Thinking:
    """As `think_hard`, with every world of late play solved: for hints and reviews, which may take the time."""
    return think(seen, chance, THOROUGH[seen.game])


def think(seen: Observation, chance: Chance, effort: Effort) -> Thinking:
    """Every turn with the points it brought over the worlds; equal sums keep the smallest word first."""
    assert seen.seat is not None
    situation = read(seen)
    sets = yield from _imagine(seen, situation, chance, effort)
    turns = without_twins(seen.legal, seen.line.ends)
    if sum(seen.tiles_left) <= effort.solved_from and situation.state is not None:
        values = yield from _solve(seen, sets, turns, effort.solved)
    else:
        values = yield from _play(seen, situation, sets, turns, chance, effort.player)
    places = {turn: place for place, turn in enumerate(turns)}
    points: Ints = values.astype(np.int64) * (1 if seen.seat % 2 else -1)
    totals = points.sum(axis=1).tolist()
    found = [(turn, places[twin_of(turn, seen.legal, seen.line.ends)]) for turn in seen.legal]
    rude = effort.manners * len(values[0])
    found.sort(key=lambda one: rude * breaches(seen, one[0]) - 1000 * totals[one[1]])
    best = points[found[0][1]]
    return [_ranked(turn, points[place], best) for turn, place in found]


def _imagine(
    seen: Observation, situation: Situation, chance: Chance, effort: Effort
) -> Generator[None, None, list[Sets]]:
    assert seen.seat is not None
    worlds = Worlds(hidden_from(seen))
    many = effort.worlds * effort.drawn
    ranks = worlds.ranks(many, chance) if worlds.count > many else np.arange(worlds.count, dtype=np.int64)
    yield
    holdings = {seat - 1: sets for seat, sets in zip(worlds.hidden.seats, worlds.dealt(ranks), strict=True)}
    yield
    weight = np.ones(len(ranks))
    if effort.drawn > 1:
        for likelihood in likelihoods(situation, seen.seat - 1, holdings, effort.judge):
            weight = weight * likelihood
            yield
    chosen = resample(weight, effort.worlds, chance)
    mine = np.full(effort.worlds, seen.holding, dtype=np.uint32)
    return [mine if place == seen.seat - 1 else holdings[place].take(chosen) for place in range(4)]


def _solve(seen: Observation, sets: list[Sets], turns: list[Turn], most: int) -> Generator[None, None, Values]:
    """Every turn's exact value in some of the worlds: `int8[turns, worlds]`, for seats 1 and 3."""
    assert seen.turn is not None
    sign = 1 if seen.turn % 2 else -1
    step = max(len(sets[0]) // most, 1)
    worlds = list(zip(*(tiles[::step].tolist() for tiles in sets), strict=True))
    known: dict[tuple[TileSet, ...], list[int]] = {}
    for place, world in enumerate(worlds):
        if world not in known:
            value = dict(solve(world, seen.line.ends, seen.turn, seen.game))
            known[world] = [sign * value[turn] for turn in turns]
        if place % SOLVED_IN_A_SLICE == 0:
            yield
    return np.array([known[world] for world in worlds], dtype=np.int8).T


def _play(
    seen: Observation, situation: Situation, sets: list[Sets], turns: list[Turn], chance: Chance, policy: Policy
) -> Generator[None, None, Values]:
    """Every turn in every world, to the end: `int8[turns, worlds]`, the value for seats 1 and 3."""
    assert seen.seat is not None
    offsets = _offsets(2 * MOST_PLIES, len(sets[0]), chance)
    openers = [turn.seat for turn in turns if isinstance(turn, Name)]
    if openers:
        found = []
        for opener in openers:
            found.append((yield from _play_opened_by(opener - 1, sets, offsets, policy, seen.game)))
        return np.array(found)
    place = seen.seat - 1
    hands = Hands(sets, len(turns), [policy] * 4)
    many = len(sets[0])
    if situation.state is None:
        hands.open_with(place, np.repeat([turn.tile for turn in turns if isinstance(turn, Play)], many))
    else:
        hands.state[:] = situation.state
        for other in range(4):
            hands.know_voids(other, situation.voids[other])
        hands.lay(place, np.repeat([number_of(turn, seen.line.ends) for turn in turns], many))
    yield
    yield from hands.plies((place + 1) % 4, offsets)
    return hands.values(seen.game).reshape(len(turns), many)


def _play_opened_by(
    place: int, sets: list[Sets], offsets: list[int], policy: Policy, game: str
) -> Generator[None, None, Values]:
    many = len(sets[0])
    hands = Hands(sets, 1, [policy] * 4)
    hands.open_with(place, hands.opening_tiles(place, noise()[offsets[0] : offsets[0] + many]))
    yield
    yield from hands.plies((place + 1) % 4, offsets[2:])
    return hands.values(game)


def _offsets(many: int, worlds: int, chance: Chance) -> list[int]:
    words = np.frombuffer(chance.take(many), dtype=">u4").astype(np.int64)
    return [int(word) for word in words % (NOISE_ROWS - worlds)]


def _ranked(turn: Turn, points: Ints, best: Ints) -> Ranked:
    """The same worlds serve every turn, so that what they have in common makes no turn less sure than another."""
    worlds, behind = len(points), best - points
    total, squares = int(behind.sum()), int((behind * behind).sum())
    spread = max(squares * worlds - total * total, 0)
    return Ranked(turn, int(points.sum()) / worlds, sqrt(spread / (worlds * worlds * max(worlds - 1, 1))))


POLICIES: dict[str, Policy] = {game: Policy(tables) for game, tables in LEARNED.items()}
MEDIUM: dict[str, Effort] = {game: Effort(100, 1, policy, policy) for game, policy in POLICIES.items()}
HARD: dict[str, Effort] = {
    game: Effort(1024, 4, policy, policy, solved_from=14, solved=256, manners=40) for game, policy in POLICIES.items()
}
THOROUGH: dict[str, Effort] = {game: replace(effort, solved=effort.worlds, manners=0) for game, effort in HARD.items()}
