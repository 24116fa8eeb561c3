"""Parses PLY, as text or binary in either byte order: points, polygons and colours; other columns are skipped."""

from __future__ import annotations

import struct
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from terrain.meshes.formats.ply_head import HEAD_BYTES, Element, Header, read_header
from terrain.meshes.formats.text_rows import gather, read_points, read_rows
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
    from pathlib import Path

Numbers = NDArray[np.int64]
Columns = tuple[int, int, int]

CORNER_LISTS = ("vertex_indices", "vertex_index")
COLOURS = (("red", "green", "blue"), ("diffuse_red", "diffuse_green", "diffuse_blue"), ("r", "g", "b"))
LETTERS = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "f4": "f", "f8": "d"}
"""Number kinds as `struct` calls them."""


def read_ply(path: Path, limit: int) -> RawMesh:
    """The polygons of a PLY file, triangulated."""
    faces = ply_header(path).element("face")
    if faces is None or faces.rows == 0:
        raise MeshError("a cloud of points without faces: it has no surface")
    limits = Limits.of_surface(limit)
    return surface_of_polygons(parse_ply(path, limits), limits)


def ply_header(path: Path) -> Header:
    """What a PLY file says about itself, if it has points that can be read."""
    with path.open("rb") as file:
        header = read_header(file.read(HEAD_BYTES))
    points = header.element("vertex")
    if header.element("tristrips"):
        raise MeshError("its surface is triangle strips, which are not read; save it with separate faces")
    if points is None or points.rows == 0:
        raise MeshError("it has no points")
    if any(column.is_list for column in points.properties):
        raise MeshError("it has lists among its points, which are not read")
    return header


def parse_ply(path: Path, limits: Limits, *, painted: bool = False) -> Polygons:
    """The points and polygons of a PLY file as they stand there, and the colours of its points if asked for."""
    header = ply_header(path)
    points, faces = header.element("vertex"), header.element("face")
    refuse_too_many(faces.rows if faces else 0, limits, points.rows if points else 0)
    with path.open("rb") as file:
        file.seek(header.length_bytes)
        content = file.read()
    body = _Binary(content, header.order) if header.order else _Text(content)
    return body.polygons(header, limits, painted=painted)


def face_colours(path: Path) -> NDArray[np.uint8] | None:
    """A colour for each face, where a PLY file has them there and its faces are rows of one form."""
    header = ply_header(path)
    faces = header.element("face")
    columns = _colour_columns(faces)
    if faces is None or columns is None or not faces.rows:
        return None
    with path.open("rb") as file:
        file.seek(header.length_bytes)
        content = file.read()
    body = _Binary(content, header.order) if header.order else _Text(content)
    for element in header.elements[: header.elements.index(faces)]:
        body.skip(element)
    found = body.columns_of_faces(faces, columns)
    return None if found is None else _bytes(faces, found, columns)


class _Body(ABC):
    """The tables after the header, read in order until points and faces are found."""

    def polygons(self, header: Header, limits: Limits, *, painted: bool) -> Polygons:
        points: list[NDArray[Any]] = []
        faces: tuple[Numbers, Numbers] | None = None
        colours = _colour_columns(header.element("vertex")) if painted else None
        tables = [element for element in header.elements if element.rows]
        if not any(element.name == "face" for element in tables):
            faces = np.zeros(0, dtype=np.int64), np.zeros(0, dtype=np.int64)
        for element in tables:
            if element.name == "vertex":
                points = self.points(element, [_xyz(element), *([colours] if colours else [])])
            elif element.name == "face":
                faces = self.faces(element)
            else:
                refuse_too_many(0, limits, element.rows)
                self.skip(element)
            if points and faces is not None:
                break
        if not points or faces is None:
            raise MeshError("damaged: points or faces are missing")
        paint = _bytes(header.element("vertex"), points[1], colours) if colours else None
        return Polygons(points[0].astype(np.float64, copy=False), faces[1], faces[0], paint)

    @abstractmethod
    def points(self, element: Element, wanted: list[Columns]) -> list[NDArray[Any]]:
        """Some triples of columns, one row for each point."""

    @abstractmethod
    def faces(self, element: Element) -> tuple[Numbers, Numbers]: ...

    @abstractmethod
    def columns_of_faces(self, element: Element, columns: Columns) -> NDArray[Any] | None:
        """Three columns of faces, if all faces are rows of one form."""

    @abstractmethod
    def skip(self, element: Element) -> None: ...


def _colour_columns(element: Element | None) -> Columns | None:
    """Where the colours of points or faces are, if they have any."""
    names = [column.name for column in element.properties] if element else []
    for red, green, blue in COLOURS:
        if {red, green, blue} <= set(names):
            return names.index(red), names.index(green), names.index(blue)
    return None


def _bytes(element: Element | None, colours: NDArray[Any], columns: Columns) -> NDArray[np.uint8]:
    """Colours as bytes: from 0 to 1 when they are fractions, else as their kind of number goes."""
    kind = element.properties[columns[0]].kind if element else "u1"
    if colours.dtype == np.uint8:
        return colours
    if kind[0] == "f":
        return colour_bytes(colours, 1.0 if np.nanmax(colours, initial=0.0) <= 1.0 else 255.0)
    return colour_bytes(colours, 65535.0 if kind == "u2" else 255.0)


class _Text(_Body):
    """Tables as lines of words."""

    def __init__(self, body: bytes) -> None:
        self._lines = [line for line in body.splitlines() if line.strip()]

    def points(self, element: Element, wanted: list[Columns]) -> list[NDArray[Any]]:
        rows = self._take(element)
        return [read_points(rows, columns) for columns in wanted]

    def faces(self, element: Element) -> tuple[Numbers, Numbers]:
        rows = read_rows(self._take(element))
        at = rows.starts
        for column in element.properties[: element.column(*CORNER_LISTS)]:
            at = at + 1 + (rows.lists(at)[0] if column.is_list else 0)
        return rows.lists(at)

    def columns_of_faces(self, element: Element, columns: Columns) -> NDArray[Any] | None:
        lists = [number for number, column in enumerate(element.properties) if column.is_list]
        if len(lists) != 1:
            return None
        (at,) = lists
        rows = [row.split() for row in self._take(element)]
        longer = [int(row[at]) for row in rows]
        return np.array(
            [[row[one if one < at else one + more] for one in columns] for row, more in zip(rows, longer, strict=True)],
            dtype=np.float64,
        )

    def skip(self, element: Element) -> None:
        self._take(element)

    def _take(self, element: Element) -> list[bytes]:
        taken, self._lines = self._lines[: element.rows], self._lines[element.rows :]
        if len(taken) < element.rows:
            raise MeshError(f"damaged: {element.rows} rows of {element.name} announced, {len(taken)} found")
        return taken


def _xyz(element: Element) -> tuple[int, int, int]:
    """The columns of the coordinates."""
    return element.column("x"), element.column("y"), element.column("z")


@dataclass
class _Binary(_Body):
    """Tables as packed numbers."""

    body: bytes
    order: str
    offset: int = 0

    def points(self, element: Element, wanted: list[Columns]) -> list[NDArray[Any]]:
        table = self._records(element, {})
        return [np.stack([table[_field(number)] for number in columns], axis=1) for columns in wanted]

    def faces(self, element: Element) -> tuple[Numbers, Numbers]:
        number = element.column(*CORNER_LISTS)
        corners = element.properties[number]
        if not corners.is_list or corners.kind[0] == "f":
            raise MeshError("damaged: its faces are not lists of point numbers")
        return self._equal_lists(element, number) or self._any_lists(element, number)

    def columns_of_faces(self, element: Element, columns: Columns) -> NDArray[Any] | None:
        table = self._records(element, lengths := self._first_lengths(element))
        if any((table[_length_field(number)] != length).any() for number, length in lengths.items()):
            return None
        return np.stack([table[_field(number)] for number in columns], axis=1)

    def skip(self, element: Element) -> None:
        if any(column.is_list for column in element.properties):
            self._walk(element, -1)
        else:
            self._records(element, {})

    def _records(self, element: Element, lengths: dict[int, int]) -> NDArray[np.void]:
        """The whole table at once, with lists of known lengths."""
        kind = self._record_kind(element, lengths)
        if len(self.body) - self.offset < kind.itemsize * element.rows:
            raise MeshError(f"damaged: the file ends within its {element.rows} rows of {element.name}")
        table = np.frombuffer(self.body, dtype=kind, count=element.rows, offset=self.offset)
        self.offset += kind.itemsize * element.rows
        return table

    def _record_kind(self, element: Element, lengths: dict[int, int]) -> np.dtype[np.void]:
        fields: list[tuple[str, str] | tuple[str, str, tuple[int]]] = []
        for number, column in enumerate(element.properties):
            if column.length_kind:
                fields.append((_length_field(number), self.order + column.length_kind))
                fields.append((_field(number), self.order + column.kind, (lengths[number],)))
            else:
                fields.append((_field(number), self.order + column.kind))
        return np.dtype(fields)

    def _equal_lists(self, element: Element, wanted: int) -> tuple[Numbers, Numbers] | None:
        """Counts and corners when every row is like the first one, as in nearly all files."""
        start = self.offset
        lengths = self._first_lengths(element)
        kind = self._record_kind(element, lengths)
        if len(self.body) - start < kind.itemsize * element.rows:
            return None
        table = self._records(element, lengths)
        if any((table[_length_field(number)] != length).any() for number, length in lengths.items()):
            self.offset = start
            return None
        return np.full(element.rows, lengths[wanted]), table[_field(wanted)].astype(np.int64).reshape(-1)

    def _first_lengths(self, element: Element) -> dict[int, int]:
        """The lengths of the lists in the first row."""
        offset, lengths = self.offset, {}
        for number, column in enumerate(element.properties):
            if column.length_kind:
                lengths[number], offset = self._length(offset, column.length_kind)
            offset += int(column.kind[1]) * lengths.get(number, 1)
        return lengths

    def _length(self, offset: int, kind: str) -> tuple[int, int]:
        """The length of a list, and where its items start."""
        try:
            (length,) = struct.unpack_from(self.order + LETTERS[kind], self.body, offset)
        except struct.error:
            raise MeshError("damaged: the file ends within a face") from None
        if not 0 <= length <= len(self.body):
            raise MeshError(f"damaged: a face with {length} corners")
        return length, offset + int(kind[1])

    def _any_lists(self, element: Element, wanted: int) -> tuple[Numbers, Numbers]:
        """Counts and corners of rows that differ in length."""
        starts, counts = self._walk(element, wanted)
        kind = np.dtype(self.order + element.properties[wanted].kind)
        places = gather(starts, counts, kind.itemsize)
        content = np.frombuffer(self.body, dtype=np.uint8)
        packed = np.ascontiguousarray(content[places[:, None] + np.arange(kind.itemsize)])
        return counts, packed.view(kind).reshape(-1).astype(np.int64)

    def _walk(self, element: Element, wanted: int) -> tuple[Numbers, Numbers]:
        """Go through the rows one by one: where the wanted list starts in each, and how long it is."""
        starts: list[int] = []
        counts: list[int] = []
        steps = [(n == wanted, column.length_kind, int(column.kind[1])) for n, column in enumerate(element.properties)]
        offset = self.offset
        for _ in range(element.rows):
            for is_wanted, length_kind, item_bytes in steps:
                length, offset = self._length(offset, length_kind) if length_kind else (1, offset)
                if is_wanted:
                    starts.append(offset)
                    counts.append(length)
                offset += length * item_bytes
        if offset > len(self.body):
            raise MeshError(f"damaged: the file ends within its {element.rows} rows of {element.name}")
        self.offset = offset
        return np.array(starts, dtype=np.int64), np.array(counts, dtype=np.int64)


def _field(number: int) -> str:
    return f"column {number}"


def _length_field(number: int) -> str:
    return f"length {number}"
