"""Which pads are there, and whose they are where each person has one."""

from collections.abc import Iterable

from game.seats import Seat


class PadSeats:
    """Pads are shared by all until they are dealt out. A seat whose pad has gone waits for the next one that comes."""

    def __init__(self) -> None:
        self.numbers: tuple[int, ...] = ()
        self._owned: dict[Seat, int] = {}

    def came(self, pad: int) -> None:
        self.numbers = (*self.numbers, pad)
        without = next((seat for seat, owned in self._owned.items() if owned not in self.numbers), None)
        if without is not None:
            self._owned[without] = pad

    def went(self, pad: int) -> None:
        self.numbers = tuple(number for number in self.numbers if number != pad)

    def deal_out(self, people: Iterable[Seat]) -> None:
        """One each, in the order of seats and in that in which the pads came; who is left without may use any."""
        self._owned = dict(zip(people, self.numbers, strict=False))

    def share(self) -> None:
        self._owned = {}

    def of(self, seat: Seat) -> int | None:
        """The only pad that may lift this seat's curtain; None: any."""
        return self._owned.get(seat)
