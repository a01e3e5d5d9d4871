"""The pieces that lines for other homes are made of: words, texts in quotation marks, and a mark at the end."""

import json
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from game.deal import BadText, mark_of, name_from_text, seed_from_text, title_from_text
from game.record.refusal import RecordRefused, Wrong
from game.saying import Saying, quoted, say

LONGEST = 32_768
"""Characters: twice the longest result that can be played."""

_PIECE = re.compile(r'"(?:[^"\\]|\\.)*"|[^ "]+')


class LineRefused(RecordRefused):
    """`hand` is the number of a board."""

    @property
    def place(self) -> Saying | None:
        if self.hand is None:
            return None
        if self.word is None:
            return say("board {board}", board=self.hand)
        return say("board {board} word {word}", board=self.hand, word=self.word)


@contextmanager
def refusing() -> Iterator[None]:
    """What is wrong within, without a place, becomes a refusal."""
    try:
        yield
    except Wrong as wrong:
        raise LineRefused(wrong.reason) from None


def pieces_of(text: str) -> list[str]:
    """Those of one line, outer white space stripped; the quotation marks stay. Wrong for what is no such line."""
    line = text.strip()
    if len(line) > LONGEST:
        raise Wrong(say("the line is too long"))
    pieces = _PIECE.findall(line)
    if " ".join(pieces) != line or not pieces:
        raise Wrong(say("it is no line of an event, nor of a result"))
    return pieces


def quote(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def seed_in(piece: str) -> str:
    return _unquoted(piece, seed_from_text, say("{text} is no seed", text=quoted(piece)))


def title_in(piece: str) -> str:
    return _unquoted(piece, title_from_text, say("{text} is no name of an event", text=quoted(piece)))


def name_in(piece: str) -> str:
    return _unquoted(piece, name_from_text, say("{text} is no name", text=quoted(piece)))


def _unquoted(piece: str, tidy: Callable[[str], str], refusal: Saying) -> str:
    """Written as it would be written here, so that one text has one line."""
    try:
        text = json.loads(piece)
        is_so = isinstance(text, str) and tidy(text) == text and quote(text) == piece
    except (ValueError, RecursionError, BadText):
        is_so = False
    if not is_so:
        raise Wrong(refusal)
    return str(text)


def number_in(piece: str, least: int, most: int) -> int:
    """Wrong for another number, or one that is written otherwise."""
    number = int(piece) if re.fullmatch("[1-9][0-9]{0,3}", piece) else 0
    if not least <= number <= most:
        raise Wrong(say("{number} is no number from {least} to {most}", number=quoted(piece), least=least, most=most))
    return number


def marked(kind: str, text: str) -> str:
    """The line with the mark that shows damage."""
    return f"{text} {mark_in(kind, text)}"


def mark_in(kind: str, text: str) -> str:
    return mark_of(f"tranque/1/{kind}/{text}")


def must_be_marked(kind: str, pieces: Sequence[str], mark: str) -> None:
    if mark != mark_in(kind, " ".join(pieces)):
        raise Wrong(say("its mark is not that of the line: something was changed, or is missing"))
