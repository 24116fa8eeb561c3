"""Nothing of Mythic Battles is dead: every event, decision, talent, power and class occurs in a played game."""

from __future__ import annotations

import sys

import pytest

from tests.laws.mythic_census import Census, census_of, everything

ONLY_BY_CHOICE = {("event", "LeftOut")}
"""What no bot comes to: an army too large for the zone that its scenario gives it."""


def test_everything_occurs_in_a_played_game(tmp_path):
    """Bots play the scenarios that ship and brawls; people play the rest, all from scenario files."""
    census = census_of(tmp_path, seeds=2, rounds=8, brawls=8)
    assert census.missing() == []


def test_all_there_is_was_counted():
    """The list is taken from the classes of the game, its catalogue and the units that ship."""
    kinds = [kind for kind, _ in everything()]
    counts = {kind: kinds.count(kind) for kind in dict.fromkeys(sorted(kinds))}
    assert counts["talent"] == 17
    assert counts["class"] == 5
    assert counts["event"] > 40
    assert counts["decision"] > 20
    assert counts["power"] > 30
    assert {("event", "Threw"), ("decision", "EndTurn"), ("talent", "archer"), ("power", "sickle")} <= everything()
    assert ("decision", "Ruled") not in everything(), "nobody is asked by a base class"


def test_what_never_occurred_would_be_found():
    census = Census()
    census.add("a game", everything() - {("talent", "archer")})
    assert census.missing() == [("talent", "archer")]
    assert any(line.startswith("talent    archer") and line.endswith("0  -") for line in census.lines())


@pytest.mark.soak
def test_bots_alone_come_to_nearly_everything(tmp_path):
    """Many seeds, and no script: only what a scenario has to ask for is left out."""
    census = census_of(tmp_path, seeds=8, rounds=16, brawls=60)
    sys.stdout.write("\n".join(census.lines()))
    by_bots = {one for one, games in census.games.items() if any(not game.startswith("script") for game in games)}
    assert everything() - by_bots <= ONLY_BY_CHOICE
