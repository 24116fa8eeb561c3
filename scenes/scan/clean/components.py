"""Finds the parts of a surface that are connected by shared points; returns their numbers and sizes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from terrain.machine import inlined, kernel

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from scenes.scan.surface import Surface


class Components(NamedTuple):
    """For each face the number of its part; for each part its box, its area and how many faces it has."""

    of_face: NDArray[np.int64]
    low: NDArray[np.float64]
    high: NDArray[np.float64]
    area: NDArray[np.float64]
    faces: NDArray[np.int64]

    @property
    def across(self) -> NDArray[np.float64]:
        """How far each part reaches from corner to corner of its box."""
        return np.asarray(np.linalg.norm(self.high - self.low, axis=1))


def components(surface: Surface) -> Components:
    """The parts of a surface, numbered in the order of their first faces."""
    of_face, count = _number(surface.faces, len(surface.vertices))
    return Components(of_face, *_sizes(surface.vertices, surface.faces, of_face, count))


@kernel
def _number(faces: Any, points: int) -> Any:
    above = np.arange(points)
    for face in range(len(faces)):
        one = _top(above, faces[face, 0])
        for side in range(1, 3):
            other = _top(above, faces[face, side])
            above[max(one, other)] = min(one, other)
            one = min(one, other)
    number = np.full(points, -1)
    of_face = np.empty(len(faces), dtype=np.int64)
    count = 0
    for face in range(len(faces)):
        top = _top(above, faces[face, 0])
        if number[top] < 0:
            number[top] = count
            count += 1
        of_face[face] = number[top]
    return of_face, count


@inlined
def _top(above: Any, point: int) -> int:
    while above[point] != point:
        above[point] = above[above[point]]
        point = above[point]
    return point


@kernel
def _sizes(points: Any, faces: Any, of_face: Any, count: int) -> Any:
    low, high = np.full((count, 3), np.inf), np.full((count, 3), -np.inf)
    area, members = np.zeros(count), np.zeros(count, dtype=np.int64)
    for face in range(len(faces)):
        part = of_face[face]
        members[part] += 1
        area[part] += _area(points, faces[face, 0], faces[face, 1], faces[face, 2])
        for side in range(3):
            for axis in range(3):
                at = points[faces[face, side], axis]
                low[part, axis] = min(low[part, axis], at)
                high[part, axis] = max(high[part, axis], at)
    return low, high, area, members


@inlined
def _area(points: Any, a: int, b: int, c: int) -> float:
    ux, uy, uz = points[b, 0] - points[a, 0], points[b, 1] - points[a, 1], points[b, 2] - points[a, 2]
    vx, vy, vz = points[c, 0] - points[a, 0], points[c, 1] - points[a, 1], points[c, 2] - points[a, 2]
    x, y, z = uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx
    return np.sqrt(x * x + y * y + z * z) / 2
