"""Plays one scenario by bots from every side, game by game.

A game is named by its seed and by how far the bands have moved on; the same name gives the same game in every process
and on every machine that runs the same rules.
"""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from threading import Lock
from time import process_time
from typing import TYPE_CHECKING, Any

from scenes.layout.fairness.seating import Seated, Seating, seatings
from scenes.plugs.matches import Scenario, rules_for
from scenes.plugs.plug import adapter
from skirmish import kit
from skirmish.kernel import Match, SeededDice, play_out
from terrain.machine import digest

if TYPE_CHECKING:
    from skirmish.kernel import Json

FORM = "pas-fairness/1"
"""The version of how games are set up and recorded; another number invalidates cached games."""

MOST_ANSWERS = 5_000
"""A game that takes more goes round in circles, and is a draw."""

_at_the_table = Lock()
"""One game at a time in a process: tables remember answers, and are not made for two games at once."""


@dataclass(frozen=True, order=True, slots=True)
class Bout:
    """The name of a game: its seed, and by how many sides the bands have moved on."""

    seed: int
    moved: int


@dataclass(frozen=True, slots=True)
class Told:
    """What is kept of a game that was played."""

    bout: Bout
    won: tuple[str, ...]
    """The side that won; none in a draw."""
    band: tuple[str, ...]
    """The band that won."""
    score: dict[str, float]
    """What each side had of that which is counted."""
    rounds: int
    answers: int
    first: str | None
    """The side that acted first."""
    ended: bool
    """Whether it came to an end; if not, it is a draw."""
    seconds: float
    """Of computing; it differs from machine to machine, and nothing is made of it but a remark."""

    def document(self) -> Json:
        return asdict(self)

    @staticmethod
    def read(document: Json) -> Told:
        """A game as it was kept; what is none raises `KeyError`, `TypeError` or `ValueError`."""
        bout = Bout(int(document["bout"]["seed"]), int(document["bout"]["moved"]))
        rest = {key: document[key] for key in ("rounds", "answers", "first", "ended", "seconds")}
        return Told(bout, tuple(document["won"]), tuple(document["band"]), dict(document["score"]), **rest)


@dataclass(frozen=True)
class Contest:
    """A scenario and its bots: everything a process needs to play any game of it."""

    game: str
    name: str
    setup: Json = field(repr=False)
    bots: tuple[str, ...]
    """The bot of each band, in the order of the players."""

    def __getstate__(self) -> dict[str, Any]:
        """What goes to another process: tables are made anew there."""
        return {name: getattr(self, name) for name in ("game", "name", "setup", "bots")}

    @cached_property
    def scenario(self) -> Scenario:
        return Scenario(Path(self.name), self.game, self.name, self.setup, rules_for(self.game, self.setup))

    @cached_property
    def seatings(self) -> tuple[Seating, ...]:
        return seatings(self.scenario)

    @cached_property
    def sides(self) -> tuple[str, ...]:
        """The sides of the layout, as they are named in the file."""
        return tuple(dict.fromkeys(self.seatings[0].sides.values()))

    @cached_property
    def bands(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(self.seatings[0].bands.values()))

    @cached_property
    def prize(self) -> str:
        """What is counted for each side."""
        return str(adapter(self.game).prize(self.scenario))

    @cached_property
    def digest(self) -> str:
        """What decides how its games go: the setup, the rules with their code, the bots."""
        scene = {key: value for key, value in self.setup.get("scene", {}).items() if key != "folder"}
        parts = [FORM, {**self.setup, "scene": scene}, kit(self.game).version, code(self.game), self.bots]
        return sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()

    def play(self, bout: Bout) -> Told:
        """Play a game to its end."""
        with _at_the_table:
            return self._play(bout)

    def _play(self, bout: Bout) -> Told:
        seating = self.seatings[bout.moved]
        began = process_time()
        match = Match(seating.rules, SeededDice(bout.seed))
        with suppress(_GoesRoundError):
            play_out(match, self._bots(seating, bout.seed), watch=_tire)
        winners = match.outcome.winners if match.outcome else ()
        score = dict.fromkeys(self.sides, 0.0)
        for player, points in match.outcome.score if match.outcome else ():
            score[seating.sides[player]] += float(points)
        first = adapter(self.game).opening(match)
        return Told(
            bout,
            tuple(dict.fromkeys(seating.sides[player] for player in winners)),
            tuple(dict.fromkeys(seating.bands[player] for player in winners)),
            score,
            adapter(self.game).rounds(match),
            len(match.entries),
            None if first is None else seating.sides.get(first),
            match.over,
            round(process_time() - began, 3),
        )

    def _bots(self, seating: Seating, seed: int) -> dict[str, Seated]:
        """A band is led by the same bot with the same whims from wherever it starts."""
        known, leaders = kit(self.game).bots, dict(zip(self.scenario.players, self.bots, strict=True))
        return {
            player: Seated(known[leaders[origin]](f"{seed} {origin}"), seating.choices.get(player, {}))
            for player, origin in seating.origins.items()
        }


class _GoesRoundError(Exception):
    """A game does not come to an end."""


def _tire(match: Match[Any]) -> None:
    if len(match.entries) > MOST_ANSWERS:
        raise _GoesRoundError


def contest_of(scenario: Scenario, bots: tuple[str, ...] = ()) -> Contest:
    """The contest of a scenario; without bots the one that means to win plays for all."""
    named = bots or (kit(scenario.game).usual_bot,)
    every = named * len(scenario.players) if len(named) == 1 else named
    return Contest(scenario.game, scenario.name, scenario.setup, every)


def code(game: str) -> str:
    """A digest of the code that decides how a game goes: where it differs, games differ."""
    played_by = (kit(game).rules, *(getattr(adapter(game), part) for part in ("load_setup", "table_of", "seatings")))
    return digest(*(part.__module__ for part in played_by), Match.__module__, __name__)
