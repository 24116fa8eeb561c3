"""What the tags of a GeoTIFF say: where its pixels are on the ground, in which unit, and which hold nothing.

tifffile reads the tags; what they mean for a table is decided here.
"""

from __future__ import annotations

import logging
import math
from dataclasses import dataclass, field, replace
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import numpy as np

from scenes.scan.surface import ScanError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from numpy.typing import NDArray

SCALE, TIEPOINT, TRANSFORMATION, NO_DATA = 33550, 33922, 34264, 42113
MODEL, RASTER, SYSTEM = "GTModelTypeGeoKey", "GTRasterTypeGeoKey", "ProjectedCSTypeGeoKey"
LINEAR, LINEAR_SIZE = "ProjLinearUnitsGeoKey", "ProjLinearUnitSizeGeoKey"
VERTICAL = "VerticalUnitsGeoKey"
GEOGRAPHIC = 2
PIXEL_IS_POINT = 2

METRES = {9001: 1.0, 9002: 0.3048, 9003: 1200 / 3937, 9036: 1000.0}
"""Metre, foot, US survey foot and kilometre by their EPSG numbers."""

METRIC_SYSTEMS = frozenset({2056, 2154, 3035, 3395, 3857, 21781, 27700, 28992, 31287})
"""Coordinate systems in metres, by their EPSG numbers, for files that name the system and not its unit."""

UTM = ((25828, 25838), (26901, 26923), (32601, 32660), (32701, 32760))
"""More of them: the zones of the world, of Europe and of North America."""

HOLES = (-9999.0, -32767.0, -32768.0)
"""Heights that mean nothing in files that do not say so; no ground of the Earth lies so deep."""

MOST_HEIGHT = 1e9


@dataclass(frozen=True, eq=False)
class GeoTags:
    """The tags of a file that put it on the ground; those that it lacks are empty."""

    scale: Sequence[float] = ()
    tiepoint: Sequence[float] = ()
    transformation: Sequence[float] = ()
    no_data: str = ""
    keys: Mapping[str, float] = field(default_factory=dict)
    """Of the coordinate system, those that are numbers, by the names of the standard."""


def read_tags(path: Path) -> GeoTags:
    """The tags of the first picture in a file."""
    if find_spec("tifffile") is None:
        raise ScanError("GeoTIFF maps need tifffile; install it with: pip install 'pas-skirmish[scans]'")
    from tifffile import TiffFile  # noqa: PLC0415  it takes half a second, and few scans are maps

    logging.getLogger("tifffile").setLevel(logging.CRITICAL)  # damage is told by what we raise, in one line
    with TiffFile(path) as file:
        page = file.pages.first
        found: Any = page.geotiff_tags or {}
        keys = {key: float(value) for key, value in found.items() if isinstance(key, str) and _is_number(value)}
        scale, tiepoint, whole = (_numbers(page.tags.valueof(code)) for code in (SCALE, TIEPOINT, TRANSFORMATION))
        return GeoTags(scale, tiepoint, whole, str(page.tags.valueof(NO_DATA) or ""), keys)


def _is_number(value: object) -> bool:
    return isinstance(value, (int, float)) and math.isfinite(value)


def _numbers(value: Any) -> tuple[float, ...]:
    return () if value is None else tuple(float(number) for number in value)


@dataclass(frozen=True, eq=False)
class Ground:
    """How pixels lie: x, y = offset + step_across * column + step_down * row, in a unit of `metres`."""

    step_across: tuple[float, float]
    step_down: tuple[float, float]
    offset: tuple[float, float]
    metres: float | None
    height_metres: float | None
    notes: tuple[str, ...] = ()

    def coarser(self, step: int) -> Ground:
        """The ground when only every `step`-th pixel is kept."""
        (ax, ay), (dx, dy) = self.step_across, self.step_down
        return replace(self, step_across=(ax * step, ay * step), step_down=(dx * step, dy * step))

    def places(self, columns: NDArray[np.int64], rows: NDArray[np.int64]) -> NDArray[np.float64]:
        """Where the middle of some pixels is."""
        x = self.offset[0] + self.step_across[0] * columns + self.step_down[0] * rows
        y = self.offset[1] + self.step_across[1] * columns + self.step_down[1] * rows
        return np.stack([x, y], axis=1)


def read_ground(tags: GeoTags, rows: int) -> Ground:
    """Where the pixels of a file are, if its tags can be made sense of."""
    keys = tags.keys
    across, down, corner = _steps(tags)
    if keys.get(RASTER) != PIXEL_IS_POINT:
        corner = (corner[0] + (across[0] + down[0]) / 2, corner[1] + (across[1] + down[1]) / 2)
    if not all(math.isfinite(number) for number in (*across, *down, *corner)):
        raise ScanError("damaged: its tags put pixels nowhere")
    if abs(across[0] * down[1] - across[1] * down[0]) == 0:
        raise ScanError("damaged: its tags give pixels no size")
    heights = METRES.get(int(keys.get(VERTICAL, 0)))
    if keys.get(MODEL) == GEOGRAPHIC:
        return _in_metres(across, down, corner[1] + down[1] * rows / 2, heights)
    metres = _unit(keys)
    return Ground(across, down, corner, metres, heights, _silence(tags, metres, heights))


def _unit(keys: Mapping[str, float]) -> float | None:
    """How many metres the unit of the ground has."""
    system = int(keys.get(SYSTEM, 0))
    if 1e-6 < keys.get(LINEAR_SIZE, 0.0) < 1e6:
        return keys[LINEAR_SIZE]
    if LINEAR in keys:
        return METRES.get(int(keys[LINEAR]))
    metric = system in METRIC_SYSTEMS or any(first <= system <= last for first, last in UTM)
    return 1.0 if metric else None


def _silence(tags: GeoTags, metres: float | None, heights: float | None) -> tuple[str, ...]:
    """What the file does not say, aloud."""
    if not tags.scale and not tags.transformation:
        return ("the file does not say how far apart its pixels are: taken as one unit, and heights in the same unit",)
    if metres is None:
        return ("the file does not say in which unit its coordinates are; heights taken in the same unit",)
    if metres != 1.0 and heights is None:
        return (f"a map in units of {metres:.4g} m; heights taken in the same unit",)
    return ()


Pair = tuple[float, float]


def _steps(tags: GeoTags) -> tuple[Pair, Pair, Pair]:
    """One pixel across, one pixel down, and the corner of the first pixel; without tags a pixel is one unit."""
    if tags.transformation:
        a, b, _, x, c, d, _, y = tags.transformation[:8]
        return (a, c), (b, d), (x, y)
    if not tags.scale:
        return (1.0, 0.0), (0.0, -1.0), (0.0, 0.0)
    wide, high = tags.scale[:2]
    column, row, _, x, y = (tags.tiepoint or (0.0,) * 6)[:5]
    return (wide, 0.0), (0.0, -high), (x - column * wide, y + row * high)


def _in_metres(across: Pair, down: Pair, latitude: float, heights: float | None) -> Ground:
    """Degrees of longitude and latitude as metres from the first pixel, good to a part in a thousand on a small map."""
    if abs(latitude) > 89:
        raise ScanError(f"a map in degrees around latitude {latitude:.1f}, where degrees are of no use")
    angle = math.radians(latitude)
    north = 111_132.95 - 559.85 * math.cos(2 * angle) + 1.18 * math.cos(4 * angle)
    east = 111_412.88 * math.cos(angle) - 93.50 * math.cos(3 * angle) + 0.12 * math.cos(5 * angle)
    note = f"a map in degrees, laid out in metres as at latitude {latitude:.2f}; its first pixel is at 0, 0"
    steps = ((across[0] * east, across[1] * north), (down[0] * east, down[1] * north))
    return Ground(*steps, (0.0, 0.0), 1.0, heights or 1.0, (note,))


def are_holes(heights: NDArray[np.float64], tags: GeoTags) -> NDArray[np.bool_]:
    """Which pixels hold no height: as the file says, or as their numbers give away."""
    holes = ~(np.abs(heights) < MOST_HEIGHT) | np.isin(heights, HOLES)
    try:
        nothing = float(tags.no_data.strip("\0 "))
    except ValueError:
        return holes
    return np.asarray(holes | (heights == nothing) | (heights == np.float64(np.float32(nothing))))
