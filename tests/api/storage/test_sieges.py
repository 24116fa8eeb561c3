"""Whatever is killed at whatever moment: no acknowledged answer is lost, and listeners hear every event once.

A kill is SIGKILL to a process that runs and is being asked: a server with its workers, one worker, or all processes of
the database. After half of the kills of a server alone, what it wrote and did not sync is undone too, as when the power
fails. What else is done to it (clock, full or slow disk) is counted for itself, and is no kill.
"""

from __future__ import annotations

import itertools
import signal
import sys
import time

import pytest

from skirmish.kernel.dice import Chance
from tests.api.serving.databases import Database
from tests.api.serving.failing_machine import FailingMachine
from tests.api.serving.servers import Server
from tests.api.serving.siege import Siege

KINDS = ("server", "worker", "database")
YEAR_S = 31_557_600
SLOW_MS = 200
KILLS = 200
"""At least so many in each of the two long sieges."""

PAUSE_MS = 500
"""At most so long after one blow comes the next, and at least a tenth of it."""


def blows(siege, seed, count, minutes):
    """Random moments while players are at it: a number for each blow, after an answer and a pause.

    There are so many at least, and as many more as fit into these minutes.
    """
    chance, ends = Chance(seed), time.monotonic() + 60 * minutes
    for number in itertools.count():
        if number >= count and time.monotonic() >= ends:
            return
        siege.await_answer()
        time.sleep((PAUSE_MS // 10 + chance.below(PAUSE_MS, number)) / 1000)
        yield number, lambda bound, number=number: chance.below(bound, number, 1)


def alone(tmp_path, kills, minutes=0):
    """One server on SQLite: killed, cut from power, put into another year, its disk slow, or full for a moment."""
    machine = FailingMachine(tmp_path)
    running = [Server(tmp_path, **machine.environment)]
    siege, undone = Siege(lambda: [running[0].url]), 0
    struck = dict.fromkeys(("kill", "power cut", "clock", "full disk", "slow disk"), 0)
    try:
        for number, below in blows(siege, "alone", kills, minutes):
            if number % 4 == 1:
                machine.shift_clock((below(3) - 1) * YEAR_S)
                struck["clock"] += 1
            if number % 8 == 5:
                machine.fill()
                time.sleep(0.3)
                struck["full disk"] += 1
            machine.slow_down(SLOW_MS if number % 8 == 2 else 0)
            if number % 8 == 2:
                siege.await_answer()
                struck["slow disk"] += 1
            assert running[0].process.poll() is None, "whatever was done to it, it runs until it is killed"
            running[0].kill()
            running[0].stop()
            machine.slow_down(0)
            if number % 2:
                undone += machine.lose_power(tmp_path)
            struck["power cut" if number % 2 else "kill"] += 1
            machine.empty()
            running[0] = Server(tmp_path, **machine.environment)
        toll = siege.end()
    finally:
        running[0].stop()
    toll.struck = struck | {"writes undone": undone}
    return toll


def together(tmp_path, kills, minutes=0):
    """Two servers, one of them of two workers, on one PostgreSQL: servers, workers and the database are killed."""
    database = Database(durable=True)
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    started = lambda place: Server(folders[place], workers=1 + place, PAS_DATABASE=database.url)  # noqa: E731
    running, struck = [started(0), started(1)], {"server": 0, "worker": 0, "database": 0}
    siege = Siege(lambda: [server.url for server in running])
    try:
        for number, below in blows(siege, "together", kills, minutes):
            kind = KINDS[number if number < len(KINDS) else below(len(KINDS))]
            if kind == "database":
                database.kill()
                database.start()
            elif kind == "worker":
                struck[kind] += _kill_a_worker(running[1], below)
            else:
                place = below(2)
                assert running[place].process.poll() is None, "whatever else was killed, it runs"
                running[place].kill_all()
                running[place].stop()
                running[place] = started(place)
            struck[kind] += kind != "worker"
        toll = siege.end()
    finally:
        for server in running:
            server.stop()
        database.remove()
    toll.struck = struck
    return toll


def kills_of(toll):
    """How often a process that ran was killed; what else was done to it does not count."""
    return sum(toll.struck.get(kind, 0) for kind in ("kill", "power cut", *KINDS))


def _kill_a_worker(server, below):
    """One of the processes below a server, whichever it is; whether there was one."""
    workers = server.workers()
    if not workers:
        return False
    server.send(workers[below(len(workers))], signal.SIGKILL)
    return True


def test_power_cuts_lose_no_acknowledged_answer(tmp_path):
    toll = alone(tmp_path, kills=3)
    assert toll.acknowledged > 20


def test_two_servers_of_which_one_is_killed_lose_no_acknowledged_answer(tmp_path, database):  # noqa: ARG001
    toll = together(tmp_path, kills=3)
    assert toll.acknowledged > 20


@pytest.mark.soak
@pytest.mark.parametrize(("siege", "minutes"), [(alone, 15), (together, 30)])
def test_a_long_siege_loses_no_acknowledged_answer(tmp_path, database, siege, minutes, capsys):  # noqa: ARG001
    started = time.monotonic()
    toll = siege(tmp_path, KILLS, minutes)
    with capsys.disabled():
        sys.stdout.write(f"\n{siege.__name__}: {time.monotonic() - started:.0f} s: {toll}\n")
    assert kills_of(toll) >= KILLS
    assert toll.acknowledged >= KILLS
