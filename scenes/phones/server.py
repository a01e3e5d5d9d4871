"""One port for the page and its sockets, on a thread of its own: what phones say comes out of a queue, what they are
told goes in. It knows who has a seat by being told, and nothing of the game."""

import asyncio
import logging
import queue
import threading
import time
from collections import Counter, deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import Any

from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response

from scenes.input.addresses import is_in_house
from scenes.phones.limits import (
    HANDSHAKE_SECONDS,
    STRANGER_SECONDS,
    Places,
    Talk,
)
from scenes.phones.messages import MOST_BYTES, Hello, NoMessage, read_message
from scenes.phones.news import FellAsleep, Gone, News, Said, Visited, WokeUp
from scenes.phones.page import Page
from scenes.phones.sockets import CountedConnection, refusal

MOST_WAITING = 512
"""Messages that may wait for the picture's thread; whoever sends more is too quick for it."""
PING_SECONDS = 3.0
ASLEEP_SECONDS = 8.0
MOST_TOLD = 32
"""Lines that wait for a phone which does not read them; the oldest go, as every table holds all that there is."""
PING = '{"do":"ping"}'
SOCKET_PATH = "/seat"

_LOG = logging.getLogger("tranque.phones")
_LOG.addHandler(logging.NullHandler())
_LOG.propagate = False


@dataclass(eq=False, slots=True)
class _Phone:
    """One open socket. `table` is the newest table that it is still to be told, `lines` everything else."""

    number: int
    socket: ServerConnection
    address: str
    is_stranger: bool = True
    is_asleep: bool = False
    heard: float = 0.0
    table: str | None = None
    lines: deque[str] = field(default_factory=lambda: deque(maxlen=MOST_TOLD))
    wanted: asyncio.Event = field(default_factory=asyncio.Event)


class Server:
    """Bound to one address of the house. `wake` is called on the server's thread when there is news."""

    def __init__(self, address: str, ports: Sequence[int], page: Page, wake: Callable[[], None]) -> None:
        """The first of `ports` that is free (0: any). ValueError for an address that is public, OSError where it
        cannot be bound."""
        if not is_in_house(address):
            raise ValueError(f"{address} is no address of a house")
        self.address = address
        self.port = 0
        self._page = page
        self._wake = wake
        self._news: queue.Queue[News] = queue.Queue(MOST_WAITING)
        self._phones: dict[int, _Phone] = {}
        self._places = Places()
        self._sockets: Counter[str] = Counter()
        self._next = 1
        self._closing: set[asyncio.Task[None]] = set()  # a task that nobody holds may vanish before it is done
        self._loop = asyncio.new_event_loop()
        self._stopped: asyncio.Event = asyncio.Event()
        self._started: queue.Queue[OSError | None] = queue.Queue(1)
        self._thread = threading.Thread(target=self._run, args=(list(ports),), name="phones", daemon=True)
        self._thread.start()
        problem = self._started.get()
        if problem is not None:
            self._thread.join()
            raise problem

    @property
    def origin(self) -> str:
        return f"http://{self.address}:{self.port}"

    # ------------------------------------------------------------------ on the picture's thread

    def take_news(self) -> list[News]:
        """What has come since this was last asked, in order; never waits."""
        news = []
        while True:
            try:
                news.append(self._news.get_nowait())
            except queue.Empty:
                return news

    def tell(self, connection: int, line: str) -> None:
        self._soon(self._tell, connection, line)

    def tell_table(self, connection: int, table: str) -> None:
        """The table as it stands now: one that was not sent yet is void."""
        self._soon(self._tell_table, connection, table)

    def seat(self, connection: int) -> None:
        """It has a seat, and so a place of its own."""
        self._soon(self._seat, connection)

    def close(self, connection: int, code: int, reason: str) -> None:
        self._soon(self._close_soon, connection, code, reason)

    def abort(self, connection: int) -> None:
        """Its transport ends with no farewell, as a network does that fails."""
        self._soon(self._abort, connection)

    def has_told_all(self) -> bool:
        """Nothing waits to be sent to anybody; asks the server's own thread."""
        answer: queue.SimpleQueue[bool] = queue.SimpleQueue()
        self._soon(lambda: answer.put(all(not phone.lines and phone.table is None for phone in self._phones.values())))
        return answer.get(timeout=1.0)

    def stop(self) -> None:
        """Every socket closes, the port is free; waits for it, a second at most."""
        self._soon(self._stopped.set)
        self._thread.join(1.0)

    def _soon(self, call: Callable[..., object], *arguments: Any) -> None:
        with suppress(RuntimeError):  # the loop has stopped: nobody is there to be told
            self._loop.call_soon_threadsafe(call, *arguments)

    # ------------------------------------------------------------------ on its own thread

    def _run(self, ports: list[int]) -> None:
        asyncio.set_event_loop(self._loop)
        try:
            self._loop.run_until_complete(self._serve(ports))
        finally:
            self._loop.close()

    async def _serve(self, ports: list[int]) -> None:
        problem: OSError | None = None
        for port in ports:
            try:
                server = await serve(
                    self._talk,
                    self.address,
                    port,
                    process_request=self._answer,
                    create_connection=self._socket,  # type: ignore[arg-type]
                    compression=None,
                    max_size=MOST_BYTES,
                    max_queue=4,
                    open_timeout=HANDSHAKE_SECONDS,
                    ping_interval=None,
                    close_timeout=0.5,
                    server_header=None,
                    logger=_LOG,
                )
            except OSError as found:
                problem = found
                continue
            self.port = server.sockets[0].getsockname()[1]
            self._started.put(None)
            watch = self._loop.create_task(self._watch())
            await self._stopped.wait()
            watch.cancel()
            server.close(code=1001, reason="closed")
            await server.wait_closed()
            return
        self._started.put(problem or OSError("no port"))

    def _socket(self, *arguments: Any, **named: Any) -> ServerConnection:
        return CountedConnection(self._sockets, *arguments, **named)

    def _answer(self, socket: ServerConnection, request: Request) -> Response | None:
        """The page, or None where a socket may be opened. Names that lead here from elsewhere are refused."""
        peer = socket.remote_address[0]
        if not is_in_house(peer) or request.headers.get_all("Host") != [f"{self.address}:{self.port}"]:
            return refusal(HTTPStatus.FORBIDDEN, "not this way")
        if request.path == "/":
            self._report(Visited())
            return self._page.response(f"ws://{self.address}:{self.port}{SOCKET_PATH}")
        if request.path != SOCKET_PATH:
            return refusal(HTTPStatus.NOT_FOUND, "nothing here")
        if request.headers.get_all("Origin") != [self.origin]:
            return refusal(HTTPStatus.FORBIDDEN, "not from there")
        if not self._places.enter(peer):
            return refusal(HTTPStatus.SERVICE_UNAVAILABLE, "too many without a seat")
        assert isinstance(socket, CountedConnection)
        socket.on_lost = lambda: self._left(peer, socket)
        return None

    def _left(self, peer: str, socket: "CountedConnection") -> None:
        if socket.is_stranger:
            self._places.leave(peer)

    async def _talk(self, socket: ServerConnection) -> None:
        phone = _Phone(self._next, socket, socket.remote_address[0], heard=time.monotonic())
        self._next += 1
        self._phones[phone.number] = phone
        reader = self._loop.create_task(self._tell_all(phone))
        stranger = self._loop.call_later(STRANGER_SECONDS, self._expire, phone)
        try:
            await self._hear(phone)
        except ConnectionClosed:
            pass
        finally:
            stranger.cancel()
            reader.cancel()
            del self._phones[phone.number]
            self._report(Gone(phone.number))

    async def _hear(self, phone: _Phone) -> None:
        talk, has_spoken = Talk(), False
        async for raw in phone.socket:
            now = time.monotonic()
            if not talk.may(now):
                await phone.socket.close(4008, "too many messages")
                return
            try:
                message = read_message(raw)
            except NoMessage:
                await phone.socket.close(4003, "not understood")
                return
            if isinstance(message, Hello) == has_spoken:
                await phone.socket.close(4003, "out of order")
                return
            has_spoken = True
            phone.heard = now
            if phone.is_asleep:
                phone.is_asleep = False
                self._report(WokeUp(phone.number))
            if not self._report(Said(phone.number, message)):
                await phone.socket.close(4008, "too many messages")
                return

    async def _tell_all(self, phone: _Phone) -> None:
        with suppress(ConnectionClosed):
            while True:
                await phone.wanted.wait()
                phone.wanted.clear()
                while phone.lines or phone.table is not None:
                    if phone.lines:
                        await phone.socket.send(phone.lines.popleft())
                        continue
                    table, phone.table = phone.table, None
                    assert table is not None
                    await phone.socket.send(table)

    async def _watch(self) -> None:
        """Asks every phone in a seat whether it is awake; nothing else tells that a page was frozen."""
        while True:
            await asyncio.sleep(PING_SECONDS)
            for phone in self._phones.values():
                if phone.is_stranger:
                    continue
                if not phone.is_asleep and time.monotonic() - phone.heard > ASLEEP_SECONDS:
                    phone.is_asleep = True
                    self._report(FellAsleep(phone.number))
                phone.lines.append(PING)
                phone.wanted.set()

    def _report(self, news: News) -> bool:
        try:
            self._news.put_nowait(news)
        except queue.Full:
            return False
        self._wake()
        return True

    def _abort(self, connection: int) -> None:
        phone = self._phones.get(connection)
        if phone is not None:
            phone.socket.transport.abort()

    def _tell(self, connection: int, line: str) -> None:
        phone = self._phones.get(connection)
        if phone is not None:
            phone.lines.append(line)
            phone.wanted.set()

    def _tell_table(self, connection: int, table: str) -> None:
        phone = self._phones.get(connection)
        if phone is not None:
            phone.table = table
            phone.wanted.set()

    def _seat(self, connection: int) -> None:
        phone = self._phones.get(connection)
        if phone is not None and phone.is_stranger:
            phone.is_stranger = False
            assert isinstance(phone.socket, CountedConnection)
            phone.socket.is_stranger = False
            self._places.leave(phone.address)

    def _expire(self, phone: _Phone) -> None:
        if phone.is_stranger:
            self._close_soon(phone.number, 4002, "no seat taken")

    def _close_soon(self, connection: int, code: int, reason: str) -> None:
        phone = self._phones.get(connection)
        if phone is not None:
            task = self._loop.create_task(self._close_told(phone, code, reason))
            self._closing.add(task)
            task.add_done_callback(self._closing.discard)

    async def _close_told(self, phone: _Phone, code: int, reason: str) -> None:
        """What it was still to be told comes before the end."""
        with suppress(ConnectionClosed):
            while phone.lines:
                await phone.socket.send(phone.lines.popleft())
            await phone.socket.close(code, reason)
