"""One moment of a hand as a PNG: the table as the client's replay draws it, with everybody's tiles shown."""

import os
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = os.environ.get("SDL_VIDEODRIVER") or "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from game.observation import Observation
from game.words import Words
from sprites.dressing import Dress, looked_at
from sprites.palette import Scale
from sprites.table import TableArt

SIZE = (1920, 1080)


def save_picture(moment: Observation, names: Sequence[str], path: Path, words: Words, board: str = "") -> None:
    """1920 x 1080, default settings, seat 1 at the bottom; `board` as in `Dress`. OSError where the file cannot be
    written."""
    out = BytesIO()
    pygame.image.save(drawn(moment, names, words, board), out, "table.png")
    path.write_bytes(out.getvalue())


def drawn(moment: Observation, names: Sequence[str], words: Words, board: str = "") -> pygame.Surface:
    pygame.font.init()
    surface = pygame.Surface(SIZE)
    TableArt(Scale(*SIZE)).draw(surface, looked_at(moment, names, Dress(words, board=board)))
    return surface
