"""One line for everybody, over whatever scene is on top, until its time is up."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

import pygame

from sprites.drawing import rgba, rounded
from sprites.geometry import Box
from sprites.lettering import Align, line_height, wrapped, write_lines
from sprites.palette import CREAM, GOLD, NIGHT

if TYPE_CHECKING:
    from scenes.stage import Stage

SHOWN_FOR = 5.0


class Notice:
    """Takes over `stage.message` as soon as one stands there. `spots` are those of the controls of the moment: it
    stands at the top, or where they leave room for it."""

    def __init__(self, stage: "Stage", spots: Callable[[], Iterable[pygame.Rect]]) -> None:
        self._stage = stage
        self._spots = spots
        self._text = ""
        self._left = 0.0

    @property
    def text(self) -> str:
        """What is shown now; empty for nothing."""
        return self._text

    @property
    def is_shown(self) -> bool:
        return bool(self._text or self._stage.message)

    def pass_time(self, dt: float) -> None:
        self._left -= dt
        if self._stage.message:
            self._text, self._left, self._stage.message = self._stage.message, SHOWN_FOR, ""
        elif self._left <= 0:
            self._text = ""

    @property
    def box(self) -> Box:
        """Where it stands."""
        scale = self._stage.scale
        width = int(scale.width * 0.7)
        lines = wrapped(self._text, scale.small, width - 2 * self._pad)
        height = len(lines) * line_height(scale.small) + 2 * self._pad
        return self._clear_of_controls(Box((scale.width - width) / 2, scale.margin_y, width, height).whole())

    @property
    def _pad(self) -> int:
        return self._stage.scale.px(18, 8)

    def draw(self, surface: pygame.Surface) -> None:
        if not self._text:
            return
        scale, box = self._stage.scale, self.box
        ground = rounded(int(box.w), int(box.h), scale.radius, rgba(NIGHT, 252), rgba(GOLD), scale.px(2, 1))
        surface.blit(ground, box[:2])
        write_lines(surface, self._text, box.shrunk(self._pad), scale.small, CREAM, align=Align.CENTRE)

    def _clear_of_controls(self, top: Box) -> Box:
        """At the top, at the bottom, or from the top down as far as needed; at the top after all where it is full."""
        scale = self._stage.scale
        last = scale.height - scale.margin_y - top.h
        taken = [rect.inflate(2 * scale.gap, 2 * scale.gap) for rect in self._spots()]
        for y in (top.y, last, *range(int(top.y), int(last), max(scale.gap, 1))):
            if pygame.Rect(top._replace(y=y)).collidelist(taken) < 0:
                return top._replace(y=y)
        return top
