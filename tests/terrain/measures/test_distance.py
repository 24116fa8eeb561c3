"""Distances between figures: from base edge to base edge, decided on whole numbers."""

from __future__ import annotations

import math
from decimal import Decimal, localcontext
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from terrain.lattice.units import UNITS_PER_PAS, to_units
from terrain.measures.base_distance import Standing, _oval_gap_units, _Ovals, distance, point_distance, standing, token
from terrain.scenery.bodies import direction, figure_body

PAS = UNITS_PER_PAS
UNIT_PAS = 1 / UNITS_PER_PAS

unhurried = settings(deadline=None)


def figure(x_pas, y_pas=0.0, *, ground_pas=0.0, base_pas=1.0, height_pas=1.25, turn_deg=0.0):
    return standing(figure_body((x_pas, y_pas), ground_pas, base_pas, height_pas, turn_deg))


def shifted(one: Standing, east: int, north: int, up: int) -> Standing:
    centre = (one.centre[0] + east, one.centre[1] + north)
    return Standing(centre, one.semi_axes, one.along, one.ground + up, one.top + up)


def rim(one: Standing, angles):
    """Points of the rim of a base, by the angle about its centre before it was squeezed and turned; in pas."""
    length = math.hypot(*one.along)
    cos, sin = one.along[0] / length, one.along[1] / length
    ahead, aside = one.semi_axes[0] * np.cos(angles), one.semi_axes[1] * np.sin(angles)
    points = [one.centre[0] + ahead * cos - aside * sin, one.centre[1] + ahead * sin + aside * cos]
    return np.stack(points, axis=-1) / PAS


def nearest_by_looking(a: Standing, b: Standing) -> float:
    """The least distance between two rims: every pair of many points, then ever closer around the best."""
    middles, width = (0.0, 0.0), math.pi
    for _ in range(12):
        angles = [middle + np.linspace(-width, width, 121) for middle in middles]
        apart = rim(a, angles[0])[:, None] - rim(b, angles[1])[None]
        lengths = np.hypot(apart[..., 0], apart[..., 1])
        first, second = np.unravel_index(lengths.argmin(), lengths.shape)
        middles, width = (angles[0][first], angles[1][second]), width / 10
    return float(lengths.min())


whole = st.integers(-12 * PAS, 12 * PAS)
axis = st.integers(PAS // 5, 2 * PAS)
turns = st.floats(0.0, 360.0).map(direction)


@st.composite
def standings(draw, oval=None):
    long = draw(axis)
    short = draw(axis) if (draw(st.booleans()) if oval is None else oval) else long
    ground = draw(st.integers(0, 4 * PAS))
    return Standing(
        (draw(whole), draw(whole)), (long, short), draw(turns), ground, ground + draw(st.integers(0, 2 * PAS))
    )


@pytest.mark.rule("ICH-MEAS-02")
def test_distance_is_measured_from_base_edge_to_base_edge():
    """Bases of 1 pas whose centres are 3.5 pas apart leave a gap of 2.5."""
    assert distance(figure(10.0), figure(13.5)).gap_pas == 2.5


@pytest.mark.rule("ICH-MEAS-02")
def test_bases_of_different_size_each_count_with_their_own_radius():
    assert distance(figure(10.0, base_pas=2.0), figure(14.0, base_pas=0.5)).gap_pas == 2.75


@pytest.mark.rule("ICH-MEAS-02")
def test_overlapping_bases_are_no_distance_apart():
    assert distance(figure(10.0), figure(10.75)).gap_pas == 0.0


def test_a_slanting_gap_on_the_lattice_is_exact():
    """Centres 3 east and 4 north of each other are 5 apart, and bases of 1 leave 4."""
    assert distance(figure(10.0, 10.0), figure(13.0, 14.0)).horizontal_pas == 4.0


@pytest.mark.rule("ICH-MEAS-03")
def test_the_gap_between_bases_joins_the_plane_and_the_rise():
    """3 pas across and 4 up make 5."""
    measured = distance(figure(10.0), figure(14.0, ground_pas=4.0))
    assert (measured.horizontal_pas, measured.vertical_pas, measured.gap_pas) == (3.0, 4.0, 5.0)


@pytest.mark.rule("ICH-MEAS-03")
def test_a_fighter_one_step_up_is_as_near_as_one_on_the_level():
    """Its body begins within the height of the other's, so only the plane parts them."""
    measured = distance(figure(10.0), figure(11.25, ground_pas=0.5))
    assert measured.bodies_pas == 0.25
    assert measured.gap_pas == math.hypot(0.25, 0.5)


@pytest.mark.rule("ICH-MEAS-03")
def test_a_figure_three_pas_above_is_away_by_the_air_between_head_and_feet():
    assert distance(figure(10.0), figure(10.25, ground_pas=3.0)).bodies_pas == 1.75


@pytest.mark.rule("ICH-MEAS-03")
def test_bodies_reach_down_to_the_ground_although_they_are_seen_from_above_the_rim():
    """Standing on the head of another leaves no air between them."""
    assert distance(figure(10.0), figure(10.0, ground_pas=1.25)).bodies_pas == 0.0


@pytest.mark.rule("ICH-MEAS-03")
def test_crouching_takes_the_head_away_from_an_enemy_above():
    above = figure(10.0, ground_pas=2.0)
    assert distance(figure(10.0, height_pas=1.25), above).bodies_pas == 0.75
    assert distance(figure(10.0, height_pas=0.5), above).bodies_pas == 1.5


@pytest.mark.rule("ICH-MEAS-04")
@pytest.mark.parametrize(("off_units", "nearer", "within"), [(-1, True, True), (0, False, True), (1, False, False)])
def test_less_than_is_strict_and_a_range_includes_its_bound(off_units, nearer, within):
    """At 0.5 pas, one lattice unit nearer and one farther."""
    measured = distance(figure(10.0), figure(11.5 + off_units * UNIT_PAS))
    assert measured.less_than(0.5) is nearer
    assert measured.at_most(0.5) is within


@pytest.mark.rule("ICH-MEAS-04")
@pytest.mark.parametrize(("off_units", "nearer", "within"), [(-1, True, True), (0, False, True), (1, False, False)])
def test_bounds_are_exact_for_a_gap_in_space(off_units, nearer, within):
    """3 across and 4 up, more or less one lattice unit across."""
    measured = distance(figure(10.0), figure(14.0 + off_units * UNIT_PAS, ground_pas=4.0))
    assert measured.less_than(5.0) is nearer
    assert measured.at_most(5.0) is within


@pytest.mark.rule("ICH-MEAS-04")
@pytest.mark.parametrize(("off_units", "nearer", "within"), [(-1, True, True), (0, False, True), (1, False, False)])
def test_bounds_are_exact_for_ovals_end_to_end(off_units, nearer, within):
    """Two cavalry bases in line, their ends 0.5 pas apart, more or less one lattice unit."""
    ahead = figure(20.0, 10.0, base_pas=(3.0, 1.0), turn_deg=90.0)
    behind = figure(20.0, 13.5 + off_units * UNIT_PAS, base_pas=(3.0, 1.0), turn_deg=270.0)
    measured = distance(ahead, behind)
    assert measured.gap_pas == 0.5 + off_units * UNIT_PAS
    assert measured.less_than(0.5) is nearer
    assert measured.at_most(0.5) is within


@pytest.mark.rule("ICH-MEAS-04")
def test_overlapping_bases_at_a_limit_of_nothing_are_within_it_but_not_nearer():
    measured = distance(figure(10.0), figure(10.25))
    assert measured.at_most(0.0)
    assert not measured.less_than(0.0)


@pytest.mark.rule("ICH-MEAS-04")
def test_nothing_is_within_a_negative_range():
    assert not distance(figure(10.0), figure(10.25)).at_most(-1.0)


@pytest.mark.rule("ICH-MEAS-04")
def test_bodies_are_compared_as_strictly_as_bases():
    """0.5 pas of air between head and feet is not less than 0.5."""
    measured = distance(figure(10.0), figure(10.0, ground_pas=1.75))
    assert not measured.bodies.less_than(0.5)
    assert measured.bodies.at_most(0.5)


@pytest.mark.rule("ICH-MEAS-05")
@pytest.mark.parametrize(("gap_units", "touching"), [(0, True), (81, True), (82, False)])
def test_a_gap_of_a_hundredth_pas_is_still_contact(gap_units, touching):
    """0.01 pas is 81.92 lattice units."""
    assert distance(figure(10.0), figure(11.0 + gap_units * UNIT_PAS)).touching is touching


@pytest.mark.rule("ICH-MEAS-05")
def test_bases_one_above_the_other_are_not_in_contact():
    measured = distance(figure(10.0), figure(11.0, ground_pas=0.25))
    assert not measured.touching
    assert measured.bodies.touching


def test_a_token_is_measured_to_its_edge():
    """A fragment of radius 0.25, 3 pas from the middle of a base of 1."""
    measured = point_distance(figure(10.0), (13.0, 0.0, 0.0), 0.25)
    assert measured.gap_pas == 2.25
    assert measured == distance(figure(10.0), token((13.0, 0.0, 0.0), 0.25))


def test_a_point_on_a_wall_beside_a_body_is_near_the_body_and_far_from_the_base():
    measured = point_distance(figure(10.0), (10.75, 0.0, 1.0))
    assert measured.bodies_pas == 0.25
    assert measured.gap_pas == math.hypot(0.25, 1.0)


def test_turning_an_oval_brings_its_long_side_nearer():
    beside = figure(13.0)
    assert distance(figure(10.0, base_pas=(3.0, 1.0)), beside).gap_pas == 1.0
    assert distance(figure(10.0, base_pas=(3.0, 1.0), turn_deg=90.0), beside).gap_pas == 2.0


def test_an_oval_that_overlaps_a_round_base_leaves_no_gap():
    assert distance(figure(10.0, base_pas=(3.0, 1.0)), figure(11.5)).gap_pas == 0.0


def test_ovals_about_one_centre_leave_no_gap():
    cross = figure(10.0, base_pas=(3.0, 1.0)), figure(10.0, base_pas=(3.0, 1.0), turn_deg=90.0)
    assert distance(*cross).horizontal_pas == 0.0


@pytest.mark.parametrize("semi_axes", [(-1, -1), (0, 5)])
def test_a_base_without_extent_is_refused_unless_it_is_a_point(semi_axes):
    with pytest.raises(ValueError, match="needs a base"):
        Standing((0, 0), semi_axes, (1, 0), 0, 1)


@unhurried
@given(standings(), standings())
def test_measuring_back_gives_the_same(a, b):
    assert distance(a, b) == distance(b, a)


@unhurried
@given(standings(), standings(), whole, whole, whole)
def test_moving_both_alike_changes_nothing(a, b, east, north, up):
    assert distance(shifted(a, east, north, up), shifted(b, east, north, up)) == distance(a, b)


@unhurried
@given(standings(), standings(), whole, whole, st.integers(0, 6 * PAS))
def test_no_detour_over_a_point_is_shorter_than_the_gap(a, b, east, north, up):
    point = Standing((east, north), (0, 0), (1, 0), up, up)
    over = distance(a, point), distance(point, b)
    assert distance(a, b).gap_pas <= sum(part.gap_pas for part in over) + 1e-9
    assert distance(a, b).bodies_pas <= sum(part.bodies_pas for part in over) + 1e-9


@unhurried
@given(standings(), standings(), st.floats(0, 2 * math.pi), st.floats(0, 2 * math.pi))
def test_no_two_points_of_the_bases_are_nearer_than_the_gap(a, b, angle_a, angle_b):
    apart = rim(a, np.array(angle_a)) - rim(b, np.array(angle_b))
    assert distance(a, b).horizontal_pas <= math.hypot(*apart) + 1e-9


@unhurried
@given(standings(oval=False), standings(oval=False), st.integers(-2, 2))
def test_round_bases_are_decided_as_sixty_digits_decide_them(a, b, floats_off):
    """At limits one float around the gap itself, where rounding would decide otherwise."""
    measured = distance(a, b)
    limit = measured.gap_pas
    for _ in range(abs(floats_off)):
        limit = math.nextafter(limit, math.copysign(math.inf, floats_off))
    with localcontext() as context:
        context.prec = 60
        east, north = a.centre[0] - b.centre[0], a.centre[1] - b.centre[1]
        plane = max(Decimal(0), Decimal(east**2 + north**2).sqrt() - a.semi_axes[0] - b.semi_axes[0])
        gap = (plane**2 + (a.ground - b.ground) ** 2).sqrt()
        over = gap - Decimal(limit) * PAS
        sign = 0 if gap and abs(over) < Decimal("1e-40") else over
    assert measured.less_than(limit) is (sign < 0)
    assert measured.at_most(limit) is (sign <= 0)


@settings(max_examples=60, deadline=None)
@given(standings(oval=True), standings())
def test_ovals_agree_with_looking_at_every_pair_of_rim_points(a, b):
    measured = distance(a, b).horizontal_pas
    if measured > 0:
        assert measured == pytest.approx(nearest_by_looking(a, b), abs=1e-9)
    else:
        assert nearest_by_looking(a, b) < 1e-6 or is_within(a, b) or is_within(b, a)


def is_within(inner: Standing, outer: Standing) -> bool:
    """Whether the middle of one base is under the other: bases that overlap without crossing rims."""
    east, north = inner.centre[0] - outer.centre[0], inner.centre[1] - outer.centre[1]
    ahead = east * outer.along[0] + north * outer.along[1]
    aside = east * outer.along[1] - north * outer.along[0]
    squared = Fraction(ahead, outer.semi_axes[0]) ** 2 + Fraction(aside, outer.semi_axes[1]) ** 2
    return squared <= outer.along[0] ** 2 + outer.along[1] ** 2


@pytest.mark.parametrize("gap_units", [1, 3, 50, 4096])
@pytest.mark.parametrize("turn_deg", [0.0, 17.0, 61.0, 133.0])
def test_ovals_that_all_but_touch_are_told_apart(gap_units, turn_deg):
    """A slim oval beside one of any turn: as close as a lattice unit, the gap is what looking says."""
    turned = Standing((0, 0), (to_units(1.5), to_units(0.3)), direction(turn_deg), 0, PAS)
    beside = Standing((0, 0), (to_units(2.0), to_units(0.4)), (0, 1), 0, PAS)
    reach = max(rim(turned, np.linspace(0, 2 * math.pi, 100_001))[:, 0]) * PAS
    east = math.ceil(reach) + beside.semi_axes[1] + gap_units
    beside = shifted(beside, east, 0, 0)
    measured = distance(turned, beside).horizontal_pas
    assert measured > 0
    assert measured == pytest.approx(nearest_by_looking(turned, beside), abs=1e-9)


@unhurried
@given(standings(oval=True), standings(oval=True), st.floats(0, 2 * math.pi), st.integers(3, 300))
def test_ovals_on_two_sides_of_a_strip_are_at_least_its_width_apart(a, b, angle, strip_units):
    """However narrow the strip, and however it lies."""
    across = np.array([math.cos(angle), math.sin(angle)])
    angles = np.linspace(0, 2 * math.pi, 4001)
    behind, before = (rim(a, angles) @ across).max(), (rim(b, angles) @ across).min()
    east, north = np.rint((behind - before + strip_units * UNIT_PAS) * across * PAS).astype(int).tolist()
    b = shifted(b, east, north, 0)
    width = (rim(b, angles) @ across).min() - behind
    assert distance(a, b).horizontal_pas >= width - 2e-6


@given(standings(), standings())
def test_a_pair_is_looked_at_alike_whichever_comes_first(a, b):
    assert _Ovals.of(a, b) == _Ovals.of(b, a)


@unhurried
@given(standings(oval=False), standings(oval=False))
def test_the_way_for_ovals_gives_round_bases_what_their_own_way_gives(a, b):
    assume(a.centre != b.centre)
    assert _oval_gap_units(a, b) / PAS == pytest.approx(distance(a, b).horizontal_pas, abs=1e-9)


def test_measured_lengths_are_plain_numbers_of_pas():
    measured = distance(figure(10.0, base_pas=1.2), figure(20.0, 3.0, base_pas=1.2))
    assert measured.gap_pas == pytest.approx(math.hypot(10.0, 3.0) - 1.2, abs=2 * UNIT_PAS)
    assert type(measured.gap_pas) is float
    assert to_units(measured.vertical_pas) == 0
