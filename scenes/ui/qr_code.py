"""A line as a picture that a phone's camera reads: dark on light, with the quiet margin that cameras need."""

from functools import lru_cache

import pygame

LIGHT, DARK = (255, 255, 255), (0, 0, 0)
QUIET = 4
"""Cells of margin, as the standard asks."""


@lru_cache(maxsize=4)
def qr_picture(text: str, side: int) -> pygame.Surface:
    """At most `side` pixels a side, every cell as many whole pixels as fit."""
    import segno  # noqa: PLC0415  loaded when the first code is shown

    rows = tuple(segno.make(text, error="m", micro=False).matrix)
    cells = len(rows) + 2 * QUIET
    cell = max(side // cells, 1)
    surface = pygame.Surface((cells * cell, cells * cell))
    surface.fill(LIGHT)
    for y, row in enumerate(rows, QUIET):
        for x, is_dark in enumerate(row, QUIET):
            if is_dark:
                surface.fill(DARK, (x * cell, y * cell, cell, cell))
    return surface
