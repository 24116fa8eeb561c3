"""Whether scenery leaves a figure room: it is not inside a rock, and nothing cuts into the middle of its body."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from terrain.lattice.units import UNITS_PER_PAS, to_pas, to_units
from terrain.scenery.bodies import figure_body
from terrain.standing.ground import stand
from terrain.standing.room import inside, overlaps
from terrain.standing.surfaces import Surfaces

UNIT_PAS = 1 / UNITS_PER_PAS
CORNERS = np.array([[x, y, z] for x in (0, 1) for y in (0, 1) for z in (0, 1)])
QUADS = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
BOX_FACES = np.array([face for a, b, c, d in QUADS for face in ((a, b, c), (a, c, d))])
ROCK = ((-4.0, -4.0, 0.0), (4.0, 4.0, 5.0))


def pieces(*boxes):
    """Closed boxes, each a piece, given by their least and greatest corners."""
    vertices = [np.array(low) + CORNERS * (np.array(high) - low) for low, high in boxes]
    faces = [BOX_FACES + 8 * number for number in range(len(boxes))]
    surfaces = Surfaces(to_units(np.concatenate(vertices)), np.concatenate(faces).astype(np.int32))
    return surfaces, np.repeat(np.arange(len(boxes), dtype=np.int32), 12)


def plate(*points):
    """A single triangle as the only piece."""
    return Surfaces(to_units(np.array(points, dtype=float)), np.array([[0, 1, 2]], dtype=np.int32)), np.zeros(
        1, np.int32
    )


def figure(x=0.0, y=0.0, ground=0.0, **shape):
    return figure_body((x, y), ground, **{"base_pas": 1.0, **shape})


def test_on_the_bare_table_there_is_room():
    nothing = Surfaces(np.zeros((0, 3), np.int64), np.zeros((0, 3), np.int32))
    assert inside(nothing, np.zeros(0, np.int32), figure()) is None


def test_a_figure_in_the_middle_of_a_rock_is_inside_it():
    """No face is anywhere near its body; it is buried."""
    surfaces, piece_of_face = pieces(ROCK)
    assert inside(surfaces, piece_of_face, figure()) == 0
    assert len(overlaps(surfaces, figure())) == 0


def test_a_rock_without_an_underside_stands_on_the_table_as_a_solid():
    surfaces, piece_of_face = pieces(ROCK)
    upper = (surfaces.vertices[surfaces.faces][:, :, 2] > 0).any(axis=1)
    assert inside(Surfaces(surfaces.vertices, surfaces.faces[upper]), piece_of_face[upper], figure()) == 0


@pytest.mark.parametrize("missing_side", [0, 1, 2, 3])
def test_a_shelter_open_to_one_side_is_not_a_solid(missing_side):
    """Walls without thickness on three sides and a roof."""
    surfaces, piece_of_face = pieces(ROCK)
    kept = np.arange(12) // 2 != missing_side
    assert inside(Surfaces(surfaces.vertices, surfaces.faces[kept]), piece_of_face[kept], figure()) is None


def test_a_court_without_a_roof_is_not_a_solid():
    surfaces, piece_of_face = pieces(ROCK)
    walls = np.arange(12) // 2 < 4
    assert inside(Surfaces(surfaces.vertices, surfaces.faces[walls]), piece_of_face[walls], figure()) is None


@pytest.mark.parametrize(("x", "y"), [(0.0, 0.0), (0.5, 0.5), (-0.5, 0.5), (0.25, 0.0), (0.0, -0.25)])
def test_below_the_tip_and_the_ridges_of_a_pyramid_a_figure_is_inside_it(x, y):
    """Where faces meet, a line to above crosses the surface once and not twice or never."""
    points = np.array([[-4, -4, 0], [4, -4, 0], [4, 4, 0], [-4, 4, 0], [0, 0, 6]], dtype=float)
    faces = np.array([[0, 1, 4], [1, 2, 4], [2, 3, 4], [3, 0, 4], [0, 2, 1], [0, 3, 2]], dtype=np.int32)
    assert inside(Surfaces(to_units(points), faces), np.zeros(6, np.int32), figure(x, y)) == 0


def test_of_two_pieces_that_run_through_each_other_the_first_is_named():
    assert inside(*pieces(ROCK, ROCK), figure()) == 0


def test_a_figure_on_top_of_a_rock_has_room():
    assert inside(*pieces(ROCK), figure(ground=5.0)) is None


def test_of_several_pieces_the_one_that_holds_the_figure_is_named():
    boxes = [((20.0 * k - 4, -4.0, 0.0), (20.0 * k + 4, 4.0, 5.0)) for k in range(3)]
    assert [inside(*pieces(*boxes), figure(x)) for x in (0.0, 20.0, 40.0, 10.0)] == [0, 1, 2, None]


@pytest.mark.parametrize(("x", "found"), [(4.5, None), (4.25, None), (4.25 - UNIT_PAS, 0), (4.0, 0)])
def test_a_figure_may_lean_into_a_wall_by_half_its_radius(x, found):
    """The wall's face is at 4; a base of 1 pas has an inner half of radius 0.25, which may touch it."""
    assert inside(*pieces(ROCK), figure(x)) == found


@pytest.mark.parametrize(("low", "found"), [(1.25, None), (1.25 - UNIT_PAS, 0)])
def test_a_ceiling_lower_than_the_head_leaves_no_room(low, found):
    ceiling = pieces(((-4.0, -4.0, low), (4.0, 4.0, 3.0)))
    assert inside(*ceiling, figure()) == found
    assert inside(*ceiling, figure(height_pas=0.5)) is None


@pytest.mark.parametrize(("top", "found"), [(0.05, None), (0.1, 0)])
def test_ground_that_stays_below_the_visible_body_does_not_cut_it(top, found):
    """A pebble below the middle of the base, no higher than the rim."""
    assert inside(*pieces(((-0.1, -0.1, 0.0), (0.1, 0.1, top))), figure()) == found


def test_a_figure_in_a_room_is_not_inside_the_walls():
    """Floor, ceiling and four walls as one piece: the surface is crossed twice in every direction."""
    surfaces, _ = pieces(((-4.0, -4.0, -1.0), (4.0, 4.0, 5.0)), ((-3.0, -3.0, 0.0), (3.0, 3.0, 4.0)))
    assert inside(surfaces, np.zeros(24, np.int32), figure()) is None


def test_an_open_sheet_overhead_is_not_a_solid():
    assert inside(*plate([-9, -9, 3], [9, -9, 3], [0, 9, 3]), figure()) is None


def test_ground_and_canopy_of_one_scan_are_not_a_solid():
    """Both sheets are crossed once along the vertical, one above and one below, and never along the table."""
    below, above = (np.array([[-9, -9, z], [9, -9, z], [0, 9, z]]) for z in (0.0, 3.0))
    scan = Surfaces(to_units(np.concatenate([below, above])), np.array([[0, 1, 2], [3, 4, 5]], dtype=np.int32))
    assert inside(scan, np.zeros(2, np.int32), figure()) is None


def test_a_thin_sheet_through_the_body_leaves_no_room():
    assert inside(*plate([-9, -9, 0.5], [9, -9, 0.5], [0, 9, 0.5]), figure()) == 0


def test_an_upright_sheet_through_the_body_leaves_no_room():
    assert inside(*plate([-9, 0.1, -9], [9, 0.1, -9], [0, 0.1, 9]), figure()) == 0


@pytest.mark.parametrize(("reach", "found"), [(0.24, 0), (0.26, None)])
def test_a_spike_counts_when_its_tip_is_within_half_the_radius(reach, found):
    spike = plate([reach, 0, 0.6], [4, 0.1, 0.5], [4, 0.1, 0.7])
    assert inside(*spike, figure()) == found


def test_a_slope_whose_part_at_the_height_of_the_body_is_far_away_does_not_cut_it():
    """Over the figure it is high, beside it low: only where it passes the height of the body does it count."""
    slope = plate([-1, -9, 5], [-1, 9, 5], [1.0, 0, 0])
    assert inside(*slope, figure()) is None
    assert inside(*slope, figure(x=0.7)) == 0


@pytest.mark.parametrize(("turn_deg", "found"), [(0.0, 0), (90.0, None)])
def test_an_oval_is_as_long_as_it_is_turned(turn_deg, found):
    """A wall 0.4 pas from the middle of a base of 2 by 1."""
    wall = pieces(((0.4, -4.0, 0.0), (4.0, 4.0, 5.0)))
    assert inside(*wall, figure(base_pas=(2.0, 1.0), turn_deg=turn_deg)) == found


def test_a_figure_said_to_stand_on_an_underside_has_no_room_there():
    """Asked for ground below a slab's top, a base is put on its underside, and that is found out."""
    surfaces, piece_of_face = pieces(((-4.0, -4.0, 2.0), (4.0, 4.0, 4.0)))
    ground = stand(surfaces, (0, 0), (4096, 4096), below_units=to_units(2.0))
    assert ground.z_pas == 2.0
    assert inside(surfaces, piece_of_face, figure(ground=to_pas(ground.z_units))) == 0


@settings(max_examples=60, deadline=None)
@given(st.randoms(), st.tuples(*[st.floats(-3.0, 3.0)] * 2), st.floats(0.5, 3.0))
def test_how_faces_are_ordered_and_turned_says_nothing(chance, at, ground):
    """Wherever it is put well within the rock, the middle of its edges and corners included."""
    surfaces, piece_of_face = pieces(ROCK)
    faces = [chance.sample(face, 3) for face in surfaces.faces.tolist()]
    chance.shuffle(faces)
    mixed = Surfaces(surfaces.vertices, np.array(faces, dtype=np.int32))
    assert inside(mixed, piece_of_face, figure(*at, ground)) == 0


@settings(max_examples=200, deadline=None)
@given(st.lists(st.tuples(*[st.floats(-1.5, 1.5)] * 2, st.floats(-0.5, 2.0)), min_size=3, max_size=3))
def test_faces_cut_the_inner_half_where_points_all_over_them_do(points):
    """Points of the triangle within the inner half mean a cut; a cut means points within a slightly larger one."""
    surfaces, _ = plate(*points)
    shares = np.array([(a, b, 60 - a - b) for a in range(61) for b in range(61 - a)]) / 60
    spots = shares @ to_pas(surfaces.vertices)
    reach = np.hypot(spots[:, 0], spots[:, 1])
    longest = max(math.dist(points[a], points[b]) for a, b in ((0, 1), (1, 2), (2, 0)))
    slack = longest / 60 + UNIT_PAS
    deep = (reach < 0.25 - UNIT_PAS) & (spots[:, 2] > 0.05 + UNIT_PAS) & (spots[:, 2] < 1.25 - UNIT_PAS)
    near = (reach < 0.25 + slack) & (spots[:, 2] > 0.05 - slack) & (spots[:, 2] < 1.25 + slack)
    cut = len(overlaps(surfaces, figure())) == 1
    assert cut or not deep.any()
    assert near.any() or not cut
