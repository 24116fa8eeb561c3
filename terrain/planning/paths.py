"""Finds the best route between two places: planned on a field, laid out on the mesh, and returned when it passes there.

The search proposes, the mesh decides: a step that the mesh refuses is shut, and the search starts again, a few times.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal, get_args

import numpy as np

from terrain.planning.field.link_finder import FALL
from terrain.planning.labels import COST
from terrain.planning.legs.route_legs import Layer, Leg, Manner
from terrain.planning.legs.string_pulling import SNAP_PAS, Blocked, Walker
from terrain.planning.legs.trace import trace
from terrain.planning.trial.tried_search import TriedSearch
from terrain.planning.trial.walk_trials import mover_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from terrain.movement.answers import Place, Spot
    from terrain.movement.landscape import Landscape
    from terrain.planning.field.field import Field
    from terrain.planning.legs.trace import Step
    from terrain.planning.move_rules import Bands, MoveRules
    from terrain.planning.trial.ledger import Referee

__all__ = ["Leg", "Prefer", "Route", "route"]

Prefer = Literal["shortest", "safest"]

TRIES = 12
"""Plans laid out before none is proposed."""

MOST_LAST_NODES = 3
"""Nodes by which a goal is gone to, before it is given up."""

DEARER_PAS = 0.1
"""A way that was pulled straight takes no more than its plan but for this; else it is laid more closely to it."""

SPARE_PAS = 0.4
"""Plans may cost so much more than the allowance: pulled straight and measured on the mesh they cost less."""

ON_FOOT = ("walk", "crouch", "stand")

UNDERCUT_PAS = 0.05
"""A route leaves the straight way only to save more than this."""

NEAR_CELLS = 2
"""The number of cells around a goal whose nodes are tried as its last node."""


@dataclass(frozen=True, slots=True)
class Route:
    """A way that passes on the mesh, leg by leg; an empty one when start and goal are the same place."""

    legs: tuple[Leg, ...]

    @property
    def cost_pas(self) -> float:
        return sum(leg.cost_pas for leg in self.legs)

    @property
    def chance(self) -> float:
        """How likely all of it succeeds."""
        return math.prod(leg.chance for leg in self.legs)

    @property
    def harm(self) -> float:
        """What its falls do on average."""
        before, harm = 1.0, 0.0
        for leg in self.legs:
            harm += before * leg.harm
            before *= leg.chance
        return harm

    @property
    def deepest_pas(self) -> float:
        """The deepest fall that it may cause."""
        return max((leg.deep_pas for leg in self.legs), default=0.0)

    @property
    def end(self) -> Place | None:
        return self.legs[-1].end if self.legs else None


def route(
    field: Field,
    landscape: Landscape,
    start: Place,
    goal: Spot | Place,
    rules: MoveRules,
    *,
    prefer: Prefer = "shortest",
    validate: Callable[[tuple[Leg, ...]], int | None] | None = None,
    referee: Referee | None = None,
) -> Route | None:
    """The best way to a goal that fits into one move, or None.

    The shortest costs least; the safest is most likely to arrive, then harms least, then costs least. `validate`
    judges all legs of a proposal and names the first one that it refuses; after some tries none is proposed. Whatever a
    `Reach` with the same referee shows is found.
    """
    end = _goal(field, landscape, goal)
    if end is None:
        return None
    straight = _straight(field, landscape, start, end, rules)
    if straight is not None and validate is not None and validate(straight.legs) is not None:
        straight = None
    if straight is not None and (prefer == "safest" or not _is_undercut(field, start, end, straight, rules)):
        return straight
    planner = _Planner(field, landscape, start, end, rules, prefer, validate, referee)
    found = planner.plan()
    return min((way for way in (straight, found) if way is not None), key=lambda way: way.cost_pas, default=None)


def _is_undercut(field: Field, start: Place, end: Place, straight: Route, rules: MoveRules) -> bool:
    """Whether some wall or edge may save a straight walk a part of its length: what one is moved on there is free."""
    if not rules.flights and not rules.drop:
        return False
    links, flight, fall = field.links, _least_rate(rules.flights), _least_rate(rules.drop)
    (off_x, off_y), (to_x, to_y) = (field.spots(at[:, 0], at[:, 1]) for at in (links.take_off, links.landing))
    before = np.hypot(off_x - start[0], off_y - start[1])
    after = np.hypot(to_x - end[0], to_y - end[1])
    takes = np.where(links.kind == FALL, fall * links.deep, flight * (links.length + np.maximum(links.rise, 0.0)))
    return bool((before + takes + after < straight.cost_pas - UNDERCUT_PAS).any())


def _least_rate(bands: Bands) -> float:
    """The least that a pas of any of some bands takes; fixed prices only add to it."""
    return min((band.price.per_pas for band in bands), default=0.0)


def _goal(field: Field, landscape: Landscape, goal: Spot | Place) -> Place | None:
    """The place where a body stands at a goal; None when it has no room there."""
    below = goal[2] if len(goal) > 2 else None
    mover = field.mover
    for height in (field.form.height_pas, field.form.low_height_pas):
        footing = landscape.footing(replace(mover, height_pas=height), (goal[0], goal[1]), below_pas=below)
        astray = below is not None and abs(footing.place[2] - below) > landscape.step_pas
        if footing.inside is None and not astray:
            return footing.place
    return None


def _straight(field: Field, landscape: Landscape, start: Place, end: Place, rules: MoveRules) -> Route | None:
    """The straight walk, when there is one and nothing on it costs more than its length."""
    if math.dist(start, end) > rules.allowance_pas + SNAP_PAS:
        return None
    walker = Walker(landscape, field.mover, rules, keeps_dry=True)
    walk = walker.walk(start, (end[0], end[1]))
    cost = walker.cost(walk)
    if walk.stop is not None or abs(walk.end[2] - end[2]) > landscape.step_pas or cost > rules.allowance_pas + SNAP_PAS:
        return None
    if cost > math.dist(start, walk.end) + SNAP_PAS * 100:
        return None
    return Route((Leg("walk", start, walk.end, walk.end, walk.length_pas, cost),) if cost > SNAP_PAS else ())


@dataclass(frozen=True, eq=False)
class _Planner:
    field: Field
    landscape: Landscape
    start: Place
    goal: Place
    rules: MoveRules
    prefer: Prefer
    validate: Callable[[tuple[Leg, ...]], int | None] | None
    referee: Referee | None

    def plan(self) -> Route | None:
        """Search for ways that passed, and lay them out; by the nodes around the goal, the nearest first."""
        for spare in (SPARE_PAS, 0.0):
            rules = replace(self.rules, allowance_pas=self.rules.allowance_pas + spare)
            search = TriedSearch(self.field, self.landscape, self.start, rules, self.referee)
            for node in self._nodes_at_goal():
                found = self._by(search, node)
                if found is not None:
                    return found
        return None

    def _nodes_at_goal(self) -> Iterator[int]:
        """The nearest nodes from which one walks to the goal."""
        count = 0
        for node in self.field.nodes_near(self.goal, NEAR_CELLS):
            mover = mover_of(self.field, low=bool(self.field.low[node]))
            x, y, z = self.field.places[node].tolist()
            walk = self.landscape.walk(mover, (x, y, z), self.goal[:2])
            if walk.stop is None and abs(walk.end[2] - self.goal[2]) <= self.landscape.step_pas:
                count += 1
                yield node
            if count == MOST_LAST_NODES:
                return

    def _by(self, search: TriedSearch, node: int) -> Route | None:
        """The best way by a node near the goal, laid out so that it passes."""
        for _ in range(TRIES):
            book, label = search.to(node, safest=self.prefer == "safest")
            if label < 0:
                return None
            steps = trace(self.field, book, label)
            cost = float(book.real[label, COST]) + search.extra_costs(book, np.array([label]))[label]
            found, refused = self._laid(search, steps, cost)
            if found is not None:
                return found
            if refused is None:
                return None
            search.give_up(*_behind(steps, *refused))
        return None

    def _laid(self, search: TriedSearch, steps: list[Step], cost: float) -> tuple[Route | None, Refused | None]:
        """A way laid out ever more closely to its plan until it passes and takes no more, or the leg refused."""
        best: Route | None = None
        last: Refused | None = None
        for manner in get_args(Manner):
            layer = Layer(self.field, self.landscape, search.plain, self.rules, self.start, manner)
            try:
                legs = layer.lay(steps, self.goal)
            except Blocked:
                continue
            refused = self.validate(legs) if self.validate else None
            found = Route(legs)
            if found.cost_pas > self.rules.allowance_pas + SNAP_PAS:
                continue
            if refused is not None:
                last = (legs, refused)
                continue
            best = min((way for way in (best, found) if way is not None), key=lambda way: way.cost_pas)
            if best.cost_pas <= cost + DEARER_PAS:
                break
        return best, last


Refused = tuple[tuple[Leg, ...], int]
"""Legs, and which of them was refused."""


def _behind(steps: list[Step], legs: tuple[Leg, ...], refused: int) -> tuple[int, int]:
    """The node and the link of the plan that a refused leg was laid for."""
    if legs[refused].kind in ON_FOOT:
        end = legs[refused].end
        walks = [step for step in steps if step.link < 0]
        return min(walks, key=lambda step: math.dist(step.to, end)).node, -1
    number = sum(leg.kind not in ON_FOOT for leg in legs[:refused])
    return -1, [step.link for step in steps if step.link >= 0][number]
