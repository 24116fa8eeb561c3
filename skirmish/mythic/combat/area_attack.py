"""Area attacks (VIII.A.2.b): attack all units of an area, friend and foe, one by one and without retaliation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skirmish.mythic.combat.attack import Attack
from skirmish.mythic.combat.interception import answered
from skirmish.mythic.combat.resolution import resolve, standing
from skirmish.mythic.combat.target_choice import hostile, in_range
from skirmish.mythic.movement.entry import controller
from skirmish.mythic.state.areas import sees
from skirmish.mythic.state.combat_decisions import ChooseArea, ChooseTarget
from skirmish.mythic.units.talents import force_of_nature

if TYPE_CHECKING:
    from collections.abc import Iterable

    from skirmish.mythic.state.play import Play, Situation


def attackable_areas(at: Situation, unit: str, reach: int | None = None) -> tuple[str, ...]:
    """MYT-AREA-02, -03, -08: areas within range and sight that hold an enemy; a full area beside is no exception."""
    area = at.state.units[unit].area
    if area is None:
        return ()
    held = dict.fromkeys(where for other, where in hostile(at, unit) if other in at.state.units)
    return tuple(where for where in held if in_range(at, unit, where, reach=reach) and sees(at, area, where))


def units_hit(at: Situation, unit: str, reach: int | None = None) -> tuple[str, ...]:
    """All enemies within range and sight, wherever they stand."""
    areas = attackable_areas(at, unit, reach)
    return tuple(other for other, where in hostile(at, unit) if where in areas)


def everybody_in(at: Situation, area: str, unit: str) -> tuple[str, ...]:
    """MYT-AREA-02, MYT-TOKEN-08: all units of an area but the attacker, and the enemy tokens that can be attacked."""
    units = [one.id for one in at.state.units.values() if one.area == area and one.id != unit]
    tokens = [one for one, where in hostile(at, unit) if where == area and one in at.state.tokens]
    return (*units, *tokens)


async def area_attack(
    play: Play, unit: str, *, dice: int | None = None, reach: int | None = None, power: str = ""
) -> None:
    """MYT-AREA-03 to -05: choose an area, then attack every unit in it, each once and with its own roll."""
    player = controller(play, unit)
    await force_of_nature(play, unit, player, needed=not attackable_areas(play, unit, reach))
    ways = attackable_areas(play, unit, reach)
    area = await play.ask(ChooseArea(player, ways, unit)) if len(ways) > 1 else ways[0]
    await strike_all(play, unit, everybody_in(play, area, unit), dice=dice, power=power)


async def strike_all(
    play: Play, unit: str, victims: Iterable[str], *, dice: int | None = None, power: str = ""
) -> None:
    """MYT-AREA-04, -10: those meant at the start, in the attacker's order; a unit that has left is skipped."""
    player = controller(play, unit)
    places = {one: _area(play, one) for one in victims}
    left = list(places)
    while left := [one for one in left if standing(play, one) and _area(play, one) == places[one]]:
        if not standing(play, unit):
            return
        chosen = await play.ask(ChooseTarget(player, tuple(left), unit)) if len(left) > 1 else left[0]
        left.remove(chosen)
        close = places[chosen] == _area(play, unit)
        await _strike(play, Attack(unit, chosen, "0" if close else "1+", "area", dice=dice, power=power), player)


def _area(at: Situation, target: str) -> str | None:
    state = at.state
    return state.units[target].area if target in state.units else state.tokens[target].area


async def _strike(play: Play, attack: Attack, player: str) -> None:
    """One unit of the area: Guard may take its place, Evade saves it, and no unit retaliates (MYT-AREA-07, -09)."""
    meant = await answered(play, attack, player)
    if meant is not None:
        await resolve(play, meant, resolver(play, meant, player))


def resolver(at: Situation, attack: Attack, player: str) -> str:
    """MYT-AREA-06: against an ally the next opponent in playing order resolves the attack."""
    state = at.state
    if attack.target not in state.units or not at.book.allied(player, state.units[attack.target].player):
        return player
    players = at.book.players
    start = players.index(state.active)
    order = players[start:] + players[:start]
    opponents = (one for one in order if not at.book.allied(player, one) and not state.armies[one].eliminated)
    return next(opponents, player)  # an adventure may go on with one side alone
