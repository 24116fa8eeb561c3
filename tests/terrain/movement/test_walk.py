"""Walking straight on: over kerbs, slopes and stairs, up to walls, edges, low roofs and other figures."""

from __future__ import annotations

import math

import pytest
from hypothesis import assume, settings
from hypothesis import given as suppose
from hypothesis import strategies as st

from terrain.movement.answers import Mover
from tests import given
from tests.terrain.walkers import CRAWLER, HAIR, MOVER, RADIUS, UNIT, bystander, landscape, rectangle, snapped


def ledge(height=2.0, **more):
    """A block from x = 8 to 12 and y = 8 to 12."""
    return given.box(4, 4, height, at=(10, 10), **more)


def test_over_the_bare_table_a_walk_is_as_long_as_it_looks():
    walk = landscape().walk(MOVER, (5, 5, 0), (8, 9))
    assert (walk.end, walk.stop) == ((8.0, 9.0, 0.0), None)
    assert [stretch.length_pas for stretch in walk.stretches] == [5.0]


def test_to_where_one_stands_is_no_walk():
    walk = landscape(ledge()).walk(MOVER, (5, 5, 0), (5, 5))
    assert (walk.end, walk.stop, walk.stretches) == ((5.0, 5.0, 0.0), None, ())


@pytest.mark.rule("ICH-MOV-14")
@pytest.mark.parametrize(("to", "end"), [((-3, 5), (0.0, 5.0)), ((40, 5), (36.0, 5.0)), ((5, -1), (5.0, 0.0))])
def test_at_the_rim_of_the_table_a_walk_ends_with_its_centre_on_it(to, end):
    walk = landscape().walk(MOVER, (5, 5, 0), to)
    assert walk.stop.reason == "off_table"
    assert walk.end == (*end, 0.0)


@pytest.mark.parametrize("height", [0.5 + UNIT, 0.625, 3.0, 6.0, 6.001])
def test_a_wall_stops_the_base_where_it_touches(height):
    walk = landscape(ledge(height, name="wall")).walk(MOVER, (5, 10, 0), (9, 10))
    assert (walk.stop.reason, walk.stop.name) == ("wall", "wall")
    assert walk.end == (8.0 - RADIUS, 10.0, 0.0)
    assert walk.stop.height_pas == snapped(height)
    assert walk.length_pas == 8.0 - RADIUS - 5.0


@pytest.mark.parametrize("turn", [10.0, 30.0, 45.0])
def test_a_turned_wall_stops_the_base_where_it_touches(turn):
    """Straight towards the middle of a side of a block, turned about the start of the walk."""
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    wall = given.box(2, 6, 3, at=(10 + 4 * cos, 10 + 4 * sin), turn=turn)
    walk = landscape(wall).walk(MOVER, (10, 10, 0), (10 + 4 * cos, 10 + 4 * sin))
    assert walk.stop.reason == "wall"
    assert walk.length_pas == pytest.approx(3 - RADIUS, abs=3 * UNIT)


def test_a_corner_stops_the_base_where_its_rim_meets_it():
    """Past a corner at (8, 8), half a pas beside it."""
    walk = landscape(ledge(3.0)).walk(MOVER, (5, 7.5, 0), (12, 7.5))
    assert walk.end[0] == pytest.approx(8 - math.sqrt(RADIUS**2 - 0.5**2), abs=3 * UNIT)


def test_beside_a_wall_one_walks_along_it():
    beside = 8.0 - RADIUS
    walk = landscape(ledge(3.0)).walk(MOVER, (beside, 5, 0), (beside, 15))
    assert (walk.stop, walk.length_pas) == (None, 10.0)


@pytest.mark.parametrize("turn", [7.0, 33.0, 71.0])
def test_along_a_turned_wall_one_walks_although_it_is_snapped_to_the_lattice(turn):
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    wall = given.box(8, 1, 3, at=(15 - 1.125 * sin, 15 + 1.125 * cos), turn=turn)
    start, end = (15 - 3 * cos, 15 - 3 * sin), (15 + 3 * cos, 15 + 3 * sin)
    assert landscape(wall).walk(MOVER, (*start, 0), end).stop is None


def test_who_leans_on_a_wall_may_walk_away_and_along_but_not_into_it():
    """The base reaches a tenth into the wall, as a hand may have put it."""
    leaning = 8.0 - RADIUS + 0.1
    scene = landscape(ledge(3.0))
    assert scene.walk(MOVER, (leaning, 10, 0), (5, 10)).stop is None
    assert scene.walk(MOVER, (leaning, 10, 0), (leaning, 11)).stop is None
    assert scene.walk(MOVER, (leaning, 10, 0), (9, 10)).end == (snapped(leaning), 10.0, 0.0)


def test_a_gap_between_walls_is_passed_when_it_is_as_wide_as_the_base():
    def scene(gap):
        return landscape(given.box(1, 4, 3, at=(10, 8 - gap / 2)), given.box(1, 4, 3, at=(10, 12 + gap / 2)))

    assert scene(1.25).walk(MOVER, (5, 10, 0), (15, 10)).stop is None
    assert scene(1.25 - 8 * UNIT).walk(MOVER, (5, 10, 0), (15, 10)).stop.reason == "wall"


def test_a_thin_post_between_samples_is_not_missed():
    """A post of a tenth of a pas, to the side of the middle of the way."""
    post = given.box(0.1, 0.1, 2, at=(10, 10.6))
    assert landscape(post).walk(MOVER, (5, 10, 0), (15, 10)).stop.reason == "wall"
    assert landscape(post).walk(MOVER, (5, 9.9, 0), (15, 9.9)).stop is None


# ---------------------------------------------------------------- kerbs, slopes, lengths


@pytest.mark.rule("ICH-MOV-17")
@pytest.mark.parametrize(("height", "stopped"), [(0.25, False), (0.5, False), (0.5 + UNIT, True)])
def test_a_kerb_of_at_most_a_step_is_walked_over(height, stopped):
    walk = landscape(ledge(height)).walk(MOVER, (5, 10, 0), (10, 10))
    assert (walk.stop is not None) is stopped
    assert walk.end[2] == (0.0 if stopped else height)


@pytest.mark.rule("ICH-MOV-17")
@pytest.mark.parametrize("height", [0.125, 0.25, 0.5])
def test_up_a_kerb_and_down_again_costs_its_height_twice(height):
    walk = landscape(ledge(height)).walk(MOVER, (5, 10, 0), (15, 10))
    assert walk.length_pas == pytest.approx(10 + 2 * height, abs=2 * UNIT)


@pytest.mark.rule("ICH-MOV-17")
def test_the_height_of_a_step_can_be_set():
    assert landscape(ledge(0.75), step_pas=0.75).walk(MOVER, (5, 10, 0), (10, 10)).stop is None
    assert landscape(ledge(0.25), step_pas=0.2).walk(MOVER, (5, 10, 0), (10, 10)).stop.reason == "wall"


@pytest.mark.rule("ICH-MOV-13")
@pytest.mark.parametrize("rise", [0.5, 1.0, 2.0, 3.0])
def test_up_a_slope_the_length_is_measured_along_it(rise):
    """From a place on a ramp of 4 pas to another, 2 pas farther up."""
    scene = landscape(given.ramp(4, 4, rise, at=(10, 10)))
    low = scene.footing(MOVER, (9, 10)).place
    walk = scene.walk(MOVER, low, (11, 10))
    assert walk.stop is None
    assert walk.end[2] - low[2] == pytest.approx(rise / 2, abs=2 * UNIT)
    assert walk.length_pas == pytest.approx(math.hypot(2, rise / 2), abs=0.002)


@pytest.mark.rule("ICH-MOV-13")
@pytest.mark.parametrize("degrees", [30.0, 44.0, 45.0])
def test_slopes_up_to_45_degrees_are_walked_up(degrees):
    """A ramp of 4 pas with a platform at its top."""
    rise = 4 * math.tan(math.radians(degrees))
    scene = landscape(given.ramp(4, 4, rise, at=(10, 10)), given.box(4, 4, rise, at=(14, 10)))
    walk = scene.walk(Mover(1.2, 1.25), (5, 10, 0), (14, 10))
    assert (walk.stop, walk.end[2]) == (None, snapped(rise))
    assert walk.length_pas == pytest.approx(5 + math.hypot(4, rise), abs=0.1)


@pytest.mark.rule("ICH-MOV-13")
def test_a_steeper_slope_is_a_wall():
    walk = landscape(given.ramp(2, 4, 4, at=(10, 10), name="scree")).walk(MOVER, (5, 10, 0), (10, 10))
    assert (walk.stop.reason, walk.stop.name) == ("steep", "scree")
    assert walk.end[0] == pytest.approx(9 - RADIUS + 0.25, abs=0.01)  # as far as the slope is no more than a step high


def stairs(treads, deep, rise):
    """Steps that rise eastward from x = 10, each a block of its own."""
    last = 10 + treads * deep
    return [
        given.box(last - 10 - k * deep, 4, (k + 1) * rise, at=((last + 10 + k * deep) / 2, 10), name=f"tread {k}")
        for k in range(treads)
    ]


@pytest.mark.rule("ICH-MOV-17", "ICH-MOV-18")
@pytest.mark.parametrize(("deep", "rise"), [(0.625, 0.5), (0.75, 0.375), (1.5, 0.5), (0.25, 0.125)])
def test_stairs_are_walked_up_and_down_at_the_cost_of_their_heights(deep, rise):
    scene = landscape(*stairs(6, deep, rise))
    top = (9.875 + 6 * deep, 10.0, 6 * rise)
    up = scene.walk(MOVER, (7, 10, 0), top[:2])
    assert (up.stop, up.end) == (None, top)
    down = scene.walk(MOVER, top, (7, 10))
    assert (down.stop, down.end) == (None, (7.0, 10.0, 0.0))
    length = top[0] - 7 + 6 * rise if deep > 0.25 else None
    if length is not None:
        assert (up.length_pas, down.length_pas) == (pytest.approx(length, abs=0.002), pytest.approx(length, abs=0.002))


def test_stairs_steeper_than_a_slope_are_a_wall():
    walk = landscape(*stairs(6, 0.25, 0.5)).walk(MOVER, (7, 10, 0), (11, 10))
    assert walk.stop.reason == "wall"


@pytest.mark.rule("ICH-MOV-17")
def test_bumps_that_nobody_feels_add_nothing_to_the_length():
    """Forty slats, each 0.4 mm high, with gaps as wide as a base between them."""
    slats = [given.box(0.25, 4, 0.015, at=(6 + 1.6 * k, 10), name=f"slat {k}") for k in range(12)]
    walk = landscape(*slats).walk(MOVER, (5, 10, 0), (25, 10))
    assert walk.length_pas == 20.0


def test_stretches_follow_the_ground_closely_enough_to_measure_from():
    """Over a block of half a pas the stretches go up at its near side, along its top and down again."""
    walk = landscape(ledge(0.5)).walk(MOVER, (5, 10, 0), (15, 10))
    heights = [(stretch.start[2], stretch.end[2]) for stretch in walk.stretches]
    assert heights == [(0.0, 0.0), (0.0, 0.5), (0.5, 0.5), (0.5, 0.0), (0.0, 0.0)]
    assert walk.stretches[2].start[0] == pytest.approx(8 - RADIUS, abs=HAIR)
    assert all(before.end == after.start for before, after in zip(walk.stretches, walk.stretches[1:], strict=False))


# ---------------------------------------------------------------- edges


@pytest.mark.rule("ICH-MOV-09", "ICH-MOV-10")
@pytest.mark.parametrize("height", [0.5 + UNIT, 2.0, 4.0, 4.001])
def test_at_an_edge_balance_is_lost_when_the_centre_passes_it(height):
    walk = landscape(ledge(height)).walk(MOVER, (10, 10, height), (15, 10))
    assert (walk.stop.reason, walk.end) == ("edge", (12.0, 10.0, snapped(height)))
    assert walk.stop.height_pas == snapped(height)
    assert walk.length_pas == 2.0


@pytest.mark.rule("ICH-MOV-10")
@pytest.mark.parametrize("degrees", [10.0, 37.0, 60.0])
def test_at_an_edge_passed_askew_balance_is_lost_when_the_centre_passes_it(degrees):
    scene = landscape(ledge())
    to = (15.0, 10 + 5 * math.tan(math.radians(degrees)) / 3)
    walk = scene.walk(MOVER, (10, 10, 2), to)
    assert walk.end[0] == pytest.approx(12.0, abs=2 * UNIT)
    assert scene.balanced(MOVER, walk.end)


@pytest.mark.rule("ICH-MOV-09")
def test_along_an_edge_one_walks_with_half_the_base_over_the_void():
    scene = landscape(ledge())
    assert scene.walk(MOVER, (8.75, 12, 2), (11.25, 12)).stop is None
    assert scene.walk(MOVER, (8.75, 12 + UNIT, 2), (11.25, 12 + UNIT)).stop.reason == "edge"


@pytest.mark.rule("ICH-MOV-18")
@pytest.mark.parametrize(("gap", "stopped"), [(0.25, False), (0.5, False), (0.75, True)])
def test_a_slot_is_walked_over_as_long_as_half_the_base_is_held(gap, stopped):
    """Of a base of 1.25, a slot of 0.5 leaves 0.5 of the area, one of 0.75 less than a third."""
    ledges = given.box(4, 4, 2, at=(10, 10)), given.box(4, 4, 2, at=(14 + gap, 10), name="beyond")
    walk = landscape(*ledges).walk(MOVER, (10, 10, 2), (14, 10))
    assert (walk.stop is not None) is stopped


@pytest.mark.rule("ICH-MOV-17")
@pytest.mark.parametrize(("lower", "stopped"), [(1.5, False), (1.5 - UNIT, True)])
def test_a_drop_of_at_most_a_step_is_part_of_the_walk(lower, stopped):
    beyond = given.box(4, 4, lower, at=(14, 10), name="lower")
    walk = landscape(ledge(), beyond).walk(MOVER, (10, 10, 2), (14, 10))
    assert (walk.stop is not None) is stopped
    if not stopped:
        assert walk.length_pas == 4.5


def test_who_stands_in_the_air_falls_before_the_first_step():
    walk = landscape().walk(MOVER, (10, 10, 2), (14, 10))
    assert (walk.stop.reason, walk.end[:2], walk.stretches) == ("edge", (10.0, 10.0), ())


# ---------------------------------------------------------------- headroom


@pytest.mark.rule("ICH-CROUCH-01")
@pytest.mark.parametrize(("clearance", "stopped"), [(1.25, False), (1.25 - UNIT, True), (0.75, True)])
def test_below_a_roof_one_walks_when_it_is_as_high_as_the_body(clearance, stopped):
    roof = given.box(4, 4, 1, at=(10, 10, clearance), name="roof")
    walk = landscape(roof).walk(MOVER, (5, 10, 0), (15, 10))
    assert (walk.stop is not None) is stopped
    if stopped:
        assert (walk.stop.reason, walk.stop.name) == ("low", "roof")
        assert walk.stop.height_pas == snapped(clearance)
        assert walk.end == (8 - RADIUS, 10.0, 0.0)


@pytest.mark.rule("ICH-CROUCH-01")
@pytest.mark.parametrize("thick", [0.125, 0.5, 2.0])
@pytest.mark.parametrize(("clearance", "stopped"), [(0.5, False), (0.5 - UNIT, True)])
def test_half_a_pas_is_enough_to_crawl_through(thick, clearance, stopped):
    """A roof at exactly the height of a step is crawled under and not mistaken for a kerb; of a thin one that is lower
    the top is a step up.
    """
    roof = given.box(4, 4, thick, at=(10, 10, clearance), name="roof")
    walk = landscape(roof).walk(CRAWLER, (5, 10, 0), (10, 10))
    assert (walk.stop is not None) is stopped
    assert walk.end[2] == 0.0


@pytest.mark.rule("ICH-CROUCH-01", "ICH-MOV-17")
def test_a_crawler_gets_up_a_kerb_as_high_as_itself():
    assert landscape(ledge(0.5)).walk(CRAWLER, (5, 10, 0), (10, 10)).end == (10.0, 10.0, 0.5)


def test_a_kerb_below_a_low_beam_leaves_no_room():
    """On the table there is room below the beam, on the kerb there is not."""
    beam = given.box(1, 4, 1, at=(10, 10, 1.5), name="beam")
    assert landscape(beam).walk(MOVER, (5, 10, 0), (15, 10)).stop is None
    walk = landscape(beam, ledge(0.375, name="kerb")).walk(MOVER, (5, 10, 0), (15, 10))
    assert (walk.stop.reason, walk.stop.name, walk.end[2]) == ("low", "beam", 0.375)
    assert walk.stop.height_pas == 1.125


# ---------------------------------------------------------------- other figures


@pytest.mark.rule("ICH-MOV-04")
def test_another_figure_stops_a_walk_at_the_touch_of_bases():
    walk = landscape(figures=[bystander("bob", 10, 10)]).walk(MOVER, (5, 10, 0), (15, 10))
    assert (walk.stop.reason, walk.stop.name) == ("figure", "bob")
    assert walk.end == (8.75, 10.0, 0.0)


@pytest.mark.rule("ICH-MOV-04")
@pytest.mark.parametrize(("aside", "stopped"), [(1.25, False), (1.25 - 4 * UNIT, True)])
def test_past_another_figure_one_walks_without_touching_it(aside, stopped):
    walk = landscape(figures=[bystander("bob", 10, 10)]).walk(MOVER, (5, 10 + aside, 0), (15, 10 + aside))
    assert (walk.stop is not None) is stopped


def test_from_a_figure_that_one_touches_one_walks_away_and_not_through():
    scene = landscape(figures=[bystander("bob", 10, 10)])
    assert scene.walk(MOVER, (8.75, 10, 0), (5, 10)).stop is None
    assert scene.walk(MOVER, (8.75, 10, 0), (8.75, 14)).stop is None
    assert scene.walk(MOVER, (8.75, 10, 0), (11, 10)).end == (8.75, 10.0, 0.0)


def test_figures_on_other_floors_are_in_nobodys_way():
    """One on a bridge above, one on the table below."""
    bridge = given.box(6, 4, 0.25, at=(10, 10, 2), name="bridge")
    scene = landscape(bridge, figures=[bystander("above", 10, 10, 2.25), bystander("below", 10, 10)])
    assert scene.walk(MOVER, (5, 11.5, 0), (15, 11.5)).stop is None
    assert scene.walk(MOVER, (5, 10, 0), (15, 10)).stop.name == "below"
    assert scene.walk(MOVER, (8, 10, 2.25), (12, 10)).stop.name == "above"


def test_an_oval_figure_is_met_where_it_is_long():
    across = landscape(figures=[bystander("horse", 10, 10, base=(2.5, 1.25))])
    along = landscape(figures=[bystander("horse", 10, 10, base=(2.5, 1.25), turn=90.0)])
    assert across.walk(MOVER, (5, 10, 0), (15, 10)).end[0] == pytest.approx(10 - 1.25 - RADIUS, abs=2 * UNIT)
    assert along.walk(MOVER, (5, 10, 0), (15, 10)).end[0] == pytest.approx(10 - RADIUS - RADIUS, abs=2 * UNIT)


def test_an_oval_base_touches_a_wall_with_its_long_side_or_its_short_one():
    rider = Mover((2.5, 1.25), 2.0)
    assert landscape(ledge(3.0)).walk(rider, (5, 10, 0), (9, 10)).end[0] == 8 - 1.25
    turned = Mover((2.5, 1.25), 2.0, 90.0)
    assert landscape(ledge(3.0)).walk(turned, (5, 10, 0), (9, 10)).end[0] == 8 - 0.625


# ---------------------------------------------------------------- marked ground


@pytest.mark.rule("ICH-MOV-06")
def test_a_walk_is_cut_where_marked_ground_begins_and_ends():
    """A marsh of 1.5 pas across the way."""
    walk = landscape(areas=[rectangle(8, 5, 9.5, 15)]).walk(MOVER, (5, 10, 0), (12, 10))
    told = [(stretch.start[0], stretch.end[0], stretch.length_pas, stretch.kinds) for stretch in walk.stretches]
    assert told == [
        (5.0, 8.0, 3.0, frozenset()),
        (8.0, 9.5, 1.5, frozenset({"difficult"})),
        (9.5, 12.0, 2.5, frozenset()),
    ]


def test_overlapping_areas_are_told_together():
    areas = [rectangle(8, 5, 10, 15), rectangle(9, 5, 11, 15, "deep_water")]
    walk = landscape(areas=areas).walk(MOVER, (5, 10, 0), (12, 10))
    kinds = [sorted(stretch.kinds) for stretch in walk.stretches]
    assert kinds == [[], ["difficult"], ["deep_water", "difficult"], ["deep_water"], []]


def test_on_a_bridge_over_the_water_one_is_not_in_it():
    """A ramp up, a deck, and the lake below it."""
    ramp, deck = given.ramp(4, 4, 2, at=(6, 10)), given.box(8, 4, 2, at=(12, 10), name="deck")
    scene = landscape(ramp, deck, areas=[rectangle(9, 2, 15, 18, "deep_water")])
    assert not any(stretch.kinds for stretch in scene.walk(MOVER, (3, 10, 0), (15, 10)).stretches)
    assert any(stretch.kinds for stretch in scene.walk(MOVER, (3, 5, 0), (15, 5)).stretches)


def test_an_area_drawn_on_a_hill_marks_the_hill():
    hill = given.box(8, 8, 3, at=(12, 12), name="hill")
    scene = landscape(hill, areas=[rectangle(10, 10, 13, 14)])
    assert scene.kinds_at((11, 11, 3)) == {"difficult"}
    kinds = [stretch.kinds for stretch in scene.walk(MOVER, (9, 12, 3), (15, 12)).stretches]
    assert kinds == [frozenset(), {"difficult"}, frozenset()]


def test_a_piece_of_rubble_marks_who_stands_in_it():
    rubble = given.box(4, 4, 0.5, at=(10, 10), kind="difficult")
    scene = landscape(rubble)
    assert (scene.kinds_at((10, 10, 0)), scene.kinds_at((5, 5, 0))) == ({"difficult"}, frozenset())
    assert [stretch.length_pas for stretch in scene.walk(MOVER, (5, 10, 0), (15, 10)).stretches] == [3.0, 4.0, 3.0]


# ---------------------------------------------------------------- laws

quarter = st.integers(-8, 8).map(lambda number: number / 4)
blocks = st.lists(
    st.tuples(quarter, quarter, st.sampled_from([0.25, 0.5, 1.0, 2.0]), st.sampled_from([0.25, 0.5, 1.0, 2.0]),
              st.sampled_from([0.125, 0.25, 0.375, 0.5, 0.75, 2.0])),
    max_size=5,
)  # fmt: skip


def scene_of(boxes, turned=lambda x, y: (x, y)):
    """Blocks about (18, 18), the whole scene turned or mirrored."""
    pieces = []
    for number, (x, y, wide, deep, high) in enumerate(boxes):
        east, north = turned(x, y)
        sizes = tuple(abs(side) for side in turned(wide, deep))
        pieces.append(given.box(*sizes, high, at=(18 + east, 18 + north), name=f"box {number}"))
    return landscape(*pieces)


def spot(turned, x, y):
    east, north = turned(x, y)
    return 18 + east, 18 + north


@settings(max_examples=60, deadline=None)
@suppose(blocks, quarter, quarter, quarter)
def test_a_walk_is_never_shorter_than_its_way_and_ends_where_one_can_stand(boxes, south, north, to):
    scene = scene_of(boxes)
    start = scene.footing(MOVER, (15.0, 18 + south))
    assume(start.inside is None)
    walk = scene.walk(MOVER, start.place, (21 + to / 8, 18 + north))
    assert walk.length_pas >= math.dist(start.place[:2], walk.end[:2]) - UNIT
    assert scene.balanced(MOVER, walk.end)
    if walk.stop is None:
        assert walk.end[:2] == (21 + to / 8, 18 + north)


@settings(max_examples=40, deadline=None)
@suppose(blocks, quarter, quarter)
def test_turned_by_a_quarter_or_mirrored_a_scene_is_walked_alike(boxes, south, north):
    walks = []
    for turned in (lambda x, y: (x, y), lambda x, y: (-y, x), lambda x, y: (-x, y)):
        scene = scene_of(boxes, turned)
        start = scene.footing(MOVER, spot(turned, -3.0, south))
        assume(start.inside is None)
        walk = scene.walk(MOVER, start.place, spot(turned, 3.0, north))
        away = math.dist(walk.end[:2], spot(turned, -3.0, south))
        walks.append((walk.stop and walk.stop.reason, walk.length_pas, away, walk.end[2]))
    first, *others = walks
    assert [other[0] for other in others] == [first[0]] * 2
    assert all(other[1:] == pytest.approx(first[1:], abs=8 * UNIT) for other in others)


@settings(max_examples=40, deadline=None)
@suppose(blocks, quarter, quarter, st.integers(1, 15))
def test_a_walk_in_two_parts_ends_where_the_whole_one_does(boxes, south, north, part):
    scene = scene_of(boxes)
    start = scene.footing(MOVER, (15.0, 18 + south))
    assume(start.inside is None)
    goal = (21.0, 18 + north)
    whole = scene.walk(MOVER, start.place, goal)
    assume(whole.stop is None)
    between = tuple(a + (b - a) * part / 16 for a, b in zip((15.0, 18 + south), goal, strict=True))
    first = scene.walk(MOVER, start.place, between)
    assume(first.stop is None)
    second = scene.walk(MOVER, first.end, goal)
    assert (second.stop, second.end) == (None, whole.end)
