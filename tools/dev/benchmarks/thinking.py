"""How long an answer takes: the exact end against the peer's, and a decision of the `hard` level."""

import time
from statistics import quantiles

from game.bots import rank
from game.bots.endgame import solve
from game.games import GAMES
from game.state import MatchState
from tools.dev.benchmarks import peers
from tools.dev.benchmarks.figures import Figure
from tools.dev.benchmarks.positions import decisions, open_positions
from tools.dev.benchmarks.rounds import Work, interleaved, ratio

SEED = "bench"
POSITIONS = {16: 8, 20: 4, 22: 2}
"""Tiles left, and how many positions a round: the peer needs most of the time."""
DECIDED_HANDS = 4


def figures() -> list[Figure]:
    return _ends() + _decisions()


def _ends() -> list[Figure]:
    found = []
    for left, many in POSITIONS.items():
        for game in GAMES:
            states = open_positions(game, left, many, SEED)
            contestants = {"ours": _solving(states)} | _peers_search(states)
            rates = interleaved(contestants)
            what = f"exact values of all turns, {left} tiles left, {game}"
            note = "" if "theirs" in rates else "not installed"
            must, aim = (20, 60) if left > 16 else (None, None)
            against = f"{what} / PyPI dominoes, omniscient alpha-beta"
            found.append(Figure(against, ratio(rates, "ours", "theirs"), "times", must, aim, note=note))
            milliseconds = 1000 / sorted(rates["ours"])[len(rates["ours"]) // 2]
            found.append(Figure(what, milliseconds, "ms"))
    return found


def _solving(states: list[MatchState]) -> Work:
    def work() -> int:
        for state in states:
            solve(state.holdings, state.line.ends, state.turn or 1, state.game)
        return len(states)

    return work


def _peers_search(states: list[MatchState]) -> dict[str, Work]:
    positions = [(state.holdings, state.line.ends or (6, 6), state.turn or 1) for state in states]
    try:
        return {"theirs": peers.pypi_search(positions)}
    except ImportError:
        return {}


def _decisions() -> list[Figure]:
    """Processor time of whole answers, choices of both games, the first ones warm."""
    found = []
    for level, limits in (("hard", ((25, 15), (80, 40))), ("medium", ((None, None), (None, None)))):
        times = []
        for game in GAMES:
            for seen, chance in decisions(game, DECIDED_HANDS, SEED):
                started = time.process_time()
                rank(seen, level, chance)
                times.append(1000 * (time.process_time() - started))
        parts = quantiles(times, n=20)
        for what, value, (must, aim) in zip(("median", "95th percentile"), (parts[9], parts[18]), limits, strict=True):
            name = f"a decision of `{level}`, {what} of {len(times)}"
            found.append(Figure(name, value, "ms", must, aim, less_is_better=True))
    return found
