"""Reads glTF 2 in one file (GLB, or JSON with its buffers inside): triangles with their node transforms applied.

Only geometry is read. Nothing outside the file is opened: a buffer kept elsewhere is refused.
"""

from __future__ import annotations

import base64
import json
import struct
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from terrain.meshes.raw import (
    POINTS_PER_TRIANGLE,
    Limits,
    MeshError,
    Polygons,
    RawMesh,
    check_corners,
    check_surface,
    refuse_too_many,
)

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

Points = NDArray[np.float64]
Numbers = NDArray[np.int64]
Json = dict[str, Any]

MAGIC = b"glTF"
JSON_CHUNK, BINARY_CHUNK = 0x4E4F534A, 0x004E4942
COMPONENTS = {5120: "<i1", 5121: "<u1", 5122: "<i2", 5123: "<u2", 5125: "<u4", 5126: "<f4"}
WIDTHS = {"SCALAR": 1, "VEC2": 2, "VEC3": 3, "VEC4": 4}
POINTS, TRIANGLES, STRIP, FAN = 0, 4, 5, 6

GENERATOR = "pas"
"""The name by which we sign the files that we write."""

MAX_PARTS = 100_000
"""Nodes that show a mesh, times the parts of that mesh: even whole cities have fewer."""

MAX_VALUES = 5_000_000
"""Commas and brackets of the JSON: each becomes an object of some hundred bytes in memory."""


def read_gltf(path: Path, limit: int) -> RawMesh:
    """All triangles of the file's scene, in its own axes (y up by the standard)."""
    document = Gltf.opened(path, Limits.of_surface(limit))
    parts = document.parts()
    if not parts:
        raise MeshError("it has no triangles")
    mesh = join(parts)
    check_surface(mesh.vertices, mesh.faces.reshape(-1))
    return replace(mesh, unit=document.unit)


def parse_gltf(path: Path, limits: Limits) -> Polygons:
    """The triangles of the file's scene, or else its loose points, as they stand there."""
    document = Gltf.opened(path, limits)
    parts = document.parts() or document.parts(cloud=True)
    if not parts:
        raise MeshError("it has no triangles and no points")
    return replace(Polygons.of_triangles(join(parts)), unit=document.unit)


@dataclass(frozen=True, eq=False)
class Part:
    """Points and triangles of one primitive, placed; `used` says which rows of its accessors the points are."""

    vertices: Points
    faces: Numbers
    used: Numbers
    primitive: Json


def _chunks(content: bytes) -> tuple[bytes, bytes | None]:
    """The JSON and the binary chunk of a GLB file."""
    if len(content) < 20:
        raise MeshError("damaged: the GLB header is cut short")
    version, length = struct.unpack_from("<II", content, 4)
    if version != 2:
        raise MeshError(f"it is glTF version {version}; only version 2 is read")
    if length > len(content):
        raise MeshError(f"damaged: it should have {length} bytes, but ends after {len(content)}")
    found: dict[int, bytes] = {}
    offset = 12
    while offset + 8 <= length:
        size, kind = struct.unpack_from("<II", content, offset)
        found.setdefault(kind, content[offset + 8 : offset + 8 + size])
        offset += 8 + size
    if JSON_CHUNK not in found:
        raise MeshError("damaged: the GLB file has no JSON chunk")
    return found[JSON_CHUNK], found.get(BINARY_CHUNK)


def join(parts: list[Part]) -> RawMesh:
    """One mesh of many parts."""
    offsets = np.cumsum([0, *(len(part.vertices) for part in parts)])
    vertices = np.concatenate([part.vertices for part in parts])
    faces = np.concatenate([part.faces + offset for part, offset in zip(parts, offsets[:-1], strict=True)])
    return RawMesh(vertices, faces)


@dataclass
class Gltf:
    """The JSON tree of a glTF file and its buffers."""

    text: bytes
    binary: bytes | None
    limits: Limits
    _buffers: dict[int, bytes] = field(default_factory=dict)

    @classmethod
    def opened(cls, path: Path, limits: Limits) -> Gltf:
        """A file of either form."""
        content = path.read_bytes()
        return cls(*(_chunks(content) if content.startswith(MAGIC) else (content, None)), limits)

    @cached_property
    def tree(self) -> Json:
        if sum(self.text.count(mark) for mark in (b",", b"[", b"{")) > MAX_VALUES:
            raise MeshError(f"its JSON has more than {MAX_VALUES} values; export it as GLB, with its numbers in binary")
        try:
            tree = json.loads(self.text.decode("utf-8-sig"))
        except ValueError as trouble:
            raise MeshError(f"damaged: its JSON cannot be read: {trouble}") from trouble
        if not isinstance(tree, dict):
            raise MeshError("damaged: its JSON is not a glTF document")
        return tree

    @property
    def unit(self) -> str | None:
        """The pas, in files that we wrote ourselves; others are in metres, as the standard has it."""
        asset = self.tree.get("asset")
        return "pas" if isinstance(asset, dict) and asset.get("generator") == GENERATOR else None

    def item(self, table: str, number: int) -> Json:
        """One row of a table of the document."""
        rows = self.tree.get(table, [])
        if not isinstance(number, int) or not 0 <= number < len(rows):
            raise MeshError(f"damaged: it names {table} {number}, but there are {len(rows)}")
        row: Json = rows[number]
        return row

    def instances(self) -> Iterator[tuple[Json, Points]]:
        """Every mesh with the transform of each node that shows it."""
        if not self.tree.get("nodes"):
            yield from ((mesh, np.eye(4)) for mesh in self.tree.get("meshes", []))
            return
        seen: set[int] = set()
        waiting = [(number, np.eye(4)) for number in self._roots()]
        while waiting:
            number, above = waiting.pop()
            if number in seen:
                raise MeshError(f"its node {number} is below itself or below two others")
            seen.add(number)
            node = self.item("nodes", number)
            placing = above @ _transform(node)
            if "mesh" in node:
                yield self.item("meshes", node["mesh"]), placing
            waiting.extend((child, placing) for child in reversed(node.get("children", [])))

    def _roots(self) -> list[int]:
        if self.tree.get("scenes"):
            roots: list[int] = self.item("scenes", self.tree.get("scene", 0)).get("nodes", [])
            return roots[::-1]
        children = {child for node in self.tree["nodes"] for child in node.get("children", [])}
        return [number for number in range(len(self.tree["nodes"])) if number not in children][::-1]

    def parts(self, *, cloud: bool = False) -> list[Part]:
        """The triangles of the scene, or its loose points, part by part; nothing is read before all are counted."""
        shown = [(primitive, placing) for mesh, placing in self._counted() for primitive in mesh["primitives"]]
        count = self._points_of if cloud else self._triangles_of
        total = sum(count(primitive) for primitive, _ in shown)
        refuse_too_many(0 if cloud else total, self.limits, total if cloud else 0)
        return [self._placed(primitive, placing, cloud) for primitive, placing in shown if count(primitive)]

    def _counted(self) -> list[tuple[Json, Points]]:
        """All instances, if together they have no more parts than can be gone through."""
        instances = list(self.instances())
        if sum(len(mesh["primitives"]) for mesh, _ in instances) > MAX_PARTS:
            raise MeshError(f"its nodes show more than {MAX_PARTS} parts; join them before exporting")
        return instances

    def _triangles_of(self, primitive: Json) -> int:
        """How many triangles a primitive has, before any of them is read."""
        mode = primitive.get("mode", TRIANGLES)
        if mode not in (TRIANGLES, STRIP, FAN):
            return 0
        positions = self.item("accessors", primitive["attributes"]["POSITION"])["count"]
        refuse_too_many(0, self.limits, positions)
        corners: int = self.item("accessors", primitive["indices"])["count"] if "indices" in primitive else positions
        return corners // 3 if mode == TRIANGLES else max(corners - 2, 0)

    def _points_of(self, primitive: Json) -> int:
        """How many loose points a primitive has."""
        if primitive.get("mode", TRIANGLES) != POINTS:
            return 0
        return max(int(self.item("accessors", primitive["attributes"]["POSITION"])["count"]), 0)

    def _placed(self, primitive: Json, placing: Points, cloud: bool) -> Part:
        """A primitive where its node puts it; a mirroring transform turns the triangles over."""
        accessor = primitive["attributes"]["POSITION"]
        points = int(self.item("accessors", accessor)["count"])
        if cloud:
            used, faces = np.arange(points), np.zeros((0, 3), dtype=np.int64)
        else:
            used, faces = self._used(primitive, points)
        if np.linalg.det(placing[:3, :3]) < 0:
            faces = faces[:, ::-1]
        local = self.numbers(accessor, "VEC3", used).astype(np.float64)
        return Part(local @ placing[:3, :3].T + placing[:3, 3], faces, used, primitive)

    def _used(self, primitive: Json, points: int) -> tuple[Numbers, Numbers]:
        """The points that triangles use, and the triangles: many primitives may share one large buffer."""
        corners = self._faces(primitive, points).reshape(-1)
        check_corners(corners, points)
        used, faces = np.unique(corners, return_inverse=True)
        return used, faces.reshape(-1, 3)

    def _faces(self, primitive: Json, points: int) -> Numbers:
        if "KHR_draco_mesh_compression" in primitive.get("extensions", {}):
            raise MeshError("it is compressed with Draco; export it without compression")
        corners = np.arange(points)
        if "indices" in primitive:
            corners = self.numbers(primitive["indices"], "SCALAR").astype(np.int64).reshape(-1)
        return _triangles(corners, primitive.get("mode", TRIANGLES))

    def numbers(self, accessor: int, shape: str, rows: Numbers | None = None) -> NDArray[Any]:
        """The numbers of one accessor, one row for each element, or only some of its rows."""
        spec = self.item("accessors", accessor)
        if spec["type"] != shape or spec["componentType"] not in COMPONENTS:
            raise MeshError(f"damaged: accessor {accessor} is of the wrong kind")
        if "sparse" in spec or "bufferView" not in spec:
            raise MeshError("it has sparse accessors, which are not read; export it without them")
        kind = np.dtype(COMPONENTS[spec["componentType"]])
        refuse_too_many(0, self.limits, spec["count"] // POINTS_PER_TRIANGLE)
        numbers = self._packed(spec, kind, WIDTHS[shape])
        if rows is not None:
            numbers = numbers[rows]
        if spec.get("normalized") and kind.kind != "f":
            return np.maximum(numbers / np.iinfo(kind).max, -1.0)
        return numbers

    def _packed(self, spec: Json, kind: np.dtype[Any], width: int) -> NDArray[Any]:
        view = self.item("bufferViews", spec["bufferView"])
        if view.get("extensions"):
            raise MeshError(f"it is compressed ({', '.join(view['extensions'])}); export it without compression")
        offset = view.get("byteOffset", 0) + spec.get("byteOffset", 0)
        stride = view.get("byteStride", kind.itemsize * width)
        buffer = self._buffer(view["buffer"])
        if offset < 0 or stride <= 0 or offset + stride * (spec["count"] - 1) + kind.itemsize * width > len(buffer):
            raise MeshError("damaged: its buffer ends before its geometry")
        return np.ndarray((spec["count"], width), kind, buffer, offset, (stride, kind.itemsize))

    def view(self, number: int) -> bytes:
        """The bytes of one buffer view, such as a picture."""
        view = self.item("bufferViews", number)
        start = view.get("byteOffset", 0)
        if start < 0 or view["byteLength"] < 0:
            raise MeshError("damaged: a part of its buffer starts before it")
        return self._buffer(view["buffer"])[start : start + view["byteLength"]]

    def _buffer(self, number: int) -> bytes:
        if number not in self._buffers:
            self._buffers[number] = self._content(self.item("buffers", number).get("uri"))
        return self._buffers[number]

    def _content(self, address: str | None) -> bytes:
        """The bytes of a buffer: the binary chunk, or what its address itself holds."""
        if address is None:
            if self.binary is None:
                raise MeshError("damaged: its binary chunk is missing")
            return self.binary
        content = held_in(address)
        if content is None:
            raise MeshError(f"its geometry is kept elsewhere ({address[:60]!r}); export it as one GLB file")
        return content


def held_in(address: str) -> bytes | None:
    """What an address itself holds; nothing if it leads elsewhere, for nothing else is ever opened."""
    kind, _, content = address.partition(",")
    if not (kind.startswith("data:") and kind.endswith(";base64")):
        return None
    return base64.b64decode(content, validate=True)


def _triangles(corners: Numbers, mode: int) -> Numbers:
    """Corner numbers of a list, strip or fan as triangles that all turn the same way."""
    if mode == TRIANGLES:
        return corners[: len(corners) // 3 * 3].reshape(-1, 3)
    if mode == FAN:
        return np.stack([np.full(len(corners) - 2, corners[0]), corners[1:-1], corners[2:]], axis=1)
    strip = np.stack([corners[:-2], corners[1:-1], corners[2:]], axis=1)
    strip[1::2] = strip[1::2, [1, 0, 2]]
    return strip


def _transform(node: Json) -> Points:
    """The transform of one node: a matrix by columns, or scale, then rotation, then translation."""
    if "matrix" in node:
        return np.array(node["matrix"], dtype=np.float64).reshape(4, 4).T
    placing = np.eye(4)
    placing[:3, :3] = _rotation(*node.get("rotation", (0, 0, 0, 1))) * np.array(node.get("scale", (1, 1, 1)))
    placing[:3, 3] = node.get("translation", (0, 0, 0))
    return placing


def _rotation(x: float, y: float, z: float, w: float) -> Points:
    """The rotation of a quaternion of any length."""
    squared = x * x + y * y + z * z + w * w
    if squared == 0:
        return np.eye(3)
    half = np.array(
        [
            [-y * y - z * z, x * y - z * w, x * z + y * w],
            [x * y + z * w, -x * x - z * z, y * z - x * w],
            [x * z - y * w, y * z + x * w, -x * x - y * y],
        ]
    )
    return np.asarray(np.eye(3) + 2 * half / squared)
