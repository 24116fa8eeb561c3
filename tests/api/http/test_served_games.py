"""Whole games over HTTP: two seats play, a third looks on, nobody sees what is not his."""

from __future__ import annotations

import json
import threading

import pytest
from websockets.sync.client import connect

from scenes.plugs.matches import rules_for
from skirmish.kernel.record import read_record
from skirmish.kernel.replays import replay
from skirmish.kernel.views import SPECTATOR
from tests.api.serving.players import an_answer, as_seat, new_game, play_to_the_end


class Spectator:
    """Follows a game by WebSocket, in a thread of its own."""

    def __init__(self, server, game, seat="spectator", after=0):
        self.events, self.messages = [], []
        self._address = f"ws://127.0.0.1:{server.port}/v1/games/{game['id']}/live"
        self._hello = json.dumps({"token": game["tokens"][seat], "after": after})
        self._thread = threading.Thread(target=self._follow, daemon=True)
        self._thread.start()

    def _follow(self):
        with connect(self._address, max_size=None) as socket:
            socket.send(self._hello)
            for message in socket:
                document = json.loads(message)
                self.messages.append(document)
                self.events += document["events"]

    def wait(self):
        self._thread.join(timeout=60)
        assert not self._thread.is_alive(), "the live connection is closed when the game is over"


@pytest.mark.parametrize("scenario", ["duel", "the_cage"])
def test_a_whole_game_is_played_by_two_seats_and_followed_by_a_third(server, asking, scenario):
    """What the spectator heard is what the record's events look like to everybody."""
    game = new_game(asking, scenario, seed=11)
    spectator = Spectator(server, game)
    play_to_the_end(server, game)
    spectator.wait()
    with as_seat(server, game, "spectator") as client:
        text = client.get(f"/v1/games/{game['id']}/record").text
    record = read_record(text)
    again = replay(record, rules_for(record.header.game, record.header.setup))
    assert again.identical
    assert spectator.events == json.loads(json.dumps(again.match.told(SPECTATOR)))
    verdict = asking.post("/v1/records", files={"file": ("g.pas", text)}).json()
    assert (verdict["ok"], verdict["first_difference"]) == (True, None)


def test_a_game_goes_on_where_a_listener_left_it(server, asking):
    game = new_game(asking, "the_cage", seed=4)
    play_to_the_end(server, game)
    whole, rest = Spectator(server, game), Spectator(server, game, after=40)
    for listener in (whole, rest):
        listener.wait()
    assert rest.events == whole.events[40:]


def test_bots_play_by_themselves(server, asking):
    game = new_game(asking, "the_cage", seed=5, bots={"olympus": "random", "underworld": "random"})
    assert set(game["tokens"]) == {"spectator", "referee"}
    spectator = Spectator(server, game)
    spectator.wait()
    with as_seat(server, game, "referee") as client:
        view = client.get(f"/v1/games/{game['id']}").json()
    assert view["over"]
    assert view["outcome"]["reason"]


def test_nobody_plays_or_looks_without_a_token_of_this_game(server, asking):
    game, other = new_game(asking, "the_cage"), new_game(asking, "the_cage")
    address = f"/v1/games/{game['id']}"
    assert asking.get(address).status_code == 401
    with as_seat(server, other, "olympus") as stranger:
        refused = stranger.get(address)
    assert (refused.status_code, refused.json()["code"]) == (403, "forbidden")
    with as_seat(server, game, "spectator") as spectator:
        played = spectator.post(f"{address}/answers", json={"number": 1, "answer": "x"})
    assert (played.status_code, played.json()["code"]) == (403, "not_your_decision")


def test_an_answer_sent_twice_is_given_once(server, asking):
    game = new_game(asking, "duel", seed=3)
    player, number, answer = _first(server, game)
    with as_seat(server, game, player) as client:
        said = {"number": number, "answer": answer, "key": "phone-1"}
        first, second = (client.post(f"/v1/games/{game['id']}/answers", json=said) for _ in range(2))
        stale = client.post(f"/v1/games/{game['id']}/answers", json={**said, "key": "phone-2"})
    assert first.json() == second.json()
    assert (first.status_code, second.status_code, stale.status_code) == (200, 200, 409)
    assert stale.json()["code"] == "stale_answer"


def test_a_key_that_came_with_another_answer_acknowledges_nothing(server, asking):
    """A player who has not heard yet that his answer was taken is not told that a second one was."""
    game = new_game(asking, "the_cage", seed=3)
    player, number, answer = _first(server, game)
    address, said = f"/v1/games/{game['id']}/answers", {"number": number, "answer": answer, "key": "phone-1"}
    with as_seat(server, game, player) as client:
        options = client.get(f"/v1/games/{game['id']}/pending").json()["pending"]["options"]
        assert client.post(address, json=said).status_code == 200
        other = client.post(address, json={**said, "answer": next(one for one in options if one != answer)})
        undone = client.post(f"/v1/games/{game['id']}/undo", json={"key": "phone-1"})
        again = client.post(address, json=said)
    assert [(refused.status_code, refused.json()["code"]) for refused in (other, undone)] == [(409, "key_used")] * 2
    assert again.status_code == 200


def test_an_answer_that_the_rules_refuse_says_why(server, asking):
    game = new_game(asking, "duel", seed=3)
    player, number, _ = _first(server, game)
    with as_seat(server, game, player) as client:
        before = client.get(f"/v1/games/{game['id']}").json()
        refused = client.post(f"/v1/games/{game['id']}/answers", json={"number": number, "answer": "nonsense"})
        assert client.get(f"/v1/games/{game['id']}").json() == before
    assert refused.status_code == 422
    assert refused.headers["content-type"] == "application/problem+json"
    assert refused.json()["code"]


def test_a_record_is_not_given_out_while_it_holds_secrets(server, asking):
    game = new_game(asking, "the_cage")
    with as_seat(server, game, "olympus") as client:
        refused = client.get(f"/v1/games/{game['id']}/record")
    assert (refused.status_code, refused.json()["code"]) == (409, "not_over")
    with as_seat(server, game, "referee") as client:
        assert client.get(f"/v1/games/{game['id']}/record").status_code == 200


def test_who_concedes_has_lost(server, asking):
    game = new_game(asking, "the_cage")
    with as_seat(server, game, "olympus") as client:
        assert client.post(f"/v1/games/{game['id']}/concede", json={}).status_code == 200
        view = client.get(f"/v1/games/{game['id']}").json()
    assert (view["over"], view["outcome"]["winners"]) == (True, ["underworld"])


def test_an_answer_is_taken_back(server, asking):
    game = new_game(asking, "duel", seed=3)
    player, number, answer = _first(server, game)
    with as_seat(server, game, player) as client:
        before = client.get(f"/v1/games/{game['id']}").json()["state"]
        client.post(f"/v1/games/{game['id']}/answers", json={"number": number, "answer": answer})
        taken_back = client.post(f"/v1/games/{game['id']}/undo", json={})
        after = client.get(f"/v1/games/{game['id']}").json()["state"]
    if taken_back.status_code == 200:
        assert after == before
    else:
        assert taken_back.json()["code"].startswith("undo_past")


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"scenario": "nowhere"}, "not_found"),
        ({"scenario": "duel", "bots": {"martians": "random"}}, "unknown_player"),
        ({"scenario": "duel", "bots": {"greeks": "genius"}}, "unknown_bot"),
        ({"scenario": "duel", "dice": "loaded"}, "malformed"),
        ({"scenario": "duel", "colour": "red"}, "malformed"),
    ],
)
def test_a_game_that_cannot_be_is_refused_by_name(asking, wish, code):
    refused = asking.post("/v1/games", json=wish)
    assert 400 <= refused.status_code < 500
    assert refused.json()["code"] == code


def _first(server, game):
    """Who is asked first, with the number of the decision and an answer to it."""
    for player in game["players"]:
        with as_seat(server, game, player) as client:
            found = an_answer(client, game["id"])
        if found is not None:
            return player, *found
    raise AssertionError("nobody is asked anything")
