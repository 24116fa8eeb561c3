"""Removes faces without area without opening a seam.

When the three corners of a face lie on one line, its longest side a-b runs over its third corner m.
Leaving the face out would put a-b on one side of the seam and a-m-b on the other: nothing can be
seen through it, but the surface would no longer be connected there. So every other face on a-b is
cut in two at m, which changes no point of the surface.
"""

from __future__ import annotations

import heapq
from collections import defaultdict
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from terrain.lattice.units import Units

Numbers = NDArray[np.int64]
Corners = tuple[int, ...]

MAX_MENDED = 100_000
"""A mesh with more such faces was shrunk beyond recognition: they are left out and the seams stay."""


def have_area(corners: Units) -> NDArray[np.bool_]:
    """Whether triangles have an area; exact, since products of two differences fit int64 with room to spare."""
    ax, ay, az = (corners[:, 1] - corners[:, 0]).T
    bx, by, bz = (corners[:, 2] - corners[:, 0]).T
    return np.asarray((ay * bz != az * by) | (az * bx != ax * bz) | (ax * by != ay * bx))


def without_slivers(vertices: Units, faces: Numbers) -> tuple[Numbers, int]:
    """The same surface from faces that all have an area, and how many had none."""
    flat = ~have_area(vertices[faces])
    return _mended(vertices, faces, flat), int(flat.sum())


def _mended(vertices: Units, faces: Numbers, flat: NDArray[np.bool_]) -> Numbers:
    apart = (faces != np.roll(faces, 1, axis=1)).all(axis=1)
    slivers = faces[flat & apart]
    if not 0 < len(slivers) <= MAX_MENDED:
        return faces[~flat]
    on_sliver = np.zeros(len(vertices), dtype=bool)
    on_sliver[slivers] = True
    near = ~flat & (on_sliver[faces].sum(axis=1) >= 2)
    if not near.any():
        return faces[~flat]
    seam = _Seam(vertices, np.concatenate([slivers, faces[near]]), len(slivers))
    return np.concatenate([faces[~flat & ~near], seam.mended()])


class _Seam:
    """The slivers of a mesh and the faces beside them, while they are being mended."""

    def __init__(self, vertices: Units, faces: Numbers, slivers: int) -> None:
        self._vertices = vertices
        self._faces: dict[int, Corners] = {}
        self._at_side: dict[Corners, set[int]] = defaultdict(set)
        self._slivers: list[tuple[int, int, Corners]] = []
        self._added = 0
        for number, face in enumerate(faces.tolist()):
            self._add(tuple(face), is_sliver=number < slivers)

    def mended(self) -> Numbers:
        """Take out the slivers, the longest first: what they cut is shorter, so this comes to an end."""
        while self._slivers:
            _, number, ends_and_middle = heapq.heappop(self._slivers)
            if number in self._faces:
                self._take_out(number, *ends_and_middle)
        return np.array(list(self._faces.values()), dtype=np.int64).reshape(-1, 3)

    def _take_out(self, sliver: int, one: int, other: int, middle: int) -> None:
        """Remove a sliver and cut the faces across its long side; a twin of it goes as well."""
        self._remove(sliver)
        for number in sorted(self._at_side[_side(one, other)]):
            face = self._remove(number)
            if middle not in face:
                is_sliver = not have_area(self._vertices[[face]])[0]
                for end in (one, other):
                    self._add(tuple(middle if corner == end else corner for corner in face), is_sliver=is_sliver)

    def _add(self, face: Corners, *, is_sliver: bool) -> None:
        number = self._added = self._added + 1
        self._faces[number] = face
        for side in _sides(face):
            self._at_side[side].add(number)
        if is_sliver:
            length, ends_and_middle = self._long_side(face)
            heapq.heappush(self._slivers, (-length, number, ends_and_middle))

    def _remove(self, number: int) -> Corners:
        face = self._faces.pop(number)
        for side in _sides(face):
            self._at_side[side].discard(number)
        return face

    def _long_side(self, face: Corners) -> tuple[int, Corners]:
        """The square of the longest side; its two ends, and the corner that lies between them."""
        a, b, c = face
        return max((self._length(*ends), (*ends, between)) for *ends, between in ((a, b, c), (b, c, a), (c, a, b)))

    def _length(self, one: int, other: int) -> int:
        apart = self._vertices[one] - self._vertices[other]
        return int(apart @ apart)


def _side(one: int, other: int) -> Corners:
    return (one, other) if one < other else (other, one)


def _sides(face: Corners) -> list[Corners]:
    a, b, c = face
    return [_side(a, b), _side(b, c), _side(c, a)]
