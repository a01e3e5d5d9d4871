"""Long work a little at a time, between two frames."""

import time
from collections.abc import Callable, Iterator
from typing import TypeVar

T = TypeVar("T")
SLICE = 0.008
"""Seconds: so long the picture may wait."""


def in_slices(
    work: Iterator[T], seconds: float = SLICE, clock: Callable[[], float] = time.perf_counter
) -> tuple[list[T], bool]:
    """What the work gave until its time was up, and whether it is done. The machine's speed decides how many calls it
    takes, never what comes of it."""
    until, given = clock() + seconds, []
    for piece in work:
        given.append(piece)
        if clock() >= until:
            return given, False
    return given, True
