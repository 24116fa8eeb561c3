"""Lists which actions a unit being activated may make now, and why not the others (chapter VIII)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skirmish.kernel import YES, Verdict
from skirmish.mythic.combat.action_limits import COMPLEX, SIMPLE, activation, may_still
from skirmish.mythic.combat.attack_action import can_attack, can_use
from skirmish.mythic.hand.art_of_war import can_pay, could_pay
from skirmish.mythic.movement.entry import admits, no
from skirmish.mythic.movement.move_judge import blocks, can_go, may_set_out
from skirmish.mythic.state.areas import sees
from skirmish.mythic.state.play import card_of
from skirmish.mythic.state.stones import absorbable, carried_by, unclaimed
from skirmish.mythic.units.powers import usable
from skirmish.mythic.units.stats import has_talent

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from skirmish.kernel import Answer
    from skirmish.mythic.state.play import Situation
    from skirmish.mythic.state.state import Stone
    from skirmish.mythic.units.effects import Power

END, DROP = "end", "drop"


def may_make(at: Situation, unit: str, action: str) -> Verdict:
    """Whether a unit may make an action now: by its activation, and by what is around it."""
    verdict = may_still(at, unit, action)
    if not verdict:
        return verdict
    waiting = at.state.units[unit].area is None
    if waiting != (action == "deploy"):
        return no("only_deploys" if waiting else "in_play_already", "MYT-DEPLOY-01", unit=unit)
    return _POSSIBLE[action](at, unit)


def _walk(at: Situation, unit: str) -> Verdict:
    verdict = may_set_out(at, unit, "walk")
    return _if(can_go(at, unit, "walk"), "nowhere_to_go", "MYT-WALK-02", unit) if verdict else verdict


def _run(at: Situation, unit: str) -> Verdict:
    verdict = may_set_out(at, unit, "run")
    return _if(can_go(at, unit, "run"), "nowhere_to_go", "MYT-RUN-01", unit) if verdict else verdict


def _fast_flight(at: Situation, unit: str) -> Verdict:
    verdict = may_set_out(at, unit, "flight")
    return _if(can_go(at, unit, "flight"), "nowhere_to_go", "MYT-FLY-04", unit) if verdict else verdict


def _attack(at: Situation, unit: str) -> Verdict:
    return _if(can_attack(at, unit), "no_target", "MYT-ATK-15", unit)


def _aerial_attack(at: Situation, unit: str) -> Verdict:
    if "flying" not in card_of(at, unit).classes:
        return no("cannot_fly", "MYT-FLY-03", unit=unit)
    return _if(can_attack(at, unit, aerial=True), "no_target", "MYT-ATK-15", unit)


def _claim(at: Situation, unit: str) -> Verdict:
    if carried_by(at, unit) is not None:
        return no("carries_a_stone", "MYT-CLAIM-02", unit=unit)
    if claimable(at, unit):
        return YES
    near = [stone for area in _claim_areas(at, unit) for stone in unclaimed(at, area)]
    return no("blocked", "MYT-CLAIM-04", unit=unit) if near else no("no_stone", "MYT-CLAIM-01", unit=unit)


def _deploy(at: Situation, unit: str) -> Verdict:
    if at.state.units[unit].entered:
        return no("in_play_already", "MYT-DEPLOY-01", unit=unit)
    return _if(bool(deployment_areas(at, unit)), "no_area_to_deploy", "MYT-DEPLOY-02", unit)


def _absorb(at: Situation, unit: str) -> Verdict:
    if not card_of(at, unit).divinity:
        return no("no_divinity", "MYT-ABSORB-01", unit=unit)
    return _if(bool(absorbable(at, at.state.units[unit])), "no_stone", "MYT-ABSORB-01", unit)


def _if(possible: bool, reason: str, rule: str, unit: str) -> Verdict:
    return YES if possible else no(reason, rule, unit=unit)


_POSSIBLE: dict[str, Callable[[Situation, str], Verdict]] = {
    "walk": _walk,
    "attack": _attack,
    "claim": _claim,
    "run": _run,
    "deploy": _deploy,
    "absorb": _absorb,
    "fast_flight": _fast_flight,
    "aerial_attack": _aerial_attack,
}


# -------------------------------------------------------------------- stones and places


def claimable(at: Situation, unit: str) -> tuple[Stone, ...]:
    """MYT-CLAIM-01, MYT-CLAIM-05: the unclaimed stones that a unit can reach, where no enemy's Block forbids it."""
    return tuple(
        stone for area in _claim_areas(at, unit) for stone in unclaimed(at, area) if not _claim_blocked(at, unit, area)
    )


def _claim_areas(at: Situation, unit: str) -> tuple[str, ...]:
    """MYT-TAL-13: a Gem Collector reaches into the visible areas of its surroundings (MYT-BOARD-09)."""
    area = at.state.units[unit].area
    if area is None:
        return ()
    if not has_talent(at, unit, "gem_collector"):
        return (area,)
    return tuple(other for other in at.board.surroundings(area) if sees(at, area, other))


def _claim_blocked(at: Situation, unit: str, area: str) -> bool:
    """MYT-CLAIM-04, MYT-TAL-07: a stone in the area of an enemy with Block, unless the unit has Block itself."""
    if has_talent(at, unit, "block"):
        return False
    return any(other.area == area and blocks(at, other.id, unit) for other in at.state.units.values())


def deployment_areas(at: Situation, unit: str) -> tuple[str, ...]:
    """MYT-DEPLOY-02 to MYT-DEPLOY-04: the areas of its army's zone that are not full and let it in."""
    zone = at.state.armies[at.state.units[unit].player].zone
    return tuple(area for area in zone if admits(at, unit, area, "deploy"))


# -------------------------------------------------------------------- what can be answered


def public_options(at: Situation, unit: str) -> Iterator[Answer]:
    """What a unit may do for all that everybody knows: actions, powers that might be paid for, letting a stone go."""
    for action in SIMPLE if activation(at, unit).declared == "simple" else COMPLEX:
        if may_make(at, unit, action):
            yield from _answers(at, unit, action)
    if carried_by(at, unit) is not None:
        yield DROP
    yield from (f"power:{power.id}" for power in powers(at, unit) if could_pay(at, _player(at, unit), power.cost))


def _answers(at: Situation, unit: str, action: str) -> Iterator[Answer]:
    """An action as it is answered: with the stone or the area where it is about one."""
    if action == "claim":
        yield from (["claim", stone.id] for stone in claimable(at, unit))
    elif action == "absorb":
        yield from (["absorb", stone.id] for stone in absorbable(at, at.state.units[unit]))
    elif action == "deploy":
        yield from (["deploy", area] for area in deployment_areas(at, unit))
    else:
        yield action


def powers(at: Situation, unit: str) -> tuple[Power, ...]:
    """MYT-ACT-08, MYT-POW-13: active powers between actions, offensive ones in place of an attack."""
    found = tuple(power for power in usable(at, unit, "active") if can_use(at, unit, power))
    if may_still(at, unit, "attack"):
        found += tuple(power for power in usable(at, unit, "offensive") if can_use(at, unit, power))
    return found


def affordable(at: Situation, unit: str, answer: Answer) -> bool:
    """Whether the hand of the player can pay for what was listed for all that everybody knows."""
    if not isinstance(answer, str) or not answer.startswith("power:"):
        return True
    costs = {f"power:{power.id}": power.cost for power in powers(at, unit)}
    return can_pay(at, _player(at, unit), costs[answer])


def _player(at: Situation, unit: str) -> str:
    return activation(at, unit).player


def why_not(at: Situation, unit: str, answer: Answer) -> Verdict | None:
    """By which rule an answer that is not listed is refused."""
    action = answer[0] if isinstance(answer, list) and answer else answer
    if action == DROP:
        return no("carries_nothing", "MYT-STONE-04", unit=unit)
    if isinstance(action, str) and action.startswith("power:"):
        return no("power_not_usable", "MYT-POW-17", power=action.removeprefix("power:"))
    verdict = may_make(at, unit, str(action))
    if not verdict:
        return verdict
    if action == "deploy" and isinstance(answer, list) and len(answer) == 2:
        return _why_not_deployed(at, unit, answer[1])
    return None


def _why_not_deployed(at: Situation, unit: str, area: str) -> Verdict | None:
    if area not in at.state.armies[at.state.units[unit].player].zone:
        return no("not_your_zone", "MYT-DEPLOY-02", area=str(area))
    verdict = admits(at, unit, area, "deploy")
    return None if verdict else verdict
