"""Writes logs as JSON lines: one for each request, without tokens, bodies or queries, and one for each fault."""

from __future__ import annotations

import json
import logging
import time

log = logging.getLogger("pas.requests")


def log_request(method: str, path: str, status: int, took_s: float) -> None:
    """Log a request that was answered."""
    at, took_ms = round(time.time(), 3), round(1000 * took_s, 2)
    log.info("%s", json.dumps({"at": at, "method": method, "path": path, "status": status, "ms": took_ms}))


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
