"""Uses powers: active ones between actions, offensive ones in place of an attack; word after word of the card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skirmish.mythic.combat.action_limits import begin_action
from skirmish.mythic.combat.area_attack import area_attack, everybody_in, strike_all, units_hit
from skirmish.mythic.combat.strike import strike
from skirmish.mythic.hand.art_of_war import pay
from skirmish.mythic.movement.entry import controller, enter
from skirmish.mythic.movement.move_judge import charger, may_set_out, may_stop, onward, start_of
from skirmish.mythic.state.combat_decisions import ChooseArea
from skirmish.mythic.state.combat_events import PowerUsed
from skirmish.mythic.state.events import ElementRemoved
from skirmish.mythic.state.play import in_area
from skirmish.mythic.units.death import destroy
from skirmish.mythic.units.effects import areas_of
from skirmish.mythic.units.gifts import begin, give
from skirmish.mythic.units.powers import power_of, value_of
from skirmish.mythic.units.stats import allied, type_of

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from skirmish.mythic.state.play import Play
    from skirmish.mythic.units.effects import Power, Word

STOP = "stop"


async def use_power(play: Play, unit: str, power_id: str) -> None:
    """MYT-POW-08, -12, -13: pay, then carry the power out; an active one is used up for the turn."""
    power = power_of(play, unit, power_id)
    await pay(play, controller(play, unit), power.cost, power.id)
    if power.type == "offensive":
        begin_action(play, unit, "attack")  # MYT-POW-13: it counts as the simple action it replaces
    play.emit(PowerUsed(unit, power.id, active=power.type == "active"))
    for word in power.words:
        if not await give(play, unit, power, word):
            await _DEEDS[word.do](play, unit, power, word)


def dice_of(play: Play, unit: str, power: Power) -> int | None:
    """MYT-POW-07: the number in the window replaces the offence; a symbol leaves it as it is."""
    value = value_of(play, unit, power.id)
    return None if isinstance(value, bool) else value


async def _attack(play: Play, unit: str, power: Power, word: Word) -> None:
    area = play.state.units[unit].area
    if word.get("element") and area is not None:
        play.emit(ElementRemoved(area))
    await strike(play, unit, dice=dice_of(play, unit, power), reach=word.get("range"), power=power.id)


async def _area_attack(play: Play, unit: str, power: Power, word: Word) -> None:
    await area_attack(play, unit, dice=dice_of(play, unit, power), reach=word.get("range"), power=power.id)


async def _attack_each(play: Play, unit: str, power: Power, word: Word) -> None:
    victims = units_hit(play, unit, word.get("range"))
    await strike_all(play, unit, victims, dice=dice_of(play, unit, power), power=power.id)


async def _charge(play: Play, unit: str, power: Power, word: Word) -> None:
    """Area after area is entered, over enemies as well, and everybody there is attacked.

    A rift is crossed along its skulls, without a stop in it (MYT-TERR-14); chains and lava end the charge.
    """
    dice, areas = dice_of(play, unit, power), areas_of(word)
    if not may_set_out(play, unit, "walk"):
        return
    here = start_of(charger(play, unit, areas))
    while play.state.units[unit].area == here.area:
        going = charger(play, unit, areas)
        ways = {stance.area: stance for stance in onward(going, here)}
        may_rest = here.entered > 0 and may_stop(going, here)
        options = (STOP, *ways) if may_rest else tuple(ways)
        if not ways:
            return
        area = await play.ask(ChooseArea(controller(play, unit), options, unit)) if len(options) > 1 else options[0]
        if area == STOP:
            return
        here = ways[area]
        await enter(play, unit, area, "charge")
        if play.state.units[unit].area == area:
            await strike_all(play, unit, everybody_in(play, area, unit), dice=dice, power=power.id)


async def _destroy(play: Play, unit: str, _power: Power, word: Word) -> None:
    """All enemies of these types in its area are destroyed without an attack."""
    for victim in _enemies_here(play, unit, word):
        await destroy(play, victim)


async def _paralyse(play: Play, unit: str, power: Power, word: Word) -> None:
    """MYT-GAP-19: enemies of these types in its area can neither be activated nor retaliate for a round."""
    for victim in _enemies_here(play, unit, word):
        begin(play, victim, "paralysed", 0, power.id, "round")


def _enemies_here(play: Play, unit: str, word: Word) -> list[str]:
    area = play.state.units[unit].area
    if area is None:
        return []
    here = [one.id for one in in_area(play, area) if not allied(play, unit, one.id)]
    return [one for one in here if type_of(play, one) in word.get("types", ())]


_DEEDS: dict[str, Callable[[Play, str, Power, Word], Awaitable[None]]] = {
    "attack": _attack,
    "area_attack": _area_attack,
    "attack_each": _attack_each,
    "charge": _charge,
    "destroy": _destroy,
    "paralyse": _paralyse,
}
