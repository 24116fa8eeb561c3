"""Suggests which unit to activate to players of chance, and to people who ask for hints."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skirmish.mythic.state.play import card_of
from skirmish.mythic.state.stones import absorbable

if TYPE_CHECKING:
    from skirmish.kernel import Answer
    from skirmish.mythic.state.play import Situation


def pressing(at: Situation, found: tuple[Answer, ...]) -> tuple[Answer, ...]:
    """A divinity that could absorb a stone or has still to be deployed; else a unit with an enemy in its area."""
    units = at.state.units
    mine = {name: units[name] for name, _ in found}
    leaders = [unit for unit in mine.values() if card_of(at, unit.id).divinity]
    absorbing = [[unit.id, "complex"] for unit in leaders if unit.waiting or absorbable(at, unit)]
    if absorbing or not mine:
        return tuple(absorbing)
    allies = at.book.side_of(at.state.active)
    held = {unit.area for unit in units.values() if unit.player not in allies}
    return tuple([unit.id, "simple"] for unit in mine.values() if unit.area is not None and unit.area in held)
