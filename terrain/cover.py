"""Cover: how much of a target is hidden from a shooter's eye, and by what.

The eye is the top of the shooter's middle. What is measured is the outline of the target as seen from
there (ICH-SHOOT-17), and the answer is an interval: the share proved hidden, and the share not proved
open. The same is asked of each piece alone, so that the pieces the target touches can be told apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import shapely

from terrain.bodies import Body
from terrain.clearance import clearance_of_body
from terrain.explaining import blockers
from terrain.growth import empty_shaft
from terrain.lattice import to_units
from terrain.obstacles import Obstacle
from terrain.outside import outside_of
from terrain.proving import Ground, ground_for
from terrain.scenery import scratch_for
from terrain.search import directions_from
from terrain.shafts import hull_of
from terrain.silhouette import Picture, share_hidden
from terrain.table import Table
from terrain.tolerances import CONTACT_PAS
from terrain.workbench import bench_for

__all__ = ["Cover", "PieceShare", "cover"]

HALF = 0.5
MOST_CELLS = 20_000
FINE = 0.004
"""Narrower than this nobody can tell: a hundredth of a figure's height."""


@dataclass(frozen=True)
class PieceShare:
    """The share of the silhouette that one piece or figure hides by itself."""

    name: str
    low: float
    high: float
    touches: bool


@dataclass(frozen=True)
class Cover:
    """The hidden share as an interval, piece by piece, and what follows; None where the interval does not tell."""

    hidden_low: float
    hidden_high: float
    pieces: tuple[PieceShare, ...]
    by_touched_low: float
    by_touched_high: float

    @property
    def concealed(self) -> bool | None:
        """Whether any of the target is hidden."""
        if self.hidden_low > 0.0:
            return True
        return False if self.hidden_high == 0.0 else None

    @property
    def in_cover(self) -> bool | None:
        """Whether pieces that the target touches hide more than half of it."""
        if self.by_touched_low > HALF:
            return True
        return False if self.by_touched_high <= HALF else None


def cover(
    table: Table, shooter: Body, target: Body, others: Sequence[Obstacle] = (), *, width: float = 0.02
) -> Cover:
    """Measure what the shooter cannot see of the target, to the width asked for."""
    ground = ground_for(table, shooter, target, others)
    bare = ground_for(table, shooter, target, ())
    asked = _Asked(picture_of(shooter, target), outside_of(table.arrays, hull_of(shooter)), width)
    low, high = asked.share(ground, np.ones(len(table.obstacles), dtype=bool))
    touched = np.array([_touches(table, place, target) for place in range(len(table.obstacles))], dtype=bool)
    by_touched = asked.share(bare, touched) if touched.any() else (0.0, 0.0)
    pieces = _each_piece(asked, ground, bare, touched, shooter, target)
    return Cover(low, high, pieces, *by_touched)


@dataclass(frozen=True, eq=False)
class _Asked:
    """One eye and one silhouette, to be asked about several sets of pieces."""

    picture: Picture
    outside: Any
    width: float

    def share(self, ground: Ground, pieces: Any) -> tuple[float, float]:
        """The hidden share counting only some pieces; finer when that leaves the verdict of a half open."""
        low, high = self._share(ground, pieces, self.width)
        if low <= HALF < high or (low == 0.0 < high):
            low, high = self._share(ground, pieces, FINE)
        return low, high

    def _share(self, ground: Ground, pieces: Any, width: float) -> tuple[float, float]:
        table = ground.table
        allowed = pieces[table.piece_of_face] if len(table.faces) else np.zeros(0, dtype=bool)
        usable = self.outside & ~(table.arrays.core_pieces & ~pieces).any(axis=1)
        shaft = empty_shaft(directions_from(self.picture.eye, self.picture.origin))
        with bench_for(table) as bench:
            low, high, _ = share_hidden(
                self.picture, table.scenery, bench.scratch, allowed, usable, ground.inner, scratch_for(ground.inner),
                ground.around, shaft, bench.trouble, bench.hits, width, MOST_CELLS,
            )  # fmt: skip
        return low, high


def picture_of(shooter: Body, target: Body) -> Picture:
    """The upright plane through the target's middle that faces the eye, and the target's outline on it."""
    eye = np.array(shooter.eye, dtype=np.int64)
    origin = np.array([*target.centre, 0], dtype=np.int64)
    ahead = (origin[:2] - eye[:2]).astype(np.float64)
    ahead /= max(float(np.hypot(*ahead)), 1.0)
    along = np.array([-ahead[1], ahead[0]])
    outline = _outline(eye, origin, ahead, along, target)
    return Picture(eye, origin, along, outline, float(shapely.Polygon(outline).area))


def _outline(eye: Any, origin: Any, ahead: Any, along: Any, target: Body) -> Any:
    """Where lines from the eye to the target's rim pass the picture: a convex outline, counter-clockwise."""
    rim = np.concatenate([np.column_stack([target.inner_ring, np.full(128, z)]) for z in (target.low, target.high)])
    reach = (rim[:, :2] - eye[:2]) @ ahead
    scale = float((origin[:2] - eye[:2]) @ ahead) / np.maximum(reach, 1.0)
    across = ((rim[:, :2] - eye[:2]) @ along) * scale + float((eye[:2] - origin[:2]) @ along)
    height = eye[2] + (rim[:, 2] - eye[2]) * scale
    hull = shapely.MultiPoint(np.column_stack([across, height])).convex_hull
    return np.ascontiguousarray(shapely.get_coordinates(shapely.normalize(hull))[:-1])


def _touches(table: Table, place: int, target: Body) -> bool:
    """Whether a piece comes into contact with the target's body."""
    limit = to_units(CONTACT_PAS)
    mesh = table.obstacles[place].mesh
    reach = max(target.semi_axes) + limit
    for axis in range(2):
        if mesh.low[axis] > target.centre[axis] + reach or mesh.high[axis] < target.centre[axis] - reach:
            return False
    return bool(clearance_of_body(mesh.vertices, mesh.faces, target) <= limit)


def _each_piece(
    asked: _Asked, ground: Ground, bare: Ground, touched: Any, shooter: Body, target: Body
) -> tuple[PieceShare, ...]:
    """The share of every piece and figure that stops a line, greatest first."""
    names = ground.table.piece_names
    in_the_way = {name for name, _ in blockers(ground, shooter, target)} | {names[k] for k in np.flatnonzero(touched)}
    shares = []
    for place, name in enumerate(names):
        if name in in_the_way:
            low, high = asked.share(bare, np.arange(len(names)) == place)
            shares.append(PieceShare(name, low, high, bool(touched[place])))
    nothing = np.zeros(len(names), dtype=bool)
    for figure in ground.figures:
        alone = ground_for(ground.table, shooter, target, [figure])
        low, high = asked.share(alone, nothing)
        shares.append(PieceShare(figure.name, low, high, touches=False))
    return tuple(sorted((share for share in shares if share.high > 0), key=lambda share: (-share.low, share.name)))
