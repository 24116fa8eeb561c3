"""What fails under the server gets its own answer: nothing is lost, nothing is told that is not true."""

from __future__ import annotations

import json
import logging
import signal
import sqlite3
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from api.guard.problems import Refusal
from api.storage import FolderLock, SceneRow, StorageError, open_store
from tests.api.http.test_served_games import Spectator
from tests.api.serving.databases import Database, programs, stopped
from tests.api.serving.failing_machine import FailingMachine
from tests.api.serving.networks import cable
from tests.api.serving.nursery import ROOT
from tests.api.serving.players import an_answer, new_game
from tests.api.serving.servers import Server, serving
from tests.api.serving.siege import Siege

SCENE = 'format = "pas-scene/1"\ngame = "ichoria"\nname = "{name}"\ntable.size = [12, 12]\n'
PLENTY = 10**9
SLOW_MS = 1500
CUT_S = 20
"""Longer than connections to a database wait for a packet."""


def health(server):
    return httpx.get(f"{server.url}/healthz", timeout=30, verify=False)  # noqa: S501 - no TLS here


def until(server, status, patience_s=30.0):
    """Ask for the health of a server until it is as expected."""
    deadline = time.monotonic() + patience_s
    while health(server).status_code != status:
        assert time.monotonic() < deadline, f"/healthz still says {health(server).status_code}"
        time.sleep(0.2)


def answered(server, game):
    """Give one answer; the response."""
    for player in game["players"]:
        with server.client(game["tokens"][player]) as client:
            found = an_answer(client, game["id"])
            if found:
                given = {"number": found[0], "answer": found[1], "key": f"k{found[0]}"}
                return client.post(f"/v1/games/{game['id']}/answers", json=given)
    raise AssertionError("nobody is asked")


# ---------------------------------------------------------------- a full disk


def test_on_a_full_disk_answers_are_refused_as_such_and_the_game_goes_on_when_there_is_room(tmp_path):
    machine = FailingMachine(tmp_path)
    with serving(tmp_path, **machine.environment) as server, server.client() as asking:
        game = new_game(asking, "the_cage")
        spectator = Spectator(server, game)
        assert answered(server, game).status_code == 200
        machine.fill()
        refused = [answered(server, game) for _ in range(3)]
        assert {(one.status_code, one.json()["code"]) for one in refused} == {(503, "disk_full")}
        assert refused[0].headers["Retry-After"] == "5"
        until(server, 503)
        assert asking.post("/v1/games", json={"scenario": "duel"}).json()["code"] == "disk_full"
        assert httpx.get(f"{server.url}/v1/scenarios", timeout=30).status_code == 200, "what only reads goes on"
        machine.empty()
        until(server, 200)
        assert answered(server, game).status_code == 200
        with server.client(game["tokens"]["olympus"]) as client:
            assert client.post(f"/v1/games/{game['id']}/concede", json={}).status_code == 200
        spectator.wait()
        with server.client(game["tokens"]["spectator"]) as client:
            told = client.get(f"/v1/games/{game['id']}/events").json()["events"]
        assert spectator.events == told, "whoever listened before the fault hears what comes after it, once"
        with server.client(game["tokens"]["referee"]) as client:
            lines = client.get(f"/v1/games/{game['id']}/record").text.splitlines()
        assert sum(json.loads(line).get("by") in game["players"] for line in lines) == 3


def test_a_slow_disk_holds_up_what_is_stored_and_nothing_else(tmp_path):
    """An answer waits for the disk; whoever only asks is answered meanwhile."""
    machine = FailingMachine(tmp_path)
    with serving(tmp_path, **machine.environment) as server, server.client() as asking, ThreadPoolExecutor(1) as other:
        game = new_game(asking, "the_cage")
        looks = ("/v1/scenarios", "/v1/scenes/slits")
        assert all(asking.get(look).status_code == 200 for look in looks)
        machine.slow_down(SLOW_MS)
        waits = other.submit(answered, server, game)
        asked = 0
        while not waits.done():
            assert all(asking.get(look).status_code == 200 for look in looks)
            asked += 1
        machine.slow_down(0)
        assert waits.result().status_code == 200
        assert asked >= 3
        until(server, 200)


def test_a_server_whose_database_was_deleted_says_so(tmp_path):
    with serving(tmp_path) as server:
        assert health(server).status_code == 200
        (tmp_path / "pas.sqlite").unlink()
        until(server, 503)


# ---------------------------------------------------------------- a database that is down, or given what it cannot keep


def test_while_the_database_is_down_requests_are_told_to_come_again(database_alone, tmp_path):
    url = database_alone.url
    with serving(tmp_path, PAS_DATABASE=url) as server, server.client() as asking:
        game = new_game(asking, "the_cage")
        with stopped(database_alone):
            until(server, 503)
            refused = asking.post("/v1/games", json={"scenario": "duel"})
            assert (refused.status_code, refused.json()["code"]) == (503, "database_down")
            assert refused.headers["Retry-After"]
        until(server, 200)
        assert answered(server, game).status_code == 200
    log = (tmp_path / "server.log").read_text()
    assert "Traceback" not in log, "an outage is no fault of ours"


def test_a_worker_that_ends_while_the_database_is_down_does_not_end_its_server(database_alone, tmp_path):
    """It cannot start without a database, and is started again; the others wait for it."""
    server = Server(tmp_path, workers=2, PAS_DATABASE=database_alone.url)
    try:
        with stopped(database_alone):
            server.send(server.workers()[0], signal.SIGKILL)
            deadline = time.monotonic() + 60
            while server.process.poll() is None and "could not start" not in (tmp_path / "server.log").read_text():
                assert time.monotonic() < deadline, "nothing is said of it"
                time.sleep(0.1)
        until(server, 200)
        deadline = time.monotonic() + 60
        while len(server.workers()) < 2:
            assert time.monotonic() < deadline, "the other does not come back"
            time.sleep(0.1)
    finally:
        server.stop()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_name_that_cannot_be_stored_is_refused_by_its_line(request, tmp_path, kind):
    said = {} if kind == "sqlite" else {"PAS_DATABASE": request.getfixturevalue("database")}
    with serving(tmp_path, **said) as server, server.client() as asking:
        text = SCENE.format(name="Small\\u0000")
        refused = asking.post("/v1/scenes", files=[("files", ("s.toml", text.encode()))])
        assert (refused.status_code, refused.json()["code"]) == (422, "bad_scene")
        assert "s.toml:3: name:" in refused.json()["detail"]


def test_what_a_database_cannot_keep_is_refused_without_telling_what_it_was(database, caplog):
    store = open_store(database)
    row = SceneRow("nul", "d", "Small\0secret", "ichoria", "s.toml", "secret-hash", {}, 1.0)
    with caplog.at_level(logging.DEBUG), pytest.raises(Refusal) as refused:
        store.put_scene(row, {"s.toml": b""}, most_bytes=PLENTY)
    store.close()
    assert (refused.value.status, refused.value.code) == (422, "bad_text")
    told = f"{refused.value} {refused.value.__cause__} {caplog.text}"
    assert "secret" not in told


def test_no_error_of_a_database_tells_the_values_that_were_sent(tmp_path):
    store = open_store(f"sqlite:///{tmp_path / 'pas.sqlite'}")
    row = SceneRow("twice", "d", "Secret name", "ichoria", "s.toml", "secret-hash", {}, 1.0)
    store.put_scene(row, {"s.toml": b""}, most_bytes=PLENTY)
    with pytest.raises(Exception, match="UNIQUE") as wrong:
        store.put_scene(row, {"s.toml": b""}, most_bytes=PLENTY)
    store.close()
    assert "ecret" not in str(wrong.value)


def test_a_damaged_database_is_said_to_be_damaged(tmp_path):
    path = tmp_path / "pas.sqlite"
    store = open_store(f"sqlite:///{path}")
    store.close()
    with path.open("r+b") as file:  # the pages behind the first, where the tables are
        file.seek(4096)
        file.write(b"\xff" * (path.stat().st_size - 4096))
    with pytest.raises(StorageError, match="malformed"):
        open_store(f"sqlite:///{path}")


def test_a_statement_that_is_wrong_is_no_outage(tmp_path):
    """Else a fault of ours would be reported as a bad disk."""
    store = open_store(f"sqlite:///{tmp_path / 'pas.sqlite'}")
    with store.engine.connect() as connection, pytest.raises(Exception, match="no such table") as wrong:
        connection.exec_driver_sql("SELECT * FROM nowhere")
    store.close()
    assert not isinstance(wrong.value, Refusal)
    assert isinstance(wrong.value.__cause__, sqlite3.OperationalError)


# ---------------------------------------------------------------- one server for each folder


def test_a_second_server_on_one_folder_is_told_in_a_line(tmp_path):
    with serving(tmp_path) as server:
        command = [sys.executable, "-m", "api.command", "serve", "--port", "0", "--data", str(tmp_path)]
        second = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
        assert (second.returncode, second.stdout) == (2, "")
        assert second.stderr.count("\n") == 1
        assert f"another server uses this folder (process {server.process.pid})" in second.stderr
    with serving(tmp_path) as server:
        assert health(server).status_code == 200, "the folder is free again"


def test_a_folder_is_free_when_its_server_was_killed(tmp_path):
    with serving(tmp_path) as server:
        server.kill()
        FolderLock(tmp_path).release()


# ---------------------------------------------------------------- a network that is cut


@pytest.fixture
def apart():
    """A database on a network of its own, reached through a cable that can be pulled."""
    if programs() is None:
        pytest.skip("POSTGRESQL IS NOT TESTED: install it with apt-get install postgresql")
    with cable() as pulled:
        database = Database(durable=True, beyond=pulled)
        try:
            yield database, pulled
        finally:
            pulled.join()
            database.remove()


@pytest.mark.soak
def test_a_database_that_is_cut_off_is_noticed_and_found_again(apart, tmp_path):
    """No packet comes back, as when a cable is pulled: nobody is told "taken", and nobody waits for ever."""
    database, network = apart
    with serving(tmp_path, PAS_DATABASE=database.url) as server:
        siege = Siege(lambda: [server.url])
        siege.await_answer()
        network.cut()
        until(server, 503)
        before = siege.toll.acknowledged
        time.sleep(CUT_S)
        assert siege.toll.acknowledged == before
        network.join()
        until(server, 200, patience_s=60)
        siege.await_answer()
        toll = siege.end()
    assert toll.unavailable + toll.repeated > 0, "whoever asked meanwhile was told so"
    assert toll.games > 0


def test_a_folder_is_held_once(tmp_path):
    first = FolderLock(tmp_path)
    with pytest.raises(StorageError, match="another server uses this folder"):
        FolderLock(tmp_path)
    first.release()
    FolderLock(tmp_path).release()
