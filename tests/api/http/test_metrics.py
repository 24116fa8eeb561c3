"""A server tells Prometheus how it fares, in numbers alone; its log has a JSON line for each request and fault."""

from __future__ import annotations

import json
import logging
import re

import httpx

from api.guard.logs import JsonLines
from api.guard.meters import Meters
from api.http.application import create_app
from api.http.settings import Settings
from tests.api.serving.loops import run_apart
from tests.api.serving.players import as_seat, new_game, play_to_the_end

LINE = re.compile(r'[a-z_]+(\{([a-z]+="[^"{}]*"(,[a-z]+="[^"{}]*")*)\})? [0-9.e+]+')


def measured(asking):
    """The numbers by their names and labels; a line that Prometheus could not read fails."""
    said = asking.get("/metrics")
    assert said.status_code == 200
    lines = [line for line in said.text.splitlines() if not line.startswith("#")]
    assert [line for line in lines if not LINE.fullmatch(line)] == []
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines}


def test_what_was_answered_and_stored_is_counted(server, asking):
    before = measured(asking)
    game = new_game(asking, "the_cage")
    given = play_to_the_end(server, game)
    after = measured(asking)
    grown = {name: value - before.get(name, 0) for name, value in after.items()}
    assert grown["pas_stored_games"] == 1
    assert grown["pas_stored_answers"] == given
    assert grown['pas_requests_total{method="POST",noun="games",status="200"}'] == given
    assert grown['pas_requests_total{method="POST",noun="games",status="201"}'] == 1
    assert grown["pas_request_seconds_count"] == grown['pas_request_seconds_bucket{le="+Inf"}']
    assert after["pas_store_up"] == 1
    assert after["pas_rooms"] >= 1


def test_a_live_connection_is_counted_while_it_lasts(server, asking):
    from websockets.sync.client import connect

    game = new_game(asking, "duel")
    with connect(f"ws://127.0.0.1:{server.port}/v1/games/{game['id']}/live") as socket:
        socket.send(json.dumps({"token": game["tokens"]["spectator"]}))
        socket.recv()
        assert measured(asking)["pas_live_connections"] >= 1


def test_what_a_client_makes_up_becomes_no_counter(asking):
    for number in range(5):
        asking.request(f"BREW{number}", f"/v1/made-up-{number}")
        asking.get(f"/v1/games/{number:016x}")
    names = "".join(measured(asking))
    assert not re.search(r"BREW|made-up|0000000000000001", names)


def test_no_token_and_no_name_is_in_the_metrics(server, asking):
    game = new_game(asking, "duel")
    with as_seat(server, game, "greeks") as client:
        client.get(f"/v1/games/{game['id']}")
    text = asking.get("/metrics").text
    assert not [word for word in (*game["tokens"].values(), game["id"], "greeks") if word in text]


def test_other_machines_may_not_ask_unless_the_settings_say_so(tmp_path):
    async def asked(folder, client, **settings):
        folder.mkdir()
        app = create_app(Settings(folder, **settings))
        async with app.router.lifespan_context(app):
            way_in = httpx.ASGITransport(app, client=(client, 1))
            async with httpx.AsyncClient(transport=way_in, base_url="http://127.0.0.1") as asking:
                return (await asking.get("/metrics")).status_code

    assert run_apart(asked(tmp_path / "a", "192.0.2.7")) == 403
    assert run_apart(asked(tmp_path / "b", "192.0.2.7", open_metrics=True)) == 200
    assert run_apart(asked(tmp_path / "c", "::1")) == 200


def test_buckets_are_cumulative():
    meters = Meters()
    for took_s in (0.001, 0.05, 0.05, 60.0):
        meters.note("GET", "games", 200, took_s)
    counts = [int(line.rpartition(" ")[2]) for line in meters.text({}).splitlines() if "_bucket" in line]
    assert counts == [1, 1, 3, 3, 3, 3, 4]


def test_every_line_of_the_log_is_json_and_holds_no_body(server, asking):
    private = "a-word-of-a-body"
    asking.post("/v1/games", json={"scenario": private}, params={"query": private})
    asking.post("/v1/scenes", files=[("files", ("s.toml", private.encode()))], headers={"Authorization": private})
    lines = (server.data / "server.log").read_text().splitlines()
    assert {"at", "method", "path", "status", "ms"} <= set(json.loads(lines[-1]))
    assert all(isinstance(json.loads(line), dict) for line in lines)
    assert private not in "".join(lines)


def test_a_fault_is_one_line_with_its_traceback():
    wrong = ValueError("two\nlines")
    trace = (ValueError, wrong, None)
    line = JsonLines().format(logging.LogRecord("pas.jobs", logging.ERROR, "", 0, "a job %s", ("failed",), trace))
    assert "\n" not in line
    assert json.loads(line)["said"] == "a job failed"
    assert "ValueError" in json.loads(line)["trace"]
