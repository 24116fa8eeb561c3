"""Lists the faces that meet in each point, and gathers the points around it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from terrain.machine import kernel

if TYPE_CHECKING:
    from scenes.scan.surface import Surface


class Rings(NamedTuple):
    """The corners of each point in a list; a corner is three times its face plus its place in it, -1 is the end."""

    first: Any
    after: Any


def rings_of(surface: Surface) -> Rings:
    """List the corners of all points of a surface."""
    return Rings(*linked(surface.faces.reshape(-1), len(surface.vertices)))


@kernel
def linked(owner: Any, owners: int) -> Any:
    """List together what has the same owner: the first of each, and what comes after each."""
    first = np.full(owners, -1, dtype=np.int32)
    after = np.full(len(owner), -1, dtype=np.int32)
    for item in range(len(owner) - 1, -1, -1):
        after[item] = first[owner[item]]
        first[owner[item]] = item
    return first, after


@kernel
def gather_ring(faces: Any, rings: Rings, point: int, ring: Any, marks: Any) -> int:
    """Fill a ring with a point and its neighbours, the nearer by faces first; answers how many there are."""
    first, after = rings.first, rings.after
    ring[0], marks[point] = point, True
    count, reached = 1, 0
    while reached < count < len(ring):
        corner = first[ring[reached]]
        reached += 1
        while corner >= 0 and count < len(ring):
            face = corner // 3
            for side in range(3):
                beside = faces[face, side]
                if not marks[beside] and count < len(ring):
                    ring[count], marks[beside] = beside, True
                    count += 1
            corner = after[corner]
    for k in range(count):
        marks[ring[k]] = False
    return count
