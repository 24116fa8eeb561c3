"""Serialises a table as GLB: a mesh for each piece, named and coloured by its kind, in pas, upright in any viewer."""

from __future__ import annotations

import json
import struct
from typing import TYPE_CHECKING, Any

import numpy as np

from scenes.table.paint import coat_of
from terrain.lattice.units import to_pas

if TYPE_CHECKING:
    from collections.abc import Iterable

    from terrain.scenery.pieces import Piece
    from terrain.scenery.table import Table

    NamedMesh = tuple[str, Any, Any, tuple[float, ...]] | tuple[str, Any, Any, tuple[float, ...], Any]
    """A name, points in pas, triangles, red, green, blue and how solid it is; if points have colours, those as seen."""

MAGIC, VERSION = b"glTF", 2
JSON_CHUNK, BINARY_CHUNK = 0x4E4F534A, 0x004E4942
FLOATS, WHOLE_NUMBERS, SHORTS = 5126, 5125, 5123
POINTS_OF, CORNERS_OF = 34962, 34963

COLOURS = {"deep_water": (0.16, 0.38, 0.62, 0.7), "difficult": (0.45, 0.5, 0.3, 1.0), "ladder": (0.5, 0.35, 0.2, 1.0)}
STONE, WHITE = (0.62, 0.6, 0.56, 1.0), (1.0, 1.0, 1.0, 1.0)


def glb_of_table(table: Table) -> bytes:
    """The scenery as the bytes of a GLB file; pieces have the colours of their meshes, where those have any."""
    return glb_of_meshes(_named(piece) for piece in table.pieces)


def _named(piece: Piece) -> NamedMesh:
    coat = coat_of(piece)
    if coat is not None:
        return piece.id, coat.placed(piece.at_pas, piece.turn_deg), coat.faces, WHITE, coat.colours
    return piece.id, np.asarray(to_pas(piece.mesh.vertices)), piece.mesh.faces, COLOURS.get(piece.kind, STONE)


def glb_of_meshes(named: Iterable[NamedMesh]) -> bytes:
    """Named and coloured triangles in pas as the bytes of a GLB file; y is up there, so points are turned."""
    binary, meshes = bytearray(), []
    views: list[dict[str, Any]] = []
    accessors: list[dict[str, Any]] = []
    materials: list[tuple[float, ...]] = []
    for name, points, faces, colour, *own in named:
        if colour not in materials:
            materials.append(colour)
        first = len(accessors)
        for numbers, component, shape, target in _tables(points, faces, *own):
            views.append({"buffer": 0, "byteOffset": len(binary), "byteLength": numbers.nbytes, "target": target})
            accessors.append(_accessor(numbers, component, shape, len(views) - 1))
            binary += numbers.tobytes() + b"\0" * (-numbers.nbytes % 4)
        tints = {"COLOR_0": first + 2} if len(accessors) > first + 2 else {}
        drawn = {
            "attributes": {"POSITION": first, **tints},
            "indices": first + 1,
            "material": materials.index(colour),
        }
        meshes.append({"name": name, "primitives": [drawn]})
    document = _document(meshes, accessors, views, len(binary)) | {"materials": [_material(one) for one in materials]}
    return _packed({key: value for key, value in document.items() if value != []}, bytes(binary))


def _tables(vertices: Any, faces: Any, colours: Any = None) -> list[tuple[Any, int, str, int]]:
    x, y, z = np.asarray(vertices, dtype=np.float64).T
    points = np.stack([x, z, -y], axis=1).astype("<f4")
    corners = np.asarray(faces).reshape(-1).astype("<u4")
    tables = [(points, FLOATS, "VEC3", POINTS_OF), (corners, WHOLE_NUMBERS, "SCALAR", CORNERS_OF)]
    return tables if colours is None else [*tables, (as_light(colours), SHORTS, "VEC4", POINTS_OF)]


def as_light(colours: Any) -> Any:
    """Colours as seen become amounts of light from 0 to 65535, as models have them, with an opaque fourth column."""
    seen = np.arange(256) / 255
    light = np.where(seen <= 0.04045, seen / 12.92, ((seen + 0.055) / 1.055) ** 2.4)
    table = np.rint(65535 * light).astype("<u2")
    return np.column_stack([table[colours], np.full(len(colours), 65535, "<u2")])


def _accessor(numbers: Any, component: int, shape: str, view: int) -> dict[str, Any]:
    described = {"bufferView": view, "componentType": component, "type": shape, "count": len(numbers)}
    if shape == "VEC3":
        described |= {"min": numbers.min(axis=0).tolist(), "max": numbers.max(axis=0).tolist()}
    if component == SHORTS:
        described["normalized"] = True
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
