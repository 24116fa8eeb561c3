"""Turns parsed points of PLY, PCD and text files into a reading, without unmeasurable and repeated points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from scenes.scan.surface import Reading, ScanError, Surface
from terrain.meshes import MAX_COORDINATE

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

    from scenes.scan.units.said_units import SaidUnit

LEAST_POINTS = 4
"""Three points are a triangle at best; nothing stands on a table of three points."""

ODD = np.uint64(0x9E3779B97F4A7C15)
"""A large odd number without pattern: multiplying by it spreads numbers over all there are."""


@dataclass(frozen=True, eq=False)
class Cloud:
    """Points as a file has them, before they are looked at."""

    points: NDArray[np.float64]
    colours: NDArray[np.uint8] | None = None
    unit: SaidUnit | None = None
    notes: tuple[str, ...] = ()

    def only(self, kept: NDArray[np.bool_], note: str) -> Cloud:
        """Some of the points, and a note about the others."""
        colours = None if self.colours is None else self.colours[kept]
        return Cloud(self.points[kept], colours, self.unit, (*self.notes, note))


def read_cloud(path: Path, cloud: Cloud) -> Reading:
    """What a cloud holds that can be measured, each point once."""
    usable = _without_repeats(_measurable(cloud))
    check_extent(usable.points, len(cloud.points))
    if len(usable.points) < LEAST_POINTS:
        raise ScanError(f"only {len(usable.points)} points in different places, which are no scan")
    notes = (*usable.notes, usable.unit.note) if usable.unit else usable.notes
    metres = usable.unit.metres if usable.unit else None
    surface = Surface(usable.points, np.zeros((0, 3), dtype=np.int64), usable.colours)
    return Reading(path, "cloud", surface, metres, None, notes)


def measurable(points: NDArray[np.float64]) -> NDArray[np.bool_]:
    """Which points have coordinates that are numbers one can measure with."""
    return np.asarray((np.abs(points) <= MAX_COORDINATE).all(axis=1))


def check_extent(points: NDArray[np.float64], of: int) -> None:
    """There are points, and they are not all the same."""
    if len(points) == 0:
        raise ScanError(f"none of its {of} points can be measured: their coordinates are no numbers (NaN or infinite)")
    if not (points != points[0]).any():
        raise ScanError(f"all its {of} points are at one and the same place: it has no extent")


def _measurable(cloud: Cloud) -> Cloud:
    kept = measurable(cloud.points)
    if kept.all():
        return cloud
    return cloud.only(kept, f"{(~kept).sum()} points without a place (NaN) left out")


def _without_repeats(cloud: Cloud) -> Cloud:
    """The first of all points that are at exactly the same place."""
    suspects = _alike(cloud.points)
    order = suspects[np.lexsort(cloud.points[suspects].T)]
    in_order = cloud.points[order]
    kept = np.ones(len(cloud.points), dtype=bool)
    kept[order[1:][(in_order[1:] == in_order[:-1]).all(axis=1)]] = False
    if kept.all():
        return cloud
    return cloud.only(kept, f"{(~kept).sum()} points left out, each exactly at the place of another")


def _alike(points: NDArray[np.float64]) -> NDArray[np.int64]:
    """Points that may be at the place of another: sorting by one number is many times faster than by three."""
    numbers = (points + 0.0).view(np.uint64)  # adding nothing makes one zero of the two there are
    mixed = np.zeros(len(points), dtype=np.uint64)
    for axis in range(3):
        mixed = (mixed ^ numbers[:, axis]) * ODD
        mixed ^= mixed >> np.uint64(32)
    order = np.argsort(mixed)
    mixed = mixed[order]
    same = mixed[1:] == mixed[:-1]
    found = np.zeros(len(points), dtype=bool)
    found[order[1:][same]] = True
    found[order[:-1][same]] = True
    return np.flatnonzero(found)
