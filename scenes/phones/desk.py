"""Phones at the table: what they say becomes wishes that the table hears, and each is told what its seat may see."""

import time
from collections.abc import Callable, Mapping
from typing import TypeAlias

from game.actions import Name
from game.games import DEFAULT_GAME
from game.match import Match
from game.seats import Seat, partner
from game.sentences.voice import Voice
from game.words import Words
from scenes.input.intents import PhoneWish, Wish
from scenes.phones.admission import Admission
from scenes.phones.doorway import Doorway, as_text
from scenes.phones.kept_phones import known_as, read_kept
from scenes.phones.messages import (
    AskHint,
    Choose,
    Confirm,
    Cover,
    Hello,
    Message,
    NameOpener,
    NextHand,
    Pong,
    PutBack,
    Read,
    RestartDeal,
    Show,
    StopReading,
    TakeBack,
    TakeSeat,
)
from scenes.phones.news import FellAsleep, Gone, News, Said, Visited, WokeUp
from scenes.phones.phone_hand import PhoneHand
from scenes.phones.phone_view import Row, table_row
from scenes.phones.reception import Reception
from scenes.phones.table_now import Table, moment_of
from scenes.table.sitting import Sitting
from scenes.work.search_loading import SearchLoading

PageMaker: TypeAlias = Callable[[str, Sitting, Words], Row]
"""`rules`, `log` or `details` as a title and blocks of text."""


class Desk:
    """`kept` is what `keep` was given last time. The server runs only while a seat wants it."""

    def __init__(
        self,
        pages: PageMaker,
        search: SearchLoading,
        kept: Mapping[str, object],
        keep: Callable[[Row], None],
        *,
        wake: Callable[[], None] = lambda: None,
        address: str | None = None,
        port: int | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        last_port, self._kept_match, self._kept_seats = read_kept(kept)
        self._pages, self._search, self._keep = pages, search, keep
        self.door = Doorway(address, port, last_port, wake, clock)
        self.people = Reception(self.door, Admission(clock))
        self._table: Table | None = None
        self._match: Match | None = None
        self._serial = 0
        self._mark: tuple[object, object, int] = (None, None, 0)
        self._words: dict[str, Words] = {}

    # ------------------------------------------------------------------ which seats are on phones

    @property
    def seats(self) -> frozenset[Seat]:
        return frozenset(self.people.seats)

    def put_on_phone(self, seat: Seat) -> None:
        """The seat waits for a phone from now on. OSError or ValueError where the server cannot be opened."""
        self.open()
        self.people.put(seat)
        self._remember()

    def take_to_screen(self, seat: Seat) -> None:
        """The person at `seat` plays at the screen; with the last one the server closes."""
        if seat in self.people.seats:
            self.people.take_away(seat)
            self._remember()
            if not self.people.seats:
                self.close()

    def free(self, seat: Seat) -> None:
        self.people.free(seat)
        self._remember()

    def open(self, address: str | None = None) -> None:
        """OSError or ValueError where the server cannot be opened; then everything is as it was."""
        if self.door.open(address):
            self.people.all_gone()
            self.people.admission.renew()
            self._remember()

    def close(self) -> None:
        self.door.close()
        self.people.all_gone()

    @property
    def picture(self) -> str:
        """What stands in the picture for a phone's camera."""
        return self.door.scanned(self.people.admission.token)

    # ------------------------------------------------------------------ the match

    def sit(self, sitting: Sitting | None) -> None:
        """Whoever sits at the table now; a match that was kept has its phones again."""
        match = None if sitting is None else sitting.match
        if sitting is not None and match is not None:
            if match is not self._match and match.hands:
                self._begin(match)
            self.people.name(sitting.names())
        self._match = match

    def _begin(self, match: Match) -> None:
        """A match that was kept has the phones that it had; a new one those of the lobby."""
        people = self.people
        is_known, is_new = self._kept_match == known_as(match), len(match.hands) == 1 and not match.table.log
        if is_known:
            self._come_back()
        for seat in list(people.seats):
            if not match.player(seat).is_human or not (is_known or is_new):
                people.take_away(seat)
        for phone in people.seats.values():
            phone.forget()
        self._kept_match = known_as(match)
        self._remember()
        if not people.seats:
            self.close()

    def _come_back(self) -> None:
        """Phones find their seats by their secrets; without a network everybody plays at the screen."""
        if not self._kept_seats:
            return
        try:
            self.door.open()
        except (OSError, ValueError):
            return
        self.people.admission.know({seat: digest for seat, digest in self._kept_seats.items() if digest})
        for seat in self._kept_seats:
            self.people.put(seat)

    def _remember(self) -> None:
        """The port, and by what the phones are known again: no secret."""
        digests = self.people.admission.digests
        self._kept_seats = {seat: digests.get(seat, "") for seat in self.people.seats}
        seats = {str(seat): digest for seat, digest in self._kept_seats.items()}
        self._keep({"port": self.door.port, "match": self._kept_match, "seats": seats})

    # ------------------------------------------------------------------ hearing

    def hear(self) -> list[PhoneWish]:
        """What phones ask of the table; everything else is done here."""
        return [wish for wish in map(self._heard, self.door.take_news()) if wish is not None]

    def _heard(self, news: News) -> PhoneWish | None:
        match news:
            case Said(connection, Hello() as hello):
                self.people.greet(connection, hello)
            case Said(connection, TakeSeat(seat)):
                if self.people.take(connection, seat):
                    self._remember()
            case Said(connection, message):
                at = self.people.seat_at(connection)
                return None if at is None else self._said(at, self.people.seats[at], message)
            case Gone(connection):
                self.people.gone(connection)
            case FellAsleep(connection) | WokeUp(connection):
                at = self.people.seat_at(connection)
                if at is not None:
                    self._sleeps(self.people.seats[at], is_asleep=isinstance(news, FellAsleep))
            case Visited():
                self.door.visited()
        return None

    def _sleeps(self, phone: PhoneHand, *, is_asleep: bool) -> None:
        phone.is_asleep = is_asleep
        if is_asleep and phone.reads:
            phone.reads = ""
            self.door.tell(phone.connection, {"do": "closed"})

    def _said(self, seat: Seat, phone: PhoneHand, message: Message) -> PhoneWish | None:
        match message:
            case Show():
                phone.show()
            case Cover():
                phone.forget()
            case Read(page):
                self._open_page(seat, phone, page)
            case StopReading():
                phone.reads = ""
            case Pong() | Hello() | TakeSeat():
                pass
            case _ if self._match is None or message.serial != self._serial:
                self._say(phone, self._words_of(phone).say("The table has gone on: nothing was done"))
            case _:
                return self._act(seat, phone, message, self._match)
        return None

    def _act(self, seat: Seat, phone: PhoneHand, message: Message, match: Match) -> PhoneWish | None:
        seen, words = match.seen_by(seat), self._words_of(phone)
        match message:
            case Choose():
                self._say(phone, phone.choose(message, seen, words))
            case AskHint():
                self._say(phone, phone.ask_hint(match, seat, self._search, words))
            case Confirm(_, play) if play in seen.legal and phone.own.selection.play == play:
                return PhoneWish(seat, play)
            case Confirm():
                self._say(phone, words.say("Choose a tile first"))
            case NameOpener(_, named) if Name(named) in seen.legal:
                return PhoneWish(seat, Name(named))
            case NameOpener():
                self._say(phone, words.say("That is not yours to say"))
            case TakeBack(sure=sure) if sure or match.last_decider in (seat, None):
                return PhoneWish(seat, Wish.UNDO)
            case TakeBack() if match.last_decider is not None:
                whose = self._voice(phone).seat(match.last_decider)
                self._ask(phone, words.say("Take back the decision of {name}?", name=whose), Wish.UNDO)
            case RestartDeal(sure=True):
                return PhoneWish(seat, Wish.RESTART)
            case RestartDeal():
                asked = words.say("Restart the deal? The score goes back to what it was before this hand.")
                self._ask(phone, asked, Wish.RESTART)
            case PutBack():
                return PhoneWish(seat, Wish.REDO)
            case NextHand():
                return PhoneWish(seat, Wish.NEXT)
        return None

    def refuse(self, wish: PhoneWish) -> None:
        """The table has not done it: something is still being shown there, or somebody is in a menu."""
        phone = self.people.seats.get(wish.seat)
        if phone is not None:
            self._say(phone, self._words_of(phone).say("Not now: look at the television"))

    def _say(self, phone: PhoneHand, text: str) -> None:
        if text:
            self.door.tell(phone.connection, {"do": "said", "text": text})

    def _ask(self, phone: PhoneHand, text: str, wish: Wish) -> None:
        self.door.tell(phone.connection, {"do": "ask", "text": text, "act": {"say": wish.value}})

    # ------------------------------------------------------------------ reading

    @property
    def readers(self) -> dict[Seat, str]:
        """Who has which page open: nothing goes on meanwhile."""
        return {seat: phone.reads for seat, phone in self.people.seats.items() if phone.reads}

    def stop_reading(self) -> None:
        """The television goes on."""
        for phone in self.people.seats.values():
            if phone.reads:
                phone.reads = ""
                self.door.tell(phone.connection, {"do": "closed"})

    def _open_page(self, seat: Seat, phone: PhoneHand, page: str) -> None:
        if self._table is None or (page == "details" and not self._table.details):
            return
        sitting = self._table.sitting
        if page == "details":
            sitting.note_help(seat)
        phone.reads = page
        self.door.tell(phone.connection, {"do": "page", **self._pages(page, sitting, self._words_of(phone))})

    # ------------------------------------------------------------------ telling

    def tell(self, table: Table | None) -> None:
        """Every phone what it may see now, where that is something else than it was told last."""
        self._table = table
        if not self.door.is_open:
            return
        if table is not None:
            self._count(table.sitting.match)
        for seat, phone in self.people.seats.items():
            if phone.connection is None:
                continue
            if phone.looks_for_hint and table is not None and not self._search.is_busy:
                phone.step_hint(table.sitting.match.seen_by(seat), self.people.names, self._words_of(phone))
            told = (self._serial, table, phone.own, self.people.names)
            if told != phone.told:
                phone.told = told
                row = self._lobby_row(seat, phone) if table is None else self._table_row(seat, phone, table)
                self.door.tell_table(phone.connection, as_text(row))

    def _table_row(self, seat: Seat, phone: PhoneHand, table: Table) -> Row:
        seen, moment = table.sitting.match.seen_by(seat), moment_of(table, self._serial, self._words_of(phone))
        return table_row(seen, moment, self._voice(phone), phone.own)

    def _count(self, match: Match) -> None:
        """Another serial number after every change of the match; what was chosen before it is void."""
        notes = len(match.hand.notes) if match.hands else 0
        before = self._mark
        if before[0] is match and before[1] is match.table and before[2] == notes:
            return
        self._mark = (match, match.table, notes)
        self._serial += 1
        for phone in self.people.seats.values():
            phone.turn_has_gone()

    @property
    def wants_time(self) -> bool:
        """A hint is being looked for."""
        return any(phone.looks_for_hint for phone in self.people.seats.values())

    def _lobby_row(self, seat: Seat, phone: PhoneHand) -> Row:
        say, voice = self._words_of(phone).say, self._voice(phone)
        title = say("You are {name}, with {partner}", name=voice.seat(seat), partner=voice.seat(partner(seat)))
        return {"do": "lobby", "title": title, "text": say("You are in. The hand begins on the television.")}

    def _voice(self, phone: PhoneHand) -> Voice:
        game = DEFAULT_GAME if self._match is None else self._match.game
        return Voice(self._words_of(phone), game, self.people.names)

    def _words_of(self, phone: PhoneHand) -> Words:
        if phone.language not in self._words:
            self._words[phone.language] = Words(phone.language)
        return self._words[phone.language]
