"""The picture that a shooter has of a target: a plane, the target's outline on it, and how far away the body is.

A point of the plane stands for the line from the eye through it, and a share of the way for a place on that line: 0 is
the eye, 1 the plane. Seen in perspective a convex body stays convex: with s the share at which a line enters the
body, 1/s is a concave function on the outline. So in any part of the outline it is least at a corner, and
nowhere more than what the plane makes of it that touches the body at one of the points seen.

Rows:
    cell    0 west, 1 east, 2 south, 3 north, on the plane
    solid   0-1 centre x, y, 2-3 semi-axes, 4-5 direction of the first of them, 6 low, 7 high
    outline, polygon  0 along, 1 up, on the plane, in order
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import shapely

from terrain.machine.kernels import inlined, kernel

if TYPE_CHECKING:
    from terrain.scenery.bodies import Body

SHALLOWEST = 0.1
"""A rim nearer to the eye than this share of the way is drawn as if it were there: figures that overlap."""

NEAREST = 1e-6
"""The least share of the way that is told from none."""


class Picture(NamedTuple):
    """The eye, a point of the plane and its two directions, how far away it is, and the target's outline on it."""

    eye: Any
    origin: Any
    along: Any
    up: Any
    depth: float
    outline: Any
    area: float
    solid: Any


def picture_of(shooter: Body, target: Body) -> Picture:
    """The plane on which the shooter sees the target: upright and facing the eye, or level for a steep look."""
    eye, middle = np.array(shooter.eye, dtype=np.int64), np.array(target.centre, dtype=np.int64)
    ahead = (middle - eye[:2]).astype(np.float64)
    flat = float(np.hypot(*ahead))
    steep = 2 * flat < abs(eye[2] - (target.low + target.high) / 2)
    if steep and not target.low <= eye[2] <= target.high:
        level = target.high if eye[2] > target.high else target.low
        origin, along, up = np.array([*middle, level]), np.array([1.0, 0.0, 0.0]), np.array([0.0, 1.0, 0.0])
    else:
        ahead = ahead / flat if flat > 0 else np.array([1.0, 0.0])
        origin, along, up = np.array([*middle, 0]), np.array([-ahead[1], ahead[0], 0.0]), np.array([0.0, 0.0, 1.0])
    depth = float((origin - eye) @ np.cross(along, up))
    outline = _outline(eye, origin, along, up, depth, target)
    area = float(shapely.Polygon(outline).area)
    return Picture(eye, origin, along, up, abs(depth), outline, area, _solid(target))


def _solid(target: Body) -> Any:
    along = np.array(target.along) / np.hypot(*target.along)
    return np.array([*target.centre, *target.semi_axes, *along, target.low, target.high], dtype=np.float64)


def _outline(eye: Any, origin: Any, along: Any, up: Any, depth: float, target: Body) -> Any:
    """Where lines from the eye to the target's rim pass the picture: a convex outline."""
    rim = np.concatenate([np.column_stack([target.inner_ring, np.full(128, z)]) for z in (target.low, target.high)])
    reach = ((rim - eye) @ np.cross(along, up)) / (depth or 1.0)
    passed = eye + (rim - eye) / np.maximum(reach, SHALLOWEST)[:, None] - origin
    hull = shapely.MultiPoint(np.column_stack([passed @ along, passed @ up])).convex_hull
    return np.ascontiguousarray(shapely.get_coordinates(shapely.normalize(hull))[:-1])


@kernel
def entry(picture: Picture, x: float, y: float) -> float:
    """The share of the way at which the line through a point of the picture enters the body.

    Where a line passes it by, as rounding may have it on the outline, the share at which it is nearest.
    """
    ex, ey, ez, dx, dy, dz = _way(picture, x, y)
    low, high = picture.solid[6], picture.solid[7]
    a, b, c = dx * dx + dy * dy, ex * dx + ey * dy, ex * ex + ey * ey - 1.0
    share = (-b - np.sqrt(max(0.0, b * b - a * c))) / a if c > 0.0 and a > 0.0 else 0.0
    if dz != 0.0:
        share = max(share, min((low - ez) / dz, (high - ez) / dz))
    return max(share, 0.0)


@inlined
def _way(picture: Picture, x: float, y: float) -> tuple[float, float, float, float, float, float]:
    """The eye and the way from it to a point of the picture, as if the footprint were a circle of radius 1."""
    solid, eye, origin, along, up = picture.solid, picture.eye, picture.origin, picture.along, picture.up
    ex, ey = eye[0] - solid[0], eye[1] - solid[1]
    dx = origin[0] + x * along[0] + y * up[0] - eye[0]
    dy = origin[1] + x * along[1] + y * up[1] - eye[1]
    dz = origin[2] + x * along[2] + y * up[2] - eye[2]
    return (
        (ex * solid[4] + ey * solid[5]) / solid[2],
        (ey * solid[4] - ex * solid[5]) / solid[3],
        float(eye[2]),
        (dx * solid[4] + dy * solid[5]) / solid[2],
        (dy * solid[4] - dx * solid[5]) / solid[3],
        dz,
    )


@kernel
def span_of(picture: Picture, polygon: Any, count: int) -> tuple[float, float]:
    """Two shares of the way for all lines through a part of the outline: one before the body, one within or behind."""
    x, y, far = 0.0, 0.0, 0.0
    for k in range(count):
        far = max(far, entry(picture, polygon[k, 0], polygon[k, 1]))
        x += polygon[k, 0] / count
        y += polygon[k, 1] / count
    share = entry(picture, x, y)
    if share <= NEAREST:
        return 0.0, far
    nearness = 0.0
    for k in range(count):
        nearness = max(nearness, _nearness(picture, x, y, share, polygon[k, 0], polygon[k, 1]))
    return (min(share, 1.0 / nearness) if nearness > 0.0 else 0.0), far


@inlined
def _nearness(picture: Picture, x: float, y: float, share: float, x_there: float, y_there: float) -> float:
    """1 by the share at which a line meets the plane that touches the body where another line enters it."""
    ex, ey, _, dx, dy, dz = _way(picture, x, y)
    _, _, _, tx, ty, tz = _way(picture, x_there, y_there)
    mx, my = ex + share * dx, ey + share * dy
    if mx * mx + my * my < 1.0 - NEAREST:
        # The line enters through the top or the bottom.
        return tz / (share * dz)
    away = mx * ex + my * ey - 1.0
    return -(mx * tx + my * ty) / away if away > NEAREST else np.inf


@kernel
def clipped(outline: Any, cell: Any) -> tuple[Any, int]:
    """The part of a convex outline in a cell, clipped side by side, and its number of corners."""
    here = np.zeros((len(outline) + 8, 2))
    there = np.zeros((len(outline) + 8, 2))
    here[: len(outline)] = outline
    count = len(outline)
    for side in range(4):
        axis, bound, sign = side // 2, float(cell[side]), 1.0 if side % 2 == 0 else -1.0
        kept = 0
        for k in range(count):
            after = k + 1 if k + 1 < count else 0
            a, b = sign * (here[k, axis] - bound), sign * (here[after, axis] - bound)
            if a >= 0:
                there[kept] = here[k]
                kept += 1
            if (a > 0 and b < 0) or (a < 0 and b > 0):
                there[kept] = here[k] + (here[after] - here[k]) * (a / (a - b))
                kept += 1
        here, there, count = there, here, kept
        if count < 3:
            return here, 0
    return here, count


@kernel
def area_of(polygon: Any, count: int) -> float:
    """The area of a polygon, given by its corners and their number."""
    total = 0.0
    for k in range(count):
        after = k + 1 if k + 1 < count else 0
        total += polygon[k, 0] * polygon[after, 1] - polygon[k, 1] * polygon[after, 0]
    return abs(total) / 2
