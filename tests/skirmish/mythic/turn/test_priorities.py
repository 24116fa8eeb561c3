"""Which rule wins where two contradict, what is optional, and in which order effects are resolved (chapter III)."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import scenes
from skirmish.mythic.combat.action_limits import may_still
from skirmish.mythic.movement.entry import admits
from skirmish.mythic.movement.move_judge import judge, may_set_out, mover
from skirmish.mythic.state.events import ActionsGiven, ActivationCut, ActivationEnded
from skirmish.mythic.state.victory import outcome
from skirmish.mythic.turn.actions import may_make
from skirmish.mythic.units.stats import has_talent, movement_of
from tests.skirmish.mythic.arenas import Arena
from tests.skirmish.mythic.fights import attacking

CATALOGUE = Path(scenes.__file__).parent / "catalogue" / "rules" / "mythic.toml"


@pytest.mark.rule("MYT-HIER-01")
def test_scenario_beats_power_beats_talent_beats_class_beats_rule():
    # 5 a general rule: no walk after an attack; 3 a talent overrules it
    plain, mobile = (Arena("..").add("hero", "ann", "a1", talents=talents) for talents in ([], ["mobility"]))
    assert not may_still(plain.activating("hero", done=("attack",)), "hero", "walk")
    assert may_still(mobile.activating("hero", done=("attack",)), "hero", "walk")
    # 2 a power overrules it too
    at = plain.activating("hero", done=("attack",), extra=("walk",))
    assert may_still(at, "hero", "walk")
    # 4 a class overrules a general rule: an aquatic unit walks out of a swamp
    swimmer = Arena("m.").add("hero", "ann", "a1", classes=["aquatic"])
    assert may_set_out(swimmer.activating("hero"), "hero", "walk")
    # 1 a scenario overrules the general rule on how far a run goes out of a swamp
    setup = {"rules": {"swamp_run_areas": 2}}
    arena = Arena("m...", setup=setup).add("hero", "ann", "a1")
    assert judge(mover(arena.activating("hero", "complex"), "hero", "run"), ["b1", "c1"])
    arena.setup = {}
    assert not judge(mover(arena.activating("hero", "complex"), "hero", "run"), ["b1", "c1"])


@pytest.mark.rule("MYT-HIER-01", "MYT-WIN-07")
def test_the_victory_conditions_of_a_scenario_replace_those_of_the_rules():
    setup = {"mode": "adventure", "lead": "ann", "points": 9, "victory": [{"kind": "stones", "count": 2}]}
    arena = Arena("..", setup=setup).add("zeus", "ann", "a1", "god").stone(dashboard="zeus").stone(dashboard="zeus")
    assert outcome(arena.position()).winners == ("ann",)


@pytest.mark.rule("MYT-HIER-02")
def test_the_absolute_rules_are_listed_and_no_power_opens_a_full_area():
    rules = tomllib.loads(CATALOGUE.read_text(encoding="utf-8"))["rule"]
    listed = next(rule for rule in rules if rule["id"] == "MYT-HIER-02")["see"]
    assert sorted(listed) == sorted(rule["id"] for rule in rules if rule.get("absolute"))
    arena = Arena("..", options={"capacities": {"b1": 1}}).add(
        "hero", "ann", "a1", talents=["climb"], classes=["flying"]
    )
    arena.add("friend", "ann", "b1")
    for manner in ("walk", "run", "flight", "forced", "deploy", "recall"):
        assert admits(arena.position(), "hero", "b1", manner).reason == "area_full"


@pytest.mark.rule("MYT-HIER-03")
def test_an_ignored_talent_overrules_nothing_and_ignored_ground_forbids_nothing():
    drowned = Arena("~r").add("hero", "ann", "a1", talents=["climb"])
    assert judge(mover(drowned.activating("hero"), "hero", "walk"), ["b1"]).rule == "MYT-WALK-04"
    assert not has_talent(drowned.position(), "hero", "climb")
    fireproof = Arena(".L.").add("hero", "ann", "a1", classes=["fireproof"])
    assert judge(mover(fireproof.activating("hero"), "hero", "walk"), ["b1", "c1"])


@pytest.mark.rule("MYT-HIER-05")
def test_a_triggered_effect_goes_on_when_its_condition_is_gone():
    """MYT-EX-HIER-01: a power that was set off heals and then draws, although healing ended what set it off."""
    effects = [{"do": "heal", "points": 1}, {"do": "draw", "cards": 1}]
    power = {"id": "mercy", "type": "passive", "trigger": "start", "effects": effects}
    card = {"vitality": 2, "left": 1, "powers": [power]}
    arena = Arena("..").add("hero", "ann", "a1", **card).hold("ann", "hero").deck("ann", "hero", "hero")
    arena.cards[0]["rows"][0] = {**arena.cards[0]["rows"][0], "powers": {}}
    table = arena.play().do(["hero", "simple"])
    assert table.state.units["hero"].vitality == 2, "on this row the power is not available any more"
    assert len(table.hand("ann")) == 1, "and yet its second effect was carried out"


@pytest.mark.rule("MYT-HIER-06")
def test_a_trigger_born_in_a_step_is_handled_before_the_procedure_goes_on():
    """Walking into lava kills the hero; Hades profits before the turn goes on."""
    culling = {"id": "cull", "type": "permanent", "trigger": "destroyed", "effects": [{"do": "heal", "points": 1}]}
    arena = Arena("..L").add("hero", "ann", "b1", left=1).hold("ann", "hero")
    arena.add("hades", "bob", "a1", "god", vitality=5, left=3, powers=[culling])
    table = arena.play().do(["hero", "simple"], "walk", ["c1"])
    kinds = [type(event).__name__ for event in table.match.events]
    assert kinds.index("Moved") < kinds.index("Destroyed") < kinds.index("Healed") < kinds.index("ActivationEnded")
    assert table.state.units["hades"].vitality == 4


@pytest.mark.rule("MYT-HIER-07")
def test_between_two_talents_a_prohibition_beats_a_permission():
    """Gem Collector lets the phoenix take the stone next door, Block of an enemy there forbids it: it is forbidden."""
    arena = Arena("..").add("phoenix", "ann", "a1", "monster", talents=["gem_collector"]).stone("b1")
    assert may_make(arena.activating("phoenix"), "phoenix", "claim")
    arena.add("cerberus", "bob", "b1", "monster", talents=["block"])
    assert may_make(arena.activating("phoenix"), "phoenix", "claim").rule == "MYT-CLAIM-04"
    climber = Arena(".r").add("hero", "ann", "a1", talents=["climb"])
    climber.add("cerberus", "bob", "a1", "monster", talents=["block"])
    assert may_set_out(climber.activating("hero"), "hero", "walk").rule == "MYT-TAL-07"


@pytest.mark.rule("MYT-HIER-07", "MYT-TERR-12")
def test_between_two_powers_or_grounds_a_prohibition_beats_a_permission():
    """The scenario of the cold: on polar ground no power may be used, though its own text allows two more actions."""
    frenzy = {"id": "frenzy", "type": "active", "effects": [{"do": "extra_actions", "actions": ["walk", "attack"]}]}
    arena = Arena("P...").add("hero", "ann", "a1", movement=1, powers=[frenzy]).hold("ann", "hero", "aow")
    table = arena.play().do(["hero", "simple"])
    assert "power:frenzy" not in table.asked.options
    table.do("walk", ["b1"])
    assert table.state.activation is None, "the open ground it has reached gives no second action back"


@pytest.mark.rule("MYT-HIER-08")
def test_ground_is_not_optional_and_class_applies_by_itself():
    table = Arena("P.").add("hero", "ann", "a1").hold("ann", "hero").play().do(["hero", "simple"])
    assert table.state.units["hero"].vitality == 3, "nobody was asked"
    boreal = Arena("P.").add("hero", "ann", "a1", classes=["boreal"]).hold("ann", "hero").play()
    assert boreal.do(["hero", "simple"]).state.units["hero"].vitality == 4
    swimmer = Arena("~~~.").add("hero", "ann", "a1", movement=1, classes=["aquatic"])
    going = mover(swimmer.activating("hero"), "hero", "walk")
    assert judge(going, ["b1"])
    assert judge(going, ["b1", "c1"]), "the bonus area may be used or left"


@pytest.mark.rule("MYT-HIER-09")
def test_movement_is_the_stat_and_moving_the_act():
    """What changes the stat changes walk and run alike; what changes the act leaves the stat alone."""
    haste = {"id": "haste", "type": "permanent", "effects": [{"do": "modifier", "stat": "movement", "amount": 1}]}
    arena = Arena("......").add("hero", "ann", "a1", movement=2, powers=[haste])
    assert movement_of(arena.position(), "hero") == 3
    assert mover(arena.activating("hero"), "hero", "walk").areas == 3
    at = arena.activating("hero", "complex")
    assert mover(at, "hero", "run").areas == 4, "a run enters one area more"
    assert movement_of(at, "hero") == 3, "the stat is what it was"
    swamp = Arena("m...").add("hero", "ann", "a1", movement=2).activating("hero", "complex")
    assert (mover(swamp, "hero", "run").areas, movement_of(swamp, "hero")) == (1, 2)
    rooted = Arena("..").add("one", "ann", "a1", offence=1, talents=["mighty_throw"])
    fight = attacking(rooted.add("stone", "bob", "a1", movement=0), "one", 0).do(["throw", "b1"])
    assert fight.area("stone") == "b1", "a unit of movement 0 is moved all the same"


def test_extra_actions_come_on_top_and_are_used_up():
    frenzy = {"id": "frenzy", "type": "active", "effects": [{"do": "extra_actions", "actions": ["walk"]}]}
    arena = Arena("....").add("hero", "ann", "a1", movement=1, powers=[frenzy]).hold("ann", "hero")
    table = arena.play().do(["hero", "simple"], "walk", ["b1"], "power:frenzy", "walk", ["c1"])
    assert table.told(ActionsGiven)
    assert table.area("hero") == "c1"
    assert not (table.kind == "Act" and "walk" in table.asked.options)
    assert not table.told(ActivationCut)
    assert table.told(ActivationEnded) or table.kind == "Act"
