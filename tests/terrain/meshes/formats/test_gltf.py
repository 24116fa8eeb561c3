"""glTF files that hold all their geometry are read with their transforms; others are refused."""

from __future__ import annotations

import numpy as np
import pytest
import trimesh

from terrain.meshes.files import read_mesh
from tests.terrain.mesh_specimens import data_address, gltf, refusal, tetrahedron, triangles, write


def primitive(**changes):
    return [{"primitives": [{"attributes": {"POSITION": 0}, "indices": 1} | changes]}]


def test_a_gltf_with_its_buffer_inside_is_read(tmp_path):
    mesh = read_mesh(write(tmp_path, "t.gltf", gltf()))
    assert triangles(mesh) == [[[0, 0, 0], [1, 0, 0], [0, 1, 0]]]


@pytest.mark.parametrize(
    ("mode", "second"), [(5, [[0, 1, 0], [1, 0, 0], [1, 1, 0]]), (6, [[0, 0, 0], [0, 1, 0], [1, 1, 0]])]
)
def test_strips_and_fans_are_triangles_that_turn_the_same_way(tmp_path, mode, second):
    mesh = read_mesh(write(tmp_path, "t.gltf", gltf(corners=[0, 1, 2, 3], meshes=primitive(mode=mode))))
    assert triangles(mesh) == sorted([[[0, 0, 0], [1, 0, 0], [0, 1, 0]], second])


def test_transforms_of_all_nodes_above_apply_to_a_mesh(tmp_path):
    half = 0.5**0.5
    nodes = [
        {"children": [1], "translation": [10, 0, 0]},
        {"mesh": 0, "rotation": [0, 0, half, half], "scale": [2, 2, 2]},
    ]
    mesh = read_mesh(write(tmp_path, "t.gltf", gltf(nodes=nodes)))
    assert triangles(mesh) == [[[8, 0, 0], [10, 0, 0], [10, 2, 0]]]


def test_a_matrix_is_read_by_columns_and_a_mirror_turns_triangles_over(tmp_path):
    matrix = [-1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 5, 6, 7, 1]
    mesh = read_mesh(write(tmp_path, "t.gltf", gltf(nodes=[{"mesh": 0, "matrix": matrix}])))
    assert triangles(mesh) == [[[4, 6, 7], [5, 6, 7], [5, 7, 7]]]


def test_a_mesh_shown_by_two_nodes_is_there_twice(tmp_path):
    nodes = [{"children": [1, 2]}, {"mesh": 0}, {"mesh": 0, "translation": [0, 0, 3]}]
    assert len(read_mesh(write(tmp_path, "t.gltf", gltf(nodes=nodes))).faces) == 2


def test_nested_transforms_agree_with_trimesh(tmp_path):
    scene = trimesh.Scene()
    turn = trimesh.transformations.rotation_matrix(0.7, [1, 2, 3], [4, 5, 6])
    scene.add_geometry(tetrahedron(), node_name="low", transform=turn)
    scene.add_geometry(tetrahedron(), node_name="high", parent_node_name="low", transform=turn @ np.diag([2, 3, 4, 1]))
    scene.export(tmp_path / "two.glb")
    expected = trimesh.load_scene(tmp_path / "two.glb", process=False).to_mesh()
    assert triangles(read_mesh(tmp_path / "two.glb")) == triangles(expected)


def test_quantised_points_are_read(tmp_path):
    """Points as bytes, where 127 stands for 1."""
    points = np.array([[0, 0, 0], [127, 0, 0], [0, 127, 0]], dtype="<i1")
    document = gltf(
        meshes=[{"primitives": [{"attributes": {"POSITION": 0}}]}],
        accessors=[{"bufferView": 0, "componentType": 5120, "normalized": True, "count": 3, "type": "VEC3"}],
        bufferViews=[{"buffer": 0, "byteLength": 9}],
        buffers=[{"byteLength": 9, "uri": data_address(points.tobytes())}],
    )
    assert triangles(read_mesh(write(tmp_path, "t.gltf", document))) == [[[0, 0, 0], [1, 0, 0], [0, 1, 0]]]


@pytest.mark.parametrize("address", ["t.bin", "../secret.bin", "http://example.org/t.bin", "file:///etc/passwd"])
def test_geometry_kept_in_another_file_or_host_is_refused(tmp_path, address):
    write(tmp_path, "t.bin", bytes(100))
    message = refusal(write(tmp_path, "t.gltf", gltf(buffers=[{"byteLength": 54, "uri": address}])))
    assert message == f"its geometry is kept elsewhere ({address!r}); export it as one GLB file"


@pytest.mark.parametrize(
    "nodes",
    [
        [{"mesh": 0, "children": [0]}],
        [{"children": [1]}, {"children": [2]}, {"mesh": 0, "children": [1]}],
        [{"children": [1, 1]}, {"mesh": 0}],
    ],
    ids=["its own child", "a circle", "twice a child"],
)
def test_nodes_that_contain_themselves_are_refused(tmp_path, nodes):
    assert refusal(write(tmp_path, "t.gltf", gltf(nodes=nodes))).endswith("is below itself or below two others")


COMPRESSED = {"bufferViews": [{"buffer": 0, "byteLength": 48, "extensions": {"EXT_meshopt_compression": {}}}] * 2}
SPARSE = {"bufferView": 0, "componentType": 5126, "count": 4, "type": "VEC3", "sparse": {"count": 1}}
INDICES = {"bufferView": 1, "componentType": 5123, "count": 3, "type": "SCALAR"}


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"meshes": primitive(extensions={"KHR_draco_mesh_compression": {}})}, "it is compressed with Draco; export"),
        (COMPRESSED, "it is compressed (EXT_meshopt_compression); export"),
        ({"accessors": [SPARSE, INDICES]}, "it has sparse accessors, which are not read"),
        ({"accessors": [SPARSE | {"count": 40}, INDICES]}, "it has sparse accessors"),
        ({"accessors": [{**INDICES, "count": 3}, INDICES]}, "damaged: accessor 0 is of the wrong kind"),
        ({"bufferViews": [{"buffer": 0, "byteOffset": 20}] * 2}, "damaged: its buffer ends before its geometry"),
        ({"nodes": [{"mesh": 3}]}, "damaged: it names meshes 3, but there are 1"),
        ({"buffers": [{"byteLength": 54}]}, "damaged: its binary chunk is missing"),
        ({"meshes": primitive(mode=0)}, "it has no triangles"),
        ({"meshes": 5, "nodes": []}, "damaged: it does not keep to its format"),
    ],
)
def test_a_gltf_that_cannot_be_used_says_why(tmp_path, changes, message):
    assert refusal(write(tmp_path, "t.gltf", gltf(**changes))).startswith(message)


def test_points_shared_by_many_meshes_come_out_only_where_they_are_used(tmp_path):
    """Else a thousand nodes over one large buffer would fill the memory."""
    nodes = [{"children": [1, 2]}, {"mesh": 0}, {"mesh": 0}]
    assert len(read_mesh(write(tmp_path, "t.gltf", gltf(nodes=nodes))).vertices) == 6


def test_a_gltf_index_past_its_points_is_refused(tmp_path):
    assert (
        refusal(write(tmp_path, "t.gltf", gltf(corners=[0, 1, 9])))
        == "damaged: a face names point 10, but there are only 4"
    )
