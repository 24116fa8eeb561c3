"""Groups parts of a scan into pieces: parts whose footprints, seen from above, overlap or nearly touch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from terrain.machine import inlined, kernel

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from scenes.scan.surface import Surface

CELL_PAS = 0.05
"""1.25 mm: parts in one cell of the ground, or in cells side by side, belong together."""


class Footprints(NamedTuple):
    """For each part the group it belongs to, and how much ground each group covers, in square pas."""

    group_of: NDArray[np.int64]
    covered: NDArray[np.float64]


def group_by_footprint(surface: Surface, part: NDArray[np.int64], parts: int) -> Footprints:
    """Group the parts of a surface; `part` is the number of each face's part."""
    places = surface.vertices[:, :2]
    low = places.min(axis=0) - CELL_PAS
    wide, deep = (np.ceil((places.max(axis=0) - low) / CELL_PAS) + 2).astype(np.int64).tolist()
    cells = np.full((wide, deep), -1, dtype=np.int32)
    above = np.arange(parts)
    _print(places - low, surface.faces, part, cells, above)
    _join_neighbours(cells, above)
    tops = np.array([_top(above, number) for number in range(parts)], dtype=np.int64)
    _, group_of = np.unique(tops, return_inverse=True)
    printed = group_of[cells[cells >= 0]]
    return Footprints(
        group_of, np.bincount(printed, minlength=int(group_of.max()) + 1).astype(np.float64) * CELL_PAS**2
    )


@kernel
def _print(places: Any, faces: Any, part: Any, cells: Any, above: Any) -> None:
    """Mark the cells under every face, at places no farther apart than a cell; what meets in one is joined."""
    for face in range(len(faces)):
        a, b, c = faces[face, 0], faces[face, 1], faces[face, 2]
        ux, uy = places[b, 0] - places[a, 0], places[b, 1] - places[a, 1]
        vx, vy = places[c, 0] - places[a, 0], places[c, 1] - places[a, 1]
        longest = max(abs(ux), abs(uy), abs(vx), abs(vy), abs(ux - vx), abs(uy - vy))
        steps = int(longest / CELL_PAS) + 1
        for i in range(steps + 1):
            for j in range(steps + 1 - i):
                x, y = places[a, 0] + (i * ux + j * vx) / steps, places[a, 1] + (i * uy + j * vy) / steps
                _mark(cells, above, int(x / CELL_PAS), int(y / CELL_PAS), part[face])


@inlined
def _mark(cells: Any, above: Any, i: int, j: int, part: int) -> None:
    if cells[i, j] < 0:
        cells[i, j] = part
    elif cells[i, j] != part:
        _join(above, cells[i, j], part)


@kernel
def _join_neighbours(cells: Any, above: Any) -> None:
    wide, deep = cells.shape
    for i in range(wide - 1):
        for j in range(1, deep - 1):
            if cells[i, j] < 0:
                continue
            for one, other in ((i + 1, j - 1), (i + 1, j), (i + 1, j + 1), (i, j + 1)):
                if cells[one, other] >= 0 and cells[one, other] != cells[i, j]:
                    _join(above, cells[i, j], cells[one, other])


@inlined
def _join(above: Any, one: int, other: int) -> None:
    first, second = _top(above, one), _top(above, other)
    above[max(first, second)] = min(first, second)


@kernel
def _top(above: Any, number: int) -> int:
    while above[number] != number:
        above[number] = above[above[number]]
        number = above[number]
    return number
