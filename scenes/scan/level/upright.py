"""Decides what a scan shows (a table with scenery, a piece on its foot, a landscape, a bare floor) and which way is up.

Lengths here are in the units of the scan, so the result does not depend on the scale.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

import numpy as np

from scenes.scan.level.planes import find_planes
from scenes.scan.level.seats import LEAST_PATCH, Seat, alike, seats_of
from scenes.scan.level.table_outline import Rectangle, rectangle_on
from scenes.scan.surface import ScanError, Soundings, points_in_use, take_soundings

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from scenes.scan.options import Up
    from scenes.scan.surface import Kind, Surface

Form = Literal["table", "slab", "piece", "landscape", "floor"]
"""A slab is a table of some thickness, or the base of a model: its size in the end tells which."""

AXES = {"x": (1.0, 0.0, 0.0), "y": (0.0, 1.0, 0.0), "z": (0.0, 0.0, 1.0)}

FLOOR_SHARE = 0.95
"""A scan with this share on one plane and nothing above it is a floor."""

FLOOR_BAND = 0.7
"""Of the coarse band: ground that scatters more is a landscape, however gentle."""

CARRIES = 0.5
"""The upper of two planes is the table if this share of what is between and above them stands on it."""

LIFTED, SIZED = 0.3, 0.5
"""And if it is raised by this share of its length, as a table over the floor, or has this share of the lower area."""

LOW, GENTLE = 0.3, 0.6
"""A landscape is lower than this by its shorter side, and this share of it is no steeper than 60 degrees."""

FOOT, FOOT_LEAD = 0.5, 0.4
"""A flat foot along y fills this share of the low end of the box; low minus high end exceeds that of z by the lead."""

THIN, LEVEL, NO_FOOT = 0.4, 0.4, 0.1
"""A model lies flat along an axis if it is this thin there, this share of it looks that way, and z has no foot."""

FLOORS, FLOORS_LEAD, WITHIN = 0.3, 2.0, 0.9
"""A model has storeys along y if this share of it looks that way within its ends, so much more than any other way."""

SHEET = 0.4
"""In a sheet more looks up than down by this share, or the other way round if all faces are turned."""

LINE = 1e-4
"""Points that spread less than this across, by how they spread along, are a line."""

RIM, DUST, BASIN = 0.03, 0.02, 2.0
"""Scenery rises around a table if on each side, this share of the table's width away, lies more than the second share
of the scan; and the whole is no longer than the third by the table, as a room is."""

WALLED_IN = "scenery rises on all sides of the ground that was found: all of it was taken for the table"

STEEP = 0.5
"""Cosine of 60 degrees: a scan is held less askew than this."""


@dataclass(frozen=True, eq=False)
class Footing:
    """What a scan stands on, and its sizes with that side down."""

    form: Form
    up: NDArray[np.float64]
    sizes: tuple[float, float, float]
    """The longer and the shorter side, and the height: of the table and what stands on it, or of everything."""
    box: tuple[float, float, float]
    """The same of everything in the scan."""
    soundings: Soundings
    seat: Seat | None
    rectangle: Rectangle | None = None
    """Of the table, on the plane of its seat."""
    notes: tuple[str, ...] = ()

    @property
    def is_sheet(self) -> bool:
        """Whether the scan is open below, as surveys are and models are not."""
        if self.soundings.normals is None:
            return True
        looks = self.soundings.normals @ self.up
        return bool(abs(np.sign(looks[np.abs(looks) > STEEP]).sum()) >= SHEET * len(looks))


def find_footing(
    surface: Surface,
    kind: Kind,
    *,
    up: Up | None = None,
    hint: str | None = None,
    table: bool = True,
    alone: bool = True,
) -> Footing:
    """Look for the table; without one, for the foot of a piece or the ground of a landscape.

    `up` is what a person said, and binds; `hint` is what the format says, and is often wrong. Of several files
    together, a closed model is never the table, whatever decks and floors it has.
    """
    soundings = take_soundings(surface)
    _check_extent(surface, soundings)
    if kind == "heights":
        return _without_table(surface, soundings, axis(up or "z"), "landscape", ())
    planes = find_planes(soundings)
    seats = seats_of(planes, soundings, ceilings=kind == "cloud")
    if up is not None:
        seats = [seat for seat in seats if seat.plane.normal @ axis(up) >= STEEP]
    if (seat := _floor(seats, soundings)) is not None:
        sizes = (*seat.rectangle.sides, 0.0)
        return Footing("floor", seat.plane.normal, sizes, sizes, soundings, seat)
    likely = [seat for seat in seats if table and seat.is_table(soundings.reach)]
    if likely:
        best = max(likely, key=lambda one: _liking(one, hint, kind))
        found = _on_table(_upper(best, likely, soundings), best, surface, soundings)
        if alone:
            return found
        if found.is_sheet:
            return replace(found, form="slab")
    upwards, notes = (axis(up), ()) if up else _upwards(soundings, hint, kind)
    return _without_table(surface, soundings, upwards, _form(soundings, upwards), notes)


def _check_extent(surface: Surface, soundings: Soundings) -> None:
    if len(surface.faces) and len(soundings.points) == 0:
        raise ScanError("its triangles have no area")
    if soundings.reach <= 0 or len(soundings.points) < 10:
        raise ScanError("its points are at too few places to show anything")
    spread = np.linalg.svd(soundings.points - soundings.points.mean(axis=0), compute_uv=False)
    if spread[1] <= LINE * spread[0]:
        raise ScanError("all its points are on one line")


def axis(up: str) -> NDArray[np.float64]:
    """The direction that a word such as z or -y names."""
    return np.array(AXES[up[-1]]) * (-1.0 if up[0] == "-" else 1.0)


def _floor(seats: list[Seat], soundings: Soundings) -> Seat | None:
    bare = [
        seat
        for seat in seats
        if seat.plane.share >= FLOOR_SHARE and seat.is_flat(soundings.reach, FLOOR_BAND) and seat.patch < LEAST_PATCH
    ]
    return bare[0] if len(bare) == 2 else None


def _liking(seat: Seat, hint: str | None, kind: Kind) -> float:
    """How well a plane serves as the table: by what stands on it, and less if the file would lie askew."""
    if hint is None and kind != "cloud":
        usual = {"z": 1.0, "y": 0.5, "-z": 0.25, "-y": 0.15}
    else:
        usual = {hint or "z": 1.0, f"-{hint or 'z'}": 0.5}
    fitting = [liked for up, liked in usual.items() if seat.plane.normal @ axis(up) >= STEEP]
    return seat.busyness * max(fitting, default=0.05)


def _upper(seat: Seat, others: list[Seat], soundings: Soundings) -> Seat:
    """The table, if the plane found is the floor it stands on."""
    for other in others:
        if _is_above(other, seat) and _carries(other, seat, soundings):
            seat = other
    return seat


def _on_table(table: Seat, largest: Seat, surface: Surface, soundings: Soundings) -> Footing:
    floor = "a floor below the table was left out: the scenery stands on the upper of two planes"
    notes = () if table is largest else (floor,)
    if table.ceiling is not None:
        notes = (*notes, "a ceiling was found above the scenery")
    form: Form = "slab" if table.is_slab else "table"
    normal = table.plane.normal
    rectangle = rectangle_on(surface, table.plane, table.region, soundings) or table.rectangle
    if (whole := _basin(table, rectangle, soundings)) is not None:
        rectangle, notes = whole, (*notes, WALLED_IN)
    sizes = (*rectangle.sides, _height_on(table, soundings))
    return Footing(form, normal, sizes, _sizes_along(surface, normal), soundings, table, rectangle, notes)


def _basin(table: Seat, rectangle: Rectangle, soundings: Soundings) -> Rectangle | None:
    """The rectangle of the whole scan, if its scenery rises on all four sides of the table: the floor of an arena.

    A table in a room has a floor below it beyond its edge, and the walls of the room are farther away.
    """
    places, heights = rectangle.places(soundings.points @ table.region.axes.T), table.plane.heights(soundings.points)
    sides, rim = np.array(rectangle.sides), RIM * min(rectangle.sides)
    beyond = ((places < -rim) | (places > sides + rim)).any(axis=1)
    high, low = heights > 2 * table.plane.band, heights < -2 * table.plane.band
    ends = (places[:, 0] < -rim, places[:, 0] > sides[0] + rim, places[:, 1] < -rim, places[:, 1] > sides[1] + rim)
    total = len(heights)
    if (beyond & low).sum() > DUST * total or any((end & high).sum() < DUST * total for end in ends):
        return None
    first, last = np.percentile(places, [0.1, 99.9], axis=0)
    spans = last - first
    if (spans > BASIN * sides).any():
        return None
    return rectangle.moved((first + last) / 2 - sides / 2, (float(spans[0]), float(spans[1])))


def _is_above(upper: Seat, lower: Seat) -> bool:
    if not alike(upper.plane, lower.plane) or upper.plane.normal @ lower.plane.normal < 0:
        return False
    return _lift(upper, lower) > 2 * (upper.plane.band + lower.plane.band)


def _lift(upper: Seat, lower: Seat) -> float:
    middle = upper.rectangle.middle @ upper.region.axes + upper.plane.normal * upper.plane.offset
    return float(lower.plane.heights(middle[None])[0])


def _carries(upper: Seat, lower: Seat, soundings: Soundings) -> bool:
    """Whether the scenery stands on the upper plane, and that is not a roof or a hill on the lower one."""
    points = soundings.points
    inside = points[upper.rectangle.holds(points @ upper.region.axes.T)]
    beside = ~(np.abs(upper.plane.heights(inside)) <= 2 * upper.plane.band)
    standing = (lower.plane.heights(inside) > 2 * lower.plane.band) & beside
    carried = standing & (upper.plane.heights(inside) > 0)
    lifted = _lift(upper, lower) >= LIFTED * upper.rectangle.sides[0]
    sized = np.prod(upper.rectangle.sides) >= SIZED * np.prod(lower.rectangle.sides)
    return bool((lifted or sized) and carried.sum() >= CARRIES * max(standing.sum(), 1))


def _height_on(seat: Seat, soundings: Soundings) -> float:
    points = soundings.points[seat.rectangle.holds(soundings.points @ seat.region.axes.T)]
    if seat.ceiling is not None:
        points = points[seat.ceiling.heights(points) > 2 * seat.ceiling.band]
    return float(np.percentile(seat.plane.heights(points), 99.9))


def _upwards(soundings: Soundings, hint: str | None, kind: Kind) -> tuple[NDArray[np.float64], tuple[str, ...]]:
    """Without a table: as the format says, or z; or y if the model has a flat foot there and none along z."""
    if hint:
        return axis(hint), ()
    if kind == "mesh" and soundings.normals is not None:
        z_bottom, z_top = _flat_ends(soundings, soundings.normals, 2)
        y_bottom, y_top = _flat_ends(soundings, soundings.normals, 1)
        if y_bottom >= FOOT and y_bottom - y_top >= z_bottom - z_top + FOOT_LEAD:
            return axis("y"), ("y is taken to point up: the model has a flat foot there; say --up z if it does not",)
        if z_bottom < NO_FOOT and _lies_along_y(soundings.points, soundings.normals):
            return axis("y"), ("y is taken to point up: the model lies flat that way; say --up z if it does not",)
        x_walls, y_floors, z_walls = (_floors(soundings.points, soundings.normals, along) for along in (0, 1, 2))
        if z_bottom < FOOT and y_floors >= max(FLOORS, FLOORS_LEAD * x_walls, FLOORS_LEAD * z_walls):
            return axis("y"), ("y is taken to point up: the model has its floors that way; say --up z if it does not",)
    return axis("z"), ("z is taken to point up, since the file does not say; say --up y if it stands on its end",)


def _lies_along_y(points: NDArray[np.float64], normals: NDArray[np.float64]) -> bool:
    wide, thin, deep = np.ptp(points, axis=0)
    return bool(thin <= THIN * min(wide, deep) and (np.abs(normals[:, 1]) > 0.9).mean() >= LEVEL)


def _floors(points: NDArray[np.float64], normals: NDArray[np.float64], along: int) -> float:
    """How much of a model is level within it, apart from its ends: floors of storeys, but not the sides of a wall."""
    low, high = points[:, along].min(), points[:, along].max()
    inner = np.abs(points[:, along] - (low + high) / 2) < WITHIN * (high - low) / 2
    return float((inner & (np.abs(normals[:, along]) > 0.9)).mean())


def _flat_ends(soundings: Soundings, normals: NDArray[np.float64], along: int) -> tuple[float, float]:
    """How much of its box a model fills with flat faces at the low and at the high end of an axis."""
    low, high = soundings.points.min(axis=0), soundings.points.max(axis=0)
    section = float(np.prod(np.delete(high - low, along)))
    level, slack = np.abs(normals[:, along]) > 0.9, 0.01 * (high - low)[along]
    ends = (soundings.points[:, along] <= low[along] + slack, soundings.points[:, along] >= high[along] - slack)
    bottom, top = (float((level & end).sum()) * soundings.area_each / max(section, 1e-300) for end in ends)
    return bottom, top


def _form(soundings: Soundings, upwards: NDArray[np.float64]) -> Form:
    spans = np.ptp(soundings.points, axis=0)
    along = int(np.abs(upwards).argmax())
    height, shorter = float(spans[along]), float(np.delete(spans, along).min())
    gentle = soundings.normals is None or (np.abs(soundings.normals @ upwards) > STEEP).mean() >= GENTLE
    return "landscape" if height < LOW * shorter and gentle else "piece"


def _without_table(
    surface: Surface, soundings: Soundings, upwards: NDArray[np.float64], form: Form, notes: tuple[str, ...]
) -> Footing:
    sizes = _sizes_along(surface, upwards)
    return Footing(form, upwards, sizes, sizes, soundings, None, None, notes)


def _sizes_along(surface: Surface, upwards: NDArray[np.float64]) -> tuple[float, float, float]:
    spans = np.ptp(points_in_use(surface), axis=0)
    along = int(np.abs(upwards).argmax())
    shorter, longer = sorted(float(span) for span in np.delete(spans, along))
    return longer, shorter, float(spans[along])
