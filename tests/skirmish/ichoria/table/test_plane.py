"""The plane geometry that rules need: directions, polygons, halves of a table, spots on a grid."""

from __future__ import annotations

import math
from itertools import islice

import pytest

from skirmish.ichoria.table.measures import SNAP_PAS, at_most, between, direction, midpoint, more_than, onward
from skirmish.ichoria.table.spots import GRID_PAS, RANDOM_TRIES, gridded, scattered
from skirmish.ichoria.table.tabletop import Standing, Zone
from skirmish.ichoria.table.zones import base_inside, from_edge, half_beside, inside, leads_through, strips
from skirmish.kernel.dice import Chance

SLANTED = ((0.0, 0.0), (6.0, 2.0), (8.0, 8.0), (2.0, 6.0))
"""A lozenge: none of its edges runs along an axis."""


@pytest.mark.parametrize(
    ("to", "way"), [((4, 6), (0.6, 0.8)), ((-2, -2), (-0.6, -0.8)), ((5, 2), (1, 0)), ((1, 7), (0, 1))]
)
def test_a_direction_has_length_one_whatever_the_axis(to, way):
    assert direction((1, 2), to) == pytest.approx(way)


def test_two_spots_within_the_lattice_have_no_direction():
    assert direction((1, 2), (1, 2 + SNAP_PAS)) is None
    assert direction((1, 2), (1, 2 + 3 * SNAP_PAS)) is not None


def test_a_spot_farther_on_and_a_place_at_a_share_move_on_both_axes():
    assert onward((1, 2), (0.6, 0.8), 5) == pytest.approx((4, 6))
    assert between((1, 2, 3), (5, 10, 1), 0.25) == pytest.approx((2, 4, 2.5))
    assert midpoint((1, 2, 9), (5, 10, 9)) == (3, 6)


@pytest.mark.rule("ICH-MEAS-04")
def test_a_bound_is_included_with_what_the_lattice_loses_and_no_more():
    assert at_most(2.0 + SNAP_PAS, 2.0)
    assert not at_most(2.0 + 2 * SNAP_PAS, 2.0)
    assert more_than(2.0 + 2 * SNAP_PAS, 2.0)
    assert not more_than(2.0 + SNAP_PAS, 2.0)


@pytest.mark.parametrize(
    ("spot", "within"),
    [((4, 4), True), ((1, 1), True), ((7, 7), True), ((5, 1), False), ((1, 5), False), ((6.5, 3), False),
     ((3, 6.5), False), ((7.9, 7.9), True), ((9, 4), False), ((-1, 4), False), ((4, 9), False), ((6, 2), True),
     ((3, 1), True)],
)  # fmt: skip
def test_a_spot_lies_in_a_slanted_polygon_or_outside_it_and_its_edge_belongs_to_it(spot, within):
    assert inside(SLANTED, spot) is within


def test_a_line_through_a_corner_is_counted_once():
    """The spot is level with two corners of the polygon."""
    diamond = ((0.0, 4.0), (4.0, 0.0), (8.0, 4.0), (4.0, 8.0))
    assert inside(diamond, (4, 4))
    assert not inside(diamond, (-1, 4))
    assert not inside(diamond, (9, 4))
    assert not inside(((0.0, 0.0), (4.0, 4.0), (8.0, 0.0)), (-1, 4))


def test_the_way_to_an_edge_ends_at_its_corners():
    square = ((1.0, 1.0), (5.0, 1.0), (5.0, 5.0), (1.0, 5.0))
    assert from_edge(square, (8, 9)) == pytest.approx(5.0)
    assert from_edge(square, (3, 2)) == pytest.approx(1.0)
    assert from_edge(SLANTED, (5, 1)) == pytest.approx(abs(5 * 2 - 1 * 6) / math.hypot(6, 2))
    assert base_inside(square, (1.6, 3), 1.2)
    assert not base_inside(square, (1.59, 3), 1.2)
    assert base_inside(square, (2.5, 3), (3.0, 1.4))
    assert not base_inside(square, (2.4, 3), (3.0, 1.4))


@pytest.mark.rule("ICH-FAITH-09")
def test_a_way_leads_through_a_polygon_that_it_only_crosses():
    strip = ((3.0, 0.0), (4.0, 0.0), (4.0, 9.0), (3.0, 9.0))
    assert leads_through(strip, [(1, 5, 0), (8, 6, 0)])
    assert leads_through(strip, [(1, 5, 0), (3.5, 5, 0)])
    assert not leads_through(strip, [(1, 5, 0), (2, 8, 0), (2, 1, 0)])
    assert not leads_through(strip, [(1, 10, 0), (8, 10, 0)])
    assert not leads_through(strip, [(5, 1, 0), (8, 1, 0)])
    assert not leads_through(strip, [])


@pytest.mark.rule("ICH-TABLE-05")
@pytest.mark.parametrize(
    ("low", "high", "half"),
    [((0, 10), (4, 20), ((0, 0), (15, 24))), ((26, 10), (30, 20), ((15, 0), (30, 24))),
     ((4, 0), (26, 3), ((0, 0), (30, 12))), ((4, 20), (26, 24), ((0, 12), (30, 24)))],
)  # fmt: skip
def test_the_half_of_a_zone_is_the_side_of_the_table_that_it_lies_on(low, high, half):
    """On a table of 30 by 24 pas."""
    (left, south), (right, north) = low, high
    zone = Zone("zone", ((left, south), (right, south), (right, north), (left, north)))
    corners = half_beside(zone, (30.0, 24.0))
    assert (corners[0], corners[2]) == half
    assert {x for x, _ in corners} == {half[0][0], half[1][0]}
    assert {y for _, y in corners} == {half[0][1], half[1][1]}


@pytest.mark.rule("ICH-DEPLOY-05")
def test_the_strips_are_six_pas_deep_on_a_table_that_is_not_square():
    south, north = strips((30.0, 24.0))
    assert (south.polygon[0], south.polygon[2]) == ((0, 0), (30, 6))
    assert (north.polygon[0], north.polygon[2]) == ((0, 18), (30, 24))
    assert strips((30.0, 8.0))[0].polygon[2] == (30, 4)


ZONE = ((10.0, 20.0), (12.0, 20.0), (12.0, 21.0), (10.0, 21.0))


def test_a_grid_covers_a_polygon_row_by_row_up_to_its_margin():
    spots = list(gridded(ZONE))
    assert (spots[0], spots[1], spots[-1]) == ((10.0, 20.0), (10.0 + GRID_PAS, 20.0), (12.0, 21.0))
    assert len(spots) == 9 * 5
    spared = list(gridded(ZONE, 0.5))
    assert (spared[0], spared[-1]) == ((10.5, 20.5), (11.5, 20.5))
    assert list(gridded(ZONE, 5.0)) == [(11.0, 20.5)]  # a margin never turns a polygon inside out
    assert [y for _, y in gridded(ZONE, 0.0, [2])] == [20.5] * 9


def test_random_spots_lie_in_the_polygon_all_over_it_before_the_grid_is_searched():
    some = list(islice(scattered(ZONE, Chance(1)), RANDOM_TRIES))
    assert all(inside(ZONE, spot) for spot in some)
    assert len(set(some)) > RANDOM_TRIES // 2
    assert max(x for x, _ in some) - min(x for x, _ in some) > 1.5
    assert max(y for _, y in some) - min(y for _, y in some) > 0.75
    assert all((x * 16).is_integer() and (y * 16).is_integer() for x, y in some)
    rest = set(scattered(ZONE, Chance(1)))
    assert set(gridded(ZONE)) <= rest


def test_a_figure_that_nothing_else_is_said_of_has_the_usual_body():
    """30 mm wide and about as high (GAP-17, GAP-18)."""
    usual = Standing("davios", "greeks", (0.0, 0.0, 0.0))
    assert (usual.base_pas, usual.height_pas, usual.crouched) == (1.2, 1.25, False)
