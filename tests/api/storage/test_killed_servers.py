"""A server can be killed at any moment: what it has acknowledged is there when it comes back."""

from __future__ import annotations

from contextlib import suppress

import httpx
import pytest

from scenes.plugs.matches import rules_for
from skirmish.kernel.dice import Chance
from skirmish.kernel.record import read_record
from skirmish.kernel.replays import replay
from tests.api.serving.players import an_answer, new_game
from tests.api.serving.servers import Server


def played_under_fire(tmp_path, kills, scenario="the_cage"):
    """Play while the server is killed at random moments, then to the end; after a game that ends comes another.

    Returns the answers of the last game that were acknowledged, that game, and the server.
    """
    chance, server = Chance("kills"), Server(tmp_path)
    game, acknowledged = _begun(server, scenario, 0), []
    for number in range(kills):
        count, dies_answering = chance.below(8, number) + 1, chance.below(3, number, 1) == 0
        with suppress(httpx.TransportError):  # it died while we asked: that answer was not acknowledged
            _answer_some(server, game, acknowledged, count, dies_answering=dies_answering)
        server.kill()
        server.stop()
        server = Server(tmp_path)
        _assert_all_there(server, game, acknowledged)
        if _over(server, game):
            game, acknowledged = _begun(server, scenario, number + 1), []
    while not _over(server, game):
        _answer_some(server, game, acknowledged, 1000)
    return acknowledged, game, server


def _begun(server, scenario, number):
    with server.client() as asking:
        return new_game(asking, scenario, seed=21 + number)


def _answer_some(server, game, acknowledged, count, *, dies_answering=False):
    """Answer for all seats; the last request may meet a server that is being killed."""
    clients = {player: server.client(game["tokens"][player]) for player in game["players"]}
    try:
        for place in range(count):
            found = None
            for player, client in clients.items():
                found = an_answer(client, game["id"], Chance(f"fire:{player}"))
                if found is not None:
                    break
            if found is None:
                return
            if dies_answering and place == count - 1:
                server.process.kill()
            said = client.post(
                f"/v1/games/{game['id']}/answers", json={"number": found[0], "answer": found[1], "key": f"k{found[0]}"}
            )
            assert said.status_code == 200, said.text
            acknowledged.append((player, found[0], found[1]))
    finally:
        for client in clients.values():
            client.close()


def _assert_all_there(server, game, acknowledged):
    with server.client(game["tokens"]["referee"]) as client:
        record = read_record(client.get(f"/v1/games/{game['id']}/record").text)
    kept = [(line.entry.by, line.entry.number, line.entry.answer) for line in record.lines]
    missing = [given for given in acknowledged if given not in kept]
    assert missing == []


def _over(server, game):
    with server.client(game["tokens"]["referee"]) as client:
        return client.get(f"/v1/games/{game['id']}").json()["over"]


def assert_survives(tmp_path, kills):
    acknowledged, game, server = played_under_fire(tmp_path, kills)
    try:
        _assert_all_there(server, game, acknowledged)
        with server.client(game["tokens"]["spectator"]) as client:
            record = read_record(client.get(f"/v1/games/{game['id']}/record").text)
        assert replay(record, rules_for(record.header.game, record.header.setup)).identical
    finally:
        server.stop()


def test_no_acknowledged_answer_is_lost_when_the_server_is_killed(tmp_path):
    assert_survives(tmp_path, kills=3)


@pytest.mark.soak
def test_no_acknowledged_answer_is_lost_at_fifty_random_moments(tmp_path):
    assert_survives(tmp_path, kills=50)
