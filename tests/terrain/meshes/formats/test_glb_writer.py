"""GLB files that are written: what other readers find in them is what was put in."""

from __future__ import annotations

import io
import json
import struct

import numpy as np
import pytest
import trimesh

from terrain.meshes.files import read_mesh
from terrain.meshes.formats.glb_writer import NamedMesh, glb
from terrain.meshes.raw import MeshError

TENT = np.array([(0.0, 0.0, 0.0), (4.0, 0.0, 0.0), (4.0, 2.0, 0.0), (0.0, 2.0, 0.0), (2.0, 1.0, 3.0)])
SIDES = np.array([(0, 2, 1), (0, 3, 2), (0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4)])
ODD = np.array([(10, 20, 30), (0, 0, 0), (255, 255, 255), (1, 2, 3), (200, 100, 50)], dtype=np.uint8)
WATER = (0.1, 0.3, 0.6, 0.5)


def tree_of(content):
    return json.loads(content[20 : 20 + struct.unpack_from("<I", content, 12)[0]])


def as_trimesh(content):
    return trimesh.load(io.BytesIO(content), file_type="glb", process=False)


def test_our_own_reader_finds_the_triangles_with_y_up(tmp_path):
    (tmp_path / "tent.glb").write_bytes(glb([NamedMesh("tent", TENT, SIDES)]))
    mesh = read_mesh(tmp_path / "tent.glb")
    x, y, z = mesh.vertices.T
    assert np.array_equal(np.stack([x, -z, y], axis=1)[mesh.faces], TENT[SIDES])


def test_others_find_every_mesh_by_its_name():
    found = as_trimesh(glb([NamedMesh("north tent", TENT, SIDES), NamedMesh("étang", TENT + 5, SIDES, WATER)]))
    assert set(found.geometry) == {"north tent", "étang"}
    assert found.geometry["étang"].bounds[1].tolist() == [9.0, 8.0, -5.0]
    assert found.geometry["north tent"].is_volume


def test_colours_of_points_come_back_to_the_step():
    (read,) = as_trimesh(glb([NamedMesh("tent", TENT, SIDES, colours=ODD)])).geometry.values()
    light = read.visual.vertex_attributes["color"][:, :3] / 65535
    seen = np.where(light <= 0.0031308, 12.92 * light, 1.055 * light ** (1 / 2.4) - 0.055) * 255
    assert np.rint(seen).astype(int).tolist() == ODD.tolist()


def test_meshes_of_one_colour_share_a_material_and_what_is_not_solid_is_blended():
    tree = tree_of(glb([NamedMesh(name, TENT, SIDES, light) for name, light in (("a", WATER), ("b", WATER))]))
    (material,) = tree["materials"]
    assert (material["alphaMode"], material["pbrMetallicRoughness"]["baseColorFactor"]) == ("BLEND", list(WATER))


def test_every_view_starts_at_a_multiple_of_four_and_lies_in_the_buffer():
    content = glb([NamedMesh("a", TENT[:3], SIDES[:0], colours=ODD[:3]), NamedMesh("b", TENT, SIDES)])
    tree = tree_of(content)
    size = tree["buffers"][0]["byteLength"]
    assert struct.unpack_from("<4sII", content) == (b"glTF", 2, len(content))
    assert all(view["byteOffset"] % 4 == 0 for view in tree["bufferViews"])
    assert all(view["byteOffset"] + view["byteLength"] <= size for view in tree["bufferViews"])


def test_a_table_with_nothing_on_it_is_a_file_without_empty_tables(tmp_path):
    (tmp_path / "bare.glb").write_bytes(glb([]))
    assert [] not in tree_of(glb([])).values()
    with pytest.raises(MeshError, match="no triangles"):
        read_mesh(tmp_path / "bare.glb")
