"""Mesh files that a scene cannot use: the line and key of the piece, and what is wrong with the file."""

from __future__ import annotations

import struct

import pytest

from scenes.files.problems import SceneError
from scenes.table import pieces as scenery
from scenes.table.load import load_scene
from tests import given

TRIANGLE = "OFF\n3 1 0\n0 0 0\n25 0 0\n0 25 10\n3 0 1 2\n"
CUBE = "\n".join(
    ["OFF", "8 6 0"]
    + [f"{x} {y} {z}" for x in (0, 25) for y in (0, 25) for z in (0, 25)]
    + ["4 0 1 3 2", "4 4 6 7 5", "4 0 4 5 1", "4 2 3 7 6", "4 0 2 6 4", "4 1 5 7 3", ""]
)


def piece(mesh, more=""):
    return f'[[pieces]]\nid = "rock"\nat = [18, 18]\nmesh = "{mesh}"\n{more}'


def refusal_of(folder, mesh, more=""):
    path = given.scene_file(folder, piece(mesh, more))
    with pytest.raises(SceneError) as refused:
        load_scene(path)
    message = str(refused.value)
    start = f"{path}:{given.HEAD_LINES + 4}: pieces[0].mesh: "
    assert message.startswith(start)
    assert "\n" not in message
    return message.removeprefix(start)


def test_a_mesh_below_the_folder_of_the_scene_is_found(tmp_path):
    (tmp_path / "meshes").mkdir()
    (tmp_path / "meshes" / "cube.off").write_text(CUBE)
    scene = load_scene(given.scene_file(tmp_path, piece("meshes/cube.off")))
    assert len(scene.table.faces) == 12
    assert scene.table.piece("rock").bounds_pas == ((17.5, 17.5, 0.0), (18.5, 18.5, 1.0))


def test_a_mesh_that_is_not_there(tmp_path):
    assert refusal_of(tmp_path, "rock.stl").endswith("rock.stl: no such file")


def test_a_damaged_mesh(tmp_path):
    (tmp_path / "rock.off").write_text("OFF\n3 1 0\n0 0 0\n1 0 0\n")
    assert "rock.off: damaged" in refusal_of(tmp_path, "rock.off")


def test_an_empty_mesh_file(tmp_path):
    (tmp_path / "rock.stl").write_bytes(b"")
    assert refusal_of(tmp_path, "rock.stl").endswith("rock.stl: the file is empty")


def test_a_mesh_with_a_coordinate_that_is_no_number(tmp_path):
    (tmp_path / "rock.off").write_text(TRIANGLE.replace("25 10", "nan 10"))
    assert "rock.off" in refusal_of(tmp_path, "rock.off")


def test_a_kind_of_file_that_is_no_mesh(tmp_path):
    (tmp_path / "rock.txt").write_text("hello")
    assert "unknown kind of mesh file '.txt'" in refusal_of(tmp_path, "rock.txt")


def test_a_mesh_of_thirty_million_triangles_is_refused_unread(tmp_path):
    (tmp_path / "rock.stl").write_bytes(bytes(80) + struct.pack("<I", 30_000_000) + bytes(100))
    assert "rock.stl" in refusal_of(tmp_path, "rock.stl")


@pytest.mark.parametrize(
    "mesh", ["../rock.off", "meshes/../../rock.off", "/rock.off", "C:/rock.off", "a\\\\..\\\\rock.off"]
)
def test_a_path_that_leaves_the_folder_of_the_scene_is_refused(tmp_path, mesh):
    folder = tmp_path / "scene"
    folder.mkdir()
    (tmp_path / "rock.off").write_text(CUBE)
    assert "leaves the folder of the scene" in refusal_of(folder, mesh)


def test_a_link_that_leads_out_of_the_folder_is_refused(tmp_path):
    folder = tmp_path / "scene"
    folder.mkdir()
    (tmp_path / "rock.off").write_text(CUBE)
    (folder / "rock.off").symlink_to(tmp_path / "rock.off")
    assert "leaves the folder of the scene" in refusal_of(folder, "rock.off")


def test_a_mesh_in_the_wrong_unit_is_too_large_for_any_table(tmp_path):
    (tmp_path / "rock.off").write_text(CUBE)
    assert refusal_of(tmp_path, "rock.off", 'units = "m"\n').endswith(
        "in m its longest side is 25 m, which no scenery has; in mm it would be 2.5 cm, in cm 25 cm: "
        'write units = "mm" or "cm"'
    )


def test_a_mesh_that_reaches_far_beyond_the_table_is_refused(tmp_path):
    (tmp_path / "rock.off").write_text(CUBE)
    assert "reaches too far beyond the table" in refusal_of(tmp_path, "rock.off", "scale = 120\n")


def test_a_mesh_too_small_to_be_seen_is_refused(tmp_path):
    (tmp_path / "rock.off").write_text(CUBE)
    assert "nothing is left" in refusal_of(tmp_path, "rock.off", "scale = 0.000001\n")


def test_pieces_may_not_have_more_triangles_together_than_a_table_takes(tmp_path, monkeypatch):
    monkeypatch.setattr(scenery, "MAX_TRIANGLES", 20)
    (tmp_path / "rock.off").write_text(CUBE)
    text = piece("rock.off") + piece("rock.off").replace('"rock"', '"other rock"')
    with pytest.raises(SceneError, match=r"pieces\[1\].mesh: .* 24 triangles, and a table takes at most 20"):
        load_scene(given.scene_file(tmp_path, text))


def test_what_is_odd_about_a_mesh_is_noted_and_not_fatal(tmp_path):
    (tmp_path / "rock.off").write_text(TRIANGLE)
    scene = load_scene(given.scene_file(tmp_path, piece("rock.off")))
    assert "rock: no unit is given for rock.off; it is taken to be in mm" in scene.notes
    assert any(note.startswith("rock: 3 edges at a border") for note in scene.notes)
