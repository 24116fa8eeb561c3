"""Finds where on its plane a table was seen: the grid cells it covers, its outline and the rectangle around it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import shapely
from scipy import ndimage
from scipy.spatial import ConvexHull, QhullError

from scenes.scan.surface import points_in_use

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from scenes.scan.level.planes import Plane
    from scenes.scan.surface import Soundings, Surface

POINTS_PER_CELL = 4.0
"""Then only one cell in fifty of a table is missed."""

MOST_CELLS = 400
"""Along each side of the grid; finer ones only cost time."""

STRIPS = 40
"""The number of strips into which a table is cut to find its edges."""

MOST_LARGE = 5000
"""Triangles whose edges are looked at point by point; a table of more has corners enough along its rim."""

RECTANGULAR = 0.9
"""A table that fills this share of the rectangle around it is a rectangle, with a ragged rim."""

SQUARE = 1.02
"""Sides so nearly equal are equal: then the table is turned as little as can be."""


@dataclass(frozen=True, eq=False)
class Region:
    """The cells of a grid on a plane in which the plane was seen, without patches that lie apart."""

    axes: NDArray[np.float64]
    low: NDArray[np.float64]
    cell: float
    seen: NDArray[np.bool_]

    def cells_of(self, points: NDArray[np.float64]) -> NDArray[np.int64]:
        """The number of the cell each point is above or below; -1 beyond the grid."""
        places = np.floor((points @ self.axes.T - self.low) / self.cell)
        inside = np.all((places >= 0) & (places < np.array(self.seen.shape)), axis=1)
        numbers = np.where(inside[:, None], places, 0).astype(np.int64) @ np.array([self.seen.shape[1], 1])
        return np.where(inside, numbers, -1)

    @property
    def rim(self) -> Region:
        """The cells along the edge of what was seen, and those just beyond, which soundings may have missed."""
        around = np.ones((3, 3), dtype=bool)
        inner = ndimage.binary_erosion(self.seen, around, iterations=2)
        return Region(self.axes, self.low, self.cell, ndimage.binary_dilation(self.seen, around) & ~inner)

    def over(self, points: NDArray[np.float64]) -> NDArray[np.bool_]:
        """Which points are above or below a cell in which the plane was seen."""
        return self.has(self.cells_of(points))

    def has(self, cells: NDArray[np.int64]) -> NDArray[np.bool_]:
        """Which cells, by their numbers, show the plane."""
        return np.asarray((cells >= 0) & self.seen.ravel()[cells])


@dataclass(frozen=True, eq=False)
class Rectangle:
    """A rectangle on a plane: its middle, the direction of its longer side, and both sides."""

    middle: NDArray[np.float64]
    along: NDArray[np.float64]
    sides: tuple[float, float]

    def places(self, flat: NDArray[np.float64]) -> NDArray[np.float64]:
        """Points of the plane as seen from the rectangle: from 0 to its sides within it."""
        across = np.array([-self.along[1], self.along[0]])
        return (flat - self.middle) @ np.stack([self.along, across], axis=1) + np.array(self.sides) / 2

    def moved(self, by: NDArray[np.float64], sides: tuple[float, float]) -> Rectangle:
        """A rectangle of other sides, its middle moved along and across this one."""
        across = np.array([-self.along[1], self.along[0]])
        return Rectangle(self.middle + by[0] * self.along + by[1] * across, self.along, sides)

    def holds(self, flat: NDArray[np.float64], inset: float = 0.0) -> NDArray[np.bool_]:
        """Which points of the plane are within it, and at least this far from its edge."""
        places = self.places(flat)
        return np.asarray(((places >= inset) & (places <= np.array(self.sides) - inset)).all(axis=1))


def axes_on(normal: NDArray[np.float64]) -> NDArray[np.float64]:
    """Two directions on a plane that make a right-handed frame with its normal, the first along the file's x."""
    start = np.array([1.0, 0.0, 0.0]) if abs(normal[0]) < 0.9 else np.array([0.0, 1.0, 0.0])
    first = start - normal * (start @ normal)
    first /= np.linalg.norm(first)
    return np.stack([first, np.cross(normal, first)])


def region_of(plane: Plane, points: NDArray[np.float64]) -> Region:
    """The largest patch of a plane; scenery between two patches, a wall across the table, joins them."""
    axes = axes_on(plane.normal)
    flat, heights = points @ axes.T, plane.heights(points)
    on_plane = np.abs(heights) <= plane.band
    if not on_plane.any():
        return Region(axes, np.zeros(2), 1.0, np.zeros((1, 1), dtype=bool))
    low, high = np.percentile(flat[on_plane], [0.2, 99.8], axis=0)
    span = np.maximum(high - low, 1e-9 * np.abs(flat).max() + 1e-300)
    cell = max(float(np.sqrt(span.prod() * POINTS_PER_CELL / on_plane.sum())), float(span.max()) / MOST_CELLS)
    low, shape = low - 4 * cell, np.ceil(span / cell).astype(int) + 8
    empty = Region(axes, low, cell, np.zeros(shape, dtype=bool))
    on_cells = _marked(empty, points[on_plane])
    standing = _marked(empty, points[heights > plane.band])
    return Region(axes, low, cell, on_cells & _largest_patch(on_cells, standing))


def _marked(region: Region, points: NDArray[np.float64]) -> NDArray[np.bool_]:
    numbers = region.cells_of(points)
    marks = np.zeros(region.seen.size, dtype=bool)
    marks[numbers[numbers >= 0]] = True
    return marks.reshape(region.seen.shape)


def _largest_patch(on_cells: NDArray[np.bool_], standing: NDArray[np.bool_]) -> NDArray[np.bool_]:
    around = np.ones((3, 3), dtype=bool)
    closed = ndimage.binary_closing(on_cells | standing, around)
    patches, count = ndimage.label(closed | on_cells, around)
    sizes = np.bincount(patches[on_cells], minlength=count + 1)
    sizes[0] = 0
    return np.asarray(patches == sizes.argmax())


def rectangle_of(flat: NDArray[np.float64]) -> Rectangle | None:
    """The rectangle around the points of a table; strays and ragged rims move its sides little."""
    hull = hull_of(flat)
    if hull.geom_type != "Polygon" or hull.area <= 0:
        return None
    corners = shapely.get_coordinates(shapely.minimum_rotated_rectangle(hull))
    first, second = corners[1] - corners[0], corners[2] - corners[1]
    along = first if np.linalg.norm(first) >= np.linalg.norm(second) else second
    around = _with(along / np.linalg.norm(along), corners[:4].mean(axis=0), flat)
    trimmed = _trimmed(around, flat)
    return _least_turned(around if trimmed is None else trimmed)


def rectangle_on(surface: Surface, plane: Plane, region: Region, soundings: Soundings) -> Rectangle | None:
    """The rectangle around a table by every point along its rim, and not by soundings alone."""
    points = np.concatenate([points_in_use(surface), soundings.points, _along_edges(surface, plane, region)])
    points = points[plane.holds(points)]
    on_table = points[region.rim.over(points)]
    return rectangle_of(on_table @ region.axes.T) if len(on_table) >= 3 else None


def _along_edges(surface: Surface, plane: Plane, region: Region) -> NDArray[np.float64]:
    """Points along the edges of large flat triangles: the rim of a modelled table has few corners."""
    if len(surface.faces) == 0:
        return np.zeros((0, 3))
    flat = surface.faces[plane.holds(surface.vertices)[surface.faces].all(axis=1)]
    corners = surface.vertices[flat]
    longest = np.linalg.norm(corners - np.roll(corners, 1, axis=1), axis=2).max(axis=1, initial=0.0)
    starts = corners[longest > 2 * region.cell][:MOST_LARGE]
    steps = np.linspace(0.0, 1.0, STRIPS)[:, None, None, None]
    return np.asarray((starts + (np.roll(starts, -1, axis=1) - starts) * steps).reshape(-1, 3))


def hull_of(flat: NDArray[np.float64]) -> shapely.Geometry:
    """The convex outline of points of a plane."""
    try:
        return shapely.convex_hull(shapely.multipoints(flat[ConvexHull(flat).vertices]))
    except (QhullError, ValueError):  # too few points, or all on one line
        return shapely.convex_hull(shapely.multipoints(flat))


def _with(along: NDArray[np.float64], middle: NDArray[np.float64], flat: NDArray[np.float64]) -> Rectangle:
    """The tight rectangle around points that lies along a direction."""
    places = Rectangle(middle, along, (0.0, 0.0)).places(flat)
    low, high = places.min(axis=0), places.max(axis=0)
    return _spanning(middle, along, low, high)


def _spanning(
    origin: NDArray[np.float64], along: NDArray[np.float64], low: NDArray[np.float64], high: NDArray[np.float64]
) -> Rectangle:
    across = np.array([-along[1], along[0]])
    middle = origin + np.stack([along, across]).T @ ((low + high) / 2)
    return Rectangle(middle, along, (float(high[0] - low[0]), float(high[1] - low[1])))


def _trimmed(around: Rectangle, flat: NDArray[np.float64]) -> Rectangle | None:
    """The rectangle through the usual rim instead of the farthest points; nothing if the table is not one."""
    rims = [_rim(around.places(flat), axis) for axis in (0, 1)]
    slopes = [(usual_slope(where, values), axis) for axis, (where, *both) in enumerate(rims) for values in both]
    turn = float(np.median([slope if axis == 1 else -slope for slope, axis in slopes]))
    along = around.along + turn * np.array([-around.along[1], around.along[0]])
    along /= np.linalg.norm(along)
    turned = Rectangle(around.middle, along, (0.0, 0.0))
    edges = [_rim(turned.places(flat), axis)[1:] for axis in (0, 1)]
    low, high = (np.array([np.median(edges[axis][end]) for axis in (0, 1)]) for end in (0, 1))
    if (high <= low).any() or (high - low).prod() < RECTANGULAR * np.prod(around.sides):
        return None
    return _spanning(around.middle, along, low, high)


def usual_slope(where: NDArray[np.float64], values: NDArray[np.float64]) -> float:
    """The median slope of all pairs (Theil and Sen), which a few bad values do not turn.

    That of scipy takes longer to load than a small scan takes.
    """
    one, other = np.triu_indices(len(where), 1)
    run, rise = where[other] - where[one], values[other] - values[one]
    return float(np.median(rise[run != 0] / run[run != 0]))


def _rim(places: NDArray[np.float64], axis: int) -> tuple[NDArray[np.float64], ...]:
    """For strips across a table: where they are, and how far the table goes in them both ways along an axis."""
    aside = places[:, 1 - axis]
    low, high = float(aside.min()), float(aside.max())
    strips = np.minimum(((aside - low) / max(high - low, 1e-300) * STRIPS).astype(int), STRIPS - 1)
    nearest, farthest = np.full(STRIPS, np.inf), np.full(STRIPS, -np.inf)
    np.minimum.at(nearest, strips, places[:, axis])
    np.maximum.at(farthest, strips, places[:, axis])
    good = nearest <= farthest
    where = low + (np.arange(STRIPS) + 0.5) * (high - low) / STRIPS
    return where[good], nearest[good], farthest[good]


def _least_turned(rectangle: Rectangle) -> Rectangle:
    """The same rectangle, its longer side nearest to the first axis; a square may take either side."""
    along, sides = rectangle.along, rectangle.sides
    square = max(sides) < SQUARE * min(sides)
    if abs(along[0]) < abs(along[1]) if square else sides[0] < sides[1]:
        along, sides = np.array([-along[1], along[0]]), (sides[1], sides[0])
    if along[0] < 0:
        along = -along
    return Rectangle(rectangle.middle, along, sides)
