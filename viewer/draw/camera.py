"""Computes where a picture is taken from, and projects points of the table into it.

The main view is parallel, so one scale holds all over the picture. It looks across the line between two
figures, from a little behind the looker, so that the faces that stop its lines are seen.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from viewer.draw.picture import Drawing, DrawnFigure, DrawnLine, Gap, Point, as_points

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from numpy.typing import NDArray

    Hidden = Callable[[NDArray[np.float64], NDArray[np.float64]], float]
    """The share of points that scenery hides from an eye standing off by a vector."""

STAND_OFF_PAS = 200.0
"""Far enough to be outside any table."""

NEAR_PAS = 1.0
MARGIN_PAS = 1.6
ELEVATIONS_DEG = (38.0, 46.0, 54.0, 64.0, 24.0, 78.0, 12.0)
"""From the plainest to views under a roof or into a shaft."""

SWINGS_DEG = (24.0, 8.0, 40.0, -16.0)
"""How far the view leaves the square across the line towards the looker, the best first."""

HIDING_WEIGHT = 100.0
STRAIGHT = 1e-6
NARROWEST_DEG, WIDE_DEG, WIDEST_DEG = 10.0, 48.0, 75.0
NEAR_EYE_PAS = 0.02
FAR_EYE_PAS = 200.0


@dataclass(frozen=True)
class View:
    """An eye, what it looks at, and how wide: half the height in pas when parallel, else an angle."""

    eye: Point
    focus: Point
    up: Point = (0.0, 0.0, 1.0)
    half_height_pas: float | None = None
    angle_deg: float = 30.0
    near_pas: float = NEAR_PAS
    far_pas: float = 2 * STAND_OFF_PAS

    @property
    def parallel(self) -> bool:
        return self.half_height_pas is not None

    @cached_property
    def axes(self) -> NDArray[np.float64]:
        """Right, up and forward of the picture, as rows."""
        forward = _unit(np.subtract(self.focus, self.eye))
        across = np.cross(forward, self.up)
        # Straight up or down no direction is above; north is as good as any.
        right = _unit(across if np.linalg.norm(across) > STRAIGHT else np.cross(forward, (0.0, 1.0, 0.0)))
        return np.stack([right, np.cross(right, forward), forward])

    def pixels_per_pas(self, size: tuple[int, int], depth_pas: float = 1.0) -> float:
        """The scale of the picture: everywhere when parallel, else at a depth."""
        if self.half_height_pas is not None:
            return size[1] / 2 / self.half_height_pas
        return size[1] / 2 / (math.tan(math.radians(self.angle_deg) / 2) * depth_pas)

    def project(self, points: object, size: tuple[int, int]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """Pixels (x to the right, y down) and depths in pas of points of the table."""
        local = (as_points(points) - np.asarray(self.eye)) @ self.axes.T
        depth = local[:, 2]
        scale = self.pixels_per_pas(size) / (1.0 if self.parallel else np.maximum(depth, 1e-6))
        across = size[0] / 2 + local[:, 0] * scale
        down = size[1] / 2 - local[:, 1] * scale
        return np.stack([across, down], 1), depth

    def depth_of(self, buffer: NDArray[np.float32]) -> NDArray[np.float32]:
        """Depths in pas from the numbers of a z-buffer."""
        near, far = np.float32(self.near_pas), np.float32(self.far_pas)
        if self.parallel:
            return near + buffer * (far - near)
        return near * far / (far - buffer * (far - near))


def _unit(vector: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.asarray(vector / max(float(np.linalg.norm(vector)), 1e-12))


def across_the_line(drawing: Drawing, aspect: float, hidden: Hidden) -> View:
    """The view of the pair from above and aside in which scenery hides least of what matters."""
    matter, frame = _points_that_matter(drawing), _points_to_frame(drawing)
    candidates = list(_directions(drawing))
    costs = [HIDING_WEIGHT * hidden(matter, STAND_OFF_PAS * way) + number for number, way in enumerate(candidates)]
    return _framed(frame, candidates[int(np.argmin(costs))], aspect)


def _directions(drawing: Drawing) -> Iterator[NDArray[np.float64]]:
    """Ways to stand off, the plainest first."""
    looker, target = drawing.pair
    heading = math.atan2(target.at_pas[1] - looker.at_pas[1], target.at_pas[0] - looker.at_pas[0])
    for elevation in map(math.radians, ELEVATIONS_DEG):
        for swing in SWINGS_DEG:
            for side in (-1.0, 1.0):
                turn = heading + side * math.radians(90.0 + swing)
                level = math.cos(elevation)
                yield np.array([level * math.cos(turn), level * math.sin(turn), math.sin(elevation)])


def _points_that_matter(drawing: Drawing) -> NDArray[np.float64]:
    """Points along the lines and on the two bodies, to be seen if at all possible."""
    looker, target = drawing.pair
    ends = [(line.start, line.end) for line in drawing.lines if line.kind != "stopped"] or [
        (line.start, line.end) for line in drawing.lines
    ]
    steps = np.linspace(0.02, 0.98, 24)[:, None]
    lines = [np.asarray(a) * (1 - steps) + np.asarray(b) * steps for a, b in ends]
    bodies = [as_points([figure.eye, figure.middle]) for figure in (looker, target)]
    return np.concatenate([*lines, *bodies, *bodies])


def _points_to_frame(drawing: Drawing) -> NDArray[np.float64]:
    """What must be inside the picture: both figures with room around them, and every line."""
    room = [_room(figure) for figure in drawing.pair]
    ends = [point for line in drawing.lines for point in (line.start, line.end)]
    return np.concatenate([*room, as_points(ends)])


def _room(figure: DrawnFigure) -> NDArray[np.float64]:
    x, y = figure.at_pas
    reach = max(figure.semi_axes_pas) + MARGIN_PAS
    low, high = figure.ground_pas - 0.5 * MARGIN_PAS, figure.top_pas + MARGIN_PAS
    return np.array(
        [[x + east, y + north, z] for east in (-reach, reach) for north in (-reach, reach) for z in (low, high)]
    )


def _framed(points: NDArray[np.float64], way: NDArray[np.float64], aspect: float) -> View:
    """The parallel view from a direction that just holds the points."""
    middle = (points.min(axis=0) + points.max(axis=0)) / 2
    view = View(_point(middle + STAND_OFF_PAS * way), _point(middle), half_height_pas=1.0)
    flat = (points - middle) @ view.axes[:2].T
    low, high = flat.min(axis=0), flat.max(axis=0)
    centre = middle + (low + high) / 2 @ view.axes[:2]
    half_height = max((high[1] - low[1]) / 2, (high[0] - low[0]) / 2 / aspect)
    return View(_point(centre + STAND_OFF_PAS * way), _point(centre), half_height_pas=float(half_height))


def _point(numbers: NDArray[np.float64]) -> Point:
    x, y, z = (float(number) for number in numbers)
    return x, y, z


def through_the_eyes(looker: DrawnFigure, target: DrawnFigure, line: DrawnLine | None) -> View:
    """What one figure sees of another: along the free line if there is one, else eye to body, and wider."""
    eye, focus = (line.start, line.end) if line else (looker.eye, target.middle)
    middle = (np.asarray(focus) + np.asarray(target.middle)) / 2
    distance = max(math.dist(eye, target.middle), 0.1)
    tallest = max(target.top_pas - target.low_pas, 2 * max(target.semi_axes_pas))
    angle = 2 * math.degrees(math.atan(1.5 * tallest / distance))
    return View(
        eye,
        _point(middle),
        angle_deg=min(max(angle, NARROWEST_DEG if line else WIDE_DEG), WIDEST_DEG),
        near_pas=NEAR_EYE_PAS,
        far_pas=FAR_EYE_PAS,
    )


def close_up(gap: Gap, along: tuple[Point, Point]) -> View:
    """The tightest place cut open, so that line and clearance are both seen at their true length.

    The near plane lies just before the line: what stands in front is cut away.
    """
    line = _unit(np.subtract(along[1], along[0]))
    across = np.subtract(gap.on_obstacle, gap.on_line)
    across = _unit(across) if gap.clearance_pas > 1e-6 else np.cross(line, (0.0, 0.0, 1.0))
    forward = _unit(np.cross(line, across))
    if forward @ np.array([0.0, 0.0, 1.0]) > 0.0:
        forward = -forward
    middle = (np.asarray(gap.on_line) + np.asarray(gap.on_obstacle)) / 2
    half_height = min(max(3.0 * gap.clearance_pas, 0.03), 3.0)
    up = np.cross(line, forward)
    up = up if up[2] >= 0.0 else -up
    return View(
        _point(middle - forward),
        _point(middle),
        up=_point(up),
        half_height_pas=half_height,
        near_pas=1.0 - 1e-3 * half_height,
        far_pas=1.0 + 40.0,
    )
