"""A record from a file, or a hand from its line of text: to be looked at."""

from pathlib import Path

from game.files import TooLarge, as_utf8, content_of
from game.match import Match
from game.record import RecordRefused, hand_from_text, read_record
from game.saying import readable
from game.sentences import refusal_line
from game.words import Words


class Refused(ValueError):
    """What somebody asked for cannot be; the text is one line in their language."""


def match_in(path: Path, words: Words) -> Match:
    """The match of a record, or of a file that holds one hand's line. Refused for anything else."""
    name = readable(path)
    try:
        content = as_utf8(content_of(path))
        if content.startswith(b"tranque "):
            return hand_from_text(content.decode())
        match = read_record(content).match
    except RecordRefused as refused:
        raise Refused(refusal_line(words, refused, name)) from None
    except TooLarge:
        raise Refused(f"{name}: " + words.say("the file is too large for a record")) from None
    except FileNotFoundError:
        raise Refused(f"{name}: " + words.say("there is no such file")) from None
    except IsADirectoryError:
        raise Refused(f"{name}: " + words.say("it is a folder")) from None
    except (OSError, ValueError):
        raise Refused(f"{name}: " + words.say("the file cannot be read")) from None
    if not match.hands:
        raise Refused(f"{name}: " + words.say("no hand is in it"))
    return match


def match_in_text(text: str, words: Words) -> Match:
    """A hand from its line. Refused for anything else."""
    try:
        return hand_from_text(text)
    except RecordRefused as refused:
        raise Refused(refusal_line(words, refused)) from None
