"""The duplicate that was begun last, in a file of its own: its boards stand among the records too, but only whole, and
a record does not say that its deals come twice."""

import json
from dataclasses import dataclass
from typing import Final

from game.duplicate import Duplicate
from game.files import as_utf8
from game.match import Match
from game.record import RecordRefused
from game.record.duplicate_row import duplicate_from_row, duplicate_to_row
from game.saying import readable, say
from scenes.store.kept_folder import KeptFolder
from scenes.store.record_names import ENDING, name_from_text, name_to_text

NAME: Final = "duplicate.json"


@dataclass(frozen=True, slots=True)
class KeptDuplicate:
    """`record` is the name of the record of its boards, None before the first is over."""

    duplicate: Duplicate
    record: str | None

    def to_bytes(self) -> bytes:
        row = duplicate_to_row(self.duplicate) | {"record": None if self.record is None else name_to_text(self.record)}
        return (json.dumps(row, ensure_ascii=False) + "\n").encode()


class DuplicateFile:
    """`is_at_table`: it is being played now."""

    def __init__(self, folder: KeptFolder) -> None:
        self._folder = folder
        self._kept: KeptDuplicate | None = None
        self._was_read = False
        self.is_at_table = False

    @property
    def kept(self) -> KeptDuplicate | None:
        """Read once; None where there is none. A damaged file is kept aside and told of."""
        if self._kept is None and not self._was_read:
            self._was_read = True
            content = self._folder.content(NAME)
            try:
                self._kept = None if content is None else kept_duplicate(content)
            except ValueError:
                self._tell_of_damage()
        return self._kept

    def _tell_of_damage(self) -> None:
        """The name of a file says nothing to those who played."""
        path = self._folder.set_aside(NAME)
        if path is None:
            self._folder.tell(say("the duplicate that was begun last cannot be read and was not used"))
        else:
            self._folder.tell(
                say("the duplicate that was begun last cannot be read: it is kept aside as {path}", path=readable(path))
            )

    @property
    def fails(self) -> bool:
        """What is played now could not be written."""
        return self.is_at_table and any(path.name == NAME for path in self._folder.failing)

    def has_in_play(self, record: str) -> bool:
        """Boards of this record come again: the duplicate has some to play."""
        return self.holds_record(record) and self._kept is not None and not self._kept.duplicate.is_over

    def deals_again(self, match: Match) -> bool:
        """These are boards of the duplicate that has some to play, wherever their record lies."""
        duplicate = None if self.kept is None else self.kept.duplicate
        if duplicate is None or duplicate.is_over or match.boards != duplicate.boards:
            return False
        return match.begins_as(duplicate.match)

    def holds_record(self, record: str) -> bool:
        """That of its boards."""
        return self.kept is not None and self.kept.record == record

    def delete(self) -> None:
        """OSError where it cannot be done."""
        self._kept, self._was_read, self.is_at_table = None, True, False
        self._folder.take_away(NAME)

    def is_playing(self, duplicate: Duplicate) -> bool:
        return self.is_at_table and self.holds(duplicate.match)

    def holds(self, match: Match) -> bool:
        return self._kept is not None and self._kept.duplicate.match is match

    def put(self, duplicate: Duplicate, record: str | None) -> None:
        """Written soon, in the place of the one before."""
        self._kept, self.is_at_table = KeptDuplicate(duplicate, record), True
        self._folder.put(NAME, self._kept.to_bytes())


def kept_duplicate(content: bytes) -> KeptDuplicate:
    """ValueError for anything that is none."""
    try:
        row = json.loads(as_utf8(content).decode())
    except RecursionError:
        raise ValueError("nested too deep") from None
    if not isinstance(row, dict):
        raise ValueError("no JSON object")
    told = row.get("record")
    record = name_from_text(told) if isinstance(told, str) else told
    if record is not None and not _is_record_name(record):
        raise ValueError("no name of a record")
    try:
        return KeptDuplicate(duplicate_from_row(row), record)
    except RecordRefused as refused:
        raise ValueError(str(refused)) from None


def _is_record_name(name: object) -> bool:
    """A name in the folder of records, and no way out of it."""
    return isinstance(name, str) and name.endswith(ENDING) and not set(name) & set('/\\:"\0')
