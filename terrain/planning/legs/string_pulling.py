"""Lays walks out on the mesh, and pulls their bends straight as far as the mesh allows."""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from terrain.movement.answers import Stop

if TYPE_CHECKING:
    from collections.abc import Sequence

    from terrain.movement.answers import Mover, Place, Spot, Walk
    from terrain.movement.landscape import Landscape
    from terrain.planning.move_rules import MoveRules

SNAP_PAS = 1e-6
"""Lengths that differ by less are the same."""

TIGHTENINGS = 4
"""How often a bend is pulled half-way straight."""

ROUNDS = 2
"""How often all bends are gone through."""


class Blocked(Exception):  # noqa: N818 - not an error: a plan that does not come true
    """A step that the mesh does not allow: at which node, or by which link, and whether one had moved before."""

    def __init__(self, node: int = -1, link: int = -1, *, moved: bool = False) -> None:
        super().__init__(f"node {node}, link {link}")
        self.node = node
        self.link = link
        self.moved = moved


@dataclass(frozen=True, slots=True)
class Bend:
    """A spot that a walk leads to, the node it stands for, and spots with their nodes that the way there may take."""

    spot: Spot
    node: int = -1
    by: tuple[tuple[Spot, int], ...] = ()


@dataclass(frozen=True, eq=False)
class Walker:
    """Walks on the mesh in one posture, and caches every walk."""

    landscape: Landscape
    mover: Mover
    rules: MoveRules
    crawls: bool = False
    keeps_dry: bool = False
    """Whether it does not set foot on ground that one ventures on."""
    _known: dict[tuple[Place, Spot], Walk] = field(default_factory=dict)

    def walk(self, start: Place, to: Spot) -> Walk:
        """The walk on the mesh; asked once."""
        if (start, to) not in self._known:
            walk = self.landscape.walk(self.mover, start, to)
            wet = self.keeps_dry and self.ventures(walk)
            self._known[start, to] = replace(walk, stop=Stop("edge", start)) if wet else walk
        return self._known[start, to]

    def ventures(self, walk: Walk) -> bool:
        """Whether a walk leads over ground that one ventures on."""
        venture = self.rules.venture
        return venture is not None and any(venture.kind in stretch.kinds for stretch in walk.stretches)

    def cost(self, walk: Walk) -> float:
        """What a walk takes on all the ground that it leads over."""
        return sum(stretch.length_pas * self._factor(stretch.kinds) for stretch in walk.stretches)

    def _factor(self, kinds: frozenset[str]) -> float:
        factors = [factor for kind, factor in self.rules.factors if kind in kinds]
        if self.rules.venture is not None and self.rules.venture.kind in kinds:
            factors.append(self.rules.venture.factor)
        if self.crawls and self.rules.crawl_factor is not None:
            factors.append(self.rules.crawl_factor)
        return max([1.0, *factors])

    def along(self, start: Place, bends: Sequence[Bend], *, pulled: bool = True) -> list[Walk]:
        """Walk from bend to bend, and pull the way straight if wanted; `Blocked` names the node that is not got to."""
        spots: list[Spot] = []
        at = start
        for bend in bends:
            for spot in self._split(at, [*bend.by, (bend.spot, bend.node)], moved=at != start):
                at = self.walk(at, spot).end
                spots.append(spot)
        return self._straight(start, spots) if pulled else self._walks(start, spots) or []

    def _split(self, at: Place, spots: Sequence[tuple[Spot, int]], *, moved: bool) -> list[Spot]:
        """Go straight to the last spot, or first half of the way and then the rest."""
        last, node = spots[-1]
        if self.walk(at, last).stop is None:
            return [last]
        if len(spots) == 1:
            raise Blocked(node, moved=moved)
        middle = len(spots) // 2
        first = self._split(at, spots[:middle], moved=moved)
        for spot in first:
            at = self.walk(at, spot).end
        return first + self._split(at, spots[middle:], moved=True)

    def _straight(self, start: Place, spots: list[Spot]) -> list[Walk]:
        """The walks of a way from which needless bends are left out, and the others pulled tight."""
        spots = self._without_needless(start, spots)
        for _ in range(ROUNDS):
            before = list(spots)
            for place in range(len(spots) - 1):
                spots[place] = self._tightened(start, spots, place)
            if spots == before:
                break
            spots = self._without_needless(start, spots)
        return self._walks(start, spots) or []

    def _walks(self, start: Place, spots: Sequence[Spot]) -> list[Walk] | None:
        """The walks from spot to spot; None when one of them does not get there."""
        walks: list[Walk] = []
        for spot in spots:
            walks.append(self.walk(walks[-1].end if walks else start, spot))
            if walks[-1].stop is not None:
                return None
        return walks

    def _total(self, start: Place, spots: Sequence[Spot]) -> float:
        walks = self._walks(start, spots)
        return math.inf if walks is None else sum(self.cost(walk) for walk in walks)

    def _without_needless(self, start: Place, spots: list[Spot]) -> list[Spot]:
        """Leave out bends as long as the way gets no dearer; from each place the farthest spot is tried first."""
        kept: list[Spot] = []
        at, place = start, 0
        while place < len(spots):
            place = self._farthest(at, spots, place)
            at = self.walk(at, spots[place]).end
            kept.append(spots[place])
            place += 1
        return kept

    def _farthest(self, at: Place, spots: list[Spot], place: int) -> int:
        for last in range(len(spots) - 1, place, -1):
            straight = self.walk(at, spots[last])
            if straight.stop is None:
                after = self._total(straight.end, spots[last + 1 : last + 2])
                bent = self._total(at, spots[place : last + 2])
                if self.cost(straight) + after <= bent + SNAP_PAS:
                    return last
        return place

    def _tightened(self, start: Place, spots: list[Spot], place: int) -> Spot:
        """A bend pulled towards the straight line between its neighbours."""
        walks = self._walks(start, spots[:place]) or []
        at = walks[-1].end if walks else start
        here, after = spots[place], spots[place + 1]
        foot = _nearest_on((at[0], at[1]), after, here)
        best, shortest = here, self._total(at, [here, after])
        free, taut = 0.0, 1.0
        for _ in range(TIGHTENINGS):
            middle = (free + taut) / 2
            spot = (here[0] + middle * (foot[0] - here[0]), here[1] + middle * (foot[1] - here[1]))
            total = self._total(at, [spot, after])
            if total < shortest - SNAP_PAS:
                best, shortest, free = spot, total, middle
            else:
                taut = middle
        return best


def _nearest_on(start: Spot, end: Spot, spot: Spot) -> Spot:
    """The point of a stretch nearest to a spot."""
    east, north = end[0] - start[0], end[1] - start[1]
    square = east * east + north * north
    if square == 0.0:
        return start
    share = min(1.0, max(0.0, ((spot[0] - start[0]) * east + (spot[1] - start[1]) * north) / square))
    return start[0] + share * east, start[1] + share * north
