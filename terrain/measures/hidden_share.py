"""Measures cover: the share of a target that is hidden from a shooter's eye, and which pieces hide it.

The eye is the top of the shooter's middle. What is measured is the outline of the target as seen from
there, and the answer is an interval: the share proved hidden, and the share not proved
open. The same is asked of each piece alone, so that the pieces the target touches can be told apart.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import shapely

from terrain.lattice.tolerances import CONTACT_PAS
from terrain.lattice.units import to_units
from terrain.measures.silhouette import Picture, share_hidden
from terrain.scenery.triangles import scratch_for
from terrain.sight.chains import empty_shaft
from terrain.sight.clearance import clearance_of_body
from terrain.sight.explain import blockers
from terrain.sight.lines import directions_from
from terrain.sight.settle import Ground, ground_for
from terrain.sight.shafts import hull_of
from terrain.sight.usable_cores import outside_of
from terrain.sight.workbench import bench_for

if TYPE_CHECKING:
    from collections.abc import Sequence

    from terrain.scenery.bodies import Body
    from terrain.scenery.obstacles import Obstacle
    from terrain.scenery.table import Table

__all__ = ["Cover", "PieceShare", "cover"]

HALF = 0.5
MOST_CELLS = 20_000
SHALLOWEST = 0.1
"""A rim nearer to the eye than this share of the way is drawn as if it were there: figures that overlap."""

FINE = 0.004
"""No player can tell a smaller width: a hundredth of a figure's height."""


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
    table: Table,
    shooter: Body,
    target: Body,
    others: Sequence[Obstacle] = (),
    *,
    width: float = 0.02,
    each_piece: bool = True,
) -> Cover:
    """Measure what the shooter cannot see of the target, to the width asked for.

    Without `each_piece` the shares of single pieces are left out, which rules and bots have no use for.
    """
    ground = ground_for(table, shooter, target, others)
    bare = ground_for(table, shooter, target, ())
    asked = _Asked(picture_of(shooter, target), outside_of(table.arrays, hull_of(shooter)), width)
    low, high = asked.share(ground, np.ones(len(table.obstacles), dtype=bool))
    if high == 0.0 and not each_piece:
        return Cover(low, high, (), 0.0, 0.0)
    touched = np.array([_touches(table, place, target) for place in range(len(table.obstacles))], dtype=bool)
    by_touched = asked.share(bare, touched) if touched.any() else (0.0, 0.0)
    pieces = _each_piece(asked, ground, bare, touched, shooter, target) if each_piece else ()
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
        counted = np.tile(pieces, 2)
        allowed = counted[table.piece_of_face] if len(table.faces) else np.zeros(0, dtype=bool)
        usable = self.outside & ~(table.arrays.core_pieces & ~counted).any(axis=1)
        shaft = empty_shaft(directions_from(self.picture.eye, self.picture.origin))
        with bench_for(table) as bench:
            low, high, _ = share_hidden(
                self.picture, table.scenery, bench.scratch, allowed, usable, ground.inner, scratch_for(ground.inner),
                ground.around, shaft, bench.trouble, bench.hits, width, MOST_CELLS,
            )  # fmt: skip
        return low, high


def picture_of(shooter: Body, target: Body) -> Picture:
    """The plane on which the shooter sees the target, and the target's outline on it."""
    eye, middle = np.array(shooter.eye, dtype=np.int64), np.array(target.centre, dtype=np.int64)
    ahead = (middle - eye[:2]).astype(np.float64)
    flat = float(np.hypot(*ahead))
    steep = 2 * flat < abs(eye[2] - (target.low + target.high) / 2)
    if steep and not target.low <= eye[2] <= target.high:
        level = target.high if eye[2] > target.high else target.low
        origin, along, up = np.array([*middle, level]), np.array([1.0, 0.0, 0.0]), np.array([0.0, 1.0, 0.0])
    else:
        ahead = ahead / flat if flat > 0 else np.array([1.0, 0.0])
        origin, along, up = np.array([*middle, 0]), np.array([-ahead[1], ahead[0], 0.0]), np.array([0.0, 0.0, 1.0])
    outline = _outline(eye, origin, along, up, target)
    return Picture(eye, origin, along, up, outline, float(shapely.Polygon(outline).area))


def _outline(eye: Any, origin: Any, along: Any, up: Any, target: Body) -> Any:
    """Where lines from the eye to the target's rim pass the picture: a convex outline."""
    rim = np.concatenate([np.column_stack([target.inner_ring, np.full(128, z)]) for z in (target.low, target.high)])
    across = np.cross(along, up)
    depth = float((origin - eye) @ across)
    reach = ((rim - eye) @ across) / (depth or 1.0)
    passed = eye + (rim - eye) / np.maximum(reach, SHALLOWEST)[:, None] - origin
    hull = shapely.MultiPoint(np.column_stack([passed @ along, passed @ up])).convex_hull
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
