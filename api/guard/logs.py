"""Writes logs as JSON lines: one for each request, without tokens, bodies or queries, and one for each fault."""

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


class JsonLines(logging.Formatter):
    """A fault as one JSON line, its traceback in it."""

    def format(self, record: logging.LogRecord) -> str:
        said = {"at": round(record.created, 3), "level": record.levelname.lower(), "from": record.name}
        said |= {"said": record.getMessage()}
        if record.exc_info:
            said |= {"trace": self.formatException(record.exc_info)}
        return json.dumps(said)


FAULTS = ("pas", "uvicorn")
"""Whose faults are written: ours, and those of the server under us."""


def write_to_stderr() -> None:
    """Send the lines to the error output, once."""
    if log.handlers:
        return
    _send(log, logging.Formatter("%(message)s"), logging.INFO)
    for name in FAULTS:
        _send(logging.getLogger(name), JsonLines(), logging.WARNING)


def _send(logger: logging.Logger, formatter: logging.Formatter, level: int) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(formatter)
    logger.addHandler(handler)
    logger.setLevel(level)
    logger.propagate = False
