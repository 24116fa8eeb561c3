"""Parses OFF: points, and polygons with their number of corners in front."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from terrain.meshes.formats.text_rows import read_points, read_rows
from terrain.meshes.raw import Limits, MeshError, Polygons, RawMesh, refuse_too_many, surface_of_polygons

if TYPE_CHECKING:
    from pathlib import Path

HEAD_BYTES = 1 << 16

KEYWORD = re.compile(rb"\s*(ST)?C?N?OFF(?=\s|$)")
"""Texture, colour and normals may follow each point; points of four or n dimensions are something else."""


def read_off(path: Path, limit: int) -> RawMesh:
    """The polygons of an OFF file, triangulated."""
    limits = Limits.of_surface(limit)
    return surface_of_polygons(parse_off(path, limits), limits)


def parse_off(path: Path, limits: Limits) -> Polygons:
    """The points and polygons of an OFF file as they stand there."""
    with path.open("rb") as file:
        points, faces = _sizes(_content_rows(file.read(HEAD_BYTES)))
    refuse_too_many(faces, limits, points)
    if points == 0:
        raise MeshError("it has no triangles")
    rows = _content_rows(path.read_bytes())[1:]
    if len(rows) < points + faces:
        raise MeshError(f"damaged: it says {points} points and {faces} faces, but ends after {len(rows)} rows")
    vertices = read_points(rows[:points], (0, 1, 2))
    body = read_rows(rows[points : points + faces])
    counts, corners = body.lists(body.starts)
    return Polygons(vertices, corners, counts)


def _content_rows(content: bytes) -> list[bytes]:
    """Rows that are not empty, without comments and without the keyword."""
    if b"#" in content:
        content = re.sub(rb"#[^\r\n]*", b"", content)
    keyword = KEYWORD.match(content)
    if keyword is None:
        raise MeshError("damaged: it does not start with the word OFF")
    body = content[keyword.end() :]
    if body.lstrip(b" \t").startswith(b"BINARY"):
        raise MeshError("binary OFF is not read; save it as text, or as PLY")
    return [row for row in body.splitlines() if row.strip()]


def _sizes(rows: list[bytes]) -> tuple[int, int]:
    """How many points and faces follow; the number of edges is optional and of no use."""
    words = rows[0].split() if rows else []
    if not 2 <= len(words) <= 3 or not all(word.isdigit() for word in words):
        raise MeshError("damaged: the numbers of points and faces are missing")
    return int(words[0]), int(words[1])
