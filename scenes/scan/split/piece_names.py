"""Guesses from its shape what a piece is; a guess always ends with a question mark."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import shapely

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from scenes.scan.surface import Surface

PLACES = 60_000
"""How many places on a piece are examined, evenly over its surface."""

CELLS = 48
"""How many cells along its longer side a piece is seen in from above."""

LEVEL = 0.15
"""Ground that rises less than this for each pas is level."""

TREAD = 0.06
"""The least share of what is seen from above that a tread of stairs takes."""


@dataclass(frozen=True, slots=True)
class Shape:
    """What a piece looks like, in pas and in shares of 1."""

    length_pas: float
    width_pas: float
    height_pas: float
    steep: float
    """How much of its surface is not seen from above."""
    level: float
    """How much of what is seen from above is level."""
    free: float
    """How much of the ground below it is free: the span of a bridge, the shade of a tree."""
    bulk: float
    """How much of the space over its ground, up to its height, lies below its top."""
    treads: int
    """How many levels rise one after the other in a row."""


def piece_words(name: str, guess: str, surface: Surface) -> str:
    """A piece as people read it: `piece-03 tower? 6.1×6.0×9.2 pas`."""
    sizes = "×".join(f"{size:.1f}" for size in np.ptp(surface.vertices, axis=0).tolist())
    return " ".join(word for word in (name, guess, sizes, "pas") if word)


def guess_kind(surface: Surface) -> str:
    """What a piece that stands upright at height 0 may be, or nothing when it is like nothing."""
    if len(surface.faces) == 0:
        return ""
    kind = _kind(shape_of(surface))
    return f"{kind}?" if kind else ""


def _kind(shape: Shape) -> str:
    """The first kind that fits; the most certain ones come first."""
    length, width, height = shape.length_pas, shape.width_pas, shape.height_pas
    tests = (
        ("tree", shape.free > 0.6 and height > 0.8 * length and length < 1.8 * width),
        ("bridge", shape.free > 0.3 and length > 1.5 * width and height < 2 * width),
        ("stairs", shape.treads >= 3 and height < 1.5 * length < 18),
        ("tower", height > 1.15 * length),
        ("wall", length > 3 * width and height > 0.5 * width and shape.steep > 0.5),
        ("base", height < 0.4 and width > 3 * height),
        ("hill", shape.steep < 0.55 and shape.level < 0.6 and height < width and shape.bulk < 0.75),
        ("rock", max(length, height) < 3.0 and shape.level < 0.4),
        ("building", shape.steep > 0.5 and height > 0.3 * width and width > 1.5),
        ("block", shape.bulk > 0.8),
    )
    return next((kind for kind, fits in tests if fits), "")


def shape_of(surface: Surface) -> Shape:
    """Look at a piece from above and from the side."""
    length, width, along = _rectangle(surface.vertices[:, :2])
    height = float(surface.vertices[:, 2].max())
    places, area = _places(surface)
    cell = max(length / CELLS, 0.02)
    top, bottom = _from_above(places, along, cell)
    seen = np.isfinite(top)
    free = bottom[seen] > max(0.4, 0.2 * height)
    level = _is_level(top, cell)
    return Shape(
        length,
        width,
        height,
        steep=float(np.clip(1 - seen.sum() * cell * cell / max(area, 1e-300), 0, 1)),
        level=float(level.sum() / seen.sum()),
        free=float(free.mean()),
        bulk=float(np.clip(top[seen], 0, None).mean() / max(height, 1e-300)),
        treads=_treads(np.where(level, top, np.nan)),
    )


def _rectangle(places: NDArray[np.float64]) -> tuple[float, float, NDArray[np.float64]]:
    """The sides of the least rectangle around places, and the direction of the longer."""
    corners = np.asarray(shapely.MultiPoint(places).convex_hull.buffer(1e-6).minimum_rotated_rectangle.exterior.coords)
    one, other = corners[1] - corners[0], corners[2] - corners[1]
    longer, shorter = (one, other) if one @ one >= other @ other else (other, one)
    return float(np.hypot(*longer)), float(np.hypot(*shorter)), longer / np.hypot(*longer)


def _places(surface: Surface) -> tuple[NDArray[np.float64], float]:
    """Places spread evenly over a surface, always the same ones; and its area without the sole it stands on."""
    corners = surface.corners
    areas = np.linalg.norm(np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]), axis=1) / 2
    sums = np.cumsum(areas)
    number = np.arange(PLACES)
    face = np.minimum(np.searchsorted(sums, (number + 0.5) / PLACES * sums[-1]), len(areas) - 1)
    # Two numbers that never fall into step with each other fill a triangle evenly.
    one, other = (number * 0.7548776662) % 1.0, (number * 0.5698402910) % 1.0
    beyond = one + other > 1
    one, other = np.where(beyond, 1 - one, one)[:, None], np.where(beyond, 1 - other, other)[:, None]
    a, b, c = (corners[face, k] for k in range(3))
    sole = corners[:, :, 2].max(axis=1) <= 1e-6
    return a + one * (b - a) + other * (c - a), float(areas[~sole].sum())


def _from_above(
    places: NDArray[np.float64], along: NDArray[np.float64], cell: float
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The highest and the lowest place over each cell, in rows along the longer side."""
    turned = places[:, :2] @ np.array([[along[0], -along[1]], [along[1], along[0]]])
    at = np.floor((turned - turned.min(axis=0)) / cell).astype(np.int64)
    shape = tuple((at.max(axis=0) + 1).tolist())
    top, bottom = np.full(shape, -np.inf), np.full(shape, np.inf)
    np.maximum.at(top, (at[:, 0], at[:, 1]), places[:, 2])
    np.minimum.at(bottom, (at[:, 0], at[:, 1]), places[:, 2])
    return top, bottom


def _is_level(top: NDArray[np.float64], cell: float) -> NDArray[np.bool_]:
    """Whether the ground at a cell is as high as on both sides of it, one way and the other."""
    padded = np.pad(top, 1, constant_values=-np.inf)
    level = np.isfinite(top)
    for before, after in ((padded[:-2, 1:-1], padded[2:, 1:-1]), (padded[1:-1, :-2], padded[1:-1, 2:])):
        either = np.isfinite(before) & np.isfinite(after)
        rise = np.abs(np.where(either, after, 0.0) - np.where(either, before, 0.0))
        level &= either & (rise < 2 * LEVEL * cell + 0.02)
    return np.asarray(level)


def _treads(level_top: NDArray[np.float64]) -> int:
    """How many levels follow one another upwards along one way; 0 when they do not rise in order."""
    longest = 0
    for rows in (level_top, level_top.T):
        known = ~np.isnan(rows)
        heights = np.array(
            [np.median(row[mask]) if mask.any() else np.nan for row, mask in zip(rows, known, strict=True)]
        )
        heights = heights[~np.isnan(heights)]
        for way in (heights, heights[::-1]):
            longest = max(longest, _rising(way))
    return longest


def _rising(heights: NDArray[np.float64]) -> int:
    """The number of levels in a profile that never falls."""
    if len(heights) < 6 or (np.diff(heights) < -0.1).any():
        return 0
    starts = np.flatnonzero(np.append(True, np.diff(heights) > 0.1))
    lengths = np.diff(np.append(starts, len(heights)))
    return int((lengths >= max(2, TREAD * len(heights))).sum())
