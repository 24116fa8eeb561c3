"""Walks and runs from area to area: distance, enemies, full areas, boundaries and ground."""

from __future__ import annotations

import pytest

from skirmish.board.boundaries import crossing
from skirmish.mythic.movement.action import TracePath
from skirmish.mythic.movement.entry import admits
from skirmish.mythic.movement.move_judge import can_go, charger, judge, may_set_out, mover, paths, reach
from skirmish.mythic.state.events import ActivationCut, Moved
from skirmish.mythic.turn.activation import Act
from tests.skirmish.mythic.arenas import Arena
from tests.skirmish.mythic.fights import attacking


def judged(arena: Arena, path: list[str], *, way: str = "walk", name: str = "hero") -> tuple[str, str | None]:
    """Reason and rule for a path of a unit that is being activated for it."""
    at = arena.activating(name, "simple" if way == "walk" else "complex")
    verdict = judge(mover(at, name, way), path)
    return verdict.reason, verdict.rule


def ends(arena: Arena, *, way: str = "walk", name: str = "hero") -> set[str]:
    at = arena.activating(name, "simple" if way == "walk" else "complex")
    return set(reach(at, name, way))


@pytest.mark.rule("MYT-WALK-01")
def test_a_walk_enters_as_many_areas_as_its_movement_at_most():
    arena = Arena("....").add("hero", "ann", "a1", movement=2)
    assert judged(arena, ["b1"])[0] == judged(arena, ["b1", "c1"])[0] == "allowed"
    assert judged(arena, ["b1", "c1", "d1"]) == ("too_far", "MYT-WALK-01")


@pytest.mark.rule("MYT-WALK-02")
def test_each_area_of_a_walk_is_adjacent_to_the_one_left():
    arena = Arena("... ...").add("hero", "ann", "a1", movement=3)
    assert judged(arena, ["c1"]) == ("not_adjacent", "MYT-WALK-02")
    assert judged(arena, ["b2"]) == ("not_adjacent", "MYT-WALK-02")
    assert judged(arena, ["nowhere"]) == ("not_adjacent", "MYT-WALK-02")


@pytest.mark.rule("MYT-WALK-03")
def test_a_walk_ends_where_an_enemy_stands_but_may_begin_there():
    arena = Arena("....").add("hero", "ann", "a1", movement=3)
    arena.add("guard", "bob", "b1").add("thug", "bob", "a1")
    assert judged(arena, ["b1"])[0] == "allowed"
    assert judged(arena, ["b1", "c1"]) == ("the_way_ends", "MYT-WALK-03")


@pytest.mark.rule("MYT-WALK-04")
def test_rock_and_cliff_cannot_be_walked_into():
    arena = Arena(".r C.").add("hero", "ann", "a1")
    assert judged(arena, ["b1"]) == judged(arena, ["a2"]) == ("terrain_forbids", "MYT-WALK-04")


@pytest.mark.rule("MYT-WALK-05")
def test_a_wall_cannot_be_walked_through():
    arena = Arena("..", options={"kinds": {("a1", "b1"): "wall"}}).add("hero", "ann", "a1")
    assert judged(arena, ["b1"]) == ("boundary_forbids", "MYT-WALK-05")


@pytest.mark.rule("MYT-WALK-06")
def test_a_full_area_is_closed_even_to_those_who_only_pass_through():
    arena = Arena("...", options={"capacities": {"b1": 1}}).add("hero", "ann", "a1").add("friend", "ann", "b1")
    assert judged(arena, ["b1", "c1"]) == ("area_full", "MYT-WALK-06")


@pytest.mark.rule("MYT-WALK-06")
def test_the_ban_on_full_areas_covers_every_manner_of_entry():
    arena = Arena("..", options={"capacities": {"b1": 1}}).add("hero", "ann", "a1").add("friend", "ann", "b1")
    at = arena.position()
    for manner in ("walk", "run", "flight", "forced", "deploy", "recall"):
        assert admits(at, "hero", "b1", manner).reason == "area_full"


@pytest.mark.rule("MYT-WALK-07")
def test_friends_do_not_stop_a_walk():
    arena = Arena("...").add("hero", "ann", "a1").add("friend", "ann", "b1")
    assert judged(arena, ["b1", "c1"])[0] == "allowed"


@pytest.mark.rule("MYT-WALK-08")
def test_a_unit_on_rock_walks_off_it():
    arena = Arena("r.").add("hero", "ann", "a1")
    assert judged(arena, ["b1"])[0] == "allowed"


@pytest.mark.rule("MYT-RUN-01")
def test_a_run_enters_one_area_more_than_the_movement():
    arena = Arena("....").add("hero", "ann", "a1", movement=2)
    assert judged(arena, ["b1", "c1", "d1"], way="run")[0] == "allowed"
    assert judged(arena, ["b1", "c1", "d1", "c1"], way="run") == ("too_far", "MYT-RUN-01")
    assert judged(arena, ["c1"], way="run") == ("not_adjacent", "MYT-RUN-01")


@pytest.mark.rule("MYT-RUN-02")
def test_a_run_ends_where_an_enemy_stands():
    arena = Arena("...").add("hero", "ann", "a1").add("guard", "bob", "b1")
    assert judged(arena, ["b1", "c1"], way="run") == ("the_way_ends", "MYT-RUN-02")


@pytest.mark.rule("MYT-RUN-03")
def test_climb_does_not_help_a_run():
    arena = Arena(".r").add("hero", "ann", "a1", talents=["climb"])
    assert judged(arena, ["b1"], way="walk")[0] == "allowed"
    assert judged(arena, ["b1"], way="run") == ("terrain_forbids", "MYT-RUN-03")


@pytest.mark.rule("MYT-RUN-04")
def test_a_run_does_not_cross_an_escarpment():
    arena = Arena("..", options={"kinds": {("a1", "b1"): "escarpment"}}).add("hero", "ann", "a1")
    assert judged(arena, ["b1"], way="run") == ("boundary_forbids", "MYT-RUN-04")


@pytest.mark.rule("MYT-RUN-05")
def test_a_run_does_not_enter_a_full_area():
    arena = Arena("..", options={"capacities": {"b1": 1}}).add("hero", "ann", "a1").add("friend", "ann", "b1")
    assert judged(arena, ["b1"], way="run") == ("area_full", "MYT-RUN-05")


# ---------------------------------------------------------------- boundaries


@pytest.mark.rule("MYT-BOUND-05")
def test_cage_walls_let_heroes_and_troops_through_and_nobody_else():
    for kind, passes in (("hero", True), ("troop", True), ("monster", False), ("god", False), ("titan", False)):
        arena = Arena("..", options={"kinds": {("a1", "b1"): "cage_walls"}}).add("one", "ann", "a1", kind)
        assert ("b1" in ends(arena, name="one")) is passes


@pytest.mark.rule("MYT-BOUND-06")
def test_crossing_chains_ends_the_walk_but_not_the_activation():
    arena = Arena("....", options={"kinds": {("a1", "b1"): "chains"}}).add("hero", "ann", "a1", activation_cards=2)
    arena.stone("b1").hold("ann", "hero")
    assert judged(arena, ["b1", "c1"]) == ("the_way_ends", "MYT-BOUND-06")
    table = arena.play().do(["hero", "simple"], "walk", ["b1"])
    assert isinstance(table.asked, Act)
    assert ["claim", "stone1"] in table.asked.options


@pytest.mark.rule("MYT-BOUND-07", "MYT-TAL-09")
def test_an_escarpment_is_for_climbers_only():
    kinds = {("a1", "b1"): "escarpment"}
    assert ends(Arena("..", options={"kinds": kinds}).add("hero", "ann", "a1")) == set()
    assert "b1" in ends(Arena("..", options={"kinds": kinds}).add("hero", "ann", "a1", talents=["climb"]))


@pytest.mark.rule("MYT-BOUND-02", "MYT-BOUND-03")
def test_between_two_boundaries_a_unit_takes_the_one_that_hinders_it_least():
    """MYT-EX-BOUND-01: beside a wall there is a normal stretch."""
    arena = Arena("..").add("leonidas", "ann", "a1", movement=1)
    document = arena.document()
    areas = document["boards"]["arena"]
    areas["boundaries"] = [
        {"id": "wall-a", "between": ["a1", "b1"], "kind": "wall", "line": [[2, -2], [2, -0.5]]},
        {"id": "normal-b", "between": ["a1", "b1"], "kind": "normal", "line": [[2, -0.5], [2, 0]]},
    ]
    arena.setup = {"boards": {"arena": areas}}
    assert judged(arena, ["b1"], name="leonidas")[0] == "allowed"


@pytest.mark.rule("MYT-BOUND-03")
def test_who_crosses_what():
    """MYT-EX-BOUND-04."""
    kinds = ["cage_walls", "chains", "escarpment", "normal", "wall"]
    rows = {
        ("hero", "walk", False): ["free", "ends", "no", "free", "no"],
        ("monster", "walk", False): ["no", "ends", "no", "free", "no"],
        ("hero", "walk", True): ["free", "free", "free", "free", "no"],
        ("hero", "run", True): ["free", "ends", "no", "free", "no"],
        ("monster", "flight", False): ["no", "ends", "free", "free", "free"],
        ("hero", "flight", False): ["free", "ends", "free", "free", "free"],
    }
    for (unit, way, climbs), expected in rows.items():
        assert [crossing(kind, unit, way, climbs=climbs) for kind in kinds] == expected


# ---------------------------------------------------------------- ground


@pytest.mark.rule("MYT-TERR-09")
def test_lava_wounds_whoever_walks_in_and_drives_him_on_and_the_walk_is_over():
    arena = Arena("..L. ....").add("hero", "ann", "b1", movement=3, vitality=4).hold("ann", "hero")
    assert judged(arena, ["c1", "d1"]) == ("the_way_ends", "MYT-TERR-09")
    table = arena.play().do(["hero", "simple"], "walk", ["c1"])
    assert table.kind == "LeaveLava"
    table.do("d1")
    assert (table.area("hero"), table.state.units["hero"].vitality) == ("d1", 3)
    assert table.state.activation is None or "walk" in table.state.activation.done


@pytest.mark.rule("MYT-TERR-10")
def test_the_step_out_of_lava_keeps_to_room_ground_and_boundaries():
    kinds = {("b1", "b2"): "wall"}
    arena = Arena(".Lr ...", options={"kinds": kinds}).add("hero", "ann", "a1", movement=1).hold("ann", "hero")
    table = arena.play().do(["hero", "simple"], "walk", ["b1"])
    assert table.area("hero") == "a1"
    assert [event.area for event in table.told(Moved)] == ["b1", "a1"]


@pytest.mark.rule("MYT-TERR-09", "MYT-TERR-10")
def test_the_step_out_of_lava_leads_to_no_other_lava_and_into_no_full_area_and_may_lead_back():
    """From b2: b1 is lava, a2 full, b3 a rock, c2 a swamp; left is the swamp beyond the chains."""
    options = {"capacities": {"a2": 1}, "kinds": {("b2", "c2"): "chains"}}
    arena = Arena(".L.. .Lm. .r..", options=options).add("hero", "ann", "b1", movement=1).add("friend", "ann", "a2")
    table = arena.hold("ann", "hero").play().do(["hero", "simple"], "walk", ["b2"])
    assert table.area("hero") == "c2", "the only way out, over chains, which hold nobody who is forced"
    assert table.state.units["hero"].vitality == 3, "one wound, and none for the lava it came from"
    assert not table.told(ActivationCut), "a step that is forced is no walk: the swamp does not end the activation"


@pytest.mark.rule("MYT-TERR-09")
def test_the_player_of_the_unit_says_where_it_steps_out_of_the_lava_not_who_threw_it():
    arena = Arena("...  .L. ...").add("one", "ann", "a2", offence=1, talents=["mighty_throw"])
    fight = attacking(arena.add("mark", "bob", "a2"), "one", 0).do(["throw", "b2"])
    assert (fight.kind, fight.asked.player) == ("LeaveLava", "bob")
    assert set(fight.asked.options) == {"a2", "b1", "c2", "b3"}
    fight.do("c2")
    assert (fight.area("mark"), fight.left("mark")) == ("c2", 3)


@pytest.mark.rule("MYT-TERR-10")
def test_no_large_unit_steps_out_of_lava_into_a_rift_and_fliers_over_lava_are_not_wounded():
    arena = Arena("XL.").add("minotaur", "ann", "c1", "monster", movement=1).hold("ann", "minotaur")
    table = arena.play().do(["minotaur", "simple"], "walk", ["b1"])
    assert [event.area for event in table.told(Moved)] == ["b1", "c1"], "the rift was no choice"
    small = Arena("XL.").add("hero", "ann", "c1", movement=1).hold("ann", "hero").play()
    assert small.do(["hero", "simple"], "walk", ["b1"]).asked.options == ("a1", "c1")
    flier = Arena(".L.").add("bird", "ann", "a1", movement=1, classes=["flying"]).hold("ann", "bird").play()
    flier.do(["bird", "complex"], "fast_flight", ["b1"])
    assert (flier.area("bird"), flier.state.units["bird"].vitality) == ("b1", 4)


@pytest.mark.rule("MYT-TERR-10")
def test_without_a_way_out_of_lava_the_unit_stays_and_is_wounded_once():
    arena = Arena("L.", options={"capacities": {"b1": 1}}).add("guard", "bob", "b1")
    arena.add("hero", "ann", None, vitality=4).hold("ann", "hero")
    table = arena.play().do(["hero", "complex"], ["deploy", "a1"])
    assert (table.area("hero"), table.state.units["hero"].vitality) == ("a1", 3)


@pytest.mark.rule("MYT-TERR-10", "MYT-DEATH-04")
def test_a_unit_that_dies_in_lava_leaves_its_stone_there():
    arena = Arena("..L").add("hero", "ann", "b1", left=1).stone(carrier="hero").hold("ann", "hero")
    table = arena.play().do(["hero", "simple"], "walk", ["c1"])
    assert table.state.stones["stone1"].area == "c1"
    assert table.state.units["hero"].destroyed


@pytest.mark.rule("MYT-CLASS-05")
def test_fireproof_units_walk_through_lava_unhurt():
    arena = Arena(".L.").add("hero", "ann", "a1", classes=["fireproof"]).hold("ann", "hero")
    table = arena.play().do(["hero", "simple"], "walk", ["b1", "c1"])
    assert (table.area("hero"), table.state.units["hero"].vitality) == ("c1", 4)


@pytest.mark.rule("MYT-TERR-14")
def test_a_god_crosses_a_rift_only_along_skulls_and_only_if_he_gets_out_again():
    """MYT-EX-TERR-06."""
    skulls = [("b1", "a1", "c1")]
    cases = [
        ("god", 1, "walk", skulls, False, False),
        ("god", 1, "run", skulls, True, False),
        ("monster", 2, "walk", [], False, False),
        ("hero", 1, "walk", [], True, True),
        ("troop", 1, "walk", [], True, True),
    ]
    for kind, movement, way, paths_of_skulls, enters, stays in cases:
        arena = Arena(".X.", options={"skulls": paths_of_skulls}).add("one", "ann", "a1", kind, movement=movement)
        at = arena.activating("one", "simple" if way == "walk" else "complex")
        ways = list(paths(mover(at, "one", way)))
        assert any("b1" in path for path in ways) is enters, (kind, way)
        assert any(path[-1] == "b1" for path in ways) is stays, (kind, way)


@pytest.mark.rule("MYT-TERR-14")
def test_enemies_in_a_rift_do_not_stop_a_monster_but_stop_a_hero():
    for kind, expected in (("monster", "allowed"), ("hero", "the_way_ends")):
        arena = Arena(".X.", options={"skulls": [("b1", "a1", "c1")]}).add("one", "ann", "a1", kind)
        arena.add("guard", "bob", "b1", "troop")
        assert judged(arena, ["b1", "c1"], name="one")[0] == expected


@pytest.mark.rule("MYT-TERR-15")
def test_a_path_of_skulls_is_kept_to_and_a_god_cannot_be_placed_in_a_rift():
    arena = Arena(".X. ...", options={"skulls": [("b1", "a1", "c1")]}).add("zeus", "ann", "a1", "god", movement=3)
    arena.add("hero", "ann", "a2")
    assert judged(arena, ["b1", "b2"], name="zeus") == ("no_path_of_skulls", "MYT-TERR-14")
    assert judged(arena, ["b1", "c1", "c2"], name="zeus")[0] == "allowed"
    assert judged(arena, ["b1"], name="zeus") == ("ends_in_a_rift", "MYT-TERR-14")
    at = arena.position()
    assert admits(at, "zeus", "b1", "forced").rule == "MYT-TERR-15"
    assert admits(at, "hero", "b1", "forced")


@pytest.mark.rule("MYT-TERR-19")
def test_walking_into_a_swamp_ends_the_activation():
    arena = Arena(".m").add("hero", "ann", "a1").stone("b1").hold("ann", "hero")
    assert judged(arena, ["b1", "a1"]) == ("the_way_ends", "MYT-TERR-19")
    table = arena.play().do(["hero", "simple"], "walk", ["b1"])
    assert table.told(ActivationCut)
    assert table.kind != "Act"


@pytest.mark.rule("MYT-TERR-20", "MYT-TERR-19")
def test_in_a_swamp_nobody_walks_and_a_run_enters_one_area():
    """MYT-EX-TERR-05."""
    cases = [(1, [], 0, 1, "mm.."), (3, [], 0, 1, "m...."), (2, ["aquatic"], 2, 3, "m....")]
    cases.append((2, ["aquatic"], 3, 4, "m~m~~"))
    for movement, classes, walk, run, drawing in cases:
        arena = Arena(drawing).add("hero", "ann", "a1", movement=movement, classes=classes)
        for way, areas in (("walk", walk), ("run", run)):
            at = arena.activating("hero", "simple" if way == "walk" else "complex")
            longest = max((len(path) for path in paths(mover(at, "hero", way))), default=0)
            assert (longest if may_set_out(at, "hero", way) else 0) == areas, (movement, classes, way)
    stuck = Arena("m.").add("hero", "ann", "a1")
    assert may_set_out(stuck.activating("hero"), "hero", "walk").rule == "MYT-TERR-20"


@pytest.mark.rule("MYT-TERR-21")
def test_deploying_into_a_swamp_and_flying_out_of_it_are_not_hindered():
    arena = Arena("m..").add("hero", "ann", None, classes=["flying"], movement=2).hold("ann", "hero")
    table = arena.play().do(["hero", "complex"], ["deploy", "a1"])
    assert not table.told(ActivationCut)
    flyer = Arena("m..").add("hero", "ann", "a1", classes=["flying"], movement=1)
    assert set(reach(flyer.activating("hero", "complex"), "hero", "flight")) == {"a1", "b1", "c1"}


@pytest.mark.rule("MYT-CLASS-03")
def test_an_aquatic_unit_goes_one_area_farther_in_water_alone():
    arena = Arena("~~~.").add("hero", "ann", "a1", movement=1, classes=["aquatic"])
    assert judged(arena, ["b1", "c1"])[0] == "allowed"
    assert judged(arena, ["b1", "c1", "d1"]) == ("too_far", "MYT-WALK-01")
    ashore = Arena("~..").add("hero", "ann", "a1", movement=1, classes=["aquatic"])
    assert judged(ashore, ["b1", "c1"]) == ("too_far", "MYT-WALK-01")


@pytest.mark.rule("MYT-CLASS-07")
def test_a_huge_unit_needs_an_area_of_three():
    arena = Arena("..", options={"capacities": {"b1": 2}}).add("hydra", "ann", "a1", "monster", classes=["huge"])
    assert judged(arena, ["b1"], name="hydra") == ("too_small_for_huge", "MYT-CLASS-07")


@pytest.mark.rule("MYT-CLASS-08", "MYT-BOARD-05")
def test_nobody_comes_into_the_area_of_a_huge_unit_but_it_moves_freely_itself():
    arena = Arena("...").add("hydra", "ann", "b1", "monster", classes=["huge"]).add("hero", "ann", "a1")
    assert judged(arena, ["b1"]) == ("area_full", "MYT-WALK-06")
    assert judged(arena, ["a1", "b1"], name="hydra")[0] == "allowed"


@pytest.mark.rule("MYT-TAL-07")
def test_block_holds_enemies_in_its_area_unless_they_block_too():
    arena = Arena("..").add("hero", "ann", "a1").add("ram", "ann", "a1", talents=["block"])
    arena.add("cerberus", "bob", "a1", "monster", talents=["block"])
    assert may_set_out(arena.activating("hero"), "hero", "walk").rule == "MYT-TAL-07"
    assert not can_go(arena.activating("hero", "complex"), "hero", "run")
    assert may_set_out(arena.activating("ram"), "ram", "walk")


@pytest.mark.rule("MYT-ACT-06")
def test_a_running_unit_with_block_is_held_by_an_enemy_block():
    arena = Arena("..").add("ram", "ann", "a1", talents=["block"])
    arena.add("cerberus", "bob", "a1", "monster", talents=["block"])
    assert may_set_out(arena.activating("ram", "complex"), "ram", "run").rule == "MYT-TAL-07"


@pytest.mark.rule("MYT-CLASS-03")
def test_a_charge_through_water_takes_no_aquatic_unit_farther_than_its_power_says():
    at = Arena("~~~").add("hero", "ann", "a1", movement=1, classes=["aquatic"]).position()
    assert ("b1", "c1") in set(paths(mover(at, "hero", "walk")))
    assert set(paths(charger(at, "hero", 1))) == {("b1",)}


@pytest.mark.rule("MYT-STONE-04")
def test_after_a_stone_was_dropped_the_rest_of_the_way_is_judged_as_well():
    arena = Arena("....").add("hero", "ann", "a1", movement=2).stone(carrier="hero")
    assert judged(arena, ["b1", "drop", "c1"])[0] == "allowed"
    assert judged(arena, ["b1", "drop", "d1"]) == ("not_adjacent", "MYT-WALK-02")
    assert judged(arena, ["b1", "drop", "c1", "d1"]) == ("too_far", "MYT-WALK-01")
    assert judged(arena, ["b1", "drop", "drop", "c1"]) == ("carries_nothing", "MYT-STONE-04")


@pytest.mark.rule("MYT-STONE-04")
@pytest.mark.parametrize("path", [[], ["drop", "b1"], ["b1", "drop"], ["drop"]])
def test_a_stone_is_dropped_on_the_way_and_neither_before_it_nor_after_it(path):
    assert judged(Arena("...").add("hero", "ann", "a1").stone(carrier="hero"), path)[0] == "no_way"


@pytest.mark.rule("MYT-WALK-02")
@pytest.mark.parametrize("answer", ["b1", [1], ["b1", None], None])
def test_a_path_is_a_list_of_areas(answer):
    going = mover(Arena("...").add("hero", "ann", "a1").position(), "hero", "walk")
    assert TracePath("ann", "hero", "walk", 2, going).check(answer).reason == "not_a_path"


@pytest.mark.rule("MYT-STONE-04")
def test_every_way_of_a_carrier_is_listed_with_and_without_its_stone():
    arena = Arena("...").add("hero", "ann", "a1", movement=2)
    plain = mover(arena.position(), "hero", "walk")
    assert set(map(tuple, TracePath("ann", "hero", "walk", 2, plain).listed())) == {("b1",), ("b1", "a1"), ("b1", "c1")}
    laden = mover(arena.stone(carrier="hero").position(), "hero", "walk")
    listed = set(map(tuple, TracePath("ann", "hero", "walk", 2, laden).listed()))
    assert listed == {("b1",), ("b1", "a1"), ("b1", "c1"), ("b1", "drop", "a1"), ("b1", "drop", "c1")}
