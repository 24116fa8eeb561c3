"""Limits requests: bytes of a body, requests per token, and time for a question."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass
from hashlib import sha256
from threading import Lock
from typing import TYPE_CHECKING, Literal

from api.guard.addresses import client_of
from api.guard.problems import RETRY, problem, refuse_socket, too_busy

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

MEGABYTE = 1_000_000
UPLOADS = ("scenes", "scans", "records")
"""Nouns whose requests bring files."""


@dataclass(frozen=True)
class Limits:
    """What a server grants; the defaults suit a club."""

    upload_bytes: int = 64 * MEGABYTE
    stored_bytes: int = 8_000 * MEGABYTE
    """All scenes that were ever uploaded and not deleted, together."""
    body_bytes: int = 1 * MEGABYTE
    upload_files: int = 64
    unpacked_bytes: int = 256 * MEGABYTE
    unpacked_ratio: float = 100.0
    """A file may grow by this much when it is unpacked."""
    triangles: int = 1_000_000
    """As many as fit into the memory for prepared tables."""
    intake_bytes: int = 2_000 * MEGABYTE
    """Memory of the process that reads an upload."""
    intake_seconds: float = 60.0
    question_ms: float = 2_000.0
    """The longest that a question of sight may search."""
    requests_per_second: float = 50.0
    burst: int = 200
    tokens_per_address: int = 4
    """An address may ask as much as this many tokens: friends behind one line, but not a thousand made-up names."""
    tables_bytes: int = 1_500 * MEGABYTE
    """Memory for prepared tables."""
    live_games: int = 200
    """How many games are kept in memory; the others are loaded again on demand."""
    intakes: int = 2
    """How many uploads are read at once, each by a process of its own."""
    intakes_waiting: int = 8
    preview_seconds: float = 30.0
    """The longest that a picture of a scene may take."""
    games_days: float | None = None
    """After how many days a game ends that nobody continues; None keeps all."""
    plenty: float = 1.0
    """How many times as much as usual each client may create."""
    jobs: int = 2
    fairness_games: int = 400
    """The most games of bots that one job plays to tell whether a layout is fair."""
    fairness_jobs: int = 1
    """How many of these jobs run at once: each takes a core for minutes."""
    layout_seconds: float = 1_800.0
    """How long the process may compute that surveys a scenario, or plays games of it."""


class Buckets:
    """Requests per token: each has a bucket that fills at a rate per second, up to a burst."""

    MOST = 10_000

    def __init__(self, per_second: float, burst: int) -> None:
        self._per_second, self._burst = per_second, float(burst)
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self._lock = Lock()

    def take(self, who: str, amount: float = 1.0) -> float:
        """Take some; returns how many seconds to wait, 0 when there was enough."""
        now = time.monotonic()
        with self._lock:
            left, since = self._left.pop(who, (self._burst, now))
            left = min(self._burst, left + (now - since) * self._per_second)
            waits = 0.0 if left >= amount else (amount - left) / self._per_second
            self._left[who] = (left - amount if waits == 0.0 else left, now)
            while len(self._left) > self.MOST:
                self._left.popitem(last=False)
        return waits


Noun = Literal["scenes", "stored_bytes", "games", "jobs", "answers"]
HOUR_S, DAY_S = 3_600.0, 86_400.0
SHARES: dict[Noun, tuple[float, int]] = {
    "scenes": (200 / DAY_S, 60),
    "stored_bytes": (1_000 * MEGABYTE / DAY_S, 1_000 * MEGABYTE),
    "games": (60 / HOUR_S, 60),
    "jobs": (60 / HOUR_S, 20),
    "answers": (10.0, 600),
}
"""What each client may create: how much a second, and how much at once. A table of eight players plays on one line."""


class Shares:
    """What each client has created lately; more than its share is refused until some time has passed."""

    def __init__(self, limits: Limits) -> None:
        self._buckets = {
            noun: Buckets(limits.plenty * rate, max(1, int(limits.plenty * burst)))
            for noun, (rate, burst) in SHARES.items()
        }

    def take(self, client: str, noun: Noun, amount: float = 1.0) -> None:
        """Count something that a client creates."""
        waits = self._buckets[noun].take(client, amount)
        if waits:
            raise too_busy(f"one address may not have so many {noun.replace('_', ' ')}", waits)


class TooLargeError(Exception):
    """A body that is longer than is granted."""


class Gate:
    """Stands before the application: counts bodies as they come in, and requests by token."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self._app, self._limits = app, limits
        friends = limits.tokens_per_address
        self._tokens = Buckets(limits.requests_per_second, limits.burst)
        self._addresses = Buckets(friends * limits.requests_per_second, friends * limits.burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._let_in(scope, receive, send)
        elif scope["type"] == "websocket" and self._waits(scope):
            await refuse_socket(problem(429, "too_many_requests", "ask again in a second", {RETRY: 1}), scope, send)
        else:
            await self._app(scope, receive, send)

    def _waits(self, scope: Scope) -> float:
        """How long a client has to wait: by its token and by its address."""
        token, address = _headers(scope).get(b"authorization"), client_of(scope)
        by_token = self._tokens.take(sha256(token).hexdigest() if token else address)
        return max(by_token, self._addresses.take(address))

    async def _let_in(self, scope: Scope, receive: Receive, send: Send) -> None:
        waits = self._waits(scope)
        if waits:
            answer = problem(429, "too_many_requests", f"ask again in {waits:.1f} s", {RETRY: max(1, round(waits))})
            await answer(scope, receive, send)
            return
        most = self._limits.upload_bytes if _is_upload(scope) else self._limits.body_bytes
        if _announced(scope) > most:
            await _too_large(most)(scope, receive, send)
            return
        count = _Count(receive, send, most)
        try:
            await self._app(scope, count.receive, count.send)
        except TooLargeError:
            if not count.exceeded:
                raise
        if count.exceeded and not count.answering:
            await _too_large(most)(scope, receive, send)


def _too_large(most: int) -> ASGIApp:
    return problem(413, "too_large", f"a body of this kind has at most {most} bytes")


class _Count:
    """A body as it comes in, counted: nothing is read beyond the limit, whichever route reads it."""

    def __init__(self, receive: Receive, send: Send, most: int) -> None:
        self._receive, self._send, self._left = receive, send, most
        self.exceeded = self.answering = False

    async def receive(self) -> Message:
        message = await self._receive()
        self._left -= len(message.get("body", b""))
        if self._left < 0:
            self.exceeded = True
            raise TooLargeError
        return message

    async def send(self, message: Message) -> None:
        """The gate itself answers a body that is too long, not the route that failed on it."""
        if self.exceeded and not self.answering:
            return
        self.answering = True
        await self._send(message)


def _headers(scope: Scope) -> dict[bytes, bytes]:
    return dict(scope["headers"])


def _announced(scope: Scope) -> int:
    length = _headers(scope).get(b"content-length", b"0")
    return int(length) if length.isdigit() else 0


def _is_upload(scope: Scope) -> bool:
    """Whether a request brings files: a scene, a scan, a record."""
    parts = scope["path"].strip("/").split("/")
    return scope["method"] in ("POST", "PUT") and 2 <= len(parts) <= 3 and parts[1] in UPLOADS
