"""Welds points at the same place, and removes duplicate faces and points with non-finite coordinates."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from scenes.scan.simplify.rings import linked
from scenes.scan.surface import Surface
from terrain.lattice import UNITS_PER_PAS
from terrain.machine import inlined, kernel

if TYPE_CHECKING:
    from numpy.typing import NDArray

KEY_BITS = 21
"""Bits for each coordinate of a point: 256 pas on the lattice, and three fit in 63."""


def without_lost_points(surface: Surface) -> tuple[Surface, int]:
    """A surface without the points that are not at a finite place, and without their faces; how many there were."""
    lost = np.asarray(~np.isfinite(surface.vertices).all(axis=1))
    if not lost.any():
        return surface, 0
    return surface.only(np.asarray(~lost[surface.faces].any(axis=1))), int(lost.sum())


def welded(surface: Surface) -> tuple[Surface, int]:
    """A surface on the lattice whose points at the same place are one; how many were another's double.

    A point takes the colour of the first at its place. Faces that lost an area by it stay for others to mend.
    """
    if len(surface.vertices) == 0:
        return surface, 0
    units = np.rint(surface.vertices * UNITS_PER_PAS).astype(np.int64)
    above = units - units.min(axis=0)
    # A scan at a wrong scale may be larger than any table: then a coarser cell tells its points apart.
    coarser = max(0, int(above.max()).bit_length() - KEY_BITS)
    cells = above >> coarser
    keys = cells[:, 0] << 2 * KEY_BITS | cells[:, 1] << KEY_BITS | cells[:, 2]
    _, first, number_of = np.unique(keys, return_index=True, return_inverse=True)
    colours = None if surface.colours is None else surface.colours[first]
    joined = Surface(units[first] / UNITS_PER_PAS, number_of[surface.faces].reshape(-1, 3), colours)
    return joined, len(units) - len(first)


def first_of_equals(faces: NDArray[np.int64], points: int) -> NDArray[np.bool_]:
    """Marks every face that no earlier one equals, whichever corner it starts from.

    Two faces back to back are both kept: they are where two solids touch, and each closes its own.
    """
    lowest = faces.min(axis=1)
    return np.asarray(_first_of_equals(faces, *linked(lowest, points)))


@kernel
def _first_of_equals(faces: Any, first: Any, after: Any) -> Any:
    fresh = np.ones(len(faces), dtype=np.bool_)
    for point in range(len(first)):
        face = first[point]
        while face >= 0:
            later = after[face]
            while later >= 0:
                if _equal(faces, face, later):
                    fresh[later] = False
                later = after[later]
            face = after[face]
    return fresh


@inlined
def _equal(faces: Any, one: int, other: int) -> bool:
    for turn in range(3):
        if (
            faces[one, 0] == faces[other, turn]
            and faces[one, 1] == faces[other, (turn + 1) % 3]
            and faces[one, 2] == faces[other, (turn + 2) % 3]
        ):
            return True
    return False
