"""What stands in a file that somebody names, or in what is piped in: so much of it as can be meant, as UTF-8."""

import codecs
import errno
import os
import stat
from pathlib import Path
from typing import BinaryIO, Final

MOST_BYTES: Final = 32_000_000
"""Far more than any record has; a film or a disk named by mistake must not fill the memory."""
_UTF_16: Final = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)


class TooLarge(OSError):
    """More than can be meant."""

    def __init__(self) -> None:
        super().__init__(errno.EFBIG, os.strerror(errno.EFBIG))


def content_of(path: Path, most: int = MOST_BYTES) -> bytes:
    """OSError where it cannot be read, TooLarge among them; a pipe, where one would wait for ever, is not opened."""
    mode = path.stat().st_mode
    if not stat.S_ISREG(mode) and not stat.S_ISDIR(mode):
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
    return piped_content_of(path, most)


def piped_content_of(path: Path, most: int = MOST_BYTES) -> bytes:
    """As `content_of`, and from a pipe until it ends."""
    with path.open("rb") as stream:
        return content_of_stream(stream, most)


def content_of_stream(stream: BinaryIO, most: int = MOST_BYTES) -> bytes:
    """TooLarge for more; nothing beyond `most` is kept in memory."""
    content = stream.read(most + 1)
    if len(content) > most:
        raise TooLarge
    return content


def as_utf8(content: bytes) -> bytes:
    """Without its mark; UTF-16 is known by its own. Anything else comes back as it is, for nothing is guessed.
    UnicodeDecodeError for half a letter."""
    if content.startswith(_UTF_16):
        return content.decode("utf-16").encode()
    return content.removeprefix(codecs.BOM_UTF8)
