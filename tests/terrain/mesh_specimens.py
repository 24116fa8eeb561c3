"""Mesh files for the tests: one small solid in every form, and how to compare and refuse."""

from __future__ import annotations

import base64
import json
import struct
from pathlib import Path

import numpy as np
import pytest
import trimesh

from terrain.meshes.files import read_mesh
from terrain.meshes.raw import MeshError

MESHES = Path(__file__).parents[2] / "scenes" / "catalogue" / "meshes"


TETRAHEDRON = np.array([[0, 0, 0], [3, 0, 0], [0, 4, 0], [0, 0, 5.5]])
FACES = np.array([[0, 2, 1], [0, 1, 3], [1, 2, 3], [2, 0, 3]])

POINTS = "v 0 0 0\nv 3 0 0\nv 0 4 0\nv 0 0 5.5\n"


def write(folder, name, content):
    """Write a file into a folder and return its path."""
    path = folder / name
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


def triangles(mesh):
    """The triangles as a sorted list of their corners, each starting from its lowest: order and numbering forgotten."""
    corners = np.round(np.asarray(mesh.vertices)[np.asarray(mesh.faces)], 4) + 0.0
    _, number = np.unique(corners.reshape(-1, 3), axis=0, return_inverse=True)
    first = number.reshape(-1, 3).argmin(axis=1)[:, None]
    turned = np.take_along_axis(corners, ((first + np.arange(3)) % 3)[:, :, None], axis=1)
    return turned[np.lexsort(turned.reshape(-1, 9).T[::-1])].tolist()


def tetrahedron():
    return trimesh.Trimesh(TETRAHEDRON, FACES, process=False)


def refusal(path, **options):
    with pytest.raises(MeshError) as caught:
        read_mesh(path, **options)
    message = str(caught.value)
    assert "\n" not in message
    assert message.startswith(f"{path}: ")
    return message.removeprefix(f"{path}: ")


def crosses(mesh, start, end):
    """Whether a segment meets any triangle: brute force in floats."""
    a, b, c = (mesh.vertices[mesh.faces[:, k]] for k in range(3))
    along = np.subtract(end, start)
    across = np.cross(along, c - a)
    area = ((b - a) * across).sum(axis=1)
    with np.errstate(divide="ignore", invalid="ignore"):
        u = ((start - a) * across).sum(axis=1) / area
        turned = np.cross(start - a, b - a)
        v = (along * turned).sum(axis=1) / area
        t = ((c - a) * turned).sum(axis=1) / area
        return bool(((u >= 0) & (v >= 0) & (u + v <= 1) & (t >= 0) & (t <= 1)).any())


PLY_HEADER = """ply
format {} 1.0
comment a roof and a wall
element vertex 5
property uchar red
property double x
property double y
property double z
element remark 2
property list uchar uchar letters
element face 2
property float quality
property list uchar short colours
property list uchar int vertex_indices
property uchar side
end_header
"""
CORNERS = [(0, 0, 0), (4, 0, 0), (4, 3, 0), (0, 3, 0), (2, 1.5, 2)]


def packed_ply(order, lists):
    rows = [struct.pack(order + "Bddd", 9, *corner) for corner in CORNERS]
    rows += [bytes([2]) + b"ab", bytes([0])]
    for numbers in lists:
        rows.append(struct.pack(order + "fB2hB", 0.5, 2, -1, -2, len(numbers)))
        rows.append(struct.pack(order + f"{len(numbers)}iB", *numbers, 1))
    return b"".join(rows)


def text_ply(lists):
    rows = [f"9 {x} {y} {z}" for x, y, z in CORNERS] + ["2 97 98", "0"]
    rows += [f"0.5 2 -1 -2 {len(numbers)} {' '.join(map(str, numbers))} 1" for numbers in lists]
    return "\n".join(rows).encode() + b"\n"


def gltf(corners=None, **changes):
    """A glTF document of one triangle or strip, with its buffer inside, and changes to its tables."""
    points = np.array([[0, 0, 0], [1, 0, 0], [0, 1, 0], [1, 1, 0]], dtype="<f4")
    order = np.array([0, 1, 2] if corners is None else corners, dtype="<u2")
    content = points.tobytes() + order.tobytes()
    document = {
        "asset": {"version": "2.0"},
        "scenes": [{"nodes": [0]}],
        "nodes": [{"mesh": 0}],
        "meshes": [{"primitives": [{"attributes": {"POSITION": 0}, "indices": 1}]}],
        "accessors": [
            {"bufferView": 0, "componentType": 5126, "count": 4, "type": "VEC3"},
            {"bufferView": 1, "componentType": 5123, "count": len(order), "type": "SCALAR"},
        ],
        "bufferViews": [
            {"buffer": 0, "byteLength": 48},
            {"buffer": 0, "byteOffset": 48, "byteLength": 2 * len(order)},
        ],
        "buffers": [{"byteLength": len(content), "uri": data_address(content)}],
    }
    return json.dumps(document | changes)


def data_address(content):
    return "data:application/octet-stream;base64," + base64.b64encode(content).decode()


SPECIMENS = {
    "t.stl": tetrahedron().export(file_type="stl"),
    "text.stl": tetrahedron().export(file_type="stl_ascii").encode(),
    "t.obj": tetrahedron().export(file_type="obj").encode(),
    "t.off": tetrahedron().export(file_type="off").encode(),
    "t.ply": PLY_HEADER.format("binary_big_endian").encode() + packed_ply(">", [(0, 1, 2, 3), (1, 2, 4)]),
    "text.ply": PLY_HEADER.format("ascii").encode() + text_ply([(0, 1, 2, 3), (1, 2, 4)]),
    "t.glb": tetrahedron().export(file_type="glb"),
    "t.gltf": gltf().encode(),
}
