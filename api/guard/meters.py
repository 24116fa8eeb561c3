"""Counts requests, and renders counters as Prometheus reads them: numbers only, no names, tokens or addresses."""

from __future__ import annotations

import time
from collections import Counter
from threading import Lock
from typing import TYPE_CHECKING

from api.guard.logs import log_request

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from starlette.types import ASGIApp, Message, Receive, Scope, Send

NOUNS = ("games", "scenes", "scenarios", "records", "jobs", "scans", "shown")
BUCKETS_S = (0.005, 0.025, 0.1, 0.5, 2.0, 10.0)
MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Meters:
    """What this process has answered since it started."""

    def __init__(self) -> None:
        self._lock = Lock()
        self.requests: Counter[tuple[str, str, int]] = Counter()
        self.buckets: Counter[float] = Counter()
        self.seconds, self.answered = 0.0, 0
        self.live = 0

    def note(self, method: str, noun: str, status: int, took_s: float) -> None:
        """Count a request that was answered."""
        with self._lock:
            self.requests[method, noun, status] += 1
            self.seconds += took_s
            self.answered += 1
            for bound in BUCKETS_S:
                self.buckets[bound] += took_s <= bound

    def connect(self, change: int) -> None:
        """Count a live connection that begins (1) or ends (-1)."""
        with self._lock:
            self.live += change

    def text(self, gauges: Mapping[str, float]) -> str:
        """Everything as text; gauges are what there is now."""
        with self._lock:
            return "\n".join([*self._lines(), *_gauges({"live_connections": self.live, **gauges})]) + "\n"

    def _lines(self) -> Iterator[str]:
        yield "# HELP pas_requests_total Requests that were answered."
        yield "# TYPE pas_requests_total counter"
        for (method, noun, status), count in sorted(self.requests.items()):
            yield f'pas_requests_total{{method="{method}",noun="{noun}",status="{status}"}} {count}'
        yield "# HELP pas_request_seconds How long requests took."
        yield "# TYPE pas_request_seconds histogram"
        for bound in BUCKETS_S:
            yield f'pas_request_seconds_bucket{{le="{bound:g}"}} {self.buckets[bound]}'
        yield f'pas_request_seconds_bucket{{le="+Inf"}} {self.answered}'
        yield f"pas_request_seconds_sum {self.seconds:.6f}"
        yield f"pas_request_seconds_count {self.answered}"


def _gauges(gauges: Mapping[str, float]) -> Iterator[str]:
    for name, value in gauges.items():
        yield f"# TYPE pas_{name} gauge"
        yield f"pas_{name} {value:g}" if abs(value) < 1e6 else f"pas_{name} {value:.0f}"


class Watched:
    """Stands before the application: times each request, counts it and has it logged."""

    def __init__(self, app: ASGIApp, meters: Meters) -> None:
        self._app, self._meters = app, meters

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._time(scope, receive, send)
        elif scope["type"] == "websocket":
            self._meters.connect(1)
            try:
                await self._app(scope, receive, send)
            finally:
                self._meters.connect(-1)
        else:
            await self._app(scope, receive, send)

    async def _time(self, scope: Scope, receive: Receive, send: Send) -> None:
        started, status = time.perf_counter(), 500  # nothing answered is a fault of ours

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, noting)
        finally:
            took_s = time.perf_counter() - started
            self._meters.note(_method(scope), _noun(scope), status, took_s)
            log_request(scope["method"], scope["path"], status, took_s)


def _method(scope: Scope) -> str:
    """One of a few words: what a client makes up must not become a counter."""
    return str(scope["method"]) if scope["method"] in ("GET", "POST", "PUT", "DELETE") else "other"


def _noun(scope: Scope) -> str:
    parts = scope["path"].strip("/").split("/")
    return parts[1] if len(parts) > 1 and parts[0] == "v1" and parts[1] in NOUNS else "other"
