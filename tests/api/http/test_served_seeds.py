"""Players who trust neither each other nor whoever created the game make its seed together."""

from __future__ import annotations

import json
from hashlib import sha256

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from scenes.plugs.matches import rules_for
from skirmish.kernel.record import read_record
from skirmish.kernel.replays import replay
from tests.api.http.test_served_games import Spectator
from tests.api.serving.players import as_seat, new_game, play_to_the_end
from tests.api.serving.servers import serving

ANN, BOB = "aa" * 16, "bb" * 16
SCENARIO, FIRST, SECOND = "the_cage", "olympus", "underworld"


def sealed(share):
    return sha256(share.encode()).hexdigest()


def tell(server, game, seat, **said):
    with as_seat(server, game, seat) as client:
        return client.post(f"/v1/games/{game['id']}/dice", json=said)


def seed_of(server, game, seat="spectator"):
    with as_seat(server, game, seat) as client:
        return client.get(f"/v1/games/{game['id']}/dice").json()


def seed_made(server, game):
    for seat, share in ((FIRST, ANN), (SECOND, BOB)):
        assert tell(server, game, seat, commitment=sealed(share)).status_code == 200
    for seat, share in ((SECOND, BOB), (FIRST, ANN)):
        assert tell(server, game, seat, share=share).status_code == 200


def record_of(server, game, seat="spectator"):
    with as_seat(server, game, seat) as client:
        return client.get(f"/v1/games/{game['id']}/record").text


def test_every_game_shows_the_hash_of_its_seed_before_and_the_seed_after(server, asking):
    game = new_game(asking, SCENARIO)
    shown = game["dice"]["commitment"]
    assert (game["dice"]["from"], game["dice"]["secret"]) == ("system", None)
    for seat in ("spectator", FIRST):
        with as_seat(server, game, seat) as client:
            assert client.get(f"/v1/games/{game['id']}").json()["dice"]["commitment"] == shown
    play_to_the_end(server, game)
    opened = seed_of(server, game)["secret"]
    assert (sealed(opened), len(bytes.fromhex(opened))) == (shown, 16)
    header = read_record(record_of(server, game)).header
    assert header.dice == {"kind": "seeded", "seed": opened, "from": "system", "commitment": shown}


def test_a_seed_that_was_named_is_marked_for_everybody(server, asking):
    game = new_game(asking, SCENARIO, seed=7)
    assert (game["dice"]["from"], game["dice"]["commitment"]) == ("hand", None)
    dice = read_record(record_of(server, game, "referee")).header.dice
    assert dice == {"kind": "seeded", "seed": "7", "from": "hand"}


def test_two_players_make_a_seed_and_check_it_after_the_game(server, asking):
    game = new_game(asking, SCENARIO, seed_from="players")
    with as_seat(server, game, FIRST) as client:
        refused = client.get(f"/v1/games/{game['id']}")
        assert (refused.status_code, refused.json()["code"]) == (409, "seed_not_made")
        assert refused.json()["detail"].endswith(f"still to commit to a share: {FIRST}, {SECOND}")
    seed_made(server, game)
    spectator = Spectator(server, game)
    play_to_the_end(server, game)
    spectator.wait()
    dice = read_record(record_of(server, game)).header.dice
    text = f"{dice['secret']}\n{FIRST}={ANN}\n{SECOND}={BOB}"
    assert dice["seed"] == sha256(text.encode()).hexdigest()
    assert dice["commitment"] == sealed(dice["secret"]) == game["dice"]["commitment"]
    record = read_record(record_of(server, game))
    assert replay(record, rules_for(record.header.game, record.header.setup)).identical
    assert seed_of(server, game)["secret"] == dice["secret"]


def test_a_share_is_given_only_after_all_have_committed_to_theirs(server, asking):
    """Who gave first would let the others choose theirs by it."""
    game = new_game(asking, SCENARIO, seed_from="players")
    assert tell(server, game, FIRST, commitment=sealed(ANN)).json()["waits_to_commit"] == [SECOND]
    early = tell(server, game, FIRST, share=ANN)
    assert (early.status_code, early.json()["code"]) == (409, "not_committed")
    assert seed_of(server, game)["shares"][FIRST] == {"commitment": sealed(ANN), "share": None}


def test_nobody_changes_a_share_or_copies_one(server, asking):
    game = new_game(asking, SCENARIO, seed_from="players")
    assert tell(server, game, FIRST, commitment=sealed(ANN)).status_code == 200
    assert tell(server, game, FIRST, commitment=sealed(ANN)).status_code == 200, "the same again is no harm"
    assert tell(server, game, FIRST, commitment=sealed(BOB)).json()["code"] == "committed"
    assert tell(server, game, SECOND, commitment=sealed(ANN)).json()["code"] == "copied"
    assert tell(server, game, SECOND, commitment=sealed(BOB)).status_code == 200
    assert tell(server, game, FIRST, share=BOB).json()["code"] == "other_share"
    assert tell(server, game, "spectator", share=ANN).json()["code"] == "no_shares"
    assert not seed_of(server, game)["made"]


@pytest.mark.parametrize("said", [{}, {"share": "xyz"}, {"share": ANN, "commitment": sealed(ANN)}, {"share": "a" * 65}])
def test_what_is_no_share_is_refused(server, asking, said):
    game = new_game(asking, SCENARIO, seed_from="players")
    assert tell(server, game, FIRST, **said).status_code == 422


def test_wishes_that_contradict_each_other_are_refused(asking):
    ask = {"scenario": SCENARIO, "seed_from": "players"}
    assert asking.post("/v1/games", json={**ask, "seed": 1}).json()["code"] == "two_seeds"
    bots = {FIRST: "random", SECOND: "random"}
    assert asking.post("/v1/games", json={**ask, "bots": bots}).json()["code"] == "no_players"


def test_against_a_bot_one_share_is_enough(server, asking):
    game = new_game(asking, SCENARIO, seed_from="players", bots={SECOND: "random"})
    assert tell(server, game, FIRST, commitment=sealed(ANN)).status_code == 200
    assert tell(server, game, FIRST, share=ANN).json()["made"]
    assert read_record(record_of(server, game, "referee")).header.dice["shares"] == {FIRST: ANN}


def test_a_seed_half_made_survives_the_server(tmp_path):
    with serving(tmp_path) as server, server.client() as asking:
        game = new_game(asking, SCENARIO, seed_from="players")
        tell(server, game, FIRST, commitment=sealed(ANN))
        server.kill()
    with serving(tmp_path) as server:
        assert tell(server, game, SECOND, commitment=sealed(BOB)).status_code == 200
        assert tell(server, game, FIRST, share=ANN).status_code == 200
        assert tell(server, game, SECOND, share=BOB).json()["made"]


OWN = "a-token-that-the-player-has-drawn-alone"


def claim(server, game, token, new=OWN):
    with server.client(token) as client:
        return client.post(f"/v1/games/{game['id']}/claim", json={"token": new})


def looks(server, game, token):
    with server.client(token) as client:
        return client.get(f"/v1/games/{game['id']}").status_code


def test_a_seat_that_was_claimed_is_no_more_of_whoever_created_the_game(server, asking):
    """All tokens went through one pair of hands; afterwards those hands have the seat no longer."""
    game = new_game(asking, SCENARIO)
    handed_out = game["tokens"][FIRST]
    claimed = claim(server, game, handed_out)
    assert (claimed.status_code, claimed.json()) == (200, {"claimed": True, "seat": FIRST})
    assert (looks(server, game, handed_out), looks(server, game, OWN)) == (403, 200)
    assert looks(server, game, game["tokens"][SECOND]) == 200
    assert claim(server, game, handed_out, "x" * 32).status_code == 403, "the first who claims it has it"
    assert claim(server, game, OWN).status_code == 200, "whoever got no answer may ask again"


def test_nobody_takes_the_seat_that_many_share(server, asking):
    game = new_game(asking, SCENARIO)
    refused = claim(server, game, game["tokens"]["spectator"])
    assert (refused.status_code, refused.json()["code"]) == (403, "shared_seat")
    assert looks(server, game, game["tokens"]["spectator"]) == 200


def test_whoever_listens_with_the_old_token_hears_no_more(server, asking):
    game = new_game(asking, SCENARIO)
    url = f"ws://127.0.0.1:{server.port}/v1/games/{game['id']}/live"
    with connect(url, max_size=None) as socket:
        socket.send(json.dumps({"token": game["tokens"][FIRST]}))
        socket.recv(timeout=30)
        assert claim(server, game, game["tokens"][FIRST]).status_code == 200
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=30)
    assert closed.value.rcvd.code == 4403


def test_a_seat_can_be_claimed_before_the_seed_is_made(server, asking):
    game = new_game(asking, SCENARIO, seed_from="players")
    assert claim(server, game, game["tokens"][FIRST]).json()["seat"] == FIRST
    assert tell(server, game, FIRST, commitment=sealed(ANN)).status_code == 403
    own = {**game, "tokens": {**game["tokens"], FIRST: OWN}}
    seed_made(server, own)
    assert seed_of(server, own, FIRST)["seat"] == FIRST


@pytest.mark.parametrize("bad", ["short", "x" * 101, "with blanks and so on, which are no letters"])
def test_a_token_that_can_be_guessed_is_refused(server, asking, bad):
    game = new_game(asking, SCENARIO)
    assert claim(server, game, game["tokens"][FIRST], bad).status_code == 422
    assert claim(server, game, game["tokens"][FIRST], game["tokens"][SECOND]).json()["code"] == "token_taken"
