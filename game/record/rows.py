"""The bytes of a record as rows: what every JSON object of it must satisfy before anybody asks what it means."""

import json
import math
from typing import TypeAlias

from game.files import as_utf8
from game.record.refusal import Wrong
from game.saying import quoted, say

Row: TypeAlias = dict[str, object]

DEEPEST = 64
"""Levels of nesting: this version writes three, a later one may write more, a hostile file thousands."""


def lines_of(data: bytes) -> list[bytes]:
    """The lines of a file, split at line feeds only; a mark before the first and a carriage return after each fall.
    Wrong for UTF-16 that ends in the middle of a letter."""
    try:
        body = as_utf8(data).removesuffix(b"\n")
    except UnicodeDecodeError:
        raise Wrong(say("the file is no whole UTF-16 text")) from None
    return [line.removesuffix(b"\r") for line in body.split(b"\n")] if body else []


def row_of(line: bytes) -> Row:
    """One object of a record. Wrong where it is none, or could not be written again as it was read."""
    try:
        text = line.decode()
    except UnicodeDecodeError:
        raise Wrong(say("the line is not UTF-8 text")) from None
    if _is_deeper(text, DEEPEST):
        raise Wrong(say("the line is nested too deeply"))
    try:
        row = _JSON.decode(text)
    except (ValueError, RecursionError):
        raise Wrong(say("the line is no JSON")) from None
    if not isinstance(row, dict):
        raise Wrong(say("the line is no JSON object"))
    if "\\u" in text and not _is_writable(row):
        raise Wrong(say("the line holds half a character"))
    return row


def line_of(row: Row) -> str:
    return json.dumps(row, ensure_ascii=False) + "\n"


def _is_deeper(text: str, limit: int) -> bool:
    if text.count("{") + text.count("[") <= limit:
        return False
    depth = deepest = 0
    in_string = escaped = False
    for letter in text:
        if in_string:
            in_string = escaped or letter != '"'
            escaped = not escaped and letter == "\\"
        elif letter == '"':
            in_string = True
        elif letter in "{[":
            depth += 1
            deepest = max(deepest, depth)
        elif letter in "}]":
            depth -= 1
    return deepest > limit


def _is_writable(row: Row) -> bool:
    try:
        line_of(row).encode()
    except UnicodeEncodeError:
        return False
    return True


def _unique(pairs: list[tuple[str, object]]) -> Row:
    row: Row = {}
    for key, value in pairs:
        if key in row:
            raise Wrong(say("{key} stands twice", key=quoted(key)))
        row[key] = value
    return row


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise Wrong(say("{number} is no number that can be kept", number=quoted(text)))
    return number


def _no_constant(text: str) -> float:
    raise Wrong(say("{number} is no number that can be kept", number=text))


_JSON = json.JSONDecoder(object_pairs_hook=_unique, parse_float=_finite, parse_constant=_no_constant)
