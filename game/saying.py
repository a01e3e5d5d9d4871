"""A sentence that is still to be said: made where the fault is found, spoken where the reader's language is known."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Saying:
    """English text with the parts that fill its `{places}`; `words.say(text, **parts)` says it in another language."""

    text: str
    parts: Mapping[str, object]

    def __str__(self) -> str:
        return self.text.format_map(self.parts) if self.parts else self.text


@dataclass(frozen=True, slots=True)
class Counting:
    """A sentence with a number still to come, for one and for many; `words.count(one, many, n, **parts)` says it."""

    one: str
    many: str


def count(one: str, many: str, /) -> Counting:
    """Named as `Words.count`, so that the catalogues find both texts here too."""
    return Counting(one, many)


def say(text: str, /, **parts: object) -> Saying:
    """Named as `Words.say`, so that the catalogues find the text here too."""
    return Saying(text, parts)


def readable(name: object) -> str:
    """The name of a file or folder, to be shown: a ? for each byte of it that is no text, and for what cannot be
    seen. Names in old encodings come with archives and old disks; Python keeps their bytes as halves of characters
    that no screen, console or JSON takes."""
    return "".join(letter if letter.isprintable() else "?" for letter in str(name))


def quoted(found: object, longest: int = 40) -> str:
    """Anything a file or a person gave, as one short printable piece of a line."""
    text = found if isinstance(found, str) else repr(found)
    short = text if len(text) <= longest else text[:longest] + "..."
    return "".join(letter if letter.isprintable() else f"\\u{ord(letter):04x}" for letter in short)
