"""Rolls the dice of the first and the second assault, die by die (VIII.A.2.a.2.b and c).

All choices belong to the player that resolves the attack (MYT-ASSAULT-14). The dice are no part of the state: an
attack is resolved without interruption, and events report what is rolled, discarded and set aside.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from skirmish.mythic.combat.attack import vitality_of
from skirmish.mythic.odds import TOP, first_plan, last_plan, second_plan
from skirmish.mythic.state.combat_decisions import RerollFives, SpendDie
from skirmish.mythic.state.combat_events import BlanksRemoved, DiceSetAside, DieSpent, SecondAssault

if TYPE_CHECKING:
    from collections.abc import Iterable
    from fractions import Fraction

    from skirmish.mythic.combat.attack import Attack
    from skirmish.mythic.odds import Plan
    from skirmish.mythic.state.play import Play

DONE = "done"


@dataclass(frozen=True, slots=True)
class Blow:
    """An attack whose effective values are fixed (MYT-ATK-11), and the player that decides on its dice."""

    attack: Attack
    offence: int
    defence: int
    player: str


@dataclass(frozen=True, slots=True)
class Dice:
    """The dice still in an attack, in rising order, and how many are set aside as wounds."""

    pool: tuple[int, ...]
    wounds: int = 0


async def first_roll(play: Play, blow: Blow) -> tuple[int, ...]:
    """MYT-ASSAULT-01: as many dice as the effective offence."""
    return tuple([await play.roll("first assault", blow.player) for _ in range(blow.offence)])


async def assaults(play: Play, blow: Blow, rolled: tuple[int, ...]) -> int:
    """MYT-ASSAULT-02 to -11: from the dice of the first roll to the number of wounds."""
    dice = taken(play, blow, Dice(()), rolled)
    dice = await spend(play, blow, dice, assault=1)
    fives = dice.pool.count(TOP)
    if not fives:
        return dice.wounds
    number = await play.ask(_reroll(play, blow, dice))
    if number == 0:
        return dice.wounds
    play.emit(SecondAssault(number))
    shown = [await play.roll("second assault", blow.player) for _ in range(number)]
    rest = Dice(_without(dice.pool, [TOP] * number), dice.wounds)
    # A blank takes its five along; what else is shown is added to it (MYT-ASSAULT-08, -09).
    dice = taken(play, blow, rest, [face and face + TOP for face in shown])
    return (await spend(play, blow, dice, assault=2)).wounds


def taken(play: Play, blow: Blow, dice: Dice, values: Iterable[int]) -> Dice:
    """Put new values into the attack: blanks go, and what reaches the defence is set aside as a wound at once."""
    new = sorted(values)
    blanks = new.count(0)
    if blanks:
        play.emit(BlanksRemoved(blanks))
    wounding = tuple(value for value in new if value and value >= blow.defence)
    if wounding:
        play.emit(DiceSetAside(wounding))
    rest = [value for value in new if value and value < blow.defence]
    return Dice(tuple(sorted((*dice.pool, *rest))), dice.wounds + len(wounding))


async def spend(play: Play, blow: Blow, dice: Dice, *, assault: int) -> Dice:
    """MYT-ASSAULT-03, -10: discard dice one by one, each for +1 on another; wounding dice are locked."""
    while len(dice.pool) > 1:
        chosen = await play.ask(_spending(play, blow, dice, assault))
        if chosen == DONE:
            break
        given, raised = chosen
        play.emit(DieSpent(given, raised))
        rest = replace(dice, pool=_without(dice.pool, chosen))
        dice = taken(play, blow, rest, [raised + 1])
    return dice


def eligible(pool: Iterable[int], defence: int) -> tuple[int, ...]:
    """MYT-ASSAULT-05, -07: the dice that may be rolled again: of exactly 5, and no wound already."""
    return tuple(value for value in pool if value == TOP and value < defence)


def pairs(pool: tuple[int, ...]) -> tuple[Any, ...]:
    """Every discard there is: [value discarded, value raised]."""
    values = sorted(set(pool))
    return tuple([given, raised] for given in values for raised in values if given != raised or pool.count(given) > 1)


def _spending(play: Play, blow: Blow, dice: Dice, assault: int) -> SpendDie:
    vitality = max(vitality_of(play, blow.attack.target) - dice.wounds, 0)
    plan = first_plan(dice.pool, blow.defence, vitality) if assault == 1 else last_plan(dice.pool, blow.defence)
    advice = list(plan.discard[0]) if plan.discard else DONE
    return SpendDie(blow.player, (DONE, *pairs(dice.pool)), **_shown(blow, dice, advice, plan), assault=assault)


def _reroll(play: Play, blow: Blow, dice: Dice) -> RerollFives:
    vitality = max(vitality_of(play, blow.attack.target) - dice.wounds, 0)
    plan = second_plan(dice.pool, blow.defence, vitality)
    options = tuple(range(len(eligible(dice.pool, blow.defence)) + 1))
    return RerollFives(blow.player, options, **_shown(blow, dice, plan.reroll, plan))


def _shown(blow: Blow, dice: Dice, advice: Any, plan: Plan) -> dict[str, Any]:
    return {
        "attacker": blow.attack.attacker,
        "target": blow.attack.target,
        "dice": dice.pool,
        "wounds": dice.wounds,
        "defence": blow.defence,
        "advice": advice,
        "expected": told(plan.expected + dice.wounds),
    }


def told(expected: Fraction) -> float:
    """Expected wounds as they are shown."""
    return round(float(expected), 3)


def _without(pool: tuple[int, ...], values: Iterable[int]) -> tuple[int, ...]:
    left = list(pool)
    for value in values:
        left.remove(value)
    return tuple(left)
