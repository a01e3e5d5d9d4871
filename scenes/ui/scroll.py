"""A window onto something taller than itself, moved by wheel, finger, keys and pad."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import pygame

from scenes.input.intents import Command, Dragged, Intent, Pan, Press, Wheel
from sprites import drawing
from sprites.geometry import Box
from sprites.palette import FAINT, GOLD, Scale

WHEEL_LINES = 3
STICK_SPEED = 1080.0
"""Pixels a second at full tilt."""
FADED = 1.1
"""Lines at an edge behind which there is more."""


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
        if self.most <= 0:
            self._draw_content(surface, box)
            return
        with self._fading(surface, box):
            self._draw_content(surface, box)
        width = scale.px(10, 5)
        length = max(box.h * box.h / self.height, scale.px(60, 30))
        y = box.y + (box.h - length) * self.offset / self.most
        x = box.right + scale.pad
        pygame.draw.rect(surface, FAINT, (x, box.y, width, box.h), border_radius=width // 2)
        pygame.draw.rect(surface, GOLD, (x, y, width, length), border_radius=width // 2)

    @contextmanager
    def _fading(self, surface: pygame.Surface, box: Box) -> Iterator[None]:
        """Where more lies above or below, lines fade into the ground instead of being cut through."""
        w, h = int(box.w), min(round(self.line * FADED), int(box.h) // 3)
        edges = [(box.y, True)] if self.offset > 0 else []
        edges += [(box.bottom - h, False)] if self.offset < self.most else []
        grounds = [drawing.clear(w, h) for _ in edges]
        for ground, (y, _) in zip(grounds, edges, strict=True):
            ground.blit(surface, (0, 0), (int(box.x), int(y), w, h))
        yield
        for ground, (y, from_top) in zip(grounds, edges, strict=True):
            ground.blit(_fade(w, h, from_top), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            surface.blit(ground, (int(box.x), int(y)))

    def _draw_content(self, surface: pygame.Surface, box: Box) -> None:
        surface.blit(self.content, box[:2], (0, round(self.offset), int(box.w), int(box.h)))


def _fade(w: int, h: int, from_top: bool) -> pygame.Surface:
    """White that covers all at the edge and nothing at its other side."""
    whole, nothing = (255, 255, 255, 255), (255, 255, 255, 0)
    return drawing.upright_fade(w, h, *((whole, nothing) if from_top else (nothing, whole)))
