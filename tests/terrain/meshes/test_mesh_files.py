"""Mesh files of every kind are read rightly."""

from __future__ import annotations

import hashlib

import numpy as np
import pytest
import trimesh

from terrain.meshes.files import EXTENSIONS, read_mesh
from tests.terrain.mesh_specimens import (
    CORNERS,
    MESHES,
    PLY_HEADER,
    POINTS,
    crosses,
    packed_ply,
    tetrahedron,
    text_ply,
    triangles,
    write,
)

TRIANGLES = {
    "castle_blocks_scan.obj": 22_108,
    "tower_example.stl": 76_326,
    "building_example.stl": 16_412,
    "walkway_bridge.stl": 19_860,
    "industrial_stairs.stl": 248,
    "curiosity_landing_site.stl": 55_134,
    "botanical_garden_lidar.ply": 37_650,
    "nav_test.obj": 1_612,
    "wallhole.obj": 66,
    "wall_broken.glb": 784,
}


# --- the shipped meshes ---


@pytest.mark.parametrize("name", sorted(TRIANGLES))
def test_a_shipped_mesh_has_the_triangles_it_is_known_for(name):
    mesh = read_mesh(MESHES / name)
    assert mesh.faces.shape == (TRIANGLES[name], 3)
    assert mesh.vertices.dtype == np.float64
    assert np.isfinite(mesh.vertices).all()


@pytest.mark.parametrize("name", [name for name in sorted(TRIANGLES) if name not in {"wallhole.obj", "nav_test.obj"}])
def test_triangles_are_those_that_trimesh_reads(name):
    """Except for polygons, which trimesh fans."""
    assert triangles(read_mesh(MESHES / name)) == triangles(trimesh.load_mesh(MESHES / name, process=False))


def test_the_licence_list_names_every_shipped_mesh_and_its_bytes():
    rows = [line.split(" | ") for line in (MESHES / "LICENCES.md").read_text("utf-8").splitlines() if " | " in line][1:]
    listed = {row[0].strip("| "): row[-1].strip("| ") for row in rows}
    found = {path.name: path for path in MESHES.iterdir() if path.suffix in EXTENSIONS}
    assert listed == {name: hashlib.sha256(path.read_bytes()).hexdigest() for name, path in found.items()}
    assert set(found) == set(TRIANGLES)


def test_the_doorway_of_the_wall_with_a_hole_is_open_and_the_wall_above_it_is_not():
    wall = read_mesh(MESHES / "wallhole.obj")
    assert not crosses(wall, (-5, 2.3, -5.1), (15, 2.3, -5.1))
    assert crosses(wall, (-5, 7, -5.1), (15, 7, -5.1))


def test_every_line_through_the_doorway_is_clear():
    wall = read_mesh(MESHES / "wallhole.obj")
    lines = [((-5, y, z), (15, y, z)) for y in np.linspace(0.05, 4.95, 9) for z in np.linspace(-5.95, -4.05, 9)]
    assert not any(crosses(wall, start, end) for start, end in lines)


def test_a_fan_from_the_first_corner_would_have_closed_the_doorway():
    """The trap is real: it is the triangulation that keeps the doorway open."""
    fanned = trimesh.load_mesh(MESHES / "wallhole.obj", process=False)
    assert crosses(fanned, (-5, 2.3, -5.1), (15, 2.3, -5.1))


def test_polygons_that_are_not_flat_are_counted():
    """400 quads bent by more than 1/10000 of their half-width, and 4 concave octagons."""
    mesh = read_mesh(MESHES / "nav_test.obj")
    assert mesh.nonplanar_polygons == 404
    assert mesh.notes == ("404 polygons not flat: the cut chosen decides their shape",)


# --- one solid in every form ---


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("t.stl", {}),
        ("t.stl", {"file_type": "stl_ascii"}),
        ("t.obj", {}),
        ("t.off", {}),
        ("t.ply", {}),
        ("t.ply", {"encoding": "ascii"}),
        ("t.glb", {}),
    ],
    ids=str,
)
def test_the_same_solid_comes_out_of_every_kind_of_file(tmp_path, name, options):
    tetrahedron().export(tmp_path / name, **options)
    assert triangles(read_mesh(tmp_path / name)) == triangles(tetrahedron())


def test_the_ending_of_a_name_may_be_in_capitals(tmp_path):
    tetrahedron().export(tmp_path / "t.stl")
    (tmp_path / "t.stl").rename(tmp_path / "T.STL")
    assert len(read_mesh(tmp_path / "T.STL").faces) == 4


# --- STL ---


def test_a_binary_stl_whose_header_says_solid_is_still_binary(tmp_path):
    content = bytearray(tetrahedron().export(file_type="stl"))
    content[:5] = b"solid"
    (tmp_path / "t.stl").write_bytes(content)
    assert len(read_mesh(tmp_path / "t.stl").faces) == 4


def test_bytes_after_the_last_triangle_of_an_stl_are_noted(tmp_path):
    mesh = read_mesh(write(tmp_path, "t.stl", tetrahedron().export(file_type="stl") + b"made by hand"))
    assert len(mesh.faces) == 4
    assert mesh.notes == ("12 bytes after the last triangle were left out",)


def test_several_solids_in_a_text_stl_are_one_mesh(tmp_path):
    text = tetrahedron().export(file_type="stl_ascii")
    assert len(read_mesh(write(tmp_path, "t.stl", f"{text}\n{text.upper()}\n")).faces) == 8


# --- OBJ ---


@pytest.mark.parametrize(
    "text",
    [
        POINTS + "f 1 3 2\nf 1 2 4\nf 2 3 4\nf 3 1 4\n",
        POINTS + "f 1/1/1 3/2/1 2/3/1\nf 1//7 2//7 4//7\nf 2/1 3/1 4/1\nf 3 1 4",
        POINTS + "f -4 -2 -3\nf -4 -3 -1\nf -3 -2 -1\nf -2 -4 -1\n",
        POINTS.replace("\n", "\r\n") + "f 1 \\\r\n3 2\r\nf 1 2 4\r\nf 2 3\\\r\n 4\r\nf 3 1 4\r\n",
        "# a path \\\n"
        + POINTS.replace("\n", " 0.5 0.5 1 # red\n")
        + "  f 1 3 2\nf\t1 2 4\nf 2 3 4 # top\ng side\nf 3 1 4",
        "mtllib gone.mtl\no solid\nusemtl stone\nvn 0 0 1\nvt 0 0\n"
        + POINTS
        + "s off\nf 1 3 2\nf 1 2 4\nf 2 3 4\nf 3 1 4",
        "v 0 0 0\nv 3 0 0\nv 0 4 0\nf -3 -1 -2\nv 0 0 5.5\nf -4 -3 -1\nf 2 3 4\nf 3 1 4\nl 1 2\np 3\n",
    ],
    ids=[
        "plain",
        "slashes",
        "negative",
        "CRLF and backslashes",
        "comments, colours, tabs",
        "materials",
        "counted back",
    ],
)
def test_an_obj_may_be_written_in_many_ways(tmp_path, text):
    assert triangles(read_mesh(write(tmp_path, "t.obj", text))) == triangles(tetrahedron())


# --- PLY ---


@pytest.mark.parametrize("lists", [[(0, 1, 4), (1, 2, 4)], [(0, 1, 2, 3), (1, 2, 4)]], ids=["equal", "mixed"])
@pytest.mark.parametrize(
    ("form", "body"),
    [
        ("binary_little_endian", lambda lists: packed_ply("<", lists)),
        ("binary_big_endian", lambda lists: packed_ply(">", lists)),
        ("ascii", text_ply),
    ],
    ids=["little", "big", "text"],
)
def test_a_ply_may_hold_other_columns_and_tables_around_its_polygons(tmp_path, form, body, lists):
    mesh = read_mesh(write(tmp_path, "t.ply", PLY_HEADER.format(form).encode() + body(lists)))
    assert mesh.vertices.tolist() == [list(corner) for corner in CORNERS]
    fanned = [[0, 1, 2], [0, 2, 3], [1, 2, 4]] if len(lists[0]) == 4 else [[0, 1, 4], [1, 2, 4]]
    assert mesh.faces.tolist() == fanned


def test_a_concave_polygon_of_a_ply_keeps_its_notch(tmp_path):
    header = (
        "ply\r\nformat ascii 1.0\r\nelement vertex 5\r\nproperty float x\r\nproperty float y\r\nproperty float z\r\n"
    )
    body = "element face 1\r\nproperty list uchar int vertex_index\r\nend_header\r\n"
    rows = "0 0 0\r\n4 0 0\r\n4 4 0\r\n2 1 0\r\n0 4 0\r\n5 0 1 2 3 4\r\n"
    mesh = read_mesh(write(tmp_path, "t.ply", header + body + rows))
    assert len(mesh.faces) == 3
    assert not crosses(mesh, (2, 3, -1), (2, 3, 1))
    assert crosses(mesh, (2, 0.5, -1), (2, 0.5, 1))


# --- OFF ---


@pytest.mark.parametrize(
    "text",
    [
        "OFF\n4 4 6\n0 0 0\n3 0 0\n0 4 0\n0 0 5.5\n3 0 2 1\n3 0 1 3\n3 1 2 3\n3 2 0 3\n",
        "OFF 4 4 0\n# points\n0 0 0\n3 0 0\n\n0 4 0\n0 0 5.5\n3 0 2 1 0.5 0.5 0.5\n3 0 1 3\n3 1 2 3\n3 2 0 3 255 0 0",
        "#\nCOFF\r\n4 4\r\n0 0 0 1 1\r\n3 0 0 1 1\r\n0 4 0 1 1\r\n0 0 5.5 1 1\r\n3 0 2 1\n3 0 1 3\n3 1 2 3\n3 2 0 3",
    ],
    ids=["plain", "comments and colours", "coloured points"],
)
def test_an_off_may_be_written_in_many_ways(tmp_path, text):
    assert triangles(read_mesh(write(tmp_path, "t.off", text))) == triangles(tetrahedron())
