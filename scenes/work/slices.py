"""Long work a little at a time, between two frames."""

import time
from collections.abc import Callable, Iterator
from typing import TypeVar

T = TypeVar("T")
SLICE = 0.008
"""Seconds: so long the picture may wait."""


def in_slices(
    work: Iterator[T], seconds: float | None = None, clock: Callable[[], float] = time.perf_counter
) -> tuple[list[T], bool]:
    """What the work gave until its time was up, and whether it is done; without `seconds` it has a SLICE. The machine's
    speed decides how many calls it takes, never what comes of it."""
    until, given = clock() + (SLICE if seconds is None else seconds), []
    for piece in work:
        given.append(piece)
        if clock() >= until:
            return given, False
    return given, True
