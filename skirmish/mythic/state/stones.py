"""Divine stones: claimed, carried, dropped and absorbed; omphalos cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skirmish.mythic.hand.cards import may_hold
from skirmish.mythic.state.events import Absorbed, Boxed, Claimed, Dropped, Gained, Healed
from skirmish.mythic.state.play import card_of, in_area
from skirmish.mythic.state.state import OMPHALOS
from skirmish.mythic.state.victory import check_victory

if TYPE_CHECKING:
    from skirmish.mythic.state.play import Play, Situation
    from skirmish.mythic.state.state import Stone, Unit

STONE_NAMES = {"greek": "omphalos", "scandinavian": "rune", "egyptian": "kheper"}
"""MYT-STONE-01: what the divine stone of each mythology is called."""


def carried_by(at: Situation, unit: str) -> Stone | None:
    """MYT-STONE-03, MYT-TROOP-10: the stone that a unit carries, as a unit and whichever miniature bears it."""
    for stone in at.state.stones.values():
        if stone.carrier == unit:
            return stone
    return None


def unclaimed(at: Situation, area: str) -> tuple[Stone, ...]:
    """MYT-STONE-02: the stones that lie in an area."""
    return tuple(stone for stone in at.state.stones.values() if stone.area == area)


def drop(play: Play, unit: str) -> None:
    """MYT-STONE-04, MYT-STONE-06: the stone of a unit, if it carries one, lies in its area again."""
    stone, area = carried_by(play, unit), play.state.units[unit].area
    if stone is not None and area is not None:
        play.emit(Dropped(unit, stone.id, area))


def claim(play: Play, unit: str, stone: str) -> None:
    """MYT-CLAIM-01: the unit takes a stone onto its base."""
    play.emit(Claimed(unit, stone))


def absorbable(at: Situation, unit: Unit) -> tuple[Stone, ...]:
    """MYT-ABSORB-01: stones in the area of a divinity that are unclaimed or carried by an ally, itself included."""
    if unit.area is None or not card_of(at, unit.id).divinity:
        return ()
    allies = {other.id for other in in_area(at, unit.area) if at.book.allied(unit.player, other.player)}
    return tuple(
        stone
        for stone in at.state.stones.values()
        if stone.absorbable and (stone.area == unit.area or stone.carrier in allies)
    )


def absorb(play: Play, unit: str, stone: str) -> None:
    """MYT-ABSORB-02, MYT-ABSORB-03: onto the dashboard; the stone of its own mythology has its effect."""
    play.emit(Absorbed(unit, stone))
    check_victory(play)
    mythology = play.state.stones[stone].mythology
    if mythology == card_of(play, unit).mythology == "greek":
        play.emit(Gained(play.state.units[unit].player, (OMPHALOS,), "absorbed"))  # MYT-STONE-08


def divinity_of(at: Situation, player: str) -> Unit:
    """The divinity that leads an army."""
    return next(unit for unit in at.state.units.values() if unit.player == player and card_of(at, unit.id).divinity)


def may_heal(at: Situation, player: str) -> bool:
    """MYT-STONE-09: an omphalos card heals one point of the player's divinity in the player's own turn."""
    return could_heal(at, player) and OMPHALOS in at.state.armies[player].hand.open_to(player)


def could_heal(at: Situation, player: str) -> bool:
    """Whether, for all that everybody knows, the player may hold an omphalos card that would heal the divinity now."""
    if at.state.active != player or not may_hold(at, player, OMPHALOS):
        return False
    divinity = divinity_of(at, player)
    return 0 < divinity.vitality < card_of(at, divinity.id).vitality


def heal_with_omphalos(play: Play, player: str) -> None:
    """MYT-STONE-09: the card goes back to the box and the divinity regains a point; the stones stay."""
    play.emit(Boxed(player, OMPHALOS))
    play.emit(Healed(divinity_of(play, player).id, 1, OMPHALOS))
