"""Files that are whole at every moment: written beside, brought to the disk, then renamed."""

import contextlib
import errno
import os
from pathlib import Path

from game.files import TooLarge
from game.saying import Saying, say

NEW = ".new"
BEFORE = ".before"
ASIDE = ".damaged"


def write_whole(path: Path, content: bytes, *, keep_before: bool = False) -> None:
    """Replace the file in one step, once the new one has reached the disk. A program or machine that dies meanwhile
    leaves the old one or the new one. With `keep_before` the old one stays as `NAME.before`. OSError where it cannot be
    done; the old one stands then."""
    new, before = path.with_name(path.name + NEW), path.with_name(path.name + BEFORE)
    for place in (path, new, before) if keep_before else (path, new):
        if place.exists() and not place.is_file():
            set_aside(place)
    path.parent.mkdir(exist_ok=True)
    try:
        with new.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if keep_before and path.exists():
            path.replace(before)
        new.replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            new.unlink()
        raise
    _sync_names(path.parent)


def _sync_names(folder: Path) -> None:
    """Some systems bring a renaming to the disk only when the folder is synced; others cannot open a folder."""
    with contextlib.suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def set_aside(path: Path) -> Path | None:
    """Rename what cannot be used, so that nothing is lost and its name is free; its new path, or None where that
    cannot be done."""
    for number in range(1, 1000):
        aside = path.with_name(f"{path.name}{ASIDE}{number if number > 1 else ''}")
        if not os.path.lexists(aside):
            try:
                return path.rename(aside)
            except OSError:
                return None
    return None


def reason_of(error: OSError | ValueError) -> Saying:
    """Why a file could not be read or written, as a half sentence."""
    number = error.errno if isinstance(error, OSError) else None
    match number:
        case errno.ENOSPC | errno.EDQUOT:
            return say("the disk is full")
        case errno.EFBIG if isinstance(error, TooLarge):
            return say("it is too large")
        case errno.EFBIG:
            return say("files may not grow any larger here")
        case errno.EROFS:
            return say("the disk is read-only")
        case errno.EACCES | errno.EPERM:
            return say("it is not allowed")
        case errno.ENOENT:
            return say("it is not there")
        case errno.EISDIR:
            return say("a folder stands in its place")
        case errno.ENOTDIR | errno.EEXIST:
            return say("a file stands in the place of a folder")
        case None:
            return say("its name cannot be used")
        case _:
            return say("the system says: {error}", error=getattr(error, "strerror", None) or number)
