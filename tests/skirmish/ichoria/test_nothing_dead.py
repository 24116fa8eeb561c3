"""Nothing of the game is dead: every kind of event, decision, leg, action, power and card occurs in some played game.

What bots do is taken from the golden records; what they seldom or never do by choice, from scripted games of scenario
files. `make soak` adds seeded games of bots on every shipped scenario, and prints in which game each first occurs.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import fields
from importlib import import_module
from pkgutil import walk_packages
from typing import get_args

import pytest

import skirmish.ichoria
from scenes.games.ichoria.bands.armoury import weapons
from scenes.games.ichoria.scenario.scenario_file import SCENARIOS
from scenes.plugs.matches import load_scenario
from skirmish.ichoria.actions.powers import ACTIVE
from skirmish.ichoria.actions.second_actions import SECOND_ACTIONS
from skirmish.ichoria.book.cards import Effect
from skirmish.ichoria.path.legs import KINDS, read_legs
from skirmish.ichoria.path.rolls import Grade
from skirmish.kernel.bots import RandomBot, play_out
from skirmish.kernel.decisions import Decision
from skirmish.kernel.dice import SeededDice
from skirmish.kernel.events import Event
from skirmish.kernel.match import Match
from tests.records.played import RECORDS, played
from tests.skirmish.ichoria.scripted_games import SCRIPTS

NEVER_MOVED = {"from"}
"""Says where a path starts, and is no displacement."""


def kinds_of(base):
    """The names of all classes of the game of one sort."""
    for module in walk_packages(skirmish.ichoria.__path__, "skirmish.ichoria."):
        import_module(module.name)
    return {one.__name__ for one in below(base) if one.__module__.startswith("skirmish.ichoria")}


def below(base):
    return {one for child in base.__subclasses__() for one in (child, *below(child))}


def wanted():
    """Everything that has to occur, by its sort."""
    return {
        "event": kinds_of(Event),
        "decision": kinds_of(Decision),
        "leg": set(KINDS) - NEVER_MOVED,
        "second action": set(SECOND_ACTIONS),
        "power": set(ACTIVE),
        "card of the gods": set(get_args(Effect)),
        "grade of a roll": {str(grade) for grade in Grade} - {"success", "failure"},
        "reaction": {"shoot", "charge"},
        "way to shoot": {"bow", "thrown", "reloaded"},
    }


def occurring(match):
    """What occurs in a match, by its sort."""
    for entry in match.entries:
        yield "decision", entry.kind
    for event in match.events:
        kind = type(event).__name__
        yield "event", kind
        yield from TELLING.get(kind, lambda _: ())(event)


def _legs(event):
    return [("leg", leg.kind) for leg in read_legs(event.path)] if event.path else []


def _shot(event):
    weapon = weapons()[event.weapon]
    return [("way to shoot", "reloaded" if weapon.reload else "thrown" if weapon.thrown else "bow")]


TELLING = {
    "PathAnnounced": _legs,
    "SecondActionTaken": lambda event: [("second action", event.action)],
    "PowerUsed": lambda event: [("power", event.ability)],
    "GodsIntervened": lambda event: [("card of the gods", event.effect)],
    "PointsDrained": lambda _: [("card of the gods", "drain")],
    "Landed": lambda event: [("grade of a roll", event.grade)],
    "Swam": lambda event: [("grade of a roll", event.grade)],
    "Reacted": lambda event: [("reaction", event.action)],
    "Shot": _shot,
}


def table_of(games):
    """In which game each thing occurs first."""
    first = defaultdict(dict)
    for name, match in games:
        for sort, what in occurring(match):
            first[sort].setdefault(str(what), name)
    return first


def recorded():
    for path in RECORDS:
        if path.stem.startswith("ichoria_"):
            yield path.stem, played(path)[2].match


def scripted(folder):
    for script in SCRIPTS:
        for game in script(folder):
            yield script.__name__, game.match


def missing(first):
    return {f"{sort}: {what}" for sort, all_of in wanted().items() for what in all_of if what not in first[sort]}


@pytest.fixture(scope="module")
def first(tmp_path_factory):
    """In which recorded or scripted game each thing occurs first."""
    return table_of([*recorded(), *scripted(tmp_path_factory.mktemp("scripts"))])


def test_everything_occurs_in_a_golden_record_or_in_a_scripted_game(first):
    assert missing(first) == set()


def test_the_scripts_alone_bring_what_no_golden_record_has(first):
    """A script that brings nothing new is none that is needed."""
    used = {name for sort in wanted() for name in first[sort].values()}
    assert {script.__name__ for script in SCRIPTS} <= used


def test_a_thing_that_never_occurs_would_be_named():
    assert "leg: dive" in missing(defaultdict(dict))
    assert all(fields(kind) for kind in below(Event) if kind.__module__.startswith("skirmish.ichoria.actions"))


@pytest.mark.soak
def test_what_occurs_in_seeded_games_of_bots_on_every_scenario(tmp_path, capsys):
    """Random bots on each shipped scenario, then the scripts; prints the table of what occurs and where first."""
    games = []
    for path in sorted(SCENARIOS.glob("*.toml")):
        if path.stem == "upgrades" or "pas-scenario/1" not in path.read_text("utf-8"):
            continue
        for seed in range(8):
            match = Match(load_scenario(path).rules, SeededDice(seed))
            bots = {player: RandomBot(f"{seed} {player}") for player in match.rules.players}
            games.append((f"{path.stem} {seed}", play_out(match, bots)))
    first = table_of([*recorded(), *games, *scripted(tmp_path)])
    with capsys.disabled():
        for sort, all_of in wanted().items():
            for what in sorted(all_of):
                print(f"{sort:16} {what:24} {first[sort].get(what, '-')}")  # noqa: T201 - what the soak is for
    assert missing(first) == set()
