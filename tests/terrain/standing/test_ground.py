"""Where a base comes to stand: on the highest level that holds at least half of it."""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
import pytest
import trimesh
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from terrain.lattice.units import UNITS_PER_PAS, to_pas, to_units
from terrain.scenery.bodies import direction
from terrain.standing.ground import stand
from terrain.standing.surfaces import Surfaces

MESHES = Path(__file__).parents[3] / "scenes" / "catalogue" / "meshes"
UNIT_PAS = 1 / UNITS_PER_PAS
CORNERS = np.array([[x, y, z] for x in (0, 1) for y in (0, 1) for z in (0, 1)])
QUADS = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
BOX_FACES = np.array([face for a, b, c, d in QUADS for face in ((a, b, c), (a, c, d))])


def box(west, east, south, north, low, high):
    """A closed box of twelve triangles, in pas."""
    start, end = np.array([west, south, low]), np.array([east, north, high])
    return start + CORNERS * (end - start), BOX_FACES


def ramp(length, width, rise, turn_deg=0.0):
    """An open slope that rises eastward from the origin, turned about it."""
    points = np.array([[0, -width, 0], [length, -width, rise], [length, width, rise], [0, width, 0]], dtype=float)
    turn = math.radians(turn_deg)
    points[:, :2] @= np.array([[math.cos(turn), math.sin(turn)], [-math.sin(turn), math.cos(turn)]])
    return points, np.array([[0, 1, 2], [0, 2, 3]])


def sheet(west, east, count, height):
    """A square net of triangles at the heights a function of x and y gives."""
    side = np.linspace(west, east, count + 1)
    x, y = (line.ravel() for line in np.meshgrid(side, side))
    a = (np.arange(count)[:, None] * (count + 1) + np.arange(count)).ravel()
    faces = np.concatenate([np.stack([a, a + 1, a + count + 2], 1), np.stack([a, a + count + 2, a + count + 1], 1)])
    return np.stack([x, y, height(x, y)], axis=1), faces


def scenery(*meshes):
    offsets = np.cumsum([0, *(len(vertices) for vertices, _ in meshes)])
    faces = [faces + offset for (_, faces), offset in zip(meshes, offsets, strict=False)]
    vertices = np.concatenate([np.zeros((0, 3)), *(vertices for vertices, _ in meshes)])
    return Surfaces(to_units(vertices), np.concatenate([np.zeros((0, 3)), *faces]).astype(np.int32))


def put_down(surfaces, x_pas, y_pas=0.0, *, base_pas=1.0, turn_deg=0.0, below_pas=None, **options):
    long, short = base_pas if isinstance(base_pas, tuple) else (base_pas, base_pas)
    below = None if below_pas is None else to_units(below_pas)
    semi_axes = (to_units(long / 2), to_units(short / 2))
    centre = (to_units(x_pas), to_units(y_pas))
    return stand(surfaces, centre, semi_axes, direction(turn_deg), below_units=below, **options)


def real_mesh(name, lift_pas=0.0):
    """A printed piece of millimetres, its corner at the origin and its foot lifted above the table."""
    mesh = trimesh.load(MESHES / name, force="mesh")
    vertices = (mesh.vertices - mesh.vertices.min(axis=0)) / 25 + [0, 0, lift_pas]
    return scenery((vertices, mesh.faces))


def share_of_strip(low, high, radius):
    """The share of a disc between two parallel lines, given by their distances from its middle."""

    def left_of(line):
        return (math.asin(line / radius) + line / radius * math.sqrt(1 - (line / radius) ** 2)) / math.pi

    return left_of(high) - left_of(low)


def test_on_the_bare_table_a_base_stands_on_the_table_top():
    ground = put_down(scenery(), 5.0)
    assert (ground.z_units, ground.face, ground.supported_share) == (0, None, 1.0)


def test_on_top_of_a_box_a_base_stands_at_its_height():
    ground = put_down(scenery(box(-2, 2, -2, 2, 0, 3)), 0.0)
    assert (ground.z_pas, ground.supported_share) == (3.0, 1.0)


def test_the_named_face_is_one_that_carries_the_base_at_its_height():
    surfaces = scenery(box(-9, -8, -2, 2, 0, 3), box(-2, 2, -2, 2, 0, 3))
    ground = put_down(surfaces, 0.25)
    corners = surfaces.vertices[surfaces.faces[ground.face]]
    assert (corners[:, 2] == to_units(3.0)).all()
    assert (corners[:, 0] >= to_units(-2.0)).all()


@pytest.mark.rule("ICH-MOV-09", "ICH-MOV-18")
@pytest.mark.parametrize("height_pas", [0.75, 2.0, 7.0])
@pytest.mark.parametrize("turn_deg", [0.0, 30.0])
def test_a_base_half_of_which_is_on_a_ledge_stands_on_it(height_pas, turn_deg):
    """With its middle on the edge exactly half of it is held up; one lattice unit farther out it drops."""
    ledge = scenery(box(-4, 0, -4, 4, 0, height_pas))
    assert put_down(ledge, 0.0, turn_deg=turn_deg).z_pas == height_pas
    assert put_down(ledge, UNIT_PAS, turn_deg=turn_deg).z_pas == 0.0


@pytest.mark.rule("ICH-MOV-09")
def test_the_share_held_up_is_told():
    """A base of 1 pas whose middle is a quarter pas inside the edge: a disc less a segment."""
    ground = put_down(scenery(box(-4, 0, -4, 4, 0, 2)), -0.25)
    segment = (math.acos(0.5) - 0.5 * math.sqrt(0.75)) / math.pi
    assert ground.supported_share == pytest.approx(1 - segment, abs=1e-3)


@pytest.mark.rule("ICH-MOV-17", "ICH-MOV-18")
@pytest.mark.parametrize(("height_pas", "stands_at"), [(0.25, 0.25), (0.5, 0.5), (0.5 + UNIT_PAS, 0.0)])
def test_a_kerb_of_at_most_one_step_is_ground_with_the_table(height_pas, stands_at):
    """A tenth of the base on the kerb lifts it; on anything higher it needs half of itself."""
    assert put_down(scenery(box(-4, 0, -4, 4, 0, height_pas)), 0.4).z_pas == stands_at


@pytest.mark.rule("ICH-MOV-17")
def test_the_height_of_a_step_can_be_set():
    kerb = scenery(box(-4, 0, -4, 4, 0, 0.75))
    assert put_down(kerb, 0.4, step_pas=0.75).z_pas == 0.75
    assert put_down(kerb, 0.4, step_pas=0.75 - UNIT_PAS).z_pas == 0.0


@pytest.mark.rule("ICH-MOV-18")
def test_a_base_that_only_touches_a_kerb_is_not_on_it():
    assert put_down(scenery(box(-4, 0, -4, 4, 0, 0.25)), 0.5).z_pas == 0.0


@pytest.mark.rule("ICH-MOV-18")
def test_surfaces_of_one_level_add_up():
    """Two ledges of a quarter base each, and a gap between them: together they hold half."""
    reach = 0.5 * 0.403972753  # chord that leaves a quarter of a disc of radius 0.5 outside
    facing = (box(-4, -reach + 0.01, -4, 4, 0, 2), box(reach - 0.01, 4, -4, 4, 0, 2.375))
    assert put_down(scenery(*facing), 0.0).z_pas == 2.375
    assert put_down(scenery(facing[1]), 0.0).z_pas == 0.0


@pytest.mark.rule("ICH-MOV-18")
@pytest.mark.parametrize(("higher_pas", "stands_at"), [(2.5, 2.5), (2.5 + UNIT_PAS, 0.0)])
def test_surfaces_more_than_a_step_apart_do_not_add_up(higher_pas, stands_at):
    reach = 0.19
    facing = (box(-4, -reach, -4, 4, 0, 2), box(reach, 4, -4, 4, 0, higher_pas))
    assert put_down(scenery(*facing), 0.0).z_pas == stands_at


@pytest.mark.rule("ICH-MOV-18")
def test_plates_above_each_other_hold_no_more_than_one_of_them():
    """Three plates over the same third of the base hold a third."""
    plates = [box(-4, -0.15, -4, 4, low, low + 0.0625) for low in (2.0, 2.125, 2.25)]
    assert put_down(scenery(*plates), 0.0).z_pas == 0.0


@pytest.mark.rule("ICH-MOV-18")
def test_plates_that_cross_hold_what_they_cover_together():
    """Two beams laid across each other, each below a third of the base: their middle counts once."""
    cross = (box(-4, 4, -0.13, 0.13, 2, 2.0625), box(-0.13, 0.13, -4, 4, 2.0625, 2.125))
    share = 2 * share_of_strip(-0.13, 0.13, 0.5) - 0.26**2 / (math.pi * 0.25)
    ground = put_down(scenery(*cross), 0.0)
    assert ground.z_pas == 2.125
    assert ground.supported_share == pytest.approx(share, abs=0.002)
    assert put_down(scenery(*cross), 0.0, base_pas=1.5).z_pas == 0.0


@pytest.mark.rule("ICH-MOV-18")
def test_a_level_tried_in_vain_does_not_hide_the_next():
    """Two plates over one third of the base, and a ledge within a step of the lower plate only."""
    plates = (box(-4, -0.13, -4, 4, 2.99, 3), box(-4, -0.13, -4, 4, 2.75, 2.8125))
    ledge = box(0.13, 4, -4, 4, 0, 2.375)
    assert put_down(scenery(*plates), 0.0).z_pas == 0.0
    assert put_down(scenery(*plates, ledge), 0.0).z_pas == 2.8125


@pytest.mark.rule("ICH-MOV-18")
def test_a_railing_too_narrow_to_stand_on_leaves_the_base_on_the_deck():
    deck, railing = box(-4, 4, -4, 4, 1, 2), box(0.2, 0.3, -4, 4, 2, 3.5)
    ground = put_down(scenery(deck, railing), 0.0)
    assert (ground.z_pas, ground.supported_share) == (2.0, 1.0)


def test_a_hole_larger_than_half_the_base_is_no_ground():
    around = [
        box(-4, -0.4, -4, 4, 0, 2),
        box(0.4, 4, -4, 4, 0, 2),
        box(-4, 4, -4, -0.4, 0, 2),
        box(-4, 4, 0.4, 4, 0, 2),
    ]
    assert put_down(scenery(*around), 0.0).z_pas == 0.0
    assert put_down(scenery(*around), 0.0, base_pas=3.0).z_pas == 2.0


@pytest.mark.parametrize(
    ("below_pas", "stands_at"),
    [(None, 3.0), (3.0, 3.0), (2.5, 3.0), (2.5 - UNIT_PAS, 1.0), (1.0, 1.0), (0.5 - UNIT_PAS, 0.0), (-2.0, 0.0)],
)
def test_a_given_height_picks_the_floor(below_pas, stands_at):
    """Ground more than one step above the given height is not looked at."""
    floors = scenery(sheet(-4, 4, 3, lambda x, _: 0 * x + 1), sheet(-4, 4, 3, lambda x, _: 0 * x + 3))
    assert put_down(floors, 0.0, below_pas=below_pas).z_pas == stands_at


def test_below_a_given_height_a_slope_counts_as_far_as_it_reaches():
    """Of a slope that goes on above the floor only the part within a step of it carries the base."""
    surfaces = scenery(ramp(8.0, 4.0, 4.0))
    assert put_down(surfaces, 2.0, below_pas=0.625).z_pas == 1.125
    assert put_down(surfaces, 2.0).z_pas == pytest.approx(1.25, abs=0.001)


@pytest.mark.rule("ICH-MOV-13")
@pytest.mark.parametrize(("slope_deg", "carries"), [(30.0, True), (45.0, True), (45.2, False), (60.0, False)])
@pytest.mark.parametrize("turn_deg", [0.0, 30.0, 77.0])
def test_ground_steeper_than_45_degrees_carries_nobody(slope_deg, carries, turn_deg):
    turn = math.radians(turn_deg)
    surfaces = scenery(ramp(4.0, 4.0, 4.0 * math.tan(math.radians(slope_deg)), turn_deg))
    ground = put_down(surfaces, 2 * math.cos(turn), 2 * math.sin(turn), base_pas=0.25)
    assert (ground.z_pas > 1.0) is carries


@pytest.mark.rule("ICH-MOV-13")
def test_the_steepest_slope_can_be_set():
    surfaces = scenery(ramp(4.0, 4.0, 2.0))
    assert put_down(surfaces, 2.0, slope_deg=30.0).z_pas > 1.0
    assert put_down(surfaces, 2.0, slope_deg=25.0).z_pas == 0.0


@pytest.mark.rule("ICH-MOV-18")
def test_on_a_slope_a_base_stands_at_the_highest_ground_below_it():
    """A base of 1 pas on a slope of 1 in 4, its middle at height 1."""
    ground = put_down(scenery(ramp(8.0, 4.0, 2.0)), 4.0)
    assert ground.z_pas == pytest.approx(1.125, abs=UNIT_PAS)
    assert ground.supported_share == pytest.approx(1.0)


@pytest.mark.rule("ICH-MOV-18")
def test_on_a_slope_too_steep_for_its_top_a_base_stands_where_half_of_it_is_held():
    """At 45 degrees the step below the top of a base of 1.2 holds 40 % of it; a little lower a step holds half."""
    ground = put_down(scenery(ramp(8.0, 4.0, 8.0)), 4.0, base_pas=1.2)
    above_middle = ground.z_pas - 4.0
    assert share_of_strip(0.1, 0.6, 0.6) < 0.4
    assert ground.supported_share == pytest.approx(share_of_strip(above_middle - 0.5, above_middle, 0.6), abs=0.002)
    assert ground.supported_share >= 0.5
    assert share_of_strip(above_middle - 0.48, above_middle + 0.02, 0.6) < 0.5


@pytest.mark.rule("ICH-MOV-18")
def test_at_the_foot_of_a_steep_slope_a_base_stands_one_step_up():
    """No step of the slope holds half of the base; with the table top the lowest one does."""
    assert put_down(scenery(ramp(8.0, 4.0, 8.0)), 0.1, base_pas=1.2).z_pas == 0.5


@pytest.mark.rule("ICH-MOV-18")
@pytest.mark.parametrize("turn_deg", [0.0, 17.0, 45.0, 57.0])
def test_a_ridge_of_exactly_one_step_is_ground_with_the_ledge_below_it(turn_deg):
    """A low tent across the base: its ridge is at 2.5, the ledge at 2."""
    points = np.array([[-4, -0.5, 2], [4, -0.5, 2], [4, 0, 2.5], [-4, 0, 2.5]])
    turn = math.radians(turn_deg)
    points[:, :2] @= np.array([[math.cos(turn), math.sin(turn)], [-math.sin(turn), math.cos(turn)]])
    tent = points, np.array([[3, 0, 1], [1, 2, 3]])
    ground = put_down(scenery(box(-4, 4, -4, 4, 0, 2), tent), 0.1, base_pas=1.2, slope_deg=46.0)
    assert ground.z_pas == 2.5
    assert ground.supported_share == pytest.approx(1.0)


@pytest.mark.parametrize("turned", [[0, 1, 2], [0, 2, 1]])
def test_which_way_faces_are_turned_says_nothing(turned):
    vertices, faces = box(-4, 0, -4, 4, 0, 2)
    mixed = np.where(np.arange(len(faces))[:, None] % 2, faces, faces[:, turned])
    assert put_down(scenery((vertices, mixed)), 0.0).z_pas == 2.0


@pytest.mark.rule("ICH-MOV-09")
def test_an_oval_base_stands_along_a_beam_and_not_across_it():
    beam = scenery(box(-4, 4, -0.2, 0.2, 0, 2))
    assert put_down(beam, 0.0, base_pas=(2.0, 0.75), turn_deg=0.0).z_pas == 2.0
    assert put_down(beam, 0.0, base_pas=(2.0, 0.75), turn_deg=90.0).z_pas == 0.0


def test_a_finely_meshed_top_holds_as_much_as_two_large_triangles():
    """Each about half below the base, with thousands of triangles and with two."""
    fine = put_down(scenery(sheet(0.1, 4.1, 160, lambda x, _: 0 * x + 2)), 0.0, 2.0)
    coarse = put_down(scenery(sheet(0.1, 4.1, 1, lambda x, _: 0 * x + 2)), 0.0, 2.0)
    assert fine == coarse
    fine = put_down(scenery(sheet(-0.1, 3.9, 160, lambda x, _: 0 * x + 2)), 0.0, 2.0)
    coarse = put_down(scenery(sheet(-0.1, 3.9, 1, lambda x, _: 0 * x + 2)), 0.0, 2.0)
    assert (fine.z_units, fine.supported_share) == (coarse.z_units, pytest.approx(coarse.supported_share))
    assert fine.z_pas == 2.0


def test_a_folded_sheet_counts_once():
    """A strip below a third of the base, folded back over itself, is found by its edges and holds a third."""
    points = np.array([[-4, -4, 2.0], [-0.15, -4, 2.0], [-0.15, 4, 2.0], [-4, 4, 2.0], [-4, -4, 2.2], [-4, 4, 2.2]])
    faces = np.array([[0, 1, 2], [0, 2, 3], [1, 2, 5], [1, 5, 4]])
    assert put_down(scenery((points, faces)), 0.0).z_pas == 0.0
    assert put_down(scenery((points, faces)), -0.15).z_pas > 2.0


@pytest.mark.rule("ICH-MOV-18")
@pytest.mark.parametrize("x_pas", np.linspace(1.5, 8.0, 14).round(3).tolist())
def test_on_the_slatted_bridge_a_base_stands_on_the_deck(x_pas):
    """Slots of 3 mm let a probe fall through, and no figure."""
    ground = put_down(real_mesh("walkway_bridge.stl", lift_pas=2.0), x_pas, 1.5, base_pas=1.2)
    assert ground.z_pas == pytest.approx(2.24, abs=UNIT_PAS)
    assert 0.55 < ground.supported_share < 0.7


def test_a_probe_as_thin_as_a_slot_falls_through_the_deck_of_the_bridge():
    bridge = real_mesh("walkway_bridge.stl", lift_pas=2.0)
    heights = {put_down(bridge, x, 1.5, base_pas=0.01).z_pas for x in np.arange(4.0, 5.0, 0.05).tolist()}
    assert heights == {0.0, to_pas(to_units(2.24))}


@pytest.mark.rule("ICH-MOV-17", "ICH-MOV-18")
@pytest.mark.parametrize(
    ("x_pas", "stands_at"),
    [
        (0.3, 2.0),
        (0.0, 2.0),
        (-0.01, 0.0),
        (1.19, 2.0),
        (1.21, 1.6),
        (1.79, 1.6),
        (1.81, 1.2),
        (2.7, 0.8),
        (3.01, 0.4),
        (3.61, 0.0),
    ],
)
def test_on_stairs_a_base_stands_on_the_highest_tread_below_it(x_pas, stands_at):
    """Treads of 0.6 pas, shallower than the base, rise westward by 0.4; behind the highest is a drop of 2."""
    ground = put_down(real_mesh("industrial_stairs.stl"), x_pas, 1.5, base_pas=1.2)
    assert ground.z_pas == pytest.approx(stands_at, abs=UNIT_PAS)


grid = st.integers(-6, 6).map(lambda quarter: quarter / 4)
size = st.integers(1, 10).map(lambda quarter: quarter / 4)
heights = st.integers(1, 40).map(lambda eighth: eighth / 8)
blocks = st.tuples(grid, size, grid, size, heights).map(lambda b: (b[0], b[0] + b[1], b[2], b[2] + b[3], 0.0, b[4]))


def stands_by_probing(boxes, base_pas):
    """The height at which a base about the origin stands and the share, from probes all over it; tops only."""
    side = (np.arange(200) + 0.5) / 200 * base_pas - base_pas / 2
    x, y = (line.ravel() for line in np.meshgrid(side, side))
    x, y = x[np.hypot(x, y) < base_pas / 2], y[np.hypot(x, y) < base_pas / 2]
    below = [(x > west) & (x < east) & (y > south) & (y < north) for west, east, south, north, _, _ in boxes]
    tops = [block[5] for block in boxes]
    for top in sorted({0.0, *(top for top, under in zip(tops, below, strict=True) if under.any())}, reverse=True):
        held = np.full(len(x), top <= 0.5)
        for height, under in zip(tops, below, strict=True):
            held |= under & (top - 0.5 <= height <= top)
        yield top, held.mean()


@settings(max_examples=150, deadline=None)
@given(st.lists(blocks, max_size=6), st.sampled_from([1.0, 1.25, 2.0]))
def test_among_blocks_a_base_stands_where_probes_all_over_it_say(boxes, base_pas):
    levels = list(stands_by_probing(boxes, base_pas))
    top, share = next(level for level in levels if level[1] >= 0.5)
    assume(all(abs(level[1] - 0.5) > 0.02 for level in levels))
    ground = put_down(scenery(*(box(*block) for block in boxes)), 0.0, base_pas=base_pas)
    assert ground.z_pas == top
    assert ground.supported_share == pytest.approx(share, abs=0.02)


@settings(max_examples=50, deadline=None)
@given(st.lists(blocks, max_size=4), st.integers(-(10**5), 10**5), st.integers(-(10**5), 10**5))
def test_moving_base_and_scenery_alike_changes_nothing(boxes, east, north):
    surfaces = scenery(*(box(*block) for block in boxes), ramp(2.0, 1.0, 1.5, 20.0))
    moved = Surfaces(surfaces.vertices + np.array([east, north, 0]), surfaces.faces)
    here, there = (stand(s, at, (5000, 5000)) for s, at in ((surfaces, (0, 0)), (moved, (east, north))))
    assert here == there


@settings(max_examples=50, deadline=None)
@given(st.lists(blocks, max_size=4), st.randoms())
def test_the_order_of_faces_changes_nothing(boxes, chance):
    surfaces = scenery(*(box(*block) for block in boxes), ramp(2.0, 1.0, 1.5, 20.0))
    order = list(range(len(surfaces.faces)))
    chance.shuffle(order)
    here, there = (
        stand(s, (0, 0), (5000, 5000)) for s in (surfaces, Surfaces(surfaces.vertices, surfaces.faces[order]))
    )
    assert here.z_units == there.z_units
    assert here.supported_share == pytest.approx(there.supported_share)
