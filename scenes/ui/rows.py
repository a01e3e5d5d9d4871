"""What stands where, in words: controls side by side, under each other, or in both ways."""

from collections.abc import Sequence

from scenes.ui.panel import Control, Panel
from sprites.geometry import Box


def cells(room: Box, gap: float, shares: Sequence[float]) -> list[Box]:
    """Side by side, each as wide as its share; the last reaches to the room's edge."""
    unit = (room.w - gap * (len(shares) - 1)) / sum(shares)
    found, before = [], 0.0
    for place, share in enumerate(shares):
        x = room.x + before * unit + place * gap
        found.append(room.piece(x, room.right - x if place == len(shares) - 1 else share * unit))
        before += share
    return found


def row(panel: Panel, room: Box, gap: float, controls: Sequence[Control], shares: Sequence[float] = ()) -> None:
    """Side by side, all as wide as each other, or each as its share says."""
    for control, cell in zip(controls, cells(room, gap, shares or [1] * len(controls)), strict=True):
        control.box = cell.whole()
        panel.put(control)


def column(panel: Panel, room: Box, gap: float, controls: Sequence[Control]) -> None:
    """Under each other, each as high as `room`, which is that of the first."""
    for place, control in enumerate(controls):
        control.box = room.moved(0, place * (room.h + gap)).whole()
        panel.put(control)


def grid(panel: Panel, room: Box, gap: float, controls: Sequence[Control], columns: int) -> None:
    """Row by row, each row as high as `room`, which is that of the first."""
    for first in range(0, len(controls), columns):
        line = controls[first : first + columns]
        here = room.moved(0, first // columns * (room.h + gap))
        for control, cell in zip(line, cells(here, gap, [1] * columns), strict=False):
            control.box = cell.whole()
            panel.put(control)
