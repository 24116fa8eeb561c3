"""Activates a unit: effects at its start, its actions, effects at its end (VII.A.2)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING

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
from skirmish.mythic.turn.leader import LEADER, Follower, lead, lead_by_power, leads, may_lead
from skirmish.mythic.units.death import wound
from skirmish.mythic.units.effects import FOLLOWING
from skirmish.mythic.units.gifts import set_off
from skirmish.mythic.units.powers import triggered
from skirmish.mythic.units.simultaneous import called, in_order, may_come
from skirmish.mythic.units.stats import ignores_ground

if TYPE_CHECKING:
    from skirmish.kernel import Answer
    from skirmish.mythic.state.play import Play, Situation
    from skirmish.mythic.units.effects import Power

POLAR, START = "polar", "start"
Effects = dict[str, Callable[[], Awaitable[None]]]
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


async def activate(play: Play, unit: str, player: str, declared: str) -> None:
    """MYT-TURN-06 to MYT-TURN-09: from the declaration to the end, the card having been discarded."""
    play.emit(Activated(unit, player, "complex" if declared == "complex" else "simple"))
    await _begin(play, unit)
    while await _act(play, unit):
        pass
    await _finish(play, unit)


async def _begin(play: Play, unit: str) -> None:
    """MYT-TURN-07, MYT-TERR-12: polar ground and powers of this moment, in the order the active player likes."""
    powers = [power for power in triggered(play, unit, START) if may_come(play, unit, power)]
    effects: Effects = {called(power, unit): partial(_set_off, play, unit, power) for power in powers}
    if _freezes(play, unit):
        play.emit(ActivationLimited(unit))
        effects[POLAR] = partial(wound, play, unit, 1, POLAR)
    await in_order(play, unit, effects)


async def _set_off(play: Play, unit: str, power: Power) -> None:
    """MYT-POW-05: what came before may have ended the activation, or moved the slide to a row without the power."""
    if not _over(play) and power in triggered(play, unit, START):
        await set_off(play, unit, power)


def _freezes(at: Situation, unit: str) -> bool:
    """MYT-TERR-12, MYT-CLASS-06: whether a unit begins its activation on polar ground, and minds."""
    area = at.state.units[unit].area
    return area is not None and ground(at, area).id == POLAR and not ignores_ground(at, unit, POLAR)


async def _finish(play: Play, unit: str) -> None:
    """MYT-TURN-09, MYT-HIER-04: powers and Leader, in the order of the active player; then the troops that follow."""
    followers: list[Follower] = []
    effects: Effects = {}
    if leads(play, unit):
        effects[f"{LEADER}:{unit}"] = partial(lead, play, unit, followers)
    for power in triggered(play, unit, "end"):
        if power.word(FOLLOWING) is None and may_come(play, unit, power):
            effects[called(power, unit)] = partial(set_off, play, unit, power)
        elif may_lead(play, unit, power):
            effects[called(power, unit)] = partial(lead_by_power, play, unit, power, followers)
    await in_order(play, unit, effects)
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
