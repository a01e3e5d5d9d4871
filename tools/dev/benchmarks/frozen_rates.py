"""Our playouts in turns with those of the first release, which run in a process of its own Python."""

import subprocess
from pathlib import Path

from tools.dev.benchmarks.playouts import playouts
from tools.dev.benchmarks.rounds import ROUNDS, Work, rate
from tools.dev.frozen import python_of

FROZEN = "hard-0.1"
PLAYOUTS = Path(__file__).with_name("playouts.py")


def frozen_rates(game: str, floor: Work, rounds: int = ROUNDS) -> dict[str, list[float]]:
    """Hands a second of `ours`, of `floor` and, where it is built, of FROZEN, one a round."""
    ours = playouts(game)
    ours(), floor()
    rates: dict[str, list[float]] = {"ours": [], "floor": []}
    theirs = _process(game) if python_of(FROZEN).exists() else None
    for _ in range(rounds):
        rates["ours"].append(rate(ours))
        rates["floor"].append(rate(floor))
        if theirs is not None:
            rates.setdefault(FROZEN, []).append(_ask(theirs))
    if theirs is not None:
        theirs.communicate()
    return rates


def _process(game: str) -> subprocess.Popen[str]:
    call = [str(python_of(FROZEN)), "-I", str(PLAYOUTS), game]
    return subprocess.Popen(call, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")


def _ask(process: subprocess.Popen[str]) -> float:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("\n")
    process.stdin.flush()
    return float(process.stdout.readline())
