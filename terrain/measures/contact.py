"""Finds the pieces that a body touches, in one walk down the tree of the table.

Rows: a line is 0 start, 1 end, each x, y, z; a box 0 x, 1 y, 2 z of its low and its high corner.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from terrain.lattice.exact import segment_meets_triangle
from terrain.lattice.tolerances import CONTACT_PAS
from terrain.lattice.units import to_units
from terrain.machine.kernels import kernel
from terrain.scenery.tree import Tree, new_stack, next_leaf
from terrain.sight.clearance import segment_to_face

if TYPE_CHECKING:
    from terrain.scenery.bodies import Body
    from terrain.scenery.table import Table

AROUND_UNITS = 256
"""Faces further from a body than this are not looked at."""


def touched_pieces(table: Table, body: Body) -> Any:
    """For each obstacle of the table whether it reaches into the body or comes into contact with its side.

    The body is taken as the prism of its inner ring, whose upright edges and axis stand for it.
    """
    touched = np.zeros(len(table.obstacles), dtype=bool)
    if len(touched) == 0:
        return touched
    plan = np.concatenate([body.inner_ring, [body.centre]])
    upright = np.stack([np.column_stack([plan, np.full(len(plan), z)]) for z in (body.low, body.high)], axis=1)
    reach = max(body.semi_axes) + AROUND_UNITS
    box = np.array([
        [body.centre[0] - reach, body.centre[1] - reach, body.low],
        [body.centre[0] + reach, body.centre[1] + reach, body.high],
    ])  # fmt: skip
    scenery = table.scenery
    _mark_touched(
        scenery.vertices, scenery.faces, scenery.tree, scenery.solid_faces, table.piece_of_face,
        upright.astype(np.int64), box.astype(np.float64), float(to_units(CONTACT_PAS)), touched,
    )  # fmt: skip
    return touched


@kernel
def _mark_touched(
    vertices: Any, faces: Any, tree: Tree, solid_faces: int, piece_of_face: Any, upright: Any, box: Any, limit: float,
    touched: Any,
) -> None:  # fmt: skip
    """Mark the pieces of all faces near the box that come within a limit of one of the upright lines."""
    stack = new_stack()
    leaf, top = next_leaf(tree, box[0], box[1], stack, 1)
    while leaf >= 0:
        for place in range(tree.child[leaf], tree.child[leaf] + tree.count[leaf]):
            face = tree.order[place]
            if face >= solid_faces or touched[piece_of_face[face] % len(touched)]:
                continue
            u, v, w = faces[face, 0], faces[face, 1], faces[face, 2]
            if _beside(vertices, u, v, w, box):
                continue
            for line in range(len(upright)):
                if (
                    segment_to_face(upright[line], vertices, u, v, w) <= limit
                    or segment_meets_triangle(upright[line], 0, 1, vertices, u, v, w)
                ):  # fmt: skip
                    touched[piece_of_face[face] % len(touched)] = True
                    break
        leaf, top = next_leaf(tree, box[0], box[1], stack, top)


@kernel
def _beside(vertices: Any, u: int, v: int, w: int, box: Any) -> bool:
    """Whether the box of a triangle and another one share no point."""
    for axis in range(3):
        if max(vertices[u, axis], vertices[v, axis], vertices[w, axis]) < box[0, axis]:
            return True
        if min(vertices[u, axis], vertices[v, axis], vertices[w, axis]) > box[1, axis]:
            return True
    return False
