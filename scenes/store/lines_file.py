"""Lines that come from other homes: pasted, typed, or in a file."""

from pathlib import Path

from game.files import TooLarge, as_utf8, content_of
from game.homes.lines import LineRefused
from game.homes.reading import FromOutside, line_from_text, lines_from_bytes, looks_so
from game.saying import readable
from game.sentences import refusal_line
from game.words import Words
from scenes.store.record_file import Refused


def found_in(text: str, words: Words) -> tuple[FromOutside, ...]:
    """In one line or several, or in the file of that name. Refused, in one line, for anything else."""
    text = text.strip()
    if not text:
        raise Refused(words.say("There is no text to paste."))
    try:
        if looks_so(text):
            return lines_from_bytes(text.encode()) if "\n" in text else (line_from_text(text),)
        path = Path(text).expanduser()
        if len(text) < 1024 and path.is_file():
            return found_in_file(path, words)
    except LineRefused as refused:
        raise Refused(refusal_line(words, refused)) from None
    except (OSError, ValueError, RuntimeError):
        pass
    raise Refused(words.say("it is no line of an event, nor of a result"))


def found_in_file(path: Path, words: Words) -> tuple[FromOutside, ...]:
    """Refused, in one line, for what cannot be taken."""
    name = readable(path)
    try:
        return lines_from_bytes(content_of(path))
    except LineRefused as refused:
        raise Refused(refusal_line(words, refused, name)) from None
    except TooLarge:
        raise Refused(f"{name}: " + words.say("the file is too large for a record")) from None
    except (OSError, ValueError):
        raise Refused(f"{name}: " + words.say("the file cannot be read")) from None


def holds_lines(path: Path) -> bool:
    """It begins as such a line does, and is no record."""
    try:
        content = content_of(path)
    except (OSError, ValueError):
        return False
    try:
        return looks_so(as_utf8(content)[:64].decode(errors="ignore"))
    except ValueError:
        return False
