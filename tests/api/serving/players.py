"""Players over HTTP: they see what their token shows, and answer what they are asked."""

from __future__ import annotations

from contextlib import ExitStack

from skirmish.kernel.dice import Chance

MOST_ANSWERS = 5000


def new_game(asking, scenario, **wishes):
    made = asking.post("/v1/games", json={"scenario": scenario, **wishes})
    assert made.status_code == 201, made.text
    return made.json()


def as_seat(server, game, seat):
    return server.client(game["tokens"][seat])


def an_answer(client, game_id, chance=None):
    """What this seat is asked, with an answer to it; None when it waits for others."""
    asked = client.get(f"/v1/games/{game_id}/pending", params={"suggest": 1}).json()
    pending = asked["pending"]
    if pending is None:
        return None
    options = pending.get("options")
    if options and chance is not None:
        return pending["number"], chance.pick(options, pending["number"])
    return pending["number"], asked["suggestions"][0]


def play_to_the_end(server, game, *, seed=1, most=MOST_ANSWERS, each=lambda: None):
    """Let every seat answer in turn until the game is over; returns how many answers were acknowledged."""
    with ExitStack() as open_clients:
        clients = {
            player: open_clients.enter_context(as_seat(server, game, player))
            for player in game["players"]
            if player in game["tokens"]
        }
        for given in range(most):
            if not any(_answered(client, game["id"], Chance(f"{seed}:{player}")) for player, client in clients.items()):
                assert next(iter(clients.values())).get(f"/v1/games/{game['id']}").json()["over"]
                return given
            each()
    raise AssertionError(f"the game is not over after {most} answers")


def _answered(client, game_id, chance):
    found = an_answer(client, game_id, chance)
    if found is None:
        return False
    number, answer = found
    said = client.post(f"/v1/games/{game_id}/answers", json={"number": number, "answer": answer})
    assert said.status_code == 200, said.text
    return True
