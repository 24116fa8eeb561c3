"""Computes the present stats, classes and talents of a unit.

MYT-STAT-09: every modifier is added to the printed value, and the sum is clamped once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from skirmish.mythic.state.areas import ground
from skirmish.mythic.units.powers import modified

if TYPE_CHECKING:
    from collections.abc import Iterable

    from skirmish.mythic.state.play import Situation
    from skirmish.mythic.units.unit_cards import Row

LEAST, MOST = 0, 10


def clamped(printed: int, modifiers: Iterable[int]) -> int:
    """MYT-STAT-09, MYT-ATK-10: the printed value and all modifiers together, between 0 and 10."""
    return min(max(printed + sum(modifiers), LEAST), MOST)


def row_of(at: Situation, unit: str) -> Row:
    """MYT-STAT-10: the row in the window of the slide now."""
    found = at.state.units[unit]
    return at.book.cards[found.card].row(found.vitality)


def classes_of(at: Situation, unit: str) -> frozenset[str]:
    """MYT-UNIT-14: the classes of a unit; none means terrestrial."""
    return at.book.cards[at.state.units[unit].card].classes


def type_of(at: Situation, unit: str) -> str:
    """MYT-UNIT-05: god, titan, hero, monster or troop."""
    return at.book.cards[at.state.units[unit].card].type


def allied(at: Situation, one: str, other: str) -> bool:
    """MYT-UNIT-02, -03: of one player or one side; a unit is its own ally."""
    units = at.state.units
    return at.book.allied(units[one].player, units[other].player)


def most_vitality(at: Situation, unit: str) -> int:
    """MYT-STAT-08: what its vitality can never rise above."""
    return at.book.cards[at.state.units[unit].card].vitality


def complete(at: Situation, unit: str) -> bool:
    """MYT-TROOP-04: nothing of it is lost."""
    return at.state.units[unit].vitality == most_vitality(at, unit)


def on_complex_activation(at: Situation, unit: str) -> bool:
    """MYT-ACT-06: from the declaration to the end of the activation."""
    activation = at.state.activation
    return activation is not None and activation.unit == unit and activation.declared == "complex"


def ignores_ground(at: Situation, unit: str, terrain: str) -> bool:
    """MYT-CLASS-04, -05, -06: the classes whose units ignore all effects of a terrain."""
    classes = classes_of(at, unit)
    if terrain in ("water", "swamp"):
        return "aquatic" in classes
    if terrain == "lava":
        return "fireproof" in classes
    return terrain == "polar" and "boreal" in classes


def in_water(at: Situation, unit: str) -> bool:
    """MYT-TERR-22: whether water takes its talents and its active and offensive powers away."""
    area = at.state.units[unit].area
    return area is not None and ground(at, area).id == "water" and not ignores_ground(at, unit, "water")


def talents_of(at: Situation, unit: str) -> frozenset[str]:
    """MYT-TAL-05: the talents in force; none on a complex activation, in water, off the board, for a last miniature."""
    found = at.state.units[unit]
    card = at.book.cards[found.card]
    if not card.talents or found.area is None or found.vitality == 0:
        return frozenset()
    last = card.troop and found.vitality == 1 and card.vitality > 1
    if last or on_complex_activation(at, unit) or in_water(at, unit):
        return frozenset()
    return card.talents


def has_talent(at: Situation, unit: str, talent: str) -> bool:
    """Whether a unit has a talent and it is in force."""
    return talent in talents_of(at, unit)


def lasting(at: Situation, unit: str, kind: str) -> int:
    """What effects that last add to a stat of a unit."""
    return sum(effect.amount for effect in at.state.effects if effect.unit == unit and effect.kind == kind)


def affected(at: Situation, unit: str, kind: str) -> bool:
    """Whether something of this kind lasts on a unit (paralysed, for one)."""
    return any(effect.unit == unit and effect.kind == kind for effect in at.state.effects)


def movement_of(at: Situation, unit: str) -> int:
    """MYT-STAT-04: how many areas it may enter on a walk, before terrain has its say."""
    return clamped(row_of(at, unit).movement, (lasting(at, unit, "movement"), modified(at, unit, "movement")))


def range_of(at: Situation, unit: str, target_area: str, *, aerial: bool = False) -> int:
    """MYT-RANGE-08: its range towards an area, with the bonuses of its ground, of heights and of flight."""
    area = at.state.units[unit].area
    assert area is not None, f"{unit} is not on the board"
    bonuses = [lasting(at, unit, "range"), modified(at, unit, "range"), int(aerial)]
    if not aerial and not ignores_ground(at, unit, ground(at, area).id):
        bonuses.append(ground(at, area).adds("attacker", "range", "any"))
    bonuses.append(int(target_area in at.board.lower(area)))
    return clamped(row_of(at, unit).range, bonuses)
