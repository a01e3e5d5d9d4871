"""Where a replay stands in a match: which hand, after how many of its words, and what may be seen there."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.events import Event
from game.match import KeptHand, Match
from game.observation import Observation
from game.seats import Pair, Seat
from game.sentences.openings import opening_line
from game.sentences.results import winner_line
from game.sentences.turns import turn_line
from game.sentences.voice import Voice

Seats = tuple[Seat, ...]
VIEWS: Sequence[Seats] = ((1, 2, 3, 4), Pair.P13.seats, Pair.P24.seats, (1,), (2,), (3,), (4,))
"""Whose tiles can be shown: everybody's, a pair's, a seat's."""


@dataclass(slots=True)
class Reel:
    """`place` counts the hands of the match from 0, `word` the words said of that hand."""

    match: Match
    place: int = 0
    word: int = 0

    def __post_init__(self) -> None:
        if not self.match.hands:
            raise ValueError("a match without a hand cannot be shown")
        self.go(self.place, self.word)

    @property
    def hand(self) -> KeptHand:
        return self.match.hands[self.place]

    @property
    def last_word(self) -> int:
        return len(self.hand.log)

    @property
    def is_at_end(self) -> bool:
        return self.place == len(self.match.hands) - 1 and self.word == self.last_word

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self.match.players)

    def seen(self) -> Observation:
        """All four holdings open; of a hand in play the plays, and no tile that is still held."""
        if self.hand.may_be_opened:
            return self.match.opened(self.place + 1).shown(self.word)
        return self.hand.table_after(self.word)

    def told(self) -> tuple[Event, ...]:
        """What the word just said brought; nothing before the first."""
        return self.hand.told(self.word) if self.word else ()

    def caption(self, voice: Voice) -> str:
        """The moment in one sentence."""
        table = self.hand.table_after(self.word)
        if not self.word:
            return opening_line(voice, table.opening, table.opener)
        if table.result is not None:
            return winner_line(voice, table.result)
        return turn_line(voice, table.log[-1])

    # ------------------------------------------------------------------ going

    def go(self, place: int, word: int) -> None:
        """As near to there as there is something."""
        self.place = min(max(place, 0), len(self.match.hands) - 1)
        self.word = min(max(word, 0), self.last_word)

    def forward(self) -> bool:
        """The next word, or the beginning of the next hand; False at the very end."""
        if self.is_at_end:
            return False
        if self.word < self.last_word:
            self.word += 1
        else:
            self.go(self.place + 1, 0)
        return True

    def back(self) -> bool:
        """The word before, or the end of the hand before; False at the very beginning."""
        if self.word:
            self.word -= 1
            return True
        if not self.place:
            return False
        self.place -= 1
        self.word = self.last_word
        return True

    def step_hand(self, hands: int) -> None:
        """To the beginning of another hand; back from within a hand is to its own beginning."""
        if hands < 0 and self.word:
            hands += 1
        self.go(self.place + hands, 0)

    def to_start(self) -> None:
        """Of the hand; from there of the match."""
        self.go(self.place if self.word else 0, 0)

    def to_end(self) -> None:
        """Of the hand; from there of the match."""
        if self.word == self.last_word:
            self.place = len(self.match.hands) - 1
        self.word = self.last_word
