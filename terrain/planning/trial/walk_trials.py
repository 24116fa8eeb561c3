"""Tries places to stand, and walks between them, on the mesh."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from terrain.planning.trial.ledger import BAD, GOOD, UNTRIED
from terrain.planning.trial.open_ground import leads_over_open_ground

if TYPE_CHECKING:
    from terrain.movement.answers import Mover, Place, Walk
    from terrain.movement.landscape import Landscape
    from terrain.planning.field.field import Field
    from terrain.planning.trial.ledger import Ledger

SAME_LEVEL_PAS = 0.03
"""Walks to one place end so close above each other: the mesh follows the ground to two thirds of it."""


def mover_of(field: Field, *, low: bool) -> Mover:
    """The body of a field, upright or crouched."""
    return replace(field.mover, height_pas=field.form.low_height_pas) if low else field.mover


def place_of(field: Field, ledger: Ledger, node: int) -> Place:
    """Where a body stands at a node: as high as the mesh says, where it was asked."""
    x, y, _ = field.places[node].tolist()
    return x, y, float(ledger.elevations[node])


def try_places(field: Field, ledger: Ledger, bare: Landscape, nodes: Any) -> bool:
    """Try to stand at some nodes; whether any of them is no place to stand after all."""
    doubtful = nodes[(ledger.places[nodes] == UNTRIED) & ~ledger.is_open[field.nodes.point[nodes]]]
    for node in doubtful.tolist():
        stand_at(field, ledger, bare, node)
    failed = doubtful[ledger.places[doubtful] == BAD]
    if len(failed):
        lost = np.zeros(len(ledger.places), dtype=bool)
        lost[failed] = True
        ledger.passable[lost[field.arcs.to]] = np.inf
        ledger.shut[lost[field.links.to]] = 1
    return len(failed) > 0


def stand_at(field: Field, ledger: Ledger, bare: Landscape, node: int) -> bool:
    """Whether a body stands at a node, on the floor that the field has there, and has room."""
    if ledger.places[node] == UNTRIED:
        x, y, z = field.places[node].tolist()
        footing = bare.footing(mover_of(field, low=bool(field.low[node])), (x, y), below_pas=z)
        held = footing.inside is None and abs(footing.place[2] - z) <= bare.step_pas
        ledger.elevations[node] = footing.place[2]
        ledger.places[node] = GOOD if held and bare.balanced(field.mover, footing.place) else BAD
    return bool(ledger.places[node] == GOOD)


def arcs_between(field: Field, start: Any, end: Any) -> Any:
    """The arcs that lead from some nodes to others."""
    arcs = field.arcs
    found = np.full(len(start), -1, dtype=np.int64)
    for k in range(int((arcs.start[start + 1] - arcs.start[start]).max(initial=0))):
        arc = np.minimum(arcs.start[start] + k, len(arcs.to) - 1)
        found = np.where((arcs.start[start] + k < arcs.start[start + 1]) & (arcs.to[arc] == end), arc, found)
    return found


def points_of(field: Field, nodes: Any) -> Any:
    """The points of some nodes, row by row x and y."""
    row, column = np.divmod(field.nodes.point[nodes], field.storeys.across)
    return np.stack([column, row], axis=1).astype(np.float64)


def try_walks(field: Field, ledger: Ledger, bare: Landscape, arcs: Any, start: Any, end: Any) -> bool:
    """Try some arcs, from nodes to others; whether any of them cannot be walked."""
    untried = ledger.walks[arcs] == UNTRIED
    arcs, start, end = arcs[untried], start[untried], end[untried]
    clear = leads_over_open_ground(field, ledger.is_open, points_of(field, start), points_of(field, end))
    failed = False
    for arc, here, there in zip(*(of[~clear].tolist() for of in (arcs, start, end)), strict=True):
        low = bool(field.low[here] or field.low[there])
        walk = walk_of_arc(field, ledger, bare, bare, here, there)
        stands = walk is not None and (not low or bool(field.low[there]) or _has_headroom(field, bare, walk.end))
        ledger.walks[arc] = GOOD if stands else BAD
        ledger.measured[arc] = walk.length_pas if walk is not None else np.inf
        if not stands:
            ledger.passable[arc] = np.inf
            failed = True
    return failed


def walk_of_arc(
    field: Field, ledger: Ledger, bare: Landscape, landscape: Landscape, here: int, there: int
) -> Walk | None:
    """The walk from one node to another on a landscape, if it gets there; crouched where one of them is low."""
    if not (stand_at(field, ledger, bare, here) and stand_at(field, ledger, bare, there)):
        return None
    mover = mover_of(field, low=bool(field.low[here] or field.low[there]))
    return arriving(landscape, mover, place_of(field, ledger, here), place_of(field, ledger, there))


def arriving(landscape: Landscape, mover: Mover, start: Place, to: Place) -> Walk | None:
    """The straight walk to a place, if it gets there."""
    walk = landscape.walk(mover, start, (to[0], to[1]))
    return walk if walk.stop is None and abs(walk.end[2] - to[2]) <= SAME_LEVEL_PAS else None


def _has_headroom(field: Field, bare: Landscape, at: Place) -> bool:
    """Whether a body that crawled to a place can stand up there."""
    return bare.headroom(mover_of(field, low=True), at) >= field.form.height_pas
