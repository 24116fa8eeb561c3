"""Activates a unit: effects at its start, its actions, effects at its end (VII.A.2)."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

from skirmish.kernel import Answer, Choice
from skirmish.mythic.combat.action_limits import activation as now_activated
from skirmish.mythic.combat.action_limits import begin_action
from skirmish.mythic.combat.attack_action import aerial_attack, make_attack, use_power
from skirmish.mythic.hand.manoeuvres import offer_manoeuvres
from skirmish.mythic.movement.action import go
from skirmish.mythic.movement.entry import suffer_entry
from skirmish.mythic.state.areas import ground
from skirmish.mythic.state.decisions import Ruled
from skirmish.mythic.state.events import (
    Activated,
    ActivationEnded,
    ActivationLimited,
    Placed,
)
from skirmish.mythic.state.stones import absorb, claim, drop
from skirmish.mythic.turn import actions
from skirmish.mythic.turn.deeds import deeds, do_deed
from skirmish.mythic.turn.leader import lead_on
from skirmish.mythic.units.death import wound
from skirmish.mythic.units.gifts import set_off
from skirmish.mythic.units.powers import triggered
from skirmish.mythic.units.stats import ignores_ground

if TYPE_CHECKING:
    from skirmish.mythic.state.play import Play, Situation

POLAR = "polar"
ATTACKS = ("attack", "aerial_attack")
WAYS = {"walk": "walk", "run": "run", "fast_flight": "flight"}


@dataclass(frozen=True, slots=True)
class Act(Ruled):
    """Choose what the unit being activated does next; "end" when it does nothing more."""

    likely = MappingProxyType(
        {
            "absorb": 200,
            "attack": 100,
            "aerial_attack": 40,
            "power": 50,
            "deploy": 60,
            "claim": 20,
            "walk": 30,
            "run": 30,
        }
    )
    unit: str


@dataclass(frozen=True, slots=True)
class OrderEffects(Choice):
    """MYT-HIER-04: effects that come at the same moment; choose which is resolved first."""

    unit: str


async def activate(play: Play, unit: str, player: str, declared: str) -> None:
    """MYT-TURN-06 to MYT-TURN-09: from the declaration to the end, the card having been discarded."""
    play.emit(Activated(unit, player, "complex" if declared == "complex" else "simple"))
    await _begin(play, unit)
    while await _act(play, unit):
        pass
    await _finish(play, unit)


async def _begin(play: Play, unit: str) -> None:
    """MYT-TURN-07, MYT-TERR-12: polar ground and powers of this moment, in the order the active player likes."""
    waiting = [f"power:{power.id}" for power in triggered(play, unit, "start")]
    if _freezes(play, unit):
        play.emit(ActivationLimited(unit))
        waiting.append(POLAR)
    while waiting and not _over(play):
        first = waiting[0]
        if len(waiting) > 1:
            first = await play.ask(OrderEffects(play.state.active, tuple(waiting), unit))
        waiting.remove(first)
        await _resolve(play, unit, first)


async def _resolve(play: Play, unit: str, effect: str) -> None:
    if effect == POLAR:
        await wound(play, unit, 1, POLAR)
        return
    for power in triggered(play, unit, "start"):
        if effect == f"power:{power.id}":
            await set_off(play, unit, power)


def _freezes(at: Situation, unit: str) -> bool:
    """MYT-TERR-12, MYT-CLASS-06: whether a unit begins its activation on polar ground, and minds."""
    area = at.state.units[unit].area
    return area is not None and ground(at, area).id == POLAR and not ignores_ground(at, unit, POLAR)


async def _finish(play: Play, unit: str) -> None:
    """MYT-TURN-09: powers of this moment; then, when the activation is over, the troops that follow a leader."""
    for power in triggered(play, unit, "end"):
        await set_off(play, unit, power)
    followers = await lead_on(play, unit)
    play.emit(ActivationEnded(unit))
    for follower in followers:
        await follower.activate(play, activate)


def _over(at: Situation) -> bool:
    return at.state.activation is None or at.state.activation.over


async def _act(play: Play, unit: str) -> bool:
    """MYT-TURN-08: one more deed of the unit; False when there is none, or none is wanted."""
    if _over(play):
        return False
    public = tuple(actions.public_options(play, unit))
    if not public:
        return False
    player = now_activated(play, unit).player
    options = (actions.END, *(one for one in public if actions.affordable(play, unit, one)), *deeds(play, player))
    answer = await play.ask(Act(player, options, lambda wanted: actions.why_not(play, unit, wanted), unit))
    if answer == actions.END:
        return False
    await _do(play, unit, player, answer)
    return True


async def _do(play: Play, unit: str, player: str, answer: Answer) -> None:
    """Carry an answer out: free deeds first (MYT-ACT-08), then actions, which are used up when they begin."""
    if answer == actions.DROP:
        drop(play, unit)
    elif isinstance(answer, str) and answer.startswith("power:"):
        await use_power(play, unit, answer.removeprefix("power:"))
    elif not await do_deed(play, player, answer):
        await _make(play, unit, player, answer)


async def _make(play: Play, unit: str, player: str, answer: Answer) -> None:
    """MYT-ACT-03: an action is finished before the next begins."""
    action, about = (answer, "") if isinstance(answer, str) else answer
    begin_action(play, unit, action)
    if action in ATTACKS:
        await offer_manoeuvres(play, but=(player,))
    if action in WAYS:
        await go(play, unit, player, WAYS[action])  # type: ignore[arg-type]
    elif action == "attack":
        await make_attack(play, unit)
    elif action == "aerial_attack":
        await aerial_attack(play, unit)
    elif action == "claim":
        claim(play, unit, about)
    elif action == "absorb":
        absorb(play, unit, about)
    else:
        await deploy(play, unit, about)


async def deploy(play: Play, unit: str, area: str) -> None:
    """MYT-DEPLOY-02, MYT-DEPLOY-05: the unit comes onto the board, and what entering does is done."""
    play.emit(Placed(unit, area, "deploy"))
    await suffer_entry(play, unit)
