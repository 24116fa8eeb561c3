"""Games of Ichoria from real scenario files, played through a match: what a player could write down and do.

    game = scenario_game.written(tmp_path, GREEKS, VIKINGS, more="[options]\\nturn_limit = 2")
    played = game.play(answers=["move", "walk 8,6"], dice=[3])
    assert played.figure("davios").place == ...

The file is read by the loader that `pas play` uses. Cards are drawn in the order of the file unless `orders` say
otherwise. Answers are given to whatever is asked, in order: an answer, or `("ChooseAction", answer)`, or
`("greeks", "ChooseAction", answer)`. Every die has to be named. The game stops where the answers end.
"""

from __future__ import annotations

from dataclasses import dataclass

from scenes.plugs.matches import Scenario, load_scenario
from skirmish.ichoria.state.skirmish import Skirmish
from skirmish.kernel.bots import RandomBot, play_out
from skirmish.kernel.dice import GivenDice, SeededDice
from skirmish.kernel.game import Game
from skirmish.kernel.match import Match
from tests.skirmish.ichoria.given_game import give

HEAD = 'format = "pas-scenario/1"\ngame = "ichoria"\nname = "Given"\n'
FAR_FRAGMENT = '[[fragments]]\nid = "far"\nvalue = 5\nat = [35, 35]\n'
"""As long as one lies on the table, nobody may give up."""


def side(name, *figures, **more):
    """A side of a scenario file."""
    said = "".join(f"{key} = {_toml(value)}\n" for key, value in more.items())
    return f'[[sides]]\nname = "{name}"\n{said}' + "".join(figures)


def figure(name, profile, at=None, **more):
    """A figure of the side before it."""
    return "[[sides.figures]]\n" + _entry(id=name, profile=profile, at=at, **more)


def stranger(name, profile, at, **more):
    return "[[strangers]]\n" + _entry(id=name, profile=profile, at=at, **more)


def piece(name, **more):
    return "[[scenery.pieces]]\n" + _entry(id=name, **more)


def mechanism(name, moves, **more):
    """Something that moves a piece."""
    return "[[scenery.mechanisms]]\n" + _entry(id=name, piece=moves, **more)


def area(kind, *corners):
    return "[[scenery.areas]]\n" + _entry(kind=kind, polygon=list(corners))


def zone(name, side, *corners):
    return "[[zones]]\n" + _entry(name=name, side=side, polygon=list(corners))


def box_zone(name, side, left, low, right, high):
    return zone(name, side, (left, low), (right, low), (right, high), (left, high))


def _entry(**said):
    return "".join(f"{key} = {_toml(value)}\n" for key, value in said.items() if value is not None)


def _toml(value):
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_toml, value))}]"
    return f'"{value}"' if isinstance(value, str) else str(value)


def written(folder, *parts, more="", scenery="", size=(36, 36), fragments=FAR_FRAGMENT, name="given.toml"):
    """A scenario file in a folder, loaded."""
    table = f"[scenery.table]\nsize = {_toml(size)}\n{scenery}"
    path = folder / name
    path.write_text(HEAD + table + "".join(parts) + fragments + more, encoding="utf-8")
    return Loaded(load_scenario(path))


@dataclass(frozen=True)
class Loaded:
    """A scenario ready to be played."""

    scenario: Scenario

    def play(self, answers=(), dice=(), orders=()):
        """Play it from its start as far as the answers go."""
        given = GivenDice(tuple(dice), tuple(orders))
        match = Match(self.scenario.rules, given)
        for number, answer in enumerate(answers, 1):
            give(match, number, answer)
        assert given.left == 0, f"{given.left} of the dice were not rolled"
        return Played(match)

    def play_out(self, seed):
        """Play it to its end by bots that take any suggestion."""
        match = Match(self.scenario.rules, SeededDice(seed))
        return Played(play_out(match, {player: RandomBot(f"{seed} {player}") for player in match.rules.players}))


@dataclass(frozen=True)
class Played:
    """A match as far as it was played."""

    match: Match

    @property
    def state(self):
        return self.match.state

    @property
    def game(self):
        """What rules are handed, as it is now."""
        rules = self.match.rules
        return Skirmish(Game(self.match.state, lambda _: None, lambda: None), rules.book, rules.table)

    @property
    def pending(self):
        """The decision that is waited for; of several secret ones the first."""
        return self.match.pending[0].decision if self.match.pending else None

    @property
    def asked(self):
        """Who is asked what."""
        return (self.pending.player, self.pending.kind) if self.pending else None

    def figure(self, name):
        return self.match.state.figures[name]

    def points(self, side):
        return self.match.state.sides[side].points

    def told(self, kind):
        """The events of one kind."""
        return [event for event in self.match.events if isinstance(event, kind)]

    def check(self, answer):
        return self.pending.check(answer)
