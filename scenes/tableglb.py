"""A table as one GLB file: a mesh for each piece, named and coloured by its kind, in pas, upright in any viewer."""

from __future__ import annotations

import json
import struct
from typing import TYPE_CHECKING, Any

import numpy as np

from terrain.lattice import to_pas

if TYPE_CHECKING:
    from collections.abc import Iterable

    from terrain.table import Table

    NamedMesh = tuple[str, Any, Any, tuple[float, ...]]
    """A name, points in pas, triangles, and red, green, blue and how solid it is."""

MAGIC, VERSION = b"glTF", 2
JSON_CHUNK, BINARY_CHUNK = 0x4E4F534A, 0x004E4942
FLOATS, WHOLE_NUMBERS = 5126, 5125
POINTS_OF, CORNERS_OF = 34962, 34963

COLOURS = {"deep_water": (0.16, 0.38, 0.62, 0.7), "difficult": (0.45, 0.5, 0.3, 1.0), "ladder": (0.5, 0.35, 0.2, 1.0)}
STONE = (0.62, 0.6, 0.56, 1.0)


def glb_of_table(table: Table) -> bytes:
    """The scenery as the bytes of a GLB file."""
    return glb_of_meshes(
        (piece.id, np.asarray(to_pas(piece.mesh.vertices)), piece.mesh.faces, COLOURS.get(piece.kind, STONE))
        for piece in table.pieces
    )


def glb_of_meshes(named: Iterable[NamedMesh]) -> bytes:
    """Named and coloured triangles in pas as the bytes of a GLB file; y is up there, so points are turned."""
    binary, views, accessors, meshes = bytearray(), [], [], []
    materials: list[tuple[float, ...]] = []
    for name, points, faces, colour in named:
        if colour not in materials:
            materials.append(colour)
        for numbers, component, shape, target in _tables(points, faces):
            views.append({"buffer": 0, "byteOffset": len(binary), "byteLength": numbers.nbytes, "target": target})
            accessors.append(_accessor(numbers, component, shape, len(views) - 1))
            binary += numbers.tobytes() + b"\0" * (-numbers.nbytes % 4)
        drawn = {
            "attributes": {"POSITION": len(accessors) - 2},
            "indices": len(accessors) - 1,
            "material": materials.index(colour),
        }
        meshes.append({"name": name, "primitives": [drawn]})
    document = _document(meshes, accessors, views, len(binary)) | {"materials": [_material(one) for one in materials]}
    return _packed({key: value for key, value in document.items() if value != []}, bytes(binary))


def _tables(vertices: Any, faces: Any) -> list[tuple[Any, int, str, int]]:
    x, y, z = np.asarray(vertices, dtype=np.float64).T
    points = np.stack([x, z, -y], axis=1).astype("<f4")
    corners = np.asarray(faces).reshape(-1).astype("<u4")
    return [(points, FLOATS, "VEC3", POINTS_OF), (corners, WHOLE_NUMBERS, "SCALAR", CORNERS_OF)]


def _accessor(numbers: Any, component: int, shape: str, view: int) -> dict[str, Any]:
    described = {"bufferView": view, "componentType": component, "type": shape, "count": len(numbers)}
    if shape == "VEC3":
        described |= {"min": numbers.min(axis=0).tolist(), "max": numbers.max(axis=0).tolist()}
    return described


def _material(colour: tuple[float, ...]) -> dict[str, Any]:
    look = {"baseColorFactor": list(colour), "metallicFactor": 0.0, "roughnessFactor": 1.0}
    return {"doubleSided": True, "alphaMode": "BLEND" if colour[3] < 1 else "OPAQUE", "pbrMetallicRoughness": look}


def _document(meshes: list[Any], accessors: list[Any], views: list[Any], length: int) -> dict[str, Any]:
    return {
        "asset": {"version": "2.0", "generator": "pas"},
        "scene": 0,
        "scenes": [{"nodes": list(range(len(meshes)))}] if meshes else [{}],
        "nodes": [{"mesh": number, "name": mesh["name"]} for number, mesh in enumerate(meshes)],
        "meshes": meshes,
        "accessors": accessors,
        "bufferViews": views,
        "buffers": [{"byteLength": length}] if length else [],
    }


def _packed(document: dict[str, Any], binary: bytes) -> bytes:
    text = json.dumps(document, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 4)
    chunks = struct.pack("<II", len(text), JSON_CHUNK) + text
    if binary:
        chunks += struct.pack("<II", len(binary), BINARY_CHUNK) + binary
    return MAGIC + struct.pack("<II", VERSION, 12 + len(chunks)) + chunks
