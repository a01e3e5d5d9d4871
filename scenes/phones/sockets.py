"""Sockets that are counted from the first byte on, and short answers to who may not come in."""

import asyncio
from collections import Counter
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

from websockets.asyncio.server import ServerConnection
from websockets.datastructures import Headers
from websockets.http11 import Response

from scenes.phones.limits import MOST_SOCKETS, MOST_SOCKETS_AN_ADDRESS


class CountedConnection(ServerConnection):
    """A socket that is refused at once where too many are open, before anything is read of it."""

    def __init__(self, open_sockets: Counter[str], *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._open_sockets = open_sockets
        self._counted_as: str | None = None
        self._is_refused = False
        self.is_stranger = True
        self.on_lost: Callable[[], None] = lambda: None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        peer = (transport.get_extra_info("peername") or ("",))[0]
        is_full = self._open_sockets.total() >= MOST_SOCKETS or self._open_sockets[peer] >= MOST_SOCKETS_AN_ADDRESS
        if is_full and isinstance(transport, asyncio.WriteTransport):
            self._is_refused = True
            transport.abort()
            return
        self._counted_as = peer
        self._open_sockets[peer] += 1
        super().connection_made(transport)

    def data_received(self, data: bytes) -> None:
        if not self._is_refused:
            super().data_received(data)

    def eof_received(self) -> None:
        if not self._is_refused:
            super().eof_received()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._is_refused:
            return
        if self._counted_as is not None:
            self._open_sockets[self._counted_as] -= 1
        self.on_lost()
        super().connection_lost(exc)


def refusal(status: HTTPStatus, text: str) -> Response:
    body = (text + "\n").encode()
    headers = Headers()
    headers["Content-Type"] = "text/plain; charset=utf-8"
    headers["Content-Length"] = str(len(body))
    headers["Cache-Control"] = "no-store"
    headers["Connection"] = "close"
    return Response(status.value, status.phrase, headers, body)
