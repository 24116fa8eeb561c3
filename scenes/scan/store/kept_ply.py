"""Stores surfaces between steps as binary PLY, which any viewer opens and which is read back bit by bit."""

from __future__ import annotations

import re
import zlib
from typing import TYPE_CHECKING

import numpy as np

from scenes.scan.surface import ScanError, Surface
from terrain.machine import write_whole

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

PLACES = [("x", "<f8"), ("y", "<f8"), ("z", "<f8")]
COLOURS = [("red", "u1"), ("green", "u1"), ("blue", "u1")]
PLY_KINDS = {"<f8": "double", "u1": "uchar"}
FACE = np.dtype([("corners", "u1"), ("face", "<i4", (3,))])
HEAD_BYTES = 1000
COUNTS = re.compile(rb"element vertex (\d+)\n(.*?)element face (\d+)\n.*?end_header\n", re.DOTALL)


def write_surface(path: Path, surface: Surface) -> int:
    """Write a surface; the checksum of its bytes is returned."""
    content = surface_bytes(surface)
    write_whole(path, content)
    return zlib.crc32(content)


def read_surface(path: Path, checksum: int | None = None) -> Surface:
    """Read back what `write_surface` wrote; anything else is refused."""
    content = path.read_bytes()
    head = COUNTS.search(content[:HEAD_BYTES])
    if head is None or (checksum is not None and zlib.crc32(content) != checksum):
        raise ScanError(f"{path}: is not what was written there")
    points = np.dtype(PLACES + (COLOURS if b"red" in head[2] else []))
    rows, faces = int(head[1]), int(head[3])
    if len(content) != head.end() + rows * points.itemsize + faces * FACE.itemsize:
        raise ScanError(f"{path}: is cut short")
    table = np.frombuffer(content, points, rows, head.end())
    corners = np.frombuffer(content, FACE, faces, head.end() + table.nbytes)["face"].astype(np.int64)
    return Surface(_columns(table, PLACES), corners, _colours(table))


def surface_bytes(surface: Surface) -> bytes:
    """A surface as the bytes of a PLY file."""
    columns = PLACES + (COLOURS if surface.colours is not None else [])
    table = np.empty(len(surface.vertices), np.dtype(columns))
    for number, (name, _) in enumerate(PLACES):
        table[name] = surface.vertices[:, number]
    if surface.colours is not None:
        for number, (name, _) in enumerate(COLOURS):
            table[name] = surface.colours[:, number]
    faces = np.empty(len(surface.faces), FACE)
    faces["corners"], faces["face"] = 3, surface.faces
    return b"".join([_header(columns, len(table), len(faces)), table.tobytes(), faces.tobytes()])


def _header(columns: list[tuple[str, str]], points: int, faces: int) -> bytes:
    lines = [
        "ply",
        "format binary_little_endian 1.0",
        f"element vertex {points}",
        *(f"property {PLY_KINDS[kind]} {name}" for name, kind in columns),
        f"element face {faces}",
        "property list uchar int vertex_indices",
        "end_header\n",
    ]
    return "\n".join(lines).encode()


def _columns(table: NDArray[np.void], columns: list[tuple[str, str]]) -> NDArray[np.float64]:
    return np.stack([table[name] for name, _ in columns], axis=1)


def _colours(table: NDArray[np.void]) -> NDArray[np.uint8] | None:
    if "red" not in (table.dtype.names or ()):
        return None
    return np.stack([table[name] for name, _ in COLOURS], axis=1)
