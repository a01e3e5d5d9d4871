"""The rack on which the own tiles stand: a ledge of the rail's wood with a groove."""

import pygame

from sprites import drawing, surfaces
from sprites.geometry import Box
from sprites.kept_pictures import kept
from sprites.layout import rack_lip
from sprites.palette import TABLES, Scale


def draw_rack(surface: pygame.Surface, tray: Box, half: int, scale: Scale, table: str) -> None:
    """Under the tiles of a tray, whose lower edge is its own; half a tile is `half` pixels."""
    lip = rack_lip(scale)
    high = lip + round(half * 0.5)
    box = Box(tray.x, tray.bottom - high, tray.w, high).whole()
    surfaces.soft_shadow(surface, box.moved(scale.px(4, 1), scale.px(6, 2)), scale.px(8, 3), scale.px(16, 5), 120)
    surface.blit(_ledge(int(box.w), int(box.h), lip, table), box[:2])


@kept(600_000)
def _ledge(w: int, h: int, lip: int, table: str) -> pygame.Surface:
    wood = TABLES[table].wood
    board = pygame.Surface((w, h))
    board.fill(drawing.mixed(wood.deep, wood.light, 0.66))
    for across, down, seed, strength in ((max(w // 240, 2), max(h // 6, 2), 31, 96), (max(w // 60, 2), h // 2, 33, 50)):
        streaks = pygame.transform.smoothscale(drawing.grain(across, max(down, 2), seed, strength), (w, h))
        board.blit(streaks, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    groove = max(lip // 4, 2)
    top = h - lip
    board.blit(drawing.upright_fade(w, top, (0, 0, 0, 20), (0, 0, 0, 130)), (0, 0))
    board.fill(drawing.mixed(wood.deep, (0, 0, 0), 0.6), (0, top - groove // 2, w, groove))
    board.fill((52, 44, 34), (0, top - groove // 2 + groove, w, max(lip // 10, 1)), special_flags=pygame.BLEND_RGB_ADD)
    board.fill((46, 40, 32), (0, 0, w, max(lip // 10, 1)), special_flags=pygame.BLEND_RGB_ADD)
    board.fill((44, 40, 36), (0, h - max(lip // 8, 1), w, max(lip // 8, 1)), special_flags=pygame.BLEND_RGB_SUB)
    image = drawing.clear(w, h)
    pygame.draw.rect(image, (255, 255, 255, 255), image.get_rect(), border_radius=max(lip // 2, 2))
    image.blit(board, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return image
