"""The unit, the way up and the size of mesh files in scenes: as the format defines them, said aloud, never absurd."""

from __future__ import annotations

import numpy as np
import pytest
import trimesh

from scenes.files.problems import SceneError
from scenes.table.load import load_scene, scene_problems
from terrain.meshes.formats.glb_writer import NamedMesh, glb
from tests import given
from tests.terrain.packed_meshes import collada, mesh_of, three_mf


def wall(folder, name, *, long=0.1, turned=False):
    """A wall so long in units of its file, half as high and a tenth as thick; upright along z, or along y."""
    x, y, z = long, long / 10, long / 2
    mesh = trimesh.creation.box((x, z, y) if turned else (x, y, z))
    (folder / name).write_bytes(mesh.export(file_type=name.rpartition(".")[2]))
    return name


def piece(mesh, more=""):
    return f'[[pieces]]\nid = "wall"\nat = [18, 18]\nmesh = "{mesh}"\n{more}'


def loaded(folder, mesh, more=""):
    scene = load_scene(given.scene_file(folder, piece(mesh, more)))
    low, high = scene.table.piece("wall").bounds_pas
    return [round(b - a, 2) for a, b in zip(low, high, strict=True)], scene.notes


def refusal(folder, mesh, more=""):
    path = given.scene_file(folder, piece(mesh, more))
    with pytest.raises(SceneError) as refused:
        load_scene(path)
    assert [str(refused.value)] == [str(problem) for problem in scene_problems(path)]
    return str(refused.value).removeprefix(f"{path}:{given.HEAD_LINES + 4}: pieces[0].mesh: {folder / mesh}: ")


def test_a_glb_is_in_metres_and_y_up_and_that_is_said(tmp_path):
    size, notes = loaded(tmp_path, wall(tmp_path, "wall.glb", turned=True))
    assert size == [4.0, 0.4, 2.0]
    assert "wall: wall.glb is taken to be in m with y up, as glTF defines" in notes


def test_what_the_scene_says_goes_before_what_the_format_defines(tmp_path):
    size, notes = loaded(tmp_path, wall(tmp_path, "wall.glb", long=4.0), 'units = "pas"\nup = "z"\n')
    assert size == [4.0, 0.4, 2.0]
    assert not any("wall.glb" in note for note in notes)


def test_a_glb_that_pas_wrote_is_in_pas(tmp_path):
    block = given.box(4, 1, 2).shape
    (tmp_path / "wall.glb").write_bytes(glb([NamedMesh("wall", block.vertices, block.faces.astype(np.int64))]))
    size, notes = loaded(tmp_path, "wall.glb")
    assert size == [4.0, 1.0, 2.0]
    assert "wall: wall.glb says that it is in pas with y up" in notes


@pytest.mark.parametrize(("unit", "millimetres"), [("millimeter", 1), ("centimeter", 10), ("inch", 25.4)])
def test_a_3mf_is_in_the_unit_that_it_says(tmp_path, unit, millimetres):
    cube = trimesh.creation.box([50 / millimetres] * 3)
    resources = f'<object id="1">{mesh_of(cube.vertices, cube.faces)}</object>'
    (tmp_path / "cube.3mf").write_bytes(three_mf(resources, unit=f' unit="{unit}"'))
    size, notes = loaded(tmp_path, "cube.3mf")
    assert size == [2.0, 2.0, 2.0]
    assert any("cube.3mf says that it is in" in note for note in notes)


def test_a_collada_file_is_in_its_unit_and_with_its_own_way_up(tmp_path):
    (tmp_path / "wall.dae").write_bytes(collada(trimesh.creation.box((10, 5, 1)), unit=0.01, up="Y_UP"))
    size, notes = loaded(tmp_path, "wall.dae")
    assert size == [4.0, 0.4, 2.0]
    assert "wall: wall.dae says that it is in cm with y up" in notes


def test_a_file_that_says_nothing_is_taken_to_be_in_mm_and_that_is_said(tmp_path):
    size, notes = loaded(tmp_path, wall(tmp_path, "wall.stl", long=100.0))
    assert size == [4.0, 0.4, 2.0]
    assert "wall: no unit is given for wall.stl; it is taken to be in mm" in notes


def test_a_wall_of_three_millimetres_is_refused_with_the_likely_unit(tmp_path):
    assert refusal(tmp_path, wall(tmp_path, "wall.stl", long=3.0)) == (
        "in mm its longest side is 3 mm, which no scenery has; in cm it would be 3 cm, in inch 7.62 cm: "
        'write units = "cm" or "inch", or scale = 1.0 if that size is meant'
    )


@pytest.mark.parametrize("more", ["", 'units = "m"\n'])
def test_a_tower_of_four_metres_is_refused_whoever_says_metres(tmp_path, more):
    assert refusal(tmp_path, wall(tmp_path, "tower.glb", long=4.0), more) == (
        "in m its longest side is 4 m, which no scenery has; in cm it would be 4 cm, in inch 10.2 cm: "
        'write units = "cm" or "inch"'
    )


def test_an_author_who_means_an_odd_size_says_so_with_a_scale(tmp_path):
    assert loaded(tmp_path, wall(tmp_path, "wall.stl", long=3.0), "scale = 1.0\n")[0] == [0.12, 0.01, 0.06]


def test_ground_may_be_as_long_as_the_table_and_a_little_longer(tmp_path):
    text = piece(wall(tmp_path, "cloth.stl", long=2500.0)).replace("at = [18, 18]", "at = [48, 48]")
    path = given.scene_file(tmp_path, text)
    path.write_text(path.read_text().replace("size = [36, 36]", "size = [96, 96]"))
    assert load_scene(path).table.piece("wall").bounds_pas[1][0] == pytest.approx(98.0, abs=0.001)


def test_a_size_that_is_unusual_in_a_unit_that_nobody_gave_is_doubted(tmp_path):
    name = wall(tmp_path, "wall.stl", long=10.0)
    assert (
        "wall: its longest side of 1 cm is unusual; in cm it would be 10 cm, in inch 25.4 cm"
        in loaded(tmp_path, name)[1]
    )
    assert not any("unusual" in note for note in loaded(tmp_path, name, 'units = "mm"\n')[1])


def test_a_model_on_its_back_is_doubted_unless_the_way_up_is_said(tmp_path):
    cone = trimesh.creation.cone(20, 60)
    cone.apply_transform(trimesh.transformations.rotation_matrix(-np.pi / 2, (1, 0, 0)))
    (tmp_path / "tent.stl").write_bytes(cone.export(file_type="stl"))
    doubt = "wall: it has no flat foot with z up, but would have one with y up"
    assert doubt in loaded(tmp_path, "tent.stl")[1]
    assert doubt not in loaded(tmp_path, "tent.stl", 'up = "z"\n')[1]
