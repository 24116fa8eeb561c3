"""Fast flight: over walls and escarpments, past enemies, never into a full area."""

from __future__ import annotations

import pytest

from skirmish.mythic.hand.manoeuvres import may_evade
from skirmish.mythic.movement.entry import admits
from skirmish.mythic.movement.move_judge import judge, may_set_out, mover, paths
from skirmish.mythic.turn.actions import may_make, public_options
from tests.skirmish.mythic.arenas import Arena


def flier(drawing: str, kind: str = "hero", movement: int = 2, **options) -> Arena:
    return Arena(drawing, options=options).add("bird", "ann", "a1", kind, movement=movement, classes=["flying"])


def flown(arena: Arena, path: list[str]) -> tuple[str, str | None]:
    verdict = judge(mover(arena.activating("bird", "complex"), "bird", "flight"), path)
    return verdict.reason, verdict.rule


def longest(arena: Arena) -> int:
    going = mover(arena.activating("bird", "complex"), "bird", "flight")
    return max((len(path) for path in paths(going) if len(set(path)) == len(path) and "a1" not in path), default=0)


@pytest.mark.rule("MYT-FLY-01")
def test_fliers_deploy_on_cliff_and_rock_and_others_do_not():
    arena = Arena("rC").add("bird", "ann", None, classes=["flying"]).add("hero", "ann", None)
    at = arena.position()
    assert admits(at, "bird", "a1", "deploy")
    assert admits(at, "bird", "b1", "deploy")
    assert admits(at, "hero", "a1", "deploy").rule == "MYT-DEPLOY-03"


@pytest.mark.rule("MYT-FLY-02")
def test_a_flier_on_foot_walks_by_the_ordinary_rules():
    at = flier(".r").activating("bird")
    assert judge(mover(at, "bird", "walk"), ["b1"]).rule == "MYT-WALK-04"
    guarded = flier("...").add("guard", "bob", "b1").activating("bird")
    assert judge(mover(guarded, "bird", "walk"), ["b1", "c1"]).rule == "MYT-WALK-03"


@pytest.mark.rule("MYT-FLY-03", "MYT-ACT-01")
def test_only_fliers_have_the_two_further_complex_actions():
    arena = flier("..").add("hero", "ann", "a1").add("foe", "bob", "a1")
    assert {"fast_flight", "aerial_attack", "run"} <= set(public_options(arena.activating("bird", "complex"), "bird"))
    on_foot = set(public_options(arena.activating("hero", "complex"), "hero"))
    assert on_foot == {"run"}
    assert may_make(arena.activating("hero", "complex"), "hero", "fast_flight").rule == "MYT-FLY-03"
    assert may_make(arena.activating("hero", "complex"), "hero", "aerial_attack").rule == "MYT-FLY-03"


@pytest.mark.rule("MYT-FLY-04")
def test_a_fast_flight_enters_movement_and_one_areas():
    assert flown(flier("....."), ["b1", "c1", "d1"])[0] == "allowed"
    assert flown(flier("....."), ["b1", "c1", "d1", "e1"]) == ("too_far", "MYT-FLY-04")


@pytest.mark.rule("MYT-FLY-05", "MYT-FLY-06", "MYT-FLY-07")
def test_what_lies_on_the_way_of_a_fast_flight():
    """MYT-EX-FLY-01: how many areas it enters, movement being 2."""
    wall, chains, cage = ({("a1", "b1"): kind} for kind in ("wall", "chains", "cage_walls"))
    assert longest(flier("....").add("guard", "bob", "b1")) == 3
    full = flier("....", capacities={"b1": 1}).add("guard", "bob", "b1")
    assert longest(full) == 0
    assert flown(full, ["b1"]) == ("area_full", "MYT-FLY-07")
    assert flown(flier("...C"), ["b1", "c1", "d1"])[0] == "allowed"
    assert longest(flier("....", kinds=wall)) == 3
    assert flown(flier("...L"), ["b1", "c1", "d1"])[0] == "allowed"
    assert longest(flier("....", kinds=chains)) == 1
    assert flown(flier("....", kinds=chains), ["b1", "c1"]) == ("the_way_ends", "MYT-FLY-06")
    assert longest(flier("....", "monster", kinds=cage)) == 0
    assert longest(flier("....", kinds=cage)) == 3


@pytest.mark.rule("MYT-FLY-05")
def test_a_flight_that_ends_in_lava_hurts_nobody_and_one_that_starts_in_the_cold_does():
    table = flier(".L").hold("ann", "bird").play()
    table.do(["bird", "complex"], "fast_flight", ["b1"])
    assert (table.area("bird"), table.state.units["bird"].vitality) == ("b1", 4)
    cold = flier("P.").hold("ann", "bird").play().do(["bird", "complex"], "fast_flight", ["b1"])
    assert cold.state.units["bird"].vitality == 3


@pytest.mark.rule("MYT-FLY-05", "MYT-TERR-15")
def test_a_god_may_fly_over_a_rift_but_not_land_in_it():
    god = flier(".X.", "god")
    assert flown(god, ["b1", "c1"])[0] == "allowed"
    assert flown(god, ["b1"]) == ("ends_in_a_rift", "MYT-TERR-14")
    assert flown(flier(".X."), ["b1"])[0] == "allowed"


@pytest.mark.rule("MYT-FLY-08", "MYT-STONE-05")
def test_a_stone_is_not_dropped_in_flight_but_carried_along_and_dropped_after_landing():
    arena = flier("...").stone(carrier="bird").hold("ann", "bird")
    assert flown(arena, ["b1", "drop", "c1"]) == ("no_drop_in_flight", "MYT-STONE-05")
    table = arena.play().do(["bird", "complex"], "fast_flight", ["b1", "c1"])
    assert table.state.stones["stone1"].carrier == "bird"
    table.do("drop")
    assert table.state.stones["stone1"].area == "c1"


@pytest.mark.rule("MYT-FLY-09")
def test_neither_block_nor_swamp_holds_a_flight_back_nor_does_water_carry_it():
    arena = flier("m..").add("cerberus", "bob", "a1", "monster", talents=["block"])
    assert may_set_out(arena.activating("bird", "complex"), "bird", "flight")
    assert not may_set_out(arena.activating("bird", "complex"), "bird", "run")
    swimmer = Arena("~~~~").add("bird", "ann", "a1", movement=1, classes=["flying", "aquatic"])
    assert flown(swimmer, ["b1", "c1", "d1"]) == ("too_far", "MYT-FLY-04")


@pytest.mark.rule("MYT-FLY-13")
def test_flying_units_evade_and_flying_troops_do_not():
    arena = flier("..").add("harpies", "ann", "a1", "troop", classes=["flying"]).add("hero", "ann", "a1")
    at = arena.position()
    assert [may_evade(at, name) for name in ("bird", "harpies", "hero")] == [True, False, False]
