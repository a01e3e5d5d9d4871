"""Who sits at the table: with a new match, with one that was kept, with a duplicate; or nobody."""

from collections.abc import Sequence

from game.contest import DAY, EVENT, of_duplicate, of_event, of_match
from game.deal import draw_seed
from game.duplicate import Duplicate
from game.homes.boards import EventBoards
from game.homes.day import day_of
from game.match import Match
from game.seats import Player
from scenes import routes
from scenes.input.pad_seats import PadSeats
from scenes.store.kept_events import KeptEvent
from scenes.store.saves import Saves
from scenes.table.party import Party
from scenes.table.sitting import Sitting


class Company:
    """`wished_game` and `wished_seed` stand in the lobby when it opens first, `wished_phones` opens it with everybody
    on a phone, `shall_deal` deals as soon as one is back there, `party` is what was entered there since.
    `demonstration` is the seed of the title's own table, at which nobody of the company sits."""

    def __init__(self, saves: Saves, pads: PadSeats, demonstration: str = "tranque") -> None:
        self._saves, self._pads = saves, pads
        self.sitting: Sitting | None = None
        self.wished_game = ""
        self.wished_seed = ""
        self.wished_phones = False
        self.shall_deal = False
        self.party: Party | None = None
        self.demonstration = demonstration

    @property
    def seated(self) -> Sitting:
        """LookupError where nobody sits."""
        if self.sitting is None:
            raise LookupError("nobody sits at the table")
        return self.sitting

    def sit_down(self, game: str, players: tuple[Player, ...], seed: str | None) -> None:
        """A new match, its first hand dealt; without a seed one is drawn."""
        self.sitting = Sitting(of_match(Match(game, players, seed or draw_seed())), self._saves.keep)
        self.sitting.deal_next()
        self._saves.tell_again()

    def sit_down_again(self, match: Match) -> None:
        """A match that was kept: everybody's tiles lie behind the curtain."""
        self.sitting = Sitting(of_match(match), self._saves.keep)
        self._pads.share()
        if match.hand_is_over and not match.hands:
            self.sitting.deal_next()

    def sit_down_at_duplicate_again(self) -> bool:
        """The one that was begun last: everybody's tiles lie behind the curtain. False where there is none."""
        duplicate = self._saves.resume_duplicate()
        if duplicate is not None:
            self._pads.share()
            self.sit_down_at_duplicate(duplicate)
        return duplicate is not None

    def sit_down_at_duplicate(self, duplicate: Duplicate) -> None:
        """One that was kept, or a new one, whose first board is dealt then."""
        self.sitting = Sitting(of_duplicate(duplicate), lambda _: self._saves.keep_duplicate(duplicate))
        if duplicate.board == 0:
            self.sitting.deal_next()
            self._saves.tell_again()

    def sit_down_at_event(self, kept: KeptEvent, names: Sequence[str]) -> None:
        """By these people, where nobody has begun it here; else by those who did, their tiles behind the curtain."""
        played = kept.played or kept.begin(names, self._saves.events.home)
        terms = EVENT if day_of(kept.event) is None else DAY
        self.sitting = Sitting(of_event(played, terms), lambda _: self._saves.keep_event(kept))
        self._pads.share()
        if played.match.hand_is_over and not played.is_over:
            self.sitting.deal_next()
        self._saves.tell_again()

    def leave_event(self) -> routes.Route:
        """Its last board is over: where it is counted."""
        boards = self.seated.contest.boards
        if not isinstance(boards, EventBoards):
            raise LookupError("no event is played")
        self.leave()
        day = day_of(boards.event)
        return routes.EventPage(boards.event, is_first=True) if day is None else routes.Days(day, is_first=True)

    def leave(self) -> None:
        self.sitting = None
