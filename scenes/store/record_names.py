"""The names of records, as they stand in the small files beside them."""

import os
from datetime import datetime
from typing import Final

ENDING: Final = ".jsonl"
_BYTES: Final = "/"
"""No name holds one, so it tells that the bytes of a name follow."""


def name_to_text(name: str) -> str:
    """The name itself, or its bytes where they are no text: those JSON could not hold."""
    try:
        name.encode()
    except UnicodeEncodeError:
        return _BYTES + os.fsencode(name).hex()
    return name


def name_from_text(text: str) -> str:
    """ValueError for what `name_to_text` does not make."""
    return os.fsdecode(bytes.fromhex(text.removeprefix(_BYTES))) if text.startswith(_BYTES) else text


def date_in(name: str) -> datetime | None:
    """Of a record that was begun here; None for one that came from elsewhere under a name of its own."""
    try:
        return datetime.fromisoformat(name[:19].replace(".", ":")).replace(tzinfo=None)
    except ValueError:
        return None
