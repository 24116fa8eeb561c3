"""A mesh file that is missing, damaged, empty or too large is refused in one line that names it."""

from __future__ import annotations

import struct
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from terrain.meshes.files import read_mesh
from terrain.meshes.raw import MeshError
from tests.terrain.mesh_specimens import POINTS, SPECIMENS, gltf, refusal, tetrahedron, write

STL_HEADER = bytes(80)
PLY = "ply\nformat ascii 1.0\nelement vertex 3\nproperty float x\nproperty float y\nproperty float z\n"
PLY_FACES = "element face 1\nproperty list uchar int vertex_indices\nend_header\n"

SPARSE = {"bufferView": 0, "componentType": 5126, "count": 4, "type": "VEC3", "sparse": {"count": 1}}
INDICES = {"bufferView": 1, "componentType": 5123, "count": 3, "type": "SCALAR"}

FACET = "facet normal 0 0 1\nouter loop\n"
HEAVY = STL_HEADER + struct.pack("<I", 9) + bytes(120)
NAN = STL_HEADER + struct.pack("<I12fH", 1, *[float("nan")] * 12, 0)
PACKED = (PLY + PLY_FACES).replace("ascii", "binary_little_endian").encode()
KNOWN = "known are .glb, .gltf, .obj, .off, .ply, .stl"
STRIPS = "element tristrips 1\nproperty list int int vertex_indices\nend_header\n"

REFUSED = {
    "empty.stl": (b"", "the file is empty"),
    "scan.pcd": (b"points", "a cloud of points without faces: it has no surface; mesh it first"),
    "house.3ds": (b"house", f"unknown kind of mesh file '.3ds'; {KNOWN}"),
    "house": (b"house", f"unknown kind of mesh file ''; {KNOWN}"),
    "short.stl": (b"abc", "damaged: 3 bytes are too few for an STL file"),
    "cut.stl": (HEAVY, "damaged: its header says 9 triangles, but the file ends after 2"),
    "none.stl": (STL_HEADER + bytes(4), "it has no triangles"),
    "text.stl": ("solid a\nendsolid a\n", "it has no triangles"),
    "half.stl": (f"solid a\n{FACET}vertex 0 0 0\n", "damaged: the text stops after 0 triangles without an end"),
    "two.stl": (
        "solid\nouter loop\nvertex 0 0 0\nvertex 1 0 0\nendfacet\nendsolid",
        "damaged: 1 triangles with 2 corners",
    ),
    "word.stl": ("solid\nvertex 0 zero 0\nendfacet\nendsolid", "damaged: a point is not three numbers: "),
    "nan.stl": (NAN, "a coordinate is not a finite number"),
    "points.obj": (POINTS, "a cloud of points without faces: it has no surface"),
    "nothing.obj": ("# nothing\n", "it holds nothing but comments"),
    "faces.obj": ("f 1 2 3\n", "damaged: it has no points"),
    "flat.obj": ("v 0 0\nv 1 0\nv 0 1\nf 1 2 3\n", "damaged: a point is not three numbers: "),
    "many.obj": (POINTS + "f 1 2 5\n", "damaged: a face names point 5, but there are only 4"),
    "back.obj": (POINTS + "f 1 2 -5\n", "damaged: a face names point 0, but there are only 4"),
    "zero.obj": (POINTS + "f 0 1 2\n", "damaged: a face names point 0, but points are counted from 1"),
    "half.obj": (POINTS + "f 1 2 3.5\n", "damaged: a face holds something else than whole numbers"),
    "word.obj": (POINTS + "f 1 2 three\n", "damaged: a face is not made of numbers: "),
    "line.obj": (POINTS + "f 1 2\n", "it has no triangles"),
    "nan.obj": (POINTS + "v nan 0 0\nf 1 2 5\n", "a coordinate is not a finite number (NaN or infinite)"),
    "inf.obj": (POINTS + "v 1e999 0 0\nf 1 2 5\n", "a coordinate is not a finite number (NaN or infinite)"),
    "far.obj": (POINTS + "v -1e200 0 0\nf 1 2 5\n", "a coordinate of 1e+200 is beyond any measure"),
    "no.ply": ("plywood", "damaged: its PLY header is missing or has no end"),
    "form.ply": ("ply\nformat xml 1.0\nend_header\n", "damaged: its PLY header names no known format"),
    "odd.ply": (
        "ply\nformat ascii 1.0\nelement vertex -3\nend_header\n",
        "damaged: its PLY header says 'element vertex -3'",
    ),
    "kind.ply": (PLY + "property quad w\nend_header\n", "damaged: its PLY header has a property 'quad w'"),
    "points.ply": (PLY + "end_header\n0 0 0\n1 0 0\n0 1 0\n", "a cloud of points without faces: it has no surface"),
    "empty.ply": ("ply\nformat ascii 1.0\nend_header\n", "it has no points"),
    "cut.ply": (PLY + PLY_FACES + "0 0 0\n1 0 0\n", "damaged: 3 rows of vertex announced, 2 found"),
    "few.ply": (PLY + PLY_FACES + "0 0 0\n1 0 0\n0 1 0\n3 0 1\n", "damaged: a face has fewer corners than it says"),
    "strip.ply": (PLY + STRIPS, "its surface is triangle strips"),
    "cut2.ply": (PACKED, "damaged: the file ends within its 3 rows of vertex"),
    "cut3.ply": (PACKED + bytes(36) + b"\3\0\0", "damaged: the file ends within"),
    "cut.off": ("OFF\n4 4 6\n0 0 0\n", "damaged: it says 4 points and 4 faces, but ends after 1 rows"),
    "no.off": ("4 4 6\n", "damaged: it does not start with the word OFF"),
    "four.off": ("4OFF\n1 1 1\n", "damaged: it does not start with the word OFF"),
    "bare.off": ("OFF\n", "damaged: the numbers of points and faces are missing"),
    "binary.off": ("OFF BINARY\n\0\0", "binary OFF is not read; save it as text, or as PLY"),
    "points.off": ("OFF\n1 0 0\n0 0 0\n", "a cloud of points without faces: it has no surface"),
    "short.glb": (b"glTF\2\0\0\0", "damaged: the GLB header is cut short"),
    "old.glb": (struct.pack("<4sIIII", b"glTF", 1, 20, 0, 0), "it is glTF version 1; only version 2 is read"),
    "cut.glb": (struct.pack("<4sIIII", b"glTF", 2, 500, 0, 0), "damaged: it should have 500 bytes, but ends after 20"),
    "bare.glb": (struct.pack("<4sIIII", b"glTF", 2, 20, 0, 0), "damaged: the GLB file has no JSON chunk"),
    "text.gltf": ("{nonsense", "damaged: its JSON cannot be read: "),
    "list.gltf": ("[1, 2]", "damaged: its JSON is not a glTF document"),
    "deep.gltf": ("[" * 100_000, "damaged: "),
    "nothing.gltf": ("{}", "it has no triangles"),
}


@pytest.mark.parametrize("name", sorted(REFUSED))
def test_a_file_that_cannot_be_used_says_why_in_one_line(tmp_path, name):
    content, message = REFUSED[name]
    assert refusal(write(tmp_path, name, content)).startswith(message)


def test_a_missing_file_and_a_directory_are_named(tmp_path):
    assert refusal(tmp_path / "gone.stl") == "no such file"
    (tmp_path / "folder.stl").mkdir()
    assert refusal(tmp_path / "folder.stl") == "is a directory, not a mesh file"
    assert refusal(Path("/dev/null")) == "is not a regular file"


def test_a_point_that_no_face_uses_may_be_anything(tmp_path):
    """Organised scans mark missing points with NaN; what carries no surface blocks nothing."""
    assert len(read_mesh(write(tmp_path, "t.obj", POINTS + "v nan nan nan\nf 1 2 3\n")).faces) == 1


# --- too large ---


def test_an_stl_of_thirty_million_triangles_is_refused_from_its_header(tmp_path):
    path = tmp_path / "huge.stl"
    with path.open("wb") as file:
        file.write(STL_HEADER + struct.pack("<I", 30_000_000))
        file.truncate(84 + 50 * 30_000_000)
    message = refusal(path)
    assert message == "at least 30000000 triangles, and at most 4000000 can be used; simplify the mesh first"


@pytest.mark.parametrize("name", ["huge.obj", "huge.ply", "huge.glb", "huge.off"])
def test_a_file_of_gigabytes_is_refused_unread(tmp_path, name):
    with (tmp_path / name).open("wb") as file:
        file.truncate(3_000_000_000)
    assert refusal(tmp_path / name) == "its 3.0 GB are more than can be read; simplify the mesh first"


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("t.ply", PLY + PLY_FACES.replace("face 1", "face 30000000")),
        ("t.off", "OFF\n3 30000000 0\n"),
        ("t.gltf", gltf(accessors=[SPARSE, INDICES | {"count": 90_000_000}])),
    ],
)
def test_a_header_that_announces_too_many_triangles_is_enough_to_refuse(tmp_path, name, content):
    assert refusal(write(tmp_path, name, content)).startswith("at least 30000000 triangles")


@pytest.mark.parametrize(
    ("name", "options"), [("t.stl", {}), ("t.stl", {"file_type": "stl_ascii"}), ("t.obj", {}), ("t.glb", {})]
)
def test_a_mesh_may_have_as_many_triangles_as_the_limit_and_no_more(tmp_path, name, options):
    tetrahedron().export(tmp_path / name, **options)
    assert len(read_mesh(tmp_path / name, limit=4).faces) == 4
    assert refusal(tmp_path / name, limit=3).startswith("at least ")


def test_one_polygon_of_many_corners_counts_as_its_triangles(tmp_path):
    ring = "".join(f"v {x} {x * x} 0\n" for x in range(10))
    path = write(tmp_path, "t.obj", ring + "f 1 2 3 4 5 6 7 8 9 10\n")
    assert len(read_mesh(path, limit=8).faces) == 8
    assert refusal(path, limit=7) == "at least 8 triangles, and at most 7 can be used; simplify the mesh first"


def test_a_polygon_of_endless_corners_is_refused(tmp_path):
    """A winding one would take minutes to cut."""
    corners = " ".join(["1 2 3 4"] * 2501)
    message = refusal(write(tmp_path, "t.obj", f"{POINTS}f {corners}\n"))
    assert message == "a polygon with 10004 corners, and at most 10000 can be cut into triangles"


def test_points_without_end_are_refused_too(tmp_path):
    path = write(tmp_path, "t.obj", POINTS * 20 + "f 1 2 3\n")
    assert refusal(path, limit=20).endswith(" points for 20 triangles at most; remove those that carry no face")


def test_a_message_does_not_quote_the_whole_file(tmp_path):
    assert len(refusal(write(tmp_path, "t.obj", POINTS + "f 1 2 " + "x" * 100_000))) <= 300


# --- damage of any kind ---


def read_or_refusal(path):
    try:
        return read_mesh(path, limit=1000), ""
    except MeshError as trouble:
        return None, str(trouble)


@given(
    name=st.sampled_from(sorted(SPECIMENS)),
    cut=st.floats(0, 1),
    changes=st.lists(st.tuples(st.floats(0, 1, exclude_max=True), st.integers(0, 255)), max_size=4),
)
def test_a_file_damaged_anywhere_is_read_or_refused_in_one_line(tmp_path_factory, name, cut, changes):
    content = bytearray(SPECIMENS[name])
    for place, value in changes:
        content[int(place * len(content))] = value
    path = tmp_path_factory.mktemp("damaged") / name
    path.write_bytes(content[: max(1, round(cut * len(content)))] if cut < 0.9 else content)
    mesh, message = read_or_refusal(path)
    if mesh is None:
        assert message.startswith(f"{path}: ")
        assert "\n" not in message
    else:
        assert len(mesh.faces) > 0
        assert mesh.faces.min() >= 0
        assert mesh.faces.max() < len(mesh.vertices)
        assert np.isfinite(mesh.vertices[mesh.faces]).all()
