"""Pieces of scenery stand where they are put, on the lattice."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from terrain.lattice.units import to_units
from terrain.meshes.files import RawMesh, read_mesh
from terrain.scenery.pieces import Piece, PieceError, box_shape, cylinder_shape, mesh_shape, ramp_shape
from tests.terrain.mesh_specimens import MESHES

hundredths = st.integers(1, 2000).map(lambda number: number / 100)
places = st.integers(-2000, 2000).map(lambda number: number / 100)
whole_units = st.integers(3, 9999).map(lambda number: number / 8192)


def volume(piece):
    """The volume in cubic pas; positive when faces look outwards."""
    a, b, c = (piece.mesh.corners[:, k].astype(object) for k in range(3))
    sixfold = sum(int(np.dot(p, np.cross(q, r))) for p, q, r in zip(a, b, c, strict=True))
    return sixfold / 6 / 8192**3


def points(mesh):
    return sorted(map(tuple, mesh.vertices.tolist()))


def raw(vertices, faces):
    return RawMesh(np.array(vertices, dtype=float), np.array(faces))


TETRAHEDRON = raw([[0, 0, 0], [25, 0, 0], [0, 50, 0], [0, 0, 75]], [[0, 2, 1], [0, 1, 3], [1, 2, 3], [2, 0, 3]])


# --- plain shapes ---


@pytest.mark.parametrize("shape", [box_shape(4, 0.5, 3), cylinder_shape(1.5, 4), ramp_shape(4, 2, 1)])
@pytest.mark.parametrize("turn", [0, 30, 90, 211.5])
def test_a_plain_shape_is_closed_and_faces_outwards(shape, turn):
    piece = Piece("p", shape, (10.0, 12.0, 0.5), turn)
    assert piece.defects.lines() == [f"{len(shape.faces)} triangles in 1 part, closed"]
    assert volume(piece) > 0


def test_a_box_fills_its_sizes():
    box = Piece("wall", box_shape(4, 0.5, 3), (10.0, 12.0, 1.0))
    assert box.bounds_pas == ((8.0, 11.75, 1.0), (12.0, 12.25, 4.0))
    assert volume(box) == 6.0


def test_a_ramp_rises_along_x_to_its_full_height():
    ramp = Piece("ramp", ramp_shape(4, 2, 1), (10.0, 10.0, 0.0))
    high = [point for point in points(ramp.mesh) if point[2] > 0]
    assert high == [(12 * 8192, 9 * 8192, 8192), (12 * 8192, 11 * 8192, 8192)]
    assert volume(ramp) == 4.0


def test_the_corners_of_a_cylinder_lie_on_its_circle():
    """It is nowhere larger than said, and lacks little: 0.2 % of its radius."""
    column = Piece("column", cylinder_shape(2, 3))
    far = np.hypot(*column.mesh.vertices[:, :2].T) / 8192
    assert far == pytest.approx(2, abs=2e-4)
    assert 0.996 < volume(column) / (math.pi * 4 * 3) < 1
    assert column.bounds_pas == ((-2.0, -2.0, 0.0), (2.0, 2.0, 3.0))


@pytest.mark.parametrize("size", [0.0, -1.0, math.nan, math.inf])
@pytest.mark.parametrize(
    ("what", "build"),
    [
        ("box", lambda size: box_shape(1, size, 1)),
        ("cylinder", lambda size: cylinder_shape(1, size)),
        ("ramp", lambda size: ramp_shape(size, 1, 1)),
    ],
)
def test_a_size_that_is_none_is_refused(what, build, size):
    with pytest.raises(PieceError, match=rf"^the sizes of a {what} must be above 0 pas, not .*{size:g}"):
        build(size)


def test_a_piece_larger_than_any_table_is_refused():
    with pytest.raises(PieceError, match=r"^200 x 1 x 1 pas is larger than 128 pas: are the units right\?$"):
        box_shape(200, 1, 1)


# --- placing ---


@given(whole_units, whole_units, st.integers(-4, 8))
def test_quarter_turns_are_exact(x, y, quarters):
    """The corners of a turned piece are the turned corners, also where half its width lies between two units."""
    straight = Piece("p", ramp_shape(x, y, 1))
    turned = Piece("p", ramp_shape(x, y, 1), turn_deg=90.0 * quarters)
    expected = straight.mesh.vertices
    for _ in range(quarters % 4):
        expected = np.stack([-expected[:, 1], expected[:, 0], expected[:, 2]], axis=1)
    assert points(turned.mesh) == sorted(map(tuple, expected.tolist()))


@given(hundredths, hundredths, places)
def test_walls_put_side_by_side_share_their_plane(width, other_width, x):
    """Whatever decimals their places have: no slit opens between them."""
    left = Piece("left", box_shape(width, 1, 2), (x, 0.0, 0.0))
    right = Piece("right", box_shape(other_width, 1, 2), (x + width / 2 + other_width / 2, 0.0, 0.0))
    assert left.mesh.high[0] == right.mesh.low[0]


def test_a_turn_goes_counter_clockwise_about_the_middle_of_the_foot():
    plank = Piece("plank", box_shape(4, 0.2, 1), (10.0, 10.0, 0.0), 30.0)
    east, north = 2 * math.cos(math.pi / 6) + 0.1 * 0.5, 2 * 0.5 + 0.1 * math.cos(math.pi / 6)
    low, high = plank.bounds_pas
    assert low == pytest.approx((10 - east, 10 - north, 0), abs=1e-4)
    assert high == pytest.approx((10 + east, 10 + north, 1), abs=1e-4)
    assert Piece("ramp", ramp_shape(4, 1, 1), turn_deg=90.0).mesh.vertices[-1, 1] == 2 * 8192


def test_a_piece_is_moved_by_making_another():
    door = Piece("door", box_shape(2, 0.2, 2), (5.0, 5.0, 0.0), 0.0, kind="door")
    open_door = door.placed((6.0, 4.0, 0.0), 90.0)
    assert (door.at_pas, door.turn_deg) == ((5.0, 5.0, 0.0), 0.0)
    assert open_door.bounds_pas[0][:2] == pytest.approx((5.9, 3.0), abs=1e-4)
    assert (open_door.id, open_door.kind, open_door.shape) == ("door", "door", door.shape)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"at_pas": (math.nan, 0.0, 0.0)}, "a place within 128 pas is needed, not (nan, 0.0, 0.0)"),
        ({"at_pas": (0.0, 500.0, 0.0)}, "a place within 128 pas is needed, not (0.0, 500.0, 0.0)"),
        ({"turn_deg": math.inf}, "a turn in degrees is needed, not inf"),
        ({"accuracy_pas": -0.1}, "an accuracy of 0 pas or more is needed, not -0.1"),
    ],
)
def test_a_piece_that_cannot_be_placed_is_refused_by_name(changes, message):
    with pytest.raises(PieceError) as caught:
        Piece("rock", box_shape(1, 1, 1), **changes)
    assert str(caught.value) == f"piece 'rock': {message}"


@pytest.mark.parametrize(
    ("kind", "blocks"),
    [("solid", True), ("door", True), ("difficult", False), ("deep_water", False), ("ladder", False), ("rope", False)],
)
def test_whether_a_piece_blocks_sight_follows_from_its_kind_unless_said(kind, blocks):
    assert Piece("p", box_shape(1, 1, 1), kind=kind).blocks_sight is blocks
    assert Piece("p", box_shape(1, 1, 1), kind=kind, blocks_sight=not blocks).blocks_sight is not blocks


def test_the_digest_tells_pieces_apart_by_all_that_answers_depend_on():
    piece = Piece("p", box_shape(1, 2, 3), (1.0, 2.0, 0.0), 45.0)
    others = [
        Piece("q", piece.shape, piece.at_pas, 45.0),
        Piece("p", piece.shape, piece.at_pas, 45.0, kind="door"),
        Piece("p", piece.shape, piece.at_pas, 45.0, accuracy_pas=0.04),
        Piece("p", piece.shape, piece.at_pas, 45.0, blocks_sight=False),
        piece.placed((1.001, 2.0, 0.0), 45.0),
        piece.placed(piece.at_pas, 46.0),
    ]
    assert len({piece.digest, *(other.digest for other in others)}) == 7
    assert piece.digest == Piece("p", box_shape(1, 2, 3), (1.0, 2.0, 0.0), 45.0 - 360).digest


# --- meshes as shapes ---


@pytest.mark.parametrize(("units", "pas"), [("mm", 0.04), ("cm", 0.4), ("m", 40.0), ("inch", 1.016), ("pas", 1.0)])
def test_a_mesh_is_converted_from_its_unit(units, pas):
    shape = mesh_shape(TETRAHEDRON, units, "z", 0.04)
    assert shape.size_pas == pytest.approx((pas, 2 * pas, 3 * pas))


def test_the_middle_of_the_foot_of_a_mesh_goes_where_the_piece_is_put():
    piece = Piece("p", mesh_shape(TETRAHEDRON, "mm"), (10.0, 20.0, 1.0))
    assert piece.bounds_pas == ((9.5, 19.0, 1.0), (10.5, 21.0, 4.0))


def test_points_that_carry_no_face_do_not_move_the_foot():
    stray = RawMesh(np.vstack([[[999, 999, -999]], TETRAHEDRON.vertices]), TETRAHEDRON.faces + 1)
    assert mesh_shape(stray, "mm").vertices.tolist() == mesh_shape(TETRAHEDRON, "mm").vertices.tolist()


def test_a_mesh_with_y_up_is_set_upright_without_mirroring_it():
    """x stays east, the viewer's side (+z) becomes south, and faces still look outwards."""
    shape = mesh_shape(TETRAHEDRON, "mm", "y")
    assert shape.size_pas == pytest.approx((1, 3, 2))
    assert shape.vertices[3] == pytest.approx((-0.5, -1.5, 0))
    assert volume(Piece("p", shape)) == pytest.approx(1, rel=1e-3)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"units": "feet"}, "unknown unit 'feet'; known are mm, cm, m, inch, pas"),
        ({"up": "x"}, "unknown direction 'x' for up; known are z, y"),
        ({"scale": 0.0}, "the scale must be above 0, not 0"),
        ({"scale": math.nan}, "the scale must be above 0, not nan"),
        ({"units": "m"}, "1000 x 2000 x 3000 pas is larger than 128 pas: are the units right?"),
    ],
)
def test_a_mesh_that_cannot_be_a_shape_says_why(options, message):
    with pytest.raises(PieceError) as caught:
        mesh_shape(TETRAHEDRON, **options)
    assert str(caught.value) == message


def test_a_mesh_too_small_for_the_lattice_says_so():
    speck = Piece("speck", mesh_shape(TETRAHEDRON, "mm", scale=1e-7))
    with pytest.raises(
        PieceError, match=r"^piece 'speck': nothing is left of 1e-07 x 2e-07 x 3e-07 pas: are the units"
    ):
        _ = speck.mesh


# --- real meshes on the table ---


@pytest.mark.parametrize(
    ("name", "units", "up", "scale", "size_pas"),
    [
        ("castle_blocks_scan.obj", "m", "z", 1.0, (12.1, 8.1, 5.7)),
        ("tower_example.stl", "mm", "z", 1.0, (6.1, 6.1, 9.2)),
        ("nav_test.obj", "pas", "y", 0.39, (35.6, 30.2, 8.5)),
        ("wall_broken.glb", "pas", "y", 0.75, (3.0, 0.75, 3.0)),
    ],
)
def test_a_real_mesh_has_its_true_size(name, units, up, scale, size_pas):
    piece = Piece(name, mesh_shape(read_mesh(MESHES / name), units, up, scale), (18.0, 18.0, 0.0))
    low, high = np.array(piece.bounds_pas)
    assert high - low == pytest.approx(size_pas, abs=0.05)
    assert low[2] == 0
    assert (low + high)[:2] / 2 == pytest.approx((18, 18), abs=1e-3)


def test_the_stairs_have_their_treads_at_the_known_heights():
    """Five treads, 0.4 pas apart; flat ground lies in upward faces at each."""
    stairs = Piece("stairs", mesh_shape(read_mesh(MESHES / "industrial_stairs.stl"), "mm"))
    corners = stairs.mesh.corners
    level = (corners[:, :, 2] == corners[:, :1, 2]).all(axis=1)
    heights = set(np.unique(corners[level][:, 0, 2]).tolist())
    assert {to_units(0.4 * tread) for tread in range(1, 6)} <= heights


def test_the_doorway_keeps_its_width_on_the_table():
    """Between its jambs 2 file units wide at a scale of 0.4, and the block 10 units deep around it."""
    wall = Piece("wall", mesh_shape(read_mesh(MESHES / "wallhole.obj"), "pas", "y", 0.4), (18.0, 18.0, 0.0))
    lintel = wall.mesh.vertices[wall.mesh.vertices[:, 2] == to_units(2.0)]
    assert sorted({y for _, y, _ in lintel.tolist()}) == [to_units(y) for y in (16.0, 17.6, 18.4, 20.0)]
