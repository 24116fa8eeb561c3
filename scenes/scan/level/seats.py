"""Judges whether a plane of a scan can be the table: measures what lies above, below and beside it.

A table is seen from above beside the scenery. The flat foot of a printed piece is a plane with everything
on one side of it too, but the piece covers it: nowhere is it bare. A slab, the floor of a model, has an
underside below it. A ceiling has a floor.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from scipy import ndimage

from scenes.scan.level.planes import COARSE, WIDEST, Plane
from scenes.scan.level.table_outline import Rectangle, Region, rectangle_of, region_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from scenes.scan.surface import Soundings

BARE = 0.15
"""The least share of a table that is seen from above; a table that is built over more closely cannot be played on."""

BARE_SLAB = 0.5
"""More is asked of the top of a closed solid: a model has floors, and few of them are tables."""

BARE_TURNED = 0.4
"""More is asked, too, of faces that look down: they may be the underside of an open shell."""

CONTRAST = 3.0
"""How many times more of a scan lies in the band of a table than beside the band: a hillside goes on beyond it."""

THICK = 0.15
"""A slab that is thicker, by its length, is a building with a flat roof."""

LEAST_PATCH = 4
"""Cells side by side: what stands on a table is larger than a flake."""

ONE_SIDED = 0.8
"""The least share of what is not on the plane of a table that is above it."""

STANDING = 0.001
"""Less of a scan than this above the plane is dust."""

FLOOR = 0.9
"""A plane with this share of the scan on it may be all there is."""

WIDE = 0.15
"""The least length of a table, as a share of the reach of the scan."""

RIVAL = 0.5
"""Planes of at least this share of the size of another are no scenery on it."""

PARALLEL = 0.99
"""Cosine of 8 degrees: planes that differ by less lie on each other."""

UNDERSIDE = 0.5
"""A plane with something below this share of it is the top of a slab."""

CEILING_COVERS = 0.4
"""What covers this share of a plane, with nothing above, is a ceiling."""


@dataclass(frozen=True, eq=False)
class Seat:
    """A plane looking up, and what is above and below where it was seen."""

    plane: Plane
    region: Region
    rectangle: Rectangle
    above: float
    """How much of the scan stands on it."""
    carried: float
    """The same without larger planes: the wall of a room is no scenery, nor is a table to the floor."""
    below: float
    """How much of the scan is below it, apart from its own underside and from planes like it, a floor for one."""
    bare: float
    """How much of its rectangle is seen from above."""
    underside: float
    """How much of it has something below."""
    thickness: float
    """How deep that is, by the length of the rectangle."""
    contrast: float
    """How much is in its band, by what lies just above and below the band."""
    facing: float
    """Which way its faces look: 1 if all look up, -1 if all look down, 0 if they do not tell."""
    patch: int
    """Cells of the largest thing that stands on it."""
    within: float
    """How much of the scan is on, above or below its rectangle."""
    ceiling: Plane | None = None

    @property
    def busyness(self) -> float:
        """How much it carries and how densely: floors and walls are larger than tables, but carry little."""
        return self.carried**2 / (self.rectangle.sides[0] * self.rectangle.sides[1])

    @property
    def is_slab(self) -> bool:
        return self.underside >= UNDERSIDE

    def is_table(self, reach: float) -> bool:
        """Whether scenery stands on it and it is seen beside the scenery, in a scan of this reach."""
        return (
            self.is_flat(reach)
            and self.rectangle.sides[0] >= WIDE * reach
            and self.bare >= self._bare_needed
            and (not self.is_slab or (self.thickness <= THICK and self.within >= 0.9))
            and self.patch >= LEAST_PATCH
            and self.above >= max(STANDING, ONE_SIDED * (self.above + self.below))
        )

    @property
    def _bare_needed(self) -> float:
        if self.is_slab:
            return BARE_SLAB
        return BARE_TURNED if self.facing < -0.8 else BARE

    def is_flat(self, reach: float, most: float = WIDEST) -> bool:
        """Whether its band settled: a hillside has points at all heights."""
        return self.contrast >= CONTRAST and self.plane.band < most * COARSE * reach


def seats_of(planes: Sequence[Plane], soundings: Soundings, *, ceilings: bool) -> list[Seat]:
    """Every plane that may be a table or a floor, from either side."""
    flat = [plane for plane in planes if plane.band < 0.99 * WIDEST * COARSE * soundings.reach]
    sides = [plane for one in flat for plane in (one, one.turned()) if _may_carry(plane, soundings)]
    found = (_seat(plane, planes, soundings, ceilings=ceilings) for plane in sides)
    return [seat for seat in found if seat is not None]


def _may_carry(plane: Plane, soundings: Soundings) -> bool:
    """Whether anything is above a plane; if not, it may still be a floor with nothing else in the scan."""
    return plane.share > FLOOR or float((plane.heights(soundings.points) > 2 * plane.band).mean()) >= STANDING


def alike(a: Plane, b: Plane) -> bool:
    """Whether two planes are parallel."""
    return abs(float(a.normal @ b.normal)) >= PARALLEL


def _seat(plane: Plane, planes: Sequence[Plane], soundings: Soundings, *, ceilings: bool) -> Seat | None:
    # Where a wall of the room crosses the plane it is no part of the table, and joins nothing to it.
    region = region_of(plane, soundings.points[~_across(plane, planes, soundings.points)])
    on_plane = soundings.points[plane.holds(soundings.points)]
    on_plane = on_plane[region.over(on_plane)]
    rectangle = rectangle_of(on_plane @ region.axes.T) if len(on_plane) >= 3 else None
    if rectangle is None:
        return None
    ceiling = _ceiling(plane, planes, soundings.points, region) if ceilings else None
    return _weighed(plane, planes, _below(ceiling, soundings), region, rectangle, ceiling)


def _below(ceiling: Plane | None, soundings: Soundings) -> Soundings:
    return soundings if ceiling is None else soundings.only(ceiling.heights(soundings.points) > 2 * ceiling.band)


def _weighed(
    plane: Plane, planes: Sequence[Plane], soundings: Soundings, region: Region, rectangle: Rectangle,
    ceiling: Plane | None,
) -> Seat:  # fmt: skip
    """Count what is above, below and beside a plane."""
    points, total = soundings.points, len(soundings.points)
    heights, cells = plane.heights(points), region.cells_of(points)
    inside = rectangle.holds(points @ region.axes.T, 0.03 * rectangle.sides[1])
    high, low = heights > 2 * plane.band, heights < -2 * plane.band
    covered, undermined = _hit(region, cells[high]), _hit(region, cells[low]) & region.seen
    strange = inside & low & ~_on_others(plane, planes, points)
    if soundings.normals is not None:
        # The underside of a closed solid looks down; a hall below a roof has a floor that looks up.
        strange &= soundings.normals @ plane.normal > -0.5
    return Seat(
        plane, region, rectangle,
        above=float((inside & high).sum()) / total,
        carried=float((inside & high & ~_on_larger(plane, planes, points)).sum()) / total,
        below=float(strange.sum()) / total,
        bare=min(1.0, float((region.seen & ~covered).sum()) * region.cell**2 / float(np.prod(rectangle.sides))),
        underside=float(undermined.sum()) / max(float(region.seen.sum()), 1.0),
        thickness=float(-np.median(heights[inside & low]) / rectangle.sides[0]) if (inside & low).any() else 0.0,
        contrast=_contrast(heights[inside], plane.band),
        facing=_facing(plane, soundings, (np.abs(heights) <= plane.band) & region.has(cells)),
        patch=_largest(_hit(region, cells[inside & high])),
        within=float(rectangle.holds(points @ region.axes.T, -0.03 * rectangle.sides[1]).sum()) / total,
        ceiling=ceiling,
    )  # fmt: skip


def _contrast(heights: NDArray[np.float64], band: float) -> float:
    within, beyond = np.abs(heights) <= band, np.abs(heights) <= 2 * band
    return float(within.sum()) / max(float((beyond & ~within).sum()), 1.0)


def _facing(plane: Plane, soundings: Soundings, on_plane: NDArray[np.bool_]) -> float:
    if soundings.normals is None:
        return 0.0
    looks = soundings.normals[on_plane] @ plane.normal
    return float(np.sign(looks[np.abs(looks) > 0.7]).sum() / max(on_plane.sum(), 1))


def _largest(cells: NDArray[np.bool_]) -> int:
    patches, _ = ndimage.label(cells, np.ones((3, 3), dtype=bool))
    return int(np.bincount(patches.ravel())[1:].max(initial=0))


def _hit(region: Region, cells: NDArray[np.int64]) -> NDArray[np.bool_]:
    marks = np.zeros(region.seen.size, dtype=bool)
    marks[cells[cells >= 0]] = True
    return marks.reshape(region.seen.shape)


def _on_others(plane: Plane, planes: Sequence[Plane], points: NDArray[np.float64]) -> NDArray[np.bool_]:
    on_any = np.zeros(len(points), dtype=bool)
    for other in planes:
        if alike(plane, other):
            on_any |= np.abs(other.heights(points)) <= 2 * other.band
    return on_any


def _across(plane: Plane, planes: Sequence[Plane], points: NDArray[np.float64]) -> NDArray[np.bool_]:
    """Points on other planes that cross this one."""
    on_any = np.zeros(len(points), dtype=bool)
    for other in planes:
        if not alike(plane, other):
            on_any |= other.holds(points)
    return on_any


def _on_larger(plane: Plane, planes: Sequence[Plane], points: NDArray[np.float64]) -> NDArray[np.bool_]:
    """Points on other planes that are nearly as large as this one, or larger."""
    on_any = np.zeros(len(points), dtype=bool)
    for other in planes:
        if other.share >= RIVAL * plane.share and other.offset not in {plane.offset, -plane.offset}:
            on_any |= np.abs(other.heights(points)) <= 2 * other.band
    return on_any


def _ceiling(plane: Plane, planes: Sequence[Plane], points: NDArray[np.float64], region: Region) -> Plane | None:
    """A plane over the whole of this one, with nothing above."""
    for other in planes:
        if not alike(plane, other):
            continue
        facing = other if other.normal @ plane.normal < 0 else other.turned()
        on_other = points[facing.holds(points)]
        if np.median(plane.heights(on_other)) <= 2 * (plane.band + other.band):
            continue
        beyond = (facing.heights(points) < -2 * facing.band).mean()
        covers = (_hit(region, region.cells_of(on_other)) & region.seen).sum() / max(region.seen.sum(), 1)
        if beyond <= 0.02 and covers >= CEILING_COVERS:
            return facing
    return None
