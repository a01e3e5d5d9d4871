"""How the end of a hand unfolds: tiles turn up one after another, sums count with them, and the score moves last."""

from dataclasses import dataclass

import pygame

from sprites.motion import ease_in_out

STEP, FLIP = 0.13, 0.26
"""Seconds from one tile's turning to the next one's, and of one turning."""
TURNED = 6 * STEP + FLIP
TOGETHER = 0.45
SCORE = 0.7
WHOLE = TURNED + TOGETHER + SCORE
"""Seconds until all stands."""


@dataclass(frozen=True, slots=True)
class Unfolding:
    """The picture `seconds` after it began. All shares run from 0 to 1."""

    seconds: float

    def turned(self, place: int) -> float:
        """Of the tile at this place of each hand, from 0; from one half on its face shows."""
        return ease_in_out(_share(self.seconds - place * STEP, FLIP))

    def shows_face(self, place: int) -> bool:
        return self.turned(place) >= 0.5

    @property
    def together(self) -> float:
        return ease_in_out(_share(self.seconds - TURNED, TOGETHER))

    @property
    def score(self) -> float:
        return ease_in_out(_share(self.seconds - TURNED - TOGETHER, SCORE))

    @property
    def is_over(self) -> bool:
        return self.seconds >= WHOLE


def _share(seconds: float, of: float) -> float:
    return min(max(seconds / of, 0.0), 1.0)


def moved(before: int, after: int, share: float) -> int:
    """A number on its way, whole at every moment."""
    return round(before + (after - before) * share)


def squeezed(image: pygame.Surface, turned: float) -> pygame.Surface:
    """A tile half turned over is narrow."""
    width = max(round(image.get_width() * abs(1 - 2 * turned)), 2)
    return image if width >= image.get_width() else pygame.transform.smoothscale(image, (width, image.get_height()))
