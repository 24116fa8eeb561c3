"""Wavefront OBJ: points, and polygons of any size that name them from either end.

Materials, texture coordinates and normals are passed over, so a missing .mtl file is no trouble.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import numpy as np

from terrain.rawmesh import MeshError, RawMesh, refuse_too_many, surface_of_polygons
from terrain.textrows import blocks_of_lines, read_points, read_rows

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray


def read_obj(path: Path, limit: int) -> RawMesh:
    """The polygons of an OBJ file, triangulated."""
    _refuse_if_huge(path, limit)
    lines = _logical_lines(path.read_bytes())
    keys = np.array([line[:2] for line in lines], dtype="S2")
    is_point = (keys == b"v ") | (keys == b"v\t")
    is_face = (keys == b"f ") | (keys == b"f\t")
    points = [lines[number] for number in np.flatnonzero(is_point)]
    if not points:
        raise MeshError("damaged: it has no points" if any(lines) else "it holds nothing but comments")
    vertices = read_points(points, (1, 2, 3))
    faces = [lines[number] for number in np.flatnonzero(is_face)]
    corners, counts = _corners(faces, np.cumsum(is_point)[is_face])
    return surface_of_polygons(vertices, corners, counts, limit)


def _refuse_if_huge(path: Path, limit: int) -> None:
    """Count the faces in passing, without keeping anything, and stop as soon as there are too many."""
    faces = points = 0
    for block in blocks_of_lines(path):
        faces += block.count(b"\nf ")
        points += block.count(b"\nv ")
        refuse_too_many(faces, limit, points)


def _logical_lines(content: bytes) -> list[bytes]:
    """Lines without comments and outer blanks; a backslash at the end of a line joins the next to it."""
    if b"#" in content:
        content = re.sub(rb"#[^\r\n]*", b"", content)
    if b"\\" in content:
        content = re.sub(rb"\\[ \t]*(\r\n|\n|\r)", b" ", content)
    return [line.strip() for line in content.splitlines()]


def _corners(faces: list[bytes], points_before: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Corner numbers from 0, end to end, and how many each face has; negative ones count back from the face."""
    words = b"\n".join(face[2:] for face in faces)
    if b"/" in words:
        words = re.sub(rb"/\S*", b"", words)
    rows = read_rows(words.split(b"\n") if faces else [])
    named = rows.whole(np.arange(len(rows.numbers)))
    if (named == 0).any():
        raise MeshError("damaged: a face names point 0, but points are counted from 1")
    corners = np.where(named > 0, named - 1, named + np.repeat(points_before, rows.lengths))
    return corners, rows.lengths
