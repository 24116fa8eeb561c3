"""Step 3: puts the table level at height 0, its longest edge along x, its corner at the origin.

A scan of a table with scenery is turned so that the plane of the table top is z = 0, and cut off at the
edge of the table. A printed piece has no table: it keeps its axes and stands on its lowest point. A landscape
keeps its axes as well; its lowest ground is at height 0.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

import numpy as np
import shapely

from scenes.scan.clean.connections import join_faces
from scenes.scan.level.crop import crop
from scenes.scan.level.table_outline import Rectangle, axes_on, hull_of
from scenes.scan.level.upright import STEEP, Footing, axis, find_footing
from scenes.scan.surface import ScanError, Surface, points_in_use
from scenes.scan.units.lengths import LARGEST_TABLE_PAS
from terrain.lattice import EXTENT_PAS

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from scenes.scan.level.seats import Seat
    from scenes.scan.options import ScanOptions
    from scenes.scan.surface import Kind

LEAST_TABLE_PAS = 12.0
"""30 cm: a smaller slab is the base of a piece, and smaller ground is a piece."""

ROUGH_PAS = 0.1
"""2.5 mm: a table top that is less flat than this gets a note."""

WORTH_A_WORD = 0.01
"""A table seldom ends where its rectangle does; less of the scan beyond it is no news."""

FLAKE = 0.01
"""A patch with less of the triangles than this is no ground."""

OUTLINE_PAS = 0.1
"""How far the outline of a table is smoothed."""


@dataclass(frozen=True, eq=False)
class TableFound:
    """The plane of the table, and how well the scan shows it."""

    residual_pas: float
    """Root mean square of the distances of its points from the plane."""
    flatness_pas: float
    """95 of 100 of its points are nearer than this."""
    share: float
    """How much of the scan is table top."""
    normal_in_file: tuple[float, float, float]
    """Which way is up, in the axes of the file."""
    outline: tuple[tuple[float, float], ...]
    """The corners of what was seen of it, in order."""


@dataclass(frozen=True, eq=False)
class Levelled:
    """A scan whose table lies from the origin to its size at height 0."""

    surface: Surface
    table: TableFound | None
    size_pas: tuple[float, float]
    tilt_deg: float
    """By how much the scan was askew: the angle from its up to the nearest axis of the file."""
    turned_over: bool
    """Whether the scenery hung from the table."""
    notes: tuple[str, ...] = ()
    form: Literal["table", "piece", "landscape"] = "table"


def level(
    surface: Surface, options: ScanOptions, *, up: str | None = None, kind: Kind = "mesh", alone: bool = True
) -> Levelled:
    """Set a scan in pas upright; `up` is the axis that its format says points up."""
    footing = find_footing(surface, kind, up=options.up, hint=up, table=options.table == "find", alone=alone)
    if footing.form == "floor" and options.table == "find":
        raise ScanError("nothing stands on the table: only a flat floor was found")
    small_slab = footing.form == "slab" and max(footing.sizes[:2]) < LEAST_TABLE_PAS
    if footing.seat is None or small_slab or options.table == "none":
        return _stood(surface, footing, options, up)
    return _on_table(surface, footing, footing.seat, options, up)


def _on_table(surface: Surface, footing: Footing, seat: Seat, options: ScanOptions, up: str | None) -> Levelled:
    rectangle = footing.rectangle or seat.rectangle
    inset = 0.0 if isinstance(options.crop, bool) else float(options.crop)
    if 2 * inset >= min(rectangle.sides):
        raise ScanError(f"cropping {inset:g} pas from each edge leaves nothing of a table {_said(rectangle.sides)}")
    check_table(rectangle.sides)
    turned = _turned(surface, seat, rectangle)
    found = _found(turned, seat, rectangle, footing)
    size = rectangle.sides
    notes = (*footing.notes, *_notes(found, footing, up))
    if options.crop is not False:
        cropped = crop(_under_ceiling(turned, surface, seat), size, inset_pas=inset, band_pas=seat.plane.band)
        if cropped.cut >= WORTH_A_WORD:
            notes = (*notes, f"{cropped.cut:.0%} of the scan lay beyond the table and was cut off: --no-crop keeps it")
        turned, size = _shifted(cropped.surface, inset), (size[0] - 2 * inset, size[1] - 2 * inset)
        found = _within(found, inset, size)
    tilt, over = askew(footing.up, options.up or up)
    return Levelled(turned, found, size, tilt, over, notes, "table")


def check_table(sides: tuple[float, float]) -> None:
    """Refuse a table that no scene can hold."""
    if max(sides) > LARGEST_TABLE_PAS:
        fitting = max(sides) / 36.0
        raise ScanError(
            f"the table would be {_said(sides)}, and at most {LARGEST_TABLE_PAS:g} pas (240 cm) can be played on; "
            f"is the scale right? --units names the unit of the file, --table 90cm makes it {fitting:.3g} times smaller"
        )


def _said(sides: tuple[float, ...]) -> str:
    return f"{' x '.join(f'{side:.4g}' for side in sides)} pas ({' x '.join(f'{2.5 * side:.4g}' for side in sides)} cm)"


def _turned(surface: Surface, seat: Seat, rectangle: Rectangle) -> Surface:
    flat = rectangle.places(surface.vertices @ seat.region.axes.T)
    return surface.moved(np.column_stack([flat, seat.plane.heights(surface.vertices)]))


def _under_ceiling(turned: Surface, surface: Surface, seat: Seat) -> Surface:
    """A ceiling carries no figure and hides the table from above: it goes, with all beyond it."""
    if seat.ceiling is None:
        return turned
    kept = seat.ceiling.heights(surface.vertices) > 2 * seat.ceiling.band
    colours = None if turned.colours is None else turned.colours[kept]
    return Surface(turned.vertices[kept], turned.faces, colours)


def _found(turned: Surface, seat: Seat, rectangle: Rectangle, footing: Footing) -> TableFound:
    points = turned.vertices[np.abs(turned.vertices[:, 2]) <= seat.plane.band]
    points = points[rectangle_holds(points, rectangle.sides)]
    away = np.abs(points[:, 2]) if len(points) else np.zeros(1)
    hull = hull_of(np.clip(points[:, :2], 0.0, rectangle.sides))
    rim = shapely.get_coordinates(shapely.simplify(hull, OUTLINE_PAS))[:-1]
    outline = tuple((float(x), float(y)) for x, y in rim)
    x, y, z = (float(part) for part in footing.up)
    rms, flat = float(np.sqrt((away**2).mean())), float(np.percentile(away, 95))
    return TableFound(max(rms, seat.plane.residual), flat, seat.plane.share, (x, y, z), outline)


def rectangle_holds(points: NDArray[np.float64], sides: tuple[float, float]) -> NDArray[np.bool_]:
    """Which points are over the table."""
    return np.asarray(((points[:, :2] >= 0) & (points[:, :2] <= np.array(sides))).all(axis=1))


def _within(found: TableFound, inset: float, size: tuple[float, float]) -> TableFound:
    outline = tuple((min(max(x - inset, 0.0), size[0]), min(max(y - inset, 0.0), size[1])) for x, y in found.outline)
    return TableFound(found.residual_pas, found.flatness_pas, found.share, found.normal_in_file, outline)


def _notes(found: TableFound, footing: Footing, up: str | None) -> tuple[str, ...]:
    tilt, over = askew(footing.up, up)
    notes = []
    if over:
        notes.append("the scan was upside down: the scenery hung below the table, and was turned over")
    if up is None and not over and np.abs(footing.up).argmax() == 1:
        notes.append("y points up in the file")
    if tilt > 1.0:
        notes.append(f"the table was {tilt:.1f} degrees askew in the file")
    if found.flatness_pas > ROUGH_PAS:
        notes.append(
            f"the table top is not flat: it goes {found.flatness_pas:.2f} pas ({25 * found.flatness_pas:.1f} mm) "
            "up and down, as a cloth or a bent board does"
        )
    return tuple(notes)


def _shifted(surface: Surface, inset: float) -> Surface:
    return surface.moved(surface.vertices - np.array([inset, inset, 0.0])) if inset else surface


def _stood(surface: Surface, footing: Footing, options: ScanOptions, up: str | None) -> Levelled:
    """A piece or a landscape: its axes stay, its lowest point is at height 0."""
    upwards = footing.up
    if footing.seat is not None:  # a model on its base keeps the axis that it stands along, and stands on its foot
        upwards = np.sign(upwards) * (np.abs(upwards) == np.abs(upwards).max())
    turned = surface.moved(surface.vertices @ np.concatenate([axes_on(upwards), upwards[None]]).T)
    used = points_in_use(turned)
    size = np.ptp(used, axis=0)
    sides = (float(size[0]), float(size[1]))
    wide = footing.form == "landscape" and max(sides) >= LEAST_TABLE_PAS
    _check_extent((*sides, float(size[2])), wide=wide)
    placed = turned.moved(turned.vertices - [*used.min(axis=0)[:2], _lowest(turned)])
    tilt, over = askew(upwards, options.up or up)
    return Levelled(placed, None, sides, tilt, over, footing.notes, "landscape" if wide else "piece")


def _check_extent(sizes: tuple[float, float, float], *, wide: bool) -> None:
    if wide:
        check_table(sizes[:2])
    if max(sizes) > EXTENT_PAS:
        limit = f"at most {EXTENT_PAS:g} pas can be reckoned with"
        raise ScanError(f"it would be {_said(sizes)}, and {limit}; is the scale right? --units names the unit")


def _lowest(surface: Surface) -> float:
    """The height of the lowest point, apart from flakes below the ground."""
    if len(surface.faces) == 0:
        return float(np.percentile(surface.vertices[:, 2], 0.1))
    groups = join_faces(surface)
    large = np.bincount(groups) >= FLAKE * len(groups)
    faces = surface.faces[large[groups]] if large.any() else surface.faces
    return float(surface.vertices[faces][:, :, 2].min())


def askew(upwards: NDArray[np.float64], up: str | None) -> tuple[float, bool]:
    """The angle from up to the axis meant to be up, or to the nearest one, and whether that was below instead."""
    along = float(upwards @ axis(up)) if up else float(upwards[np.abs(upwards).argmax()])
    over = along < -STEEP
    return float(np.degrees(np.arccos(np.clip(-along if over else along, -1.0, 1.0)))), over
