"""What the replay command reads, and the line with which it refuses."""

import sys
from pathlib import Path

from game.files import TooLarge, content_of_stream, piped_content_of
from game.record import Record, RecordRefused, read_record
from game.saying import readable
from game.sentences import refusal_line
from game.words import Words


class Complaint(Exception):
    """The finished line that goes to standard error."""


def record_of(file: str, words: Words) -> Record:
    try:
        return read_record(content_of(file, words))
    except RecordRefused as refused:
        raise Complaint(refusal_line(words, refused, file)) from None


def content_of(file: str, words: Words) -> bytes:
    """`-` is standard input."""
    name = readable(file)
    try:
        return _bytes_of(file)
    except FileNotFoundError:
        raise Complaint(f"{name}: " + words.say("there is no such file")) from None
    except IsADirectoryError:
        raise Complaint(f"{name}: " + words.say("it is a folder")) from None
    except TooLarge:
        raise Complaint(f"{name}: " + words.say("the file is too large for a record")) from None
    except (OSError, ValueError):
        raise Complaint(f"{name}: " + words.say("the file cannot be read")) from None


def _bytes_of(file: str) -> bytes:
    """ValueError for a name that can be none."""
    if file != "-":
        return piped_content_of(Path(file))
    return b"" if sys.stdin is None else content_of_stream(sys.stdin.buffer)
