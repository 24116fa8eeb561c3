"""Parses STL: separate triangles, in binary or as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from terrain.meshes.formats.text_rows import blocks_of_lines, read_points
from terrain.meshes.raw import Limits, MeshError, RawMesh, check_surface, refuse_too_many

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

HEAD_BYTES = 512
HEADER_BYTES = 84
TRIANGLE = np.dtype([("normal", "<f4", (3,)), ("corners", "<f4", (3, 3)), ("attribute", "<u2")])


def read_stl(path: Path, limit: int) -> RawMesh:
    """The triangles of an STL file."""
    mesh = parse_stl(path, Limits.of_surface(limit))
    check_surface(mesh.vertices, mesh.faces.reshape(-1))
    return mesh


def is_text_stl(path: Path) -> bool:
    """Whether a file begins as a text."""
    with path.open("rb") as file:
        return _begins_as_text(file.read(HEAD_BYTES))


def header_line(path: Path) -> str:
    """What the header says, or the first line of a text."""
    with path.open("rb") as file:
        return file.read(HEADER_BYTES - 4).partition(b"\n")[0].decode("latin-1")


def _begins_as_text(head: bytes) -> bool:
    return head.lstrip().lower().startswith(b"solid") and b"\0" not in head


def parse_stl(path: Path, limits: Limits) -> RawMesh:
    """The triangles as they stand there; which of the two forms it is decides the size, not the first word."""
    with path.open("rb") as file:
        header = file.read(HEAD_BYTES)
    size = path.stat().st_size
    triangles = int.from_bytes(header[80:HEADER_BYTES], "little")
    fits = len(header) >= HEADER_BYTES and size == HEADER_BYTES + triangles * TRIANGLE.itemsize
    if not fits and _begins_as_text(header):
        return _read_text(path, limits)
    return _read_binary(path, size, triangles, limits)


def _read_binary(path: Path, size: int, triangles: int, limits: Limits) -> RawMesh:
    room = (size - HEADER_BYTES) // TRIANGLE.itemsize
    if size < HEADER_BYTES:
        raise MeshError(f"damaged: {size} bytes are too few for an STL file")
    if room < triangles:
        raise MeshError(f"damaged: its header says {triangles} triangles, but the file ends after {room}")
    refuse_too_many(triangles, limits)
    records = np.fromfile(path, dtype=TRIANGLE, count=triangles, offset=HEADER_BYTES)
    surplus = size - HEADER_BYTES - triangles * TRIANGLE.itemsize
    notes = (f"{surplus} bytes after the last triangle were left out",) if surplus else ()
    return _separate_triangles(records["corners"].reshape(-1, 3).astype(np.float64), notes)


def _separate_triangles(vertices: NDArray[np.float64], notes: tuple[str, ...]) -> RawMesh:
    return RawMesh(vertices, np.arange(len(vertices), dtype=np.int64).reshape(-1, 3), notes)


def _read_text(path: Path, limits: Limits) -> RawMesh:
    """Corners are the lines with the word vertex; the rest is only counted."""
    facets, ended, corners = 0, False, [np.zeros((0, 3))]
    for block in map(bytes.lower, blocks_of_lines(path)):
        facets += block.count(b"endfacet")
        refuse_too_many(facets, limits)
        ended |= b"endsolid" in block
        rows = [row for row in block.splitlines() if b"vertex" in row and b"solid" not in row]
        corners.append(read_points(rows, (1, 2, 3)))
    vertices = np.concatenate(corners)
    if not ended:
        raise MeshError(f"damaged: the text stops after {facets} triangles without an end")
    if len(vertices) != 3 * facets:
        raise MeshError(f"damaged: {facets} triangles with {len(vertices)} corners")
    return _separate_triangles(vertices, ())
