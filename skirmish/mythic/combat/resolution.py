"""Resolves an attack: effective values, both assaults, wounds (VIII.A.2.a.2)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from skirmish.mythic.combat.assault import Blow, assaults, first_roll
from skirmish.mythic.combat.attack import defence_of, offence_of
from skirmish.mythic.combat.rerolls import before_blanks
from skirmish.mythic.state.combat_decisions import PassWounds, UsePower
from skirmish.mythic.state.combat_events import Attacked, PowerUsed, WoundsChanged
from skirmish.mythic.state.play import in_area
from skirmish.mythic.units.death import wound
from skirmish.mythic.units.gifts import NO, YES, agreed
from skirmish.mythic.units.powers import in_force, powers_of
from skirmish.mythic.units.simultaneous import called, in_order, may_come
from skirmish.mythic.units.stats import allied, type_of
from skirmish.mythic.units.talents import counted, declare
from skirmish.mythic.units.tokens import strike_token

if TYPE_CHECKING:
    from skirmish.mythic.combat.attack import Attack
    from skirmish.mythic.state.play import Play, Situation
    from skirmish.mythic.units.effects import Power

KEEP = "keep"
INFLICTED, SUFFERED = "wounds_inflicted", "wounds_suffered"


async def resolve(play: Play, attack: Attack, player: str) -> None:
    """MYT-ATK-07: 2.a effective values, 2.b first assault, 2.c second assault, 2.d wounds; `player` decides."""
    blow = await fixed(play, attack, player)
    rolled = await before_blanks(play, blow, await first_roll(play, blow))
    if not standing(play, attack.target):
        return  # thrown into lava and destroyed by it
    await inflict(play, blow, await assaults(play, blow, rolled))


async def fixed(play: Play, attack: Attack, player: str) -> Blow:
    """MYT-ATK-08, -11: talents are declared, and both values hold for the whole resolution."""
    used = await declare(play, attack, player)
    for_offence, for_defence, tormented = counted(play, attack, used)
    offence = offence_of(play, attack, for_offence)
    defence = defence_of(play, attack, for_defence, tormented=tormented)
    names = tuple(f"{one.unit}:{one.talent}" for one in used)
    play.emit(
        Attacked(
            attack.attacker,
            attack.target,
            attack.category,
            offence,
            defence,
            names,
            attack.kind,
            attack.retaliation,
            attack.power,
        )
    )
    return Blow(attack, offence, defence, player)


def standing(at: Situation, target: str) -> bool:
    """Whether a unit or token is still there to be hit."""
    state = at.state
    if target in state.units:
        return state.units[target].area is not None
    return target in state.tokens and state.tokens[target].area is not None


async def inflict(play: Play, blow: Blow, wounds: int) -> None:
    """MYT-WOUND-01, -04: all wounds of the attack together, after the powers that change their number."""
    target = blow.attack.target
    if target in play.state.tokens:
        if wounds:
            strike_token(play, target, wounds)
        return
    wounds = await _changed(play, blow, wounds)
    wounds -= await _passed_on(play, target, wounds)
    await wound(play, target, wounds, "attack")


async def _changed(play: Play, blow: Blow, wounds: int) -> int:
    """MYT-HIER-07: a blow that wounds at all may be made heavier and lighter, in the order of the active player."""
    count = [wounds]
    effects = {
        called(power, unit): partial(_change, play, blow, unit, power, word, count)
        for unit, word in ((blow.attack.attacker, INFLICTED), (blow.attack.target, SUFFERED))
        for power in _with_word(play, unit, word)
        if _may_change(play, blow, unit, power)
    }
    if wounds:
        await in_order(play, blow.attack.target, effects)
    return count[0]


def _may_change(at: Situation, blow: Blow, unit: str, power: Power) -> bool:
    """MYT-AREA-06: who resolves the attack on an ally of the attacker spends no cards, and nobody else decides."""
    return not power.cost if _lent(at, blow, unit) else may_come(at, unit, power)


def _lent(at: Situation, blow: Blow, unit: str) -> bool:
    """Whether an opponent decides for a unit in this attack: for the attacker, when it hits an ally."""
    return unit == blow.attack.attacker and blow.player not in at.book.side_of(at.state.units[unit].player)


async def _change(play: Play, blow: Blow, unit: str, power: Power, word: str, count: list[int]) -> None:
    if not count[0] or not await _wanted(play, blow, unit, power):
        return
    found = power.word(word)
    assert found is not None
    count[0] = max(count[0] + int(found.get("amount", 0)), 0)
    play.emit(WoundsChanged(power.id, count[0]))


async def _wanted(play: Play, blow: Blow, unit: str, power: Power) -> bool:
    """MYT-AREA-06: the opponent freely decides which powers are used; else they are agreed on as always."""
    if not _lent(play, blow, unit):
        return await agreed(play, unit, power)
    if await play.ask(UsePower(blow.player, (NO, YES), unit, power.id)) == NO:
        return False
    play.emit(PowerUsed(unit, power.id))
    return True


def _with_word(at: Situation, unit: str, word: str) -> tuple[Power, ...]:
    powers = powers_of(at.book.cards[at.state.units[unit].card])
    return tuple(one for one in powers if one.word(word) is not None and in_force(at, unit, one))


async def _passed_on(play: Play, unit: str, wounds: int) -> int:
    """Wounds that troops beside the target take in its place; how many they were."""
    passed = 0
    for power in _with_word(play, unit, "pass_wounds"):
        options = pass_options(play, unit, wounds - passed)
        if wounds == passed or not options or (power.cost and not await agreed(play, unit, power)):
            continue
        answer = await play.ask(PassWounds(play.state.units[unit].player, (KEEP, *options), unit, wounds - passed))
        if answer != KEEP:
            troop, number = answer
            play.emit(PowerUsed(unit, power.id))
            await wound(play, troop, number, power.id)
            passed += number
    return passed


def pass_options(at: Situation, unit: str, wounds: int) -> list[Any]:
    """The troops that accompany a unit, and how many wounds each could take."""
    area = at.state.units[unit].area
    assert area is not None
    return [
        [other.id, number]
        for other in in_area(at, area)
        if other.id != unit and type_of(at, other.id) == "troop" and allied(at, unit, other.id)
        for number in range(1, min(wounds, other.vitality) + 1)
    ]
