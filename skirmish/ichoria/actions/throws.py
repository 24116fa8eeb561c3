"""Thrown weapons: they lie beside their target until their thrower takes them up again (chapter THROW)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from skirmish.ichoria.book.numbers import CONTACT_PAS
from skirmish.ichoria.state.engagement import engaged_with
from skirmish.ichoria.state.state import LyingWeapon
from skirmish.ichoria.table.measures import at_most, direction, onward, raised, spot
from skirmish.kernel import YES, Event, Verdict

if TYPE_CHECKING:
    from skirmish.ichoria.state.skirmish import Skirmish
    from skirmish.ichoria.state.state import Ichoria
    from skirmish.ichoria.table.tabletop import Standing
    from terrain.movement import Place, Spot

HALVINGS = 30
"""How often the way to the rim of a base is halved: far below the lattice."""


@dataclass(frozen=True, slots=True)
class Thrown(Event):
    """A weapon was thrown, and lies where it fell."""

    lying: LyingWeapon

    def apply(self, state: Ichoria) -> Ichoria:
        owner = state.figures[self.lying.owner]
        thrown = state.with_figure(owner.id, thrown=(*owner.thrown, self.lying.weapon))
        return replace(thrown, weapons=(*state.weapons, self.lying))


@dataclass(frozen=True, slots=True)
class Retrieved(Event):
    """A figure took its weapon up again."""

    lying: LyingWeapon

    def apply(self, state: Ichoria) -> Ichoria:
        owner = state.figures[self.lying.owner]
        place = owner.thrown.index(self.lying.weapon)
        found = state.with_figure(owner.id, thrown=owner.thrown[:place] + owner.thrown[place + 1 :])
        lying = state.weapons.index(self.lying)
        return replace(found, weapons=state.weapons[:lying] + state.weapons[lying + 1 :])


def throw_away(game: Skirmish, thrower: str, target: str, weapon: str) -> None:
    """ICH-THROW-02: hit or miss, the weapon comes to lie in base contact with its target, on the thrower's side."""
    here, there = game.standing(target), game.standing(thrower)
    way = direction(here.place, there.place) or (1.0, 0.0)
    place = _beside(game, here, way)
    game.emit(Thrown(LyingWeapon(weapon, thrower, raised(place, _surface_pas(game, here)))))


def retrievable(game: Skirmish, name: str) -> tuple[LyingWeapon, ...]:
    """ICH-THROW-03: the weapons that a figure can take up from where it stands."""
    touched = (lying for lying in game.state.weapons if _is_touched(game, name, lying))
    return tuple(lying for lying in touched if retrieval_verdict(game, name, lying.weapon))


def _is_touched(game: Skirmish, name: str, lying: LyingWeapon) -> bool:
    """Whether its thrower is in base contact with a weapon (ICH-MEAS-05)."""
    gap = game.table.apart_from_token(game.standing(name), lying.place)
    return lying.owner == name and at_most(gap, CONTACT_PAS)


def retrieval_verdict(game: Skirmish, name: str, weapon: str) -> Verdict:
    """ICH-THROW-03: only the thrower, in base contact, and not while it is engaged."""
    facts = {"figure": name, "weapon": weapon}
    lying = [one for one in game.state.weapons if one.weapon == weapon]
    if not lying:
        return Verdict(allowed=False, reason="no_weapon_there", rule="ICH-THROW-03", facts=facts)
    if all(one.owner != name for one in lying):
        return Verdict(allowed=False, reason="not_its_weapon", rule="ICH-THROW-03", facts=facts)
    if engaged_with(game, name):
        return Verdict(allowed=False, reason="engaged", rule="ICH-THROW-03", facts=facts)
    if not any(_is_touched(game, name, one) for one in lying):
        place = next(one.place for one in lying if one.owner == name)
        return Verdict(allowed=False, reason="not_in_contact", rule="ICH-THROW-03", place=place, facts=facts)
    return YES


def retrieve(game: Skirmish, name: str, weapon: str) -> None:
    """ICH-THROW-03: for an action, the thrower has its weapon back."""
    game.emit(Retrieved(next(lying for lying in retrievable(game, name) if lying.weapon == weapon)))


def _beside(game: Skirmish, standing: Standing, way: Spot) -> Spot:
    """The middle of a token that touches a base in some direction, measured as everything is (GAP-28)."""
    near, far = 0.0, 1.0
    while _gap(game, standing, way, far) <= 0.0:
        far *= 2
    for _ in range(HALVINGS):
        middle = (near + far) / 2
        near, far = (middle, far) if _gap(game, standing, way, middle) <= 0.0 else (near, middle)
    return onward(standing.place, way, near)


def _gap(game: Skirmish, standing: Standing, way: Spot, by_pas: float) -> float:
    return game.table.apart_from_token(standing, _at(standing, onward(standing.place, way, by_pas)))


def _at(standing: Standing, where: Spot) -> Place:
    return raised(where, standing.place[2])


def _surface_pas(game: Skirmish, standing: Standing) -> float:
    """ICH-THROW-02: the level that the target stands on; below it when it is in the air."""
    base = min(standing.base_pas) if isinstance(standing.base_pas, tuple) else standing.base_pas
    ground = game.table.ground(spot(standing.place), base, standing.height_pas, below_pas=standing.place[2])
    return min(standing.place[2], ground[2]) if ground else standing.place[2]
