"""Rules of combat, troops that follow and effects of one moment, in games that are played from scenario files."""

from __future__ import annotations

import pytest

from skirmish.mythic.state.combat_events import Attacked, WoundsChanged
from skirmish.mythic.state.events import Activated, Healed, Searched
from tests.scenes.games.mythic.files import adventure, drawn_board, played, scenario_file

LINE = drawn_board("...", capacity=6)


def field(folder, armies, where, zones=("a1", "b1"), **more):
    """Armies whose units stand where they are put; what is not put waits."""
    units = [{"id": unit, "area": area} for unit, area in where.items()]
    mine = {player: [zones[place % 2]] for place, player in enumerate(armies)}
    return scenario_file(folder, LINE, adventure(armies, zones=mine, **more), units=units)


# ---------------------------------------------------------------- troops that follow


@pytest.mark.rule("MYT-TAL-20", "MYT-TAL-19", "MYT-TAL-18")
def test_the_troop_of_a_team_mate_is_given_by_its_owner_and_declared_by_the_active_player(tmp_path):
    armies = {"ann": ["athena", "odysseus"], "bob": ["ares"], "cyd": ["zeus", "spartans"], "dan": ["hades"]}
    where = {"athena": "a1", "odysseus": "a1", "spartans": "a1", "zeus": "a1", "ares": "c1", "hades": "c1"}
    path = field(tmp_path, armies, where, teams=[["ann", "cyd"], ["bob", "dan"]])
    game = played(path).quiet("BeginTurn").do(["search_card", "odysseus"], ["odysseus", "simple"], "end", "spartans")
    assert [event.shown for event in game.told(Searched)][-1] == "spartans"
    assert (game.asked.player, game.asked.options) == ("cyd", ("pass", "use"))
    game.do("use")
    assert game.state.armies["cyd"].discard == ("spartans",)
    assert (game.asked.player, game.asked.options) == ("ann", ("simple", "complex"))
    game.do("complex")
    assert game.told(Activated)[-1] == Activated("spartans", "ann", "complex")
    assert game.asked.player == "ann", "she controls them"


def test_born_leader_is_a_choice_of_troops_and_of_their_order(tmp_path):
    armies = {"ann": ["leonidas", "athena", "hoplites", "spartans", "amazons"], "bob": ["ares"]}
    where = dict.fromkeys(["leonidas", "athena", "hoplites", "spartans", "amazons"], "a1") | {"ares": "c1"}
    game = played(field(tmp_path, armies, where)).quiet("BeginTurn")
    game.do(["search_card", "amazons"], ["leonidas", "simple"], "end", "use")
    assert game.asked.options == ("pass", "hoplites", "spartans", "amazons")
    game.do("amazons", "hoplites")
    assert (game.kind, game.asked.unit) == ("UsePower", "amazons"), "the first that was chosen"
    game.do("simple")
    assert game.told(Activated)[-1] == Activated("amazons", "ann", "simple")


# ---------------------------------------------------------------- effects of one moment


@pytest.mark.rule("MYT-HIER-04", "MYT-HIER-07")
def test_the_active_player_orders_what_a_destruction_sets_off_whoever_owns_it(tmp_path):
    """Both players have Hades; Cerberus bites the hoplites to death, and Bob says which Hades profits first."""
    armies = {"ann": ["hades", "hoplites"], "bob": ["cerberus", "hades"]}
    where = {"hoplites": "b1", "cerberus": "b1", "hades": "c1", "hades:bob": "c1"}
    game = played(field(tmp_path, armies, where), *[5] * 18).turn_of("bob")
    game.do(["cerberus", "simple"], "power:three_headed_bite").quiet("OrderEffects")
    assert (game.asked.player, game.asked.unit) == ("bob", "hoplites")
    assert set(game.asked.options) == {"soul_culling:hades", "soul_culling:hades:bob"}
    order = ["soul_culling:hades:bob", "soul_culling:hades"]
    game.do(order[0])
    assert [event.unit for event in game.match.events if type(event).__name__ == "PowerUsed"][-2:] == [
        "hades:bob",
        "hades",
    ]


@pytest.mark.rule("MYT-HIER-07")
def test_powers_that_contradict_each_other_come_in_the_order_of_the_active_player(tmp_path):
    """One wound: lightened first it is none, and Prowess has nothing to add; made heavier first, one is left."""
    armies = {"ann": ["achilles", "athena"], "bob": ["veteran_achilles", "ares"]}
    where = {"achilles": "b1", "veteran_achilles": "b1"}
    path = field(tmp_path, armies, where)
    left = {}
    for first in ("endurance:veteran_achilles", "achilles_prowess:achilles"):
        game = played(path, 5, 0, 0, 0, 0, 0, 5).quiet("BeginTurn").do(["achilles", "simple"], "attack")
        game.quiet("OrderEffects")
        assert game.asked.player == "ann"
        game.do(first)
        while game.kind == "UsePower":
            game.do("use")
        left[first] = (game.state.units["veteran_achilles"].vitality, [e.wounds for e in game.told(WoundsChanged)])
    assert left == {"endurance:veteran_achilles": (6, [0]), "achilles_prowess:achilles": (5, [2, 1])}


def test_healing_is_told_once(tmp_path):
    """Hades profits only while he has something to regain."""
    armies = {"ann": ["hades", "hoplites"], "bob": ["cerberus", "ares"]}
    where = {"hoplites": "b1", "cerberus": "b1", "hades": "c1"}
    game = played(field(tmp_path, armies, where), *[5] * 18).turn_of("bob")
    game.do(["cerberus", "simple"], "power:three_headed_bite").quiet("BeginTurn")
    assert not game.told(Healed)
    assert [event.target for event in game.told(Attacked)] == ["hoplites"]
