"""A window onto something taller than itself, moved by wheel, finger, keys and pad."""

from dataclasses import dataclass

import pygame

from scenes.input.intents import Command, Dragged, Intent, Pan, Press, Wheel
from sprites.geometry import Box
from sprites.palette import FAINT, GOLD, Scale

WHEEL_LINES = 3
STICK_SPEED = 1080.0
"""Pixels a second at full tilt."""


@dataclass(slots=True)
class Scroll:
    """`content` is drawn once, as wide as `box`; `offset` pixels of it are above the window."""

    box: Box
    content: pygame.Surface
    line: int
    offset: float = 0.0

    @property
    def most(self) -> float:
        return max(self.height - self.box.h, 0.0)

    @property
    def height(self) -> float:
        return self.content.get_height()

    def to(self, offset: float) -> None:
        self.offset = min(max(offset, 0.0), self.most)

    def hear(self, intent: Intent) -> bool:
        """True where it scrolled by this."""
        before = self.offset
        match intent:
            case Wheel(_, steps):
                self.to(self.offset - steps * WHEEL_LINES * self.line)
            case Dragged(start, since, at) if self.box.holds(start):
                self.to(self.offset - (at[1] - since[1]))
            case Pan(_, dy, seconds):
                self.to(self.offset + dy * STICK_SPEED * seconds)
            case Press(command):
                self._press(command)
        return self.offset != before

    def _press(self, command: Command) -> None:
        match command:
            case Command.UP:
                self.to(self.offset - 2 * self.line)
            case Command.DOWN:
                self.to(self.offset + 2 * self.line)
            case Command.PAGE_UP:
                self.to(self.offset - 0.85 * self.box.h)
            case Command.PAGE_DOWN:
                self.to(self.offset + 0.85 * self.box.h)
            case Command.FIRST:
                self.to(0)
            case Command.LAST:
                self.to(self.most)

    def draw(self, surface: pygame.Surface, scale: Scale) -> None:
        box = self.box.whole()
        self._draw_content(surface, box)
        if self.most <= 0:
            return
        width = scale.px(10, 5)
        length = max(box.h * box.h / self.height, scale.px(60, 30))
        y = box.y + (box.h - length) * self.offset / self.most
        x = box.right + scale.px(8, 3)
        pygame.draw.rect(surface, FAINT, (x, box.y, width, box.h), border_radius=width // 2)
        pygame.draw.rect(surface, GOLD, (x, y, width, length), border_radius=width // 2)

    def _draw_content(self, surface: pygame.Surface, box: Box) -> None:
        surface.blit(self.content, box[:2], (0, round(self.offset), int(box.w), int(box.h)))
