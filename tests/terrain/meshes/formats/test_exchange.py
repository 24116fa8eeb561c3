"""3MF and COLLADA files are read whole, in their unit and in their order, or refused in one line."""

from __future__ import annotations

import sys

import numpy as np
import pytest
import trimesh

from terrain.meshes.files import read_mesh
from tests.terrain.mesh_specimens import refusal, tetrahedron, triangles, write
from tests.terrain.packed_meshes import TRIANGLE, bomb, boxes_3mf, collada, mesh_of, three_mf, zipped

ITEM = '<item objectid="1"/>'
MOVED = '<item objectid="1" transform="1 0 0 0 1 0 0 0 1 100 0 0"/>'
MIRRORED = '<item objectid="1" transform="-1 0 0 0 1 0 0 0 1 0 0 0"/>'


def test_two_objects_of_a_3mf_stand_where_its_build_puts_them(tmp_path):
    mesh = read_mesh(write(tmp_path, "t.3mf", boxes_3mf(unit="inch")))
    assert mesh.faces.shape == (24, 3)
    assert (mesh.unit, mesh.up) == ("inch", "z")
    assert mesh.vertices.min(axis=0).tolist() == [-20, -5, 0]
    assert mesh.vertices.max(axis=0).tolist() == [80, 5, 50]


@pytest.mark.parametrize(
    ("said", "unit", "length"),
    [
        ("", "mm", 10),
        (' unit="micron"', "mm", 0.01),
        (' unit="centimeter"', "cm", 10),
        (' unit="foot"', "inch", 120),
        (' unit="meter"', "m", 10),
    ],
)
def test_the_unit_of_a_3mf_is_the_one_it_says(tmp_path, said, unit, length):
    mesh = read_mesh(write(tmp_path, "t.3mf", three_mf(unit=said)))
    assert (mesh.unit, mesh.vertices[1, 0]) == (unit, pytest.approx(length))


def test_points_of_a_3mf_keep_their_order_and_every_digit(tmp_path):
    points = [(0.1, 1 / 3, 2), *TRIANGLE]
    objects = f'<object id="1">{mesh_of(points, [(3, 1, 0), (2, 1, 3)])}</object>'
    mesh = read_mesh(write(tmp_path, "t.3mf", three_mf(objects)))
    assert mesh.vertices.tolist() == [list(point) for point in points]
    assert mesh.faces.tolist() == [[3, 1, 0], [2, 1, 3]]


def test_parts_come_in_the_order_of_the_file_and_then_of_their_places(tmp_path):
    objects = f'<object id="9">{mesh_of()}</object><object id="1">{mesh_of([(5, 5, 5), *TRIANGLE[1:]])}</object>'
    mesh = read_mesh(write(tmp_path, "t.3mf", three_mf(objects, MOVED + '<item objectid="9"/>' + ITEM)))
    assert mesh.vertices[mesh.faces[:, 0]].tolist() == [[0, 0, 0], [5, 5, 5], [105, 5, 5]]


def test_a_mirrored_part_still_looks_outwards(tmp_path):
    mesh = read_mesh(write(tmp_path, "t.3mf", three_mf(build=MIRRORED)))
    corners = mesh.vertices[mesh.faces[0]]
    assert np.cross(corners[1] - corners[0], corners[2] - corners[0])[2] > 0


def test_parts_of_parts_and_a_part_in_a_file_of_its_own_are_followed(tmp_path):
    nested = (
        f'<object id="1">{mesh_of()}</object>'
        '<object id="2"><components><component objectid="1"/><component objectid="1" '
        'transform="1 0 0 0 1 0 0 0 1 0 0 7"/></components></object>'
    )
    mesh = read_mesh(write(tmp_path, "nested.3mf", three_mf(nested, '<item objectid="2"/>')))
    assert sorted(mesh.vertices[mesh.faces[:, 0], 2].tolist()) == [0, 7]
    alone = '<object id="2"><components><component p:path="/3D/one.model" objectid="5"/></components></object>'
    other = f'<model><resources><object id="5">{mesh_of()}</object></resources></model>'
    content = three_mf(alone, '<item objectid="2"/>', **{"3D/one.model": other})
    assert len(read_mesh(write(tmp_path, "apart.3mf", content)).faces) == 1


def part(number, *shown, path=""):
    """An object that shows others."""
    place = f'p:path="{path}" ' if path else ""
    listed = "".join(f'<component {place}objectid="{one}"/>' for one in shown)
    return f'<object id="{number}"><components>{listed}</components></object>'


TWO = f'<model><resources><object id="5">{mesh_of()}</object><object id="6">{mesh_of()}</object></resources></model>'
GROWING = f'<object id="1">{mesh_of()}</object>' + "".join(part(number, *[number - 1] * 100) for number in range(2, 12))
SCATTERED = three_mf(part(2, 5, 6, path="/3D/two.model"), '<item objectid="2"/>', **{"3D/two.model": TWO})
ENTITIES = '<!DOCTYPE model [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>'
WHOLE = boxes_3mf()

REFUSED = {
    "plain.3mf": (b"solid tower\nendsolid tower\n", "damaged: its zip archive cannot be unpacked (File is not a zip"),
    "cut.3mf": (WHOLE[: len(WHOLE) // 2], "damaged: its zip archive cannot be unpacked (File is not a zip"),
    "bit.3mf": (WHOLE[:300] + bytes(40) + WHOLE[340:], "damaged: its zip archive cannot be unpacked ("),
    "bomb.3mf": (bomb(40, "3D/3dmodel.model"), "a zip bomb: '3D/3dmodel.model' would grow to 42 MB"),
    "empty.3mf": (zipped(readme__txt="hello"), "damaged: its archive holds no 3D/3dmodel.model"),
    "words.3mf": (zipped(**{"3D/3dmodel.model": "hello"}), "damaged: its XML cannot be read: syntax error"),
    "half.3mf": (zipped(**{"3D/3dmodel.model": "<model><resources>"}), "damaged: its XML cannot be read: no element"),
    "entities.3mf": (three_mf(head=ENTITIES), "damaged: its XML declares a document type, which no mesh needs"),
    "unit.3mf": (three_mf(unit=' unit="furlong"'), "damaged: its unit 'furlong' is none of 3MF"),
    "nothing.3mf": (three_mf(build=""), "it has no triangles"),
    "word.3mf": (three_mf(f'<object id="1">{mesh_of([("a", 0, 0), *TRIANGLE])}</object>'), "damaged: "),
    "point.3mf": (
        three_mf(f'<object id="1">{mesh_of(faces=[(0, 1, 9)])}</object>'),
        "damaged: a face names point 10, but there are only 3",
    ),
    "nan.3mf": (three_mf(f'<object id="1">{mesh_of([("nan", 0, 0), *TRIANGLE])}</object>'), "a coordinate is not a"),
    "itself.3mf": (three_mf(part(1, 2) + part(2, 1)), "damaged: its part '1' shows itself"),
    "growing.3mf": (three_mf(GROWING, '<item objectid="11"/>'), "it shows more than 10000 parts"),
    "twice.3mf": (three_mf(f'<object id="1">{mesh_of()}</object>' * 2), "damaged: two of its parts are called '1'"),
    "scattered.3mf": (SCATTERED, "its parts are kept in several files in a way that is not read"),
    "plain.dae": ("hello", "damaged: its XML cannot be read: syntax error"),
    "other.dae": ("<x3d/>", "it has no triangles"),
    "cut.dae": (collada(tetrahedron())[:-400], "damaged: its XML cannot be read: "),
    "strips.dae": ("<COLLADA><tristrips/></COLLADA>", "it has strips of triangles, which are not read"),
    "squares.dae": ("<COLLADA><vcount>4 4 3</vcount></COLLADA>", "it has polygons of more than three corners"),
    "unit.dae": (collada(tetrahedron(), unit="-3"), "damaged: its unit has '-3' metres"),
    "lost.dae": (collada(tetrahedron()).replace(b"#node0", b"#gone").replace(b"<p>", b"<p>99 "), "damaged: "),
}


@pytest.mark.parametrize("name", sorted(REFUSED))
def test_a_file_that_would_come_out_wrong_or_too_large_is_refused_in_one_line(tmp_path, name):
    content, message = REFUSED[name]
    assert refusal(write(tmp_path, name, content)).startswith(message)


def test_too_many_triangles_are_refused_by_their_count(tmp_path):
    path = write(tmp_path, "t.3mf", boxes_3mf())
    assert refusal(path, limit=23).startswith("at least 24 triangles, and at most 23 can be used")
    assert len(read_mesh(path, limit=24).faces) == 24


@pytest.mark.parametrize(
    ("name", "content", "package"),
    [("t.3mf", boxes_3mf(), "lxml"), ("t.3mf", boxes_3mf(), "networkx"), ("t.dae", collada(tetrahedron()), "collada")],
)
def test_without_what_reads_them_one_line_says_what_to_install(tmp_path, monkeypatch, name, content, package):
    monkeypatch.setitem(sys.modules, package, None)
    assert refusal(write(tmp_path, name, content)).endswith("install them with: pip install 'pas-skirmish[scans]'")


@pytest.mark.parametrize(
    ("metres", "unit", "longest"), [(None, "m", 5.5), ("0.0254", "inch", 5.5), ("0.3048", "m", 1.6764)]
)
def test_a_collada_file_says_its_unit(tmp_path, metres, unit, longest):
    mesh = read_mesh(write(tmp_path, "t.dae", collada(tetrahedron(), unit=metres)))
    assert (mesh.unit, mesh.up) == (unit, "z")
    assert mesh.vertices.max() == pytest.approx(longest)


def test_a_collada_file_has_its_triangles_whichever_axis_is_up(tmp_path):
    solid = tetrahedron()
    upright = read_mesh(write(tmp_path, "y.dae", collada(solid, up="Y_UP")))
    assert upright.up == "y"
    assert triangles(upright) == triangles(solid)
    lying = read_mesh(write(tmp_path, "x.dae", collada(solid, up="X_UP")))
    assert lying.up == "z"
    assert np.ptp(lying.vertices, axis=0).tolist() == [5.5, 4, 3]
    assert trimesh.Trimesh(lying.vertices, lying.faces).volume == pytest.approx(solid.volume)
