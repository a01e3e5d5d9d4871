"""A phone without a page: it says what the page would say, and hears every byte that is sent to it."""

import json
import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from websockets.sync.client import ClientConnection, connect

from scenes.phones.desk import Desk
from tests.kit.sit_down import SitDown

PATIENCE = 5.0
"""Real seconds that an answer may take on a busy machine; none is waited for where it has come."""
HOME = "127.0.0.1"


class Phone:
    """`player` goes on with the television while an answer is awaited. `heard` are the lines as they came."""

    def __init__(self, player: SitDown, *, language: str = "en") -> None:
        self.player = player
        self.language = language
        self.secret = ""
        self.heard: list[str] = []
        self.rows: list[dict[str, Any]] = []
        self._socket: ClientConnection | None = None
        self._open_sockets = ExitStack()

    @property
    def desk(self) -> Desk:
        return self.player.client.phones

    # ------------------------------------------------------------------ coming and going

    def open(self, **hello: str) -> "Phone":
        """The page was opened: the first word of a connection."""
        origin = self.desk.door.typed
        address = origin.removeprefix("http://")
        opened = connect(f"ws://{address}/seat", origin=origin, compression=None, proxy=None, max_queue=None)  # type: ignore[call-overload]
        self._socket = self._open_sockets.enter_context(opened)
        self.say("hello", lang=self.language, **hello)
        return self

    def scan(self) -> "Phone":
        """With the picture that is on the television now."""
        return self.open(token=self.desk.people.admission.token)

    def take(self, seat: int) -> "Phone":
        self.scan()
        self.wait_for("seats")
        self.say("take", seat=seat)
        self.secret = self.wait_for("seated")["secret"]
        return self

    def come_back(self) -> "Phone":
        return self.open(secret=self.secret)

    def cut(self) -> None:
        """The transport is gone, with no farewell."""
        assert self._socket is not None
        self._socket.socket.close()
        self._socket = None

    def close(self) -> None:
        if self._socket is not None:
            self._socket.close()
            self._socket = None

    # ------------------------------------------------------------------ talking

    def say(self, what: str, **more: Any) -> None:
        assert self._socket is not None
        self._socket.send(json.dumps({"say": what, **more}))

    def send(self, raw: str | bytes) -> None:
        assert self._socket is not None
        self._socket.send(raw)

    def act(self, what: str, **more: Any) -> None:
        """On the table as this phone knows it."""
        self.say(what, n=self.table["n"], **more)

    def hear(self, seconds: float = 0.0) -> None:
        """Everything that has come."""
        assert self._socket is not None
        while True:
            try:
                line = self._socket.recv(timeout=seconds)
            except TimeoutError:
                return
            assert isinstance(line, str)
            if line == '{"do":"ping"}':
                self.say("pong")
                continue
            self.heard.append(line)
            self.rows.append(json.loads(line))
            seconds = min(seconds, 0.5) if seconds > 1 else 0.0

    def hear_all(self) -> list[str]:
        """What the television has answered to all that was said, to the last byte."""
        assert self._socket is not None
        before = len(self.heard)
        for _ in range(2):
            assert self._socket.ping().wait(PATIENCE)
            self._wait_for_server()
            self.player.wait()
        self._wait_for_server()
        assert self._socket.ping().wait(PATIENCE)
        self.hear(0.001)
        return self.heard[before:]

    def _wait_for_server(self) -> None:
        server = self.desk.door.server
        assert server is not None
        while not server.has_told_all():
            time.sleep(0.0005)

    def wait_until(self, wanted: Callable[[dict[str, Any]], bool], what: object = "") -> dict[str, Any]:
        """The first row from here on that is as wanted, while the television goes on."""
        seen, until = len(self.rows), time.monotonic() + PATIENCE
        while True:
            for row in self.rows[seen:]:
                if wanted(row):
                    return row
            seen = len(self.rows)
            assert time.monotonic() < until, f"no {what} came; last {self.rows[-1:]}"
            self.player.wait()
            self.hear(0.002)

    def wait_for(self, what: str) -> dict[str, Any]:
        """The next row of this kind."""
        return self.wait_until(lambda row: row["do"] == what, what)

    def settle(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The table, as soon as it is as wanted."""
        until = time.monotonic() + PATIENCE
        while not (self.has_table and wanted(self.table)):
            assert time.monotonic() < until, f"the table does not come to that: {self.rows[-1:]}"
            self.player.wait()
            self.hear(0.002)
        return self.table

    @property
    def has_table(self) -> bool:
        return any(row["do"] == "table" for row in self.rows)

    @property
    def table(self) -> dict[str, Any]:
        """As it was told last."""
        return next(row for row in reversed(self.rows) if row["do"] == "table")

    # ------------------------------------------------------------------ playing

    def show(self) -> None:
        self.say("show")
        self.settle(lambda table: bool(table["shown"]))

    def play(self, word: str) -> None:
        """A word of a record, chosen and confirmed."""
        tile, end = word[:2], word[2:]
        self.act("choose", tile=tile, end=end)
        self.settle(lambda table: table["chosen"] is not None and table["chosen"]["tile"] == tile)
        self.act("confirm", tile=tile, end=end)
        before = self.table["n"]
        self.settle(lambda table: table["n"] != before)


def sit_down_with_phones(player: SitDown, seats: tuple[int, ...], language: str = "en") -> dict[int, Phone]:
    """Each of these seats changes from the screen to a phone that comes at once, at a match that is on."""
    phones = {}
    for seat in seats:
        player.client.phones.put_on_phone(seat)
        phones[seat] = Phone(player, language=language).take(seat)
    return phones
