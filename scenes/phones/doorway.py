"""The server as the table sees it: where it stands, what leads there, and whether anybody has come."""

import json
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from scenes.input.addresses import candidates
from scenes.phones.news import News
from scenes.phones.phone_view import Row

if TYPE_CHECKING:
    from scenes.phones.server import Server

USUAL_PORT = 8714
NO_VISIT_SECONDS = 20.0
"""After so long without a visit it is worth saying that some networks keep devices apart."""


def as_text(row: Row) -> str:
    return json.dumps(row, ensure_ascii=False, separators=(",", ":"))


class Doorway:
    """`address` and `port` are what somebody insists on (None: what is likeliest, and what is free). `last_port` is
    that of the last time: it stays the same from start to start where it can. `wake` calls the picture's thread."""

    def __init__(
        self,
        address: str | None,
        port: int | None,
        last_port: int | None,
        wake: Callable[[], None],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._asked_address, self._asked_port = address, port
        self.port = last_port
        self._wake, self._clock = wake, clock
        self.server: Server | None = None
        self._opened_at = 0.0
        self._was_visited = False

    @property
    def is_open(self) -> bool:
        return self.server is not None

    def open(self, address: str | None = None) -> bool:
        """On `address`, else where it is or the likeliest one; True where that is another place than before. OSError
        or ValueError where it cannot be done, and then everything is as it was."""
        if self.server is not None and address in (None, self.server.address):
            return False
        from scenes.phones.page import Page  # noqa: PLC0415  the library is loaded when a seat first asks
        from scenes.phones.server import Server  # noqa: PLC0415

        chosen = address or self._asked_address or next(iter(candidates()), None)
        if chosen is None:
            raise OSError("no network")
        server = Server(chosen, self._ports(), Page(), self._wake)
        self.close()
        self.server, self.port = server, server.port
        self._opened_at, self._was_visited = self._clock(), False
        return True

    def _ports(self) -> Sequence[int]:
        return (self._asked_port,) if self._asked_port is not None else (self.port or USUAL_PORT, 0)

    def close(self) -> None:
        """The port is free, every phone stands alone."""
        if self.server is not None:
            self.server.stop()
            self.server = None

    # ------------------------------------------------------------------ where it stands

    @property
    def address(self) -> str:
        return "" if self.server is None else self.server.address

    @property
    def addresses(self) -> list[str]:
        """Where this machine may be reached, the one in use among them."""
        found = candidates()
        return found if self.address in found else [self.address, *found]

    @property
    def typed(self) -> str:
        """What somebody types into a phone."""
        return "" if self.server is None else self.server.origin

    def scanned(self, token: str) -> str:
        """What stands in the picture for a phone's camera."""
        return f"{self.typed}/#{token}"

    @property
    def is_unvisited(self) -> bool:
        """It is open for a while and nobody came: perhaps the network keeps devices apart."""
        return self.is_open and not self._was_visited and self._clock() - self._opened_at >= NO_VISIT_SECONDS

    # ------------------------------------------------------------------ in and out

    def take_news(self) -> list[News]:
        return [] if self.server is None else self.server.take_news()

    def visited(self) -> None:
        self._was_visited = True

    def tell(self, connection: int | None, row: Row) -> None:
        if self.server is not None and connection is not None:
            self.server.tell(connection, as_text(row))

    def tell_table(self, connection: int, text: str) -> None:
        if self.server is not None:
            self.server.tell_table(connection, text)

    def seat(self, connection: int) -> None:
        """It has a place of its own from now on."""
        if self.server is not None:
            self.server.seat(connection)

    def turn_away(self, connection: int | None, code: int, reason: str) -> None:
        if self.server is not None and connection is not None:
            self.server.close(connection, code, reason)
