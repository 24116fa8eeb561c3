"""A normal attack (VIII.A.2.a): target choice, resolution, retaliation; and whether a unit can attack at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skirmish.mythic.combat.area_attack import attackable_areas, units_hit
from skirmish.mythic.combat.attack import Attack
from skirmish.mythic.combat.interception import answered
from skirmish.mythic.combat.resolution import resolve
from skirmish.mythic.combat.retaliation import offer_retaliation
from skirmish.mythic.combat.target_choice import targets
from skirmish.mythic.movement.entry import controller
from skirmish.mythic.movement.move_judge import can_charge
from skirmish.mythic.state.combat_decisions import ChooseTarget
from skirmish.mythic.units.effects import areas_of
from skirmish.mythic.units.talents import force_of_nature, may_draw_on_nature

if TYPE_CHECKING:
    from skirmish.mythic.state.play import Play, Situation
    from skirmish.mythic.units.effects import Power, Word


def can_attack(at: Situation, unit: str, *, aerial: bool = False) -> bool:
    """MYT-ATK-15: whether there is a legal target, if need be with the reach that Force of Nature gives."""
    if targets(at, unit, aerial=aerial):
        return True
    return may_draw_on_nature(at, unit) and bool(targets(at, unit, more=1))


def can_use(at: Situation, unit: str, power: Power) -> bool:
    """Whether a power that attacks has something to attack; other powers can always be used."""
    return all(_has_object(at, unit, word) for word in power.words)


def _has_object(at: Situation, unit: str, word: Word) -> bool:
    area = at.state.units[unit].area
    assert area is not None
    if word.do == "attack":
        armed = not word.get("element") or at.state.elements.get(area, 0) > 0
        return armed and bool(targets(at, unit, reach=word.get("range")))
    if word.do == "area_attack":
        return bool(attackable_areas(at, unit, word.get("range")))
    if word.do == "attack_each":
        return bool(units_hit(at, unit, word.get("range")))
    return word.do != "charge" or can_charge(at, unit, areas_of(word))


async def strike(
    play: Play, unit: str, *, aerial: bool = False, dice: int | None = None, reach: int | None = None, power: str = ""
) -> None:
    """MYT-ATK-03: 1 target choice, 2 resolution, 3 retaliation."""
    player = controller(play, unit)
    out_of_reach = not targets(play, unit, aerial=aerial, reach=reach)
    await force_of_nature(play, unit, player, needed=out_of_reach)
    ways = {one.answer: one for one in targets(play, unit, aerial=aerial, reach=reach)}
    chosen = ways[await play.ask(ChooseTarget(player, tuple(ways), unit)) if len(ways) > 1 else next(iter(ways))]
    started = Attack(unit, chosen.id, chosen.category, dice=dice, aerial=aerial, power=power)
    meant = await answered(play, started, player, reach)
    if meant is not None:
        await resolve(play, meant, player)
        await offer_retaliation(play, meant)
