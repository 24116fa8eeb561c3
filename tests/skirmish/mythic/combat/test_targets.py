"""Whom a unit may attack, and at which range (MYT-ATK, MYT-RANGE)."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from skirmish.board.board import board_from
from skirmish.mythic.combat.attack import Attack, offence_of
from skirmish.mythic.combat.target_choice import judge_target, targets
from skirmish.mythic.state.combat_events import Attacked
from skirmish.mythic.units.stats import range_of
from tests.skirmish.mythic.arenas import Arena
from tests.skirmish.mythic.fights import attacking

RULES = tomllib.loads((Path(__file__).parents[4] / "scenes/catalogue/rules/mythic.toml").read_text(encoding="utf-8"))
FIXTURES = {fixture["id"]: fixture for fixture in RULES["fixture"]}


def answers(at, unit, **more):
    return [target.answer for target in targets(at, unit, **more)]


def on_fixture(name, **ranges):
    """A fixture board of the catalogue with its units; each side is a player."""
    fixture = FIXTURES[name]
    sides = tuple(dict.fromkeys(unit["side"] for unit in fixture["units"])) or ("red", "blue")
    players = sides if len(sides) > 1 else (*sides, "blue")
    arena = Arena("." * 4, players=players, options={"zones": [["a1"], ["b1"], ["c1"]][: len(players)]})
    for unit in fixture["units"]:
        wide = ranges.get(unit["id"], unit.get("range", 0))
        arena.add(unit["id"], unit["side"], unit["area"], range=wide, offence=unit.get("offence", 4))
    return arena, FixtureBoard(arena, fixture)


class FixtureBoard:
    """An arena's position on the board of a fixture."""

    def __init__(self, arena, fixture):
        at = arena.position()
        areas = [
            {key: value for key, value in area.items() if key != "outline"} | {"polygon": area["outline"]}
            for area in fixture["areas"]
        ]
        borders = [
            {"id": one["id"], "between": one["areas"], "kind": one["type"], "line": one["line"]}
            | ({"low": one["heights_low"]} if "heights_low" in one else {})
            for one in fixture["boundaries"]
        ]
        self.board = board_from({"name": fixture["id"], "areas": areas, "boundaries": borders})
        self.book = at.book
        counts = {area.id: area.elements for area in self.board.areas.values() if area.elements}
        self.state = at.state.__class__(**{f: getattr(at.state, f) for f in at.state.__slots__} | {"elements": counts})


# ---------------------------------------------------------------- the examples of the book


@pytest.mark.rule("MYT-ATK-04", "MYT-RANGE-01", "MYT-RANGE-03")
def test_atalanta_a_and_d_sees_heracles_the_spartans_and_everybody_in_the_full_area():
    """MYT-EX-LOS-A, MYT-EX-LOS-D."""
    _, at = on_fixture("MYT-FIX-01")
    assert sorted(answers(at, "atalanta")) == ["heracles", "spartans", "t1", "t2", "t3"]
    assert at.board.distance("A", "H") == 2
    assert at.board.distance("A", "S") == 1


def test_atalanta_b_and_c_rock_and_a_unit_are_in_the_way():
    """MYT-EX-LOS-B, MYT-EX-LOS-C: in range and not visible."""
    _, at = on_fixture("MYT-FIX-01")
    for hidden_one in ("centaurs", "achilles"):
        verdict = judge_target(at, "atalanta", hidden_one)
        assert (verdict.reason, verdict.rule) == ("not_visible", "MYT-LOS-02")


@pytest.mark.rule("MYT-ATK-06", "MYT-RANGE-06", "MYT-RANGE-09")
def test_heracles_e_strikes_into_the_adjacent_full_area_at_range_0():
    """MYT-EX-LOS-E: range 0, and all three units of the full area are targets, as at range 0; nobody else is."""
    _, at = on_fixture("MYT-FIX-01")
    found = targets(at, "heracles")
    assert [target.id for target in found] == ["t1", "t2", "t3"]
    assert {target.category for target in found} == {"0"}


@pytest.mark.rule("MYT-RANGE-08")
def test_above_heights_one_sees_over_and_shoots_farther():
    """MYT-EX-BOUND-02: range 1 and offence 4 become 2 and 5 against everything lower."""
    _, at = on_fixture("MYT-FIX-05")
    assert answers(at, "upper") == ["between", "low"]
    for target, area in (("between", "M"), ("low", "L")):
        assert range_of(at, "upper", area) == 2
        assert offence_of(at, Attack("upper", target, "1+")) == 5


def test_below_and_behind_heights_there_is_no_benefit():
    """MYT-EX-BOUND-03."""
    _, at = on_fixture("MYT-FIX-05")
    assert answers(at, "low") == []
    assert answers(at, "behind") == []


@pytest.mark.rule("MYT-RANGE-05")
def test_a_full_area_behind_a_wall_can_be_struck_into():
    """MYT-EX-RANGE-02: neither sight nor a way through is needed."""
    arena = Arena("..", options={"kinds": {("a1", "b1"): "wall"}, "capacity": 1})
    at = arena.add("near", "ann", "a1").add("far", "bob", "b1").position()
    assert answers(at, "near") == ["far at range 0"]
    roomy = Arena("..", options={"kinds": {("a1", "b1"): "wall"}})
    assert answers(roomy.add("near", "ann", "a1").add("far", "bob", "b1").position(), "near") == []


@pytest.mark.rule("MYT-RANGE-05")
def test_a_scenario_may_demand_a_way_into_the_full_area():
    """MYT-GAP data: full_area_needs_crossing lets a wall protect, and an open border not."""
    for kind, found in (("wall", []), ("normal", ["far at range 0"])):
        arena = Arena("..", options={"kinds": {("a1", "b1"): kind}, "capacity": 1})
        arena.add("near", "ann", "a1").add("far", "bob", "b1")
        at = arena.position()
        at = replace(at, book=replace(at.book, scenario_rules={"full_area_needs_crossing": True}))
        assert answers(at, "near") == found


# ---------------------------------------------------------------- target choice


@pytest.mark.rule("MYT-ATK-05")
def test_an_enemy_in_the_same_area_is_always_a_target_even_in_a_forest():
    at = Arena("F.").add("one", "ann", "a1").add("other", "bob", "a1").position()
    assert answers(at, "one") == ["other"]


@pytest.mark.rule("MYT-ATK-15", "MYT-UNIT-04")
def test_allies_are_never_targets_and_without_a_target_there_is_no_attack():
    arena = Arena("..").add("one", "ann", "a1").add("friend", "ann", "a1").add("far", "bob", "b1")
    at = arena.position()
    assert answers(at, "one") == []
    assert judge_target(at, "one", "friend").rule == "MYT-ATK-15"


@pytest.mark.rule("MYT-RANGE-02")
def test_distance_goes_over_walls_and_water_and_full_areas():
    """From a1 to c1 over a wall and a full lake: two areas."""
    options = {"kinds": {("a1", "b1"): "wall"}, "capacities": {"b1": 1}}
    at = Arena(".~.", options=options).add("one", "ann", "a1").add("full", "ann", "b1").position()
    assert at.board.distance("a1", "c1") == 2


@pytest.mark.rule("MYT-RANGE-03", "MYT-STAT-03")
def test_a_target_beyond_the_range_is_refused_with_both_numbers():
    at = Arena("...").add("one", "ann", "a1", range=1).add("far", "bob", "c1").position()
    verdict = judge_target(at, "one", "far")
    assert (verdict.reason, verdict.rule) == ("out_of_range", "MYT-RANGE-03")
    assert (verdict.facts["distance"], verdict.facts["range"]) == (2, 1)


@pytest.mark.rule("MYT-RANGE-04", "MYT-ATK-12")
def test_the_category_goes_by_the_distance_and_not_by_the_range_stat():
    """A unit of range 2 attacks at range 0 in its own area and at 1+ beyond."""
    arena = Arena("...").add("one", "ann", "a1", range=2).add("near", "bob", "a1").add("far", "bob", "c1")
    found = {target.id: target.category for target in targets(arena.position(), "one")}
    assert found == {"near": "0", "far": "1+"}


@pytest.mark.rule("MYT-ATK-06")
def test_an_enemy_in_sight_in_an_adjacent_full_area_can_be_attacked_either_way():
    arena = Arena("..", options={"capacity": 1}).add("one", "ann", "a1", range=1).add("other", "bob", "b1")
    assert answers(arena.position(), "one") == ["other", "other at range 0"]
    for answer, category in (("other", "1+"), ("other at range 0", "0")):
        fight = attacking(arena, "one", 1, 1, 1, 1).settle(ChooseTarget=[answer])
        assert fight.told(Attacked)[0].category == category


@pytest.mark.rule("MYT-RANGE-07", "MYT-RANGE-06")
def test_at_range_0_into_a_full_area_ruins_protect_but_forest_and_rock_do_nothing():
    """The defender's ruins add defence; the attacker's stairs add no offence; the defender may strike back."""
    ruins = Arena("SR", options={"capacity": 1}).add("one", "ann", "a1", range=1, offence=4)
    ruins.add("other", "bob", "b1", defence=5).hold("bob", "other")
    fight = attacking(ruins, "one", 1, 1, 1, 1).do("other at range 0")
    told = fight.told(Attacked)[0]
    assert (told.offence, told.defence) == (4, 6)
    assert fight.do("done").kind == "AnswerAttack"
    forest = Arena("SF", options={"capacity": 1}).add("one", "ann", "a1", range=1, offence=4)
    forest.add("other", "bob", "b1", defence=5)
    told = attacking(forest, "one", 1, 1, 1, 1).do("other at range 0").told(Attacked)[0]
    assert (told.offence, told.defence) == (4, 5)
    far = attacking(forest, "one", 1, 1, 1, 1, 1).do("other").told(Attacked)[0]
    assert (far.offence, far.defence) == (5, 6)


@pytest.mark.rule("MYT-RANGE-06")
def test_striking_into_a_full_area_one_stays_where_one_is():
    """The retaliation meets the attacker in his own ruins."""
    arena = Arena("R.", options={"capacity": 1}).add("one", "ann", "a1", defence=5).add("other", "bob", "b1")
    fight = attacking(arena.hold("bob", "other"), "one", 1, 1, 1, 1, 1, 1, 1, 1).do("done", "retaliate")
    assert fight.told(Attacked)[1].defence == 6


@pytest.mark.rule("MYT-RANGE-09")
def test_a_huge_enemy_can_be_struck_at_range_0_from_every_adjacent_area():
    arena = Arena("..").add("one", "ann", "a1").add("giant", "bob", "b1", "monster", classes=["huge"])
    assert answers(arena.position(), "one") == ["giant at range 0"]
    mixed = (
        Arena("..", options={"capacity": 2}).add("one", "ann", "a1").add("mine", "ann", "b1").add("his", "bob", "b1")
    )
    assert answers(mixed.position(), "one") == ["his at range 0"]


@pytest.mark.rule("MYT-RANGE-08")
def test_amazons_on_a_rock_reach_three_areas():
    """MYT-EX-RANGE-01: range 2, and 1 more from the rock; the same from stairs, and nothing from open ground."""
    for ground, reach in (("r", 3), ("S", 3), (".", 2)):
        at = Arena(f"{ground}...").add("amazons", "ann", "a1", "troop", range=2).add("x", "bob", "d1").position()
        assert range_of(at, "amazons", "d1") == reach


@pytest.mark.rule("MYT-RANGE-08")
def test_range_bonuses_stop_at_ten():
    at = Arena("r.").add("one", "ann", "a1", range=10).add("x", "bob", "b1").position()
    assert range_of(at, "one", "b1") == 10


@pytest.mark.rule("MYT-ATK-12")
def test_the_category_stays_when_the_target_is_thrown_away():
    """Thrown out of the area, the defender may still strike back: the attack was of range 0."""
    arena = Arena("..").add("ox", "ann", "a1", "monster", talents=["mighty_throw"], offence=2)
    arena.add("mark", "bob", "a1").hold("bob", "mark")
    fight = attacking(arena, "ox", 0, 1, 1, 1, 1, 1).do(["throw", "b1"])
    assert fight.area("mark") == "b1"
    assert fight.kind == "AnswerAttack"
