"""Hands a second of the playing machinery: what `hard` plays out, four turns in 1,024 worlds each.

The same file is run by a frozen state's own Python (`python playouts.py`), to be asked for a rate in turns with ours:
only names that both have are used here.
"""

import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from game.bots.playout import Hands
from game.bots.policy import NOISE_ROWS
from game.bots.search import POLICIES
from game.tile_sets import tiles_in

WORLDS, TURNS, TIMES = 1024, 4, 6


def playouts(game: str) -> Callable[[], int]:
    """Fresh deals round one holding, each of four of its tiles laid first, played to the end and scored."""
    chance = np.random.default_rng(1)
    holding, *others = _dealt(chance)
    sets = [np.full(WORLDS, holding, dtype=np.uint32), *others]
    tiles = np.repeat(list(tiles_in(holding))[:TURNS], WORLDS)

    def work() -> int:
        for _ in range(TIMES):
            offsets = [int(place) for place in chance.integers(0, NOISE_ROWS - WORLDS, 64)]
            hands = Hands(sets, TURNS, [POLICIES[game]] * 4)
            hands.open_with(0, tiles)
            hands.play_out(1, offsets)
            hands.values(game)
        return TIMES * TURNS * WORLDS

    return work


def _dealt(chance: np.random.Generator) -> list[Any]:
    order = chance.permutation(28)
    holding = int(sum(1 << int(tile) for tile in order[:7]))
    rest = np.array([chance.permutation(order[7:]) for _ in range(WORLDS)])
    bits = np.uint32(1) << rest.astype(np.uint32)
    return [holding, *(np.bitwise_or.reduce(bits[:, 7 * seat : 7 * seat + 7], axis=1) for seat in range(3))]


def main() -> None:
    """A rate for each line that is read."""
    work = playouts(sys.argv[1])
    work()
    for _ in sys.stdin:
        started = time.process_time()
        hands = work()
        print(hands / (time.process_time() - started), flush=True)


if __name__ == "__main__":
    main()
