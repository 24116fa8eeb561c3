"""Writes the access log: one JSON line for each request, without tokens, bodies or queries."""

from __future__ import annotations

import json
import logging
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

log = logging.getLogger("pas.requests")


class AccessLog:
    """Logs method, path, status and time of every request."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        started, status = time.perf_counter(), 500  # nothing answered is a fault of ours

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, noting)
        finally:
            took_ms = 1000 * (time.perf_counter() - started)
            log.info("%s", _line(scope["method"], scope["path"], status, took_ms))


def _line(method: str, path: str, status: int, took_ms: float) -> str:
    return json.dumps(
        {"at": round(time.time(), 3), "method": method, "path": path, "status": status, "ms": round(took_ms, 2)}
    )


def write_to_stderr() -> None:
    """Send the lines to the error output, once."""
    if log.handlers:
        return
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(message)s"))
    log.addHandler(handler)
    log.setLevel(logging.INFO)
    log.propagate = False
