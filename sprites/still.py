"""One moment of a hand as a PNG file, made in slices: compressed at once it would hold the picture up."""

import struct
import zlib
from collections.abc import Iterator, Sequence

import pygame

from game.observation import Observation
from game.seats import SEATS
from game.tiles import Tile
from sprites import plates, scores, tile
from sprites.dressing import Dress, looked_at
from sprites.ground import ground_slices
from sprites.layout import Side, side_of
from sprites.palette import Scale
from sprites.plate_layout import plate_parts
from sprites.table import TableArt

SIZE = (1920, 1080)
_ROWS = 8
"""Between two slices: some milliseconds."""
_LEVEL = 6


class Still:
    """All holdings open. `share` is how much of it is made."""

    def __init__(self, moment: Observation, names: Sequence[str], dress: Dress) -> None:
        self._picture = looked_at(moment, names, dress)
        self._rows = 0

    @property
    def share(self) -> float:
        return self._rows / SIZE[1]

    def slices(self) -> Iterator[bytes]:
        """The PNG file, in pieces that each take some milliseconds; many of them are empty. What the picture is made
        of is drawn beforehand, and kept: drawn for the first time, all at once is too much for a frame."""
        surface, art = pygame.Surface(SIZE), TableArt(Scale(*SIZE))
        for _ in self._parts(surface, art):
            yield b""
        art.draw(surface, self._picture)
        yield b""
        for piece in png_slices(surface):
            self._rows = min(self._rows + _ROWS, SIZE[1])
            yield piece

    def _parts(self, surface: pygame.Surface, art: TableArt) -> Iterator[None]:
        scale, picture = art.scale, self._picture
        yield from ground_slices(scale.width, scale.height, scale.frame, picture.table)
        art.line_of(picture)
        yield
        for which, half, turn in self._faces(art):
            tile.face(which, half, turn, picture.mode)
            tile.shadow_of(half, turn)
            yield
        for place in art.line_of(picture).placements:
            tile.askew(place.tile, int(art.camera_of(picture).half), place.turn, picture.mode)
            yield
        art.draw_line(surface, picture, None, None)
        yield
        scores.draw_scores(surface, picture, art.layout)
        plates.draw_seats(surface, picture, art.layout)
        yield

    def _faces(self, art: TableArt) -> Iterator[tuple[Tile | None, int, int]]:
        """All tiles of the picture, with half and turn."""
        picture, line = self._picture, art.line_of(self._picture)
        yield from ((place.tile, int(line.camera.half), place.turn) for place in line.placements)
        for seat, shown in zip(SEATS, picture.seats, strict=True):
            side = side_of(seat, picture.bottom)
            parts = plate_parts(art.layout, side, len(shown.tiles))
            half, turn = (art.layout.hand_half, 0) if side is Side.BOTTOM else (parts.half, parts.turn)
            yield from ((which, half, turn) for which in shown.tiles)


def png_slices(surface: pygame.Surface) -> Iterator[bytes]:
    """A PNG file of eight bits a colour without transparency (PNG specification, sections 5 and 11)."""
    width, height = surface.get_size()
    yield b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
    raw, row = pygame.image.tobytes(surface, "RGB"), 3 * width
    packer = zlib.compressobj(_LEVEL)
    for first in range(0, height, _ROWS):
        rows = range(first, min(first + _ROWS, height))
        packed = packer.compress(b"".join(b"\0" + raw[y * row : (y + 1) * row] for y in rows))
        yield _chunk(b"IDAT", packed) if packed else b""
    yield _chunk(b"IDAT", packer.flush()) + _chunk(b"IEND", b"")


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
