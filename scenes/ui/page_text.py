"""Text on a page to read: headings, points of a list, figures with their names. Each says how far down it reached."""

from collections.abc import Sequence
from datetime import datetime

import pygame

from game.words import Words
from sprites.geometry import Box
from sprites.lettering import Weight, line_height, write_in, write_lines
from sprites.palette import CREAM, GOLD, SOFT, Scale


def heading(scale: Scale, surface: pygame.Surface, box: Box, text: str) -> float:
    px, above = round(scale.body * 1.25), round(scale.body * 0.5)
    room = box.strip(box.y + above, box.h)
    bottom = write_lines(surface, text, room, px, GOLD, Weight.BLACK).bottom
    surface.fill(GOLD, pygame.Rect(round(box.x), round(bottom), round(box.w), scale.px(2)))
    return bottom + scale.tight


def point(scale: Scale, surface: pygame.Surface, box: Box, text: str) -> float:
    px = scale.body
    step, indent = line_height(px), px * 1.0
    size = max(round(px * 0.3), 5)
    pygame.draw.circle(surface, GOLD, (box.x + px * 0.4, box.y + step / 2), size / 2)
    return write_lines(surface, text, Box(box.x + indent, box.y, box.w - indent, 0), px, CREAM).bottom


def figures(scale: Scale, surface: pygame.Surface, box: Box, named: Sequence[tuple[str, str]]) -> float:
    """Each value over its name, in as many columns as there is room for."""
    gap = scale.px(18, 8)
    most = max(int((box.w + gap) // (7.5 * scale.small + gap)), 1)
    columns = -(-len(named) // -(-len(named) // most))
    width, y = (box.w - gap * (columns - 1)) / columns, box.y
    px = round(scale.body * 1.2)
    for first in range(0, len(named), columns):
        bottom = y
        for place, (name, value) in enumerate(named[first : first + columns]):
            cell = Box(box.x + place * (width + gap), y, width, line_height(px))
            write_in(surface, value, cell, px, CREAM, Weight.BLACK)
            under = Box(cell.x, cell.bottom - scale.px(6, 2), width, 0)
            bottom = max(bottom, write_lines(surface, name, under, scale.small, SOFT).bottom)
        y = bottom + scale.near
    return y


def date_text(when: datetime, words: Words) -> str:
    """`12/11/2025 21:40`, or `2025-11-12 21:40` in English."""
    return when.strftime("%d/%m/%Y %H:%M" if words.language == "es" else "%Y-%m-%d %H:%M")
