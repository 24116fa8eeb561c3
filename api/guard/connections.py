"""Connections that cannot be held for nothing: limited in number, and cut off when they send or read too slowly.

uvicorn times the pause between two requests alone. This protocol also times the head of a request, the pace of its
body, and how long nothing of an answer is taken, and it counts the connections of each address. It is part of the
server, below the application: a request that never becomes whole never gets there.
"""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from api.guard.addresses import address_of

if TYPE_CHECKING:
    import asyncio
    from typing import Any

CONNECTIONS_VARIABLE = "PAS_CONNECTIONS"


class GuardedConnection(H11Protocol):
    """A connection that is watched."""

    head_s: ClassVar[float] = 10.0
    """The longest that the head of a request may take."""
    body_s: ClassVar[float] = 10.0
    least_bytes: ClassVar[int] = 10_000
    """What a body has to bring in each `body_s`, unless the server itself has paused it."""
    unread_s: ClassVar[float] = 60.0
    """The longest that nothing of an answer is taken."""
    most: ClassVar[int] = int(os.environ.get(CONNECTIONS_VARIABLE) or 1_000)
    most_per_address: ClassVar[int] = 200
    """Of one address elsewhere; connections from this machine may come through a proxy, for many."""
    tick_s: ClassVar[float] = 1.0

    _watch: asyncio.TimerHandle | None = None
    _waited = _slow = _stuck = 0.0
    _came = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._is_crowded():
            self._refuse(503, "too_many_connections", "too many connections; ask again in a few seconds")
            return
        self._watch = self.loop.call_later(self.tick_s, self._look)

    def data_received(self, data: bytes) -> None:
        self._came += len(data)
        super().data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        self._unwatch()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Live connections ping; they are no concern of ours any more."""
        self._unwatch()
        super().handle_websocket_upgrade(event)

    def _unwatch(self) -> None:
        if self._watch is not None:
            self._watch.cancel()
            self._watch = None

    def _look(self) -> None:
        """Look after each tick whether somebody lets us wait."""
        if self.transport.is_closing():
            return
        answering = self.cycle is not None and not self.cycle.response_complete
        idle = self.conn.their_state is h11.IDLE and not answering and self.timeout_keep_alive_task is None
        self._waited = self._waited + self.tick_s if idle else 0.0
        self._stuck = self._stuck + self.tick_s if self.flow.write_paused else 0.0
        if self._waited >= self.head_s:
            self._refuse(408, "too_slow", f"the head of a request comes within {self.head_s:g} s")
        elif self._stuck >= self.unread_s or self._body_is_slow():
            self.transport.abort()
        else:
            self._watch = self.loop.call_later(self.tick_s, self._look)

    def _body_is_slow(self) -> bool:
        """Whether a body brings less than it has to, while nobody but the client holds it up."""
        if self.conn.their_state is not h11.SEND_BODY or self.flow.read_paused:
            self._slow, self._came = 0.0, 0
            return False
        self._slow += self.tick_s
        if self._slow < self.body_s:
            return False
        slow, self._slow, self._came = self._came < self.least_bytes, 0.0, 0
        return slow

    def _is_crowded(self) -> bool:
        if len(self.connections) > self.most:
            return True
        if self.client is None or _is_here(self.client[0]):
            return False
        mine = address_of(self.client[0])
        same = sum(1 for one in self.connections if _client(one) == mine)
        return same > self.most_per_address

    def _refuse(self, status: int, code: str, detail: str) -> None:
        """Say no without the application, and hang up."""
        document = {"type": "about:blank", "title": code.replace("_", " "), "status": status, "code": code}
        body = json.dumps({**document, "detail": detail}).encode()
        head = f"HTTP/1.1 {status} {code}\r\nContent-Type: application/problem+json\r\nContent-Length: {len(body)}\r\n"
        self.transport.write(f"{head}Retry-After: 5\r\nConnection: close\r\n\r\n".encode() + body)
        self.transport.close()


def _client(connection: Any) -> str | None:
    client = getattr(connection, "client", None)
    return address_of(client[0]) if client else None


def _is_here(address: str) -> bool:
    """Whether it is the address under which proxies of this machine come."""
    return address_of(address) in ("127.0.0.1", address_of("::1"))
