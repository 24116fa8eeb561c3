"""Moves two fighters apart after a tied melee roll, as far as the surroundings allow (ICH-MEL-06)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from skirmish.ichoria.book.numbers import CROUCHED_HEIGHT_PAS, ENGAGED_BELOW_PAS
from skirmish.ichoria.table.measures import SNAP_PAS, apart, direction, onward, raised
from skirmish.kernel import Event
from terrain.movement import Mover

if TYPE_CHECKING:
    from skirmish.ichoria.state.skirmish import Skirmish
    from skirmish.ichoria.state.state import Ichoria
    from skirmish.ichoria.table.tabletop import Standing
    from terrain.movement import Place, Spot

HALVINGS = 30
"""How often the missing distance is halved: far below the lattice."""

STEPS_BACK = 8
"""In how many steps a fighter is drawn back from a third figure that it would come too near."""


@dataclass(frozen=True, slots=True)
class Separated(Event):
    """Two fighters stepped back from each other; it is no move."""

    a: str
    b: str
    a_place: Place
    b_place: Place

    def apply(self, state: Ichoria) -> Ichoria:
        return state.with_figure(self.a, place=self.a_place).with_figure(self.b, place=self.b_place)


def separate(game: Skirmish, a: str, b: str) -> None:
    """ICH-MEL-06: half a pas apart, each by half; a blocked figure leaves the rest to the other.

    Where there is too little room for both together they go as far as they can, and stay engaged.
    """
    here, there = game.standing(a), game.standing(b)
    away = direction(there.place, here.place) or (1.0, 0.0)
    back = (-away[0], -away[1])
    missing = _missing_pas(game, here, there, away)
    a_place = _backed(game, here, b, away, missing / 2)
    b_place = _backed(game, there, a, back, missing - apart(here.place, a_place))
    left = missing - apart(there.place, b_place)
    if left > apart(here.place, a_place) + SNAP_PAS:
        a_place = _backed(game, here, b, away, left)
    if (a_place, b_place) != (here.place, there.place):
        game.emit(Separated(a, b, a_place, b_place))


def _missing_pas(game: Skirmish, here: Standing, there: Standing, away: Spot) -> float:
    """How much farther one would have to stand for a gap of half a pas, within the lattice and not less."""
    low, high = 0.0, 2 * ENGAGED_BELOW_PAS
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        moved = replace(here, place=raised(onward(here.place, away, middle), here.place[2]))
        low, high = (low, middle) if _gap(game, moved, there) >= ENGAGED_BELOW_PAS else (middle, high)
    return high + SNAP_PAS


def _backed(game: Skirmish, standing: Standing, foe: str, way: Spot, by_pas: float) -> Place:
    """Where a fighter gets to that steps back: on its ground, around nothing, and not towards another enemy."""
    height = CROUCHED_HEIGHT_PAS if standing.crouched else standing.height_pas
    mover = Mover(standing.base_pas, height)
    landscape = game.table.landscape(game.standings, standing.id)
    for step in range(STEPS_BACK, 0, -1):
        walk = landscape.walk(mover, standing.place, onward(standing.place, way, by_pas * step / STEPS_BACK))
        if not _crowds(game, standing, walk.end, foe):
            return walk.end
    return standing.place


def _crowds(game: Skirmish, standing: Standing, place: Place, foe: str) -> bool:
    """Whether a place is nearer than half a pas to another enemy, and nearer than before."""
    moved = replace(standing, place=place)
    for enemy in game.enemies_of(standing.id):
        gap = _gap(game, moved, game.standing(enemy.id))
        if enemy.id != foe and gap < ENGAGED_BELOW_PAS and gap < _gap(game, standing, game.standing(enemy.id)):
            return True
    return False


def _gap(game: Skirmish, a: Standing, b: Standing) -> float:
    return game.table.apart(a, b).bodies_pas
