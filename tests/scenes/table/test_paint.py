"""The colours of mesh files: read for those who draw, and of no weight in any answer."""

from __future__ import annotations

import struct

import numpy as np
import pytest

from scenes import load_scene
from scenes.scan.surface import Surface
from scenes.scan.write.draft_files import glb_bytes
from scenes.table.paint import coat_of

RED, BLUE = (200, 30, 20), (20, 40, 190)
SQUARE = [(0, 0, 0), (50, 0, 0), (50, 50, 0), (0, 50, 0), (25, 25, 60)]
SIDES = [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4)]
"""A tent of four faces, 50 mm wide: two of them red, two blue."""

SHADES = [RED, RED, BLUE, BLUE]


def lines(*rows):
    return "\n".join(" ".join(str(word) for word in row) for row in rows) + "\n"


def ply_of_faces():
    head = "ply\nformat ascii 1.0\nelement vertex 5\nproperty float x\nproperty float y\nproperty float z\n"
    head += "element face 4\nproperty list uchar int vertex_indices\nproperty uchar red\n"
    head += "property uchar green\nproperty uchar blue\n"
    faces = [(3, *face, *shade) for face, shade in zip(SIDES, SHADES, strict=True)]
    return (head + "end_header\n" + lines(*SQUARE, *faces)).encode()


def packed_ply_of_faces():
    head = ply_of_faces().partition(b"end_header\n")[0].replace(b"ascii", b"binary_little_endian") + b"end_header\n"
    points = b"".join(struct.pack("<3f", *point) for point in SQUARE)
    faces = (struct.pack("<B3i3B", 3, *face, *shade) for face, shade in zip(SIDES, SHADES, strict=True))
    return head + points + b"".join(faces)


def ply_of_points():
    head = "ply\nformat ascii 1.0\nelement vertex 5\nproperty float x\nproperty float y\nproperty float z\n"
    head += "property uchar red\nproperty uchar green\nproperty uchar blue\nelement face 4\n"
    head += "property list uchar int vertex_indices\nend_header\n"
    points = [(*point, *(RED if number < 2 else BLUE)) for number, point in enumerate(SQUARE)]
    return (head + lines(*points, *((3, *face) for face in SIDES))).encode()


def obj(*materials):
    points = [("v", *point) for point in SQUARE]
    faces = [("f", *(corner + 1 for corner in face)) for face in SIDES]
    dressed = [row for face, name in zip(faces, materials, strict=True) for row in (("usemtl", name), face)]
    return ("mtllib tent.mtl\n" + lines(*points, *dressed)).encode()


MATERIALS = "newmtl red\nKd {} {} {}\nnewmtl blue\nKd {} {} {}\nnewmtl grey\nKd 0.8 0.8 0.8\n".format(
    *(channel / 255 for channel in (*RED, *BLUE))
)


def glb():
    points = np.array([SQUARE[corner] for face in SIDES for corner in face], dtype=np.float64) / 1000
    faces = np.arange(12).reshape(-1, 3)
    return glb_bytes(Surface(points, faces, np.repeat(np.array(SHADES, dtype=np.uint8), 3, axis=0)), "tent")


def scene_with(folder, name, content, up="z", units="mm"):
    (folder / name).write_bytes(content)
    (folder / "tent.mtl").write_text(MATERIALS)
    (folder / "scene.toml").write_text(
        'format = "pas-scene/1"\ngame = "ichoria"\nname = "A tent"\n[table]\nsize = [12, 12]\n[[pieces]]\nid = "tent"\n'
        f'mesh = "{name}"\nunits = "{units}"\nup = "{up}"\nat = [5.0, 6.0]\nturn = 90.0\n'
    )
    return load_scene(folder / "scene.toml").table.pieces[0]


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("faces.ply", ply_of_faces()),
        ("packed.ply", packed_ply_of_faces()),
        ("materials.obj", obj("red", "red", "blue", "blue")),
    ],
)
def test_faces_keep_their_colours_up_to_their_edges(tmp_path, name, content):
    coat = coat_of(scene_with(tmp_path, name, content))
    shades = coat.colours[coat.faces]
    assert (shades == shades[:, :1]).all(), "no face runs from one colour into another"
    assert sorted(map(tuple, shades[:, 0].tolist())) == sorted(SHADES)


def test_points_keep_their_colours(tmp_path):
    coat = coat_of(scene_with(tmp_path, "points.ply", ply_of_points()))
    assert sorted(map(tuple, coat.colours.tolist())) == sorted([RED, RED, BLUE, BLUE, BLUE])


def test_a_glb_file_keeps_its_colours_and_stands_upright(tmp_path):
    piece = scene_with(tmp_path, "tent.glb", glb(), up="y", units="m")
    coat = coat_of(piece)
    assert {tuple(shade) for shade in coat.colours.tolist()} == {RED, BLUE}
    assert np.ptp(coat.vertices, axis=0) == pytest.approx([2.0, 2.0, 2.4], abs=1e-3)


def test_a_coat_lies_where_its_piece_stands(tmp_path):
    piece = scene_with(tmp_path, "materials.obj", obj("red", "red", "blue", "blue"))
    points = coat_of(piece).placed(piece.at_pas, piece.turn_deg)
    low, high = piece.bounds_pas
    assert points.min(axis=0) == pytest.approx(low, abs=1e-3)
    assert points.max(axis=0) == pytest.approx(high, abs=1e-3)
    south = points[coat_of(piece).faces][:, :, 1].mean(axis=1) < 5.9
    shades = coat_of(piece).colours[coat_of(piece).faces][:, 0]
    assert (shades[south] == BLUE).all(), "turned by a quarter, the blue west side looks south"


def test_colours_change_no_digest(tmp_path):
    painted = scene_with(tmp_path, "tent.obj", obj("red", "red", "blue", "blue"))
    plain = scene_with(tmp_path, "tent.obj", b"\n".join(
        line for line in obj("red", "red", "blue", "blue").splitlines() if not line.startswith((b"mtllib", b"usemtl"))
    ))  # fmt: skip
    assert coat_of(plain) is None
    assert (painted.digest, painted.recipe) == (plain.digest, plain.recipe)


@pytest.mark.parametrize("materials", [("grey",) * 4, ("nobody",) * 4])
def test_the_grey_of_a_program_is_no_colour(tmp_path, materials):
    assert coat_of(scene_with(tmp_path, "tent.obj", obj(*materials))) is None


def test_colours_that_cannot_be_read_cost_no_piece(tmp_path):
    cut = packed_ply_of_faces().replace(b"property uchar red", b"property list uchar uchar red")
    assert coat_of(scene_with(tmp_path, "tent.ply", ply_of_faces())) is not None
    (tmp_path / "tent.ply").write_bytes(cut)
    from scenes.table.paint import Paint

    assert Paint(tmp_path / "tent.ply", "mm", "z", 1.0).coat is None
