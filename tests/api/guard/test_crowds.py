"""A crowd is held at 429: what was let in is answered, the rest is told when to come back, and nobody else waits."""

from __future__ import annotations

import asyncio
import struct
import threading
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from api.guard.crowd import Crowd, Line
from api.guard.problems import Refusal
from api.guard.turnstile import Turnstile
from tests.api.http.test_served_scenes import SCENE, upload
from tests.api.serving.loops import run_apart
from tests.api.serving.servers import serving

CROWD = 45


def big_scene():
    """A scene with a mesh of two megabytes: a strip of 40,000 triangles."""
    floats = np.zeros((40_000, 12), "<f4")
    places = np.arange(40_000) % 200, np.arange(40_000) // 200
    for corner, (x, y) in enumerate(((0, 0), (1, 0), (0, 1))):
        floats[:, 3 + 3 * corner], floats[:, 4 + 3 * corner] = places[0] + x, places[1] + y
    rows = np.zeros(40_000, [("numbers", "<f4", 12), ("more", "<u2")])
    rows["numbers"] = floats
    mesh = b"\0" * 80 + struct.pack("<I", 40_000) + rows.tobytes()
    return {"table.toml": SCENE.format(shape='mesh = "hill.stl"'), "hill.stl": mesh}


def test_a_crowd_of_uploads_does_not_stall_the_server(tmp_path):
    """Forty-five uploads of two megabytes at once: health and rulings are answered all the while."""
    with serving(tmp_path) as server:
        files, answers, over = big_scene(), [], threading.Event()

        def send(_):
            with server.client() as client:
                return upload(client, files)

        def ask():
            with server.client() as client:
                client.post("/v1/scenes/slits/distance", json={"a": "davios", "b": "jelena"})
                while not over.is_set():
                    answers.append(client.get("/healthz").status_code)
                    client.get("/v1/scenes/slits").raise_for_status()

        asking = threading.Thread(target=ask)
        asking.start()
        with ThreadPoolExecutor(CROWD) as crowd:
            said = list(crowd.map(send, range(CROWD)))
        over.set()
        asking.join()
        codes = {answer.status_code for answer in said}
        refused = [answer for answer in said if answer.status_code == 429]
        assert codes == {201, 429}
        assert len(answers) > CROWD
        assert set(answers) == {200}
        for answer in refused:
            assert answer.json()["code"] == "too_busy"
            assert int(answer.headers["Retry-After"]) >= 1


def test_a_turnstile_lets_in_and_lets_wait_no_more_than_it_has_room_for():
    async def tried():
        turnstile, going, begun = Turnstile("work", at_once=2, waiting=3), threading.Event(), []

        def work(number):
            begun.append(number)
            going.wait()
            return number

        tasks = [asyncio.create_task(turnstile.run(work, number)) for number in range(7)]
        done, _ = await asyncio.wait(tasks[5:], timeout=5)
        waiting, working = [task for task in tasks[:5] if not task.done()], set(begun)
        going.set()
        assert (len(done), len(waiting)) == (2, 5)
        assert working <= {0, 1}
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        assert await turnstile.run(work, 9) == 9
        turnstile.close()
        return ended

    *done, sixth, seventh = run_apart(tried())
    assert done == [0, 1, 2, 3, 4]
    for refused in (sixth, seventh):
        assert isinstance(refused, Refusal)
        assert (refused.status, refused.code, refused.facts["retry_after_s"]) == (429, "too_busy", 5)


class Slow:
    """An application that answers when it is told to."""

    def __init__(self):
        self.begun, self.go_on = [], asyncio.Event()

    async def __call__(self, scope, _receive, send):
        self.begun.append(scope["path"])
        await self.go_on.wait()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})


def asked(path, client="192.0.2.1", method="POST", kind="http"):
    return {"type": kind, "path": path, "method": method, "headers": [], "client": (client, 1)}


def crowd_of(lines, scopes):
    """What each request of a crowd is answered, and those that were begun before any was answered."""

    async def all_at_once():
        app, said = Slow(), {}
        crowd = Crowd(app, lines)

        async def ask(number, scope):
            async def send(message):
                if "status" in message:
                    said[number] = message["status"]
                elif message["type"] == "websocket.close":
                    said[number] = message["code"]

            await crowd(scope, None, send)

        tasks = [asyncio.create_task(ask(number, scope)) for number, scope in enumerate(scopes)]
        for _ in range(20):
            await asyncio.sleep(0)
        begun = list(app.begun)
        app.go_on.set()
        await asyncio.gather(*tasks)
        return [said[number] for number in range(len(scopes))], begun

    return run_apart(all_at_once())


SIGHT, ANSWER = "/v1/scenes/castle/sight", "/v1/games/abc/answers"


def test_rulings_do_not_keep_answers_of_games_from_being_taken():
    lines = {"questions": Line(2, 3, 99), "games": Line(2, 1, 99)}
    said, begun = crowd_of(lines, [*[asked(SIGHT)] * 9, asked(ANSWER)])
    assert said == [200] * 5 + [429] * 4 + [200]
    assert begun == [SIGHT, SIGHT, ANSWER]
    assert all(line.inside == 0 and not line.of for line in lines.values())


def test_one_client_does_not_take_the_places_of_all():
    lines = {"questions": Line(2, 8, 3)}
    said, _ = crowd_of(lines, [*[asked(SIGHT)] * 5, asked(SIGHT, "192.0.2.2")])
    assert said == [200, 200, 200, 429, 429, 200]


def test_listeners_beyond_the_limit_are_refused_before_they_are_heard():
    lines = {"listeners": Line(2, 0, 2)}
    live = "/v1/games/abc/live"
    said, begun = crowd_of(lines, [asked(live, kind="websocket")] * 3)
    assert said == [200, 200, 4429]
    assert begun == [live, live]


@pytest.mark.parametrize("path", ["/healthz", "/", "/web/page.js", "/openapi.json", "/v1/jobs/abc", "/v1/scenarios"])
def test_what_takes_a_moment_stands_in_no_line(path):
    lines = {"questions": Line(0, 0, 0), "games": Line(0, 0, 0), "uploads": Line(0, 0, 0)}
    assert crowd_of(lines, [asked(path, method="GET")]) == ([200], [path])
