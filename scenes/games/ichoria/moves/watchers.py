"""Describes the other figures of a scene for a mover: enemies, obstacles, figures on alert and what they see."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from scenes.games.ichoria.moves.athletes import prowess
from scenes.rulings.sight import pair, sees
from skirmish.ichoria.book import DEEP_WATER, allowance
from skirmish.ichoria.path import Watcher
from terrain.lattice import to_units
from terrain.measures import distance, standing
from terrain.scenery import Obstacle, figure_body

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from scenes.table.scene import Figure, Fragment, Scene
    from skirmish.ichoria.table import Landscape
    from terrain.movement import Mover, Place
    from terrain.scenery import Body

NEAR_PAS = 2.5
"""A figure that is not on alert looks no farther than this: engaging and long weapons end at 2 pas."""

TOKEN_BASE_PAS = 0.4
TOKEN_HEIGHT_PAS = 0.01
"""A fragment is a flat token of this width (GAP-28: a radius of 0.2)."""


def are_enemies(a: Figure, b: Figure) -> bool:
    """Figures of different sides; one without a side is the enemy of all."""
    return a.side is None or a.side != b.side


def obstacle(figure: Figure) -> Obstacle:
    """A figure as it stands in the way of others."""
    return Obstacle(figure.id, figure.whole_body)


def token(fragment: Fragment) -> Obstacle:
    """A fragment as it is touched."""
    body = figure_body(fragment.at_pas, fragment.ground_pas, TOKEN_BASE_PAS, 0.1)
    low = to_units(fragment.ground_pas)
    return Obstacle(fragment.id, replace(body, low=low, high=low + to_units(TOKEN_HEIGHT_PAS)))


def others(scene: Scene, figure: Figure) -> tuple[Figure, ...]:
    return tuple(other for other in scene.figures if other.id != figure.id)


@dataclass(frozen=True)
class Look:
    """Whether a figure sees a mover at a place, by the same sight as any ruling; near ones only, if it says so."""

    scene: Scene
    looker: Figure
    passer: Figure
    within_pas: float | None = None

    def __call__(self, place: Place, mover: Mover) -> bool:
        body = figure_body(place[:2], place[2], mover.base_pas, mover.height_pas, mover.turn_deg)
        return self._is_near(body) and sees(self.scene, self.looker, replace(self.passer, body=body))

    def _is_near(self, body: Body) -> bool:
        if self.within_pas is None:
            return True
        return distance(standing(self.looker.body), standing(body)).bodies.at_most(self.within_pas)


def watchers(scene: Scene, figure: Figure, landscape: Landscape, alert: Iterable[str] = ()) -> tuple[Watcher, ...]:
    """The other figures; those on alert with what they see and how far they act.

    A name that is no other figure raises a `SceneError`.
    """
    on_alert = {pair(scene, figure.id, name)[1].id for name in alert}
    return tuple(_watcher(scene, figure, other, landscape, other.id in on_alert) for other in others(scene, figure))


def _watcher(scene: Scene, figure: Figure, other: Figure, landscape: Landscape, on_alert: bool) -> Watcher:
    can, enemy = prowess(scene, other), are_enemies(figure, other)
    at = (*other.at_pas, other.ground_pas)
    return Watcher(
        other.id,
        at,
        obstacle(other),
        enemy=enemy,
        reach_pas=can.reach_pas,
        range_pas=max(allowance(can.athlete, hurry=False, charging=True), can.range_pas or 0.0) if on_alert else None,
        aura_pas=None if enemy else can.aura_pas,
        sees=Look(scene, other, figure, None if on_alert else NEAR_PAS) if enemy else None,
        swims=DEEP_WATER in landscape.kinds_at(at),
        looks_out=on_alert,
    )


def tokens(fragments: Sequence[Fragment]) -> tuple[Obstacle, ...]:
    return tuple(token(fragment) for fragment in fragments)
