"""A corner of a table with a few tiles: what a choice of cloth, wood and tiles looks like."""

import pygame

from game.tiles import TILE_OF
from sprites import tile
from sprites.geometry import Box
from sprites.ground import table_ground
from sprites.palette import Mode

SHOWN = (TILE_OF[0, 1], TILE_OF[3, 6], TILE_OF[5, 5])


def draw_sample(surface: pygame.Surface, box: Box, table: str, mode: Mode) -> None:
    """Tiles on cloth within their rail, a back beside them, over the whole of a box."""
    box = box.whole()
    surface.blit(table_ground(int(box.w), int(box.h), max(round(box.h * 0.1), 3), table), box[:2])
    half = int(min(box.h * 0.36, box.w * 0.12))
    left = box.centre[0] - half * (1.5 * len(SHOWN) + 1) / 2
    for place, which in enumerate((*SHOWN, None)):
        x, y = round(left + place * half * 1.5), round(box.centre[1] - half)
        shade, at = tile.shadow_of(half, 0)
        surface.blit(shade, (x + at[0], y + at[1]))
        surface.blit(tile.face(which, half, 0, mode), (x, y))
