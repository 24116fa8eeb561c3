"""A siege: games are played while servers, workers, databases, clocks and power fail at random moments.

Players answer without pause and repeat what was not acknowledged, as a client does; a spectator follows every game and
joins again whenever its server dies. At the end of each game it is held against its record: every answer that was
acknowledged is in it, once, and the spectator heard every event once and in order.
"""

from __future__ import annotations

import json
import threading
import time
from dataclasses import dataclass, field

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from scenes.plugs.matches import rules_for
from skirmish.kernel.dice import Chance
from skirmish.kernel.record import read_record
from skirmish.kernel.replays import replay
from skirmish.kernel.views import SPECTATOR

BREATH_S = 0.05
AWAY = (502, 503, 504)
"""What a server says that takes nothing now, or a balancer whose servers do not answer."""

LOST = (httpx.TransportError, json.JSONDecodeError)
PATIENCE_S = 600.0


@dataclass
class Toll:
    """What a siege has come to."""

    games: int = 0
    acknowledged: int = 0
    repeated: int = 0
    events: int = 0
    reconnects: int = 0
    unavailable: int = 0
    turned_away: list[str] = field(default_factory=list, repr=False)
    """What was said to whom a server, or the balancer, took nothing from."""
    struck: dict[str, int] = field(default_factory=dict)


class Onlooker:
    """Follows a game on whatever server there is, and never hears an event twice."""

    def __init__(self, siege, game):
        self.events, self._siege, self._game = [], siege, game
        self.over = threading.Event()
        self._thread = threading.Thread(target=self._follow, daemon=True)
        self._thread.start()

    def _follow(self):
        turn = 0
        while not self.over.is_set():
            try:
                self._listen(turn)
            except (WebSocketException, OSError, TimeoutError):
                self._siege.toll.reconnects += 1
                time.sleep(BREATH_S)
            turn += 1

    def _listen(self, turn):
        url = self._siege.url(turn).replace("http:", "ws:")
        with connect(f"{url}/v1/games/{self._game['id']}/live", max_size=None, open_timeout=10) as socket:
            socket.send(json.dumps({"token": self._game["tokens"]["spectator"], "after": len(self.events)}))
            for message in socket:
                document = json.loads(message)
                self.events += document["events"]
                assert document["next"] == len(self.events), "nothing is left out, nothing comes twice"
                if document["over"]:
                    self.over.set()


class Siege:
    """Players who play on, whatever happens to the servers that they ask."""

    def __init__(self, urls, scenario="the_cage", seed="siege"):
        self._urls, self._scenario, self._seed = urls, scenario, seed
        self.toll = Toll()
        self.trouble = None
        self._client = httpx.Client(verify=False, limits=httpx.Limits(max_keepalive_connections=0), timeout=30)  # noqa: S501
        """Comes anew each time, to whatever server; without certificates, whose loading costs more than an answer."""
        self._enough = threading.Event()
        self._thread = threading.Thread(target=self._play, daemon=True)
        self._thread.start()

    def url(self, turn):
        """One of the servers that are thought to be there now."""
        known = list(self._urls())
        return known[turn % len(known)]

    def await_answer(self):
        """Wait until the players have given another answer: a server that never lives long enough proves nothing."""
        before, deadline = self.toll.acknowledged, time.monotonic() + PATIENCE_S
        while self.toll.acknowledged == before and self.trouble is None:
            assert time.monotonic() < deadline, "the players cannot go on"
            time.sleep(BREATH_S)
        if self.trouble is not None:
            raise self.trouble

    def end(self):
        """Let the players end their game; raises what they found."""
        self._enough.set()
        self._thread.join(timeout=PATIENCE_S)
        assert not self._thread.is_alive(), "the last game does not end"
        if self.trouble is not None:
            raise self.trouble
        return self.toll

    def _play(self):
        try:
            while not self._enough.is_set() or not self.toll.games:
                self._play_one(self.toll.games)
                self.toll.games += 1
        except BaseException as trouble:  # noqa: BLE001 - it is raised again where the siege ends
            self.trouble = trouble
        finally:
            self._client.close()

    def _play_one(self, number):
        game = self._asked("POST", "/v1/games", None, {"scenario": self._scenario})
        onlooker, given, turn = Onlooker(self, game), [], 0
        while not onlooker.over.is_set():
            turn += 1
            for player in game["players"]:
                self._answer(game, player, given, f"{self._seed}:{number}:{turn}")
            seen = self._asked("GET", f"/v1/games/{game['id']}", game["tokens"]["spectator"])
            if seen["over"]:
                assert onlooker.over.wait(60), "the spectator is not told of the end"
        self._check(game, onlooker, given)

    def _answer(self, game, player, given, seed):
        token, address = game["tokens"][player], f"/v1/games/{game['id']}"
        asked = self._asked("GET", f"{address}/pending?suggest=1", token)
        pending = asked["pending"]
        if pending is None:
            return
        options = pending.get("options")
        answer = Chance(seed).pick(options) if options else asked["suggestions"][0]
        said = {"number": pending["number"], "answer": answer, "key": f"{player}-{pending['number']}"}
        if self._asked("POST", f"{address}/answers", token, said) is not None:
            given.append((player, pending["number"], answer))
            self.toll.acknowledged += 1

    def _asked(self, how, path, token, body=None):
        """Ask until some server answers; None where the game has gone on meanwhile."""
        deadline, turn = time.monotonic() + PATIENCE_S, 0
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        while time.monotonic() < deadline:
            try:
                said = self._client.request(how, self.url(turn) + path, headers=headers, json=body)
            except LOST:
                self.toll.repeated += 1
            else:
                if said.status_code in (200, 201):
                    return said.json()
                if said.status_code in (403, 409, 422) and path.endswith("/answers"):
                    return None
                assert said.status_code in AWAY, f"{how} {path}: {said.status_code} {said.text}"
                self.toll.unavailable += 1
                self.toll.turned_away.append(f"{how} {path}: {said.status_code} {said.text}")
            turn += 1
            time.sleep(BREATH_S)
        raise AssertionError(f"no server answers {how} {path}")

    def _check(self, game, onlooker, given):
        text = self._record(game)
        record = read_record(text)
        kept = [(line.entry.by, line.entry.number, line.entry.answer) for line in record.lines]
        counts = {str(one): kept.count(one) for one in given}
        assert [one for one, count in counts.items() if count != 1] == [], f"lost, or there twice: {counts}"
        again = replay(record, rules_for(record.header.game, record.header.setup))
        assert again.identical, str(again.difference)
        assert onlooker.events == json.loads(json.dumps(again.match.told(SPECTATOR)))
        self.toll.events += len(onlooker.events)

    def _record(self, game):
        deadline, turn = time.monotonic() + PATIENCE_S, 0
        headers = {"Authorization": f"Bearer {game['tokens']['spectator']}"}
        while time.monotonic() < deadline:
            try:
                said = self._client.get(f"{self.url(turn)}/v1/games/{game['id']}/record", headers=headers)
                if said.status_code == 200:
                    return said.text
            except LOST:
                pass
            turn += 1
            time.sleep(BREATH_S)
        raise AssertionError("no server gives the record")
