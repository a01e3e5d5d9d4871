"""What takes long about events, a little at a time: the bots of results checked, pars counted, a day judged."""

from collections.abc import Generator, Sequence

from game.bots.review import Verdict, decisions, known_slices
from game.homes.check import bots_slices
from game.homes.event import Event
from game.homes.lines import LineRefused
from game.homes.par import Par, par_slices
from game.homes.reading import FromOutside
from game.homes.result import HomeResult
from game.match import Match
from scenes.work.slices import in_slices

KEPT = 8


class Checking:
    """Of what came from outside. `done` of them are looked through; `refused` says what is wrong with the first that
    is no true one."""

    def __init__(self, found: Sequence[FromOutside]) -> None:
        self.found = found
        self.done = 0
        self.refused: LineRefused | None = None
        self._slices = self._all()

    @property
    def is_over(self) -> bool:
        return self.done == len(self.found) or self.refused is not None

    def step(self) -> None:
        """Go on for some milliseconds."""
        try:
            in_slices(self._slices)
        except LineRefused as refused:
            self.refused = refused

    def _all(self) -> Generator[None, None, None]:
        for one in self.found:
            if isinstance(one, HomeResult):
                yield from bots_slices(one)
            self.done += 1


class Pars:
    """Of the boards of an event, in their order: `done` so far."""

    def __init__(self, event: Event) -> None:
        self.event = event
        self.done: list[Par] = []
        self._slices = self._all()

    @property
    def is_over(self) -> bool:
        return len(self.done) == self.event.boards

    def step(self) -> bool:
        """Go on for some milliseconds; True where another one has come in."""
        before = len(self.done)
        if not self.is_over:
            in_slices(self._slices)
        return len(self.done) > before

    def _all(self) -> Generator[None, None, None]:
        for board in range(1, self.event.boards + 1):
            self.done.append((yield from par_slices(self.event, board)))


class Clean:
    """Whether the first seat made a mistake in a hand that is over: None before that is known."""

    def __init__(self, match: Match, hand: int) -> None:
        self.match = match
        self.is_clean: bool | None = None
        self._hand = match.opened(hand)
        self._slices = self._all()

    def step(self) -> None:
        if self.is_clean is None:
            in_slices(self._slices)

    def _all(self) -> Generator[None, None, None]:
        for word in decisions(self._hand, (1,)):
            known = yield from known_slices(self._hand, word)
            if known.verdict is Verdict.MISTAKE:
                self.is_clean = False
                return
        self.is_clean = True


class HomesWork:
    """Begun lately: nothing is counted twice, and what was left goes on where it was."""

    def __init__(self) -> None:
        self._pars: list[Pars] = []
        self._cleans: list[Clean] = []

    def pars(self, event: Event) -> Pars:
        found = next((work for work in self._pars if work.event == event), None)
        if found is None:
            found = Pars(event)
            self._pars = [*self._pars[1 - KEPT :], found]
        return found

    def clean(self, match: Match) -> Clean:
        """Of its first hand."""
        found = next((work for work in self._cleans if work.match is match), None)
        if found is None:
            found = Clean(match, 1)
            self._cleans = [*self._cleans[1 - KEPT :], found]
        return found
