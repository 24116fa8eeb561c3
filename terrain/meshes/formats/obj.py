"""Parses Wavefront OBJ: points, and polygons of any size that count points from either end.

Materials, texture coordinates and normals are skipped unless the caller wants them, so a missing .mtl
file is no error. Nothing but the OBJ file itself is opened here.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from terrain.meshes.formats.text_rows import blocks_of_lines, read_points, read_rows
from terrain.meshes.raw import (
    Limits,
    MeshError,
    Polygons,
    RawMesh,
    colour_bytes,
    refuse_too_many,
    surface_of_polygons,
)

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

Numbers = NDArray[np.int64]

COLOURED = 7
"""Words of a point with a colour: the letter, three coordinates, and red, green and blue."""

DIGITS = b"0123456789-"
NOWHERE = -1


@dataclass(frozen=True, eq=False)
class Dress:
    """What the polygons of an OBJ file wear: a material each, and places in its picture for their corners.

    `places` has for each corner its row in `spots`, or NOWHERE; `materials` has for each polygon its name's row.
    """

    spots: NDArray[np.float64]
    places: Numbers
    materials: Numbers
    names: tuple[str, ...]
    libraries: tuple[str, ...]


def read_obj(path: Path, limit: int) -> RawMesh:
    """The polygons of an OBJ file, triangulated."""
    limits = Limits.of_surface(limit)
    return surface_of_polygons(parse_obj(path, limits)[0], limits)


def parse_obj(path: Path, limits: Limits, *, painted: bool = False) -> tuple[Polygons, Dress | None]:
    """The points and polygons of an OBJ file as they stand there, and what they wear if asked for."""
    _refuse_if_huge(path, limits)
    lines = _Lines.of(path.read_bytes())
    points = lines.starting(b"v ", b"v\t")
    if not points:
        raise MeshError("damaged: it has no points" if any(lines.text) else "it holds nothing but comments")
    vertices = read_points(points, (1, 2, 3))
    faces = lines.starting(b"f ", b"f\t")
    named, lengths = _named(faces, painted=painted)
    corners = _from_nought(named[:, 0], lengths, lines.before(b"v ", b"v\t"), "point")
    if not painted:
        return Polygons(vertices, corners, lengths), None
    return Polygons(vertices, corners, lengths, _colours(points)), _dress(lines, named, lengths)


def _refuse_if_huge(path: Path, limits: Limits) -> None:
    """Count the faces in passing, without keeping anything, and stop as soon as there are too many."""
    faces = points = 0
    for block in blocks_of_lines(path):
        faces += block.count(b"\nf ")
        points += block.count(b"\nv ")
        refuse_too_many(faces, limits, points)


@dataclass(frozen=True, eq=False)
class _Lines:
    """Lines without comments and outer blanks, and the two letters each starts with."""

    text: list[bytes]
    keys: NDArray[np.bytes_]

    @classmethod
    def of(cls, content: bytes) -> _Lines:
        """The lines of a text; a backslash at the end of a line joins the next to it."""
        if b"#" in content:
            content = re.sub(rb"#[^\r\n]*", b"", content)
        if b"\\" in content:
            content = re.sub(rb"\\[ \t]*(\r\n|\n|\r)", b" ", content)
        text = [line.strip() for line in content.splitlines()]
        return cls(text, np.array([line[:2] for line in text], dtype="S2"))

    def are(self, *keys: bytes) -> NDArray[np.bool_]:
        found = np.zeros(len(self.keys), dtype=bool)
        for key in keys:
            found |= self.keys == key
        return found

    def starting(self, *keys: bytes) -> list[bytes]:
        """The lines that start with one of some pairs of letters."""
        return [self.text[number] for number in np.flatnonzero(self.are(*keys))]

    def before(self, *keys: bytes) -> Numbers:
        """How many such lines there are before each face."""
        return np.asarray(np.cumsum(self.are(*keys))[self.are(b"f ", b"f\t")])


def _named(faces: list[bytes], *, painted: bool) -> tuple[Numbers, Numbers]:
    """What each corner of each face names, end to end: a point, a place in a picture, a normal; 0 is nothing.

    With it goes how many corners each face has.
    """
    words = b"\n".join(face[2:] for face in faces)
    alike = _alike(words, len(faces))
    if alike is not None:
        return alike
    if b"/" not in words:
        columns = [words]
    elif painted:
        columns = [re.sub(rb"/\S*", b"", words), _second_numbers(words)]
    else:
        columns = [re.sub(rb"/\S*", b"", words)]
    rows = [read_rows(column.split(b"\n") if faces else []) for column in columns]
    numbers = [row.whole(np.arange(len(row.numbers))) for row in rows]
    return np.stack(numbers, axis=1), rows[0].lengths


def _second_numbers(words: bytes) -> bytes:
    """What stands after the first stroke of each corner; 0 where nothing does."""
    words = re.sub(rb"(?<!\S)[^\s/]++/([^\s/]++)(?:/\S*+)?", rb"/\1", words)
    return re.sub(rb"(?<!\S)[^\s/]\S*", b"0", words).replace(b"/", b"")


def _alike(words: bytes, faces: int) -> tuple[Numbers, Numbers] | None:
    """The same, quickly, for faces that are all written alike, as in nearly all files."""
    first = words.partition(b"\n")[0]
    strokes = {corner.count(b"/") for corner in first.split()}
    if len(strokes) != 1 or first.translate(None, DIGITS + b" \t/"):
        return None
    if b"-" in words and re.search(rb"-(?!\d)|\d-", words):
        return None
    if words.translate(None, DIGITS) != b"\n".join([first.translate(None, DIGITS)] * faces):
        return None
    corners, width = len(first.split()), 1 + strokes.pop()
    numbers = np.fromstring(words.replace(b"//", b"/0/").replace(b"/", b" "), dtype=np.int64, sep=" ")
    if len(numbers) != faces * corners * width:
        return None
    return numbers.reshape(-1, width), np.full(faces, corners, dtype=np.int64)


def _from_nought(named: Numbers, lengths: Numbers, before: Numbers, noun: str) -> Numbers:
    """Row numbers from 0; negative ones count back from the face."""
    if (named == 0).any():
        raise MeshError(f"damaged: a face names {noun} 0, but {noun}s are counted from 1")
    return np.where(named > 0, named - 1, named + np.repeat(before, lengths))


def _colours(points: Sequence[bytes]) -> NDArray[np.uint8] | None:
    """Colours that follow the coordinates, from 0 to 1 or from 0 to 255."""
    if len(points[0].split()) < COLOURED:
        return None
    try:
        colours = read_points(points, (4, 5, 6))
    except MeshError:
        return None
    return colour_bytes(colours, 1.0 if np.nanmax(colours, initial=0.0) <= 1.0 else 255.0)


def _dress(lines: _Lines, named: Numbers, lengths: Numbers) -> Dress | None:
    """Materials and places in pictures, if the file names any library of materials."""
    libraries = [_rest(line) for line in lines.starting(b"mt")]
    if not libraries:
        return None
    names = ["", *(_rest(line) for line in lines.starting(b"us"))]
    spots = _spots(lines.starting(b"vt"))
    places = np.full(len(named), NOWHERE, dtype=np.int64)
    if named.shape[1] > 1:
        second = named[:, 1]
        places = np.where(second > 0, second - 1, second + np.repeat(lines.before(b"vt"), lengths))
        places[(second == 0) | (places < 0) | (places >= len(spots))] = NOWHERE
    return Dress(spots, places, lines.before(b"us"), tuple(names), tuple(libraries))


def _rest(line: bytes) -> str:
    """What follows the first word of a line."""
    return b"".join(line.split(None, 1)[1:]).decode("utf-8", "replace")


def _spots(rows: Sequence[bytes]) -> NDArray[np.float64]:
    """Places in a picture; none if they cannot be read, for a mesh without colours is still a mesh."""
    try:
        return read_points(rows, (1, 2, 2))[:, :2]
    except MeshError:
        return np.zeros((0, 2))
