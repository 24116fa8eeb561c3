"""Meshes that hold other files, and those of rarer kinds: as a piece of a scene, and as what `pas scan` is given."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from scenes.table.load import load_scene
from tests import given
from tests.scenes.table.test_bad_meshes import CUBE
from tests.terrain.packed_meshes import RED_MTL, bomb, boxes_3mf, zipped

CUBE_OBJ = "mtllib wall.mtl\nusemtl red\n" + "".join(
    [f"v {x} {y} {z}\n" for x in (0, 50) for y in (0, 50) for z in (0, 50)]
    + [f"f {face}\n" for face in ("1 2 4 3", "5 7 8 6", "1 5 6 2", "3 4 8 7", "1 3 7 5", "2 6 8 4")]
)
WHOLE = boxes_3mf()

SCENE = """
[[pieces]]
id = "wall"
at = [18, 18]
mesh = "{}"

[[figures]]
id = "a"
side = "one"
at = [18, 12]

[[figures]]
id = "b"
side = "two"
at = [18, 24]
"""

FILES = {
    "walls.3mf": (boxes_3mf(unit="inch"), "in inch", "24 triangles in 2 parts, closed"),
    "wall.zip": (zipped(wall__obj=CUBE_OBJ, wall__mtl=RED_MTL), "taken to be in mm", "12 triangles in 1 part, closed"),
    "wall.off": (CUBE.replace("25", "50").encode(), "taken to be in mm", "12 triangles in 1 part, closed"),
}
TINY = "walls.3mf"
"""In inches its walls are a metre long: larger than a table takes, so a scene scales them down."""


def laid(folder, name, more=""):
    """A scene whose wall is a file, between two figures."""
    (folder / name).write_bytes(FILES[name][0])
    scale = "scale = 0.04\n" if name == TINY else ""
    return given.scene_file(folder, SCENE.format(name).replace('mesh = "', f'{scale}{more}mesh = "'))


@pytest.mark.parametrize("name", sorted(FILES))
def test_a_scene_with_such_a_piece_is_checked_and_its_unit_is_said(pas, tmp_path, name):
    _, unit, mesh = FILES[name]
    said = pas("check", laid(tmp_path, name))
    assert said.exit_code == 0, said.err
    assert unit in said.out
    assert mesh in said.out


@pytest.mark.parametrize("name", ["wall.zip", "wall.off"])
def test_such_a_piece_stands_in_the_way_of_sight(pas, tmp_path, name):
    said = pas("los", laid(tmp_path, name), "a", "b", "--json")
    assert said.exit_code == 0, said.err
    assert json.loads(said.out)["sees"] is False


def test_sight_passes_between_the_two_objects_of_a_3mf(pas, tmp_path):
    """They are 20 inches apart and scaled to 0.04, so the gap is 0.8128 pas wide."""
    ruling = json.loads(pas("los", laid(tmp_path, "walls.3mf"), "a", "b", "--json").out)
    assert ruling["sees"] is True
    assert ruling["clearance"] == pytest.approx(0.4064, abs=1e-3)


def test_a_unit_that_the_scene_says_counts_more_than_that_of_the_file(pas, tmp_path):
    said = pas("check", laid(tmp_path, "walls.3mf", 'units = "mm"\n'))
    assert said.exit_code == 0
    assert "says that it is in" not in said.out


DAMAGED = {
    "bomb.zip": (bomb(40), "a zip bomb: 'scan.obj' would grow to 42 MB"),
    "plain.3mf": (b"solid\nendsolid\n", "damaged: its zip archive cannot be unpacked (File is not a zip file)"),
    "cut.3mf": (WHOLE[:-100], "damaged: its zip archive cannot be unpacked (File is not a zip file)"),
}


@pytest.mark.parametrize("name", sorted(DAMAGED))
def test_a_damaged_one_is_one_line_of_a_check_and_of_a_scan(pas, tmp_path, name):
    content, complaint = DAMAGED[name]
    (tmp_path / name).write_bytes(content)
    said = pas("check", given.scene_file(tmp_path, SCENE.format(name)))
    assert said.exit_code == 1
    assert said.out.splitlines()[1].endswith(f"{name}: {complaint}")
    said = pas("scan", tmp_path / name, "-o", tmp_path / "out")
    assert said.exit_code != 0
    assert said.is_one_line_of_complaint
    assert complaint in said.err


def test_a_scan_takes_all_of_them_as_printed_pieces(pas, tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "pyvista", None)  # without pictures, which take longest
    given_files = {"walls.3mf": boxes_3mf(), "block.zip": FILES["wall.zip"][0], "cube.off": FILES["wall.off"][0]}
    for name, content in given_files.items():
        (tmp_path / name).write_bytes(content)
    said = pas("scan", *(tmp_path / name for name in given_files), "-o", tmp_path / "out", "--units", "mm", "--json")
    assert said.exit_code == 0, said.err
    scene = load_scene(tmp_path / "out" / "scene.toml")
    sizes = {piece.id: sorted(piece.shape.size_pas) for piece in scene.table.pieces}
    assert sizes == {
        "walls": pytest.approx([0.4, 2.0, 4.0], abs=0.05),
        "block": pytest.approx([2.0, 2.0, 2.0], abs=0.05),
        "cube": pytest.approx([2.0, 2.0, 2.0], abs=0.05),
    }


@pytest.mark.parametrize("words", [["--help"], ["los", "castle", "davios", "jelena"]])
def test_what_needs_no_rare_format_loads_no_reader_of_them(words):
    rare = ("trimesh", "lxml", "networkx", "collada", "tifffile")
    script = (
        f"import sys; from api.command import main; main({words!r}); print(sorted(set(sys.modules) & set({rare!r})))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"
