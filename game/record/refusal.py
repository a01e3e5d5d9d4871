"""Why a record is refused, and where."""

from game.saying import Saying, say


class Wrong(Exception):
    """Something is not as it must be; the reader adds where."""

    def __init__(self, reason: Saying) -> None:
        super().__init__(str(reason))
        self.reason = reason


class RecordRefused(ValueError):
    """`line`, `hand` and `word` count from 1 and are None where they do not apply. `reason` is one sentence."""

    def __init__(
        self, reason: Saying, line: int | None = None, hand: int | None = None, word: int | None = None
    ) -> None:
        super().__init__(reason, line, hand, word)
        self.reason = reason
        self.line = line
        self.hand = hand
        self.word = word

    @property
    def place(self) -> Saying | None:
        """`hand 3 word 12`, as far as it applies."""
        if self.hand is None:
            return None
        if self.word is None:
            return say("hand {hand}", hand=self.hand)
        return say("hand {hand} word {word}", hand=self.hand, word=self.word)

    def __str__(self) -> str:
        parts = (self.line, self.place, self.reason)
        return ": ".join(str(part) for part in parts if part is not None)
