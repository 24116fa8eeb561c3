"""Caches what a game asks of its table: rulings on whole figures. `terrain.movement` caches the geometry under them.

    memory       key                                                       saves (castle, two hunters)
    sees         both figures, and those that may come between them        a proof of sight, 18 % of a game
    shelters     shooter, target, and those that may come between them     a measure of cover, 5 %
    landscapes   everybody but the mover                                   obstacles made of figures, 1 %
    routes       everybody, the mover's profile, goal, wishes              planning and tidying a path, 50 %
    reaches      everybody, the mover's profile, wishes                    a map of one move, 9 %
    figure_of    a figure as it stands                                     its body in the lattice, 2 %
    apart        two figures as they stand                                 a distance between bodies, 5 %

A judgement on a whole path is remembered one layer above, by `skirmish.ichoria.move.mover`, which knows all that it
rests on: the stride, what everybody holds, what lies about.

No memory can be stale. The scene of a tabletop never changes, each tabletop has memories of its own, and standings are
values that hold all a ruling looks at: place, base, height, posture and side. A figure that moves has another key.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Literal, Protocol

from scenes.table.scene import CROUCHED_HEIGHT_PAS, Figure
from skirmish.ichoria.table import Apart
from terrain.measures import distance, standing
from terrain.scenery import figure_body

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skirmish.ichoria.path import Athlete, Leg
    from skirmish.ichoria.table import Reachable, Shelter, Standing, Standings
    from terrain.movement import Landscape, Place, Spot

RULINGS_KEPT = 1 << 16
"""Rulings on pairs: those of a long game."""

STANDINGS_KEPT = 1 << 14
LANDSCAPES_KEPT, ROUTES_KEPT, REACHES_KEPT = 256, 1024, 64
"""These hold much each, and are asked for again within a turn or two."""


class Rulings(Protocol):
    """The work behind a tabletop's answers, done anew whenever it is asked for."""

    def rule_sight(self, a: Standing, b: Standing, others: Standings) -> bool: ...

    def rule_cover(self, shooter: Standing, target: Standing, others: Standings) -> Shelter: ...

    def landscape_among(self, others: Standings) -> Landscape: ...

    def find_route(
        self,
        standings: Standings,
        mover: str,
        athlete: Athlete,
        goal: Spot | Place,
        hurry: bool,
        prefer: Literal["cheapest", "safest"],
        left: frozenset[str],
    ) -> tuple[Leg, ...] | None: ...

    def map_reach(
        self, standings: Standings, mover: str, athlete: Athlete, hurry: bool, left: frozenset[str]
    ) -> Sequence[Reachable]: ...


class Memory:
    """The answers of one tabletop."""

    def __init__(self, work: Rulings) -> None:
        self.sees = lru_cache(RULINGS_KEPT)(work.rule_sight)
        self.shelters = lru_cache(RULINGS_KEPT)(work.rule_cover)
        self.landscapes = lru_cache(LANDSCAPES_KEPT)(work.landscape_among)
        self.routes = lru_cache(ROUTES_KEPT)(work.find_route)
        self.reaches = lru_cache(REACHES_KEPT)(work.map_reach)


@lru_cache(STANDINGS_KEPT)
def figure_of(one: Standing) -> Figure:
    """A figure of a game as a figure of a scene."""
    height = min(one.height_pas, CROUCHED_HEIGHT_PAS) if one.crouched else one.height_pas
    at, ground = one.place[:2], one.place[2]
    body = figure_body(at, ground, one.base_pas, height)
    return Figure(one.id, one.side, None, at, ground, one.base_pas, height, 0.0, crouched=one.crouched, body=body)


@lru_cache(STANDINGS_KEPT)
def apart(a: Standing, b: Standing) -> Apart:
    """How far two figures are apart."""
    measured = distance(standing(figure_of(a).body), standing(figure_of(b).body))
    return Apart(measured.bodies.pas, measured.bases.pas)
