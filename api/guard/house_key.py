"""The door: a request has to name this machine, to come from this page, and to bring the key of the house.

The key is shown once, when the server starts, and is in the code for the phone. Pages, the description of the API and
the health check need none, and what is asked with the token of a seat needs none besides.
"""

from __future__ import annotations

import hmac
import os
import re
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from api.guard.addresses import host_of, is_known_host
from api.guard.problems import Refusal, problem, refuse_socket

if TYPE_CHECKING:
    from pathlib import Path

    from starlette.types import ASGIApp, Receive, Scope, Send

KEY_HEADER = "Pas-Key"
KEY_BYTES = 12
FILE = "house.key"
SAFE = ("GET", "HEAD", "OPTIONS")

SEATED = re.compile(r"/v1/games/[^/]+(/.*)?")
"""Routes that ask for the token of a seat themselves."""

FOLLOWED = re.compile(r"/v1/jobs/[^/]+/live")
"""A browser cannot send the key with a live connection: it comes in its first message."""


@dataclass(frozen=True, slots=True)
class HouseRules:
    """Who is let in."""

    key: str | None = None
    """None where nobody needs one."""
    hosts: tuple[str, ...] = ()
    """Names of this server besides those of the machine."""
    origins: tuple[str, ...] = ()
    """Pages of other hosts that may ask."""

    def opens(self, told: str) -> bool:
        """Whether a key is that of the house; how long this takes tells nothing."""
        return self.key is None or hmac.compare_digest(self.key.encode(), told.encode())


class Door:
    """Stands before the application, and behind the limits."""

    def __init__(self, app: ASGIApp, rules: HouseRules) -> None:
        self._app, self._rules = app, rules

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        refusal = self._refusal(scope)
        if refusal is None:
            await self._app(scope, receive, send)
            return
        answer = problem(refusal.status, refusal.code, refusal.detail)
        if scope["type"] == "websocket":
            await refuse_socket(answer, scope, send)
        else:
            await answer(scope, receive, send)

    def _refusal(self, scope: Scope) -> Refusal | None:
        host = host_of(scope)
        if not is_known_host(host, self._rules.hosts):
            return Refusal(421, "unknown_host", f"this server is not called {host[:80]!r}; PAS_HOSTS names others")
        if not self._is_from_here(scope):
            return Refusal(403, "cross_site", "pages of other sites may not ask; PAS_ORIGINS names those that may")
        if _needs_key(scope) and not self._rules.opens(key_of(scope)):
            return Refusal(401, "key_needed", f"send the key that the server showed when it started: {KEY_HEADER}: …")
        return None

    def _is_from_here(self, scope: Scope) -> bool:
        """Whether a request that changes something, or stays open, comes from no page or from ours."""
        if scope["type"] == "http" and scope["method"] in SAFE:
            return True
        headers = dict(scope["headers"])
        origin = headers.get(b"origin", b"").decode("latin-1")
        if not origin:
            return headers.get(b"sec-fetch-site", b"none") in (b"none", b"same-origin")
        own = headers.get(b"host", b"").decode("latin-1").lower()
        return origin in self._rules.origins or _host_of_page(origin) == own


def _host_of_page(origin: str) -> str | None:
    """Host and port of the page that a request comes from; None where that is no address."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None


def _needs_key(scope: Scope) -> bool:
    path = scope["path"]
    if not path.startswith("/v1/") or SEATED.fullmatch(path):
        return False
    if scope["type"] == "websocket":
        return not FOLLOWED.fullmatch(path)
    return bool(scope["method"] != "OPTIONS")


def key_of(scope: Scope) -> str:
    """The key that a request brings; empty where it brings none."""
    told: bytes = dict(scope["headers"]).get(KEY_HEADER.lower().encode(), b"")
    return told.decode("latin-1")


def kept_key(data: Path) -> str:
    """The key of a data directory: made once, so that what was printed with it stays good; readable by its owner."""
    path = data / FILE
    try:
        opened = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        kept = path.read_text("ascii").strip()
        if kept:
            return kept
        opened = os.open(path, os.O_WRONLY | os.O_TRUNC)
    key = secrets.token_urlsafe(KEY_BYTES)
    with os.fdopen(opened, "w", encoding="ascii") as file:
        file.write(key + "\n")
    return key
