"""What a window of this size will draw soon, drawn before it is wanted: a piece between two frames each."""

from collections.abc import Iterator

from game.tiles import TILES
from sprites import tile
from sprites.lettering import Weight, font
from sprites.palette import Mode, Scale

USUAL_HALF = 64
"""Any size of a tile on the line: the large drawing behind all of them is what takes long."""
LETTERS = ("abcdefghijklmnopqrstuvwxyz .,:;", "áéíóúüñ0123456789·-–/()¡!¿?«»…", "ABCDEFGHIJKLMNOPQRSTUVWXYZÁÉÍÓÚÑ")


def warmed(scale: Scale, mode: Mode) -> Iterator[None]:
    """One piece at each step, a few milliseconds; nothing to see comes of it."""
    for turn in (0, 1):
        tile.face(0, USUAL_HALF, turn, mode)
        yield
        tile.face(None, USUAL_HALF, turn, mode)
        yield
    for px in (scale.body, scale.small, scale.head):
        for weight in Weight:
            for letters in LETTERS:
                font(weight, px).render(letters, True, "white")
                yield
    for turn in range(4):
        for which in TILES:
            tile.face(which, USUAL_HALF, turn, mode)
        yield
