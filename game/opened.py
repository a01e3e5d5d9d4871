"""A hand that nobody plays any more: all four holdings may be looked at, at every moment of it."""

from dataclasses import dataclass

from game.actions import Taken
from game.deal import Chance
from game.observation import Observation, observe, observe_open
from game.state import MatchState


@dataclass(frozen=True, slots=True)
class OpenedHand:
    """As it stood when it was opened: `Match.opened` makes one, and refuses a hand in play. Words count from 1, so 0 is
    the deal. `code` is what its chance rests on, the hand's own or one that stands for a deal typed in."""

    number: int
    code: str
    states: tuple[MatchState, ...]

    @property
    def words(self) -> int:
        """How many were said."""
        return len(self.states) - 1

    def taken(self, word: int) -> Taken:
        return self.states[word].log[-1]

    def shown(self, word: int) -> Observation:
        """After so many words, with all four holdings open."""
        return observe_open(self.states[word])

    def moments(self) -> list[Observation]:
        """As they are shown, from the deal to the end."""
        return [observe_open(state) for state in self.states]

    def seen(self, word: int) -> Observation:
        """What whoever was to act after so many words could know."""
        return observe(self.states[word], self.states[word].turn)

    def chance(self, word: int) -> Chance:
        """What a bot to act after so many words drew from. ValueError where nobody was."""
        seat = self.states[word].turn
        if seat is None:
            raise ValueError("nobody was to act")
        return Chance(self.code, seat, len(self.states[word].log))
