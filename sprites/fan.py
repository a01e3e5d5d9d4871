"""Tiles held like a hand of them: the sign of the product beside its name."""

from functools import lru_cache

import pygame

from game.tiles import TILE_OF, Tile
from sprites import drawing, tile
from sprites.palette import Mode

HELD: tuple[Tile, ...] = (TILE_OF[0, 1], TILE_OF[2, 5], TILE_OF[6, 6], TILE_OF[3, 4], TILE_OF[1, 6])
SPREAD = 16.0
"""Degrees from tile to tile."""
_FINE = 2


@lru_cache(maxsize=4)
def fan(half: int, mode: Mode = Mode.PIPS, tiles: tuple[Tile, ...] = HELD) -> pygame.Surface:
    """A fan of tiles, half a tile being `half` pixels, as wide as 5.6 of them and 3.6 high; do not draw on it."""
    width, height = round(half * 5.6), round(half * 3.6)
    large = drawing.clear(width * _FINE, height * _FINE)
    pivot = pygame.Vector2(width * _FINE / 2, height * _FINE * 1.08)
    unit = half * _FINE
    for place, which in enumerate(tiles):
        degrees = (place - (len(tiles) - 1) / 2) * SPREAD
        centre = pivot + pygame.Vector2(0, -2.62 * unit).rotate(degrees)
        image = pygame.transform.rotozoom(tile.face(which, unit, 0, mode), -degrees, 1.0)
        shade, _ = tile.shadow_of(unit, 0, 0.4)
        shade = pygame.transform.rotozoom(shade, -degrees, 1.0)
        large.blit(shade, shade.get_rect(center=centre + pygame.Vector2(0, unit * 0.12)))
        large.blit(image, image.get_rect(center=centre))
    return pygame.transform.smoothscale(large, (width, height))
