"""The people at this table: one match, whose tiles were last shown, and when the curtain must fall."""

from collections.abc import Callable
from typing import TypeAlias

from game.actions import Turn
from game.contest import Contest
from game.deal import is_drawn_seed, show_code
from game.events import Event
from game.match import Match
from game.observation import Observation
from game.seats import SEATS, Player, Seat, next_seat
from game.tile_sets import TileSet, tiles_in
from game.tiles import Tile

AfterChange: TypeAlias = Callable[[Match], None]


class Sitting:
    """`holder` is the person whose curtain was lifted last; they sit at the bottom. Their tiles lie face up only
    while `is_face_up`. `on_phones`: people who hold their tiles in their own hands, `silent` those of them whose phone
    does not answer, `awaited` those whose phone has never come. `after_change` hears of every change of the match (the
    saves do)."""

    def __init__(self, contest: Contest, after_change: AfterChange | None = None) -> None:
        self.contest = contest
        self.match = contest.match
        self.holder: Seat | None = None
        self.is_face_up = False
        self.on_phones: frozenset[Seat] = frozenset()
        self.silent: frozenset[Seat] = frozenset()
        self.awaited: frozenset[Seat] = frozenset()
        self._after_change = after_change or (lambda _: None)
        self._covered = True
        self._only_dealt = False
        self._orders: dict[Seat, tuple[Tile, ...]] = {}

    # ------------------------------------------------------------------ who sees what

    @property
    def people(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in SEATS if self.match.player(seat).is_human)

    @property
    def here(self) -> tuple[Seat, ...]:
        """The people at the screen."""
        return tuple(seat for seat in self.people if seat not in self.on_phones)

    def put_on_phones(self, seats: frozenset[Seat], silent: frozenset[Seat], awaited: frozenset[Seat]) -> None:
        """Whoever changes to a phone leaves no tile on the screen."""
        self.silent, self.awaited = silent, awaited
        if seats == self.on_phones:
            return
        if self.holder in seats:
            self.cover()
            self.holder = None
        self.on_phones = seats & frozenset(self.people)

    @property
    def is_public(self) -> bool:
        """The screen is the table, and nobody's own hand."""
        return bool(self.on_phones) and not self.is_face_up

    @property
    def bottom(self) -> Seat:
        """The seat that is drawn at the bottom; of a public table always the first."""
        return 1 if self.is_public else self.holder or next(iter(self.people), 1)

    def seen(self) -> Observation:
        """The table for whoever holds the device: their own tiles only while those lie face up."""
        return self.match.seen_by(self.holder if self.is_face_up else None)

    @property
    def next_person(self) -> Seat | None:
        """The person who acts next, or the first in turn order who may; the first of all where the hand is over."""
        if not self.people:
            return None
        seat = self.match.table.turn or self.people[0]
        while seat not in self.people:
            seat = next_seat(seat)
        return seat

    @property
    def decider(self) -> Seat | None:
        """The person on turn with something to decide."""
        seat = self.match.table.turn
        return seat if seat in self.people and not self.match.is_forced_pass else None

    def curtain_due(self) -> Seat | None:
        """Whose curtain must be lifted before anything goes on; None when nobody's. Of a public table only that of who
        decides at the screen."""
        decider = self.decider
        if self.on_phones:
            is_due = decider in self.here and (self._covered or decider != self.holder)
            return decider if is_due else None
        if self._covered:
            return self.next_person
        return decider if decider is not None and decider != self.holder else None

    def lift_curtain(self, seat: Seat) -> None:
        """The person at `seat` said: show my tiles."""
        self.holder = seat
        self.is_face_up = True
        self._covered = False

    def cover(self, *, only_dealt: bool = False) -> None:
        """Hide every tile now; a curtain must be lifted before any is seen. `only_dealt`: for no other reason than
        that a hand begins."""
        self._covered = True
        self._only_dealt = only_dealt
        self.is_face_up = False

    @property
    def may_go_without_curtain(self) -> bool:
        """One person alone may choose to see each new hand at once; what was hidden on purpose stays hidden."""
        return self._only_dealt and len(self.people) == 1

    @property
    def cover_person(self) -> Seat | None:
        """Whose curtain hangs while the table is covered; nobody's where it is public."""
        return None if self.is_public else self.holder or self.next_person

    def turn_up_if_mine(self) -> None:
        """The same person acts again with nobody's decision between: no curtain, the tiles turn up."""
        if not self._covered and self.holder is not None and self.decider == self.holder:
            self.is_face_up = True

    # ------------------------------------------------------------------ what happens

    def submit(self, turn: Turn) -> tuple[Event, ...]:
        decider = self.decider
        events = self.match.submit(turn)
        if decider is not None and len(self.people) > 1:
            self.is_face_up = False
        if decider in self.on_phones:
            self.cover()
        self._after_change(self.match)
        return events

    def deal_next(self) -> tuple[Event, ...]:
        return self._dealt(self.contest.deal_next())

    def deal_afresh(self) -> tuple[Event, ...]:
        return self._dealt(self.match.deal_afresh())

    def _dealt(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        self.cover(only_dealt=True)
        self._orders.clear()
        self._after_change(self.match)
        return events

    def undo(self) -> None:
        self.match.undo()
        self._gone_back()

    def redo(self) -> None:
        self.match.redo()
        self._gone_back()

    def restart(self) -> None:
        self.match.restart()
        self._gone_back()
        self.cover(only_dealt=True)

    def _gone_back(self) -> None:
        if len(self.people) > 1:
            self.is_face_up = False
        self._after_change(self.match)

    def note_help(self, seat: Seat | None = None) -> None:
        """The details were opened at the screen, or on the phone of `seat`."""
        whose = seat or self.holder
        if whose is not None and not self.match.hand_is_over:
            self.match.note_help(whose)
            self._after_change(self.match)

    # ------------------------------------------------------------------ small things

    def player(self, seat: Seat) -> Player:
        return self.match.player(seat)

    def names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self.match.players)

    @property
    def deal_is_proven(self) -> bool:
        """Code and seal prove that a deal was not changed, unless somebody chose the seed."""
        seed = self.match.seed
        return seed is not None and is_drawn_seed(seed)

    @property
    def seal_text(self) -> str:
        return show_code(self.match.hand.seal)

    def order_of(self, seat: Seat, holding: TileSet) -> tuple[Tile, ...]:
        """The tiles in the order in which their owner laid them, kept for the deal and shown to nobody else."""
        kept = tuple(tile for tile in self._orders.get(seat, ()) if holding >> tile & 1)
        rest = tuple(tile for tile in tiles_in(holding) if tile not in kept)
        return (*kept, *rest)

    def move_tile(self, seat: Seat, holding: TileSet, tile: Tile, place: int) -> None:
        order = [other for other in self.order_of(seat, holding) if other != tile]
        order.insert(place, tile)
        gone = tuple(other for other in self._orders.get(seat, ()) if not holding >> other & 1)
        self._orders[seat] = (*order, *gone)
