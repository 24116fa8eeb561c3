"""The volume of a figure: a vertical cylinder on a round or oval base.

A round cylinder has no lattice corners, so two polygons approximate its footprint. The *ring*
encloses it, and a proof of "blocked" covers the ring; the *inner ring* lies inside it, and a witness
may start there. So both answers stay sound, and they differ by less than 0.1 mm.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Any

import numpy as np

from terrain.lattice.tolerances import BODY_CLEARANCE_PAS
from terrain.lattice.units import Units, to_units

RING_VERTICES = 64
TICKS_PER_EDGE = 16
"""Ring corners lie 16 lattice units apart, so that every edge splits into 16 exact lattice steps."""

RING_SLACK = 256
"""The ring may stand off the footprint by at most this many units (0.8 mm); it takes 20 as a rule."""

DEEPEST_UNITS = to_units(BODY_CLEARANCE_PAS) - 1
"""A body grown downwards stays a unit above the ground it stands on."""

INNER_VERTICES = 128
ALONG_SCALE = 4096
"""The direction of an oval is kept as a whole vector of about this length: 0.014 degrees."""


@dataclass(frozen=True)
class Body:
    """A cylinder in lattice units: footprint ellipse, and the heights between which it is seen."""

    centre: tuple[int, int]
    semi_axes: tuple[int, int]
    along: tuple[int, int]
    low: int
    high: int

    def __post_init__(self) -> None:
        if min(self.semi_axes) <= 0 or self.high <= self.low:
            raise ValueError("a body needs a base and a height")

    @property
    def round(self) -> bool:
        return self.semi_axes[0] == self.semi_axes[1]

    @property
    def eye(self) -> tuple[int, int, int]:
        """The top of its middle, from where it aims."""
        return (*self.centre, self.high)

    @property
    def extent_units(self) -> tuple[tuple[int, int], ...]:
        """From where to where the body and its ring reach at most, for each axis."""
        reach = max(self.semi_axes) + RING_SLACK
        return (*((middle - reach, middle + reach) for middle in self.centre), (self.low, self.high))

    def grown(self, units: int) -> Body:
        """The body larger all round by a number of units; smaller when negative. Feet never grow into the ground."""
        long, short = self.semi_axes
        return replace(
            self,
            semi_axes=(long + units, short + units),
            low=self.low - min(units, DEEPEST_UNITS),
            high=self.high + units,
        )

    def can_shrink(self, units: int) -> bool:
        """Whether a body smaller by a number of units is still one that a ring can enclose."""
        if min(self.semi_axes) <= units or self.high - self.low <= 2 * units:
            return False
        try:
            return len(_half_ring((self.semi_axes[0] - units, self.semi_axes[1] - units), self.along)) > 0
        except ValueError:
            return False

    def contains(self, point: Units | tuple[int, int, int]) -> bool:
        """Whether a lattice point is in the closed body; exact."""
        x, y, z = (int(number) for number in point)
        if not self.low <= z <= self.high:
            return False
        east, north = x - self.centre[0], y - self.centre[1]
        long, short = self.semi_axes
        ahead = east * self.along[0] + north * self.along[1]
        aside = east * self.along[1] - north * self.along[0]
        length_squared = self.along[0] ** 2 + self.along[1] ** 2
        return (ahead * short) ** 2 + (aside * long) ** 2 <= (long * short) ** 2 * length_squared

    @cached_property
    def ring(self) -> Units:
        """64 lattice corners around the footprint, counter-clockwise; opposite corners mirror each other."""
        half = _half_ring(self.semi_axes, self.along)
        return np.asarray(np.array(self.centre) + TICKS_PER_EDGE * np.concatenate([half, -half]))

    @cached_property
    def inner_ring(self) -> Units:
        """128 lattice points of the footprint close to its rim, counter-clockwise."""
        return np.asarray(np.array(self.centre) + _inner_ring(self.semi_axes, self.along))


Axes = tuple[int, int]


@lru_cache(maxsize=1024)
def _half_ring(semi_axes: Axes, along: Axes) -> Units:
    """Corners of the first half turn, from the centre, in steps of 16 units."""
    for slack in range(0, RING_SLACK, 2):
        half = _rounded_half_ring(semi_axes, along, slack)
        if _encloses(semi_axes, along, np.concatenate([half, -half]) * TICKS_PER_EDGE):
            return half
    raise ValueError("the base is too small or too thin for a ring of 64 corners")


def _rounded_half_ring(semi_axes: Axes, along: Axes, slack: int) -> Units:
    """The tangent polygon of the ellipse made larger by the slack, corners rounded to steps of 16."""
    step = 2 * math.pi / RING_VERTICES
    stretch = 1.0 / math.cos(step / 2)
    angles = step * (np.arange(RING_VERTICES // 2) + 0.5)
    long, short = ((axis + slack) * stretch for axis in semi_axes)
    corners = _turned(along, long * np.cos(angles), short * np.sin(angles))
    return np.rint(corners / TICKS_PER_EDGE).astype(np.int64)


def _turned(along: Axes, ahead: Any, aside: Any) -> Any:
    length = math.hypot(*along)
    cos, sin = along[0] / length, along[1] / length
    return np.stack([ahead * cos - aside * sin, ahead * sin + aside * cos], axis=-1)


def _encloses(semi_axes: Axes, along: Axes, ring: Units) -> bool:
    """Whether a ring about the centre is convex and holds the whole ellipse; exact."""
    edges = np.roll(ring, -1, axis=0) - ring
    after = np.roll(edges, -1, axis=0)
    turns = edges[:, 0] * after[:, 1] - edges[:, 1] * after[:, 0]
    return bool((turns > 0).all()) and all(
        _edge_is_outside(semi_axes, along, corner, edge)
        for corner, edge in zip(ring.tolist(), edges.tolist(), strict=True)
    )


def _edge_is_outside(semi_axes: Axes, along: Axes, corner: list[int], edge: list[int]) -> bool:
    """The ellipse's reach along the edge's normal is not beyond the edge."""
    out = (edge[1], -edge[0])
    reach = out[0] * corner[0] + out[1] * corner[1]
    ahead = out[0] * along[0] + out[1] * along[1]
    aside = out[0] * along[1] - out[1] * along[0]
    length_squared = along[0] ** 2 + along[1] ** 2
    return reach > 0 and reach**2 * length_squared >= (semi_axes[0] * ahead) ** 2 + (semi_axes[1] * aside) ** 2


@lru_cache(maxsize=1024)
def _inner_ring(semi_axes: Axes, along: Axes) -> Units:
    """Around the centre, the outermost lattice points truly inside towards 128 directions."""
    angles = 2 * math.pi * np.arange(INNER_VERTICES) / INNER_VERTICES
    points = [
        _inside_rim(Body((0, 0), semi_axes, along, 0, 1), c, s)
        for c, s in zip(np.cos(angles).tolist(), np.sin(angles).tolist(), strict=True)
    ]
    return np.array(points, dtype=np.int64)


def _inside_rim(body: Body, cos: float, sin: float) -> list[int]:
    for inset in range(4):
        long, short = (max(axis - inset, 0) for axis in body.semi_axes)
        point: list[int] = (
            np.rint(_turned(body.along, np.float64(long * cos), np.float64(short * sin))).astype(int).tolist()
        )
        if body.contains((point[0], point[1], 0)):
            return point
    return [0, 0]


def figure_body(
    at_pas: tuple[float, float],
    ground_pas: float,
    base_pas: float | tuple[float, float] = 1.2,
    height_pas: float = 1.25,
    turn_deg: float = 0.0,
) -> Body:
    """The visible body of a figure standing at a place: it starts just above the rim of its base."""
    long, short = base_pas if isinstance(base_pas, tuple) else (base_pas, base_pas)
    ground = to_units(ground_pas)
    return Body(
        centre=(to_units(at_pas[0]), to_units(at_pas[1])),
        semi_axes=(to_units(long / 2), to_units(short / 2)),
        along=direction(turn_deg) if long != short else (1, 0),
        low=ground + to_units(BODY_CLEARANCE_PAS),
        high=ground + to_units(height_pas),
    )


def direction(turn_deg: float) -> tuple[int, int]:
    """A turn as a whole vector; quarter turns are exact."""
    quarter, rest = divmod(turn_deg, 90.0)
    if rest == 0.0:
        return ((1, 0), (0, 1), (-1, 0), (0, -1))[int(quarter) % 4]
    angle = math.radians(turn_deg)
    return round(ALONG_SCALE * math.cos(angle)), round(ALONG_SCALE * math.sin(angle))
