"""glTF 2 in one file (GLB, or JSON with its buffers inside): triangles with their node transforms applied.

Only geometry is read. Nothing outside the file is opened: a buffer kept elsewhere is refused.
"""

from __future__ import annotations

import base64
import json
import struct
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from terrain.rawmesh import POINTS_PER_TRIANGLE, MeshError, RawMesh, check_corners, check_surface, refuse_too_many

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

Points = NDArray[np.float64]
Numbers = NDArray[np.int64]
Json = dict[str, Any]

MAGIC = b"glTF"
JSON_CHUNK, BINARY_CHUNK = 0x4E4F534A, 0x004E4942
COMPONENTS = {5120: "<i1", 5121: "<u1", 5122: "<i2", 5123: "<u2", 5125: "<u4", 5126: "<f4"}
WIDTHS = {"SCALAR": 1, "VEC3": 3}
TRIANGLES, STRIP, FAN = 4, 5, 6


def read_gltf(path: Path, limit: int) -> RawMesh:
    """All triangles of the file's scene, in its own axes (y up by the standard)."""
    content = path.read_bytes()
    document = _Document(*(_chunks(content) if content.startswith(MAGIC) else (content, None)), limit)
    instances = list(document.instances())
    triangles = sum(document.triangles_in(mesh) for mesh, _ in instances)
    refuse_too_many(triangles, limit)
    if triangles == 0:
        raise MeshError("it has no triangles")
    return _join([part for mesh, placing in instances for part in document.parts(mesh, placing)])


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


def _join(parts: list[tuple[Points, Numbers]]) -> RawMesh:
    """One mesh of many parts."""
    offsets = np.cumsum([0, *(len(points) for points, _ in parts)])
    vertices = np.concatenate([points for points, _ in parts])
    faces = np.concatenate([faces + offset for (_, faces), offset in zip(parts, offsets[:-1], strict=True)])
    check_surface(vertices, faces.reshape(-1))
    return RawMesh(vertices, faces)


@dataclass
class _Document:
    """The JSON tree of a glTF file and its buffers."""

    text: bytes
    binary: bytes | None
    limit: int
    _buffers: dict[int, bytes] = field(default_factory=dict)

    @cached_property
    def tree(self) -> Json:
        try:
            tree = json.loads(self.text.decode("utf-8-sig"))
        except ValueError as trouble:
            raise MeshError(f"damaged: its JSON cannot be read: {trouble}") from trouble
        if not isinstance(tree, dict):
            raise MeshError("damaged: its JSON is not a glTF document")
        return tree

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

    def triangles_in(self, mesh: Json) -> int:
        """How many triangles a mesh has, before any of them is read."""
        return sum(self._triangles_of(primitive) for primitive in mesh["primitives"])

    def _triangles_of(self, primitive: Json) -> int:
        mode = primitive.get("mode", TRIANGLES)
        if mode not in (TRIANGLES, STRIP, FAN):
            return 0
        positions = self.item("accessors", primitive["attributes"]["POSITION"])["count"]
        refuse_too_many(0, self.limit, positions)
        corners: int = self.item("accessors", primitive["indices"])["count"] if "indices" in primitive else positions
        return corners // 3 if mode == TRIANGLES else max(corners - 2, 0)

    def parts(self, mesh: Json, placing: Points) -> Iterator[tuple[Points, Numbers]]:
        """Points and triangles of a mesh, placed; a mirroring transform turns the triangles over."""
        for primitive in mesh["primitives"]:
            if self._triangles_of(primitive) == 0:
                continue
            points, faces = self._surface(primitive)
            if np.linalg.det(placing[:3, :3]) < 0:
                faces = faces[:, ::-1]
            yield points @ placing[:3, :3].T + placing[:3, 3], faces

    def _surface(self, primitive: Json) -> tuple[Points, Numbers]:
        """Triangles with the points they use: many primitives may share one large buffer."""
        points = self._numbers(primitive["attributes"]["POSITION"], "VEC3")
        corners = self._faces(primitive, len(points)).reshape(-1)
        check_corners(corners, len(points))
        used, faces = np.unique(corners, return_inverse=True)
        return points[used].astype(np.float64), faces.reshape(-1, 3)

    def _faces(self, primitive: Json, points: int) -> Numbers:
        if "KHR_draco_mesh_compression" in primitive.get("extensions", {}):
            raise MeshError("it is compressed with Draco; export it without compression")
        corners = np.arange(points)
        if "indices" in primitive:
            corners = self._numbers(primitive["indices"], "SCALAR").astype(np.int64).reshape(-1)
        return _triangles(corners, primitive.get("mode", TRIANGLES))

    def _numbers(self, accessor: int, shape: str) -> NDArray[Any]:
        """The numbers of one accessor, one row for each element."""
        spec = self.item("accessors", accessor)
        if spec["type"] != shape or spec["componentType"] not in COMPONENTS:
            raise MeshError(f"damaged: accessor {accessor} is of the wrong kind")
        if "sparse" in spec or "bufferView" not in spec:
            raise MeshError("it has sparse accessors, which are not read; export it without them")
        kind = np.dtype(COMPONENTS[spec["componentType"]])
        refuse_too_many(0, self.limit, spec["count"] // POINTS_PER_TRIANGLE)
        numbers = self._packed(spec, kind, WIDTHS[shape])
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
        kind, _, content = address.partition(",")
        if not (kind.startswith("data:") and kind.endswith(";base64")):
            raise MeshError(f"its geometry is kept elsewhere ({address[:60]!r}); export it as one GLB file")
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
