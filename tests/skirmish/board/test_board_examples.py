"""The catalogue's examples about sight and distance, run on its fixture boards."""

from __future__ import annotations

import pytest

from skirmish.board.boundaries import crossing, least_restrictive
from skirmish.board.distances import in_range
from skirmish.mythic.combat.target_choice import judge_target, targets
from skirmish.mythic.state.areas import full, sees
from skirmish.mythic.units.stats import range_of
from tests.skirmish.mythic.drawn_boards import example, fixture_board, fixture_position


def asked(name):
    """An example of targets: its position, attacker and expectation."""
    given, expect = example(name)
    attacker = given["attacker"]
    return fixture_position(given["fixture"], **{attacker: given["attacker_range"]}), attacker, expect


def names(found):
    return {target.id for target in found}


def distances(at, attacker, expected):
    units = at.state.units
    return {name: at.board.distance(units[attacker].area, units[name].area) for name in expected}


def sights(at, attacker, expected):
    units = at.state.units
    return {name: sees(at, units[attacker].area, units[name].area) for name in expected}


@pytest.mark.rule("MYT-ATK-04", "MYT-LOS-02", "MYT-RANGE-01", "MYT-RANGE-03")
def test_atalanta_a_two_free_targets():
    at, attacker, expect = asked("MYT-EX-LOS-A")
    assert names(targets(at, attacker)) == set(expect["all_legal"])
    assert distances(at, attacker, expect["distance"]) == expect["distance"]
    assert sights(at, attacker, expect["visible"]) == expect["visible"]


@pytest.mark.rule("MYT-LOS-01", "MYT-LOS-02", "MYT-TERR-16", "MYT-LOS-08")
@pytest.mark.parametrize("name", ["MYT-EX-LOS-B", "MYT-EX-LOS-C"])
def test_atalanta_b_and_c_a_rock_and_a_unit_in_the_way(name):
    at, attacker, expect = asked(name)
    (hidden,) = expect["illegal"]
    area = at.state.units[hidden].area
    verdict = judge_target(at, attacker, hidden)
    assert (verdict.allowed, verdict.reason) == (False, "not_visible")
    assert distances(at, attacker, expect["distance"]) == expect["distance"]
    assert in_range(at.board.distance("A", area), range_of(at, attacker, area)) is expect["in_range"][hidden]
    assert sights(at, attacker, expect["visible"]) == expect["visible"]
    blockers = at.board.line("A", area).blockers({unit.area for unit in at.state.units.values()})
    assert [blocker.what for blocker in blockers] == [expect["blocked_by"][hidden]]


@pytest.mark.rule("MYT-ATK-04", "MYT-LOS-02", "MYT-RANGE-03")
def test_atalanta_d_any_unit_of_a_visible_area():
    at, attacker, expect = asked("MYT-EX-LOS-D")
    assert set(expect["legal"]) <= names(targets(at, attacker))
    assert distances(at, attacker, expect["distance"]) == expect["distance"]
    assert sights(at, attacker, expect["visible"]) == expect["visible"]


@pytest.mark.rule("MYT-ATK-04", "MYT-ATK-06", "MYT-BOARD-04", "MYT-RANGE-06")
def test_heracles_e_strikes_into_the_full_area_beside_him():
    at, attacker, expect = asked("MYT-EX-LOS-E")
    found = targets(at, attacker)
    assert names(found) == set(expect["all_legal"])
    assert {target.category for target in found} == {expect["attack_range_category"]}
    assert distances(at, attacker, expect["distance"]) == expect["distance"]
    assert [area for area in at.board.areas if full(at, area)] == expect["full_areas"]


@pytest.mark.rule("MYT-LOS-02", "MYT-LOS-04", "MYT-LOS-05", "MYT-LOS-07", "MYT-BOARD-06", "MYT-RANGE-02")
@pytest.mark.parametrize("name", ["MYT-EX-LOS-F", "MYT-EX-LOS-G", "MYT-EX-LOS-H", "MYT-EX-LOS-I"])
def test_double_boundaries_corners_and_forests_at_the_end(name):
    given, expect = example(name)
    at = fixture_position(given["fixture"])
    start, end = given["from"], given["to"]
    assert (end in at.board.neighbours(start)) is expect["adjacent"]
    assert at.board.distance(start, end) == expect["distance"]
    assert sees(at, start, end) is expect["visible"]


@pytest.mark.rule("MYT-BOUND-02", "MYT-BOUND-13", "MYT-BOUND-14")
def test_leonidas_walks_through_the_gap_beside_the_wall():
    given, expect = example("MYT-EX-BOUND-01")
    borders = fixture_board(given["fixture"]).borders(given["from"], given["to"])
    way = least_restrictive(borders, "hero", given["action"])
    assert way is not None
    assert (way[0] == "free", way[1].id) == (expect["allowed"], expect["crossed"])
    refused = [one.id for one in borders if crossing(one.kind, "hero", given["action"]) == "no"]
    assert refused == expect["refused"]


@pytest.mark.rule("MYT-BOUND-09", "MYT-BOUND-10", "MYT-BOUND-11", "MYT-LOS-10")
def test_heights_let_one_see_over_and_shoot_farther():
    at, attacker, expect = asked("MYT-EX-BOUND-02")
    assert names(targets(at, attacker)) == set(expect["legal"])
    reach = {name: range_of(at, attacker, at.state.units[name].area) for name in expect["effective_range"]}
    assert reach == expect["effective_range"]
    assert distances(at, attacker, expect["distance"]) == expect["distance"]


@pytest.mark.rule("MYT-BOUND-11", "MYT-BOUND-12", "MYT-LOS-01")
@pytest.mark.parametrize("attacker", ["low", "behind"])
def test_heights_help_neither_from_below_nor_from_behind(attacker):
    given, expect = example("MYT-EX-BOUND-03")
    reach = dict(zip(given["attackers"], given["attacker_ranges"], strict=True))
    at = fixture_position(given["fixture"], **reach)
    assert sorted(names(targets(at, attacker))) == expect[f"{attacker}_legal"]


@pytest.mark.rule("MYT-TERR-16", "MYT-RANGE-08")
def test_amazons_on_a_vantage_point_reach_one_area_farther():
    from skirmish.board.board import board_from
    from tests.skirmish.mythic.drawn_boards import position, row_of_squares

    given, expect = example("MYT-EX-RANGE-01")
    board = board_from(row_of_squares(given["terrain"], "open_ground"))
    at = position(board, {given["unit"]: ("s0", "red", given["range"])})
    assert range_of(at, given["unit"], "s1") == expect["effective_range"]


@pytest.mark.rule("MYT-RANGE-05", "MYT-ATK-04")
def test_a_full_area_behind_a_wall_is_struck_all_the_same():
    from tests.skirmish.mythic.drawn_boards import position

    given, expect = example("MYT-EX-RANGE-02")
    crowd = {f"enemy{number}": (given["area_full"], "blue", 0) for number in range(3)}
    units = {"striker": (given["attacker_area"], "red", given["attacker_range"]), **crowd}
    at = position(fixture_board(given["fixture"]), units)
    assert sees(at, given["attacker_area"], given["area_full"]) is given["visible"]
    found = targets(at, "striker")
    assert bool(found) is expect["legal"]
    assert {target.category for target in found} == {expect["attack_range_category"]}


@pytest.mark.rule("MYT-BOUND-03", "MYT-BOUND-05", "MYT-BOUND-06", "MYT-BOUND-07", "MYT-BOUND-13", "MYT-BOUND-14")
@pytest.mark.parametrize(
    ("row", "kind", "going", "climbs"),
    [
        ("hero_walk", "hero", "walk", False),
        ("monster_walk", "monster", "walk", False),
        ("hero_climb_walk", "hero", "walk", True),
        ("hero_climb_run", "hero", "run", True),
        ("monster_fast_flight", "monster", "flight", False),
        ("hero_fast_flight", "hero", "flight", False),
    ],
)
def test_who_crosses_what(row, kind, going, climbs):
    given, expect = example("MYT-EX-BOUND-04")
    assert [crossing(one, kind, going, climbs=climbs) for one in given["boundary"]] == expect[row]
