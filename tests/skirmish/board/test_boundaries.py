"""Boundaries: their kinds, who crosses them, several between the same areas, and heights."""

from __future__ import annotations

import pytest

from skirmish.board.board import board_from
from skirmish.board.boundaries import KINDS, OBSTACLES, crossing, least_restrictive
from tests.skirmish.mythic.drawn_boards import border, catalogue, faults, fixture_board, row_of_squares, square


@pytest.mark.rule("MYT-BOUND-01")
def test_a_boundary_parts_two_different_areas_and_has_one_kind():
    document = row_of_squares("open_ground", "open_ground")
    assert faults(document | {"boundaries": [border("s0", "s0")]})
    assert "unknown kind 'hedge'" in faults(document | {"boundaries": [border("s0", "s1", "hedge")]})[0]
    twice = [border("s0", "s1", "wall", id="x"), border("s0", "s1", id="y")]
    assert faults(document | {"boundaries": twice}) == [
        "boundaries[1].line: boundaries 'x' and 'y' lie on the same stretch"
    ]


def test_the_kinds_are_those_of_the_catalogue():
    """Heights apart, which lie on a boundary of another kind."""
    known = {one["id"]: one for one in catalogue()["boundary"]}
    assert set(KINDS) == set(known) - {"heights"}
    assert {kind for kind in KINDS if known[kind]["obstacle"]} == OBSTACLES


@pytest.mark.rule("MYT-BOUND-02", "MYT-BOUND-13", "MYT-BOUND-14")
def test_a_walker_takes_the_gap_in_the_wall():
    found = least_restrictive(fixture_board("MYT-FIX-02").borders("P", "Q"), "hero")
    assert found is not None
    assert (found[0], found[1].id) == ("free", "normal-b")


@pytest.mark.rule("MYT-BOUND-03")
def test_which_boundary_is_best_depends_on_who_goes_and_how():
    """Chains beside cage walls: a hero slips through the cage, a monster takes the chains."""
    areas = [square("s0", 0, 0), square("s1", 1, 0)]
    lines = [
        border("s0", "s1", "chains", line=[[2, 0], [2, 1]]),
        border("s0", "s1", "cage_walls", line=[[2, 1], [2, 2]]),
    ]
    borders = board_from({"areas": areas, "boundaries": lines}).borders("s0", "s1")

    def best(kind, going="walk", **more):
        way = least_restrictive(borders, kind, going, **more)
        assert way is not None
        return way[0], way[1].kind

    assert best("hero") == ("free", "cage_walls")
    assert best("monster") == ("ends", "chains")
    assert best("monster", climbs=True) == ("free", "chains")
    assert best("god", "forced") == ("free", "chains")


@pytest.mark.rule("MYT-BOUND-05")
def test_cage_walls_let_troops_and_heroes_through():
    assert [crossing("cage_walls", kind) for kind in ("troop", "hero", "god", "titan", "monster")] == [
        *("free", "free"),
        *("no", "no", "no"),
    ]


@pytest.mark.rule("MYT-BOUND-07")
def test_an_escarpment_is_crossed_by_climbers_on_a_walk_and_by_fliers():
    assert crossing("escarpment", "hero") == "no"
    assert crossing("escarpment", "hero", "walk", climbs=True) == "free"
    assert crossing("escarpment", "hero", "run", climbs=True) == "no"
    assert crossing("escarpment", "monster", "flight") == "free"


@pytest.mark.rule("MYT-BOUND-08")
def test_heights_leave_the_crossing_to_the_boundary_that_bears_them():
    """The same arrow on a normal boundary and on a wall."""
    for kind, way in (("normal", "free"), ("wall", "no")):
        document = row_of_squares("open_ground", "open_ground", kinds=[kind])
        document["boundaries"][0]["low"] = "s1"
        found = least_restrictive(board_from(document).borders("s0", "s1"), "hero")
        assert found is not None
        assert found[0] == way


def three_steps(**levels):
    """Four squares in a row: an arrow down from s0 to s1 and another from s2 to s3."""
    document = row_of_squares("open_ground", "open_ground", "open_ground", "open_ground")
    document["boundaries"][0]["low"] = "s1"
    document["boundaries"][2]["low"] = "s3"
    for area in document["areas"]:
        if levels:
            area["level"] = levels[area["id"]]
    return document


@pytest.mark.rule("MYT-BOUND-11")
def test_without_levels_the_arrows_order_what_they_part():
    """s1 and s2 are joined without an arrow and so are level: below s0, above s3."""
    board = board_from(three_steps())
    assert board.lower("s0") == {"s1", "s2", "s3"}
    assert board.lower("s2") == {"s3"}


@pytest.mark.rule("MYT-BOUND-11")
def test_only_whoever_stands_at_an_arrow_has_its_benefit():
    """s1 lies above s3, but borders no arrow on its upper side."""
    assert board_from(three_steps()).lower("s1") == frozenset()
    assert fixture_board("MYT-FIX-05").lower("W") == frozenset()


@pytest.mark.rule("MYT-BOUND-11")
def test_levels_decide_where_they_are_given():
    """s2 is as high as s0 by its level, so that s0 is not above it."""
    board = board_from(three_steps(s0=2, s1=1, s2=2, s3=0))
    assert board.lower("s0") == {"s1", "s3"}
    assert board.lower("s2") == {"s1", "s3"}


@pytest.mark.rule("MYT-BOUND-11")
def test_where_a_ramp_joins_both_sides_only_the_area_across_the_arrow_is_lower():
    """A ring of four: an arrow from a down to b, and a way round without any."""
    ring = [square("a", 0, 0), square("b", 1, 0), square("c", 1, 1), square("d", 0, 1)]
    borders = [border("a", "b", low="b"), border("b", "c"), border("c", "d"), border("d", "a")]
    assert board_from({"areas": ring, "boundaries": borders}).lower("a") == {"b"}


@pytest.mark.rule("MYT-BOUND-12")
def test_nobody_is_lower_for_whoever_stands_below():
    board = fixture_board("MYT-FIX-05")
    assert board.lower("M") == board.lower("L") == frozenset()


@pytest.mark.rule("MYT-BOUND-14")
def test_a_wall_stops_everybody_on_foot_and_nobody_in_flight():
    assert {crossing("wall", kind, climbs=True) for kind in ("troop", "hero", "god", "monster")} == {"no"}
    assert crossing("wall", "monster", "flight") == "free"
