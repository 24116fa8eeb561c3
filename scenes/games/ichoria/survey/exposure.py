"""Measures how much of the ground sees a place, and how much of a side's ground can be shot at in the first turn.

Ground is sampled in spots of a grid that is counted from the middle of the table, so that it is its own mirror image.
Whether a figure at a spot sees one at a place is decided by rays between points of the two bodies: one open ray is
enough. Rays prove nothing about what they miss; a narrow slit may be overlooked, the same for both sides.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from scenes.layout.surveys import Share
from terrain.lattice import to_units

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from scenes.games.ichoria.survey.scope import Runner, Setting, Side
    from scenes.games.ichoria.survey.travel import Travel
    from terrain.movement import Place
    from terrain.planning.field import Field
    from terrain.scenery import Table

    Places = NDArray[np.float64]

MOST_SPOTS = 240
"""Spots on all the ground; those of a side's ground are a quarter of it."""

RING_PAS = (0.53, 0.21)
"""How far east or west and north or south of its middle the points of a body lie. No table has corners there."""

HEIGHTS_PAS = (1.19, 0.37)
"""And how high above the ground: near the top, and at the knees."""

RAYS = (4 * len(HEIGHTS_PAS)) ** 2
"""Rays between two bodies."""

BATCH = 8
"""How many rays are cast for all pairs at a time; pairs that see each other need no more."""

USUAL_BASE_PAS = 1.2


def spots_on(field: Field, nodes: NDArray[np.int64], most: int) -> Places:
    """Some nodes, thinned out to a grid that is its own mirror image: at most about `most`."""
    if not len(nodes):
        return np.zeros((0, 3))
    cell = np.searchsorted(field.nodes.start, nodes, side="right") - 1
    row, column = np.divmod(cell, field.nodes.across)
    folded = np.minimum(column, field.nodes.across - 1 - column), np.minimum(row, field.nodes.along - 1 - row)
    stride = max(1, round((len(nodes) / most) ** 0.5))
    kept = (folded[0] % stride == stride // 2) & (folded[1] % stride == stride // 2)
    chosen = nodes[kept] if kept.any() else nodes
    return np.asarray(field.places[chosen])


def standable_spots(setting: Setting) -> Places:
    """Spots on all ground where a usual figure stands upright."""
    field = setting.usual_field
    return spots_on(field, np.flatnonzero(~field.low), MOST_SPOTS)


def side_spots(setting: Setting, side: Side) -> Places:
    """Spots on the ground of a side, and the places where its figures stand."""
    field = setting.usual_field
    found = spots_on(field, setting.start_nodes(side, field), MOST_SPOTS // 4)
    return np.concatenate([found, np.array(side.places, dtype=np.float64).reshape(-1, 3)])


def seen_from(table: Table, lookers: Places, places: Places) -> NDArray[np.bool_]:
    """For each place, a row, by which of the lookers a figure there is seen."""
    place, looker = (axis.ravel() for axis in np.indices((len(places), len(lookers))))
    open_ = _open(table, lookers[looker], places[place])
    return open_.reshape(len(places), len(lookers))


def _open(table: Table, lookers: Places, targets: Places) -> NDArray[np.bool_]:
    """For each pair whether some ray between points of the two bodies is open."""
    points = _points()
    first, second = (axis.ravel() for axis in np.indices((len(points), len(points))))
    found = np.zeros(len(lookers), dtype=bool)
    for start in range(0, RAYS, BATCH):
        left = np.flatnonzero(~found)
        if not len(left):
            break
        batch = slice(start, start + BATCH)
        starts = _units(lookers[left, None, :] + points[first[batch]])
        ends = _units(targets[left, None, :] + points[second[batch]])
        stopped = table.caster.stopped(starts.reshape(-1, 3), ends.reshape(-1, 3))
        found[left] = ~stopped.reshape(len(left), -1).all(axis=1)
    return found


def _points() -> Places:
    east, north = RING_PAS
    ring = [(x, y) for x in (east, -east) for y in (north, -north)]
    return np.array([(x, y, z) for z in HEIGHTS_PAS for x, y in ring])


def _units(places: Places) -> NDArray[np.int64]:
    return np.asarray(to_units(places))


def shot_at(setting: Setting, travels: Travel, side: Side, shooters: Side) -> Share:
    """How much of a side's ground another side can shoot at in its first activation, after at most a walk."""
    targets = side_spots(setting, side)
    hit = np.zeros(len(targets), dtype=bool)
    for runner in _shooters(setting, shooters):
        places = _after_a_walk(travels, shooters, runner)
        target, place = (axis.ravel() for axis in np.indices((len(targets), len(places))))
        near = _gaps(targets[target], places[place]) <= float(runner.range_pas or 0.0)
        near &= ~hit[target]
        seen = _open(setting.scene.table, places[place[near]], targets[target[near]])
        hit[target[near][seen]] = True
    return Share(int(hit.sum()), len(hit))


def _shooters(setting: Setting, side: Side) -> list[Runner]:
    """The figures that may shoot from a side: the one with the longest range of each kind of mover."""
    armed = [one for one in setting.runners if one.range_pas and side.band in (None, one.band)]
    armed.sort(key=lambda one: -float(one.range_pas or 0.0))
    return list({(one.athlete.move_pas, one.athlete.base_pas): one for one in armed[::-1]}.values())


def _after_a_walk(travels: Travel, side: Side, runner: Runner) -> Places:
    """Spots where a shooter may stand after one walk."""
    road = travels.walks(side, runner)
    nodes = np.flatnonzero((road.walking.after[1].chances > 0.0) & ~road.field.low)
    return spots_on(road.field, nodes, MOST_SPOTS)


def _gaps(a: Places, b: Places) -> NDArray[np.float64]:
    """How far usual figures are apart, from base to base."""
    across = np.maximum(np.hypot(a[:, 0] - b[:, 0], a[:, 1] - b[:, 1]) - USUAL_BASE_PAS, 0.0)
    return np.asarray(np.hypot(across, a[:, 2] - b[:, 2]))


def as_places(places: list[Place]) -> Places:
    """Places as rows."""
    return np.array(places, dtype=np.float64).reshape(-1, 3)
