"""The folder in which everything is kept: who may write there, what went wrong, and its small files."""

import contextlib
import json
from pathlib import Path
from typing import Any

from game.files import MOST_BYTES, as_utf8, content_of
from game.saying import Saying, readable, say
from game.words import Words
from scenes.store.durable import reason_of, set_aside
from scenes.store.folder_lock import FolderLock, Hold
from scenes.store.writer import Order, Writer

_OPEN_ALREADY = say("Tranque is open already: what is played in this window is not kept")


class KeptFolder:
    """`path` may be None (no home) or unusable: then nothing is read or written, and one message says so."""

    def __init__(self, path: Path | None, writer: Writer) -> None:
        self.path = path
        self.writer = writer
        self.failing: set[Path] = set()
        self._told: list[Saying] = []
        self._known: set[str] = set()
        self._lock = None if path is None else FolderLock(path)
        self._hold = Hold.IMPOSSIBLE
        if path is None:
            self.tell(say("no folder to keep anything in was found: nothing is kept"))
        self.take()

    # ------------------------------------------------------------------ who may write

    @property
    def is_ours(self) -> bool:
        """This copy of the program has the folder for itself."""
        return self._hold is Hold.OURS

    @property
    def is_another_copys(self) -> bool:
        return self._hold is Hold.ANOTHER_COPY

    def take(self) -> bool:
        """Asked again before each write: the other copy may have been closed, the disk may have become writable."""
        if self.path is None or self._lock is None or self.is_ours:
            return self.is_ours
        with contextlib.suppress(OSError, ValueError):
            self.path.mkdir(parents=True, exist_ok=True)
        self._hold = self._lock.take()
        if self._hold is Hold.ANOTHER_COPY:
            self.tell(_OPEN_ALREADY)
        elif self._hold is Hold.IMPOSSIBLE and self._lock.error is not None:
            self.tell(
                say(
                    "nothing is kept in {folder}: {reason}",
                    folder=readable(self.path),
                    reason=reason_of(self._lock.error),
                )
            )
        return self.is_ours

    def release(self) -> None:
        if self._lock is not None:
            self._lock.release()
        self._hold = Hold.IMPOSSIBLE

    # ------------------------------------------------------------------ what went wrong

    def tell(self, told: Saying) -> None:
        """Each sentence once."""
        if str(told) not in self._known:
            self._known.add(str(told))
            self._told.append(told)

    def tell_anew(self, told: Saying) -> None:
        """The answer to somebody's press, however often it is pressed."""
        self._told.insert(0, told)

    def tell_again(self) -> None:
        """That another copy has the folder: it is easily missed when it is said at the start alone."""
        if self.is_another_copys and _OPEN_ALREADY not in self._told:
            self._told.append(_OPEN_ALREADY)

    def take_message(self, words: Words) -> str | None:
        return spoken(self._told.pop(0), words) if self._told else None

    def look_back(self) -> dict[Path, OSError | ValueError]:
        """What the writer could not write since this was last asked."""
        failures, written = self.writer.take_outcomes()
        self.failing = (self.failing - written) | set(failures)
        return failures

    # ------------------------------------------------------------------ its small files

    def put(self, name: str, content: bytes) -> None:
        """Written soon, where this copy may write."""
        if self.take() and self.path is not None:
            self.writer.put(Order(self.path / name, content))

    def put_row(self, name: str, row: dict[str, Any]) -> None:
        self.put(name, (json.dumps(row, ensure_ascii=False) + "\n").encode())

    def content(self, name: str, most: int = MOST_BYTES) -> bytes | None:
        """At most so many bytes. None where there is no such file, or none that can be read."""
        if self.path is None:
            return None
        path = self.path / name
        try:
            return content_of(path, most)
        except FileNotFoundError:
            return None
        except (OSError, ValueError) as problem:
            if path.is_dir():
                self.refuse(name)
            elif self.path.is_dir():
                self.tell(say("{file} cannot be read: {reason}", file=name, reason=reason_of(problem)))
            return None

    def row(self, name: str) -> dict[str, Any]:
        """A JSON object; an empty one where there is none or the file is damaged, which is then kept aside."""
        content = self.content(name)
        if content is None:
            return {}
        try:
            row = json.loads(as_utf8(content).decode())
        except (ValueError, RecursionError):
            row = None
        if isinstance(row, dict):
            return row
        self.refuse(name)
        return {}

    def take_away(self, name: str) -> None:
        """For good. OSError where that cannot be done."""
        assert self.path is not None
        self.writer.drop(self.path / name)
        (self.path / name).unlink(missing_ok=True)

    def set_aside(self, name: str) -> Path | None:
        """The file makes way under another name; None where it has to stay."""
        return set_aside(self.path / name) if self.path is not None and self.is_ours else None

    def refuse(self, name: str) -> None:
        """The file is damaged, which is told."""
        aside = self.set_aside(name)
        if aside is None:
            self.tell(say("{file} is damaged and was not used", file=name))
        else:
            self.tell(say("{file} is damaged; it is kept as {aside}", file=name, aside=readable(aside.name)))


def spoken(told: Saying, words: Words) -> str:
    """The sentence in the reader's language, its parts too where they are sentences."""
    parts = {name: spoken(part, words) if isinstance(part, Saying) else part for name, part in told.parts.items()}
    return words.say(told.text, **parts)
