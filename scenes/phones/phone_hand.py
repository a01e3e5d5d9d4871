"""One seat on a phone: who holds it, and what it has in hand. Nothing here is played."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.actions import Play
from game.bots.apart import beside, telling_reason
from game.bots.levels import rank_slices
from game.match import Match
from game.observation import Observation
from game.seats import Seat
from game.words import Words
from scenes.phones.messages import Choose
from scenes.phones.phone_view import Own
from scenes.table.prompts import why_not
from scenes.table.selection import NOTHING, point_at, raise_tile
from scenes.work.search_loading import SearchLoading
from scenes.work.thought import Thought

HINT_LEVEL = "hard"
HINT_SLICE = 0.004
"""Seconds of a frame."""


@dataclass(slots=True)
class PhoneHand:
    """`connection` None: nobody is there. `reads`: the page that is open on it. `told`: by what the
    table is known that it was sent last."""

    language: str = "en"
    connection: int | None = None
    is_asleep: bool = False
    own: Own = field(default_factory=Own)
    reads: str = ""
    told: object = None
    _hint: Thought | None = None

    def show(self) -> None:
        """Told anew in any case: a page that was covered and shown in one breath stands covered until it is."""
        self.own, self.told = Own(is_shown=True), None

    def forget(self) -> None:
        """Covered, with nothing in hand and nothing open."""
        self.own, self._hint, self.reads = Own(), None, ""

    def turn_has_gone(self) -> None:
        """What was chosen was for a turn that is over or taken back."""
        self.own, self._hint = Own(is_shown=self.own.is_shown), None

    def leave(self) -> None:
        """Its connection has gone; who comes back finds the hand covered and empty."""
        self.connection, self.is_asleep, self.told = None, False, None
        self.forget()

    # ------------------------------------------------------------------ choosing

    def choose(self, message: Choose, seen: Observation, words: Words) -> str:
        """Why not, in words; empty where something was chosen or taken back."""
        selection, holds = self.own.selection, seen.holding >> message.tile & 1
        if not self.own.is_shown or not holds:
            return words.say("Show your tiles first")
        if not any(isinstance(turn, Play) for turn in seen.legal):
            return words.say("It is not your turn")
        self._hint = None
        if message.tile != selection.tile:
            chosen = raise_tile(seen, message.tile, message.end)
        elif message.end is not None:
            chosen = point_at(selection, message.end)
        else:
            chosen = NOTHING
        told = why_not(seen, message.tile, words) if chosen.why_not is not None else ""
        self.own = Own(chosen, told, is_shown=True)
        return ""

    # ------------------------------------------------------------------ a hint

    @property
    def looks_for_hint(self) -> bool:
        return self._hint is not None

    def ask_hint(self, match: Match, seat: Seat, search: SearchLoading, words: Words) -> str:
        """Why not, in words; empty where it is looked for."""
        if not self.own.is_shown:
            return words.say("Show your tiles first")
        if not any(isinstance(turn, Play) for turn in match.seen_by(seat).legal):
            return words.say("It is not your turn")
        search.begin()
        self._hint = Thought(rank_slices(match.seen_by(seat), HINT_LEVEL, match.chance()))
        self.own = Own(is_shown=True, looks_for_hint=True)
        return ""

    def step_hint(self, seen: Observation, names: Sequence[str], words: Words) -> None:
        """A slice of the search; the move that it comes to is shown with its reason, and no more."""
        ranking = None if self._hint is None else self._hint.step(HINT_SLICE)
        if ranking is None:
            return
        self._hint = None
        turn = ranking[0].action
        if isinstance(turn, Play) and turn in seen.legal:
            why = telling_reason(seen, turn, beside(seen, ranking, turn), names, words)
            self.own = Own(raise_tile(seen, turn.tile, turn.end), why.sentence, is_shown=True)
