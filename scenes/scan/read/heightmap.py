"""Parses height maps, one height for each pixel: GeoTIFF, and PNG with 16 bits.

Pixels become the corners of a sheet of triangles, x to the right and y up the map; where a pixel holds no height
the sheet has a hole.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from scenes.scan.read.geotags import Ground, are_holes, read_ground, read_tags
from scenes.scan.read.textures import opened
from scenes.scan.surface import Reading, ScanError, Surface

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray
    from PIL import Image

MAX_CELLS = 1_900_000
"""Each becomes two triangles, of which four million can be used; larger maps are thinned out, with a note."""

WHOLE_HEIGHTS = ("I", "I;16", "I;16B", "I;16L", "I;16N", "I;16S", "L")
FRACTIONS = ("F",)

SILENT = "a PNG does not say how far apart its pixels are nor how high a step of grey is: both taken as one unit"
TERRACES = "only 256 different heights in 8 bits: slopes come out as terraces; save the map with 16 bits"


@dataclass(frozen=True, eq=False)
class _Map:
    """Heights row by row from the top of the map, which of them are none, and where the pixels are."""

    heights: NDArray[np.float64]
    holes: NDArray[np.bool_]
    ground: Ground
    notes: tuple[str, ...]


def read_geotiff(path: Path) -> Reading:
    """The ground of a GeoTIFF, in metres where it says what its unit is."""
    with opened(path, ("TIFF",)) as picture:
        tags = read_tags(path)
        ground, step = read_ground(tags, picture.height), _thinning(picture)
        heights = _heights(picture, step)
        notes = (*ground.notes, *_thinned(picture, step))
    holes = are_holes(heights, tags)
    return _reading(path, _Map(heights * _height_units(ground), holes, ground.coarser(step), notes))


def read_png(path: Path) -> Reading:
    """The heights of a PNG, which says neither how far apart its pixels are nor how high a step of grey is."""
    with opened(path, ("PNG",)) as picture:
        step = _thinning(picture)
        heights = _heights(picture, step)
        notes = (*(SILENT, *((TERRACES,) if picture.mode == "L" else ())), *_thinned(picture, step))
        ground = Ground((1.0, 0.0), (0.0, -1.0), (0.0, float(picture.height - 1)), None, None)
    return _reading(path, _Map(heights, np.zeros(heights.shape, dtype=bool), ground.coarser(step), notes))


def _heights(picture: Image.Image, step: int) -> NDArray[np.float64]:
    """One height for each pixel that is kept."""
    if picture.mode not in (*WHOLE_HEIGHTS, *FRACTIONS):
        raise ScanError(f"a picture of the kind {picture.mode}, not a map with one height for each pixel")
    heights = np.asarray(picture)
    if heights.ndim != 2 or min(heights.shape) < 2:
        raise ScanError(f"{picture.width} by {picture.height} pixels are no map of heights")
    return heights[::step, ::step].astype(np.float64)


def _height_units(ground: Ground) -> float:
    """What turns heights into the unit of the ground; the same unit unless the file says otherwise."""
    return ground.height_metres / ground.metres if ground.height_metres and ground.metres else 1.0


def _thinning(picture: Image.Image) -> int:
    """Of how many rows, and of how many columns, one is kept."""
    step = 1
    while -(-picture.width // step) * -(-picture.height // step) > MAX_CELLS:
        step += 1
    return step


def _thinned(picture: Image.Image, step: int) -> tuple[str, ...]:
    if step == 1:
        return ()
    size = f"{picture.width} by {picture.height} pixels"
    return (f"{size} are more than can be used: one in {step} is kept, across and down",)


def _reading(path: Path, ground_map: _Map) -> Reading:
    rows, columns = np.indices(ground_map.heights.shape).reshape(2, -1)
    vertices = np.column_stack([ground_map.ground.places(columns, rows), ground_map.heights.reshape(-1)])
    faces = _sheet(~ground_map.holes, upside_down=_mirrored(ground_map.ground))
    if len(faces) == 0:
        raise ScanError("none of its pixels holds a height that can be used")
    notes = ground_map.notes
    if ground_map.holes.any():
        notes = (*notes, f"{int(ground_map.holes.sum())} pixels without a height left out")
    surface = Surface(vertices, faces)
    whole = surface.only(np.ones(len(faces), dtype=bool))
    return Reading(path, "heights", whole, ground_map.ground.metres, "z", notes)


def _mirrored(ground: Ground) -> bool:
    """Whether going across and then down turns left, as on a map whose rows go north."""
    (ax, ay), (dx, dy) = ground.step_across, ground.step_down
    return ax * dy - ay * dx > 0


def _sheet(solid: NDArray[np.bool_], *, upside_down: bool) -> NDArray[np.int64]:
    """Two triangles between four pixels, one between three, all looking up."""
    number = np.arange(solid.size).reshape(solid.shape)
    top_left, top_right = number[:-1, :-1].reshape(-1), number[:-1, 1:].reshape(-1)
    low_left, low_right = number[1:, :-1].reshape(-1), number[1:, 1:].reshape(-1)
    corners = np.stack([top_left, low_left, low_right, top_right], axis=1)
    there = solid.reshape(-1)[corners]
    full = corners[there.all(axis=1)]
    faces = [full[:, [0, 1, 2]], full[:, [0, 2, 3]]]
    for missing in range(4):
        others = [corner for corner in range(4) if corner != missing]
        three = ~there[:, missing] & there[:, others].all(axis=1)
        faces.append(corners[three][:, others])
    sheet = np.concatenate(faces)
    return sheet[:, ::-1] if upside_down else sheet
