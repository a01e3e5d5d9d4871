"""Which letters a file of a typeface can draw, read from its own table; SDL answers for a missing one too."""

import struct
from functools import cache

_COLLECTION = b"ttcf"
_UNICODE = frozenset({(0, 3), (0, 4), (0, 6), (3, 1), (3, 10)})
"""Platform and encoding of the tables that speak Unicode."""
_LAST = 0x10FFFF


@cache
def letters_of(content: bytes) -> frozenset[int]:
    """Code points. None at all where the file is broken: then nothing is asked of it."""
    try:
        return frozenset(_letters(content))
    except (struct.error, IndexError, ValueError):
        return frozenset()


def _letters(content: bytes) -> set[int]:
    start = struct.unpack_from(">I", content, 12)[0] if content[:4] == _COLLECTION else 0
    tables = struct.unpack_from(">H", content, start + 4)[0]
    for place in range(tables):
        tag, _, offset, _ = struct.unpack_from(">4sIII", content, start + 12 + 16 * place)
        if tag == b"cmap":
            return _letters_of_table(content, offset)
    return set()


def _letters_of_table(content: bytes, table: int) -> set[int]:
    found: set[int] = set()
    for place in range(struct.unpack_from(">H", content, table + 2)[0]):
        platform, encoding, offset = struct.unpack_from(">HHI", content, table + 4 + 8 * place)
        if (platform, encoding) not in _UNICODE:
            continue
        form = struct.unpack_from(">H", content, table + offset)[0]
        if form == 4:
            found |= _of_segments(content, table + offset)
        elif form == 12:
            found |= _of_groups(content, table + offset)
    return found


def _of_segments(content: bytes, at: int) -> set[int]:
    """Format 4: pieces of the first 65,536."""
    count = struct.unpack_from(">H", content, at + 6)[0] // 2
    ends = struct.unpack_from(f">{count}H", content, at + 14)
    starts = struct.unpack_from(f">{count}H", content, at + 16 + 2 * count)
    deltas = struct.unpack_from(f">{count}H", content, at + 16 + 4 * count)
    ranges_at = at + 16 + 6 * count
    ranges = struct.unpack_from(f">{count}H", content, ranges_at)
    found: set[int] = set()
    for place, (first, last, delta, by) in enumerate(zip(starts, ends, deltas, ranges, strict=True)):
        for letter in range(first, min(last, 0xFFFE) + 1):
            glyph = letter
            if by:
                glyph = struct.unpack_from(">H", content, ranges_at + 2 * place + by + 2 * (letter - first))[0]
            if glyph and (glyph + delta) % 0x10000:
                found.add(letter)
    return found


def _of_groups(content: bytes, at: int) -> set[int]:
    """Format 12: any code point."""
    found: set[int] = set()
    for place in range(struct.unpack_from(">I", content, at + 12)[0]):
        first, last, glyph = struct.unpack_from(">III", content, at + 16 + 12 * place)
        if first > last or last > _LAST:
            raise ValueError("no group of letters")
        found.update(range(first if glyph else first + 1, last + 1))
    return found
