"""Step 4: removes doubles, slivers, flakes and small holes from a surface, and turns all faces outwards.

The repairs, in order: remove points that are not finite; weld points at the same place, on the lattice on which
sight is decided; remove faces without area and repeated faces; remove what lies under the table; remove loose
flakes; turn the faces outwards; fill small holes. Every repair is counted. Holes too large to fill are listed with
their places, so that a user knows what to scan again.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from scenes.scan.clean.components import components
from scenes.scan.clean.doubles import first_of_equals, welded, without_lost_points
from scenes.scan.clean.holes import Hole, fill_holes
from scenes.scan.clean.noise import noise_pas, spacing_pas
from scenes.scan.clean.orientation import turned_outwards
from scenes.scan.surface import ScanError, Surface
from terrain.lattice import to_units
from terrain.meshes import without_slivers

if TYPE_CHECKING:
    from scenes.scan.level.levelled import TableFound
    from scenes.scan.options import ScanOptions

FLAKE_PAS = 0.5
"""12 mm: a loose part that is larger may be something."""

FLAKE_SPACINGS = 12.0
FLAKE_NOISES = 8.0
"""A flake is no more than this many point spacings, or this many times the noise, across."""

MODELLED_FLAKE_PAS = 0.02
"""A modelled surface has no flakes: only what is smaller than half a millimetre is litter."""

MOST_FLAKES = 0.2
"""When more of the area than this would go as flakes, the surface is made of such: all of it stays."""

SURELY = 4.0
"""What is this many times the noise is surely no noise."""

LEAST_BAND_PAS = 0.02
"""Half a millimetre: no table top is located more exactly."""


@dataclass(frozen=True, slots=True)
class Repairs:
    """How often each repair was made."""

    points_lost: int = 0
    """Not at a finite place."""
    points_welded: int = 0
    faces_without_area: int = 0
    faces_repeated: int = 0
    faces_under_the_table: int = 0
    flakes: int = 0
    faces_in_flakes: int = 0
    faces_turned: int = 0
    holes_filled: int = 0
    faces_added: int = 0


@dataclass(frozen=True, slots=True)
class Flake:
    """A loose part that was taken out: its middle, how far it was across, and its faces."""

    at_pas: tuple[float, float, float]
    across_pas: float
    faces: int


@dataclass(frozen=True, eq=False)
class Cleaned:
    """A clean surface, what was done to get it, and the holes in it."""

    surface: Surface
    repairs: Repairs
    holes: tuple[Hole, ...]
    flakes: tuple[Flake, ...] = ()
    noise_pas: float = 0.0


def clean(surface: Surface, options: ScanOptions, *, table: TableFound | None = None) -> Cleaned:
    """Clean a surface in pas that stands upright; with a table, its top is at height 0."""
    finite, lost = without_lost_points(surface)
    joined, doubles = welded(finite)
    whole, flat, repeated = _plain_faces(joined)
    if len(whole.faces) == 0:
        raise ScanError("no triangle is left that has an area")
    noise = noise_pas(whole)
    above = _above_table(whole, table, noise) if table else whole
    kept, flakes = _without_flakes(above, noise)
    turned = turned_outwards(kept)
    ground = table_band_pas(table, noise) if table else _foot(kept, noise)
    outward = Surface(kept.vertices, turned.faces, kept.colours)
    filled = fill_holes(outward, turned.mates, options.fill_pas, ground)
    repairs = Repairs(
        points_lost=lost,
        points_welded=doubles,
        faces_without_area=flat,
        faces_repeated=repeated,
        faces_under_the_table=len(whole.faces) - len(above.faces),
        flakes=len(flakes),
        faces_in_flakes=len(above.faces) - len(kept.faces),
        faces_turned=turned.turned,
        holes_filled=sum(hole.filled for hole in filled.holes),
        faces_added=len(filled.faces),
    )
    closed = Surface(kept.vertices, np.concatenate([turned.faces, filled.faces]), kept.colours)
    return Cleaned(closed, repairs, filled.holes, flakes, noise)


def table_band_pas(table: TableFound, noise: float) -> float:
    """How far from its plane the top of a table may lie: by its noise, or by the waves of its cloth."""
    return max(LEAST_BAND_PAS, SURELY * noise, 1.5 * table.flatness_pas)


def _plain_faces(surface: Surface) -> tuple[Surface, int, int]:
    """A welded surface whose faces have an area, and none twice; how many went for either."""
    faces, flat = without_slivers(to_units(surface.vertices), surface.faces)
    once = faces[first_of_equals(faces, len(surface.vertices))]
    plain = Surface(surface.vertices, once, surface.colours).only(np.ones(len(once), dtype=bool))
    return plain, flat, len(faces) - len(once)


def _above_table(surface: Surface, table: TableFound, noise: float) -> Surface:
    """Without the faces that lie wholly under the top of the table."""
    high = surface.vertices[:, 2] >= -table_band_pas(table, noise)
    above = np.asarray(high[surface.faces].any(axis=1))
    if not above.any():
        raise ScanError("everything lies under the table: is the scan upside down?")
    return surface if above.all() else surface.only(above)


def _foot(surface: Surface, noise: float) -> float:
    """How high the open foot of a piece without a table may reach."""
    return float(surface.vertices[:, 2].min()) + max(0.1, SURELY * noise)


def _without_flakes(surface: Surface, noise: float) -> tuple[Surface, tuple[Flake, ...]]:
    parts = components(surface)
    limit = MODELLED_FLAKE_PAS
    if noise > 0:
        limit = min(FLAKE_PAS, max(FLAKE_SPACINGS * spacing_pas(surface), FLAKE_NOISES * noise))
    flake = parts.across < limit
    if not flake.any() or parts.area[flake].sum() > MOST_FLAKES * parts.area.sum():
        return surface, ()
    middles = (parts.low + parts.high) / 2
    flakes = tuple(
        Flake(tuple(middles[number].tolist()), float(parts.across[number]), int(parts.faces[number]))
        for number in np.flatnonzero(flake).tolist()
    )
    return surface.only(~flake[parts.of_face]), flakes
