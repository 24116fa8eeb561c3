"""Checks extras: triangles that are no scenery but lie where no line passes, in another figure or deep inside a solid.

A core lies in the solid that a surface K encloses. "Inside" means that K passes overhead an odd number of times. Off K
this can only change under a border edge of K. So if (1) no core triangle touches K, (2) the core is inside, (3) one of
the two prisms is outside and does not touch K, and (4) no border edge hangs over the lines, the prisms or the core,
then a segment that leaves that prism and meets the core has crossed K on its way.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from terrain.certificate.apart import Soup, cross, first_touched, is_enclosed, touches_from_above, touches_prism
from terrain.certificate.chain import place_keys
from terrain.certificate.form import CoreExtra, Cylinder, FigureExtra, Ints, ProofError
from terrain.certificate.prism import Prism, holds

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


def check_figure(extra: FigureExtra, others: Mapping[str, Cylinder]) -> None:
    """The triangles lie in the body of another figure that blocks sight."""
    if extra.name not in others:
        raise ProofError(f"{extra.name[:40]!r} is no other figure that blocks sight")
    if extra.body != others[extra.name]:
        raise ProofError(f"its body is not that of {extra.name[:40]!r}")
    for place, (x, y, z) in enumerate(extra.points.tolist()):
        if not holds(extra.body, (x, y, z)):
            raise ProofError(f"point {place} is outside the body")


@dataclass(frozen=True, eq=False)
class Solid:
    """The surface K of some pieces with the two prisms beside it, all in the same coordinates."""

    soup: Soup
    prisms: tuple[Prism, Prism]

    def check_core(self, corners: Ints, extra: CoreExtra) -> None:
        """Conditions 1 to 4 for the triangles of a core."""
        for place, triangle in enumerate(corners):
            if not cross(triangle[1] - triangle[0], triangle[2] - triangle[0]).any():
                raise ProofError(f"core triangle {place} has no area")
            if (face := first_touched(triangle, self.soup)) is not None:
                raise ProofError(f"core triangle {place} meets face {face} of the table")
        self._check_borders(corners)
        for place in _one_per_part(extra.faces.tolist()):
            if not is_enclosed(corners[place, 0], self.soup.corners):
                raise ProofError(f"core triangle {place} is not inside the solid")
        if not self._prism_is_outside:
            raise ProofError("neither body is wholly outside the solid")

    @cached_property
    def _prism_is_outside(self) -> bool:
        return any(
            not touches_prism(prism.ring, prism.low, prism.high, self.soup)
            and not is_enclosed(prism.corners[0], self.soup.corners)
            for prism in self.prisms
        )

    def _check_borders(self, corners: Ints) -> None:
        if self._edge_over_lines is not None:
            raise ProofError(f"a border edge of the solid hangs over the lines: {self._edge_over_lines}")
        heights = self._borders[:, :, 2].max(axis=1, initial=-(2**62))
        for place, triangle in enumerate(corners):
            above = self._borders[heights >= triangle[:, 2].min()]
            if touches_from_above(triangle[:, :2], above).any():
                raise ProofError(f"a border edge of the solid hangs over core triangle {place}")

    @cached_property
    def _edge_over_lines(self) -> list[list[int]] | None:
        """A border edge that is not below all lines between the prisms, nor aside of them."""
        floor = min(prism.low for prism in self.prisms)
        above = self._borders[(self._borders[:, :, 2] >= floor).any(axis=1)]
        shadow = _convex_hull(np.concatenate([prism.ring for prism in self.prisms]).tolist())
        over = above[touches_from_above(shadow, above)]
        return over[0].tolist() if len(over) else None

    @cached_property
    def _borders(self) -> Ints:
        """Edges that an odd number of faces share, by place: shape (edges, 2, 3)."""
        starts = self.soup.corners.reshape(-1, 3)
        places, first, names = np.unique(place_keys(starts), return_index=True, return_inverse=True)
        tails = names.reshape(-1, 3)
        heads = np.roll(tails, -1, axis=1)
        codes = (np.minimum(tails, heads) * len(places) + np.maximum(tails, heads))[tails != heads]
        edges, counts = np.unique(codes, return_counts=True)
        odd = edges[counts % 2 == 1]
        return np.stack([starts[first[odd // len(places)]], starts[first[odd % len(places)]]], axis=1)


def _one_per_part(faces: Iterable[list[int]]) -> list[int]:
    """The number of one face in each set of faces that hang together through shared points."""
    leader: dict[int, int] = {}

    def root(point: int) -> int:
        while leader.setdefault(point, point) != point:
            leader[point] = leader[leader[point]]
            point = leader[point]
        return point

    listed = list(faces)
    for face in listed:
        for point in face[1:]:
            leader[root(point)] = root(face[0])
    return list({root(face[0]): place for place, face in enumerate(listed)}.values())


def _convex_hull(points: list[list[int]]) -> Ints:
    """The corners of the convex hull in the plane, counter-clockwise."""

    def chain(ordered: Iterable[tuple[int, ...]]) -> list[tuple[int, ...]]:
        kept: list[tuple[int, ...]] = []
        for point in ordered:
            while len(kept) > 1 and _turn(kept[-2], kept[-1], point) <= 0:
                kept.pop()
            kept.append(point)
        return kept[:-1]

    ordered = sorted({tuple(point) for point in points})
    return np.array(chain(ordered) + chain(reversed(ordered)), dtype=np.int64)


def _turn(first: tuple[int, ...], second: tuple[int, ...], third: tuple[int, ...]) -> int:
    return (second[0] - first[0]) * (third[1] - first[1]) - (second[1] - first[1]) * (third[0] - first[0])
