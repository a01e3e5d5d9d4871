"""One line for everybody, over whatever scene is on top, until its time is up."""

from collections.abc import Callable, Iterable, Iterator

import pygame

from scenes.look import Look
from scenes.services import Services
from scenes.ui.clear_place import ClearPlace
from sprites.drawing import rgba, rounded
from sprites.geometry import Box
from sprites.lettering import Align, line_height, width_of, wrapped, write_lines
from sprites.palette import CREAM, GOLD, NIGHT

SHOWN_FOR = 5.0
SMALLER = (1.0, 0.85, 0.7)
"""Letters, where larger ones have no room."""
LEAST = 14
WIDTHS = (0.7, 0.5, 0.36, 0.28, 1.0)
"""Of the room in the window."""


class Notice:
    """Takes over `services.message` as soon as one stands there. It lies where it covers nothing that is written in the
    picture below it, and none of `spots`, those of the controls of the moment; where all is full, as little as can
    be. There it stays until one of them comes under it, or the window is laid out anew."""

    def __init__(self, look: Look, services: Services, spots: Callable[[], Iterable[pygame.Rect]]) -> None:
        self.look, self._services = look, services
        self._spots = spots
        self._text = ""
        self._left = 0.0
        self._px = 0
        self._box: Box | None = None

    @property
    def text(self) -> str:
        """What is shown now; empty for nothing."""
        return self._text

    @property
    def is_shown(self) -> bool:
        return bool(self._text or self._services.message)

    @property
    def box(self) -> Box | None:
        """Where it was drawn."""
        return self._box

    def pass_time(self, dt: float) -> None:
        self._left -= dt
        if self._services.message:
            self._text, self._left, self._services.message = self._services.message, SHOWN_FOR, ""
            self._box = None
        elif self._left <= 0:
            self._text = ""

    def look_again(self) -> None:
        """Another picture lies below it."""
        self._box = None

    def draw(self, surface: pygame.Surface) -> None:
        """Over a picture that is drawn."""
        if not self._text:
            return
        scale = self.look.scale
        if self._box is None or pygame.Rect(self._box).collidelist(list(self._spots())) >= 0:
            self._box, self._px = self._placed(surface)
        ground = rounded(int(self._box.w), int(self._box.h), scale.radius, rgba(NIGHT, 252), rgba(GOLD), scale.px(2, 1))
        surface.blit(ground, self._box[:2])
        inner = self._box._replace(y=self._box.y + self._pad // 2)
        write_lines(surface, self._text, inner, self._px, CREAM, align=Align.CENTRE)

    @property
    def _pad(self) -> int:
        """Left and right of the words; half of it above and below."""
        return self.look.scale.px(18, 8)

    def _placed(self, picture: pygame.Surface) -> tuple[Box, int]:
        """Where, and in what letters."""
        scale = self.look.scale
        sizes = {size: px for px in self._letters() for size in self._sizes(px)}
        box = ClearPlace(picture, self._spots(), scale.gap // 2).of(sizes, scale.safe_area)
        return box, sizes[int(box.w), int(box.h)]

    def _letters(self) -> Iterator[int]:
        small = self.look.scale.small
        yield from dict.fromkeys(max(round(small * share), min(LEAST, small)) for share in SMALLER)

    def _sizes(self, px: int) -> Iterator[tuple[int, int]]:
        """In lines of some widths, each no wider than its words."""
        for share in WIDTHS:
            inner = int(self.look.scale.safe_area.w * share) - 2 * self._pad
            lines = wrapped(self._text, px, inner)
            widest = max(width_of(line, px) for line in lines)
            yield widest + 2 * self._pad, len(lines) * line_height(px) + self._pad
