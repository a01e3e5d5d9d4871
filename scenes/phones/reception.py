"""Who has which seat: seats that wait for a phone, phones that have come, and guests at the door."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from game.seats import SEATS, Seat, pair_of
from scenes.phones.admission import Admission
from scenes.phones.doorway import Doorway
from scenes.phones.messages import Hello
from scenes.phones.phone_hand import PhoneHand
from scenes.phones.phone_view import Row


class There(StrEnum):
    """How a seat on a phone stands."""

    WAITING = "waiting"
    """Nobody has taken it."""
    AWAKE = "awake"
    ASLEEP = "asleep"
    """It does not answer, or its connection has gone."""


@dataclass(frozen=True, slots=True)
class _Guest:
    """A connection without a seat. `token` or `code` let it in; neither, and it stands at the door."""

    language: str
    token: str = ""
    code: str = ""

    @property
    def is_let_in(self) -> bool:
        return bool(self.token or self.code)


class Reception:
    """`seats` are those on phones."""

    def __init__(self, door: Doorway, admission: Admission) -> None:
        self._door, self.admission = door, admission
        self.seats: dict[Seat, PhoneHand] = {}
        self.names: tuple[str, ...] = ("",) * len(SEATS)
        self._came: list[Seat] = []
        self._guests: dict[int, _Guest] = {}

    def stand(self, seat: Seat) -> There:
        phone = self.seats[seat]
        if phone.connection is None:
            return There.ASLEEP if seat in self.admission.digests else There.WAITING
        return There.ASLEEP if phone.is_asleep else There.AWAKE

    @property
    def has_all(self) -> bool:
        return all(self.stand(seat) is not There.WAITING for seat in self.seats)

    def seat_at(self, connection: int) -> Seat | None:
        return next((seat for seat, phone in self.seats.items() if phone.connection == connection), None)

    # ------------------------------------------------------------------ seats

    def take_came(self) -> list[str]:
        """The names of those who have come since this was last asked."""
        came, self._came = self._came, []
        return [self.names[seat - 1] for seat in came]

    def put(self, seat: Seat) -> None:
        self.seats.setdefault(seat, PhoneHand())
        self.tell_guests()

    def free(self, seat: Seat) -> None:
        """Whoever had it has it no more; it waits for another phone."""
        self.admission.free(seat)
        self._door.turn_away(self.seats[seat].connection, 4004, "freed")
        self.seats[seat] = PhoneHand()
        self.tell_guests()

    def take_away(self, seat: Seat) -> None:
        """The seat is on no phone any more."""
        self.free(seat)
        del self.seats[seat]
        self.tell_guests()

    def name(self, names: Sequence[str]) -> None:
        """How the people at seats 1 to 4 are called."""
        if tuple(names) != self.names:
            self.names = tuple(names)
            self.tell_guests()

    def all_gone(self) -> None:
        """Every connection has ended; the seats keep what they are known by."""
        self._guests.clear()
        for phone in self.seats.values():
            phone.leave()

    # ------------------------------------------------------------------ the door

    def greet(self, connection: int, hello: Hello) -> None:
        seat = self.admission.seat_of(hello.secret) if hello.secret else None
        if seat is not None and seat in self.seats:
            self._sit_down(connection, seat, hello.language)
            return
        guest, why = self._let_in(hello)
        self._guests[connection] = guest
        self._door.tell(connection, self._seats_row() if guest.is_let_in else {"do": "door", "why": why})

    def _let_in(self, hello: Hello) -> tuple[_Guest, str]:
        """The guest, and what it is told where it is not let in."""
        admission, language = self.admission, hello.language
        if hello.code:
            if admission.typed(hello.code):
                return _Guest(language, code=admission.code), ""
            return _Guest(language), "wrong" if admission.listens else "wait"
        if hello.token and admission.scanned(hello.token):
            return _Guest(language, token=hello.token), ""
        if hello.secret:
            return _Guest(language), "freed"
        return _Guest(language), "used" if hello.token else "code"

    def take(self, connection: int, seat: Seat) -> bool:
        """The guest chose a seat; False where it may not have it, which it is told."""
        guest = self._guests.get(connection)
        if guest is None or not guest.is_let_in:
            return False
        if not self._may_still(guest):
            self._guests[connection] = _Guest(guest.language)
            self._door.tell(connection, {"do": "door", "why": "used"})
            return False
        if seat not in self.seats or self.stand(seat) is not There.WAITING:
            self._door.tell(connection, self._seats_row())
            return False
        secret = self.admission.give(seat, guest.token)
        self._door.tell(connection, {"do": "seated", "secret": secret})
        self._sit_down(connection, seat, guest.language)
        self._came.append(seat)
        self.tell_guests()
        return True

    def _may_still(self, guest: _Guest) -> bool:
        """What let it in has led nobody else to a seat meanwhile."""
        return self.admission.is_open(guest.token) if guest.token else guest.code == self.admission.code

    def _sit_down(self, connection: int, seat: Seat, language: str) -> None:
        """The newest window of a phone wins."""
        self._guests.pop(connection, None)
        self._door.turn_away(self.seats[seat].connection, 4001, "open elsewhere")
        self._door.seat(connection)
        self.seats[seat] = PhoneHand(language, connection)

    def gone(self, connection: int) -> None:
        self._guests.pop(connection, None)
        seat = self.seat_at(connection)
        if seat is not None:
            self.seats[seat].leave()

    def tell_guests(self) -> None:
        for connection, guest in self._guests.items():
            if guest.is_let_in:
                self._door.tell(connection, self._seats_row())

    def _seats_row(self) -> Row:
        rows = [
            {
                "seat": seat,
                "name": f"{seat} · {self.names[seat - 1]}",
                "pair": pair_of(seat).value,
                "free": self.stand(seat) is There.WAITING,
            }
            for seat in SEATS
            if seat in self.seats
        ]
        return {"do": "seats", "seats": rows}
