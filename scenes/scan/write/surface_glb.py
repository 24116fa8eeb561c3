"""Serialises a piece as GLB: named triangles with their colours, upright in any viewer.

The standard says that y is up, so points are turned on writing; a scene that uses the file says `up = "y"`.
Colours in glTF are linear light, while files and screens use sRGB: colours are
converted, and kept in 16 bits so that none is lost on the way back.
"""

from __future__ import annotations

import json
import struct
from typing import TYPE_CHECKING, Any

import numpy as np

from scenes.table.table_glb import as_light

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from scenes.scan.surface import Surface

MAGIC, VERSION = b"glTF", 2
JSON_CHUNK, BINARY_CHUNK = 0x4E4F534A, 0x004E4942
FLOATS, WHOLE_NUMBERS, SHORTS = 5126, 5125, 5123
POINTS_OF, CORNERS_OF = 34962, 34963
MATERIAL = {
    "name": "scan",
    "doubleSided": True,
    "pbrMetallicRoughness": {"metallicFactor": 0.0, "roughnessFactor": 1.0},
}


def glb_bytes(surface: Surface, name: str) -> bytes:
    """One named surface, z up, as the bytes of a GLB file."""
    x, y, z = surface.vertices.T
    tables = [_Table(np.stack([x, z, -y], axis=1).astype("<f4"), FLOATS, "VEC3", POINTS_OF)]
    if surface.colours is not None:
        tables.append(_Table(as_light(surface.colours), SHORTS, "VEC4", POINTS_OF, normalized=True))
    tables.append(_Table(surface.faces.reshape(-1).astype("<u4"), WHOLE_NUMBERS, "SCALAR", CORNERS_OF))
    binary = b"".join(table.content for table in tables)
    return _packed(_document(name, tables, len(binary)), binary)


class _Table:
    """Numbers that go into the file, and how the file describes them."""

    def __init__(self, numbers: NDArray[Any], component: int, shape: str, target: int, **more: bool) -> None:
        self.content = numbers.tobytes() + b"\0" * (-numbers.nbytes % 4)
        self.view = {"buffer": 0, "byteLength": numbers.nbytes, "target": target}
        self.accessor = {"componentType": component, "type": shape, "count": len(numbers), **more}
        if shape == "VEC3":
            self.accessor |= {"min": numbers.min(axis=0).tolist(), "max": numbers.max(axis=0).tolist()}


def _document(name: str, tables: list[_Table], length: int) -> dict[str, Any]:
    offsets = np.cumsum([0, *(len(table.content) for table in tables)]).tolist()
    names = ["POSITION", "COLOR_0"][: len(tables) - 1]
    surface = {
        "attributes": {name: number for number, name in enumerate(names)},
        "indices": len(tables) - 1,
        "material": 0,
        "mode": 4,
    }
    return {
        "asset": {"version": "2.0", "generator": "pas"},
        "scene": 0,
        "scenes": [{"nodes": [0]}],
        "nodes": [{"name": name, "mesh": 0}],
        "meshes": [{"name": name, "primitives": [surface]}],
        "materials": [MATERIAL],
        "accessors": [table.accessor | {"bufferView": number} for number, table in enumerate(tables)],
        "bufferViews": [
            table.view | {"byteOffset": offset} for table, offset in zip(tables, offsets[:-1], strict=True)
        ],
        "buffers": [{"byteLength": length}],
    }


def _packed(document: dict[str, Any], binary: bytes) -> bytes:
    text = json.dumps(document, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 4)
    chunks = struct.pack("<II", len(text), JSON_CHUNK) + text + struct.pack("<II", len(binary), BINARY_CHUNK) + binary
    return MAGIC + struct.pack("<II", VERSION, 12 + len(chunks)) + chunks
