"""How the weights of the imagined players were found: `python -m tools.dev.learn chiva --rounds 9`, sixlove with 11.

A climb, one weight at a time: each weight is moved a step up and a step down, and the moved weights play the present
ones in duplicate deals, hands in lock-step. What wins by more than its standard error is kept; where fewer than four
weights moved in a round, the steps are halved and the deals doubled. The start are the marks of a player who likes
doubles and numbers that it holds. The same call finds the same weights.
"""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import sqrt

import numpy as np

from game.bots.playout import Hands
from game.bots.policy import LEARNED, NOISE_ROWS, Policy, Weights, noise
from game.bots.tables import Sets
from game.rules import GAMES

AT_ONCE = 4096
FIRST_DEALS = 16384
JUDGED_ON = 32768
FURTHEST = 120
FEW = 4
HEAVIEST = Weights(
    pips=60, double=1, own=0, unseen=0, other_own=0, other_unseen=0, open_pips=60, open_double=0, open_own=0
)
STEPS = {
    "pips": 3,
    "double": 12,
    "own": 6,
    "unseen": 4,
    "other_own": 6,
    "other_unseen": 4,
    "row": 6,
    "mine": 10,
    "other_mine": 10,
    "next": 12,
    "partner": 12,
    "before": 12,
    "open_pips": 3,
    "open_double": 12,
    "open_own": 6,
}


@dataclass(frozen=True, slots=True)
class Margin:
    """Points a hand in duplicate deals, with their standard error."""

    mean: float
    error: float

    def __str__(self) -> str:
        return f"{self.mean:+.4f} ±{1.96 * self.error:.4f}"


class Table:
    """Deals and noise of one seed, a fresh share for every contest."""

    def __init__(self, game: str, seed: int) -> None:
        self.game = game
        self._random = np.random.default_rng(seed)

    def contest(self, one: Weights, other: Weights, deals: int) -> Margin:
        """How far `one` is ahead of `other`: each deal twice, the pairs swapped, openers over the four seats."""
        first, second = Policy(one), Policy(other)
        points = np.concatenate([self._share(first, second, turn % 4) for turn in range(deals // AT_ONCE)])
        return Margin(float(points.mean()), float(points.std()) / sqrt(len(points)))

    def _share(self, first: Policy, second: Policy, opener: int) -> "np.ndarray[tuple[int], np.dtype[np.float64]]":
        deals = self._deals()
        offsets = [int(place) for place in self._random.integers(0, NOISE_ROWS - AT_ONCE, 64)]
        opens_at = int(self._random.integers(0, NOISE_ROWS - AT_ONCE))
        values = []
        for policies in ((first, second, first, second), (second, first, second, first)):
            hands = Hands(deals, 1, policies)
            hands.open_with(opener, hands.opening_tiles(opener, noise()[opens_at : opens_at + AT_ONCE]))
            hands.play_out((opener + 1) % 4, offsets)
            values.append(hands.values(self.game).astype(np.float64))
        return (values[0] - values[1]) / 2

    def _deals(self) -> list[Sets]:
        order = np.argsort(self._random.random((AT_ONCE, 28)), axis=1)
        bits = np.uint32(1) << order.astype(np.uint32)
        return [np.bitwise_or.reduce(bits[:, 7 * seat : 7 * seat + 7], axis=1) for seat in range(4)]


@dataclass(frozen=True, slots=True)
class Round:
    """What a round of the climb left: the weights, how many of them moved, and how far they are ahead of heaviest."""

    weights: Weights
    moved: int
    ahead: Margin


def climb(table: Table, weights: Weights, rounds: int) -> Iterator[Round]:
    steps, deals = dict(STEPS), FIRST_DEALS
    for _ in range(rounds):
        moved = 0
        for name, step in steps.items():
            better = _better(table, weights, name, step, deals)
            moved += better is not None
            weights = better or weights
        yield Round(weights, moved, table.contest(weights, HEAVIEST, JUDGED_ON))
        if moved < FEW:
            steps = {name: max(1, step // 2) for name, step in steps.items()}
            deals *= 2


def _better(table: Table, weights: Weights, name: str, step: int, deals: int) -> Weights | None:
    best: tuple[float, Weights] | None = None
    for move in (step, -step):
        value = max(-FURTHEST, min(FURTHEST, getattr(weights, name) + move))
        moved = replace(weights, **{name: value})
        margin = table.contest(moved, weights, deals)
        if margin.mean > margin.error and (best is None or margin.mean > best[0]):
            best = margin.mean, moved
    return best[1] if best else None


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.dev.learn", description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    table, start, weights = Table(asked.game, asked.seed), Weights(), Weights()
    for number, after in enumerate(climb(table, start, asked.rounds), start=1):
        weights = after.weights
        print(f"round {number}: {after.moved} moved, {after.ahead} against heaviest", file=sys.stderr, flush=True)
    judge = Table(asked.game, asked.seed + 1)
    print(f"before: {judge.contest(start, HEAVIEST, JUDGED_ON)} against heaviest")
    print(f"after:  {judge.contest(weights, HEAVIEST, JUDGED_ON)} against heaviest")
    print(f"after against before: {judge.contest(weights, start, JUDGED_ON)}")
    print(weights, "(as kept)" if weights == LEARNED[asked.game] else "(not those that are kept)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
