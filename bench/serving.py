"""Measures the server on one worker: rulings and answers per second, live listeners, memory of idle games."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import httpx
from rich.table import Table
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from bench.crowds import Held, crowds, report_crowds

LISTENERS = 50
IDLE_GAMES = 60
SECONDS = 5.0
SCENARIO = "the_cage"


@dataclass(frozen=True)
class Served:
    """What one worker managed, asked by one client over one connection."""

    explained: tuple[float, float]
    """Rulings with their explanation: how many a second, and milliseconds each."""
    bare: tuple[float, float]
    """Rulings alone."""
    answers_per_s: float
    answer_ms: float
    listeners: int
    fan_out_ms: float
    """From the acknowledgement of an answer until the last listener has heard of it, the median."""
    idle_kb: float
    crowds: list[Held]
    heard_ms: float
    """Until the last listener of the crowd has heard of an answer."""


class _Server:
    def __init__(self, folder: str) -> None:
        self._log = Path(folder, "log").open("wb")  # noqa: SIM115 - open as long as the server runs
        self.process = subprocess.Popen(
            [sys.executable, "-m", "api.command", "serve", "--port", "0", "--data", folder],
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
            env={**os.environ, "PAS_REQUESTS": "100000"},  # the server is measured, not its patience
        )
        self.port = int(re.search(r":(\d+)", self.process.stdout.readline().replace("http:", "")).group(1))
        self.url = f"http://127.0.0.1:{self.port}"

    def resident_kb(self) -> float:
        text = Path(f"/proc/{self.process.pid}/status").read_text("utf-8")
        return float(re.search(r"VmRSS:\s+(\d+)", text).group(1))

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)
        self.process.stdout.close()
        self._log.close()


@contextmanager
def _serving():
    with tempfile.TemporaryDirectory(prefix="pas-bench-") as folder:
        server = _Server(folder)
        try:
            yield server
        finally:
            server.stop()


def serve(*, quick: bool = False) -> Served:
    """Measure a real server in a process of its own."""
    seconds, listeners = (0.5, 5) if quick else (SECONDS, LISTENERS)
    with _serving() as server, httpx.Client(base_url=server.url, timeout=120) as client:
        _await(client)
        explained = _sights(client, seconds, explain=True)
        bare = _sights(client, seconds, explain=False)
        answers, answer_ms = _answers(server, client, seconds)
        fan_out = _fan_out(server, client, listeners, 5 if quick else 30)
        idle = _idle(server, client, 5 if quick else IDLE_GAMES)
        held, heard_ms = crowds(server.port, quick=quick)
    return Served(explained, bare, answers, answer_ms, listeners, fan_out, idle, held, heard_ms)


def _await(client: httpx.Client) -> None:
    for _ in range(600):
        try:
            client.get("/healthz")
        except httpx.TransportError:
            time.sleep(0.1)
        else:
            return


def _sights(client: httpx.Client, seconds: float, *, explain: bool) -> tuple[float, float]:
    """Rulings on the castle, keep-alive, figures moved from one question to the next."""
    spots = [[3.0 + 0.37 * (n % 40), 3.0] for n in range(200)]
    question = {"a": "davios", "b": "jelena", "explain": explain}
    ask = [{**question, "figures": [{"id": "davios", "at": spot}]} for spot in spots]
    client.post("/v1/scenes/castle/sight", json={"a": "davios", "b": "jelena"})
    count, begun = 0, time.perf_counter()
    while time.perf_counter() - begun < seconds:
        client.post("/v1/scenes/castle/sight", json=ask[count % len(ask)]).raise_for_status()
        count += 1
    took = time.perf_counter() - begun
    return count / took, 1000 * took / count


def _begun(client: httpx.Client, seed: int) -> dict:
    return client.post("/v1/games", json={"scenario": SCENARIO, "seed": seed}).json()


def _step(clients: dict[str, httpx.Client], game: dict) -> float | None:
    """One answer of the player in turn; how long its acknowledgement took, None when no decision is pending."""
    for client in clients.values():
        asked = client.get(f"/v1/games/{game['id']}/pending", params={"suggest": 1}).json()
        if asked["pending"] is not None:
            said = {"number": asked["pending"]["number"], "answer": asked["suggestions"][0]}
            begun = time.perf_counter()
            client.post(f"/v1/games/{game['id']}/answers", json=said).raise_for_status()
            return time.perf_counter() - begun
    return None


def _seats(server: _Server, game: dict) -> dict[str, httpx.Client]:
    headers = {player: {"Authorization": f"Bearer {game['tokens'][player]}"} for player in game["players"]}
    return {
        player: httpx.Client(base_url=server.url, headers=header, timeout=120) for player, header in headers.items()
    }


def _answers(server: _Server, client: httpx.Client, seconds: float) -> tuple[float, float]:
    """Answers acknowledged, each on disk; the questions between them are not counted."""
    took, seed = [], 0
    while sum(took) < seconds:
        game = _begun(client, seed)
        clients = _seats(server, game)
        while (one := _step(clients, game)) is not None and sum(took) < seconds:
            took.append(one)
        seed += 1
        for seat in clients.values():
            seat.close()
    return len(took) / sum(took), 1000 * sum(took) / len(took)


class _Listener(threading.Thread):
    def __init__(self, server: _Server, game: dict) -> None:
        super().__init__(daemon=True)
        self._server, self._game = server, game
        self.heard, self.at = 0, 0.0
        self.ready = threading.Event()
        self.start()

    def run(self) -> None:
        with suppress(ConnectionClosed):  # the server ends before we do
            self._follow()

    def _follow(self) -> None:
        with connect(f"ws://127.0.0.1:{self._server.port}/v1/games/{self._game['id']}/live", max_size=None) as socket:
            socket.send(json.dumps({"token": self._game["tokens"]["spectator"], "after": 0}))
            for message in socket:
                self.heard, self.at = json.loads(message)["next"], time.perf_counter()
                self.ready.set()


def _fan_out(server: _Server, client: httpx.Client, listeners: int, rounds: int) -> float:
    game = _begun(client, 99)
    clients, listening, waits = _seats(server, game), [_Listener(server, game) for _ in range(listeners)], []
    for one in listening:
        one.ready.wait(30)
    for _ in range(rounds):
        if _step(clients, game) is None:
            break
        acknowledged = time.perf_counter()
        events = client.get(
            f"/v1/games/{game['id']}", headers={"Authorization": f"Bearer {game['tokens']['spectator']}"}
        ).json()["events"]
        while any(one.heard < events for one in listening) and time.perf_counter() - acknowledged < 10:
            time.sleep(0.001)
        waits.append(max(max(one.at for one in listening) - acknowledged, 0.0))
    for seat in clients.values():
        seat.close()
    return 1000 * sorted(waits)[len(waits) // 2]


def _idle(server: _Server, client: httpx.Client, games: int) -> float:
    """Memory that a game takes which was begun and waits."""
    before = server.resident_kb()
    for seed in range(games):
        _begun(client, 1000 + seed)
    return max(server.resident_kb() - before, 0.0) / games


def report(console, *, quick: bool = False) -> None:
    """Measure, and print a table."""
    found = serve(quick=quick)
    table = Table(title="The service: one worker, one client on a connection that stays open")
    for heading in ("what", "per second", "ms", "note"):
        table.add_column(heading, justify="left" if heading in ("what", "note") else "right")
    for what, (per_s, ms) in (("explained, with the hidden share", found.explained), ("the ruling alone", found.bare)):
        table.add_row("sight rulings, castle", f"{per_s:.0f}", f"{ms:.1f}", f"{what}; figures moved each time")
    table.add_row(
        "answers acknowledged", f"{found.answers_per_s:.0f}", f"{found.answer_ms:.1f}", "each on disk (fsync)"
    )
    table.add_row(
        "live listeners", str(found.listeners), f"{found.fan_out_ms:.1f}", "until the last one has heard, median"
    )
    table.add_row("memory per idle game", "", "", f"{found.idle_kb:.0f} kB")
    console.print(table)
    report_crowds(console, found.crowds, found.heard_ms)
