"""Measures the server under a crowd: what is answered, what is refused with 429, and how long either takes."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
from collections import Counter
from contextlib import contextmanager
from dataclasses import dataclass
from statistics import quantiles
from typing import TYPE_CHECKING

import httpx
import numpy as np
from rich.table import Table
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable, Iterator

SCENARIO = "the_cage"
HELD, REFUSED = 200, 429
SCENE = """format = "pas-scene/1"
game = "ichoria"
name = "Crowd"
table.size = [24, 18]
[[pieces]]
id = "hill"
mesh = "hill.stl"
at = [10, 9]
"""


@dataclass(frozen=True)
class Held:
    """How a crowd of one kind was held."""

    what: str
    asked: int
    answered: int
    refused: int
    other: int
    answered_ms: float
    """The time that nineteen of twenty answers took at most."""
    refused_ms: float
    health_ms: float
    """The time that nineteen of twenty health checks took at most meanwhile, asked by a process of their own."""


ASKS_HEALTH = """
import http.client, sys, time
line = http.client.HTTPConnection("127.0.0.1", int(sys.argv[1]), timeout=120)
while True:
    begun = time.perf_counter()
    line.request("GET", "/healthz")
    line.getresponse().read()
    print(1000 * (time.perf_counter() - begun), flush=True)
    time.sleep(0.05)
"""


@contextmanager
def _health(port: int) -> Iterator[list[float]]:
    """Milliseconds of each health check while this lasts; the list is filled at its end."""
    waits: list[float] = []
    asking = subprocess.Popen([sys.executable, "-c", ASKS_HEALTH, str(port)], stdout=subprocess.PIPE, text=True)
    asking.stdout.readline()
    try:
        yield waits
    finally:
        asking.terminate()
        waits += [float(line) for line in asking.communicate()[0].split()]


async def _timed(ask: Awaitable[int]) -> tuple[int, float]:
    begun = time.perf_counter()
    return await ask, 1000 * (time.perf_counter() - begun)


def _nearly_all(took: Iterable[float]) -> float:
    found = sorted(took)
    return quantiles(found, n=20)[-1] if len(found) > 1 else sum(found)


async def _crowd(what: str, client: httpx.AsyncClient, asks: list[Callable[[], Awaitable[int]]]) -> Held:
    """Ask everything at once, and after the health of the server all the while."""
    with _health(client.base_url.port) as waits:
        said = await asyncio.gather(*(_timed(ask()) for ask in asks))
    codes = Counter(HELD if 200 <= code < 300 else code for code, _ in said)
    return Held(
        what,
        len(asks),
        codes[HELD],
        codes[REFUSED],
        len(asks) - codes[HELD] - codes[REFUSED],
        _nearly_all(ms for code, ms in said if 200 <= code < 300),
        _nearly_all(ms for code, ms in said if code == REFUSED),
        _nearly_all(waits),
    )


def _rulings(client: httpx.AsyncClient, count: int) -> list[Callable[[], Awaitable[int]]]:
    async def ask(number: int) -> int:
        figures = [{"id": "davios", "at": [3.0 + 0.37 * (number % 40), 3.0]}]
        question = {"a": "davios", "b": "jelena", "explain": True, "figures": figures}
        return (await client.post("/v1/scenes/castle/sight", json=question)).status_code

    return [lambda number=number: ask(number) for number in range(count)]


async def _answers(client: httpx.AsyncClient, count: int) -> list[Callable[[], Awaitable[int]]]:
    """As many games, each with an answer of its player in turn."""
    asks = []
    for seed in range(count):
        game = (await client.post("/v1/games", json={"scenario": SCENARIO, "seed": seed})).json()
        asks.append(await _one_answer(client, game))

    async def ask(path: str, said: dict, known: dict) -> int:
        return (await client.post(path, json=said, headers=known)).status_code

    return [lambda one=one: ask(*one) for one in asks]


def _uploads(client: httpx.AsyncClient, count: int) -> list[Callable[[], Awaitable[int]]]:
    """Scenes of two megabytes: a strip of 40,000 triangles."""
    rows = np.zeros(40_000, [("numbers", "<f4", 12), ("more", "<u2")])
    x, y = np.arange(40_000) % 200, np.arange(40_000) // 200
    for corner, (right, up) in enumerate(((0, 0), (1, 0), (0, 1))):
        rows["numbers"][:, 3 + 3 * corner], rows["numbers"][:, 4 + 3 * corner] = x + right, y + up
    mesh = b"\0" * 80 + len(rows).to_bytes(4, "little") + rows.tobytes()

    async def ask() -> int:
        files = [("files", ("table.toml", SCENE.encode())), ("files", ("hill.stl", mesh))]
        return (await client.post("/v1/scenes", files=files)).status_code

    return [ask] * count


async def _listeners(client: httpx.AsyncClient, port: int, count: int) -> tuple[Held, float]:
    """Live connections to one game; at the end all that were let in hear of one answer."""
    game = (await client.post("/v1/games", json={"scenario": SCENARIO, "seed": 5})).json()
    held, hello = [], json.dumps({"token": game["tokens"]["spectator"], "after": 0})

    async def ask() -> int:
        try:
            live = await connect(f"ws://127.0.0.1:{port}/v1/games/{game['id']}/live", max_size=None, open_timeout=60)
        except InvalidStatus as refused:
            return refused.response.status_code
        await live.send(hello)
        await live.recv()
        held.append(live)
        return HELD

    found = await _crowd("live listeners", client, [ask] * count)
    path, said, known = await _one_answer(client, game)
    begun = time.perf_counter()
    (await client.post(path, json=said, headers=known)).raise_for_status()
    await asyncio.gather(*(live.recv() for live in held))
    heard_ms = 1000 * (time.perf_counter() - begun)
    await asyncio.gather(*(live.close() for live in held))
    return found, heard_ms


async def _one_answer(client: httpx.AsyncClient, game: dict) -> tuple[str, dict, dict]:
    """An answer of the player in turn: its address, body and headers."""
    for player in game["players"]:
        known = {"Authorization": f"Bearer {game['tokens'][player]}"}
        asked = (await client.get(f"/v1/games/{game['id']}/pending?suggest=1", headers=known)).json()
        if asked["pending"] is not None:
            said = {"number": asked["pending"]["number"], "answer": asked["suggestions"][0]}
            return f"/v1/games/{game['id']}/answers", said, known
    raise ValueError("nobody is asked anything")


async def _all(port: int, *, quick: bool) -> tuple[list[Held], float]:
    crowd = 30 if quick else 300
    limits = httpx.Limits(max_connections=None, keepalive_expiry=2)  # the server keeps idle ones for five seconds
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", limits=limits, timeout=300) as client:
        await client.post("/v1/scenes/castle/sight", json={"a": "davios", "b": "jelena"})
        found = [await _crowd("sight rulings, castle", client, _rulings(client, crowd))]
        found.append(await _crowd("answers of games", client, await _answers(client, crowd)))
        found.append(await _crowd("uploads of 2 MB", client, _uploads(client, 5 if quick else 45)))
        listeners, heard_ms = await _listeners(client, port, 20 if quick else 400)
    return [*found, listeners], heard_ms


def crowds(port: int, *, quick: bool = False) -> tuple[list[Held], float]:
    """Let crowds come to a server; also how long it takes until the last listener has heard of an answer."""
    return asyncio.run(_all(port, quick=quick))


def report_crowds(console, found: list[Held], heard_ms: float) -> None:
    """Print what came of the crowds."""
    table = Table(title="Crowds: all at once, one worker; whoever is refused is told when to come back")
    for heading in ("what", "asked", "answered", "429", "other", "answered in ms", "refused in ms", "health ms"):
        table.add_column(heading, justify="left" if heading == "what" else "right")
    for one in found:
        counts = (one.asked, one.answered, one.refused, one.other)
        times = (one.answered_ms, one.refused_ms, one.health_ms)
        table.add_row(one.what, *map(str, counts), *(f"{ms:.0f}" for ms in times))
    console.print(table)
    console.print(f"Times are those of 19 in 20 at most; the last of all listeners has heard after {heard_ms:.0f} ms.")
