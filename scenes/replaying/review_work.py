"""The review of one hand as it comes in: a little at a time, in the order of the decisions."""

from collections import Counter
from collections.abc import Iterator

from game.bots.review import Review, Verdict, decisions, review_slices
from game.match import Match
from game.seats import SEATS
from scenes.widgets.slices import in_slices


class ReviewWork:
    """Of a hand (from 1) that nobody plays any more. `words` are the decisions of its people, `done` the reviews there
    are so far, one for each word from the first on."""

    def __init__(self, match: Match, hand: int) -> None:
        self.hand = match.hands[hand - 1]
        people = [seat for seat in SEATS if match.player(seat).is_human]
        self.words = decisions(self.hand.states, people)
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

    def counts(self) -> Counter[Verdict]:
        return Counter(review.verdict for review in self.done)

    def _all(self) -> Iterator[None]:
        for word in self.words:
            states = self.hand.states
            turn = states[word].log[-1].turn
            review = yield from review_slices(states[word - 1], turn, self.hand.chance_code)
            self.done.append(review)
