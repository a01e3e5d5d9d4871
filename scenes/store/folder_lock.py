"""One copy of the program at a time writes into a folder."""

import os
import sys
from enum import Enum, auto
from pathlib import Path

from scenes.store.durable import set_aside

NAME = "in-use.lock"


class Hold(Enum):
    OURS = auto()
    ANOTHER_COPY = auto()
    IMPOSSIBLE = auto()
    """Nothing can be written in the folder."""


class FolderLock:
    """The operating system holds it for the process that took it, and lets it go when that process ends, however it
    ends: a crash leaves nothing behind that would have to be cleared."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / NAME
        self._opened: int | None = None
        self.error: OSError | ValueError | None = None

    def take(self) -> Hold:
        """`error` says why where it is IMPOSSIBLE."""
        if self._opened is not None:
            return Hold.OURS
        try:
            if self._path.is_dir():
                set_aside(self._path)
            opened = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        except (OSError, ValueError) as error:
            self.error = error
            return Hold.IMPOSSIBLE
        if not _lock(opened):
            os.close(opened)
            return Hold.ANOTHER_COPY
        self._opened, self.error = opened, None
        return Hold.OURS

    def release(self) -> None:
        if self._opened is not None:
            os.close(self._opened)
            self._opened = None


if sys.platform == "win32":
    import msvcrt

    def _lock(opened: int) -> bool:
        try:
            msvcrt.locking(opened, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _lock(opened: int) -> bool:
        try:
            fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            # Some network disks know no locks: better one copy that keeps its matches there than none.
            return True
        return True
