"""Parses PCD, the point cloud format of the Point Cloud Library: text, binary and compressed."""

from __future__ import annotations

import re
import struct
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from scenes.scan.read.clouds.clouds import Cloud
from scenes.scan.read.clouds.lzf import expand
from scenes.scan.read.clouds.xyz import refuse_endless_text
from scenes.scan.surface import ScanError
from scenes.scan.units.said_units import said_unit
from terrain.meshes import Limits, colour_bytes, refuse_too_many
from terrain.meshes.formats import comments_at_the_head, read_points

if TYPE_CHECKING:
    from pathlib import Path

HEAD_BYTES = 1 << 16

MAX_POINT_BYTES = 1024
"""Points with their normals and colours take 48; those that carry histograms of their surroundings some hundreds."""

MAX_BYTES = 2_000_000_000
"""Of what comes out of compression."""

DATA = re.compile(rb"^DATA[ \t]+(\w+)[ \t]*\r?\n", re.MULTILINE)
KINDS = {"F": "f", "I": "i", "U": "u"}
PACKED_COLOURS = ("rgb", "rgba")


@dataclass(frozen=True)
class Field:
    """One column of the file, which may be several numbers wide."""

    name: str
    kind: str
    count: int

    @property
    def length_bytes(self) -> int:
        return np.dtype(self.kind).itemsize * self.count


@dataclass(frozen=True)
class Header:
    """What a PCD file says about itself."""

    fields: tuple[Field, ...]
    points: int
    form: str
    length_bytes: int

    @property
    def point_bytes(self) -> int:
        return sum(field.length_bytes for field in self.fields)

    def column(self, name: str) -> int | None:
        """The place of the first field of a name."""
        return next((number for number, field in enumerate(self.fields) if field.name == name), None)


def read_pcd(path: Path, limits: Limits) -> Cloud:
    """The points of a PCD file, and their colours."""
    with path.open("rb") as file:
        header = _header(file.read(HEAD_BYTES))
    refuse_too_many(0, limits, header.points)
    unit = said_unit(comments_at_the_head(path))
    if header.form == "ascii":
        refuse_endless_text(path)
    with path.open("rb") as file:
        file.seek(header.length_bytes)
        columns = FORMS[header.form](header, file.read())
    points = np.stack([columns[name].astype(np.float64) for name in ("x", "y", "z")], axis=1)
    return Cloud(points, _colours(columns), unit)


def _header(head: bytes) -> Header:
    end = DATA.search(head)
    if end is None or end[1].decode() not in FORMS:
        raise ScanError("damaged: its PCD header is missing, has no end, or names no known form of data")
    rows = [line.split() for line in head[: end.start()].decode("latin-1").splitlines()]
    said = {row[0]: row[1:] for row in rows if row and not row[0].startswith("#")}
    header = Header(_fields(said), _points(said), end[1].decode(), end.end())
    if not 0 < header.point_bytes <= MAX_POINT_BYTES:
        raise ScanError(f"damaged: its PCD header gives each point {header.point_bytes} bytes")
    if any(header.column(name) is None for name in ("x", "y", "z")):
        raise ScanError("its points have no x, y and z")
    return header


def _fields(said: dict[str, list[str]]) -> tuple[Field, ...]:
    names, sizes, kinds = said.get("FIELDS", []), said.get("SIZE", []), said.get("TYPE", [])
    counts = said.get("COUNT", ["1"] * len(names))
    if not len(names) == len(sizes) == len(kinds) == len(counts):
        raise ScanError("damaged: the rows of its PCD header do not go together")
    return tuple(
        Field(name, _kind(letter, size), _whole(count))
        for name, size, letter, count in zip(names, sizes, kinds, counts, strict=True)
    )


def _kind(letter: str, size: str) -> str:
    """A kind of number as numpy calls it."""
    known = letter in KINDS and size in {"1", "2", "4", "8"} and (letter != "F" or size in {"4", "8"})
    if not known:
        raise ScanError(f"damaged: its PCD header has numbers of type {letter!r} and size {size!r}")
    return f"<{KINDS[letter]}{size}"


def _points(said: dict[str, list[str]]) -> int:
    """How many points follow, as the header says twice."""
    width, height = (_whole(*said.get(key, ["1"])[:1]) for key in ("WIDTH", "HEIGHT"))
    points = _whole(*said.get("POINTS", [str(width * height)])[:1])
    if points != width * height:
        raise ScanError(f"damaged: its PCD header says {points} points, but also {width} times {height}")
    return points


def _whole(word: str = "") -> int:
    if not word.isdigit() or len(word) > 18:
        raise ScanError(f"damaged: its PCD header has {word[:20]!r} where a number should be")
    return int(word)


Columns = dict[str, NDArray[Any]]


def _as_text(header: Header, body: bytes) -> Columns:
    rows = [row for row in body.splitlines() if row.strip()][: header.points]
    if len(rows) < header.points:
        raise ScanError(f"damaged: {header.points} points announced, {len(rows)} found")
    starts = np.cumsum([0, *(field.count for field in header.fields)])
    found = {field.name: int(start) for field, start in zip(header.fields, starts[:-1], strict=True)}
    points = read_points(rows, (found["x"], found["y"], found["z"]))
    columns: Columns = {name: points[:, number] for number, name in enumerate("xyz")}
    for name in PACKED_COLOURS:
        if name in found:
            columns[name] = _bits(read_points(rows, (found[name],) * 3)[:, 0])
    return columns


def _bits(numbers: NDArray[np.float64]) -> NDArray[np.uint32]:
    """Packed colours that were printed: as whole numbers, or as the small fraction that has the same bits."""
    if np.isfinite(numbers).all() and (numbers == np.floor(numbers)).all() and (np.abs(numbers) < 2**32).all():
        return numbers.astype(np.int64).astype(np.uint32)
    return numbers.astype(np.float32).view(np.uint32)


def _as_records(header: Header, body: bytes) -> Columns:
    """Point after point."""
    length = header.points * header.point_bytes
    if len(body) < length:
        room = len(body) // header.point_bytes
        raise ScanError(f"damaged: its header says {header.points} points, but the file ends after {room}")
    table = np.frombuffer(body, dtype=np.uint8, count=length).reshape(header.points, header.point_bytes)
    starts = np.cumsum([0, *(field.length_bytes for field in header.fields)])
    return {
        field.name: np.ascontiguousarray(table[:, start : start + np.dtype(field.kind).itemsize]).view(field.kind)[:, 0]
        for field, start in zip(header.fields, starts[:-1], strict=True)
        if _wanted(field)
    }


def _as_packed_columns(header: Header, body: bytes) -> Columns:
    """Field after field, each for all points, and all of it compressed."""
    length = header.points * header.point_bytes
    if len(body) < 8:
        raise ScanError("damaged: the file ends before its points")
    packed, unpacked = struct.unpack_from("<II", body)
    if packed > len(body) - 8:
        raise ScanError(f"damaged: its packed part should have {packed} bytes, but ends after {len(body) - 8}")
    if unpacked != length:
        raise ScanError(f"damaged: {header.points} points take {length} bytes, but it says {unpacked}")
    if length > MAX_BYTES:
        raise ScanError(f"its {length / 1e9:.1f} GB of points are more than can be read; thin them out first")
    content = expand(np.frombuffer(body, dtype=np.uint8, count=packed, offset=8), length)
    starts = np.cumsum([0, *(header.points * field.length_bytes for field in header.fields)])
    return {
        field.name: content[start:end].view(field.kind)[:: field.count]
        for field, start, end in zip(header.fields, starts[:-1], starts[1:], strict=True)
        if _wanted(field)
    }


def _wanted(field: Field) -> bool:
    return field.name in {"x", "y", "z", *PACKED_COLOURS} and field.count > 0


FORMS = {"ascii": _as_text, "binary": _as_records, "binary_compressed": _as_packed_columns}


def _colours(columns: Columns) -> NDArray[np.uint8] | None:
    """Red, green and blue out of the bytes of one number."""
    packed = next((columns[name] for name in PACKED_COLOURS if name in columns), None)
    if packed is None or packed.dtype.itemsize != 4:
        return None
    bits = np.ascontiguousarray(packed).view(np.uint32)
    return colour_bytes(np.stack([bits >> 16 & 255, bits >> 8 & 255, bits & 255], axis=1), 255.0)
