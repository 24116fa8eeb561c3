"""The prism that encloses a body in a proof of "blocked", and the patches of its surface.

A ring of 64 lattice corners encloses the ellipse of the body; the prism stands on it from the body's foot to its top.
A proof covers the part of the prism's surface that can face the other body, in patches: runs of the side between two
heights, and rectangles of the top and bottom.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, Literal, NamedTuple

import numpy as np

from terrain.certificate.form import HALF_RING, TICKS_PER_EDGE, Cylinder, Ints, Pair, ProofError

RING: Final = 2 * HALF_RING
TICKS: Final = RING * TICKS_PER_EDGE

Kind = Literal["side", "top", "bottom"]


class Patch(NamedTuple):
    """A piece of a prism's surface: ticks and heights of the side, or x and y of a cap."""

    kind: Kind
    first: Pair
    second: Pair

    def halves(self, dimension: int) -> tuple[Patch, Patch] | None:
        """The two parts of a split in the middle, if there is a lattice step between its ends."""
        low, high = (self.first, self.second)[dimension]
        if high - low < 2:
            return None
        middle = (low + high) // 2
        if dimension == 0:
            return self._replace(first=(low, middle)), self._replace(first=(middle, high))
        return self._replace(second=(low, middle)), self._replace(second=(middle, high))


@dataclass(frozen=True, eq=False)
class Prism:
    """A prism on a ring, from low to high; coordinates from whatever origin the ring has."""

    ring: Ints
    low: int
    high: int
    _points: dict[Patch, Ints] = field(default_factory=dict, init=False, repr=False)

    def moved(self, by: Ints) -> Prism:
        return Prism(self.ring + by[:2], self.low + int(by[2]), self.high + int(by[2]))

    @cached_property
    def corners(self) -> Ints:
        """All corners of the solid, and thus its extent."""
        return _at_heights(self.ring, self.low, self.high)

    @cached_property
    def ticks(self) -> Ints:
        """The 1024 lattice points that divide every edge of the ring into 16 equal steps."""
        steps = (np.roll(self.ring, -1, axis=0) - self.ring) // TICKS_PER_EDGE
        parts = np.arange(TICKS_PER_EDGE)[:, np.newaxis]
        return np.asarray((self.ring[:, np.newaxis] + steps[:, np.newaxis] * parts).reshape(TICKS, 2))

    @cached_property
    def outward(self) -> Ints:
        """Per edge of the ring, the normal that points out of it."""
        return outward_normals(self.ring)

    def beyond(self, points: Ints) -> Ints:
        """Per edge and point: positive where the point is strictly in front of the edge; at most 2^42."""
        reach = (self.outward * self.ring).sum(axis=1)
        return np.asarray(self.outward @ points[:, :2].T - reach[:, np.newaxis])

    def patches(self, run: Pair, caps: tuple[str, ...]) -> list[Patch]:
        """What a proof starts from: the run of the side over the full height, then the caps as boxes of the ring."""
        (west, south), (east, north) = self.ring.min(axis=0).tolist(), self.ring.max(axis=0).tolist()
        kinds: tuple[Kind, ...] = tuple("top" if cap == "top" else "bottom" for cap in caps)
        return [
            Patch("side", run, (self.low, self.high)),
            *(Patch(kind, (west, east), (south, north)) for kind in kinds),
        ]

    def points(self, patch: Patch) -> Ints:
        """Points whose hull contains the patch."""
        if patch not in self._points:
            self._points[patch] = self._side(patch) if patch.kind == "side" else self._cap(patch)
        return self._points[patch]

    def _side(self, patch: Patch) -> Ints:
        start, end = patch.first
        corners = range(start - start % TICKS_PER_EDGE + TICKS_PER_EDGE, end, TICKS_PER_EDGE)
        return _at_heights(self.ticks[np.array([start, *corners, end]) % TICKS], *patch.second)

    def _cap(self, patch: Patch) -> Ints:
        """What the ring leaves of the sides of the rectangle, rounded outwards along them, and its corners inside."""
        (west, east), (south, north) = patch.first, patch.second
        x, y = self.ring.T
        inside = self.ring[(west <= x) & (x <= east) & (south <= y) & (y <= north)].tolist()
        for level in patch.second:
            inside += [(x, level) for x in self._within(0, level, patch.first)]
        for level in patch.first:
            inside += [(level, y) for y in self._within(1, level, patch.second)]
        return self._at_cap(patch, inside) if inside else self._rectangle(patch)

    def _within(self, axis: int, level: int, side: Pair) -> Pair | tuple[()]:
        """The part of a side of a rectangle, along an axis and at a level of the other, that is within the ring."""
        slope, room = self.outward[:, axis], (self.outward * self.ring).sum(axis=1) - self.outward[:, 1 - axis] * level
        if (room[slope == 0] < 0).any():
            return ()
        up, down = slope > 0, slope < 0
        low = max(side[0], int((room[down] // slope[down]).max()))
        high = min(side[1], int((-(-room[up] // slope[up])).min()))
        return (low, high) if low <= high else ()

    def _rectangle(self, patch: Patch) -> Ints:
        return self._at_cap(patch, [(x, y) for x in patch.first for y in patch.second])

    def _at_cap(self, patch: Patch, plan: list[Pair]) -> Ints:
        return np.insert(np.array(plan, dtype=np.int64), 2, self.high if patch.kind == "top" else self.low, axis=1)

    def faces_none_of(self, patch: Patch, points: Ints) -> bool:
        """Whether no point is strictly in front of any facet that the patch has more than a line of."""
        if patch.kind == "top":
            return bool((points[:, 2] <= self.high).all())
        if patch.kind == "bottom":
            return bool((points[:, 2] >= self.low).all())
        start, end = patch.first
        edges = np.arange(start // TICKS_PER_EDGE, -(-end // TICKS_PER_EDGE)) % RING
        return bool((self.beyond(points)[edges] <= 0).all())

    def is_off(self, patch: Patch) -> bool:
        """Whether a rectangle of a cap lies wholly beyond one edge of the ring, and so is no part of the cap."""
        return patch.kind != "side" and bool((self.beyond(self._rectangle(patch)) > 0).all(axis=1).any())

    def is_apart_from(self, other: Prism) -> bool:
        """Whether the two solids have no point in common."""
        in_height = self.high < other.low or other.high < self.low
        in_plan = (self.beyond(other.ring) > 0).all(axis=1).any() or (other.beyond(self.ring) > 0).all(axis=1).any()
        return bool(in_height or in_plan)

    def uncovered(self, other: Prism, run: Pair, caps: tuple[str, ...]) -> str | None:
        """What of the surface can face the other prism and is not among the patches."""
        facing = np.flatnonzero((self.beyond(other.ring) > 0).any(axis=1)).tolist()
        missing = [edge for edge in facing if not _covers(run, edge)]
        if missing:
            return f"edge {missing[0]} of the ring"
        if other.high > self.high and "top" not in caps:
            return "the top"
        if other.low < self.low and "bottom" not in caps:
            return "the bottom"
        return None


def prism_around(body: Cylinder, half_ring: Ints) -> Prism:
    """The prism on a half ring and its mirror image, once it is proved to be convex and to hold the body."""
    ring = np.concatenate([half_ring, -half_ring]) * TICKS_PER_EDGE
    if not _is_convex(ring):
        raise ProofError("the ring is not strictly convex and counter-clockwise")
    for edge, (corner, normal) in enumerate(zip(ring.tolist(), outward_normals(ring).tolist(), strict=True)):
        if not _keeps_in(body, corner, normal):
            raise ProofError(f"the ring cuts the ellipse at edge {edge}")
    return Prism(ring + np.array(body.centre, dtype=np.int64), body.low, body.high)


def outward_normals(ring: Ints) -> Ints:
    edges = np.roll(ring, -1, axis=0) - ring
    return np.stack([edges[:, 1], -edges[:, 0]], axis=1)


def holds(body: Cylinder, point: tuple[int, int, int]) -> bool:
    """Whether a point is in the closed body; Python integers, so of any size."""
    east, north = point[0] - body.centre[0], point[1] - body.centre[1]
    dx, dy = body.along
    long, short = body.semi_axes
    ahead, aside = east * dx + north * dy, east * dy - north * dx
    inside = (ahead * short) ** 2 + (aside * long) ** 2 <= (long * short) ** 2 * (dx * dx + dy * dy)
    return inside and body.low <= point[2] <= body.high


def _is_convex(ring: Ints) -> bool:
    """Whether every corner but the two of an edge is strictly to the left of that edge, for all edges.

    This also rules out rings that go round more than once.
    """
    normals = outward_normals(ring)
    inside = normals @ ring.T < (normals * ring).sum(axis=1)[:, np.newaxis]
    places = np.arange(RING)
    distinct = (places[:, np.newaxis] != places) & (places[:, np.newaxis] != (places - 1) % RING)
    return bool((inside | ~distinct).all() and normals.any(axis=1).all())


def _keeps_in(body: Cylinder, corner: list[int], normal: list[int]) -> bool:
    """Whether the ellipse reaches no further along a normal than the edge; both from the centre of the body."""
    reach = normal[0] * corner[0] + normal[1] * corner[1]
    dx, dy = body.along
    long, short = body.semi_axes
    ahead, aside = normal[0] * dx + normal[1] * dy, normal[0] * dy - normal[1] * dx
    return reach > 0 and reach**2 * (dx * dx + dy * dy) >= (long * ahead) ** 2 + (short * aside) ** 2


def _covers(run: Pair, edge: int) -> bool:
    """Whether a run of ticks, which may pass the end of the ring, contains a whole edge."""
    start = run[0] + (edge * TICKS_PER_EDGE - run[0]) % TICKS
    return start + TICKS_PER_EDGE <= run[1]


def _at_heights(plan: Ints, low: int, high: int) -> Ints:
    return np.concatenate([np.insert(plan, 2, height, axis=1) for height in (low, high)])
