"""Contestants measured in turns, so that a busy moment of the machine meets them all."""

import os
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from statistics import median
from tempfile import gettempdir
from typing import TypeAlias

Work: TypeAlias = Callable[[], int]
"""Does some of it and says how many units that was."""

ROUNDS = 7


def compiled(variables: Mapping[str, str]) -> dict[str, str]:
    """Surroundings in which Python keeps what it compiles, as it does for whoever plays: a place that asks it not to
    would measure the compiler."""
    kept = {name: value for name, value in variables.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "PYTHONPYCACHEPREFIX": str(Path(gettempdir()) / "tranque-bench-compiled")}


def on_one_core() -> None:
    """Keeps this process on one core where the system can do that."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def rate(work: Work) -> float:
    """Units a second of processor time: other programs on the same core take nothing from it but their place in the
    caches."""
    started = time.process_time()
    units = work()
    return units / max(time.process_time() - started, 1e-9)


def interleaved(contestants: Mapping[str, Work], rounds: int = ROUNDS) -> dict[str, list[float]]:
    """The rates of each, one a round, after a round that does not count."""
    for work in contestants.values():
        work()
    rates: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(rounds):
        for name, work in contestants.items():
            rates[name].append(rate(work))
    return rates


def ratio(rates: Mapping[str, list[float]], ours: str, theirs: str) -> float | None:
    """The median of the rounds' ratios; None where one of the two was not there."""
    if ours not in rates or theirs not in rates:
        return None
    return median(one / other for one, other in zip(rates[ours], rates[theirs], strict=True))
