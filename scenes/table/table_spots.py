"""Where the tiles of the table can be pressed, by name; the scripted player looks here."""

from collections.abc import Iterator

import pygame

from game.tiles import TILE_TEXT, Tile
from sprites.line_layout import Camera
from sprites.picture import Ghost, TablePicture
from sprites.table import TableArt


def table_spots(
    art: TableArt, picture: TablePicture, camera: Camera | None, may_play: frozenset[Tile]
) -> Iterator[tuple[str, pygame.Rect]]:
    """The own tiles that lie face up ("tile:" where it may be played now, else "held:"), the ghosts of the raised one,
    the chosen ghost once more as "chosen"."""
    for tile, box in zip(art.tray(picture), art.hand_boxes(picture), strict=True):
        if tile is not None:
            yield f"{'tile' if tile in may_play else 'held'}:{TILE_TEXT[tile]}", pygame.Rect(box)
    for ghost in picture.ghosts:
        rect = _ghost_rect(art, picture, camera, ghost)
        yield f"ghost:{ghost.end or ''}", rect
        if ghost.chosen:
            yield "chosen", rect


def _ghost_rect(art: TableArt, picture: TablePicture, camera: Camera | None, ghost: Ghost) -> pygame.Rect:
    spot = art.spot_of_ghost(picture, ghost, camera)
    side = round(spot.half)
    return pygame.Rect(0, 0, side, side).move(round(spot.x - side / 2), round(spot.y - side / 2))
