"""Writes GLB, glTF 2 in one file: named triangles with their colours, upright in any viewer.

The standard says that y is up, so points are turned on writing; a scene that shows such a file says `up = "y"`.
Colours in glTF are amounts of light, where files and screens count in steps that look even: those of points are
converted, and kept in 16 bits so that none is lost on the way back.
"""

from __future__ import annotations

import json
import struct
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from terrain.meshes.formats.gltf import BINARY_CHUNK, GENERATOR, JSON_CHUNK, MAGIC

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from numpy.typing import NDArray

    Light = tuple[float, float, float, float]
    """Red, green, blue as amounts of light, and how solid it is, each from 0 to 1."""

VERSION = 2
FLOATS, WHOLE_NUMBERS, SHORTS = 5126, 5125, 5123
POINTS_OF, CORNERS_OF = 34962, 34963
WHITE = (1.0, 1.0, 1.0, 1.0)


class NamedMesh(NamedTuple):
    """Triangles of one colour, or with a colour of each point as it is seen."""

    name: str
    points: Any
    """Rows of x, y, z with z up."""
    faces: Any
    light: Light = WHITE
    colours: Any = None
    """Rows of red, green, blue from 0 to 255; `light` is laid over them."""


def glb(meshes: Iterable[NamedMesh]) -> bytes:
    """The bytes of a GLB file with a node for each mesh."""
    document = _Document()
    for mesh in meshes:
        document.add(mesh)
    return document.packed()


class _Document:
    """The tables of a glTF document as they fill, and the numbers behind them."""

    def __init__(self) -> None:
        self.binary = bytearray()
        self.meshes: list[dict[str, Any]] = []
        self.views: list[dict[str, Any]] = []
        self.accessors: list[dict[str, Any]] = []
        self.lights: list[Light] = []

    def add(self, mesh: NamedMesh) -> None:
        if mesh.light not in self.lights:
            self.lights.append(mesh.light)
        first = len(self.accessors)
        for table in _tables(mesh):
            self._add(*table)
        tints = {"COLOR_0": first + 2} if mesh.colours is not None else {}
        drawn = {
            "attributes": {"POSITION": first, **tints},
            "indices": first + 1,
            "material": self.lights.index(mesh.light),
        }
        self.meshes.append({"name": mesh.name, "primitives": [drawn]})

    def _add(self, numbers: NDArray[Any], component: int, shape: str, target: int) -> None:
        view = {"buffer": 0, "byteOffset": len(self.binary), "byteLength": numbers.nbytes, "target": target}
        described = {"bufferView": len(self.views), "componentType": component, "type": shape, "count": len(numbers)}
        if shape == "VEC3":
            described |= {"min": numbers.min(axis=0).tolist(), "max": numbers.max(axis=0).tolist()}
        if component == SHORTS:
            described["normalized"] = True
        self.views.append(view)
        self.accessors.append(described)
        self.binary += numbers.tobytes() + b"\0" * (-numbers.nbytes % 4)

    def packed(self) -> bytes:
        text = json.dumps(self._tree(), separators=(",", ":")).encode()
        text += b" " * (-len(text) % 4)
        chunks = struct.pack("<II", len(text), JSON_CHUNK) + text
        if self.binary:
            chunks += struct.pack("<II", len(self.binary), BINARY_CHUNK) + self.binary
        return MAGIC + struct.pack("<II", VERSION, 12 + len(chunks)) + chunks

    def _tree(self) -> dict[str, Any]:
        """The document; the standard allows no empty tables."""
        tree = {
            "asset": {"version": "2.0", "generator": GENERATOR},
            "scene": 0,
            "scenes": [{"nodes": list(range(len(self.meshes)))}] if self.meshes else [{}],
            "nodes": [{"mesh": number, "name": mesh["name"]} for number, mesh in enumerate(self.meshes)],
            "meshes": self.meshes,
            "accessors": self.accessors,
            "bufferViews": self.views,
            "buffers": [{"byteLength": len(self.binary)}] if self.binary else [],
            "materials": [_material(light) for light in self.lights],
        }
        return {key: value for key, value in tree.items() if value != []}


def _tables(mesh: NamedMesh) -> Iterator[tuple[NDArray[Any], int, str, int]]:
    x, y, z = np.asarray(mesh.points, dtype=np.float64).T
    yield np.stack([x, z, -y], axis=1).astype("<f4"), FLOATS, "VEC3", POINTS_OF
    yield np.asarray(mesh.faces).reshape(-1).astype("<u4"), WHOLE_NUMBERS, "SCALAR", CORNERS_OF
    if mesh.colours is not None:
        yield _as_light(mesh.colours), SHORTS, "VEC4", POINTS_OF


def _as_light(colours: Any) -> NDArray[Any]:
    """Colours as seen become amounts of light from 0 to 65535, with an opaque fourth column."""
    seen = np.arange(256) / 255
    light = np.where(seen <= 0.04045, seen / 12.92, ((seen + 0.055) / 1.055) ** 2.4)
    table = np.rint(65535 * light).astype("<u2")
    return np.column_stack([table[colours], np.full(len(colours), 65535, "<u2")])


def _material(light: Light) -> dict[str, Any]:
    look = {"baseColorFactor": list(light), "metallicFactor": 0.0, "roughnessFactor": 1.0}
    return {"doubleSided": True, "alphaMode": "BLEND" if light[3] < 1 else "OPAQUE", "pbrMetallicRoughness": look}
