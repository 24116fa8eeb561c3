"""Options of a scan that a user may set; options left at None are determined from the files and reported."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Up = Literal["x", "y", "z", "-x", "-y", "-z"]


@dataclass(frozen=True, slots=True)
class KnownLength:
    """A length measured with a ruler: of the table, or of the piece that carries a name or a number."""

    what: str
    metres: float


@dataclass(frozen=True, slots=True)
class ScanOptions:
    """The choices of a scan; values of None are determined from the files and reported."""

    table_metres: float | None = None
    """How long the longest side of the table is."""
    units: str | None = None
    """The unit of the file's numbers: mm, cm, m, inch or pas."""
    scale: float | None = None
    """Pas on the table for each unit of the file."""
    length: KnownLength | None = None
    up: Up | None = None
    table: Literal["find", "none"] = "find"
    """Whether there is a table to be found below the scenery."""
    crop: bool | float = True
    """Whether what lies beyond the table is cut off; or by how many pas within its edge already."""
    split: bool = True
    """Whether pieces are separated."""
    tolerance_pas: float = 0.02
    """How far a simplified surface may lie from the scan: 0.5 mm."""
    budget: int = 200_000
    """How many triangles all pieces may have together."""
    fill_pas: float = 0.2
    """Holes up to this far across are filled."""
    name: str | None = None
    """What people call the scene."""
