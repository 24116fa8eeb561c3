"""A triangle mesh on the lattice, with its bounds and its digest."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from terrain.lattice.units import Units

Faces = NDArray[np.int32]


@dataclass(frozen=True, eq=False)
class Mesh:
    """Corners in lattice units, and triangles as three corner numbers each."""

    vertices: Units
    faces: Faces

    @cached_property
    def corners(self) -> Units:
        """The corners of each triangle, shape (triangles, 3, 3)."""
        return self.vertices[self.faces]

    @cached_property
    def low(self) -> Units:
        return np.asarray(self.vertices.min(axis=0))

    @cached_property
    def high(self) -> Units:
        return np.asarray(self.vertices.max(axis=0))

    @cached_property
    def digest(self) -> str:
        content = hashlib.sha256()
        content.update(np.ascontiguousarray(self.vertices, dtype="<i8").tobytes())
        content.update(np.ascontiguousarray(self.faces, dtype="<i4").tobytes())
        return content.hexdigest()
