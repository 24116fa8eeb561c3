"""Nobody does in a played game of Ichoria what the book forbids: another referee reads what happened."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

import pytest

from skirmish.ichoria.kit import KIT
from skirmish.kernel.bots import play_out
from tests.laws.second_referee import Referee
from tests.laws.test_ichoria_games import match_of, options_of
from tests.records.played import RECORDS, played

CASTLE = next(path for path in RECORDS if path.stem == "ichoria_castle")


def faults_of(name, bot, seed, turns):
    match = match_of(seed, name, turns=turns, **options_of(seed))
    play_out(match, {player: KIT.bots[bot](f"{seed} {player}") for player in match.rules.players})
    return Referee(match).watch()


@pytest.mark.parametrize("seed", [10, 11, 14, 30])
def test_a_random_game_breaks_no_rule(seed):
    """In these, figures on alert are charged while they are activated."""
    assert faults_of("duel", "random", seed, turns=8) == []


@pytest.mark.parametrize("path", [one for one in RECORDS if one.stem.startswith("ichoria_")], ids=lambda one: one.stem)
def test_a_golden_record_breaks_no_rule(path):
    assert Referee(played(path)[2].match).watch() == []


@pytest.mark.soak
@pytest.mark.parametrize(
    ("name", "bot", "first", "turns"),
    [
        *(("duel", "random", first, 8) for first in range(2000, 2400, 50)),
        *(("duel", "hunter", first, 8) for first in range(2000, 2100, 50)),
        *((name, "random", 0, 6) for name in ("castle", "marsh", "towers")),
        *((name, "hunter", 0, 6) for name in ("castle", "marsh", "towers")),
    ],
)
def test_hundreds_of_games_break_no_rule(name, bot, first, turns):
    for seed in range(first, first + (50 if name == "duel" else 10)):
        assert faults_of(name, bot, seed, turns) == [], seed


# ---------------------------------------------------------------- it sees what is forged


def forged(kind, change):
    """The golden game of the castle with one event told otherwise, or told twice."""
    match = played(CASTLE)[2].match
    place = next(place for place, one in enumerate(match.events) if type(one).__name__ == kind)
    events = [*match.events[:place], *change(match.events[place], match), *match.events[place + 1 :]]
    return Referee(SimpleNamespace(rules=match.rules, first=match.first, events=events)).watch()


FORGERIES = {
    "two second actions": ("SecondActionTaken", lambda one, _: [one, one], "ICH-ACT-01"),
    "two activations": ("ActivationBegan", lambda one, _: [one, one], "ICH-TURN-01"),
    "a run after it": ("SecondActionTaken", lambda one, _: [one, run(one.figure)], "ICH-ACT-07"),
    "too far": ("Moved", lambda one, _: [replace(one, cost_pas=13.0)], "ICH-MOV-11"),
    "somebody else moves": (
        "Moved",
        lambda one, match: [replace(one, figure=other(match, one.figure))],
        "ICH-ALERT-02",
    ),
    "a better blow": ("Fought", lambda one, _: [replace(one, attack=one.attack + 1)], "ICH-MEL-11"),
    "a better defence": ("Fought", lambda one, _: [replace(one, defence=one.defence - 1)], "ICH-MEL-11"),
    "a better shot": ("Shot", lambda one, _: [replace(one, attack=one.attack + 1)], "ICH-SHOOT-06"),
    "a better dodge": ("Shot", lambda one, _: [replace(one, defence=one.defence + 1)], "ICH-SHOOT-06"),
    "a hit": ("Shot", lambda one, _: [replace(one, hit=not one.hit)], "ICH-SHOOT-14"),
    "two reactions": ("Reacted", lambda one, _: [one, one], "ICH-ALERT-12"),
    "too many points": ("PointsEarned", lambda one, _: [replace(one, points=one.points + 1)], "ICH-FAITH-03"),
    "points of a devil": ("PointsEarned", lambda one, _: [replace(one, currency="blasphemy")], "ICH-BLAS-01"),
    "more than there is": ("PointsSpent", lambda one, _: [replace(one, points=99)], "ICH-DIVINE-01"),
    "a wound too deep": ("Hurt", lambda one, _: [replace(one, points=one.points + 1)], "ICH-DMG-07"),
}


def run(name):
    hurried = next(one for one in played(CASTLE)[2].match.events if type(one).__name__ == "Hurried")
    return replace(hurried, figure=name)


def other(match, name):
    return next(one for one in match.rules.book.cards if one != name)


@pytest.mark.parametrize("case", FORGERIES)
def test_a_forged_game_is_seen_through(case):
    kind, change, rule = FORGERIES[case]
    assert any(f" {rule}: " in fault for fault in forged(kind, change))
