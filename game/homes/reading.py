"""Lines of events and results as they come from outside: typed, pasted, or a file of them."""

from typing import TypeAlias

from game.files import as_utf8
from game.homes.event import Event, event_from_text
from game.homes.lines import LineRefused
from game.homes.result import HomeResult, result_from_text
from game.saying import say

FromOutside: TypeAlias = Event | HomeResult

_BEGINS = ("tranque event ", "tranque result ")


def looks_so(text: str) -> bool:
    """It begins as such a line does, so that it is read as one or refused as one."""
    return text.lstrip("\ufeff").lstrip().startswith(_BEGINS)


def line_from_text(text: str) -> FromOutside:
    """LineRefused for anything else."""
    return result_from_text(text) if text.lstrip().startswith(_BEGINS[1]) else event_from_text(text)


def lines_from_bytes(data: bytes) -> tuple[FromOutside, ...]:
    """One a line, empty lines between them; at least one. LineRefused, with the number of the line, and nothing of the
    file is taken then."""
    try:
        text = as_utf8(data).decode()
    except UnicodeDecodeError:
        raise LineRefused(say("the file is no text")) from None
    found = []
    for number, line in enumerate(text.split("\n"), start=1):
        if not line.strip():
            continue
        try:
            found.append(line_from_text(line))
        except LineRefused as refused:
            raise LineRefused(refused.reason, number, refused.hand, refused.word) from None
    if not found:
        raise LineRefused(say("the file is empty"))
    return tuple(found)
