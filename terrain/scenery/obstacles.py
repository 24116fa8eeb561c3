"""Other figures that block sight, as prisms.

A figure is round and has no triangles. For proofs that something is blocked it is replaced by a
prism inside it, for witnesses by one around it: so both answers stay sound.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from terrain.lattice.units import to_units
from terrain.scenery.triangles import Scenery, build_scenery

if TYPE_CHECKING:
    from collections.abc import Sequence

    from terrain.scenery.bodies import Body

INNER_SIDES = 32

STRIP_SLACK_UNITS = to_units(0.4)
"""The strip between two bodies is this much wider than they are, since they may be asked about grown."""


@dataclass(frozen=True)
class Obstacle:
    """A figure that blocks sight, from the ground it stands on to its top."""

    name: str
    body: Body


def in_the_way(others: Sequence[Obstacle], a: Body, b: Body) -> tuple[Obstacle, ...]:
    """The figures that reach into the strip between two bodies, seen from above; errs only towards yes."""
    return tuple(other for other in others if _reaches_strip(other.body, a, b))


def _reaches_strip(other: Body, a: Body, b: Body) -> bool:
    start, end, here = (np.array(body.centre, dtype=np.float64) for body in (a, b, other))
    along = end - start
    share = np.clip((here - start) @ along / max(float(along @ along), 1.0), 0.0, 1.0)
    away = float(np.hypot(*(here - start - share * along)))
    return away <= max(*a.semi_axes, *b.semi_axes) + max(other.semi_axes) + STRIP_SLACK_UNITS


@cache
def _nobody() -> Scenery:
    return _scenery([])


def inner_scenery(others: Sequence[Obstacle]) -> Scenery:
    """Prisms inside the figures: what they block for certain."""
    if not others:
        return _nobody()
    return _scenery([(_inner_ring(other.body), other.body) for other in others])


def outer_scenery(others: Sequence[Obstacle]) -> Scenery:
    """Prisms around the figures: what they might block."""
    if not others:
        return _nobody()
    return _scenery([(other.body.ring, other.body) for other in others])


def any_around(others: Sequence[Obstacle], point: Any) -> bool:
    """Whether a point lies in the prism around any of the figures, its surface included; exact."""
    return any(_is_around(other.body, point) for other in others)


def _is_around(body: Body, point: Any) -> bool:
    if not body.low <= point[2] <= body.high:
        return False
    edges = np.roll(body.ring, -1, axis=0) - body.ring
    away = point[:2] - body.ring
    return bool((edges[:, 0] * away[:, 1] >= edges[:, 1] * away[:, 0]).all())


def _inner_ring(body: Body) -> Any:
    ring = body.inner_ring
    return ring[:: len(ring) // INNER_SIDES]


def inner_prism(body: Body) -> tuple[Any, Any]:
    """Corners and faces of the prism inside a body."""
    return _prism(_inner_ring(body), body.low, body.high)


def _prism(ring: Any, low: int, high: int) -> tuple[Any, Any]:
    """A closed prism over a convex ring, faces outwards."""
    count = len(ring)
    corners = np.concatenate([np.column_stack([ring, np.full(count, z)]) for z in (low, high)])
    here, after = np.arange(count), (np.arange(count) + 1) % count
    sides = np.concatenate(
        [np.stack([here, after, after + count], 1), np.stack([here, after + count, here + count], 1)]
    )
    fan = np.stack([np.zeros(count - 2, dtype=np.int64), here[1:-1], here[2:]], 1)
    return corners, np.concatenate([sides, fan[:, ::-1], fan + count])


def _scenery(prisms: list[tuple[Any, Body]]) -> Scenery:
    points, faces, offset = [np.zeros((0, 3), dtype=np.int64)], [np.zeros((0, 3), dtype=np.int64)], 0
    for ring, body in prisms:
        corners, triangles = _prism(ring, body.low, body.high)
        points.append(corners)
        faces.append(triangles + offset)
        offset += len(corners)
    return build_scenery(np.concatenate(points), np.concatenate(faces), np.zeros(0))
