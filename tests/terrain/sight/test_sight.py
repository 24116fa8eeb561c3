"""Sight over scenes one can draw: walls, slits, boxes and figures in the way."""

from __future__ import annotations

import math
import os
from dataclasses import replace

import numpy as np
import pytest

from terrain.lattice.tolerances import BODY_CLEARANCE_PAS
from terrain.lattice.units import to_units
from terrain.meshes.files import read_mesh
from terrain.scenery.obstacles import Obstacle
from terrain.scenery.pieces import Piece, Shape, mesh_shape
from terrain.scenery.prepare import border_edges
from terrain.sight.question import sight
from tests import given
from tests.certified import checked_on

LEFT, RIGHT = given.figure((4, 9)), given.figure((14, 9))

pytestmark = pytest.mark.rule("ICH-SHOOT-02")


@pytest.fixture(autouse=True)
def _no_cache(monkeypatch):
    monkeypatch.setenv("PAS_CACHE", os.devnull)


def seen(*pieces, a=LEFT, b=RIGHT, others=(), **more):
    """The verdict, once what supports it was checked by what shares no code with the search."""
    return answered(*pieces, a=a, b=b, others=others, **more).verdict


def answered(*pieces, a=LEFT, b=RIGHT, others=(), **more):
    table = given.table(*pieces)
    found = sight(table, a, b, others=others, **more)
    if found.verdict != "undecided":
        assert checked_on(table, a, b, others, found).problem is None
    return found


def obstacle(name, at, **more):
    """A figure in the way: it stands on the ground, while what is seen of it begins a little higher."""
    body = given.figure(at, **more)
    return Obstacle(name, replace(body, low=body.low - to_units(BODY_CLEARANCE_PAS)))


# One wall


def test_nothing_hides_nobody():
    assert seen() == "visible"


@pytest.mark.parametrize(
    ("size", "turn"),
    [((0.5, 4, 3), 0.0), ((0.5, 8, 3), 30.0), ((0.01, 4, 3), 0.0), ((6, 4, 3), 0.0), ((0.5, 14, 3), 60.0)],
)
def test_a_wall_larger_than_both_hides_them(size, turn):
    assert seen(given.box(*size, at=(9, 9), turn=turn)) == "blocked"


@pytest.mark.parametrize(("height", "verdict"), [(1.24, "visible"), (1.26, "blocked")])
def test_a_hundredth_of_height_decides(height, verdict):
    assert seen(given.box(0.5, 4, height, at=(9, 9))) == verdict


@pytest.mark.parametrize(("units", "verdict"), [(-1, "visible"), (1, "blocked")])
def test_a_single_unit_of_height_decides(units, verdict):
    """3 micrometres: no epsilon rules."""
    assert seen(given.box(0.5, 4, (LEFT.high + units) / 8192, at=(9, 9))) == verdict


def test_a_wall_exactly_as_high_as_both_heads_is_too_close_to_call():
    """The only line that is left touches the top of the wall along its whole width."""
    found = answered(given.box(0.5, 4, 1.25, at=(9, 9)))
    assert found.verdict == "too_close"
    assert found.witness.start[2] > LEFT.high
    assert [proof["size"] for proof in found.proofs] == ["grown", "shrunk"]


@pytest.mark.parametrize(("bottom", "verdict"), [(0.2, "visible"), (0.06, "visible"), (0.04, "blocked")])
def test_a_raised_wall_is_seen_under_where_the_body_begins_lower(bottom, verdict):
    assert seen(given.box(0.5, 4, 3, at=(9, 9, bottom))) == verdict


@pytest.mark.parametrize(("end", "verdict"), [(9.59, "visible"), (9.62, "blocked")])
def test_a_wall_that_ends_at_the_flank_decides_by_a_hundredth(end, verdict):
    """The figures reach to y = 9.6; the wall comes from the south."""
    assert seen(given.box(0.5, 6, 3, at=(9, end - 3))) == verdict


# Two walls


@pytest.mark.parametrize(
    ("slit", "verdict"), [(0.1, "visible"), (0.01, "visible"), (0.001, "visible"), (0.0, "blocked")]
)
def test_a_slit_of_a_hundredth_is_seen_through(slit, verdict):
    walls = [given.box(0.5, 3, 3, at=(9, 9 + side * (1.5 + slit / 2)), name=str(side)) for side in (-1, 1)]
    assert seen(*walls) == verdict


@pytest.mark.parametrize("overlap", [0.3, 0.2, 0.16])
def test_staggered_walls_hide_together_what_neither_hides_alone(overlap):
    north = given.box(0.5, 3, 3, at=(7.5, 10.5 - overlap), name="north")
    south = given.box(0.5, 3, 3, at=(10.5, 7.5 + overlap), name="south")
    assert [seen(north), seen(south), seen(north, south)] == ["visible", "visible", "blocked"]


@pytest.mark.parametrize("overlap", [-0.1, 0.0, 0.05])
def test_staggered_walls_that_overlap_too_little_show_a_slanting_line(overlap):
    north = given.box(0.5, 3, 3, at=(7.5, 10.5 - overlap), name="north")
    south = given.box(0.5, 3, 3, at=(10.5, 7.5 + overlap), name="south")
    assert seen(north, south) == "visible"


@pytest.mark.parametrize("turn_deg", [0.0, 30.0, 45.0, 8.0])
@pytest.mark.parametrize("count", [2, 3, 5])
def test_walls_that_touch_have_no_slit_between_them(turn_deg, count):
    east, north = -math.sin(math.radians(turn_deg)), math.cos(math.radians(turn_deg))
    steps = [2 * (k - (count - 1) / 2) for k in range(count)]
    walls = [
        given.box(0.5, 2, 3, at=(9 + s * east, 9 + s * north), turn=turn_deg, name=f"wall {k}")
        for k, s in enumerate(steps)
    ]
    assert seen(*walls) == "blocked"


@pytest.mark.parametrize("bottom", [1.0, 0.5])
def test_a_box_built_onto_a_wall_does_not_spoil_what_the_wall_hides(bottom):
    wall = given.box(0.25, 6, 2, at=(9, 9), name="wall")
    balcony = given.box(4, 4, 2, at=(8.6, 7.875, bottom), name="balcony")
    a, b = given.figure((3, 9.375)), given.figure((16, 9.375))
    assert seen(wall, a=a, b=b) == "blocked"
    assert seen(wall, balcony, a=a, b=b) == "blocked"


def test_a_wall_above_and_a_wall_below_leave_a_slot_between_them():
    low, high = given.box(0.5, 6, 0.6, at=(9, 9), name="low"), given.box(0.5, 6, 2, at=(9, 9, 0.61), name="high")
    assert seen(low, high) == "visible"
    assert seen(low, given.box(0.5, 6, 2, at=(9, 9, 0.6), name="high")) == "blocked"


# Boxes, holes and cracks


def test_a_closed_box_around_a_figure_hides_it_from_everyone():
    box = given.box(3, 3, 3, at=(9, 9))
    inside = given.figure((9, 9))
    assert [seen(box, a=inside, b=given.figure(at)) for at in ((4, 9), (9, 14), (13, 13))] == ["blocked"] * 3


def test_a_hole_in_a_sheet_is_a_window():
    """A wall of four triangles around a square hole, 0.2 pas wide."""
    outer, inner = [(5, 0), (13, 0), (13, 4), (5, 4)], [(8.9, 0.6), (9.1, 0.6), (9.1, 0.8), (8.9, 0.8)]
    corners = np.array([(9.0, y, z) for y, z in (*outer, *inner)])
    frame = [(k, (k + 1) % 4, 4 + (k + 1) % 4) for k in range(4)] + [(k, 4 + (k + 1) % 4, 4 + k) for k in range(4)]
    assert seen(Piece("window", Shape(corners, np.array(frame)))) == "visible"
    assert seen(Piece("wall", Shape(corners, np.array([*frame, (4, 5, 6), (4, 6, 7)])))) == "blocked"


def sheet_with_hole(width_pas, turned_round=()):
    """An upright sheet across the line with a small square hole in its middle; some of its faces look the other way."""
    low, high = 9 - width_pas / 2, 9 + width_pas / 2
    plan = [(5, 0), (13, 0), (13, 4), (5, 4), (low, 0.6), (high, 0.6), (high, 0.6 + width_pas), (low, 0.6 + width_pas)]
    frame = [(k, (k + 1) % 4, 4 + (k + 1) % 4) for k in range(4)] + [(k, 4 + (k + 1) % 4, 4 + k) for k in range(4)]
    faces = [face[::-1] if place in turned_round else face for place, face in enumerate(frame)]
    return Piece("sheet", Shape(np.array([(9.0, y, z) for y, z in plan]), np.array(faces)))


@pytest.mark.parametrize(
    ("width", "verdict"), [(0.2, "visible"), (0.11, "visible"), (0.09, "blocked"), (0.01, "blocked")]
)
def test_a_hole_of_less_than_a_tenth_is_a_slip_of_the_modeller(width, verdict):
    assert seen(sheet_with_hole(width)) == verdict


def test_a_small_hole_is_closed_whichever_way_the_faces_about_it_look():
    assert [seen(sheet_with_hole(0.05, turned_round=(face,))) for face in range(8)] == ["blocked"] * 8


def test_loose_triangles_that_only_cross_each_other_are_seen_past_but_not_through():
    """Two tall triangles that cut into each other, without a common corner."""
    corners = np.array([(9.0, 5, -4), (9.2, 12, -4), (9.1, 7, 9), (9.2, 6, -4), (9.0, 13, -4), (9.1, 11, 9)])
    assert seen(Piece("shards", Shape(corners, np.array([(0, 1, 2), (3, 4, 5)])))) == "blocked"


@pytest.fixture(scope="module")
def tower():
    raw = read_mesh(given.CATALOGUE / "meshes" / "tower_example.stl")
    return given.table(Piece("tower", mesh_shape(raw, "mm"), (18.0, 18.0, 0.0)))


def test_nobody_looks_through_the_cracks_of_the_tower(tower):
    """Two holes of 1 by 2 mm were left open in its wall: asked at their edges, with figures as thin as rods."""
    piece = tower.piece("tower")
    cracks = border_edges(piece.mesh.vertices, piece.mesh.faces)
    assert len(cracks) == 16
    assert not [edge.tolist() for edge in cracks[::4] if _sees_through(tower, edge.mean(axis=0) / 8192)]


def _sees_through(tower, at_pas):
    """Whether a thin figure outside the wall sees one inside it, at the height of a crack."""
    away = np.array(at_pas[:2]) - 18.0
    out = away / np.linalg.norm(away)
    a, b = (
        given.figure(tuple(at_pas[:2] + step * out), ground=at_pas[2] - 0.3, base=0.5, height=0.6)
        for step in (1.5, -1.0)
    )
    return sight(tower, a, b).verdict == "visible"


# Heights, caps and ovals


@pytest.mark.parametrize(("edge", "verdict"), [(6.2, "visible"), (8.0, "blocked")])
def test_a_figure_on_a_tower_sees_down_as_far_as_its_edge_lets_it(edge, verdict):
    """It stands at x = 4 on a platform 6 pas high, and the other below at x = 14."""
    platform = given.box(edge - 2, 6, 6, at=((edge + 2) / 2, 9))
    assert seen(platform, a=given.figure((4, 9), ground=6.0), b=RIGHT) == verdict


def test_a_ceiling_between_two_floors_hides_them_from_each_other():
    ceiling = given.box(10, 10, 0.2, at=(9, 9, 2.0))
    a, b = given.figure((9, 9)), given.figure((9.5, 9.5), ground=2.2)
    assert seen(ceiling, a=a, b=b) == "blocked"
    assert seen(given.box(0.4, 0.4, 0.2, at=(9.5, 9.5, 2.0)), a=a, b=b) == "visible"


def test_a_figure_straight_above_another_sees_it_through_a_hatch():
    """Only tops and bottoms face each other."""
    frame = [given.box(4, 1.9, 0.2, at=(9, 9 + side * 1.05, 2.0), name=str(side)) for side in (-1, 1)]
    a, b = given.figure((9, 9)), given.figure((9, 9), ground=3.0)
    assert seen(*frame, a=a, b=b) == "visible"
    assert seen(given.box(4, 4, 0.2, at=(9, 9, 2.0)), a=a, b=b) == "blocked"


def test_a_figure_low_down_sees_up_from_the_back_of_its_head():
    """One line in fifty is free, and nearly all of those leave by the top of the lower figure."""
    walls = [given.box(0.125, 2, 3, at=at, name=name) for at, name in (((4.5, 7), "near"), ((8.875, 9.75), "far"))]
    corners = np.array([(4.5, 4, 0), (4.5, 4, 0.125), (4.5, 12.125, 2.25), (6.625, 8.125, 0.375)])
    sheet = Piece("sheet", Shape(corners, np.array([(0, 2, 1), (0, 2, 3)])))
    a = given.figure((1.5, 7.875), height=0.75)
    b = given.figure((15, 8.75), ground=1.5, height=1.25)
    assert seen(*walls, sheet, a=a, b=b) == "visible"


@pytest.mark.parametrize(("turn", "verdict"), [(0.0, "blocked"), (90.0, "visible"), (45.0, "visible")])
def test_an_oval_base_shows_its_ends_beside_a_post(turn, verdict):
    """A horse behind a post of 1.6 pas: hidden end on, seen from the side."""
    horse = given.figure((10, 9), base=(2.4, 1.2), turn=turn)
    assert seen(given.box(0.3, 1.6, 3, at=(8, 9)), a=given.figure((2, 9), base=0.6), b=horse) == verdict


def test_figures_in_base_contact_see_each_other():
    assert seen(given.box(0.5, 4, 3, at=(9, 9)), a=given.figure((4, 9)), b=given.figure((5.2, 9))) == "visible"


def test_a_wall_between_figures_that_almost_touch_hides_them():
    wall = given.box(0.02, 4, 3, at=(9, 9))
    assert seen(wall, a=given.figure((8.38, 9)), b=given.figure((9.62, 9))) == "blocked"


# Figures in the way


@pytest.mark.rule("ICH-SHOOT-16")
def test_a_giant_hides_who_stands_behind_it():
    giant = obstacle("giant", (9, 9), base=2.4, height=2.5)
    found = answered(others=[giant])
    assert found.verdict == "blocked"
    assert [(blocker.name, blocker.share) for blocker in found.blockers] == [("giant", 1.0)]


@pytest.mark.rule("ICH-SHOOT-16")
def test_a_figure_of_the_same_size_hides_nobody():
    """Along its flanks and over its head there is always a line."""
    assert seen(others=[obstacle("other", (9, 9), height=1.2)]) == "visible"


@pytest.mark.rule("ICH-SHOOT-16")
def test_a_figure_fills_the_gap_between_two_walls():
    walls = [given.box(0.5, 4, 3, at=(9, 9 + side * 2.5), name=str(side)) for side in (-1, 1)]
    guard = obstacle("guard", (9, 9), base=1.3, height=2.0)
    assert seen(*walls) == "visible"
    assert seen(*walls, others=[guard]) in ("blocked", "too_close", "undecided")
    assert seen(*walls, others=[obstacle("guard", (9, 9), base=0.9, height=2.0)]) == "visible"


@pytest.mark.rule("ICH-SHOOT-16")
def test_figures_far_from_the_line_are_in_nobodys_way():
    crowd = [obstacle(str(x), (x, 12.5), base=2.4, height=3) for x in range(4, 15, 3)]
    assert seen(others=crowd) == "visible"


@pytest.mark.rule("ICH-SHOOT-16")
def test_a_larger_hair_brings_figures_in_the_way_that_were_aside():
    """The wall ends exactly at the flanks, and a giant stands next to its end: larger figures would look through it."""
    wall = given.box(0.5, 6, 3, at=(9, 6.6))
    giant = obstacle("giant", (9, 10.25), height=3)
    answered(wall, others=[giant], delta_pas=0.1)


# What is told besides


def test_the_blockers_are_named_by_what_they_stop():
    north, south = (
        given.box(0.5, 2.9, 3, at=(9, 10.55), name="north"),
        given.box(0.5, 2.9, 3, at=(9, 7.65), name="south"),
    )
    found = answered(north, south)
    shares = {blocker.name: blocker.share for blocker in found.blockers}
    assert found.verdict == "blocked"
    assert set(shares) == {"north", "south"}
    assert sum(shares.values()) == pytest.approx(1.0)
    assert [blocker.share for blocker in found.blockers] == sorted(shares.values(), reverse=True)


@pytest.mark.rule("ICH-SHOOT-16")
def test_a_figure_before_a_wall_is_the_first_to_stop_a_line():
    giant = obstacle("giant", (6, 9), base=2.6, height=3)
    found = answered(given.box(0.5, 6, 3, at=(11, 9), name="wall"), others=[giant])
    assert found.blockers[0].name == "giant"


def test_nobody_sees_anything_from_inside_another_figure():
    """Figures put down carelessly: a line within the giant meets none of its sides, and is no free line."""
    giant = obstacle("giant", (9, 9), base=6, height=6)
    inside = [given.figure((x, 9)) for x in (8, 10)]
    assert sight(given.table(), *inside, others=[giant]).verdict != "visible"
    assert answered(a=inside[0], b=given.figure((16, 9)), others=[giant]).verdict == "blocked"


def test_the_margin_says_how_far_the_answer_reaches():
    clearly, barely = (answered(given.box(0.5, 6, height, at=(9, 9)), with_margin=True) for height in (3, 1.28))
    assert (clearly.verdict, clearly.margin.at_least_pas) == ("blocked", 0.32)
    assert (barely.verdict, barely.margin.at_least_pas, barely.margin.at_most_pas) == ("blocked", 0.02, 0.04)
    open_view = answered(given.box(0.5, 6, 1.2, at=(9, 9)), with_margin=True)
    assert (open_view.verdict, open_view.margin.at_least_pas, open_view.margin.at_most_pas) == ("visible", 0.04, 0.08)


def test_figures_on_small_bases_have_margins_too():
    """A base of 20 mm, and a wall that hides the body once it is 8 mm smaller all round."""
    a, b = (given.figure((x, 9), base=0.8) for x in (4, 14))
    found = answered(given.box(0.5, 10, 1.05, at=(9, 9)), a=a, b=b, with_margin=True)
    assert (found.verdict, found.margin.at_least_pas) == ("visible", 0.16)


def test_an_answer_for_a_scan_is_not_given_where_its_accuracy_would_change_it():
    wall = given.box(0.5, 6, 1.23, at=(9, 9))
    assert [seen(wall), seen(wall, accuracy_pas=0.01), seen(wall, accuracy_pas=0.05)] == [
        "visible",
        "visible",
        "too_close",
    ]
    wall = given.box(0.5, 6, 1.27, at=(9, 9))
    assert [seen(wall), seen(wall, accuracy_pas=0.01), seen(wall, accuracy_pas=0.05)] == [
        "blocked",
        "blocked",
        "too_close",
    ]


def test_a_budget_of_nothing_is_still_an_honest_answer():
    walls = [given.box(0.5, 3, 3, at=(9 + side, 9 + side * 1.36), name=str(side)) for side in (-1.5, 1.5)]
    found = answered(*walls, budget_ms=0.0)
    assert found.verdict in ("visible", "blocked", "undecided")
    assert (found.open_share > 0) == (found.verdict == "undecided")
