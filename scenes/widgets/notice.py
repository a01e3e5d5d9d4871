"""One line for everybody, over whatever scene is on top, until its time is up."""

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
    """Takes over `stage.message` as soon as one stands there."""

    def __init__(self, stage: "Stage") -> None:
        self._stage = stage
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

    def draw(self, surface: pygame.Surface) -> None:
        if not self._text:
            return
        scale = self._stage.scale
        width = int(surface.get_width() * 0.7)
        pad = scale.px(18, 8)
        lines = wrapped(self._text, scale.small, width - 2 * pad)
        height = len(lines) * line_height(scale.small) + 2 * pad
        box = Box((surface.get_width() - width) / 2, scale.margin_y, width, height).whole()
        ground = rounded(int(box.w), int(box.h), scale.radius, rgba(NIGHT, 240), rgba(GOLD), scale.px(2, 1))
        surface.blit(ground, box[:2])
        write_lines(surface, self._text, box.shrunk(pad), scale.small, CREAM, align=Align.CENTRE)
