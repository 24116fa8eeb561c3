"""Draws pairs at the very edge between seen and hidden: the pairs that players argue about.

A stands still and B is moved along a straight line, from a place that many rays see to one that none sees, until the
edge is known to half a thousandth of a pas. The rays of each step are drawn at random and around the free lines of
the steps before, so that the last slit is followed until it closes. Pairs are asked just before the edge,
at it and behind it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from bench.pairs import BASE_PAS, LEAST_APART_PAS, RIM_PAS, Heights, Pair
from terrain.lattice import BODY_CLEARANCE_PAS, to_pas
from terrain.scenery import Body, figure_body

if TYPE_CHECKING:
    from collections.abc import Iterator

    from terrain.scenery import Table

BEFORE_PAS = -0.002
BEHIND_PAS = (BEFORE_PAS, 0.0, 0.02, 0.06)
"""How far behind the edge B stands, in turn; once just before it."""

RAYS = 4096
NEARBY = (0.1, 0.01, 0.001)
"""How far around a known free line further ones are looked for, as parts of a body."""

STEP_PAS = 0.6
STEPS = 12
CLOSE_PAS = 0.0005
LEVEL_PAS = 0.06
"""How much the ground under B may rise or fall at the edge."""

AROUND_PAS = 2.5


def edge_pairs(table: Table, count: int, seed: int) -> list[Pair]:
    """Pairs in fours: just before an edge, at it, and by two steps behind it."""
    pairs: list[Pair] = []
    for edge in _edges(table, np.random.default_rng(seed)):
        pairs += [Pair(edge.a, edge.behind(by)) for by in BEHIND_PAS]
        if len(pairs) >= count:
            return pairs[:count]
    return pairs


@dataclass(frozen=True)
class Edge:
    """The place at which B goes out of A's sight, and the way it goes."""

    a: Body
    place: tuple[float, float]
    way: tuple[float, float]
    height: float

    def behind(self, by_pas: float) -> Body:
        x, y = (here + by_pas * way for here, way in zip(self.place, self.way, strict=True))
        return figure_body((x, y), self.height, BASE_PAS)


def _edges(table: Table, random: np.random.Generator) -> Iterator[Edge]:
    stage = Stage(table)
    while True:
        edge = _edge(stage, random)
        if edge is not None:
            yield edge


def _edge(stage: Stage, random: np.random.Generator) -> Edge | None:
    """Put A and B somewhere, walk B until sight changes, and halve that step again and again."""
    a = stage.somewhere(random)
    b = stage.somewhere(random)
    if a is None or b is None:
        return None
    heading = random.uniform(0.0, 2 * np.pi)
    way = np.array([np.cos(heading), np.sin(heading)])
    at, foot = to_pas(np.array(b.centre)), float(to_pas(b.low))
    sees = Looks(stage.table, a, random)
    first = sees.body(b)
    for _ in range(STEPS):
        after = at + STEP_PAS * way
        body = stage.at(after, foot)
        if body is None or _apart(a, body) < LEAST_APART_PAS:
            return None
        if sees.body(body) != first:
            return _halved(stage, sees, *((at, after) if first else (after, at)), foot)
        at, foot = after, float(to_pas(body.low))
    return None


def _halved(stage: Stage, sees: Looks, seen: Any, hidden: Any, foot: float) -> Edge | None:
    """The edge between two places; none where it is one of the ground, which rises or falls under B."""
    way = (hidden - seen) / np.linalg.norm(hidden - seen)
    while np.linalg.norm(hidden - seen) > CLOSE_PAS:
        middle = (seen + hidden) / 2
        body = stage.at(middle, foot)
        if body is None:
            return None
        if sees.body(body):
            seen = middle
        else:
            hidden = middle
    here, there = stage.at(seen, foot), stage.at(hidden + max(BEHIND_PAS) * way, foot)
    if here is None or there is None or abs(to_pas(here.low - there.low)) > LEVEL_PAS:
        return None
    edge = Edge(sees.a, tuple(hidden.tolist()), tuple(way.tolist()), float(to_pas(here.low)) - BODY_CLEARANCE_PAS)
    return edge if sees.body(edge.behind(BEFORE_PAS)) and not sees.body(edge.behind(0.0)) else None


def _apart(a: Body, b: Body) -> float:
    return float(np.hypot(*to_pas(np.array(a.centre) - np.array(b.centre))))


class Stage:
    """Where figures can stand: on the highest ground under their base, or on the table under a roof."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._heights = Heights(table)
        low, high = to_pas(table.vertices.min(axis=0)), to_pas(table.vertices.max(axis=0))
        self._low = np.maximum(low[:2] - AROUND_PAS, RIM_PAS)
        self._high = np.minimum(high[:2] + AROUND_PAS, np.array(table.size_pas) - RIM_PAS)

    def somewhere(self, random: np.random.Generator) -> Body | None:
        x, y = random.uniform(self._low, self._high)
        return self.at((x, y), 0.0 if random.random() < 0.5 else None)

    def at(self, place: Any, foot: float | None = None) -> Body | None:
        """A figure that stands there, on the table if that is where it comes from and it has room."""
        x, y = (float(number) for number in place)
        if not (RIM_PAS < x < self.table.size_pas[0] - RIM_PAS and RIM_PAS < y < self.table.size_pas[1] - RIM_PAS):
            return None
        body = figure_body((x, y), 0.0, BASE_PAS)
        if foot == 0.0 and self._has_room(body):
            return body
        body = self._heights.standing(x, y)
        return body if self._has_room(body) else None

    def _has_room(self, body: Body) -> bool:
        """Whether no scenery reaches into the body, by spokes at four heights and the axis."""
        angles = np.linspace(0.0, 2 * np.pi, 32, endpoint=False)
        rim = np.array(body.centre) + (min(body.semi_axes) - 8) * np.column_stack([np.cos(angles), np.sin(angles)])
        heights = np.linspace(body.low + 8, body.high - 8, 4)
        ends = np.concatenate([np.column_stack([rim, np.full(len(rim), z)]) for z in heights])
        starts = np.concatenate([np.tile([*body.centre, z], (len(rim), 1)) for z in heights])
        axis = np.array([[*body.centre, body.low + 8.0]]), np.array([[*body.centre, body.high - 8.0]])
        return not bool(self.table.caster.stopped(starts, ends).any() or self.table.caster.stopped(*axis).any())


@dataclass
class Looks:
    """Looks from A at one place of B after another, and remembers the free lines, as parts of the two bodies."""

    table: Table
    a: Body
    random: np.random.Generator
    free: Any = field(default_factory=lambda: np.zeros((0, 6)))

    def body(self, b: Body) -> bool:
        parts = self._parts()
        starts, ends = _points(self.a, parts[:, :3]), _points(b, parts[:, 3:])
        free = ~self.table.caster.stopped(starts, ends)
        if free.any():
            self.free = parts[free][:64]
        return bool(free.any())

    def _parts(self) -> Any:
        """Places in both bodies: turn, share of the radius and share of the height of each end."""
        drawn = self.random.random((RAYS, 6))
        drawn[:, (1, 4)] = np.sqrt(drawn[:, (1, 4)])
        for column in (1, 2, 4, 5):
            drawn[self.random.random(RAYS) < 0.4, column] = 1.0
        if not len(self.free):
            return drawn
        near = [
            self.free[self.random.integers(len(self.free), size=RAYS // 2)]
            + by * self.random.normal(size=(RAYS // 2, 6))
            for by in NEARBY
        ]
        for one in near:
            one[:, (1, 2, 4, 5)] = np.clip(one[:, (1, 2, 4, 5)], 0.0, 1.0)
        return np.concatenate([drawn, *near])


def _points(body: Body, parts: Any) -> Any:
    """Lattice points of a round body, one unit inside its rim."""
    turn, reach, rise = 2 * np.pi * parts[:, 0], (min(body.semi_axes) - 1) * parts[:, 1], parts[:, 2]
    x, y = body.centre[0] + reach * np.cos(turn), body.centre[1] + reach * np.sin(turn)
    return np.rint(np.column_stack([x, y, body.low + rise * (body.high - body.low)]))
