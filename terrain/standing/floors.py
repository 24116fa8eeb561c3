"""Finds which faces carry a base, and which part of each counts where several lie above each other.

Ground is every face that is no steeper than a slope, whichever way it is turned. Faces within one step of
each other are one level, and where two of them lie above each other (the top and the underside of a plank,
solids that run through each other) they hold up a base only once. There the upper one counts, and the
lower one keeps only what it does not share: its *parts*. So the areas of parts simply add up.

Overlaps are computed square by square, on the first question about a square.

Rows: a vertex or ring corner is 0 x, 1 y, 2 z; `boxes` 0 west, 1 south, 2 low, 3 east, 4 north, 5 high.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
import shapely
from numpy.typing import NDArray

from terrain.machine.kernels import inlined, kernel
from terrain.standing.discs import CORNERS

if TYPE_CHECKING:
    from terrain.standing.surfaces import Grid, Places, Surfaces

SLOPE_SLACK_DEG = 0.05
"""Snapping a turned ramp of the steepest walkable slope to the lattice must not make a wall of it."""

SLIVER_UNITS2 = 1.0
"""Parts smaller than a lattice square are what rounding leaves of nothing."""

Numbers = NDArray[np.float64]


@dataclass(frozen=True, eq=False)
class Floors:
    """The ground of a table for one steepest slope and one height of a step."""

    surfaces: Surfaces
    slope_deg: float
    step_units: int
    _parts: dict[int, Numbers] = field(default_factory=dict, repr=False)
    _above: dict[int, dict[int, float]] = field(default_factory=dict, repr=False)

    @cached_property
    def walkable(self) -> NDArray[np.bool_]:
        """Which faces are no steeper than the slope, whichever way they are turned."""
        steepest = math.tan(math.radians(self.slope_deg + SLOPE_SLACK_DEG))
        return np.asarray(_no_steeper(self.surfaces.vertices, self.surfaces.faces, steepest))

    @cached_property
    def looks_down(self) -> NDArray[np.bool_]:
        """Which faces look down, as far as their corners say; on scans that means little."""
        first, second, third = (self.surfaces.vertices[self.surfaces.faces[:, k], :2] for k in range(3))
        ahead, aside = second - first, third - first
        return np.asarray(ahead[:, 0] * aside[:, 1] < ahead[:, 1] * aside[:, 0])

    @cached_property
    def shared(self) -> NDArray[np.bool_]:
        """Which faces have a part that another one counts for; known of the squares looked at so far."""
        return np.zeros(len(self.surfaces.faces), dtype=bool)

    @cached_property
    def lost_to(self) -> Numbers:
        """How high the faces reach that each one has lost a part to; inf where they cross, so that it lost too much.

        What a level holds is the sum of its parts, unless one of its faces has lost something to what is above it.
        """
        return np.full(len(self.surfaces.faces), -np.inf)

    @cached_property
    def _seen(self) -> NDArray[np.bool_]:
        """The squares looked at so far."""
        return np.zeros((self.surfaces.grid.rows, self.surfaces.grid.across), dtype=bool)

    def look(self, *spans: tuple[float, float]) -> None:
        """Find out what lies above what in a rectangle, given by its two spans."""
        if not len(self.surfaces.faces):
            return
        first, last, bottom, top = self.surfaces.squares(*spans)
        region = self._seen[bottom : top + 1, first : last + 1]
        if region.all():
            return
        rows, columns = np.nonzero(~region)
        region[:] = True
        surfaces = self.surfaces
        pairs = _stacked(
            surfaces.grid, surfaces.low, surfaces.high, surfaces.vertices, surfaces.faces, self.walkable,
            rows + bottom, columns + first, float(self.step_units),
        )  # fmt: skip
        for loser, winner, area in zip(*(column.tolist() for column in pairs[:3]), strict=True):
            self._above.setdefault(loser, {})[winner] = area
            self._parts.pop(loser, None)
        losers, winners, _, doubts = pairs
        self.shared[losers] = True
        np.maximum.at(self.lost_to, losers, np.where(doubts, np.inf, self.surfaces.high[2][winners]))

    def parts(self, places: Places) -> Numbers:
        """Triangles that count once for each area, in place of the faces given; corners in lattice units."""
        shared = self.shared[places]
        whole = self.surfaces.corners(places[~shared]).astype(np.float64)
        if not shared.any():
            return whole
        return np.concatenate([whole, *(self._part(face) for face in places[shared].tolist())])

    def _part(self, face: int) -> Numbers:
        if face not in self._parts:
            self._parts[face] = self._left_over(face)
        return self._parts[face]

    def _left_over(self, face: int) -> Numbers:
        """What is left of a face when what upper ones share with it is taken away, as triangles."""
        above = self._above[face]
        corners = self.surfaces.corners(np.array([face, *sorted(above)])).astype(np.float64)
        whole = abs(float(_turns(corners[:1])[0])) / 2
        # Faces that count whole do not overlap each other, so what they cover adds up.
        if sum(area for winner, area in above.items() if not self.shared[winner]) > whole - SLIVER_UNITS2:
            return np.zeros((0, 3, 3))
        outlines = shapely.polygons(corners[:, :, :2])
        left = shapely.difference(outlines[0], shapely.union_all(outlines[1:]))
        if shapely.area(left) < SLIVER_UNITS2:
            return np.zeros((0, 3, 3))
        triangles = shapely.get_parts(shapely.constrained_delaunay_triangles(left))
        flat = shapely.get_coordinates(triangles).reshape(-1, 4, 2)[:, :3]
        return np.concatenate([flat, _heights_on(corners[0], flat)[:, :, None]], axis=2)


def _turns(triangles: Numbers) -> Numbers:
    """Twice the areas of triangles seen from above, negative when they turn clockwise."""
    east, north = (triangles[:, 1:] - triangles[:, :1])[:, :, :2].transpose(1, 0, 2)
    return np.asarray(east[:, 0] * north[:, 1] - east[:, 1] * north[:, 0])


def _heights_on(triangle: Numbers, points: Numbers) -> Numbers:
    """How high the plane of a triangle is at some points."""
    east, north, up = np.cross(triangle[1] - triangle[0], triangle[2] - triangle[0]).tolist()
    away = points - triangle[0, :2]
    return np.asarray(triangle[0, 2] - (east * away[..., 0] + north * away[..., 1]) / up)


@kernel
def _no_steeper(vertices: Any, faces: Any, steepest: float) -> Any:
    flags = np.empty(len(faces), dtype=np.bool_)
    for face in range(len(faces)):
        a, b, c = faces[face, 0], faces[face, 1], faces[face, 2]
        ax, ay, az = vertices[b, 0] - vertices[a, 0], vertices[b, 1] - vertices[a, 1], vertices[b, 2] - vertices[a, 2]
        bx, by, bz = vertices[c, 0] - vertices[a, 0], vertices[c, 1] - vertices[a, 1], vertices[c, 2] - vertices[a, 2]
        up = ax * by - ay * bx
        flags[face] = up != 0 and math.hypot(float(ay * bz - az * by), float(az * bx - ax * bz)) <= steepest * abs(up)
    return flags


@kernel
def _stacked(
    grid: Grid, low: Any, high: Any, vertices: Any, faces: Any, walkable: Any, rows: Any, columns: Any, step: float
) -> Any:
    """Pairs of walkable faces within a step of each other above the same ground.

    Which of two loses, which wins, the area they share, and whether there is doubt; pairs may come twice.
    """
    losers, winners = np.empty(64, dtype=np.int64), np.empty(64, dtype=np.int64)
    areas, doubts = np.empty(64), np.empty(64, dtype=np.bool_)
    ring, spare = np.empty((CORNERS, 3)), np.empty((CORNERS, 3))
    count = 0
    for k in range(len(rows)):
        here, boxes = _walkable_boxes(grid, low, high, walkable, rows[k] * grid.across + columns[k])
        for p in range(len(here)):
            for q in range(p + 1, len(here)):
                if not _boxes_near(boxes, p, q, step) or not _overlap(vertices, faces, here[p], here[q]):
                    continue
                verdict, area = _compared(vertices, faces, here[p], here[q], step, ring, spare)
                if verdict == 0:
                    continue
                if count == len(losers):
                    losers, winners = np.concatenate((losers, losers)), np.concatenate((winners, winners))
                    areas, doubts = np.concatenate((areas, areas)), np.concatenate((doubts, doubts))
                losers[count] = here[q] if verdict > 0 else here[p]
                winners[count] = here[p] if verdict > 0 else here[q]
                areas[count], doubts[count] = area, abs(verdict) > 1
                count += 1
    return losers[:count].copy(), winners[:count].copy(), areas[:count].copy(), doubts[:count].copy()


@kernel
def _walkable_boxes(grid: Grid, low: Any, high: Any, walkable: Any, square: int) -> Any:
    """The walkable faces of a square and the boxes around them."""
    first, last = grid.starts[square], grid.starts[square + 1]
    here, boxes = np.empty(last - first, dtype=np.int64), np.empty((last - first, 6))
    count = 0
    for place in range(first, last):
        face = grid.members[place]
        if walkable[face] and high[2, face] > 0:  # the table top counts for what lies on it
            here[count] = face
            for axis in range(3):
                boxes[count, axis], boxes[count, axis + 3] = low[axis, face], high[axis, face]
            count += 1
    return here[:count], boxes[:count]


@inlined
def _boxes_near(boxes: Any, p: int, q: int, step: float) -> bool:
    """Whether two boxes overlap seen from above, and lie within a step of each other."""
    return (
        boxes[p, 0] < boxes[q, 3]
        and boxes[q, 0] < boxes[p, 3]
        and boxes[p, 1] < boxes[q, 4]
        and boxes[q, 1] < boxes[p, 4]
        and boxes[p, 2] <= boxes[q, 5] + step
        and boxes[q, 2] <= boxes[p, 5] + step
    )


@kernel
def _overlap(vertices: Any, faces: Any, first: int, second: int) -> bool:
    """Whether two triangles seen from above share more than their borders; exact."""
    return not (_parted(vertices, faces, first, second) or _parted(vertices, faces, second, first))


@kernel
def _parted(vertices: Any, faces: Any, first: int, second: int) -> bool:
    """Whether the line of an edge of the first triangle has the second on its other side."""
    for k in range(3):
        a, b, c = faces[first, k], faces[first, (k + 1) % 3], faces[first, (k + 2) % 3]
        side = _turn(vertices, a, b, c)
        beyond = True
        for n in range(3):
            turn = _turn(vertices, a, b, faces[second, n])
            if (turn > 0) == (side > 0) and turn != 0:
                beyond = False
        if beyond:
            return True
    return False


@inlined
def _turn(vertices: Any, a: int, b: int, c: int) -> int:
    return (vertices[b, 0] - vertices[a, 0]) * (vertices[c, 1] - vertices[a, 1]) - (vertices[b, 1] - vertices[a, 1]) * (
        vertices[c, 0] - vertices[a, 0]
    )


@kernel
def _compared(
    vertices: Any, faces: Any, first: int, second: int, step: float, ring: Any, spare: Any
) -> tuple[int, float]:
    """Where two triangles share ground: 1 when the first is the upper one, -1 the second, doubled when in doubt.

    0 when they are nowhere within a step of each other. The second stands back when they cross. With it the area.
    """
    count = _common_ring(vertices, faces, first, second, ring, spare)
    least, most, twice = np.inf, -np.inf, 0.0
    for k in range(count):
        above = ring[k, 2] - _height(vertices, faces, second, ring[k, 0], ring[k, 1])
        least, most = min(least, above), max(most, above)
        n = k + 1 if k + 1 < count else 0
        twice += (ring[k, 0] - ring[0, 0]) * (ring[n, 1] - ring[0, 1]) - (ring[k, 1] - ring[0, 1]) * (
            ring[n, 0] - ring[0, 0]
        )
    if count < 3 or least > step or most < -step:
        return 0, 0.0
    if least >= -1e-6:
        return 1 if most <= step + 1e-6 else 2, abs(twice) / 2
    if most <= 1e-6:
        return -1 if least >= -step - 1e-6 else -2, abs(twice) / 2
    return 2, abs(twice) / 2


@kernel
def _common_ring(vertices: Any, faces: Any, first: int, second: int, ring: Any, spare: Any) -> int:
    """The part of the first triangle that lies above or below the second, from the second's first corner."""
    for k in range(3):
        for axis in range(3):
            ring[k, axis] = vertices[faces[first, k], axis]
    count = 3
    side = 1.0 if _turn(vertices, faces[second, 0], faces[second, 1], faces[second, 2]) > 0 else -1.0
    for k in range(3):
        a, b = faces[second, k], faces[second, (k + 1) % 3]
        kept = _cut_by_line(ring, count, spare, vertices, a, b, side)
        ring[:kept] = spare[:kept]
        count = kept
    return count


@kernel
def _cut_by_line(ring: Any, count: int, into: Any, vertices: Any, a: int, b: int, side: float) -> int:
    """The part of a ring to one side of the line through two corners."""
    ax, ay = float(vertices[a, 0]), float(vertices[a, 1])
    dx, dy = vertices[b, 0] - ax, vertices[b, 1] - ay
    kept = 0
    for k in range(count):
        n = k + 1 if k + 1 < count else 0
        here = side * (dx * (ring[k, 1] - ay) - dy * (ring[k, 0] - ax))
        there = side * (dx * (ring[n, 1] - ay) - dy * (ring[n, 0] - ax))
        if here >= 0.0:
            into[kept] = ring[k]
            kept += 1
        if (here > 0.0 and there < 0.0) or (here < 0.0 and there > 0.0):
            share = here / (here - there)
            for c in range(3):
                into[kept, c] = ring[k, c] + share * (ring[n, c] - ring[k, c])
            kept += 1
    return kept


@kernel
def _height(vertices: Any, faces: Any, face: int, x: float, y: float) -> float:
    """How high the plane of a face is at a point."""
    a, b, c = faces[face, 0], faces[face, 1], faces[face, 2]
    ax, ay, az = vertices[b, 0] - vertices[a, 0], vertices[b, 1] - vertices[a, 1], vertices[b, 2] - vertices[a, 2]
    bx, by, bz = vertices[c, 0] - vertices[a, 0], vertices[c, 1] - vertices[a, 1], vertices[c, 2] - vertices[a, 2]
    east, north, up = float(ay * bz - az * by), float(az * bx - ax * bz), float(ax * by - ay * bx)
    return vertices[a, 2] - (east * (x - vertices[a, 0]) + north * (y - vertices[a, 1])) / up
