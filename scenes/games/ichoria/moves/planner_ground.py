"""Prepares the ground for the planner: a field for the figure's body, a margin around enemies that would stop it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from scenes.games.ichoria.moves.athletes import prowess
from scenes.games.ichoria.moves.planner_rules import as_legs, link_reach
from scenes.games.ichoria.moves.ruling import landscape_of, place_of
from scenes.games.ichoria.moves.watchers import are_enemies, others, watchers
from skirmish.ichoria.book import CROUCHED_HEIGHT_PAS, ENGAGED_BELOW_PAS, STAND_COST_PAS, allowance
from skirmish.ichoria.path import Athlete, LegError, judge_path
from skirmish.ichoria.path.chapters import engaged_from_the_start
from terrain.lattice import to_units
from terrain.measures import distance, standing
from terrain.planning.field import prepare_field
from terrain.scenery import Obstacle, figure_body

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes.games.ichoria.moves.athletes import Prowess
    from scenes.table.scene import Figure, Scene
    from skirmish.ichoria.path import Watcher
    from terrain.movement import Landscape, Mover, Place
    from terrain.planning import Leg as PlannedLeg
    from terrain.planning.field import Field

FAR_PAS = 1000.0
"""Farther than anything on a table."""

BERTH_UNITS = to_units(ENGAGED_BELOW_PAS)
"""At exactly half a pas figures are not engaged yet (ICH-ENG-01)."""


@dataclass(frozen=True)
class Referee:
    """The rules of movement for a body on scenery alone, with all the time in the world: they judge what is tried."""

    mover: Mover
    size_pas: tuple[float, float]

    def __call__(self, landscape: Landscape, start: Place, legs: tuple[PlannedLeg, ...]) -> Place | None:
        body = self.mover
        figure = Athlete(1, FAR_PAS, base_pas=body.base_pas, height_pas=body.height_pas, turn_deg=body.turn_deg)
        try:
            judged = judge_path(landscape, figure, start, as_legs(legs), hurry=True, size_pas=self.size_pas)
        except LegError:
            return None
        return judged.end if judged.legal else None


@dataclass(frozen=True)
class Ground:
    """A scene as a planner takes it for one figure."""

    scene: Scene
    figure: Figure
    prowess: Prowess
    hurry: bool
    field: Field
    landscape: Landscape
    """The table as it is."""
    left: frozenset[str] = frozenset()
    """Enemies that it has just disengaged from, and that do not hold it (ICH-ENG-09)."""

    @property
    def start(self) -> Place:
        return place_of(self.figure)

    @property
    def referee(self) -> Referee:
        return Referee(self.field.mover, self.scene.table.size_pas)

    @property
    def stands_up(self) -> bool:
        """Whether it has to stand up first: plans are made for upright figures."""
        return self.figure.crouched

    def allowance_pas(self, *, charging: bool = False) -> float:
        """What is left for the plan."""
        whole = allowance(self.prowess.athlete, hurry=self.hurry, charging=charging)
        return whole - STAND_COST_PAS if self.stands_up else whole

    def with_berths(self, *spared: str) -> Landscape:
        """The landscape on which enemies, save some, keep the mover at the distance at which they would stop it."""
        near = {enemy.id for enemy in enemies(self.scene, self.figure) if gap_below(self, enemy, self.start)}
        kept = near | set(spared)
        figures = [self._obstacle(other, kept) for other in others(self.scene, self.figure)]
        return replace(self.landscape, figures=figures)

    def _obstacle(self, other: Figure, kept: set[str]) -> Obstacle:
        body = other.whole_body
        if other.id in kept or not are_enemies(self.figure, other):
            return Obstacle(other.id, body)
        long, short = body.semi_axes
        wide, low, high = (long + BERTH_UNITS, short + BERTH_UNITS), body.low - BERTH_UNITS, body.high + BERTH_UNITS
        return Obstacle(other.id, replace(body, semi_axes=wide, low=low, high=high))


def enemies(scene: Scene, figure: Figure) -> tuple[Figure, ...]:
    return tuple(other for other in others(scene, figure) if are_enemies(figure, other))


def gap_below(ground: Ground, other: Figure, place: Place) -> bool:
    """Whether the mover at a place would be less than half a pas from another figure."""
    mover = ground.prowess.athlete.mover(crouched=False)
    body = figure_body(place[:2], place[2], mover.base_pas, mover.height_pas, mover.turn_deg)
    return distance(standing(body), standing(other.body)).bodies.less_than(ENGAGED_BELOW_PAS)


def charged_at(ground: Ground, place: Place) -> tuple[str, ...]:
    """The enemies that a figure would charge by going to a place."""
    return tuple(enemy.id for enemy in enemies(ground.scene, ground.figure) if gap_below(ground, enemy, place))


def holder(ground: Ground) -> Watcher | None:
    """The enemy that holds the figure where it is (ICH-ENG-04)."""
    found = watchers(ground.scene, ground.figure, ground.landscape)
    looking_on = [replace(watcher, left=watcher.name in ground.left) for watcher in found]
    mover = ground.prowess.athlete.mover(crouched=ground.figure.crouched)
    return engaged_from_the_start(ground.landscape, mover, ground.start, looking_on)


def plan_ground(
    scene: Scene, figure: Figure, *, hurry: bool, athletisme: int | None, progress: Callable[[float], None] | None
) -> Ground:
    """Prepare the ground for a figure; the first time on a table takes a while."""
    can = prowess(scene, figure, athletisme)
    field = field_for(scene, can, progress)
    return Ground(scene, figure, can, hurry, field, landscape_of(scene, figure))


def field_for(scene: Scene, can: Prowess, progress: Callable[[float], None] | None = None) -> Field:
    """The field of a table for the body of a figure; the first time on a table takes a while."""
    return prepare_field(
        scene.table,
        can.athlete.mover(crouched=False),
        low_height_pas=CROUCHED_HEIGHT_PAS,
        reach=link_reach(),
        step_pas=scene.step_pas,
        slope_deg=scene.slope_deg,
        progress=progress or (lambda _: None),
    )
