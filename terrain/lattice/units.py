"""Converts between pas and the lattice of 1/8192 pas (3 µm) on which every verdict is decided.

Floats propose, integers decide: a coordinate is snapped once, on entry, and from then on all
predicates are exact. With extents up to 128 pas a difference of two coordinates fits 20 bits, and
a determinant of three differences 63: int64 never overflows, and Embree's float32 holds every
lattice number exactly.
"""

from __future__ import annotations

from typing import Any, overload

import numpy as np
from numpy.typing import ArrayLike, NDArray

UNITS_PER_PAS = 8192
EXTENT_PAS = 128.0
"""The largest extent of a table with everything on it, so that determinants stay within int64."""

Units = NDArray[np.int64]


@overload
def to_units(length_pas: float) -> int: ...
@overload
def to_units(length_pas: ArrayLike) -> Any: ...
def to_units(length_pas: Any) -> Any:
    """Snap pas to the nearest lattice units: an int for a number, an int64 array for an array."""
    snapped = np.rint(np.asarray(length_pas, dtype=np.float64) * UNITS_PER_PAS)
    return int(snapped) if snapped.ndim == 0 else snapped.astype(np.int64)


@overload
def to_pas(length_units: int) -> float: ...
@overload
def to_pas(length_units: ArrayLike) -> Any: ...
def to_pas(length_units: Any) -> Any:
    """Lattice units back to pas; exact, since 8192 is a power of two."""
    length_pas = np.asarray(length_units, dtype=np.float64) / UNITS_PER_PAS
    return float(length_pas) if length_pas.ndim == 0 else length_pas
