"""Retaliation: the defender strikes back, for an activation card, once per turn (VIII.A.2.a.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skirmish.mythic.combat.attack import Attack
from skirmish.mythic.combat.resolution import resolve, standing
from skirmish.mythic.hand.cards import discard, hand, may_hold
from skirmish.mythic.hand.manoeuvres import EVADE, buy, can_buy, could_buy, may_evade
from skirmish.mythic.state.combat_decisions import AnswerAttack
from skirmish.mythic.state.combat_events import AttackLost, Evaded, Retaliated
from skirmish.mythic.units.stats import affected

if TYPE_CHECKING:
    from skirmish.mythic.state.play import Play, Situation

RETALIATE, PASS = "retaliate", "pass"


def may_retaliate(at: Situation, attack: Attack) -> bool:
    """MYT-RETAL-01, -04 to -08: whether the rules allow it, and everybody must think the card may be in the hand."""
    state, unit = at.state, attack.target
    if attack.kind != "normal" or attack.category != "0" or attack.retaliation or unit not in state.units:
        return False
    if not standing(at, unit) or not standing(at, attack.attacker):
        return False
    done = state.turn.retaliated if state.turn is not None else ()
    return unit not in done and not affected(at, unit, "paralysed") and may_hold(at, state.units[unit].player, unit)


async def offer_retaliation(play: Play, attack: Attack) -> bool:
    """MYT-RETAL-01: the defender may retaliate; whether it did."""
    if not may_retaliate(play, attack):
        return False
    player = play.state.units[attack.target].player
    options = (PASS, RETALIATE) if attack.target in hand(play, player) else (PASS,)
    answer = await play.ask(AnswerAttack(player, options, attack.target, attack.attacker))
    if answer == PASS:
        return False
    await retaliate(play, attack)
    return True


async def retaliate(play: Play, attack: Attack, *, initiative: bool = False) -> None:
    """MYT-RETAL-02, -03, -09: a card is discarded, the parts are exchanged, and 2.a to 2.d are carried out."""
    unit, other = attack.target, attack.attacker
    player = play.state.units[unit].player
    discard(play, player, (unit,), "retaliation")
    play.emit(Retaliated(unit, other, initiative))
    back = Attack(unit, other, "0", retaliation=True, answers_aerial=attack.aerial)
    if await offer_evasion(play, back):
        play.emit(AttackLost(unit, "evaded"))  # MYT-MANO-10: a retaliation has one target only
    else:
        await resolve(play, back, player)


def could_evade(at: Situation, attack: Attack) -> bool:
    """MYT-MANO-07, -10: a flying unit, no troop, targeted at range 0, whose player may be able to pay."""
    unit = attack.target
    if attack.category != "0" or unit not in at.state.units:
        return False
    return may_evade(at, unit) and could_buy(at, at.state.units[unit].player, EVADE)


async def offer_evasion(play: Play, attack: Attack) -> bool:
    """Ask whether the target evades; if so it is paid for (MYT-MANO-03)."""
    if not could_evade(play, attack):
        return False
    player = play.state.units[attack.target].player
    options = (PASS, EVADE) if can_buy(play, player, EVADE) else (PASS,)
    if await play.ask(AnswerAttack(player, options, attack.target, attack.attacker)) == PASS:
        return False
    await buy(play, player, EVADE)
    play.emit(Evaded(attack.target))
    return True
