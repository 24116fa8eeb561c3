"""Answers after a target was chosen: Guard, Evade and Initiative (MYT-ATK-14)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from skirmish.mythic.combat.resolution import standing
from skirmish.mythic.combat.retaliation import PASS, could_evade, may_retaliate, offer_evasion, retaliate
from skirmish.mythic.combat.target_choice import targets
from skirmish.mythic.hand.cards import hand
from skirmish.mythic.hand.manoeuvres import EVADE
from skirmish.mythic.state.combat_decisions import AnswerAttack, ChooseTarget, OrderAnswers
from skirmish.mythic.state.combat_events import AttackLost, TargetTaken
from skirmish.mythic.units.stats import has_talent, range_of
from skirmish.mythic.units.talents import beside

if TYPE_CHECKING:
    from skirmish.mythic.combat.attack import Attack
    from skirmish.mythic.state.play import Play, Situation

GUARD, INITIATIVE, CANCEL = "guard", "initiative", "cancel"


async def answered(play: Play, attack: Attack, player: str, reach: int | None = None) -> Attack | None:
    """The attack as it is after everybody has answered the choice of its target; None when nothing is left of it."""
    asked: set[str] = set()
    guarded = False
    while True:
        ways = [way for way in _ways(play, attack, guarded=guarded) if f"{way}>{attack.target}" not in asked]
        if not ways:
            return attack
        way = ways[0]
        if len(ways) > 1:
            way = await play.ask(OrderAnswers(play.state.active, tuple(ways)))
        asked.add(f"{way}>{attack.target}")
        kind, _, unit = way.partition(":")
        if kind == GUARD:
            if await _guards(play, attack, unit):
                attack, guarded = replace(attack, target=unit), True
        elif kind == EVADE:
            if await offer_evasion(play, attack):
                found = await _redirected(play, attack, player, reach)
                if found is None:
                    return None
                attack = found
        elif await _strikes_first(play, attack) and not _goes_on(play, attack):
            return None


def _ways(at: Situation, attack: Attack, *, guarded: bool) -> list[str]:
    """The answers that are possible for all that everybody knows, as kind:unit."""
    found = [] if guarded else [f"{GUARD}:{unit}" for unit in guards(at, attack)]
    if could_evade(at, attack):
        found.append(f"{EVADE}:{attack.target}")
    if may_take_initiative(at, attack):
        found.append(f"{INITIATIVE}:{attack.target}")
    return found


def guards(at: Situation, attack: Attack) -> list[str]:
    """MYT-TAL-14, MYT-AREA-09: allies of the target in its area with Guard; against enemies, not a retaliation."""
    units = at.state.units
    if attack.retaliation or attack.target not in units:
        return []
    if at.book.allied(units[attack.attacker].player, units[attack.target].player):
        return []
    return [one.id for one in beside(at, attack.target) if has_talent(at, one.id, "guard")]


async def _guards(play: Play, attack: Attack, unit: str) -> bool:
    player = play.state.units[unit].player
    if await play.ask(AnswerAttack(player, (PASS, GUARD), unit, attack.attacker)) == PASS:
        return False
    play.emit(TargetTaken(unit, attack.target))
    return True


def may_take_initiative(at: Situation, attack: Attack) -> bool:
    """MYT-TAL-15, -17: the target of a normal attack of range 0, unless the attacker has Initiative as well."""
    units = at.state.units
    if attack.target not in units or not has_talent(at, attack.target, INITIATIVE):
        return False
    return not has_talent(at, attack.attacker, INITIATIVE) and may_retaliate(at, attack)


async def _strikes_first(play: Play, attack: Attack) -> bool:
    """MYT-TAL-15: the retaliation comes before the attack, at its usual cost."""
    player = play.state.units[attack.target].player
    options = (PASS, INITIATIVE) if attack.target in hand(play, player) else (PASS,)
    if await play.ask(AnswerAttack(player, options, attack.target, attack.attacker)) == PASS:
        return False
    before = play.state.units[attack.attacker].area
    await retaliate(play, attack, initiative=True)
    if standing(play, attack.attacker) and play.state.units[attack.attacker].area != before:
        _lose_if_too_far(play, attack)
    elif not standing(play, attack.attacker):
        play.emit(AttackLost(attack.attacker, "destroyed"))
    return True


def _lose_if_too_far(play: Play, attack: Attack) -> None:
    if not _within(play, attack):
        play.emit(AttackLost(attack.attacker, "out_of_range"))


def _goes_on(at: Situation, attack: Attack) -> bool:
    """MYT-TAL-16: after Initiative the attacker must live, and the target be within its range still."""
    return standing(at, attack.attacker) and _within(at, attack)


def _within(at: Situation, attack: Attack) -> bool:
    here, there = at.state.units[attack.attacker].area, at.state.units[attack.target].area
    if here is None or there is None:
        return False
    if any(one.id == attack.target and one.category == "0" for one in targets(at, attack.attacker)):
        return True
    far = at.board.distance(here, there)
    return far is not None and far <= range_of(at, attack.attacker, there, aerial=attack.aerial)


async def _redirected(play: Play, attack: Attack, player: str, reach: int | None) -> Attack | None:
    """MYT-MANO-08: the attacker may choose another legal target; else the attack is lost."""
    if attack.kind == "area":
        return None  # MYT-MANO-10: nobody takes the place of a unit that evades an area attack
    found = targets(play, attack.attacker, aerial=attack.aerial, reach=reach)
    ways = {one.answer: one for one in found if one.id != attack.target}
    answer = await play.ask(ChooseTarget(player, (CANCEL, *ways), attack.attacker)) if ways else CANCEL
    if answer == CANCEL:
        play.emit(AttackLost(attack.attacker, "evaded"))
        return None
    return replace(attack, target=ways[answer].id, category=ways[answer].category)
