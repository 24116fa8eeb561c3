"""Removes noise from a scan and keeps its edges.

For every point a plane is fitted to its neighbours, and their scatter about it is kept. On a face they
scatter by the noise; across an edge by much more. Then every point is moved towards the planes of its neighbours,
planes with little scatter weighing most: a point beside an edge keeps to its own face, a point on the edge is drawn
to both faces and stays where they meet. No point is moved farther than noise could have put it.
"""

# mypy: allow-untyped-decorators, no-warn-return-any

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from scenes.scan.clean.noise import spacing_pas
from scenes.scan.simplify.rings import Rings, gather_ring, rings_of
from terrain.machine import inlined, kernel

if TYPE_CHECKING:
    from scenes.scan.surface import Surface

WORTH_PAS = 0.004
"""A tenth of a millimetre: less noise than this changes no ruling, and smoothing would only cost detail."""

WORTH_SHARE = 0.1
"""Where points lie farther apart than ten times the noise, a plane through them says less than they do."""

FEWEST, MOST = 16, 64
PER_ROUGHNESS = 120
"""How many neighbours are asked: the more, the rougher the surface is for the distance between its points."""

ROUNDS = (1.0, 0.5)
"""What is left of the noise before each round, about."""

FAR = 3.0
"""So many times the noise off a plane is surely another face."""

CALM = 1.5
"""How much less a plane counts for each time the noise that its points scatter beyond the noise, in squares."""


def smooth(surface: Surface, noise_pas: float) -> Surface:
    """The surface without its noise; as it is where there is hardly any."""
    spacing = spacing_pas(surface)
    if noise_pas < max(WORTH_PAS, WORTH_SHARE * spacing) or spacing == 0.0:
        return surface
    neighbours = int(np.clip(PER_ROUGHNESS * noise_pas / spacing, FEWEST, MOST))
    rings, points = rings_of(surface), surface.vertices
    for left in ROUNDS:
        planes = _planes(points, surface.faces, rings, neighbours)
        points = _drawn(points, surface.faces, rings, neighbours, planes, left * noise_pas)
    return surface.moved(points)


@kernel
def _planes(points: Any, faces: Any, rings: Rings, neighbours: int) -> Any:
    """For each point the plane through its neighbours: its middle, its normal, and their mean square from it."""
    planes = np.zeros((len(points), 7))
    planes[:, 6] = np.inf
    marks = np.zeros(len(points), dtype=np.bool_)
    ring, near, spread = np.empty(neighbours, dtype=np.int64), np.empty(neighbours), np.empty(6)
    for point in range(len(points)):
        if rings.first[point] < 0:
            continue
        count = gather_ring(faces, rings, point, ring, marks)
        if count >= FEWEST // 2:
            _weigh_nearness(points, ring, count, near)
            _lay_plane(points, ring, near, count, spread, planes, point)
    return planes


@kernel
def _drawn(points: Any, faces: Any, rings: Rings, neighbours: int, planes: Any, noise: float) -> Any:
    """Every point drawn to the planes around it."""
    drawn = points.copy()
    marks = np.zeros(len(points), dtype=np.bool_)
    ring, near, way = np.empty(neighbours, dtype=np.int64), np.empty(neighbours), np.empty(3)
    for point in range(len(points)):
        if rings.first[point] < 0:
            continue
        count = gather_ring(faces, rings, point, ring, marks)
        _weigh_nearness(points, ring, count, near)
        total = 0.0
        way[:] = 0.0
        for k in range(count):
            plane = ring[k]
            away = _height(points, point, planes, plane)
            scatter = planes[plane, 6] / (noise * noise)
            if abs(away) > FAR * noise or scatter > 100.0:
                continue
            weight = near[k] * np.exp(-CALM * max(0.0, scatter - 1.0))
            total += weight
            for axis in range(3):
                way[axis] -= weight * away * planes[plane, 3 + axis]
        if total > 1e-12:
            for axis in range(3):
                drawn[point, axis] += way[axis] / total
    return drawn


@inlined
def _weigh_nearness(points: Any, ring: Any, count: int, near: Any) -> None:
    farthest = 1e-300
    for k in range(count):
        square = 0.0
        for axis in range(3):
            square += (points[ring[k], axis] - points[ring[0], axis]) ** 2
        near[k] = square
        farthest = max(farthest, square)
    for k in range(count):
        near[k] = np.exp(-2.0 * near[k] / farthest)


@inlined
def _height(points: Any, point: int, planes: Any, plane: int) -> float:
    """How far a point lies from a plane."""
    return (
        (points[point, 0] - planes[plane, 0]) * planes[plane, 3]
        + (points[point, 1] - planes[plane, 1]) * planes[plane, 4]
        + (points[point, 2] - planes[plane, 2]) * planes[plane, 5]
    )


@inlined
def _lay_plane(points: Any, ring: Any, weights: Any, count: int, spread: Any, planes: Any, plane: int) -> None:
    """The plane that leaves the least over: through the middle, across the thinnest direction."""
    total = 0.0
    for k in range(count):
        total += weights[k]
        for axis in range(3):
            planes[plane, axis] += weights[k] * points[ring[k], axis]
    for axis in range(3):
        planes[plane, axis] /= total
    spread[:] = 0.0
    for k in range(count):
        x, y = points[ring[k], 0] - planes[plane, 0], points[ring[k], 1] - planes[plane, 1]
        z = points[ring[k], 2] - planes[plane, 2]
        spread[0] += weights[k] * x * x
        spread[1] += weights[k] * y * y
        spread[2] += weights[k] * z * z
        spread[3] += weights[k] * x * y
        spread[4] += weights[k] * x * z
        spread[5] += weights[k] * y * z
    planes[plane, 6] = _thinnest(spread, planes[plane, 3:6]) / total


@kernel
def _thinnest(spread: Any, normal: Any) -> float:
    """The direction in which points spread least, and how much: the least eigenvalue, in closed form."""
    xx, yy, zz, xy, xz, yz = spread
    third = (xx + yy + zz) / 3.0
    aside = 2 * (xy * xy + xz * xz + yz * yz)
    size = np.sqrt(((xx - third) ** 2 + (yy - third) ** 2 + (zz - third) ** 2 + aside) / 6.0)
    normal[0], normal[1], normal[2] = 0.0, 0.0, 1.0
    if size <= 1e-300:
        return 0.0
    ax, ay, az = (xx - third) / size, (yy - third) / size, (zz - third) / size
    bx, by, bz = xy / size, xz / size, yz / size
    half = (ax * (ay * az - bz * bz) - bx * (bx * az - bz * by) + by * (bx * bz - ay * by)) / 2.0
    angle = np.arccos(max(-1.0, min(1.0, half))) / 3.0
    least = third + 2.0 * size * np.cos(angle + 2.0 * np.pi / 3.0)
    _across(xx - least, xy, xz, yy - least, yz, zz - least, normal)
    return max(0.0, least)


@inlined
def _across(a: float, b: float, c: float, d: float, e: float, f: float, normal: Any) -> None:
    """The direction that a symmetric matrix of rank two takes to nothing: across two of its rows."""
    best = 0.0
    for pair in range(3):
        if pair == 0:
            x, y, z = b * e - c * d, c * b - a * e, a * d - b * b
        elif pair == 1:
            x, y, z = b * f - c * e, c * c - a * f, a * e - b * c
        else:
            x, y, z = d * f - e * e, e * c - b * f, b * e - d * c
        square = x * x + y * y + z * z
        if square > best:
            best = square
            length = np.sqrt(square)
            normal[0], normal[1], normal[2] = x / length, y / length, z / length
