"""Computes the threat map: the enemies a figure can charge or shoot in this activation, and from which places.

A charge ends less than half a pas from an enemy with nothing between them (ICH-ENG-01, ICH-ENG-07). A shot needs sight,
range, no enemy that engages the shooter, no friend that engages the target, and a shooter that neither hurries nor
swims (ICH-SHOOT-01 to ICH-SHOOT-05, ICH-ACT-07, ICH-SWIM-07). Places are those of the reach map: true to within a cell.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

import numpy as np

from scenes.games.ichoria.moves.watchers import are_enemies, others
from scenes.rulings.sight import ENGAGED_BELOW_PAS, sees
from skirmish.ichoria.book import DEEP_WATER
from terrain.measures import distance, standing
from terrain.scenery import figure_body

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from scenes.table.answers import ReachRuling
    from scenes.table.scene import Figure, Scene
    from skirmish.ichoria.table import Landscape
    from terrain.movement import Place
    from terrain.scenery import Body

ThreatKind = Literal["charge", "shoot"]

SHOT_GRID_PAS = 1.5
"""Shots are looked for from one place in every square of this width: the best of it."""


@dataclass(frozen=True)
class Threat:
    """An enemy that could be charged or shot: from where at best, how likely it gets there, and from where else."""

    kind: ThreatKind
    target: str
    at: Place
    chance: float
    cost_pas: float
    places: tuple[Place, ...]


def charges(scene: Scene, reach: ReachRuling) -> tuple[Threat, ...]:
    """The enemies that it could get to less than half a pas of."""
    found = ((enemy, _charging(scene, reach, enemy)) for enemy in _enemies(scene, reach.figure))
    return tuple(_threat("charge", enemy, reach, numbers) for enemy, numbers in found if numbers)


def shots(scene: Scene, reach: ReachRuling, landscape: Landscape) -> tuple[Threat, ...]:
    """The enemies that it could shoot at after some part of its move."""
    if reach.prowess.range_pas is None or reach.hurry:  # ICH-ACT-07: a figure that hurries has no second action left
        return ()
    targets = [enemy for enemy in _enemies(scene, reach.figure) if not _held_by_friend(scene, reach.figure, enemy)]
    found = ((enemy, _shooting(scene, reach, enemy, landscape)) for enemy in targets)
    return tuple(_threat("shoot", enemy, reach, numbers) for enemy, numbers in found if numbers)


def _enemies(scene: Scene, figure: Figure) -> tuple[Figure, ...]:
    return tuple(other for other in others(scene, figure) if are_enemies(figure, other))


def _threat(kind: ThreatKind, enemy: Figure, reach: ReachRuling, numbers: list[int]) -> Threat:
    best = numbers[0]
    places = tuple(reach.place(number) for number in numbers)
    return Threat(kind, enemy.id, places[0], float(reach.chances[best]), float(reach.costs_pas[best]), places)


def _charging(scene: Scene, reach: ReachRuling, enemy: Figure) -> list[int]:
    """The cells from which the last step brings it within half a pas of an enemy, the likeliest first."""
    last_step = math.sqrt(2.0) * reach.cell_pas
    found = []
    for number in _best_first(reach, _near(reach, enemy, ENGAGED_BELOW_PAS + last_step)):
        body = _body(reach, number)
        gap = distance(standing(body), standing(enemy.body)).bodies.pas
        left = reach.allowance_pas - float(reach.costs_pas[number])
        if gap - ENGAGED_BELOW_PAS < min(last_step, left) and sees(scene, enemy, replace(reach.figure, body=body)):
            found.append(number)
    return found


def _shooting(scene: Scene, reach: ReachRuling, enemy: Figure, landscape: Landscape) -> list[int]:
    """One cell of every square from which it could shoot at an enemy, the likeliest first."""
    near = _near(reach, enemy, float(reach.prowess.range_pas or 0.0))
    return [
        number
        for number in _thinned(reach, _best_first(reach, near))
        if _may_shoot(scene, reach, enemy, landscape, number)
    ]


def _may_shoot(scene: Scene, reach: ReachRuling, enemy: Figure, landscape: Landscape, number: int) -> bool:
    body = _body(reach, number)
    in_range = distance(standing(body), standing(enemy.body)).at_most(float(reach.prowess.range_pas or 0.0))
    if not in_range or DEEP_WATER in landscape.kinds_at(reach.place(number)):
        return False
    engaged = any(_engaged(body, other.body) for other in _enemies(scene, reach.figure))
    return not engaged and sees(scene, enemy, replace(reach.figure, body=body))


def _engaged(a: Body, b: Body) -> bool:
    return distance(standing(a), standing(b)).bodies.less_than(ENGAGED_BELOW_PAS)


def _held_by_friend(scene: Scene, figure: Figure, enemy: Figure) -> bool:
    """Whether a friend engages the target: no figure shoots into its fight (ICH-SHOOT-05)."""
    friends = (other for other in others(scene, figure) if not are_enemies(figure, other))
    return any(_engaged(friend.body, enemy.body) for friend in friends)


def _near(reach: ReachRuling, enemy: Figure, gap_pas: float) -> NDArray[np.intp]:
    """Cells that may lie within a gap of an enemy; errs only towards yes."""
    reaches = max(_radius(reach.figure), 0.0) + _radius(enemy) + gap_pas
    away = reach.places_pas[:, :2] - np.array(enemy.at_pas)
    return np.flatnonzero(np.hypot(away[:, 0], away[:, 1]) <= reaches)


def _radius(figure: Figure) -> float:
    return max(figure.base_pas) / 2 if isinstance(figure.base_pas, tuple) else figure.base_pas / 2


def _best_first(reach: ReachRuling, numbers: NDArray[np.intp]) -> list[int]:
    order = np.lexsort((reach.costs_pas[numbers], -reach.chances[numbers]))
    return [int(number) for number in numbers[order]]


def _thinned(reach: ReachRuling, numbers: list[int]) -> Iterator[int]:
    """The first of every square and floor."""
    taken: set[tuple[int, ...]] = set()
    for number in numbers:
        square = tuple(math.floor(length / SHOT_GRID_PAS) for length in reach.place(number))
        if square not in taken:
            taken.add(square)
            yield number


def _body(reach: ReachRuling, number: int) -> Body:
    x, y, z = reach.place(number)
    mover = reach.prowess.athlete.mover(crouched=reach.figure.crouched)
    return figure_body((x, y), z, mover.base_pas, mover.height_pas, mover.turn_deg)
