"""Lays a planned route out on the mesh: walks every walk there, and measures every link there.

A step that cannot be laid out raises `Blocked` with the node or link it failed at. Chances are computed from the
measures of the mesh.
"""

from __future__ import annotations

import dataclasses
import math
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

import numpy as np

from terrain.lattice.units import to_units
from terrain.planning.field.arcs import pull_straight
from terrain.planning.field.cells import LOW, TAKEN, WATER
from terrain.planning.field.link_finder import ROPE
from terrain.planning.labels import CLIMBED, DESCENDED, DROPPED, HELD, JUMPED, LEAPT, WALK
from terrain.planning.legs.bands import band_for, fall_harm
from terrain.planning.legs.string_pulling import SNAP_PAS, Bend, Blocked, Walker

if TYPE_CHECKING:
    from collections.abc import Sequence

    from terrain.movement.answers import Place, Spot, Walk
    from terrain.movement.landscape import Landscape
    from terrain.planning.field.field import Field
    from terrain.planning.labels import Lie
    from terrain.planning.legs.trace import Step
    from terrain.planning.move_rules import MoveRules

Manner = Literal["straight", "by links", "by nodes"]
"""How closely a way keeps to its plan: pulled straight, or straight between links that begin and end at their nodes, or
from node to node, as it was tried."""

LegKind = Literal["walk", "jump", "leap", "climb", "descend", "drop", "ladder", "rope", "crouch", "stand"]

BACK_PAS = 0.03
"""A walk to an edge ends so far before it."""

BEYOND_PAS = (0.03, 0.12, 0.3)
"""How far beyond the landing on the field a jump is aimed; the field errs most on narrow supports."""

HAIR_PAS = 0.002
"""How close a base comes to a wall before it touches it, and how far beyond its landing a jump is aimed: places found
on the mesh are rounded to its lattice."""

INWARD_PAS = (0.1, 0.2, 0.4)
"""Distances tried for a step away from the rim of a support."""

BEYOND_EDGE_PAS = 0.001
"""A fall off an edge begins so far beyond the last balanced place."""


@dataclass(frozen=True, slots=True)
class Leg:
    """A part of a route: where it starts, what it aims at and where it ends, what it takes, and its chance.

    `length_pas` is that of a walk, a void, a wall or a ladder, `rise_pas` the height that a jump gains besides. A short
    walk to an edge or wall, and on to what is aimed at, is in the cost. `deep_pas` is the fall that it causes, wanted
    or by failing, and `harm` what falls do on average.
    """

    kind: LegKind
    start: Place
    to: Place
    end: Place
    length_pas: float
    cost_pas: float
    rise_pas: float = 0.0
    chance: float = 1.0
    harm: float = 0.0
    deep_pas: float = 0.0


@dataclass(eq=False)
class Layer:
    """Lays a way out on the mesh, leg by leg."""

    field: Field
    landscape: Landscape
    lie: Lie | None
    """What a way over several nodes is pulled straight on."""
    rules: MoveRules
    at: Place
    manner: Manner = "straight"
    legs: list[Leg] = dataclasses.field(default_factory=list)
    low: bool = False
    wet: bool = False
    """Whether the way may lead over ground that one ventures on, and whether it has."""
    ventured: bool = False
    link: int = -1
    """The link that was taken last, and its heading."""
    ahead: Spot = (0.0, 0.0)

    def __post_init__(self) -> None:
        upright = self.field.mover
        crouched = replace(upright, height_pas=self.field.form.low_height_pas)
        self.dry = Walker(self.landscape, upright, self.rules, keeps_dry=True)
        self.upright = Walker(self.landscape, upright, self.rules)
        self.crouched = Walker(self.landscape, crouched, self.rules, crawls=True)

    @property
    def walker(self) -> Walker:
        if self.low:
            return self.crouched
        return self.upright if self.wet else self.dry

    def lay(self, steps: Sequence[Step], goal: Place) -> tuple[Leg, ...]:
        """Lay all steps, and walk on to the goal in the end."""
        run: list[Step] = []
        for step in steps:
            if step.way == WALK:
                run = self._in_posture(run, step)
                continue
            if self.manner == "straight":
                self._walk_up_to(run, step)
                self._take(step)
            else:
                self._walk(self._bends(run))
                self.lay_link(step)
            run = []
        last = run[-1].node if run else -1
        self._walk([*self._bends(run), Bend((goal[0], goal[1]), last)])
        return tuple(self.legs)

    def lay_link(self, step: Step) -> tuple[Leg, ...]:
        """Lay a single link from the place of its first node to that of its last."""
        self._walk_up_to([], step)
        self._take(step)
        x, y, _ = self.field.places[step.node].tolist()
        self._walk([Bend((x, y), step.node)])
        return tuple(self.legs)

    def _in_posture(self, run: list[Step], step: Step) -> list[Step]:
        """The run with one more step; before a low place one crouches, and stands up where that is left behind."""
        if step.low == self.low:
            return [*run, step]
        if step.low:
            self._walk(self._bends(run))
            self._change(low=True)
            return [step]
        self._walk(self._bends([*run, step]))
        self._change(low=False)
        return []

    def _walk_up_to(self, run: Sequence[Step], step: Step) -> None:
        """Walk to where a link begins, or at least to its node: it lies straight ahead from there."""
        bends = self._bends(run)
        try:
            self._walk([*bends, self._approach(step)])
        except Blocked:
            self._walk(bends)

    def _change(self, *, low: bool) -> None:
        takes = self.rules.crouch_pas if low else self.rules.stand_pas
        self.legs.append(Leg("crouch" if low else "stand", self.at, self.at, self.at, 0.0, takes))
        self.low = low

    def _bends(self, run: Sequence[Step]) -> list[Bend]:
        """The places where a way over nodes has to bend on the field, each with the nodes that lie before it."""
        field, lie = self.field, self.lie
        if not run or lie is None:
            return []
        nodes = np.array([step.node for step in run])
        self.wet = self.wet or bool((lie.barred[field.nodes.storey[nodes]] & WATER).any())
        if self.manner == "by nodes":
            return [Bend(_spot(step), step.node) for step in run]
        kept = np.empty(len(run), dtype=np.int64)
        column, row = field.points(self.at[0], self.at[1])
        mask = TAKEN | (0 if self.low else LOW) | (0 if self.wet else WATER)
        height, storeys, points = float(to_units(self.at[2])), field.nodes.storey[nodes], field.nodes.point[nodes]
        count = pull_straight(
            lie.storeys, lie.barred, lie.rate, mask, float(column), float(row), height, storeys, points, kept
        )
        bends, done = [], 0
        for place in kept[:count].tolist():
            before = tuple((_spot(step), step.node) for step in run[done:place])
            bends.append(Bend(_spot(run[place]), run[place].node, before))
            done = place + 1
        return bends

    def _walk(self, bends: Sequence[Bend]) -> None:
        for walk in self._walks(bends):
            if walk.length_pas > SNAP_PAS:
                cost, chance = self.walker.cost(walk), self._venture(walk)
                self.legs.append(Leg("walk", self.at, walk.end, walk.end, walk.length_pas, cost, chance=chance))
            self.at = walk.end

    def _venture(self, walk: Walk) -> float:
        """The chance of a walk: that of venturing, the first time that it does."""
        if self.ventured or not self.walker.ventures(walk) or self.rules.venture is None:
            return 1.0
        self.ventured = True
        return self.rules.venture.chance

    def _walks(self, bends: Sequence[Bend]) -> list[Walk]:
        """The walks by some bends. A body on the very rim of a support may have to step away from it first."""
        try:
            return self.walker.along(self.at, bends, pulled=self.manner != "by nodes")
        except Blocked as blocked:
            if blocked.moved or self.link < 0:
                raise
        for inward in INWARD_PAS:
            spot = (self.at[0] + inward * self.ahead[0], self.at[1] + inward * self.ahead[1])
            with suppress(Blocked):
                return self.walker.along(self.at, [Bend(spot), *bends], pulled=self.manner != "by nodes")
        raise Blocked(link=self.link)

    def _approach(self, step: Step) -> Bend:
        """Where a walk to a link ends: a little before its edge, or at the foot of its wall."""
        take_off = self.field.links.take_off[step.link].tolist()
        x, y = self.field.spots(take_off[0], take_off[1])
        if step.way in (HELD, LEAPT, CLIMBED):
            return Bend((x, y), step.node)
        ahead = _heading((x, y), step.to)
        return Bend((x - BACK_PAS * ahead[0], y - BACK_PAS * ahead[1]), step.node)

    def _take(self, step: Step) -> None:
        ahead = _heading(self.at, step.to)
        laid = {
            JUMPED: self._jump, LEAPT: self._go_up, CLIMBED: self._go_up, DROPPED: self._drop,
            DESCENDED: self._descend, HELD: self._hold,
        }[step.way](step)  # fmt: skip
        if laid is None:
            raise Blocked(link=step.link)
        self.legs.append(laid)
        self.at, self.link, self.ahead = laid.end, step.link, ahead

    def _onward(self, landed: Place, aim: Spot, ahead: Spot) -> tuple[Place, float] | None:
        """On from where one landed to what was aimed at, when that lies ahead."""
        if (aim[0] - landed[0]) * ahead[0] + (aim[1] - landed[1]) * ahead[1] <= SNAP_PAS:
            return landed, 0.0
        walk = self.walker.walk(landed, aim)
        return None if walk.stop is not None else (walk.end, self.walker.cost(walk))

    def _to_edge(self, aim: Spot) -> tuple[Place, float] | None:
        """The last balanced place before the edge that lies in a direction, and what it takes to get there."""
        walk = self.walker.walk(self.at, aim)
        return (walk.end, self.walker.cost(walk)) if walk.stop is not None and walk.stop.reason == "edge" else None

    def _jump(self, step: Step) -> Leg | None:
        """Over a void, aimed a little beyond where the field says that it lands, or somewhat more."""
        ahead = _heading(self.at, step.to)
        for far in BEYOND_PAS:
            beyond = (step.to[0] + far * ahead[0], step.to[1] + far * ahead[1])
            edge = self._to_edge(beyond)
            landed = None if edge is None else self._landing(edge[0], beyond, step.to[2])
            if edge is not None and landed is not None:
                return self._jumped(edge, landed, ahead)
        return None

    def _jumped(self, edge: tuple[Place, float], landed: Place, ahead: Spot) -> Leg | None:
        aim = (landed[0] + HAIR_PAS * ahead[0], landed[1] + HAIR_PAS * ahead[1])
        walk = self.walker.walk(landed, aim)
        end, onward = (walk.end, self.walker.cost(walk)) if walk.stop is None else (landed, 0.0)
        length, rise = math.dist(edge[0][:2], landed[:2]), max(landed[2] - edge[0][2], 0.0)
        prices = self._jump_prices(length, rise)
        if prices is None:
            return None
        cost = edge[1] + prices[0] + prices[1] + onward
        return self._judged_jump(Leg("jump", self.at, end, end, length, cost, rise), edge[0], landed)

    def _jump_prices(self, length: float, rise: float) -> tuple[float, float] | None:
        """What a jump takes for its length and for its rise; None when it is too long."""
        jump, up = band_for(self.rules.jump, length), band_for(self.rules.jump_rise, rise)
        if jump is None:
            return None
        return jump.price.of(length), up.price.of(rise) if up and rise > 0.0 else 0.0

    def _landing(self, edge: Place, aim: Spot, height: float) -> Place | None:
        """Where a jump from an edge lands: on its level or lower, or on a ledge above, with a free way up and over."""
        gap = self.landscape.gap(self.walker.mover, edge, aim)
        if gap.landing is not None and abs(gap.landing[2] - height) <= self.landscape.step_pas:
            return gap.landing
        if height <= edge[2] + SNAP_PAS:
            return None
        footing = self.landscape.footing(self.walker.mover, aim, below_pas=height).place
        back = self.walker.walk(footing, (edge[0], edge[1]))
        above = (edge[0], edge[1], back.end[2])
        if back.stop is None or abs(footing[2] - height) > self.landscape.step_pas:
            return None
        free = self.landscape.sweep(self.walker.mover, edge, above) is None
        return back.end if free and self.landscape.sweep(self.walker.mover, above, back.end) is None else None

    def _judged_jump(self, leg: Leg, edge: Place, landed: Place) -> Leg | None:
        """The chance of a jump, of its rise, and of the fall that may follow it."""
        jump, up = band_for(self.rules.jump, leg.length_pas), band_for(self.rules.jump_rise, leg.rise_pas)
        if jump is None or (leg.rise_pas > SNAP_PAS and up is None):
            return None
        chance = jump.chance * (up.chance if up and leg.rise_pas > SNAP_PAS else 1.0)
        middle = ((edge[0] + landed[0]) / 2, (edge[1] + landed[1]) / 2, edge[2])
        deep = self.landscape.fall(self.walker.mover, middle).height_pas if chance < 1.0 else 0.0
        harm = (1.0 - chance) * fall_harm(self.rules, deep)
        drop = edge[2] - landed[2]
        if drop <= SNAP_PAS:
            return replace(leg, chance=chance, harm=harm, deep_pas=deep)
        fall = band_for(self.rules.drop, drop)
        if fall is None:
            return None
        harm += chance * fall.harm
        return replace(leg, chance=chance * fall.chance, harm=harm, deep_pas=max(deep, drop))

    def _go_up(self, step: Step) -> Leg | None:
        spot, floor = (step.to[0], step.to[1]), step.to[2] - self.landscape.step_pas
        if not self._touch_wall(spot):
            return None
        wall = self.landscape.wall(self.walker.mover, self.at, spot, at_least_pas=floor)
        if wall is None or wall.settled is None or wall.barrier is not None:
            return None
        band = band_for(self.rules.leap if step.way == LEAPT else self.rules.climb, wall.height_pas)
        if band is None or abs(wall.settled[2] - step.to[2]) > self.landscape.step_pas:
            return None
        sure = band.sure_price if step.sure and band.chance < 1.0 else None
        takes = (sure or band.price).of(wall.height_pas)
        # Aimed no farther than where it settles, so that it ends there.
        ahead = _heading(self.at, spot)
        far = (wall.settled[0] - self.at[0]) * ahead[0] + (wall.settled[1] - self.at[1]) * ahead[1]
        to = (self.at[0] + far * ahead[0], self.at[1] + far * ahead[1], wall.settled[2])
        kind: LegKind = "leap" if step.way == LEAPT else "climb"
        return Leg(kind, self.at, to, wall.settled, wall.height_pas, takes, chance=1.0 if sure else band.chance)

    def _touch_wall(self, spot: Spot) -> bool:
        """Walk on until the base touches the wall that lies in a direction; a wall that overhangs stops the head."""
        walk = self.walker.walk(self.at, spot)
        if walk.stop is None or walk.stop.reason not in ("wall", "steep", "low"):
            return False
        ahead = _heading(self.at, spot)
        to_wall = self.walker.walk(self.at, (walk.end[0] - HAIR_PAS * ahead[0], walk.end[1] - HAIR_PAS * ahead[1]))
        if to_wall.stop is not None:
            return False
        if to_wall.length_pas > SNAP_PAS:
            cost = self.walker.cost(to_wall)
            self.legs.append(Leg("walk", self.at, to_wall.end, to_wall.end, to_wall.length_pas, cost))
        self.at = to_wall.end
        return True

    def _drop(self, step: Step) -> Leg | None:
        ahead = _heading(self.at, step.to)
        aim = (step.to[0] + BEYOND_PAS[0] * ahead[0], step.to[1] + BEYOND_PAS[0] * ahead[1])
        edge = self._to_edge(aim)
        if edge is None:
            return None
        (x, y, z), walked = edge
        landing = self.landscape.fall(
            self.walker.mover, (x + BEYOND_EDGE_PAS * ahead[0], y + BEYOND_EDGE_PAS * ahead[1], z)
        )
        band = band_for(self.rules.drop, landing.height_pas)
        astray = abs(landing.place[2] - step.to[2]) > self.landscape.step_pas
        if band is None or astray or landing.onto not in ("ground", "deep_water"):
            return None
        to = (*aim, landing.place[2])
        deep = landing.height_pas
        takes = walked + band.price.of(deep)
        return Leg("drop", self.at, to, landing.place, deep, takes, chance=band.chance, harm=band.harm, deep_pas=deep)

    def _descend(self, step: Step) -> Leg | None:
        spot = (step.to[0], step.to[1])
        edge = self._to_edge(spot)
        wall = None if edge is None else self.landscape.drop(self.walker.mover, edge[0], spot)
        if edge is None or wall is None or wall.barrier is not None:
            return None
        band, onward = (
            band_for(self.rules.descend, wall.height_pas),
            self._onward(wall.foot, spot, _heading(self.at, spot)),
        )
        if band is None or onward is None:
            return None
        harm = (1.0 - band.chance) * fall_harm(self.rules, wall.height_pas)
        deep = wall.height_pas if band.chance < 1.0 else 0.0
        cost = edge[1] + band.price.of(wall.height_pas) + onward[1]
        to = (*spot, onward[0][2])
        return Leg("descend", self.at, to, onward[0], wall.height_pas, cost, 0.0, band.chance, harm, deep)

    def _hold(self, step: Step) -> Leg | None:
        kind: LegKind = "rope" if self.field.links.kind[step.link] == ROPE else "ladder"
        x, y, z = self.field.places[step.node].tolist()
        z = self.landscape.footing(self.walker.mover, (x, y), below_pas=z).place[2]
        line = self.landscape.line(self.walker.mover, self.at, (x, y, z))
        bands = self.rules.rope if kind == "rope" else self.rules.ladder
        band = None if line is None or line.kind != kind else band_for(bands, line.length_pas)
        if line is None or band is None:
            return None
        cost = band.price.of(line.length_pas)
        return Leg(kind, self.at, (x, y, z), (x, y, z), line.length_pas, cost, chance=band.chance)


def _spot(step: Step) -> Spot:
    return step.to[0], step.to[1]


def _heading(start: Spot | Place, to: Spot | Place) -> Spot:
    away = math.hypot(to[0] - start[0], to[1] - start[1])
    return ((to[0] - start[0]) / away, (to[1] - start[1]) / away) if away > 0.0 else (0.0, 0.0)
