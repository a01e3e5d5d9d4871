"""Pictures in a row as one animated GIF, made in slices.

An encoder of our own: the format is small, the client must be able to go on drawing and to stop half-way, and nobody
has to install anything for it. Where a picture repeats the one before, its pixels stay clear, so that a table on which
one tile moves costs little.
"""

import struct
import sys
from collections.abc import Generator, Iterator, Sequence

import pygame

from sprites.gif_palette import nearest_in
from sprites.palette import Colour

CLEAR = 255
"""The colour number that shows what was there before."""
_BITS = 8
_ROUGH = int.from_bytes(b"\xfc\xfc\xfc\xff", sys.byteorder)
"""Two bits of each colour are left out before the nearest one is looked for."""
_CHUNK = 1 << 12
"""Pixels between two slices: some milliseconds."""

Slices = Iterator[bytes]
"""The file piece by piece; an empty piece only means that a moment has passed."""


class _Nearest(dict[int, int]):
    """A pixel as a number -> the nearest colour of a palette, found once for all pixels almost alike."""

    def __init__(self, palette: Sequence[Colour]) -> None:
        super().__init__()
        self._palette = palette

    def __missing__(self, pixel: int) -> int:
        rough = pixel & _ROUGH
        if rough == pixel:
            red, green, blue, _ = pixel.to_bytes(4, sys.byteorder)
            self[pixel] = nearest_in(self._palette, (red + 2, green + 2, blue + 2))
        else:
            self[pixel] = self[rough]
        return self[pixel]


def gif_slices(
    size: tuple[int, int], pictures: Iterator[tuple[pygame.Surface, int]], palette: Sequence[Colour]
) -> Slices:
    """Each picture stands for so many hundredths of a second; at the end it begins again."""
    yield _head(size, palette)
    nearest = _Nearest(palette)
    before: memoryview | None = None
    for picture, hundredths in pictures:
        yield b""
        now = memoryview(pygame.image.tobytes(picture, "RGBA")).cast("I")
        top, bottom = _changed_rows(size, now, before)
        numbers = yield from _numbers(now, before, top * size[0], bottom * size[0], nearest)
        packed = yield from _compressed(numbers)
        control = b"\x21\xf9\x04" + struct.pack("<BHBB", 0x05, hundredths, CLEAR, 0)
        place = b"," + struct.pack("<HHHHB", 0, top, size[0], bottom - top, 0)
        yield control + place + bytes([_BITS]) + _blocks(packed)
        before = now
    yield b";"


def _head(size: tuple[int, int], palette: Sequence[Colour]) -> bytes:
    table = b"".join(bytes(colour) for colour in palette).ljust(3 * 256, b"\0")
    loop = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
    return b"GIF89a" + struct.pack("<HHBBB", *size, 0xF7, 0, 0) + table + loop


def _changed_rows(size: tuple[int, int], now: memoryview, before: memoryview | None) -> tuple[int, int]:
    """The first row that is not as before, and the one after the last; one row where nothing changed."""
    width, height = size
    if before is None:
        return 0, height
    starts = range(0, width * height, width)
    changed = [row for row, start in enumerate(starts) if now[start : start + width] != before[start : start + width]]
    return (changed[0], changed[-1] + 1) if changed else (0, 1)


def _numbers(
    now: memoryview, before: memoryview | None, first: int, last: int, nearest: _Nearest
) -> Generator[bytes, None, bytes]:
    """Pixels `first` to `last` as numbers of the palette; what is the same as before stays clear."""
    numbers = bytearray()
    for start in range(first, last, _CHUNK):
        stop = min(start + _CHUNK, last)
        if before is None:
            numbers += bytes([nearest[pixel] for pixel in now[start:stop]])
        else:
            both = zip(now[start:stop], before[start:stop], strict=True)
            numbers += bytes([CLEAR if new == old else nearest[new] for new, old in both])
        yield b""
    return bytes(numbers)


def _compressed(pixels: bytes) -> Generator[bytes, None, bytes]:
    """LZW as GIF has it: codes grow from nine bits to twelve, then the table is cleared."""
    clear, end = 1 << _BITS, (1 << _BITS) + 1
    out = bytearray()
    table: dict[int, int] = {}
    following, bits = end + 1, _BITS + 1
    held, filled = clear, bits
    prefix = pixels[0]
    for start in range(1, len(pixels), _CHUNK):
        for pixel in pixels[start : start + _CHUNK]:
            key = prefix << 8 | pixel
            code = table.get(key)
            if code is not None:
                prefix = code
                continue
            held |= prefix << filled
            filled += bits
            while filled >= 8:
                out.append(held & 255)
                held >>= 8
                filled -= 8
            if following < 4096:
                table[key] = following
                if following == 1 << bits:
                    bits += 1
                following += 1
            else:
                held |= clear << filled
                filled += bits
                table.clear()
                following, bits = end + 1, _BITS + 1
            prefix = pixel
        yield b""
    held |= prefix << filled
    filled += bits
    if following == 1 << bits and bits < 12:
        bits += 1
    held |= end << filled
    filled += bits
    return bytes(out) + held.to_bytes((filled + 7) // 8, "little")


def _blocks(packed: bytes) -> bytes:
    pieces = [packed[start : start + 255] for start in range(0, len(packed), 255)]
    return b"".join(bytes([len(piece)]) + piece for piece in pieces) + b"\0"
