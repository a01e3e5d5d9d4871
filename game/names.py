"""What people are called: which letters can be seen, the sign a name begins with, and names that are told apart."""

import unicodedata
from collections.abc import Collection, Sequence

_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159")
"""Letters and signs of which nothing is drawn: fillers and an empty cell."""
_SPACES = frozenset({"Zs", "Zl", "Zp", "Cc", "Cf"})
_MARKS = frozenset({"Mn", "Mc", "Me"})
_SELECTORS = frozenset(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
_SKINS = frozenset(map(chr, range(0x1F3FB, 0x1F400)))
_FLAG_LETTERS = frozenset(map(chr, range(0x1F1E6, 0x1F200)))


def is_selector(character: str) -> bool:
    """It only says how the sign before it is drawn."""
    return character in _SELECTORS


def signs(text: str) -> tuple[str, ...]:
    """What a reader sees as one each: a letter with its marks, a picture with its colour, a flag."""
    found: list[str] = []
    for character in text:
        flag_begins = bool(found) and len(found[-1]) == 1 and found[-1] in _FLAG_LETTERS
        belongs = (
            unicodedata.category(character) in _MARKS
            or character in _SELECTORS
            or character in _SKINS
            or (character in _FLAG_LETTERS and flag_begins)
        )
        if found and belongs:
            found[-1] += character
        else:
            found.append(character)
    return tuple(found)


def can_be_seen(name: str) -> bool:
    """Each sign of it is drawn: none is empty, and no mark stands on nothing. Plain spaces may part words."""
    for sign in signs(name):
        base = sign[0]
        if any(character in _BLANK for character in sign):
            return False
        if base == " ":
            if len(sign) > 1:
                return False
            continue
        is_drawn = unicodedata.category(base) not in _SPACES | _MARKS
        if base in _SELECTORS or not is_drawn:
            return False
    return any(sign != " " for sign in signs(name))


def apart(names: Sequence[str]) -> tuple[str, ...]:
    """Those of seats 1 to 4 as they are told: who shares a name has the seat's number with it."""
    alike = [unicodedata.normalize("NFKC", name) for name in names]
    told = tuple(
        name if alike.count(key) == 1 else numbered(name, seat)
        for seat, (name, key) in enumerate(zip(names, alike, strict=True), start=1)
    )
    if len(set(told)) == len(told):
        return told
    return tuple(numbered(name, seat) for seat, name in enumerate(names, start=1))


def numbered(name: str, seat: int) -> str:
    return f"{name} ({seat})"


def free_name(wished: Sequence[str], taken: Collection[str]) -> str:
    """The first of these names that nobody has; the first of all where somebody has each."""
    held = {_folded(name) for name in taken}
    return next((name for name in wished if _folded(name) not in held), wished[0])


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()
