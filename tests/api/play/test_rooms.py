"""Rooms when the store fails under them: nobody sees or hears what was never stored."""

from __future__ import annotations

import pytest

from api.guard.problems import Refusal
from api.play.rooms import Room
from api.storage import GameRow, SeatRow, open_store
from api.storage.faults import StorageError
from scenes.plugs.matches import load_scenario, shipped_scenarios
from skirmish.kernel.views import SPECTATOR
from skirmish.library import kit


@pytest.fixture
def store(tmp_path):
    opened = open_store(f"sqlite:///{tmp_path / 'pas.sqlite'}")
    yield opened
    opened.close()


def test_an_answer_that_the_store_did_not_take_is_shown_to_nobody(store):
    """Whoever waited for the room meanwhile is told to ask again, and hears it from the room that is loaded anew."""
    scenario = load_scenario(shipped_scenarios()["the_cage"])
    row = GameRow("g1", scenario.game, kit(scenario.game).version, scenario.setup, "seeded", "7", 1.0)
    store.create_game(row, [SeatRow(seat, "0" * 64) for seat in scenario.players])
    room = Room(store, row)
    player = room.match.pending[0].decision.player
    asked = room.asked(player, 1)
    number, answer = asked["pending"]["number"], asked["suggestions"][0]
    before = room.told(SPECTATOR, 0)
    with store.engine.begin() as connection:
        connection.exec_driver_sql(
            "CREATE TRIGGER fails BEFORE INSERT ON answers BEGIN SELECT RAISE(ABORT, 'fails'); END"
        )
    with pytest.raises(StorageError):
        room.answer(player, number, answer, "key")
    for look in (lambda: room.told(SPECTATOR, 0), lambda: room.view(player), lambda: room.asked(player)):
        with pytest.raises(Refusal, match="taken up again"):
            look()
    with store.engine.begin() as connection:
        connection.exec_driver_sql("DROP TRIGGER fails")
    again = Room(store, row)
    assert again.told(SPECTATOR, 0) == before
    assert again.answer(player, number, answer, "key").verdict
