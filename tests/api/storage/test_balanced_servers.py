"""Servers behind a load balancer, of which one is killed under play: nobody loses an answer, nobody waits for long."""

from __future__ import annotations

import json

import pytest

from tests.api.serving.balancers import ANY, STICKY, balanced
from tests.api.serving.servers import Server
from tests.api.serving.siege import Siege


def requests_of(server):
    """How many requests of games a server has answered, by its log."""
    lines = (server.data / "server.log").read_text().splitlines()
    return sum("/v1/games" in json.loads(line).get("path", "") for line in lines)


@pytest.mark.parametrize(
    "balance", [pytest.param(STICKY, id="sticky"), pytest.param(ANY, id="any", marks=pytest.mark.soak)]
)
def test_a_game_goes_on_while_one_server_after_the_other_is_killed(database, tmp_path, balance):
    """Whether the requests of a game always go to one server, or to any: both are right."""
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    running = [Server(folder, PAS_DATABASE=database) for folder in folders]
    try:
        with balanced(tmp_path, [server.port for server in running], balance) as address:
            siege = Siege(lambda: [address], seed=balance)
            for place in (0, 1):
                siege.await_answer()
                port = running[place].port
                running[place].kill()
                siege.await_answer()
                running[place].stop()
                running[place] = Server(folders[place], port=port, PAS_DATABASE=database)
            toll = siege.end()
            assert toll.acknowledged > 20
            assert all(requests_of(server) for server in running)
    finally:
        for server in running:
            server.stop()


@pytest.mark.soak
def test_a_server_that_is_stopped_hands_its_games_over_and_nobody_notices(database, tmp_path):
    """SIGTERM: what it was asked it still answers, its listeners go to the other, and the balancer asks that one."""
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    running = [Server(folder, PAS_DATABASE=database) for folder in folders]
    try:
        with balanced(tmp_path, [server.port for server in running], ANY) as address:
            siege = Siege(lambda: [address], seed="handed over")
            for place in (0, 1):
                siege.await_answer()
                port = running[place].port
                running[place].stop()
                siege.await_answer()
                running[place] = Server(folders[place], port=port, PAS_DATABASE=database)
            toll = siege.end()
    finally:
        for server in running:
            server.stop()
    assert (toll.repeated, toll.turned_away) == (0, []), "no request was lost, none was refused"
    assert toll.acknowledged > 20
