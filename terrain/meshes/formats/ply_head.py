"""Parses the header of a PLY file: which tables follow, how many rows they have, and the columns of each row."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

from terrain.meshes.raw import MeshError

HEAD_BYTES = 1 << 20
"""Headers are a few hundred bytes; a header that does not end within this is none."""

MAX_PROPERTIES = 1000
"""Scanners write a dozen columns, and clouds of coloured blobs about sixty."""

END = re.compile(rb"[\r\n]end_header[ \t]*(\r\n|\n|\r)")

KINDS = {
    "char": "i1", "uchar": "u1", "short": "i2", "ushort": "u2", "int": "i4", "uint": "u4",
    "int8": "i1", "uint8": "u1", "int16": "i2", "uint16": "u2", "int32": "i4", "uint32": "u4",
    "float": "f4", "double": "f8", "float32": "f4", "float64": "f8",
}  # fmt: skip

FORMATS: dict[str, Literal["", "<", ">"]] = {"ascii": "", "binary_little_endian": "<", "binary_big_endian": ">"}


@dataclass(frozen=True)
class Property:
    """One column: a number, or a list whose length comes first as a number of its own kind."""

    name: str
    kind: str
    length_kind: str | None = None

    @property
    def is_list(self) -> bool:
        return self.length_kind is not None


@dataclass(frozen=True)
class Element:
    """One table of the file."""

    name: str
    rows: int
    properties: tuple[Property, ...] = ()

    def column(self, *names: str) -> int:
        """The place of the first property that has one of these names."""
        for number, column in enumerate(self.properties):
            if column.name in names:
                return number
        raise MeshError(f"damaged: its {self.name} table has no {names[0]}")


@dataclass(frozen=True)
class Header:
    """What a PLY file says about itself; `order` is empty for text."""

    order: Literal["", "<", ">"]
    elements: tuple[Element, ...]
    length_bytes: int
    comments: tuple[str, ...] = ()

    def element(self, name: str) -> Element | None:
        return next((element for element in self.elements if element.name == name), None)


def read_header(head: bytes) -> Header:
    """Read the first lines of a PLY file."""
    end = END.search(head)
    if not head.startswith(b"ply") or end is None:
        raise MeshError("damaged: its PLY header is missing or has no end")
    lines = [line.split() for line in head[: end.start()].decode("latin-1").splitlines()[1:]]
    return Header(_order(lines), _elements(lines), end.end(), _comments(lines))


def _comments(lines: list[list[str]]) -> tuple[str, ...]:
    """What people and programs wrote into the header for people and programs."""
    return tuple(" ".join(words[1:]) for words in lines if words[:1] in (["comment"], ["obj_info"]))


def _order(lines: list[list[str]]) -> Literal["", "<", ">"]:
    for words in lines:
        if words[:1] == ["format"] and len(words) >= 2 and words[1] in FORMATS:
            return FORMATS[words[1]]
    raise MeshError("damaged: its PLY header names no known format")


def _elements(lines: list[list[str]]) -> tuple[Element, ...]:
    tables: list[tuple[str, int, list[Property]]] = []
    for words in lines:
        match words:
            case ["element", name, rows] if rows.isdigit():
                tables.append((name, int(rows), []))
            case ["property", *description] if tables and len(tables[-1][2]) < MAX_PROPERTIES:
                tables[-1][2].append(_property(description))
            case ["element" | "property", *_]:
                raise MeshError(f"damaged: its PLY header says {' '.join(words)!r}")
    return tuple(Element(name, rows, tuple(properties)) for name, rows, properties in tables)


def _property(description: list[str]) -> Property:
    match description:
        case ["list", length_kind, kind, name] if length_kind in KINDS and kind in KINDS:
            if KINDS[length_kind][0] == "f":
                raise MeshError(f"damaged: the lists of {name} have lengths that are not whole")
            return Property(name, KINDS[kind], KINDS[length_kind])
        case [kind, name] if kind in KINDS:
            return Property(name, KINDS[kind])
    raise MeshError(f"damaged: its PLY header has a property {' '.join(description)!r}")
