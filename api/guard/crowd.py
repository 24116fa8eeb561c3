"""Limits each kind of request: how many run at once, how many wait; the rest get 429 with Retry-After.

Rulings cannot take the threads that answers of games need, and the other way round; what is refused is refused in a
millisecond, and those who were let in are answered in the time that they always are.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from api.guard.addresses import client_of
from api.guard.problems import problem, refuse_socket

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

QUESTIONS = re.compile(
    r"/v1/scenes/[^/]+/(sight|distance|cover|move|route|reach|odds|check|look|stage|table\.glb)"
    r"|/v1/scenarios/[^/]+/(check|stage)|/v1/shown/stage"
)
GAMES = re.compile(r"/v1/games(/.*)?")
UPLOADS = re.compile(r"/v1/(scenes|scans|records)(/[^/]+)?")
AGAIN_S = 2


@dataclass
class Line:
    """Requests of one kind: how many are let in at once, how many wait, and how many of either a client may have."""

    at_once: int
    waiting: int
    of_one: int
    inside: int = 0
    of: Counter[str] = field(default_factory=Counter)
    slots: asyncio.Semaphore | None = None

    def is_full(self, client: str) -> bool:
        return self.inside >= self.at_once + self.waiting or self.of[client] >= self.of_one

    async def enter(self, client: str) -> None:
        self.inside += 1
        self.of[client] += 1
        if self.slots is None:
            self.slots = asyncio.Semaphore(self.at_once)
        try:
            await self.slots.acquire()
        except BaseException:
            self._gone(client)
            raise

    def leave(self, client: str) -> None:
        if self.slots is not None:
            self.slots.release()
        self._gone(client)

    def _gone(self, client: str) -> None:
        self.inside -= 1
        self.of[client] -= 1
        if not self.of[client]:
            del self.of[client]


def usual_lines() -> dict[str, Line]:
    """What a server for a club takes; together less than its forty threads."""
    return {
        "questions": Line(at_once=12, waiting=60, of_one=48),
        "games": Line(at_once=16, waiting=240, of_one=160),
        "uploads": Line(at_once=24, waiting=0, of_one=12),
        "listeners": Line(at_once=600, waiting=0, of_one=300),
    }


class Crowd:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, lines: dict[str, Line] | None = None) -> None:
        self._app, self._lines = app, lines or usual_lines()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = _kind(scope)
        if kind is None:
            await self._app(scope, receive, send)
            return
        line, client = self._lines[kind], client_of(scope)
        if line.is_full(client):
            detail = f"too many {kind} at once; ask again in {AGAIN_S} s"
            answer = problem(429, "too_busy", detail, {"retry_after_s": AGAIN_S})
            if kind == "listeners":
                await refuse_socket(answer, scope, send)
            else:
                await answer(scope, receive, send)
            return
        await line.enter(client)
        try:
            await self._app(scope, receive, send)
        finally:
            line.leave(client)


def _kind(scope: Scope) -> str | None:
    if scope["type"] == "websocket":
        return "listeners"
    if scope["type"] != "http":
        return None
    path = scope["path"]
    if scope["method"] in ("POST", "PUT") and UPLOADS.fullmatch(path):
        return "uploads"
    if QUESTIONS.fullmatch(path):
        return "questions"
    return "games" if GAMES.fullmatch(path) else None
