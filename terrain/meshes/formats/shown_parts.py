"""What an XML mesh file would show, counted before anything is built: its parts, and the triangles of all of them.

3MF and COLLADA let a part show other parts, so a few lines can stand for more triangles than any memory holds.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple
from xml.parsers import expat

from terrain.meshes.raw import Limits, MeshError, refuse_too_many

if TYPE_CHECKING:
    from typing import IO

MAX_PARTS = 10_000
"""Shown by one file: plates of printed pieces have some hundred."""

MAX_TRIANGLES = 1_000_000
"""Read as XML: trimesh takes 1.4 KB and 11 µs for each while it reads."""

MAX_VALUES = 8_000_000
"""Elements and attributes, shown or not: each takes some 240 bytes while trimesh reads."""


class Shown(NamedTuple):
    """How many parts there are to see, and how many triangles."""

    parts: int
    triangles: int


@dataclass
class PartList:
    """The parts of a file by name: their own triangles, and the parts that they show in turn."""

    triangles: dict[str, int] = field(default_factory=dict)
    children: dict[str, list[str]] = field(default_factory=dict)
    roots: list[str] = field(default_factory=list)
    _known: dict[str, Shown] = field(default_factory=dict)
    _above: set[str] = field(default_factory=set)

    def refuse_crowds(self, limits: Limits) -> int:
        """No more is shown than can be read, and no part shows itself; the triangles that must come out."""
        shown = [self._shown(root) for root in self.roots]
        if sum(one.parts for one in shown) > MAX_PARTS:
            raise MeshError(f"it shows more than {MAX_PARTS} parts; join them, or export it as STL")
        most = min(limits.triangles, MAX_TRIANGLES)
        triangles = sum(one.triangles for one in shown)
        refuse_too_many(triangles, Limits(most, limits.points))
        return triangles

    def _shown(self, name: str) -> Shown:
        if name in self._above:
            raise MeshError(f"damaged: its part {name[:40]!r} shows itself")
        if name not in self._known:
            self._above.add(name)
            below = [self._shown(child) for child in self.children.get(name, ())]
            self._above.discard(name)
            triangles = self.triangles.get(name, 0) + sum(one.triangles for one in below)
            self._known[name] = Shown(1 + sum(one.parts for one in below), triangles)
        return self._known[name]


Start = Callable[[str, dict[str, str]], None]
End = Callable[[str, str], None]


def walk(file: IO[bytes], start: Start, end: End | None = None, texts: frozenset[str] = frozenset()) -> None:
    """Go through an XML file element by element; `end` hears the text of those whose text is wanted."""
    parser = expat.ParserCreate()
    parser.StartDoctypeDeclHandler = _refuse_entities
    held: list[str] = []
    values = 0

    def heard(text: str) -> None:
        held.append(text)

    def began(name: str, said: dict[str, str]) -> None:
        nonlocal values
        values += 1 + len(said)
        if values > MAX_VALUES:
            raise MeshError(f"its XML has more than {MAX_VALUES} values; simplify the mesh first, or export it as STL")
        plain = name.rpartition(":")[2]
        held.clear()
        parser.CharacterDataHandler = heard if plain in texts else None
        start(plain, said)

    def ended(name: str) -> None:
        if end is not None:
            end(name.rpartition(":")[2], "".join(held))
        held.clear()
        parser.CharacterDataHandler = None

    parser.StartElementHandler = began
    if end is not None:
        parser.EndElementHandler = ended
    try:
        parser.ParseFile(file)
    except expat.ExpatError as trouble:
        raise MeshError(f"damaged: its XML cannot be read: {trouble}") from trouble


def _refuse_entities(*_: object) -> None:
    """Entities can stand for more text than there is memory, or for files elsewhere; no mesh needs them."""
    raise MeshError("damaged: its XML declares a document type, which no mesh needs")
