"""Where a base comes to stand.

Support is a question about a disc and not about a point: a figure does not fall through the slots
of a deck, and it stands on stairs whose treads are shallower than its base. A *level* is all
walkable ground within one step below its highest point (ICH-MOV-18); a base stands on the highest
level that holds up at least half of it (ICH-MOV-09), at the height of that level's highest point
under the base. The table top is ground everywhere, also below scenery, so there is always a level.

Normals carry no information on scans, so a face is walkable either way up, and the underside of a
slab counts as ground too. That matters little, because the top of the slab is higher and found
first; but where the top is too steep to stand on, or where a given floor height leaves the top out,
a base can be said to stand on an underside; its figure then has no room there (`room.py`).
"""

from __future__ import annotations

import contextlib
import math
from dataclasses import dataclass
from functools import cached_property
from itertools import count
from typing import TYPE_CHECKING, Any

import numpy as np
import shapely
from numpy.typing import NDArray

from terrain.lattice import Units, to_pas, to_units
from terrain.tolerances import STEP_PAS, WALKABLE_SLOPE_DEG

if TYPE_CHECKING:
    from terrain.meshes import Faces

BALANCE_SHARE = 0.5
"""A base is in balance with at least half its area held up (ICH-MOV-09)."""

AREA_SLACK = 1e-9
"""Areas are floats: so small a share of a base is nothing. One lattice unit of overlap is a thousand times more."""

SLOPE_SLACK_DEG = 0.05
"""Snapping a turned ramp of the steepest walkable slope to the lattice must not make a wall of it."""

HEIGHT_DIGITS = 6
"""Heights on slopes are rounded to so many digits of a lattice unit, so that equal heights compare equal."""

RIM_CORNERS = 64
"""Corners of the polygon that stands for a base; it lies inside by 0.02 mm at most, alike on opposite sides."""

HEIGHTS_PER_STEP = 32
"""Heights tried on a slope whose top does not hold a base; 0.4 mm lies between them."""

CLOSE_TRIES = 16
"""Levels tried in vain before heights that lie closer than that are passed over."""

Numbers = NDArray[np.float64]
Places = NDArray[np.intp]


@dataclass(frozen=True, slots=True)
class Ground:
    """Where a base stands: its height, a face that reaches it (None for the table top), and the share held up."""

    z_units: int
    face: int | None
    supported_share: float

    @property
    def z_pas(self) -> float:
        return to_pas(self.z_units)


@dataclass(frozen=True, eq=False)
class Surfaces:
    """Scenery made ready for questions about places: built once for a table, asked often."""

    vertices: Units
    faces: Faces

    @cached_property
    def low(self) -> NDArray[np.int32]:
        """The least coordinates of every face, a row for each axis."""
        return self._bounds(np.minimum)

    @cached_property
    def high(self) -> NDArray[np.int32]:
        return self._bounds(np.maximum)

    def _bounds(self, of: Any) -> NDArray[np.int32]:
        columns = np.ascontiguousarray(self.vertices.T, dtype=np.int32)
        first, second, third = self.faces.T
        return np.stack([of(of(column[first], column[second]), column[third]) for column in columns])

    def corners(self, places: Places) -> Units:
        return self.vertices[self.faces[places]]

    def crossing(self, *spans: tuple[float, float]) -> Places:
        """Faces whose box has more than its rim in common with a box, given by its three spans; in rising order."""
        start, end = spans[0]
        places = np.flatnonzero((self.low[0] < end) & (self.high[0] > start))
        for axis in (1, 2):
            start, end = spans[axis]
            places = places[(self.low[axis][places] < end) & (self.high[axis][places] > start)]
        return places


def stand(
    surfaces: Surfaces,
    centre: tuple[int, int],
    semi_axes: tuple[int, int],
    along: tuple[int, int] = (1, 0),
    *,
    below_units: int | None = None,
    slope_deg: float = WALKABLE_SLOPE_DEG,
    step_pas: float = STEP_PAS,
) -> Ground:
    """Where a base put down at a place comes to stand.

    A floor is picked by `below_units`: ground more than one step above it is not looked at. All
    lengths are lattice units but for the step.
    """
    step = to_units(step_pas)
    ceiling = math.inf if below_units is None else float(below_units + step)
    patches = _patches_below(surfaces, centre, _Base(semi_axes, along), ceiling, slope_deg)
    top, share = _highest_level(patches, float(step), ceiling)
    return Ground(round(top), patches.face_at(top), share)


@dataclass(frozen=True, eq=False)
class _Base:
    """A base about the origin, as a polygon both halves of which are equal to the last bit."""

    semi_axes: tuple[int, int]
    along: tuple[int, int]

    @cached_property
    def rim(self) -> Numbers:
        """The corners of the polygon, counter-clockwise."""
        angles = 2 * math.pi * np.arange(RIM_CORNERS // 2) / RIM_CORNERS
        ahead, aside = self.semi_axes[0] * np.cos(angles), self.semi_axes[1] * np.sin(angles)
        cos, sin = np.array(self.along) / math.hypot(*self.along)
        half = np.stack([ahead * cos - aside * sin, ahead * sin + aside * cos], axis=-1)
        return np.concatenate([half, -half])

    @cached_property
    def polygon(self) -> Any:
        return shapely.polygons(self.rim)

    @cached_property
    def area(self) -> float:
        return float(shapely.area(self.polygon))

    def seen(self, points: Numbers) -> Numbers:
        """Points squeezed so that the base becomes a disc of radius 1."""
        cos, sin = np.array(self.along) / math.hypot(*self.along)
        ahead = (points[..., 0] * cos + points[..., 1] * sin) / self.semi_axes[0]
        aside = (points[..., 1] * cos - points[..., 0] * sin) / self.semi_axes[1]
        return np.stack([ahead, aside], axis=-1)


def _highest_level(patches: _Patches, step: float, ceiling: float) -> tuple[float, float]:
    """The top of the highest level that holds the base, and the share it holds.

    A union of areas is dear, their sum is cheap and never less: heights whose sum falls short are
    passed over, and after a level in vain all those that cannot make up for what was missing.
    """
    enough = (BALANCE_SHARE - AREA_SLACK) * patches.base.area
    heights = patches.heights(step, ceiling)
    heights = heights[(heights <= step) | (patches.area_between(heights - step, heights) >= enough)]
    for tries in count():
        top = float(heights[0])
        held = patches.held_area(top - step, top)
        if held >= enough:
            return top, min(1.0, held / patches.base.area)
        gained = patches.area_between(heights - step, np.full_like(heights, top - step))
        heights = heights[(heights < top) & ((heights <= step) | (held + gained >= enough))]
        if tries >= CLOSE_TRIES:
            heights = heights[heights <= max(step, top - step / HEIGHTS_PER_STEP)]
    raise AssertionError("the table top holds every base")


@dataclass(frozen=True, eq=False)
class _Patches:
    """The walkable faces below a base; x and y from its centre, heights and areas of the parts below it."""

    base: _Base
    faces: Places
    corners: Numbers
    low: Numbers
    high: Numbers
    areas: Numbers

    @cached_property
    def _triangles(self) -> Any:
        return shapely.polygons(self.corners[:, :, :2])

    @cached_property
    def _upward(self) -> NDArray[np.bool_]:
        return np.asarray(face_normals(self.corners)[:, 2] > 0)

    @cached_property
    def _sums_by_low(self) -> tuple[Numbers, Numbers]:
        return _running_sums(self.low, self.areas)

    @cached_property
    def _sums_by_high(self) -> tuple[Numbers, Numbers]:
        return _running_sums(self.high, self.areas)

    def heights(self, step: float, ceiling: float) -> Numbers:
        """The heights that may be the top of a level, from the highest down to the table top."""
        tops = np.minimum(self.high, ceiling)
        highest = float(tops.max(initial=0.0))
        between = np.append(np.arange(highest, 0.0, -step / HEIGHTS_PER_STEP), step)
        begun = np.searchsorted(self._sums_by_low[0], between, side="left")
        ended = np.searchsorted(self._sums_by_high[0], between, side="right")
        on_slopes = between[(begun > ended) & (between <= highest)]
        return np.unique(np.concatenate([tops[tops > 0.0], on_slopes, [0.0]]))[::-1]

    def area_between(self, floors: Numbers, tops: Numbers) -> Numbers:
        """The sum of the areas of all patches that reach between two heights; overlaps count twice."""
        lows, begun = self._sums_by_low
        highs, ended = self._sums_by_high
        begun_by_top = begun[np.searchsorted(lows, tops, side="right")]
        return np.asarray(begun_by_top - ended[np.searchsorted(highs, floors, side="left")])

    def held_area(self, floor: float, top: float) -> float:
        """The area of the base over ground between two heights; overlaps count once."""
        if floor <= 0.0:
            return self.base.area
        whole = (self.low >= floor) & (self.high <= top)
        cut = ~whole & (self.low < top) & (self.high > floor)
        sheets = [_sheet(self._triangles[whole & self._upward]), _sheet(self._triangles[whole & ~self._upward])]
        slices = [_slice(corners, floor, top) for corners in self.corners[cut].tolist()]
        held = shapely.intersection(shapely.union_all([*sheets, *slices]), self.base.polygon)
        return float(shapely.area(held))

    def face_at(self, height: float) -> int | None:
        """The first face that reaches a height; the table top comes before all."""
        reaching = (self.low <= height) & (height <= self.high)
        return None if height == 0.0 else int(self.faces[np.argmax(reaching)])


def _running_sums(keys: Numbers, areas: Numbers) -> tuple[Numbers, Numbers]:
    """The keys in order, and the sums of the areas before each and after the last."""
    order = np.argsort(keys, kind="stable")
    return keys[order], np.concatenate([[0.0], np.cumsum(areas[order])])


def _patches_below(
    surfaces: Surfaces, centre: tuple[int, int], base: _Base, ceiling: float, slope_deg: float
) -> _Patches:
    """The walkable faces below a base and above the table, clipped to it; those that only touch its rim are not."""
    west, south, east, north = shapely.bounds(base.polygon)
    spans = ((centre[0] + west, centre[0] + east), (centre[1] + south, centre[1] + north), (0.0, ceiling + 0.5))
    faces = surfaces.crossing(*spans)
    corners = (surfaces.corners(faces) - np.array([*centre, 0])).astype(np.float64)
    walkable = _walkable(corners, slope_deg)
    faces, corners = faces[walkable], corners[walkable]
    low, high, areas = _measured(corners, base)
    kept = (areas > AREA_SLACK * base.area) & (low <= ceiling)  # nan, where nothing is shared, is not kept
    return _Patches(base, faces[kept], corners[kept], low[kept], high[kept], areas[kept])


def _walkable(corners: Numbers, slope_deg: float) -> NDArray[np.bool_]:
    """Which triangles are no steeper than a slope, whichever way they are turned."""
    east, north, up = face_normals(corners).T
    steepest = math.tan(math.radians(slope_deg + SLOPE_SLACK_DEG))
    return np.asarray((up != 0) & (np.hypot(east, north) <= steepest * np.abs(up)))


def face_normals(corners: Any) -> Any:
    """The normals of triangles, as long as twice their areas; whole numbers for lattice corners."""
    return np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])


def _measured(corners: Numbers, base: _Base) -> tuple[Numbers, Numbers, Numbers]:
    """Lowest point, highest point and area of what of each triangle lies over the base."""
    low, high = corners[:, :, 2].min(axis=1), corners[:, :, 2].max(axis=1)
    areas = np.abs(face_normals(corners)[:, 2]) / 2
    seen = base.seen(corners)
    away = np.hypot(seen[..., 0], seen[..., 1])
    longest = np.hypot(*np.moveaxis(seen - np.roll(seen, 1, axis=1), -1, 0)).max(axis=1)
    apart = away.min(axis=1) - longest > 1.0
    across = ~apart & (away.max(axis=1) >= math.cos(math.pi / RIM_CORNERS))
    areas[apart] = 0.0
    low[across], high[across], areas[across] = _measured_across(corners[across], base)
    return low, high, areas


def _measured_across(corners: Numbers, base: _Base) -> tuple[Numbers, Numbers, Numbers]:
    """The same for triangles that may reach over the rim.

    The border of what a triangle and the base share is made of stretches of the edges of each that
    lie within the other: their ends give the heights, and what they sweep about the origin the area.
    """
    turned = np.where(face_normals(corners)[:, 2, None, None] < 0, corners[:, ::-1], corners)[:, :, :2]
    rim = np.broadcast_to(base.rim, (len(corners), RIM_CORNERS, 2))
    areas = np.zeros(len(corners))
    heights = []
    for ring, other in ((turned, rim), (rim, turned)):
        starts, ways, begins, ends = _stretches_within(ring, other)
        areas += ((ends - begins) * _cross(starts, ways)).sum(axis=1) / 2
        points = np.concatenate([starts + share[..., None] * ways for share in (begins, ends)], axis=1)
        heights.append(np.where(np.tile(ends > begins, 2), _heights_at(points, corners), np.nan))
    every = np.concatenate(heights, axis=1)
    return np.fmin.reduce(every, axis=1), np.fmax.reduce(every, axis=1), areas


def _stretches_within(rings: Numbers, others: Numbers) -> tuple[Numbers, Numbers, Numbers, Numbers]:
    """Start and way of every edge of some rings, and the shares of the way between which it is inside another ring.

    All rings are convex and counter-clockwise. An edge that is nowhere inside ends where it begins.
    """
    ways = np.roll(rings, -1, axis=1) - rings
    corners = np.moveaxis(others, 1, 0)[:, :, None]  # borders first: numpy is fast along the last axes
    borders = np.roll(corners, -1, axis=0) - corners
    depth = _cross(borders, rings - corners)
    gain = _cross(borders, ways)
    with np.errstate(divide="ignore", invalid="ignore"):
        share = -depth / gain
    begins = np.where(gain > 0, share, 0.0).max(axis=0, initial=0.0)
    ends = np.where(gain < 0, share, 1.0).min(axis=0, initial=1.0)
    ends = np.where(((gain == 0) & (depth < 0)).any(axis=0), begins, np.maximum(begins, ends))
    return rings, ways, begins, ends


def _cross(first: Numbers, second: Numbers) -> Numbers:
    return np.asarray(first[..., 0] * second[..., 1] - first[..., 1] * second[..., 0])


def _heights_at(points: Numbers, corners: Numbers) -> Numbers:
    """How high each triangle is at each of its points."""
    normals = face_normals(corners)[:, None]
    away = points - corners[:, None, 0, :2]
    heights = corners[:, None, 0, 2] - (normals[..., :2] * away).sum(axis=2) / normals[..., 2]
    return np.asarray(np.round(heights, HEIGHT_DIGITS))


def _sheet(triangles: Any) -> Any:
    """The union of triangles seen from above.

    Joining neighbours along shared edges is ten times faster than a union, but blind to overlaps. When
    the outcome is sound and as large as all triangles together there were none.
    """
    area = shapely.area(triangles).sum()
    with contextlib.suppress(shapely.GEOSException):
        sheet = shapely.coverage_union_all(triangles)
        if shapely.is_valid(sheet) and abs(shapely.area(sheet) - area) <= AREA_SLACK * area:
            return sheet
    return shapely.union_all(triangles)


def _slice(corners: list[list[float]], floor: float, top: float) -> Any:
    """The part of a triangle between two heights, seen from above."""
    upper = _beyond(corners, floor, 1.0)
    ring = _beyond(upper, top, -1.0)
    return shapely.Polygon([point[:2] for point in ring]) if len(ring) > 2 else shapely.Polygon()


def _beyond(ring: list[list[float]], height: float, sign: float) -> list[list[float]]:
    """The part of a ring above a height, or below it when the sign is negative."""
    kept = []
    for start, end in zip(ring, ring[1:] + ring[:1], strict=True):
        before, after = sign * (start[2] - height), sign * (end[2] - height)
        if before >= 0:
            kept.append(start)
        if before * after < 0:
            share = before / (before - after)
            kept.append([s + share * (e - s) for s, e in zip(start, end, strict=True)])
    return kept
