"""Collapses edges one by one, so that a surface needs fewer triangles and stays near every scanned point.

Each sampled place of the scan is assigned to its nearest triangle. When an edge is collapsed into one
point, the places assigned around it must find a triangle near enough again, or the edge stays. So what was
scanned is never farther from the result than the tolerance. The allowed distance grows from level to
level until few enough triangles are left: flat faces go first, at no cost.

The planes of the faces around an edge propose where it collapses to. Points of a border stay on a border,
and points where more than two faces share an edge stay where they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from scenes.scan.simplify.edge_collapse import BORDER, FIXED, INNER, SOLE, Bench, Web, draw_together, make_bench
from scenes.scan.simplify.quadrics import NUMBERS, WEIGHT, mean_square, nearest_to_planes, planes_of_points
from scenes.scan.simplify.rings import linked
from terrain.lattice import UNITS_PER_PAS
from terrain.machine import bare, bare_inlined, kernel
from terrain.scenery import join_edges

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from scenes.scan.simplify.deviation import Places
    from scenes.scan.simplify.nearest import Finder
    from scenes.scan.surface import Surface

FLAT_PAS = 2 / UNITS_PER_PAS
"""Two units of the lattice: snapping alone moves the corners of a flat face so far out of its plane."""

FLAT_SQUARE = (0.5 / UNITS_PER_PAS) ** 2
FLAT_AREA = 0.1
"""What snapping alone costs, and over how many square pas: an edge that costs no more lies on flat ground."""

AGAIN = 1.01
"""An edge that cannot be drawn together is tried again as soon as more is allowed."""

LEVEL_GROWTH = 2.0
"""By how much the distance allowed grows from level to level."""

IDLE_SHARE = 0.02
"""A sweep that takes out fewer faces than this share of them has done its level."""

MOST_SWEEPS = 1000

SHORT_FIRST = 1e-11
"""What the square of an edge's length adds to its cost: on flat ground short edges go first."""


class Collapsed(NamedTuple):
    """For each point of a surface the one it was drawn into, and where all points are now."""

    into: NDArray[np.int64]
    points: NDArray[np.float64]


def collapse(
    surface: Surface, finder: Finder, held: Places, tolerance_pas: float, target: int, *, trusting: bool = True
) -> Collapsed:
    """Draw edges together until no more faces than the target are left, or no edge within the tolerance.

    Flat faces are simplified even when there are few enough. One who is trusting takes it that what is flat stays
    on itself, which is quick; a sheet that is folded onto itself may creep over a hole by that.
    """
    flat = FLAT_SQUARE if trusting else -1.0
    web = _weave(surface, finder, held)
    bench = make_bench(len(surface.vertices), len(held.at))
    allowed_pas = min(FLAT_PAS, tolerance_pas)
    live = _level(web, bench, allowed_pas * allowed_pas, flat, len(surface.faces), 0)
    while live > target and allowed_pas < tolerance_pas:
        allowed_pas = min(allowed_pas * LEVEL_GROWTH, tolerance_pas)
        live = _level(web, bench, allowed_pas * allowed_pas, flat, live, target)
    return Collapsed(_ends(web.into).astype(np.int64), web.points)


def _weave(surface: Surface, finder: Finder, held: Places) -> Web:
    points = np.array(surface.vertices, dtype=np.float64)
    faces = surface.faces.astype(np.int32)
    edge_of, edge_start, sides = join_edges(faces)
    shared_by = np.diff(edge_start)
    first, after = linked(faces.reshape(-1), len(points))
    first_held, next_held = linked(held.face, len(faces))
    return Web(
        points=points,
        faces=faces,
        first=first,
        after=after,
        planes=planes_of_points(points, faces, shared_by[edge_of] == 1),
        kinds=_kinds(points, faces, shared_by, sides[edge_start[:-1]]),
        into=np.arange(len(points), dtype=np.int32),
        held=np.ascontiguousarray(held.at),
        first_held=first_held,
        next_held=next_held,
        waits=np.zeros(3 * len(faces), dtype=np.float32),
        scanned=finder.corners,
        tree=finder.tree,
    )


def _kinds(points: Any, faces: Any, shared_by: Any, side: Any) -> Any:
    """Which points lie lowest, which on a border, and which where more than two faces share an edge."""
    kinds = np.where(points[:, 2] == points[:, 2].min(), SOLE, INNER).astype(np.int8)
    for kind, chosen in ((BORDER, side[shared_by == 1]), (FIXED, side[shared_by > 2])):
        kinds[faces[chosen // 3, chosen % 3]] = kind
        kinds[faces[chosen // 3, (chosen + 1) % 3]] = kind
    return kinds


@kernel
def _ends(into: Any) -> Any:
    """Follow every point to the one that is left."""
    ends = np.empty_like(into)
    for point in range(len(into)):
        end = point
        while into[end] != end:
            into[end] = into[into[end]]
            end = into[end]
        ends[point] = end
    return ends


@kernel
def _level(web: Web, bench: Bench, allowed: float, flat: float, live: int, target: int) -> int:
    """Sweep over all edges until few more can be drawn together; answers how many faces are left."""
    swept = np.zeros(len(web.points), dtype=np.int32)
    for sweep in range(1, MOST_SWEEPS):
        before = live
        live = _sweep(web, bench, allowed, flat, live, target, swept, sweep)
        if live <= target or before - live <= IDLE_SHARE * live:
            break
    return live


@bare
def _sweep(web: Web, bench: Bench, allowed: float, flat: float, live: int, target: int, swept: Any, sweep: int) -> int:
    """Draw every edge together that can be, each point once."""
    faces, waits, row = web.faces, web.waits, bench.row
    for face in range(len(faces)):
        for side in range(3):
            if faces[face, 0] < 0 or live <= target:
                break
            u, v = faces[face, side], faces[face, (side + 1) % 3]
            if waits[3 * face + side] > allowed or swept[u] == sweep or swept[v] == sweep:
                continue
            cost = _propose(web, bench, u, v)
            waits[3 * face + side] = max(cost, AGAIN * allowed)
            if cost > allowed:
                continue
            inside = web.kinds[u] < BORDER and web.kinds[v] < BORDER
            is_flat = inside and cost * row[WEIGHT] <= flat * min(row[WEIGHT], FLAT_AREA)
            gone = draw_together(web, bench, u, v, allowed, is_flat)
            if gone:
                live -= gone
                swept[u] = sweep
                _wake(web, u)
    return live


@bare_inlined
def _wake(web: Web, point: int) -> None:
    """What failed around a point may succeed now that it has moved."""
    corner = web.first[point]
    while corner >= 0:
        start = corner - corner % 3
        web.waits[start], web.waits[start + 1], web.waits[start + 2] = 0.0, 0.0, 0.0
        corner = web.after[corner]


@bare_inlined
def _propose(web: Web, bench: Bench, u: int, v: int) -> float:
    """Where an edge is best drawn together; answers its cost, the mean square from the planes around."""
    points, row, place, of_u, of_v = web.points, bench.row, bench.place, web.kinds[u], web.kinds[v]
    # Within a surface an edge is met twice, once from either side: once is enough.
    if (of_u == FIXED and of_v == FIXED) or (u > v and of_u == INNER and of_v == INNER):
        return np.inf
    for k in range(NUMBERS):
        row[k] = web.planes[u, k] + web.planes[v, k]
    at_u = mean_square(row, points[u, 0], points[u, 1], points[u, 2]) if of_u >= of_v else np.inf
    at_v = mean_square(row, points[v, 0], points[v, 1], points[v, 2]) if of_v >= of_u else np.inf
    end, cost = (u, at_u) if at_u <= at_v else (v, at_v)
    x, y, z = points[u, 0] - points[v, 0], points[u, 1] - points[v, 1], points[u, 2] - points[v, 2]
    length = x * x + y * y + z * z
    if of_u == INNER and of_v == INNER and nearest_to_planes(row, place):
        x, y, z = place[0] - points[end, 0], place[1] - points[end, 1], place[2] - points[end, 2]
        between = mean_square(row, place[0], place[1], place[2])
        if between < cost and x * x + y * y + z * z < length:
            return between + SHORT_FIRST * length
    place[0], place[1], place[2] = points[end, 0], points[end, 1], points[end, 2]
    return cost + SHORT_FIRST * length
