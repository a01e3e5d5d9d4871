"""Ways in which a file gets damaged."""

import json
from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

Damage: TypeAlias = Callable[[bytes, Random], bytes]

WRONG: tuple[Any, ...] = (None, True, 0, -1, 1.5, 10**30, "", "x" * 300, "\u202e", [], [[]], {}, {"a": 1}, "66", 2)


def truncated(content: bytes, chance: Random) -> bytes:
    return content[: chance.randrange(len(content))]


def bit_flipped(content: bytes, chance: Random) -> bytes:
    place = chance.randrange(len(content))
    return content[:place] + bytes([content[place] ^ 1 << chance.randrange(8)]) + content[place + 1 :]


def bytes_overwritten(content: bytes, chance: Random) -> bytes:
    start = chance.randrange(len(content))
    return content[:start] + chance.randbytes(chance.randint(1, 16)) + content[start + 16 :]


def zero_filled(content: bytes, chance: Random) -> bytes:
    """As some disks leave a file when the power fails."""
    start = chance.choice((0, chance.randrange(len(content))))
    return content[:start] + bytes(len(content) - start)


def lines_swapped(content: bytes, chance: Random) -> bytes:
    lines = content.splitlines(keepends=True)
    one, two = chance.randrange(len(lines)), chance.randrange(len(lines))
    lines[one], lines[two] = lines[two], lines[one]
    return b"".join(lines)


def line_doubled_or_lost(content: bytes, chance: Random) -> bytes:
    lines = content.splitlines(keepends=True)
    lines[chance.randrange(len(lines))] *= chance.choice((0, 2))
    return b"".join(lines)


def number_huge(content: bytes, chance: Random) -> bytes:
    places = [place for place, byte in enumerate(content) if chr(byte).isdigit()]
    place = chance.choice(places)
    digits = chance.choice((b"9" * 30, b"9" * 5000, b"1e999", b"-1", b"1.0", b"NaN", b"Infinity"))
    return content[:place] + digits + content[place + 1 :]


def nested_deep(content: bytes, chance: Random) -> bytes:
    depth = chance.choice((50, 100, 3000, 100_000))
    place = content.find(b": ", chance.randrange(len(content))) + 2
    return content[:place] + b"[" * depth + b"]" * chance.choice((0, depth)) + b"," * (place > 2) + content[place:]


def not_utf_8(content: bytes, chance: Random) -> bytes:
    if chance.random() < 0.3:
        return content.decode().encode(chance.choice(("utf-16", "utf-32")))
    place = chance.randrange(len(content))
    return content[:place] + chance.choice((b"\xff", b"\xc3", b"\xed\xa0\x80")) + content[place:]


def value_wrong(content: bytes, chance: Random) -> bytes:
    """One value of one object is of another type, missing, renamed, or joined by an unknown one."""
    lines = (
        content.decode().splitlines() if content.count(b"\n") > 1 and content.startswith(b'{"') else [content.decode()]
    )
    place = chance.randrange(len(lines))
    row = json.loads(lines[place])
    inside = chance.choice([row, *(value for value in row.values() if isinstance(value, dict))])
    key = chance.choice(list(inside))
    match chance.randrange(4):
        case 0:
            inside[key] = chance.choice(WRONG)
        case 1:
            del inside[key]
        case 2:
            inside[key + "s"] = inside.pop(key)
        case _:
            inside["unknown"] = chance.choice(WRONG)
    lines[place] = json.dumps(row, ensure_ascii=False)
    return ("\n".join(lines) + "\n").encode()


def replaced(content: bytes, chance: Random) -> bytes:
    return chance.choice(
        (b"", b"\n", b"\n" * 9, b"null", b"7", b'""', b"[]", b"{}", b"\xef\xbb\xbf", chance.randbytes(99))
    )


def with_bom(content: bytes, chance: Random) -> bytes:
    """No damage: some editors write one."""
    return b"\xef\xbb\xbf" + content


def with_crlf(content: bytes, chance: Random) -> bytes:
    """No damage either."""
    return content.replace(b"\n", b"\r\n")


HARMLESS: tuple[Damage, ...] = (with_bom, with_crlf)
DAMAGES: tuple[Damage, ...] = (
    truncated,
    bit_flipped,
    bytes_overwritten,
    zero_filled,
    lines_swapped,
    line_doubled_or_lost,
    number_huge,
    nested_deep,
    not_utf_8,
    value_wrong,
    replaced,
    *HARMLESS,
)
