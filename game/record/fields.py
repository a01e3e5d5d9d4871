"""The fields of a row: their order, what they must be, and the unknown ones that stay where they stood."""

from collections.abc import Sequence
from typing import TypeGuard

from game.record.refusal import Wrong
from game.record.rows import Row
from game.saying import quoted, say

HEADER = ("tranque", "game", "seed", "seats", "settings")
SEAT = ("name", "player", "level")
HAND = ("hand", "seal", "code", "deal", "open", "opener", "play", "notes", "repeated", "result")
DEAL = ("1", "2", "3", "4")
RESULT = ("end", "seat", "pips", "winner", "value", "key", "event", "score", "next")
NEW = ("new",)


def field(row: Row, key: str) -> object:
    """Wrong where the row lacks it."""
    if key not in row:
        raise Wrong(say("{field} is missing", field=key))
    return row[key]


def text_field(row: Row, key: str) -> str:
    found = field(row, key)
    if not isinstance(found, str):
        raise Wrong(say("{field} is no text", field=key))
    return found


def row_field(row: Row, key: str) -> Row:
    found = field(row, key)
    if not isinstance(found, dict):
        raise Wrong(say("{field} is no JSON object", field=key))
    return found


def list_field(row: Row, key: str) -> list[object]:
    found = field(row, key)
    if not isinstance(found, list):
        raise Wrong(say("{field} is no list", field=key))
    return found


def must_be(row: Row, key: str, expected: object) -> None:
    """Equal in value and in kind: neither `true` nor `1.0` stands for 1."""
    found = field(row, key)
    if not _is_same(found, expected):
        raise Wrong(
            say("{field} is {found}, it must be {expected}", field=key, found=_shown(found), expected=_shown(expected))
        )


def must_lack(row: Row, *keys: str) -> None:
    for key in keys:
        if key in row:
            raise Wrong(say("{field} does not belong here", field=key))


def is_whole_number(found: object, low: int, high: int) -> TypeGuard[int]:
    return type(found) is int and low <= found <= high


def keep_unknown(row: Row, read: Row, order: Sequence[str]) -> Row:
    """`row`, with the fields of `read` that this version does not know, each behind the known one it stood behind."""
    unknown: dict[str | None, Row] = {}
    anchor = None
    for key, value in read.items():
        if key in order:
            anchor = key
        else:
            unknown.setdefault(anchor, {})[key] = value
    if not unknown:
        return row
    kept = dict(unknown.get(None, {}))
    for key in order:
        if key in row:
            kept[key] = row[key]
        kept |= unknown.get(key, {})
    return kept


def _is_same(found: object, expected: object) -> bool:
    if isinstance(expected, list):
        return (
            isinstance(found, list)
            and len(found) == len(expected)
            and all(_is_same(one, other) for one, other in zip(found, expected, strict=True))
        )
    return type(found) is type(expected) and found == expected


def _shown(value: object) -> str:
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    return quoted(value)
