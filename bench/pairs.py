"""Draws pairs of figures to ask about: free-standing ones, plain or hard, and figures either side of one wall.

A figure stands on the highest ground under its whole base. Of hard pairs most that see each other
from centre to centre are thrown away: the rest either has no line or needs a search for one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from terrain.lattice import UNITS_PER_PAS, to_pas
from terrain.scenery import Body, figure_body

if TYPE_CHECKING:
    from terrain.scenery import Table

THROWN_AWAY = 0.85
"""The share of hard pairs whose centres see each other that is not asked about."""

BASE_PAS = 1.2
LEAST_APART_PAS = 2.5
AROUND_PAS = 3.0
"""How far beside the scenery figures may stand."""

RIM_PAS = 0.7
"""How far the middle of a base keeps from the edge of the table."""

SKY_PAS, CELLAR_PAS = 60.0, -1.0


@dataclass(frozen=True)
class Pair:
    """Two bodies that one wants to know about."""

    a: Body
    b: Body


def hard_pairs(table: Table, count: int, seed: int) -> list[Pair]:
    return _drawn(table, count, seed, thrown_away=THROWN_AWAY)


def random_pairs(table: Table, count: int, seed: int) -> list[Pair]:
    return _drawn(table, count, seed, thrown_away=0.0)


def pairs_beside_a_wall(count: int, seed: int) -> list[Pair]:
    """Figures on the bare table, one west and one east of a wall across its middle."""
    random = np.random.default_rng(seed)
    west, east = (
        random.uniform((4.0, 10.0), (14.0, 26.0), (count, 2)),
        random.uniform((22.0, 10.0), (32.0, 26.0), (count, 2)),
    )
    return [
        Pair(figure_body((ax, ay), 0.0, BASE_PAS), figure_body((bx, by), 0.0, BASE_PAS))
        for (ax, ay), (bx, by) in zip(west.tolist(), east.tolist(), strict=True)
    ]


def _drawn(table: Table, count: int, seed: int, thrown_away: float) -> list[Pair]:
    random, heights = np.random.default_rng(seed), Heights(table)
    low = np.maximum(to_pas(table.vertices.min(axis=0))[:2] - AROUND_PAS, RIM_PAS)
    high = np.minimum(to_pas(table.vertices.max(axis=0))[:2] + AROUND_PAS, np.array(table.size_pas) - RIM_PAS)
    pairs: list[Pair] = []
    while len(pairs) < count:
        here, there = random.uniform(low, high, (2, 2)).tolist()
        if np.hypot(here[0] - there[0], here[1] - there[1]) < LEAST_APART_PAS:
            continue
        pair = Pair(heights.standing(*here), heights.standing(*there))
        if random.random() >= thrown_away or _centres_are_hidden(table, pair):
            pairs.append(pair)
    return pairs


def _centres_are_hidden(table: Table, pair: Pair) -> bool:
    middles = [np.array([[*body.centre, (body.low + body.high) // 2]]) for body in (pair.a, pair.b)]
    return bool(table.caster.stopped(*middles)[0])


class Heights:
    """How high the scenery of a table reaches under a base."""

    def __init__(self, table: Table) -> None:
        self._table = table
        order = np.argsort(table.vertices[:, 0])
        self._points = to_pas(table.vertices[order])
        rings = np.linspace(0.0, BASE_PAS / 2, 5)[1:]
        angles = np.linspace(0.0, 2 * np.pi, 48, endpoint=False)
        spokes = np.stack([np.cos(angles), np.sin(angles)], axis=1)
        self._disc = np.concatenate([np.zeros((1, 2)), *(radius * spokes for radius in rings)])

    def standing(self, x: float, y: float) -> Body:
        """A figure on the highest ground under its whole base."""
        return figure_body((x, y), max(0.0, self._highest_corner(x, y), self._highest_probe(x, y)), BASE_PAS)

    def _highest_corner(self, x: float, y: float) -> float:
        radius = BASE_PAS / 2
        first, last = np.searchsorted(self._points[:, 0], [x - radius, x + radius])
        near = self._points[first:last]
        under = (near[:, 0] - x) ** 2 + (near[:, 1] - y) ** 2 <= radius**2
        return float(near[under, 2].max(initial=0.0))

    def _highest_probe(self, x: float, y: float) -> float:
        """The highest of many points of the base at which a plumb line from the sky meets a face."""
        places = self._disc + np.array([x, y])
        starts, ends = (np.column_stack([places, np.full(len(places), z)]) for z in (SKY_PAS, CELLAR_PAS))
        faces = self._table.caster.first_faces(starts * UNITS_PER_PAS, ends * UNITS_PER_PAS)
        corners = to_pas(self._table.vertices[self._table.faces[faces[faces >= 0]]])
        return float(_heights_at(places[faces >= 0], corners).max(initial=0.0))


def _heights_at(places: Any, corners: Any) -> Any:
    """The height of the plane of each triangle above its place."""
    normals = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    away = places - corners[:, 0, :2]
    level = np.abs(normals[:, 2]) > 1e-9
    slope = (normals[:, :2] * away).sum(axis=1)
    heights = corners[:, 0, 2] - np.divide(slope, normals[:, 2], out=np.zeros_like(slope), where=level)
    return np.clip(heights, corners[:, :, 2].min(axis=1), corners[:, :, 2].max(axis=1))
