"""Safety of the service: limits, tokens, origins, logs, and an end that loses nothing."""

from __future__ import annotations

import hmac
import json
import signal
import threading
import time
from contextlib import suppress
from types import SimpleNamespace

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from api.guard import tokens
from api.guard.limits import Limits
from api.guard.problems import Refusal
from api.http.application import create_app
from api.http.schemas.scene_forms import SightQuestion
from api.http.settings import Settings, settings_from_environment
from api.intake.upload import take_in
from api.play.rooms import Room
from api.scenery import table_answers
from scenes import load_scene
from scenes.plugs.plug import CATALOGUE
from tests.api.http.test_served_scenes import WALL, owned, upload, zipped
from tests.api.intake.test_hostile_uploads import with_mesh
from tests.api.serving.loops import run_apart
from tests.api.serving.players import an_answer, as_seat, new_game
from tests.api.serving.servers import Server, serving

EVIL = "https://evil.example"


class Asked:
    """An application that is asked without a server; its house stays closed."""

    def __init__(self, settings):
        self._way_in = httpx.ASGITransport(create_app(settings), raise_app_exceptions=False)

    def get(self, address, headers=None):
        async def ask():
            async with httpx.AsyncClient(transport=self._way_in, base_url="http://localhost") as client:
                return await client.get(address, headers=headers)

        return run_apart(ask())


@pytest.fixture
def small(tmp_path):
    """An application of which nobody may ask much."""
    return Asked(Settings(tmp_path, limits=Limits(requests_per_second=0.001, burst=3, tokens_per_address=2)))


# ---------------------------------------------------------------- how much anybody may ask


def test_who_asks_too_much_waits(small):
    said = [small.get("/openapi.json") for _ in range(4)]
    assert [answer.status_code for answer in said] == [200, 200, 200, 429]
    assert said[-1].json()["code"] == "too_many_requests"
    assert int(said[-1].headers["Retry-After"]) >= 1


def test_a_token_does_not_wait_for_the_others_at_its_address(small):
    for _ in range(4):
        small.get("/openapi.json")
    assert small.get("/openapi.json", headers=owned("mine")).status_code == 200


def test_made_up_tokens_do_not_get_round_the_limit(small):
    said = [small.get("/openapi.json", headers=owned(f"guess{number}")).status_code for number in range(8)]
    assert said == [200] * 6 + [429] * 2


def test_a_body_that_is_too_long_is_refused(asking):
    long = asking.post("/v1/scenes/castle/sight", json={"a": "x" * 2_000_000, "b": "y"})
    assert (long.status_code, long.json()["code"]) == (413, "too_large")


def test_too_many_triangles_are_refused():
    with pytest.raises(Refusal) as refused:
        take_in({"walls.toml": WALL.encode()}, Limits(triangles=11))
    assert (refused.value.status, refused.value.code) == (422, "too_many_triangles")


def test_a_picture_that_takes_too_long_is_given_up(tmp_path):
    """Its process is ended, and the next picture is drawn."""

    async def asked(folder, seconds):
        app = create_app(Settings(folder, limits=Limits(preview_seconds=seconds), ready=False))
        async with app.router.lifespan_context(app):
            way_in = httpx.ASGITransport(app, client=("127.0.0.1", 1))
            async with httpx.AsyncClient(transport=way_in, base_url="http://localhost", timeout=60) as asking:
                return await asking.get("/v1/scenes/slits/preview.png")

    given_up, drawn = run_apart(asked(tmp_path, 0.01)), run_apart(asked(tmp_path, 60.0))
    assert (given_up.status_code, given_up.json()["code"]) == (422, "too_much_work")
    assert "time" in given_up.json()["detail"]
    assert drawn.status_code == 200


@pytest.mark.parametrize(
    "files",
    [
        {"table.toml": WALL, "parts": b"x", "parts/wall.stl": b"y"},
        {"table.zip": zipped({"table.toml": WALL, "parts": b"x", "parts/wall.stl": b"y"})},
    ],
    ids=["files", "zip"],
)
def test_a_name_that_is_a_file_and_a_folder_is_refused(asking, files):
    refused = upload(asking, files)
    assert (refused.status_code, refused.json()["code"]) == (422, "bad_name")


def test_a_zip_that_is_broken_inside_is_refused(asking):
    whole = bytearray(zipped({"table.toml": WALL * 20}))
    whole[60:90] = b"\xff" * 30
    refused = upload(asking, {"table.zip": bytes(whole)})
    assert (refused.status_code, refused.json()["code"]) == (422, "bad_zip")


# ---------------------------------------------------------------- questions that cannot be settled


def test_a_question_that_is_not_settled_in_time_is_undecided_and_no_error(asking):
    """Four hard pairs of the castle, and a millisecond for each: what is not settled is played as not seen."""
    asked = []
    for a, b in (("davios", "theron"), ("leucas", "theron"), ("leucas", "myrine"), ("theron", "jelena")):
        question = {"a": a, "b": b, "budget_ms": 1.0, "explain": False}
        found = asking.post("/v1/scenes/castle/sight", json=question)
        assert found.status_code == 200, found.text
        asked.append(found.json())
    undecided = [ruling for ruling in asked if ruling["verdict"] == "undecided"]
    assert undecided
    assert {(ruling["sees"], ruling["ruling"]) for ruling in undecided} == {(False, "does not see")}


def test_nobody_gets_more_time_than_the_server_grants():
    """Whatever budget a question names, the search ends by the server's own."""
    scene = load_scene(CATALOGUE / "castle.toml")
    limits = Limits(question_ms=1.0)
    wanted = SightQuestion(a="leucas", b="theron", budget_ms=60_000.0, explain=False)
    table_answers.sight(scene, wanted, limits)  # what is compiled and prepared for the first question is not counted
    assert table_answers.sight(scene, wanted, limits)["milliseconds"] < 2000.0


# ---------------------------------------------------------------- what is no text and no number


@pytest.mark.parametrize(
    "answer", ["NaN", "Infinity", "1e999", r'"\ud800"', r'{"\ud800": [NaN]}', "[" * 5000 + "]" * 5000, '"\\u0000"']
)
def test_an_answer_that_is_nonsense_is_refused_and_changes_nothing(server, asking, answer):
    game = new_game(asking, "duel", seed=3)
    player = _first(server, game)[-1]
    with as_seat(server, game, player) as client:
        address, before = f"/v1/games/{game['id']}", client.get(f"/v1/games/{game['id']}").json()
        number = before["pending"][0]["number"]
        for body in (f'{{"number": {number}, "answer": {answer}}}', f'{{"number": {number}, {answer}: 1}}'):
            refused = client.post(f"{address}/answers", content=body, headers={"Content-Type": "application/json"})
            assert 400 <= refused.status_code < 500, refused.text
            assert refused.json()["code"]
        assert client.get(address).json() == before


@pytest.mark.parametrize("key", ["\0", "\ud800", "", "é", "x" * 101, "a\nb"])
def test_a_key_that_no_database_keeps_is_refused(server, asking, key):
    game = new_game(asking, "duel")
    with as_seat(server, game, game["players"][0]) as client:
        body = json.dumps({"key": key})
        refused = client.post(
            f"/v1/games/{game['id']}/concede", content=body, headers={"Content-Type": "application/json"}
        )
    assert (refused.status_code, refused.json()["code"]) == (422, "malformed")


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ("no json", 4400),
        ("[]", 4400),
        ('{"token": "x", "after": 1e999}', 4400),
        ('{"token": "x", "after": "soon"}', 4400),
        ('{"after": 0}', 4400),
        ('{"token": "guess"}', 4403),
    ],
)
def test_a_live_connection_that_says_nonsense_is_closed_by_name(server, asking, hello, code):
    game = new_game(asking, "the_cage")
    with connect(f"ws://127.0.0.1:{server.port}/v1/games/{game['id']}/live") as socket:
        socket.send(hello)
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=20)
        assert socket.protocol.close_code == code


def test_a_live_connection_to_no_game_is_closed(server):
    with connect(f"ws://127.0.0.1:{server.port}/v1/games/%00nowhere/live") as socket:
        socket.send('{"token": "x"}')
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=20)
        assert socket.protocol.close_code == 4404


@pytest.mark.parametrize("said", ["x" * 100_000, b"x"])
def test_who_talks_on_a_live_connection_is_hung_up_on(server, asking, said):
    """After its first message a client only listens; eight that talked held everybody else up."""
    game = new_game(asking, "the_cage")
    with connect(f"ws://127.0.0.1:{server.port}/v1/games/{game['id']}/live") as socket:
        socket.send(json.dumps({"token": game["tokens"]["spectator"]}))
        assert json.loads(socket.recv(timeout=20))["over"] is False
        with pytest.raises(ConnectionClosed):
            _talk(socket, said)
        assert socket.protocol.close_code == 4429


def _talk(socket, said):
    for _ in range(1000):
        socket.send(said)
    while True:
        socket.recv(timeout=20)


def test_a_fault_of_ours_is_told_without_a_traceback(small):
    """Its house is closed, so every route that needs it fails."""
    said = small.get("/healthz")
    assert (said.status_code, said.headers["content-type"]) == (500, "application/problem+json")
    assert said.json()["code"] == "bug"
    assert "Traceback" not in said.text


# ---------------------------------------------------------------- tokens, origins, logs


def test_tokens_are_compared_in_constant_time_and_kept_as_hashes(monkeypatch):
    """Every seat is compared, by a comparison that takes as long for a near miss as for any other."""
    compared, real = [], hmac.compare_digest
    monkeypatch.setattr(tokens.hmac, "compare_digest", lambda a, b: compared.append((a, b)) or real(a, b))
    words = {seat: tokens.fresh_token() for seat in ("greeks", "vikings", "spectator")}
    room = SimpleNamespace(_hashes={seat: tokens.hashed(word) for seat, word in words.items()})
    assert Room.seat_of(room, words["greeks"]) == "greeks"
    assert Room.seat_of(room, words["greeks"][:-1]) is None
    assert len(compared) == 6
    assert not any(word in part for word in words.values() for pair in compared for part in pair)


def test_no_token_is_in_the_database(tmp_path):
    with serving(tmp_path) as server, server.client() as asking:
        game = new_game(asking, "the_cage")
        owner = upload(asking, {"walls.toml": WALL}).json()["owner_token"]
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("pas.sqlite*"))
    assert game["id"].encode() in kept
    assert not [token for token in (*game["tokens"].values(), owner) if token.encode() in kept]


def test_pages_of_other_hosts_may_not_ask(asking):
    asked = asking.get("/v1/scenes", headers={"Origin": EVIL})
    ahead = asking.options("/v1/games", headers={"Origin": EVIL, "Access-Control-Request-Method": "POST"})
    for answer in (asked, ahead):
        assert not [name for name in answer.headers if name.startswith("access-control")]
    assert ahead.status_code == 405


def test_an_origin_that_the_host_names_may_ask(tmp_path, monkeypatch):
    monkeypatch.setenv("PAS_ORIGINS", "https://club.example")
    app = Asked(settings_from_environment(tmp_path))
    allowed = [
        app.get("/openapi.json", headers={"Origin": origin}).headers.get("access-control-allow-origin")
        for origin in ("https://club.example", EVIL)
    ]
    assert allowed == ["https://club.example", None]


def test_the_log_has_a_line_for_each_request_and_no_secret(tmp_path):
    with serving(tmp_path) as server, server.client() as asking:
        game = new_game(asking, "the_cage", seed=77)
        secrets = list(game["tokens"].values())
        with as_seat(server, game, "olympus") as client:
            client.get(f"/v1/games/{game['id']}", params={"token": secrets[0]})
            number, answer = an_answer(client, game["id"]) or (1, "x")
            client.post(f"/v1/games/{game['id']}/answers", json={"number": number, "answer": answer, "key": "a-key"})
        asking.get(f"/v1/games/{game['id']}", headers=owned("wrong-token"))
        upload(asking, with_mesh("stl", b"solid nothing"))
    text = (tmp_path / "server.log").read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    assert {"at", "method", "path", "status", "ms"} == set(lines[0])
    assert {(line["method"], line["status"]) for line in lines} >= {("POST", 201), ("GET", 200), ("GET", 403)}
    assert not [secret for secret in (*secrets, "wrong-token", "a-key", "seed", "token") if secret in text]


# ---------------------------------------------------------------- the end


def test_a_server_that_is_asked_to_end_does_so_soon_and_goes_on_later(tmp_path):
    """With bots thinking, somebody listening and somebody asking; what was acknowledged is there afterwards."""
    server = Server(tmp_path)
    with server.client() as asking:
        game = new_game(asking, "the_cage", seed=1)
        new_game(asking, "the_cage", seed=2, bots={"olympus": "random", "underworld": "random"})
    number, answer, player = _first(server, game)
    with as_seat(server, game, player) as client:
        said = client.post(f"/v1/games/{game['id']}/answers", json={"number": number, "answer": answer})
        assert said.status_code == 200
    listening = threading.Thread(target=_listen, args=(server, game))
    listening.start()
    time.sleep(0.5)
    began = time.monotonic()
    server.process.send_signal(signal.SIGTERM)
    assert server.process.wait(timeout=40) in (0, -signal.SIGTERM)
    assert time.monotonic() - began < 20
    listening.join(timeout=20)
    assert not listening.is_alive()
    assert "Traceback" not in (tmp_path / "server.log").read_text()
    server.stop()
    with serving(tmp_path) as again, as_seat(again, game, "referee") as referee:
        record = referee.get(f"/v1/games/{game['id']}/record").text
        assert f'"by": "{player}"' in record or f'"by":"{player}"' in record


def _listen(server, game):
    with connect(f"ws://127.0.0.1:{server.port}/v1/games/{game['id']}/live") as socket:
        socket.send(json.dumps({"token": game["tokens"]["spectator"]}))
        with suppress(ConnectionClosed):  # it says that the server restarts
            for _ in socket:
                pass


def _first(server, game):
    for player in game["players"]:
        with as_seat(server, game, player) as client:
            found = an_answer(client, game["id"])
        if found is not None:
            return *found, player
    raise AssertionError("nobody is asked anything")


def test_a_server_that_is_full_refuses_scenes_until_one_is_deleted(tmp_path):
    def told(name):
        return {"walls.toml": WALL.replace("Two walls", name) + "\n# " + 600_000 * "-"}

    with serving(tmp_path, PAS_STORED_MB="1") as server, server.client() as asking:
        asking.headers.update(owned("one-and-the-same-owner"))
        first = upload(asking, told("First"))
        second = upload(asking, told("Second"))
        assert (first.status_code, second.status_code, second.json()["code"]) == (201, 413, "storage_full")
        stored = [one["name"] for one in asking.get("/v1/scenes").json()["scenes"] if not one["shipped"]]
        assert stored == ["First"]
        asking.delete(f"/v1/scenes/{first.json()['id']}", headers=owned(first.json()["owner_token"]))
        assert upload(asking, told("Second")).status_code == 201
