"""Proposes directions between two bodies, along which condition (B) tests what lies between them."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from terrain.sight.shafts import Hull

LENGTH = 256
ASIDE = np.radians([0, -35, 35, -65, 65, -85, 85, 0, 0, 0, 0, 0, 0])
TILTED = np.radians([0, 0, 0, 0, 0, 0, 0, -35, 35, -65, 65, -88, 88])


def directions_between(a: Hull, b: Hull) -> Any:
    """Whole vectors from a towards b, straight and turned aside, up and down, for condition (B)."""
    return directions_from(np.array([*a.centre, (a.low + a.high) // 2]), np.array([*b.centre, (b.low + b.high) // 2]))


def directions_from(start: Any, end: Any) -> Any:
    """The same from one point towards another."""
    east, north, rise = (end - start).tolist()
    yaw, pitch = math.atan2(north, east) + ASIDE, math.atan2(rise, max(math.hypot(east, north), 1.0)) + TILTED
    flat = np.cos(pitch)
    vectors = LENGTH * np.stack([flat * np.cos(yaw), flat * np.sin(yaw), np.sin(pitch)], axis=1)
    return np.rint(vectors).astype(np.int64)
