"""Meshes of every kind are read for a scan: all of them, in their own units, without what cannot be measured."""

from __future__ import annotations

import struct
from pathlib import Path

import numpy as np
import pytest
import trimesh

from scenes.scan.read.reader import EXTENSIONS, read_scan
from terrain.meshes.files import read_mesh
from tests.scenes.scan.scan_files import DATA, FOUR_POINTS, MESHES, gltf, refusal, write
from tests.terrain.packed_meshes import RED_MTL, SQUARE_OBJ, boxes_3mf, collada, zipped

ZIPPED_WALL = zipped(wall__obj=SQUARE_OBJ, wall__mtl=RED_MTL)

SIZES = {
    "castle_blocks_scan.obj": (22_108, (0.302, 0.202, 0.142)),
    "tower_example.stl": (76_326, (153.2, 153.2, 230.0)),
    "building_example.stl": (16_412, (197.0, 174.5, 150.0)),
    "walkway_bridge.stl": (19_860, (235.0, 75.0, 46.0)),
    "industrial_stairs.stl": (248, (75.0, 75.0, 50.0)),
    "curiosity_landing_site.stl": (55_134, (761.3, 558.0, 40.8)),
    "botanical_garden_lidar.ply": (37_650, (11.87, 22.97, 0.757)),
    "nav_test.obj": (1_612, (91.4, 21.9, 77.4)),
    "wallhole.obj": (66, (10.0, 15.0, 10.0)),
    "wall_broken.glb": (784, (4.0, 4.0, 1.0)),
}


@pytest.mark.parametrize("name", sorted(SIZES))
def test_a_shipped_mesh_has_the_triangles_and_the_size_it_is_known_for(name):
    triangles, size = SIZES[name]
    reading = read_scan(MESHES / name)
    assert reading.kind == "mesh"
    assert reading.surface.faces.shape == (triangles, 3)
    assert np.ptp(reading.surface.vertices, axis=0) == pytest.approx(size, rel=5e-3)


@pytest.mark.parametrize("name", sorted(SIZES))
def test_a_scan_has_the_triangles_that_a_scene_would_have(name):
    mesh, surface = read_mesh(MESHES / name), read_scan(MESHES / name).surface
    assert np.array_equal(mesh.vertices[mesh.faces], surface.corners)


def test_only_what_the_format_says_is_taken_for_unit_and_axis():
    told = {path.suffix: read_scan(path) for path in (MESHES / name for name in SIZES)}
    told[".tif"] = read_scan(DATA / "davosdorf_dem.tif")
    assert {kind: (reading.metres_per_unit, reading.up) for kind, reading in told.items()} == {
        ".obj": (None, None),
        ".ply": (None, None),
        ".stl": (None, None),
        ".glb": (1.0, "y"),
        ".tif": (1.0, "z"),
    }


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
        ("t.3mf", {}),
    ],
    ids=str,
)
def test_the_same_solid_comes_out_of_every_kind_of_file(tmp_path, name, options):
    solid = trimesh.creation.box((1, 2, 3))
    solid.export(tmp_path / name, **options)
    assert sorted(read_scan(tmp_path / name).surface.corners.tolist()) == sorted(solid.triangles.tolist())


# --- what cannot be measured is left out ---

PLY = (
    "ply\nformat ascii 1.0\nelement vertex 5\nproperty float x\nproperty float y\nproperty float z\n"
    "element face 2\nproperty list uchar int vertex_indices\nend_header\n"
)
STL_TRIANGLES = struct.pack("<12fH12fH", *[0] * 3, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, *[0] * 3, *[float("nan")] * 9, 0)

TORN = {
    "t.obj": FOUR_POINTS + "v nan 0 0\nf 1 2 3\nf 2 3 5\n",
    "t.ply": PLY + "0 0 0\n3 0 0\n0 4 0\n0 0 5\n0 inf 0\n3 0 1 2\n4 0 1 2 4\n",
    "t.off": "OFF\n5 2 0\n0 0 0\n3 0 0\n0 4 0\n0 0 5\n1e99 0 0\n3 0 1 2\n3 1 2 4\n",
    "t.stl": bytes(80) + struct.pack("<I", 2) + STL_TRIANGLES,
    "t.gltf": gltf(
        arrays={"POSITION": np.array([[0, 0, 0], [1, 0, 0], [0, 1, 0], [np.nan, 0, 0]], dtype="<f4")},
        attributes={"mode": 5},
    ).replace('"indices": 1, ', ""),
}


@pytest.mark.parametrize("name", sorted(TORN))
def test_a_face_with_a_corner_nowhere_is_left_out_and_the_rest_is_read(tmp_path, name):
    reading = read_scan(write(tmp_path, name, TORN[name]))
    assert reading.surface.faces.shape == (1, 3)
    assert reading.surface.vertices.shape == (3, 3)
    assert np.isfinite(reading.surface.vertices).all()
    assert any("without a place (NaN) left out, and 1 faces with them" in note for note in reading.notes)


def test_a_mesh_without_any_sound_face_is_refused(tmp_path):
    message = refusal(write(tmp_path, "t.obj", "v nan 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n"))
    assert message.startswith("every face has a corner that is no place")


def test_points_that_carry_no_face_are_left_out_and_said(tmp_path):
    """A single stray point far off would spoil every guess of the size."""
    reading = read_scan(write(tmp_path, "t.obj", FOUR_POINTS + "v 9999 0 0\nf 1 2 3\n"))
    assert reading.surface.vertices.max() == 4
    assert reading.notes == ("2 points that carry no face left out",)


def test_a_mesh_of_one_place_has_no_extent(tmp_path):
    message = refusal(write(tmp_path, "t.obj", "v 1 2 3\nv 1 2 3\nv 1 2 3\nf 1 2 3\n"))
    assert message == "all its 3 points are at one and the same place: it has no extent"


def test_a_binary_stl_that_calls_itself_solid_is_not_taken_for_endless_text(tmp_path):
    """Its numbers hold no byte that ends a line."""
    triangle = struct.pack("<12fH", *[0] * 3, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0)
    content = b"solid".ljust(80) + struct.pack("<I", 30_000) + triangle * 30_000
    assert len(read_scan(write(tmp_path, "t.stl", content)).surface.faces) == 30_000


# --- OBJ faces, however they are written ---


@pytest.mark.parametrize(
    "faces",
    [
        "f 1 2 3\nf 1 3 4\n",
        "f 1/1 2/2 3/3\nf 1/1 3/3 4/4\n",
        "f 1//1 2//1 3//1\nf 1//1 3//1 4//1\n",
        "f 1/1/1 2/2/1 3/3/1\nf 1/1/1 3/3/1 4/4/1\n",
        "f 1/1 2 3//1\nf 1/ 3/3/1 4\n",
        "f -4 -3 -2\nf -4 -2 -1\n",
        "f -4/-4 2/2 -2/3\nf 1/1 -2/-2 4/4\n",
        "f  1\t2  3 \nf 1 \\\n3 4\n",
        "f 1 2 3 4\n",
    ],
    ids=str.encode,
)
def test_faces_of_an_obj_may_be_written_in_any_way(tmp_path, faces):
    square = "v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nvt 0 0\nvt 1 0\nvt 1 1\nvt 0 1\nvn 0 0 1\n"
    expected = [[[0, 0, 0], [1, 0, 0], [1, 1, 0]], [[0, 0, 0], [1, 1, 0], [0, 1, 0]]]
    path = write(tmp_path, "t.obj", square + faces)
    assert read_scan(path).surface.corners.tolist() == expected
    mesh = read_mesh(path)
    assert mesh.vertices[mesh.faces].tolist() == expected


# --- files that are something else ---


def test_a_missing_file_a_folder_and_a_device_are_named(tmp_path):
    assert refusal(tmp_path / "gone.stl") == "no such file"
    (tmp_path / "scan.obj").mkdir()
    assert refusal(tmp_path / "scan.obj") == "is a folder; name the file inside"
    assert refusal(Path("/dev/null")) == "is not a regular file"


@pytest.mark.parametrize(
    ("name", "advice"),
    [
        ("scan.rar", "is an archive; unpack it and name the file inside"),
        ("scan.usdz", "is a USDZ file, which is not read; export the scan as GLB, OBJ or PLY"),
        ("scan.laz", "is a LAZ file, which is not read; convert the points to PLY"),
        ("scan.jpg", "is a photograph, not a scan; a scanning app makes a scan of many"),
        ("scan.doc", f"unknown kind of file '.doc'; known are {', '.join(EXTENSIONS)}"),
    ],
)
def test_a_file_of_another_kind_is_refused_unread_with_advice(tmp_path, name, advice):
    assert refusal(write(tmp_path, name, "whatever")) == advice


@pytest.mark.parametrize("extension", EXTENSIONS)
@pytest.mark.parametrize(
    ("content", "what"),
    [
        (b"%PDF-1.7 ...", "is a PDF document, whatever its name says; export the mesh as GLB, OBJ or PLY"),
        (b"\x1f\x8b....", "is an archive, whatever its name says; unpack it and name the file inside"),
        (b"\xff\xd8\xff\xe0 JFIF", "is a photograph, whatever its name says; a scanning app makes a mesh of many"),
        (b"", "the file is empty"),
    ],
)
def test_a_foreign_file_under_any_name_is_called_what_it_is(tmp_path, extension, content, what):
    assert refusal(write(tmp_path, f"scan{extension}", content)) == what


@pytest.mark.parametrize("extension", [suffix for suffix in EXTENSIONS if suffix not in {".3mf", ".zip"}])
def test_a_zip_under_the_name_of_something_else_is_called_an_archive(tmp_path, extension):
    assert refusal(write(tmp_path, f"scan{extension}", ZIPPED_WALL)).startswith("is a zip archive, whatever its name")


# --- files with files inside ---


def test_a_zipped_obj_has_the_colours_of_its_materials_and_pictures(tmp_path):
    reading = read_scan(write(tmp_path, "t.zip", ZIPPED_WALL))
    assert reading.path == tmp_path / "t.zip"
    assert reading.surface.faces.shape == (2, 3)
    assert (reading.surface.colours == (255, 0, 0)).all()
    assert reading.notes == ()


def test_a_zip_may_hold_a_cloud(tmp_path):
    assert read_scan(write(tmp_path, "t.zip", zipped(t__obj=FOUR_POINTS))).kind == "cloud"


@pytest.mark.parametrize(("unit", "metres"), [("millimeter", 0.001), ("inch", 0.0254), ("meter", 1.0)])
def test_a_3mf_says_its_unit_and_its_way_up(tmp_path, unit, metres):
    reading = read_scan(write(tmp_path, "t.3mf", boxes_3mf(unit=unit)))
    assert (reading.kind, reading.metres_per_unit, reading.up) == ("mesh", metres, "z")
    assert reading.surface.faces.shape == (24, 3)


@pytest.mark.parametrize(("said", "up"), [("Y_UP", "y"), ("Z_UP", "z")])
def test_a_collada_file_says_its_unit_and_its_way_up(tmp_path, said, up):
    content = collada(trimesh.creation.box((1, 2, 3)), unit="0.01", up=said)
    reading = read_scan(write(tmp_path, "t.dae", content))
    assert (reading.metres_per_unit, reading.up, len(reading.surface.faces)) == (0.01, up, 12)


@pytest.mark.parametrize("extension", EXTENSIONS)
def test_a_file_of_gigabytes_is_refused_unread(tmp_path, extension):
    path = tmp_path / f"scan{extension}"
    with path.open("wb") as file:
        file.truncate(3_000_000_000)
    assert refusal(path) == "its 3.0 GB are more than can be read; simplify or thin out the scan first"


def test_the_ending_of_a_name_may_be_in_capitals(tmp_path):
    path = write(tmp_path, "SCAN.STL", (MESHES / "industrial_stairs.stl").read_bytes())
    assert len(read_scan(path).surface.faces) == 248
