"""The door of a server: its key, its names, the pages that may ask, and what each stranger is told."""

from __future__ import annotations

import json
import os
import re

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from api.command.show.serve import house_key
from api.guard.addresses import is_known_host
from tests.api.http.test_served_scenes import WALL, owned, upload
from tests.api.serving.nursery import started
from tests.api.serving.players import as_seat, new_game
from tests.api.serving.servers import serving

KEY = "a-key-of-the-house"
KEYED = {"Pas-Key": KEY}
MINE, YOURS = owned("mine-and-mine-alone"), owned("yours-and-yours-alone")
EVIL = "https://evil.example"


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """A server that asks for a key."""
    with serving(tmp_path_factory.mktemp("keyed"), PAS_KEY=KEY) as server:
        yield server


@pytest.fixture
def stranger(house):
    with house.client() as client:
        yield client


# ---------------------------------------------------------------- the key


def operations(client):
    """Every operation of the API that needs the key: its method and a path."""
    for path, item in client.get("/openapi.json").json()["paths"].items():
        for method in item:
            if path.startswith("/v1/") and not path.startswith("/v1/games/"):
                yield method.upper(), re.sub(r"\{\w+\}", "castle", path)


def test_nothing_is_answered_without_the_key(stranger):
    asked = list(operations(stranger))
    assert len(asked) > 25
    for method, path in asked:
        for headers in ({}, {"Pas-Key": "guess"}, {"Pas-Key": KEY[:-1]}, {"Pas-Key": ""}):
            answer = stranger.request(method, path, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (401, "key_needed"), (method, path)
            assert KEY not in answer.text


def test_the_key_opens_and_pages_and_health_need_none(stranger):
    assert stranger.get("/v1/scenes", headers=KEYED).status_code == 200
    for path in ("/", "/docs", "/web/page.js", "/openapi.json", "/healthz"):
        assert stranger.get(path).status_code == 200


def test_a_seat_needs_its_token_and_nothing_else(house, stranger):
    stranger.headers.update(KEYED)
    game = new_game(stranger, "the_cage")
    del stranger.headers["Pas-Key"]
    address = f"/v1/games/{game['id']}"
    assert stranger.get(address).status_code == 401
    assert stranger.get(address, headers=owned("guess")).status_code == 403
    with as_seat(house, game, "spectator") as client:
        assert client.get(address).status_code == 200
    with connect(f"ws://127.0.0.1:{house.port}{address}/live") as live:
        live.send(json.dumps({"token": game["tokens"]["spectator"]}))
        assert json.loads(live.recv())["events"]


def test_a_job_is_followed_with_the_key_in_its_header_or_its_first_message(house, stranger):
    job = stranger.post("/v1/scenes/slits/prepare", headers=KEYED).json()["id"]
    address = f"ws://127.0.0.1:{house.port}/v1/jobs/{job}/live"
    with connect(address, additional_headers=KEYED) as live:
        assert json.loads(live.recv())["id"] == job
    with connect(address) as live:
        live.send(json.dumps({"key": KEY}))
        assert json.loads(live.recv())["id"] == job
    for told in ('{"key": "guess"}', "{}", "nonsense", "[]"):
        with connect(address) as live:
            live.send(told)
            with pytest.raises(Exception, match="4401"):
                live.recv()


@pytest.fixture
def served(tmp_path):
    """Starts `pas serve` and gives what it printed about itself; it is ended with the test."""
    running = []

    def start(*words):
        data = tmp_path / "more" if running else tmp_path  # no two servers share a folder
        environment = {name: word for name, word in os.environ.items() if name != "PAS_KEY"}
        with open(os.devnull, "w") as nowhere:  # noqa: PTH123 - a device
            process = started(["serve", "--port", "0", "--data", str(data), "--json", *words], environment, nowhere)
        running.append(process)
        return json.loads(process.stdout.readline())

    yield start
    for process in running:
        process.terminate()
        process.wait(timeout=60)
        process.stdout.close()


def status(address, **headers):
    with httpx.Client(transport=httpx.HTTPTransport(retries=50), timeout=60) as client:
        return client.get(f"{address}/v1/scenes", headers=headers).status_code


@pytest.mark.parametrize("hello", ['{"key": "\\ud800"}', "[" * 100_000, "{}", "[]", '{"key": {}}', b"key"])
def test_what_is_no_key_closes_the_connection_by_name(house, hello):
    with connect(f"ws://127.0.0.1:{house.port}/v1/jobs/abc/live") as socket:
        socket.send(hello)
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=20)
        assert socket.protocol.close_code == 4401
    assert "Traceback" not in (house.data / "server.log").read_text()


def test_a_server_that_others_reach_shows_a_key_and_keeps_it(served, tmp_path):
    """127.0.0.2 is this machine, but not the address that others cannot reach."""
    said = served("--host", "127.0.0.2")
    assert len(said["key"]) >= 16
    assert status(said["address"]) == 401
    assert status(said["address"], **{"Pas-Key": said["key"]}) == 200
    assert (tmp_path / "house.key").stat().st_mode & 0o077 == 0
    assert house_key("0.0.0.0", tmp_path, open_house=False) == said["key"]  # noqa: S104 - not bound


def test_on_this_machine_alone_and_in_an_open_house_no_key_is_asked_for(served):
    here = served()
    assert here["key"] is None
    assert status(here["address"]) == 200
    club = served("--host", "127.0.0.2", "--open")
    assert club["key"] is None
    assert status(club["address"]) == 200


def test_the_key_is_in_the_code_for_the_phone(capsys, monkeypatch):
    from api.command.show.serve import announce
    from api.command.words.sentences import tongue_for

    coded = []
    monkeypatch.setattr("segno.make", lambda page: coded.append(page) or Code())
    announce("192.0.2.5", 8765, tongue_for("en"), key="the-key", as_json=False)
    assert coded == ["http://192.0.2.5:8765/#key=the-key"]
    assert "Key of the house: the-key" in capsys.readouterr().out


class Code:
    """A code that is not drawn."""

    def terminal(self, *, compact):
        assert compact


# ---------------------------------------------------------------- names and pages


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8765", "127.0.0.1.evil.example", "localhost.evil", ""])
def test_a_name_that_was_made_to_point_here_is_refused(stranger, host):
    """DNS rebinding: a page of another site asks under its own name, and is answered nothing."""
    for path in ("/", "/v1/scenes", "/healthz", "/openapi.json"):
        answer = stranger.get(path, headers={**KEYED, "Host": host})
        assert (answer.status_code, answer.json()["code"]) == (421, "unknown_host")


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "LOCALHOST:1", "[::1]:8765", "192.0.2.5", "localhost."])
def test_the_names_and_numbers_of_this_machine_are_known(stranger, host):
    assert stranger.get("/healthz", headers={"Host": host}).status_code == 200


def test_a_name_that_the_host_gives_is_known():
    assert is_known_host("club.example", ("club.example",))
    assert not is_known_host("club.example", ())


def test_no_page_of_another_site_changes_anything(stranger):
    """A form needs no permission of the browser to be sent, so the server looks whose page it is on."""
    own = f"http://{stranger.base_url.host}:{stranger.base_url.port}"
    game = {"scenario": "the_cage"}
    for headers in ({"Origin": EVIL}, {"Origin": "null"}, {"Origin": own + "1"}, {"Sec-Fetch-Site": "cross-site"}):
        for path in ("/v1/games", "/v1/scenes", "/v1/records"):
            answer = stranger.post(path, json=game, headers={**KEYED, **headers})
            assert (answer.status_code, answer.json()["code"]) == (403, "cross_site")
    for headers in ({"Origin": own}, {"Sec-Fetch-Site": "same-origin"}, {"Sec-Fetch-Site": "none"}, {}):
        assert stranger.post("/v1/games", json=game, headers={**KEYED, **headers}).status_code == 201


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//", "http://127.0.0.1:x", "\u00e9"])
def test_an_origin_that_is_no_address_is_that_of_another_site(stranger, origin):
    answer = stranger.post("/v1/games", json={}, headers={**KEYED, "Origin": origin.encode("latin-1")})
    assert (answer.status_code, answer.json()["code"]) == (403, "cross_site")


def test_no_page_of_another_site_opens_a_live_connection(house):
    with pytest.raises(InvalidStatus, match="403"):
        connect(f"ws://127.0.0.1:{house.port}/v1/games/abc/live", origin=EVIL)


# ---------------------------------------------------------------- what is not yours


def test_nobody_is_told_what_others_have_uploaded(stranger):
    stranger.headers.update(KEYED)
    scene = upload(stranger, {"walls.toml": WALL}, headers=MINE).json()
    assert scene["owner_token"] == MINE["Authorization"].removeprefix("Bearer ")

    def told(headers):
        return [one["id"] for one in stranger.get("/v1/scenes", headers=headers).json()["scenes"]]

    assert scene["id"] in told(MINE)
    assert scene["id"] not in told(YOURS) + told({})
    assert scene["id"] not in stranger.get("/v1/scenarios", headers=YOURS).text
    assert stranger.get(f"/v1/scenes/{scene['id']}").status_code == 200, "who has its id was told it by its owner"
    assert stranger.delete(f"/v1/scenes/{scene['id']}", headers=YOURS).status_code == 403
    assert stranger.delete(f"/v1/scenes/{scene['id']}", headers=MINE).status_code == 204


def test_a_token_that_can_be_guessed_owns_nothing(stranger):
    stranger.headers.update(KEYED)
    refused = upload(stranger, {"walls.toml": WALL}, headers=owned("short"))
    assert (refused.status_code, refused.json()["code"]) == (422, "bad_token")


# ---------------------------------------------------------------- what a browser is told


@pytest.mark.parametrize(
    "path", ["/", "/docs", "/web/page.js", "/v1/scenes", "/v1/scenes/castle", "/nowhere", "/healthz"]
)
def test_no_answer_is_framed_or_guessed_at(stranger, path):
    headers = stranger.get(path).headers
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["X-Frame-Options"] == "DENY"
    policy = dict(part.strip().split(" ", 1) for part in headers["Content-Security-Policy"].split(";"))
    assert policy["frame-ancestors"] == "'none'"
    assert policy["default-src"] == "'self'"
    assert "script-src" not in policy


def test_the_description_of_the_api_fetches_nothing_from_elsewhere(stranger):
    text = stranger.get("/docs").text
    named = re.findall(r'(?:src|href)="([^"]+)"', text)
    assert named
    for place in named:
        assert place.startswith(("/", "data:,"))
        assert place == "data:," or stranger.get(place).status_code == 200
    assert stranger.get("/redoc").status_code == 404
