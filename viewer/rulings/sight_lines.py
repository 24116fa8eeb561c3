"""Finds what decided a sight ruling, as lines in pas: where a free line is tightest, or where lines are stopped.

Nothing is ruled here. The verdict is given; this module finds what to point at.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from terrain.scenery import RayCaster
from viewer.draw.picture import DrawnFigure, DrawnLine, DrawnPiece, Gap, Point, as_points

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from numpy.typing import NDArray

    Numbers = NDArray[np.float64]

FAN_ACROSS = (-0.9, 0.0, 0.9)
FAN_RISES = (0.98, 0.4)
"""Between which points of two bodies the lines run: shares of their half width, and of their height."""

MOST_LINES = 9
SEARCHED_LINES = 9
"""Flank and height positions per body when looking for a line that shows one more blocker."""


@dataclass(frozen=True, eq=False)
class Obstacles:
    """All triangles that can stop a line, each with its owner: pieces, and figures as drums."""

    names: tuple[str, ...]
    corners: Numbers
    owner: NDArray[np.int64]

    @classmethod
    def of(cls, pieces: Sequence[DrawnPiece], figures: Sequence[DrawnFigure]) -> Obstacles:
        parts = [piece.vertices_pas[piece.faces] for piece in pieces] + [_drum(figure) for figure in figures]
        counts = [len(part) for part in parts]
        names = (*(piece.name for piece in pieces), *(figure.name for figure in figures))
        return cls(names, np.concatenate([np.zeros((0, 3, 3)), *parts]), np.repeat(np.arange(len(parts)), counts))

    @cached_property
    def caster(self) -> RayCaster:
        return RayCaster(self.corners.reshape(-1, 3), np.arange(3 * len(self.corners)).reshape(-1, 3))

    def only(self, name: str) -> Obstacles:
        """Only the triangles of one owner."""
        mine = np.array([owner == name for owner in self.names], dtype=np.bool_)[self.owner]
        return Obstacles(self.names, self.corners[mine], self.owner[mine])

    def between(self, a: DrawnFigure, b: DrawnFigure) -> Obstacles:
        """Only the triangles that reach into the box around two bodies."""
        box = np.concatenate([figure.rim(z) for figure in (a, b) for z in (figure.low_pas, figure.top_pas)])
        low, high = self.corners.min(axis=1), self.corners.max(axis=1)
        near = ((low <= box.max(axis=0)) & (high >= box.min(axis=0))).all(axis=1)
        return Obstacles(self.names, self.corners[near], self.owner[near])

    def stops(self, starts: Numbers, ends: Numbers) -> Iterator[tuple[int, Point, str]]:
        """For each line that is stopped: its number, where, and by what."""
        faces = self.caster.first_faces(starts, ends)
        for number in np.flatnonzero(faces >= 0):
            face = faces[number]
            at = _through_plane(starts[number], ends[number], self.corners[face])
            yield int(number), at, self.names[self.owner[face]]


def body_piece(figure: DrawnFigure) -> DrawnPiece:
    """A figure's body as if it were scenery: what lines really meet, where pictures show a pawn."""
    corners = _drum(figure)
    faces = np.arange(3 * len(corners), dtype=np.int32).reshape(-1, 3)
    return DrawnPiece(figure.name, corners.reshape(-1, 3), faces)


def _drum(figure: DrawnFigure) -> Numbers:
    """The whole body of a figure in triangles, from its ground to its top."""
    low, high = figure.rim(figure.ground_pas), figure.rim(figure.top_pas)
    after_low, after_high = np.roll(low, -1, axis=0), np.roll(high, -1, axis=0)
    top = np.broadcast_to(np.asarray(figure.eye), low.shape)
    triangles = ((low, after_low, after_high), (low, after_high, high), (high, after_high, top))
    return np.concatenate([np.stack(triangle, 1) for triangle in triangles])


def _through_plane(start: Numbers, end: Numbers, triangle: Numbers) -> Point:
    normal = np.cross(triangle[1] - triangle[0], triangle[2] - triangle[0])
    rise = float(normal @ (end - start))
    share = float(normal @ (triangle[0] - start)) / rise if rise else 0.5
    return _point(start + min(max(share, 0.0), 1.0) * (end - start))


def _point(numbers: Any) -> Point:
    x, y, z = (float(number) for number in numbers)
    return x, y, z


def stopped_fan(obstacles: Obstacles, a: DrawnFigure, b: DrawnFigure, show: Sequence[str] = ()) -> dict[DrawnLine, str]:
    """Some lines from one figure to another up to where they are stopped, with what stops them.

    Most run side by side; a few more are looked for so that each obstacle to `show` stops one.
    """
    near = obstacles.between(a, b)
    fan = _stopped(near, *_fan(a, b))
    missing = [name for name in show if name not in fan.values()]
    if missing:
        others = _stopped(near, *_everywhere(a, b))
        for name in missing:
            fan |= dict([(line, by) for line, by in others.items() if by == name][:1])
    return dict(list(fan.items())[:MOST_LINES])


def _stopped(obstacles: Obstacles, starts: Numbers, ends: Numbers) -> dict[DrawnLine, str]:
    return {
        DrawnLine(_point(starts[number]), at, "stopped", aim=_point(ends[number])): name
        for number, at, name in obstacles.stops(starts, ends)
    }


def _fan(a: DrawnFigure, b: DrawnFigure) -> tuple[Numbers, Numbers]:
    """Lines side by side, at two heights, from flank to flank and middle to middle."""
    places = [(across, rise) for rise in FAN_RISES for across in FAN_ACROSS]
    starts = as_points([_on_body(a, b, across, rise) for across, rise in places])
    return starts, as_points([_on_body(b, a, -across, rise) for across, rise in places])


def _everywhere(a: DrawnFigure, b: DrawnFigure) -> tuple[Numbers, Numbers]:
    """Lines from everywhere to everywhere between the middles of two bodies."""
    across, rises = np.linspace(-0.95, 0.95, SEARCHED_LINES), np.linspace(0.02, 0.98, 3)
    places = [(x, z) for x in across for z in rises]
    starts = as_points([_on_body(a, b, x, z) for x, z in places])
    ends = as_points([_on_body(b, a, x, z) for x, z in places])
    return np.repeat(starts, len(ends), axis=0), np.tile(ends, (len(starts), 1))


def _on_body(figure: DrawnFigure, other: DrawnFigure, across: float, rise: float) -> Point:
    """A point of the upright section of a body that faces another figure."""
    heading = math.atan2(other.at_pas[1] - figure.at_pas[1], other.at_pas[0] - figure.at_pas[0])
    tilt = heading + math.pi / 2 - math.radians(figure.turn_deg)
    long, short = figure.semi_axes_pas
    reach = across / math.hypot(math.cos(tilt) / long, math.sin(tilt) / short)
    x, y = figure.at_pas
    height = figure.low_pas + rise * (figure.top_pas - figure.low_pas)
    return x - reach * math.sin(heading), y + reach * math.cos(heading), height


def tightest(obstacles: Obstacles, start: Point, end: Point) -> Gap | None:
    """Where a free line comes nearest to an obstacle; None on an empty table."""
    if len(obstacles.corners) == 0:
        return None
    near = _worth_measuring(obstacles.corners, np.asarray(start), np.asarray(end))
    corners = obstacles.corners[near]
    on_line, on_obstacle = _nearest_points(corners, np.asarray(start), np.asarray(end))
    apart = np.linalg.norm(on_line - on_obstacle, axis=1)
    best = int(apart.argmin())
    name = obstacles.names[obstacles.owner[near[best]]]
    return Gap(_point(on_line[best]), _point(on_obstacle[best]), name, float(apart[best]))


def _worth_measuring(corners: Numbers, start: Numbers, end: Numbers) -> NDArray[np.int64]:
    """Triangles that may hold the nearest point, by the balls around them."""
    middles = corners.mean(axis=1)
    radii = np.linalg.norm(corners - middles[:, None], axis=2).max(axis=1)
    apart = np.linalg.norm(middles - _on_segment(middles, start, end), axis=1)
    return np.flatnonzero(apart - radii <= (apart + radii).min())


def _on_segment(points: Numbers, start: Numbers, end: Numbers) -> Numbers:
    """The point of a segment nearest to each point."""
    way = end - start
    share = np.clip((points - start) @ way / max(float(way @ way), 1e-18), 0.0, 1.0)
    return np.asarray(start + share[:, None] * way)


def _nearest_points(corners: Numbers, start: Numbers, end: Numbers) -> tuple[Numbers, Numbers]:
    """For each triangle the nearest pair of points, on the line and on the triangle.

    They lie on an edge of the triangle, unless an end of the line is right over its inside.
    """
    on_line, on_triangle = [], []
    for k in range(3):
        first, second = _between_segments(start, end, corners[:, k], corners[:, (k + 1) % 3])
        on_line.append(first)
        on_triangle.append(second)
    for tip in (start, end):
        on_line.append(np.broadcast_to(tip, (len(corners), 3)))
        on_triangle.append(_over_inside(tip, corners))
    lines, triangles = np.stack(on_line), np.stack(on_triangle)
    best = np.linalg.norm(lines - triangles, axis=2).argmin(axis=0)
    every = np.arange(len(corners))
    return lines[best, every], triangles[best, every]


def _between_segments(start: Numbers, end: Numbers, u: Numbers, v: Numbers) -> tuple[Numbers, Numbers]:
    """Nearest points of one segment and many others: where their lines pass each other, kept within both."""
    way, ways, apart = end - start, v - u, start - u
    a, e = max(float(way @ way), 1e-18), np.maximum((ways * ways).sum(axis=1), 1e-18)
    b, c, f = ways @ way, apart @ way, (ways * apart).sum(axis=1)
    bottom = a * e - b * b
    share = np.clip(np.where(bottom > 1e-12 * a * e, (b * f - c * e) / np.maximum(bottom, 1e-18), 0.0), 0.0, 1.0)
    other = np.clip((b * share + f) / e, 0.0, 1.0)
    share = np.clip((b * other - c) / a, 0.0, 1.0)
    return start + share[:, None] * way, u + other[:, None] * ways


def _over_inside(tip: Numbers, corners: Numbers) -> Numbers:
    """The foot of a point on each triangle; far away where it falls outside."""
    p, q, r = corners[:, 0], corners[:, 1], corners[:, 2]
    normals = np.cross(q - p, r - p)
    sizes = np.maximum((normals * normals).sum(axis=1), 1e-18)
    feet = tip - (((tip - p) * normals).sum(axis=1) / sizes)[:, None] * normals
    inside = np.ones(len(corners), dtype=np.bool_)
    for one, two in ((p, q), (q, r), (r, p)):
        inside &= (np.cross(two - one, feet - one) * normals).sum(axis=1) >= 0.0
    return np.where(inside[:, None], feet, 1e9)
