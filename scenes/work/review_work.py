"""The review of one hand as it comes in: a little at a time, in the order of the decisions; and those made lately."""

from collections.abc import Generator

from game.bots.review import Review, decisions, review_slices
from game.match import Match
from game.seats import SEATS
from scenes.work.slices import in_slices

KEPT = 8


class ReviewWork:
    """Of a hand (from 1) that nobody plays any more. `people` are those whose decisions are looked at, `words` these
    decisions, `done` the reviews there are so far, one for each word from the first on."""

    def __init__(self, match: Match, hand: int) -> None:
        self.match = match
        self.hand = match.opened(hand)
        self.people = tuple(seat for seat in SEATS if match.player(seat).is_human)
        self.words = decisions(self.hand, self.people)
        self.done: list[Review] = []
        self._slices = self._all()

    @property
    def is_over(self) -> bool:
        return len(self.done) == len(self.words)

    def step(self) -> bool:
        """Go on for some milliseconds; True where another review has come in."""
        before = len(self.done)
        if not self.is_over:
            in_slices(self._slices)
        return len(self.done) > before

    def _all(self) -> Generator[None, None, None]:
        for word in self.words:
            self.done.append((yield from review_slices(self.hand, word)))


class Reviews:
    """Those begun lately: none is made twice, and one that was left goes on where it was."""

    def __init__(self) -> None:
        self._begun: list[ReviewWork] = []

    def find(self, match: Match, hand: int) -> ReviewWork | None:
        """Of the hand as it ended: one that was taken back and ended otherwise is another."""
        opened = match.opened(hand)
        return next((work for work in self._begun if work.match is match and work.hand == opened), None)

    def begin(self, match: Match, hand: int) -> ReviewWork:
        """The one there is, else a new one."""
        found = self.find(match, hand)
        if found is None:
            found = ReviewWork(match, hand)
            self._begun = [*self._begun[1 - KEPT :], found]
        return found
