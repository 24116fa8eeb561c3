"""Games that nobody continues: warned of, ended by a setting, and their records given to whoever had a seat."""

from __future__ import annotations

import time

import pytest

from api.guard.problems import Refusal
from api.guard.tokens import hashed
from api.play.expiry import DAY_S, Expiry
from api.play.rooms import Rooms
from api.storage import GameRow, SeatRow, open_store
from scenes.plugs.matches import load_scenario, shipped_scenarios
from skirmish.kernel.record import read_record

DAYS = 20.0
BEGUN = 1_000_000_000.0
ID = "abc123"
GAME = load_scenario(shipped_scenarios()["the_cage"])


class House:
    """A store with one game, and who ends old ones."""

    def __init__(self, folder, days=DAYS):
        self.store = open_store(f"sqlite:///{folder / 'pas.sqlite'}")
        row = GameRow(ID, GAME.game, GAME.rules.version, GAME.setup, "seeded", "7", BEGUN, origin="hand")
        seats = [SeatRow(player, hashed(f"token of {player}")) for player in (*GAME.players, "referee")]
        self.store.create_game(row, seats)
        self.rooms = Rooms(self.store, 10)
        self.expiry = Expiry(self.store, self.rooms, folder / "expired", days)

    def close(self):
        self.expiry.close()
        self.rooms.close()
        self.store.close()


@pytest.fixture
def house(tmp_path):
    made = House(tmp_path)
    yield made
    made.close()


def after(days):
    return BEGUN + days * DAY_S


def test_a_warning_comes_a_quarter_before_the_end(house):
    assert house.expiry.warning(ID, after(14.9)) is None
    assert house.expiry.warning(ID, after(15.1)) == after(DAYS)


def test_a_game_ends_when_its_days_are_over_and_not_before(house):
    assert house.expiry.sweep(after(19.9)) == []
    assert house.store.game(ID) is not None
    assert house.expiry.sweep(after(20.1)) == [ID]
    assert house.store.game(ID) is None
    with pytest.raises(Refusal, match="no such game"):
        house.rooms.room(ID)


def test_its_record_is_kept_for_every_seat_and_nobody_else(house):
    house.expiry.sweep(after(21))
    for player in (*GAME.players, "referee"):
        text = house.expiry.record(ID, f"token of {player}")
        assert read_record(text).header.setup == GAME.setup
    for token in ("token of nobody", "", hashed("token of referee")):
        with pytest.raises(Refusal, match="no seat"):
            house.expiry.record(ID, token)
    assert house.expiry.record("../../pas", "token of referee") is None
    assert house.expiry.record("fff", "token of referee") is None


def test_who_continues_a_game_keeps_it(house):
    room = house.rooms.room(ID)
    pending = room.match.pending[0]
    player, now = pending.decision.player, time.time()
    assert room.answer(player, pending.number, room.asked(player, 1)["suggestions"][0]).verdict
    assert house.store.game(ID).touched >= now
    assert house.expiry.sweep(now + 19 * DAY_S) == []
    assert house.expiry.sweep(now + 21 * DAY_S) == [ID]


def test_a_game_of_other_rules_stays_since_it_has_no_record(tmp_path):
    house = House(tmp_path)
    row = GameRow("fff", GAME.game, "0.0-of-old", GAME.setup, "seeded", "7", BEGUN, origin="hand")
    house.store.create_game(row, [SeatRow("referee", hashed("x"))])
    assert house.expiry.sweep(after(21)) == [ID]
    assert house.store.game("fff") is not None
    house.close()


def test_without_the_setting_nothing_ends(tmp_path):
    house = House(tmp_path, days=None)
    assert house.expiry.sweep(after(10_000)) == []
    assert house.expiry.warning(ID, after(10_000)) is None
    house.close()
