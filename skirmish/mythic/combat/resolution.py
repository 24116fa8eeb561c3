"""Resolves an attack: effective values, both assaults, wounds (VIII.A.2.a.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from skirmish.mythic.combat.assault import Blow, assaults, first_roll
from skirmish.mythic.combat.attack import defence_of, offence_of
from skirmish.mythic.combat.rerolls import before_blanks
from skirmish.mythic.state.combat_decisions import PassWounds
from skirmish.mythic.state.combat_events import Attacked, PowerUsed, WoundsChanged
from skirmish.mythic.state.play import in_area
from skirmish.mythic.units.death import wound
from skirmish.mythic.units.gifts import agreed
from skirmish.mythic.units.powers import in_force, powers_of
from skirmish.mythic.units.stats import allied, type_of
from skirmish.mythic.units.talents import counted, declare
from skirmish.mythic.units.tokens import strike_token

if TYPE_CHECKING:
    from skirmish.mythic.combat.attack import Attack
    from skirmish.mythic.state.play import Play, Situation
    from skirmish.mythic.units.effects import Power

KEEP = "keep"


async def resolve(play: Play, attack: Attack, player: str) -> None:
    """MYT-ATK-07: 2.a effective values, 2.b first assault, 2.c second assault, 2.d wounds; `player` decides."""
    blow = await fixed(play, attack, player)
    rolled = await before_blanks(play, blow, await first_roll(play, blow))
    if not standing(play, attack.target):
        return  # thrown into lava and destroyed by it
    await inflict(play, attack, await assaults(play, blow, rolled))


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


async def inflict(play: Play, attack: Attack, wounds: int) -> None:
    """MYT-WOUND-01, -04: all wounds of the attack together, after the powers that change their number."""
    if attack.target in play.state.tokens:
        if wounds:
            strike_token(play, attack.target, wounds)
        return
    wounds = await _changed(play, attack.attacker, "wounds_inflicted", wounds)
    wounds = await _changed(play, attack.target, "wounds_suffered", wounds)
    wounds -= await _passed_on(play, attack.target, wounds)
    await wound(play, attack.target, wounds, "attack")


async def _changed(play: Play, unit: str, word: str, wounds: int) -> int:
    """A blow that wounds at all may be made heavier or lighter."""
    for power in _with_word(play, unit, word):
        if wounds and await agreed(play, unit, power):
            found = power.word(word)
            assert found is not None
            wounds = max(wounds + int(found.get("amount", 0)), 0)
            play.emit(WoundsChanged(power.id, wounds))
    return wounds


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
