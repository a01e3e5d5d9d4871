"""The window's icon, drawn."""

import pygame

from game.tiles import TILE_OF
from sprites import drawing, tile
from sprites.palette import TABLES


def app_icon(size: int = 128) -> pygame.Surface:
    """Two tiles that meet, on a felt square with round corners."""
    colours = TABLES["green"]
    large = max(size * 2, 128)
    image = drawing.rounded(
        large, large, large // 5, drawing.rgba(colours.light), (206, 164, 84, 255), large // 28
    ).copy()
    half = round(large * 0.31)
    for which, turn, x, y in ((TILE_OF[6, 6], 0, 0.17, 0.19), (TILE_OF[4, 6], 0, 0.52, 0.19)):
        shade, at = tile.shadow_of(half, turn, 0.4)
        image.blit(shade, (round(x * large) + at[0], round(y * large) + at[1]))
        image.blit(tile.face(which, half, turn), (round(x * large), round(y * large)))
    return pygame.transform.smoothscale(image, (size, size))
