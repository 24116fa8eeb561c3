"""Measures cover: the share of a target that is hidden from a shooter's eye, and which pieces hide it.

The eye is the top of the shooter's middle. What is measured is the outline of the target as seen from
there: a point of it is hidden when the segment from the eye to where it first meets the target's body meets
anything else. What is inside the body or behind it hides nothing, and of a body that holds the eye nothing is
hidden. The answer is an interval: the share proved hidden, and the share not proved open. The same is asked of
each piece alone, so that the pieces the target touches can be told apart.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from terrain.measures.contact import touched_pieces
from terrain.measures.picture import picture_of
from terrain.measures.silhouette import share_hidden
from terrain.scenery.triangles import scratch_for
from terrain.sight.chains import empty_shaft
from terrain.sight.explain import blockers
from terrain.sight.lines import directions_from
from terrain.sight.settle import Ground, ground_for
from terrain.sight.shafts import hull_of
from terrain.sight.usable_cores import outside_of
from terrain.sight.workbench import bench_for

if TYPE_CHECKING:
    from collections.abc import Sequence

    from terrain.measures.picture import Picture
    from terrain.scenery.bodies import Body
    from terrain.scenery.obstacles import Obstacle
    from terrain.scenery.table import Table

__all__ = ["Cover", "PieceShare", "cover"]

HALF = 0.5
MOST_CELLS = 20_000
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
    if target.contains(shooter.eye):
        return Cover(0.0, 0.0, (), 0.0, 0.0)
    ground = ground_for(table, shooter, target, others)
    bare = ground_for(table, shooter, target, ())
    asked = _Asked(picture_of(shooter, target), outside_of(table.arrays, hull_of(shooter)), width)
    low, high = asked.share(ground, np.ones(len(table.obstacles), dtype=bool))
    if high == 0.0 and not each_piece:
        return Cover(low, high, (), 0.0, 0.0)
    touched = touched_pieces(table, target)
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
