"""Actions of an activation: how many, in which pairs, what a declaration binds to; deploying."""

from __future__ import annotations

import pytest

from skirmish.mythic.combat.action_limits import COMPLEX, SIMPLE, may_still
from skirmish.mythic.state.events import ActivationLimited
from skirmish.mythic.turn.actions import may_make, public_options
from skirmish.mythic.units.stats import has_talent
from tests.skirmish.mythic.arenas import Arena


def brawl(**card) -> Arena:
    """A hero with an enemy and a stone beside him, and room to go."""
    arena = Arena("...").add("hero", "ann", "b1", **card).add("foe", "bob", "b1").stone("b1")
    return arena.hold("ann", "hero")


@pytest.mark.rule("MYT-ACT-01")
def test_there_are_three_simple_and_three_complex_actions():
    assert SIMPLE == ("walk", "attack", "claim")
    assert COMPLEX[:3] == ("run", "deploy", "absorb")
    arena = brawl()
    assert {"walk", "attack"} <= set(map(str, public_options(arena.activating("hero"), "hero")))
    assert list(public_options(arena.activating("hero", "complex"), "hero")) == ["run"]
    assert may_still(arena.activating("hero"), "hero", "dance").rule == "MYT-ACT-01"


@pytest.mark.rule("MYT-ACT-02", "MYT-ACT-04", "MYT-ACT-05", "MYT-TAL-25")
def test_legal_pairs_of_simple_actions():
    """MYT-EX-ACT-01."""
    pairs = [("walk", "attack"), ("walk", "claim"), ("claim", "walk"), ("claim", "attack"), ("attack", "claim")]
    pairs += [("attack", "walk"), ("walk", "walk"), ("attack", "attack"), ("claim", "claim")]
    for talents, allowed in (([], [1, 1, 1, 1, 1, 0, 0, 0, 0]), (["mobility"], [1, 1, 1, 1, 1, 1, 0, 0, 0])):
        arena = brawl(talents=talents)
        found = [bool(may_still(arena.activating("hero", done=(first,)), "hero", second)) for first, second in pairs]
        assert found == [bool(one) for one in allowed]
    at = brawl().activating("hero", done=("attack",))
    assert may_still(at, "hero", "walk").rule == "MYT-ACT-04"
    assert may_still(at, "hero", "attack").rule == "MYT-ACT-02"


@pytest.mark.rule("MYT-TURN-08", "MYT-ACT-02")
def test_after_two_simple_actions_there_is_no_third():
    at = brawl().activating("hero", done=("walk", "claim"))
    assert may_still(at, "hero", "attack").rule == "MYT-TURN-08"
    at = brawl().activating("hero", "complex", done=("run",))
    assert may_still(at, "hero", "absorb").rule == "MYT-TURN-08"


@pytest.mark.rule("MYT-ACT-03")
def test_a_walk_is_finished_before_the_next_action_begins():
    table = brawl(movement=2).play().do(["hero", "simple"], "walk", ["a1"])
    assert table.kind is not None
    assert not (table.kind == "Act" and "walk" in table.asked.options)
    table = brawl(movement=2).play().do(["hero", "simple"], "walk")
    assert table.kind == "TracePath"
    assert table.refused(["a1", "attack", "b1"])[0] == "not_adjacent"


@pytest.mark.rule("MYT-ACT-04")
def test_a_unit_that_has_attacked_does_not_walk():
    table = brawl(offence=0).play().do(["hero", "simple"], "attack")
    while table.kind != "Act":
        table.do("pass" if "pass" in table.asked.options else table.asked.options[0])
    assert table.refused("walk") == ("no_walk_after_attack", "MYT-ACT-04")


@pytest.mark.rule("MYT-TURN-08")
def test_the_declaration_binds():
    table = brawl().play().do(["hero", "complex"])
    assert table.refused("walk") == ("not_declared", "MYT-TURN-08")
    assert table.refused(["claim", "stone1"]) == ("not_declared", "MYT-TURN-08")
    table = brawl().play().do(["hero", "simple"])
    assert table.refused("run") == ("not_declared", "MYT-TURN-08")


@pytest.mark.rule("MYT-TURN-08", "MYT-ACT-07")
def test_a_unit_may_do_nothing_and_is_on_a_complex_activation_all_the_same():
    arena = brawl(talents=["block"])
    table = arena.play().do(["hero", "complex"])
    assert not has_talent(arena.activating("hero", "complex"), "hero", "block")
    table.do("end")
    assert table.state.activation is None


@pytest.mark.rule("MYT-ACT-06")
def test_talents_are_ignored_for_the_whole_of_a_complex_activation():
    arena = brawl(talents=["gem_collector", "block"])
    assert has_talent(arena.activating("hero"), "hero", "block")
    assert not has_talent(arena.activating("hero", "complex"), "hero", "block")
    assert not has_talent(arena.activating("hero", "complex", done=("run",)), "hero", "block")


@pytest.mark.rule("MYT-ACT-08", "MYT-STONE-04")
def test_dropping_a_stone_uses_no_action_up():
    arena = Arena("...").add("hero", "ann", "a1").stone(carrier="hero").hold("ann", "hero")
    table = arena.play().do(["hero", "simple"], "drop")
    assert table.state.activation.done == ()
    assert "walk" in table.asked.options


@pytest.mark.rule("MYT-ACT-08")
def test_a_manoeuvre_uses_no_action_up():
    arena = brawl().hold("ann", "hero", "aow").deck("ann", "aow", "aow", "aow")
    table = arena.play().do(["hero", "simple"], "draw_cards")
    assert table.state.activation.done == ()
    assert len(table.hand("ann")) == 2


@pytest.mark.rule("MYT-TERR-12", "MYT-TURN-07")
def test_polar_ground_wounds_at_the_start_and_leaves_one_action():
    arena = Arena("P..").add("hero", "ann", "a1", vitality=4).stone("b1").hold("ann", "hero")
    table = arena.play().do(["hero", "simple"])
    assert table.told(ActivationLimited)
    assert table.state.units["hero"].vitality == 3
    table.do("walk", ["b1"])
    assert table.kind != "Act", "the claim that would be next is lost"
    boreal = Arena("P..").add("hero", "ann", "a1", classes=["boreal"]).hold("ann", "hero").play()
    assert boreal.do(["hero", "simple"]).state.units["hero"].vitality == 4


@pytest.mark.rule("MYT-TERR-13", "MYT-DEATH-08")
def test_a_unit_that_freezes_to_death_has_been_activated():
    arena = Arena("P..").add("hero", "ann", "a1", left=1).hold("ann", "hero")
    table = arena.play().do(["hero", "simple"])
    assert table.state.units["hero"].destroyed
    assert table.state.armies["ann"].discard == ("hero",)
    assert table.kind != "Act"


@pytest.mark.rule("MYT-HIER-04")
def test_the_active_player_orders_the_cold_and_a_power_of_the_same_moment():
    power = {"id": "warmth", "type": "permanent", "trigger": "start", "effects": [{"do": "heal", "points": 1}]}
    arena = Arena("P..").add("hero", "ann", "a1", vitality=4, left=4, powers=[power]).hold("ann", "hero")
    table = arena.play().do(["hero", "simple"])
    assert set(table.asked.options) == {"warmth:hero", "polar"}
    assert table.asked.player == "ann"
    assert arena.play().do(["hero", "simple"], "polar").state.units["hero"].vitality == 4
    assert arena.play().do(["hero", "simple"], "warmth:hero").state.units["hero"].vitality == 3


# ---------------------------------------------------------------- deploying


def waiting(drawing: str = "..", **card) -> Arena:
    arena = Arena(drawing).add("hero", "ann", None, **card).add("late", "ann", None)
    return arena.hold("ann", "hero", "late", "aow", "aow")


@pytest.mark.rule("MYT-DEPLOY-01")
def test_a_unit_that_was_never_in_play_does_nothing_but_deploy_and_no_other_unit_deploys():
    table = waiting().play()
    assert table.refused(["hero", "simple"]) == ("only_deploys", "MYT-DEPLOY-01")
    table.do(["hero", "complex"])
    assert [one for one in table.asked.options if one[0] != "search_card"] == ["end", ["deploy", "a1"], "draw_cards"]
    assert table.refused("run") == ("only_deploys", "MYT-DEPLOY-01")
    at = Arena("..").add("hero", "ann", "a1").activating("hero", "complex")
    assert may_make(at, "hero", "deploy").rule == "MYT-DEPLOY-01"


@pytest.mark.rule("MYT-DEPLOY-02")
def test_a_unit_deploys_in_a_deployment_area_of_its_army():
    table = waiting().play().do(["hero", "complex"])
    assert table.refused(["deploy", "b1"]) == ("not_your_zone", "MYT-DEPLOY-02")
    table.do(["deploy", "a1"])
    assert table.area("hero") == "a1"


@pytest.mark.rule("MYT-DEPLOY-03", "MYT-CLASS-07")
def test_the_ground_must_let_a_deployed_unit_in():
    table = waiting("r. ..").play().do(["hero", "complex"])
    assert table.refused(["deploy", "a1"]) == ("terrain_forbids", "MYT-DEPLOY-03")
    arena = waiting(classes=["huge"])
    arena.options = {"capacity": 2}
    table = arena.play().do(["hero", "complex"])
    assert table.kind != "Act", "there is no area large enough"


@pytest.mark.rule("MYT-DEPLOY-04")
def test_nobody_deploys_into_a_full_area():
    arena = waiting(".. ..").add("friend", "ann", "a1")
    arena.options = {"capacities": {"a1": 1}}
    table = arena.play().do(["hero", "complex"])
    assert table.refused(["deploy", "a1"]) == ("area_full", "MYT-DEPLOY-04")


@pytest.mark.rule("MYT-DEPLOY-05")
def test_deploying_costs_the_card_is_the_complex_action_and_an_activation():
    arena = waiting("L.").add("foe", "bob", "a1", classes=["fireproof"])
    table = arena.play().do(["hero", "complex"], ["deploy", "a1"])
    assert table.state.armies["ann"].discard == ("hero",)
    assert table.state.turn.activated == ("hero",)
    assert table.kind != "Act"
    assert (table.area("hero"), table.state.units["hero"].vitality) == ("b1", 3), "lava was entered and left"


@pytest.mark.rule("MYT-TROOP-09")
def test_troops_never_deploy():
    arena = Arena("..").add("hoplites", "ann", None, "troop", left=0, entered=True).add("hero", "ann", "a1")
    arena.hold("ann", "hoplites", "hero")
    assert arena.play().refused(["hoplites", "complex"]) == ("destroyed", "MYT-DEATH-06")
