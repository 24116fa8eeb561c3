"""Two processes on one PostgreSQL serve one game to two players."""

from __future__ import annotations

from dataclasses import replace

import pytest

from api.storage import GameRow, SeatRow, StoredAnswer, open_store
from api.storage.faults import StorageError
from scenes.plugs.matches import rules_for
from skirmish.kernel.dice import Chance
from skirmish.kernel.record import read_record
from skirmish.kernel.replays import replay
from tests.api.http.test_served_games import Spectator
from tests.api.serving.players import an_answer, new_game
from tests.api.serving.servers import serving


def test_two_processes_serve_one_game_to_two_players(database, tmp_path):
    """Each player talks to a server of his own; what one answers, the other hears at once."""
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    with (
        serving(folders[0], PAS_DATABASE=database) as one,
        serving(folders[1], PAS_DATABASE=database) as two,
        one.client() as asking,
    ):
        game = new_game(asking, "the_cage", seed=8)
        spectator = Spectator(two, game)
        text = _played(game, dict(zip(game["players"], (one, two), strict=True)))
        spectator.wait()
    record = read_record(text)
    again = replay(record, rules_for(record.header.game, record.header.setup))
    assert again.identical
    assert len(spectator.events) == len(again.match.events)


def _played(game, servers):
    clients = {player: server.client(game["tokens"][player]) for player, server in servers.items()}
    address = f"/v1/games/{game['id']}"
    try:
        while True:
            for player, client in clients.items():
                found = an_answer(client, game["id"], Chance(f"two:{player}"))
                if found is not None:
                    said = client.post(f"{address}/answers", json={"number": found[0], "answer": found[1]})
                    assert said.status_code in (200, 409), said.text
            if all(client.get(address).json()["over"] for client in clients.values()):
                return client.get(f"{address}/record").text
    finally:
        for client in clients.values():
            client.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request, tmp_path):
    url = f"sqlite:///{tmp_path / 'pas.sqlite'}" if request.param == "sqlite" else request.getfixturevalue("database")
    opened = open_store(url)
    yield opened
    opened.close()


def a_game(name):
    return GameRow(name, "lanterns", "1", {"table": None}, "seeded", "7", 1.0)


def test_a_store_keeps_games_seats_and_answers(store):
    store.create_game(a_game("kept"), [SeatRow("north", "hash"), SeatRow("south", "", "random")])
    with store.turn("kept") as turn:
        assert turn.answers(0) == []
        turn.append(StoredAnswer(0, 3, "north", "Look", {"a": [1, None]}, "key"), over=False)
    found = store.game("kept")
    assert found.touched is not None
    assert replace(found, touched=None) == a_game("kept")
    assert store.answers("kept") == [StoredAnswer(0, 3, "north", "Look", {"a": [1, None]}, "key")]
    assert "kept" in store.unfinished()
    with store.turn("kept") as turn:
        turn.append(StoredAnswer(1, 4, "south", "Look", "look"), over=True)
    assert "kept" not in store.unfinished()


def test_two_answers_cannot_take_one_place(store):
    store.create_game(a_game("taken"), [SeatRow("north", "hash")])
    with store.turn("taken") as turn:
        turn.append(StoredAnswer(0, 1, "north", "Look", "look"), over=False)
    with pytest.raises(StorageError), store.turn("taken") as turn:
        turn.append(StoredAnswer(0, 1, "north", "Look", "again"), over=False)
    assert [answer.answer for answer in store.answers("taken")] == ["look"]


def test_what_fails_half_way_leaves_nothing(store):
    store.create_game(a_game("torn"), [SeatRow("north", "hash")])

    def fails():
        with store.turn("torn") as turn:
            turn.append(StoredAnswer(0, 1, "north", "Look", "look"), over=False)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fails()
    assert store.answers("torn") == []


def test_opening_a_store_twice_migrates_it_once(store):
    again = open_store(store.engine.url.render_as_string(hide_password=False))
    assert again.is_well()
    again.close()


def test_a_database_of_a_newer_pas_is_refused(tmp_path):
    url = f"sqlite:///{tmp_path / 'newer.sqlite'}"
    store = open_store(url)
    with store.engine.connect() as connection:
        connection.exec_driver_sql("INSERT INTO schema_version VALUES (99)")
        connection.commit()
    store.close()
    with pytest.raises(StorageError, match="newer"):
        open_store(url)
