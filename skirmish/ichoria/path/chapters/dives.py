"""The dive charge: down on an enemy from above (chapter DIVE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skirmish.ichoria.book.move_allowance import jump_cost
from skirmish.ichoria.book.numbers import DIVE_ABOVE_PAS, DIVE_COMBAT_BONUS
from skirmish.ichoria.path.chapters.flights import check_flight, check_jump, falls_midway, must_be_upright
from skirmish.ichoria.path.chapters.walks import to_edge
from skirmish.ichoria.path.falls import fall_from, fall_off
from skirmish.ichoria.path.judgement import DiveCharge, JudgedLeg, rolled
from skirmish.ichoria.path.rolls import LANDING, jump_roll
from skirmish.ichoria.table.measures import apart, more_than, raised

if TYPE_CHECKING:
    from skirmish.ichoria.path.falls import Fall
    from skirmish.ichoria.path.legs import Dive
    from skirmish.ichoria.path.progress import Going
    from skirmish.ichoria.path.rolls import Grade
    from terrain.movement import Place

DAMAGE_CLASSES = ("light", "medium", "heavy", "extra_heavy")
"""From the least to the worst; the last exists only through a dive (ICH-DIVE-06, ICH-DIVE-07)."""

EXTRA_HEAVY_DAMAGE = {"normal": "4", "critical": "2D6"}
"""What the worst class takes of Santé (ICH-DIVE-07)."""


def dive(going: Going, leg: Dive) -> Going:
    """Off an edge, by a step or by a jump, to less than half a pas of an enemy far enough below (ICH-DIVE-01)."""
    must_be_upright(going)
    way = going.towards(leg.to)
    going = to_edge(going, leg.to, "no_edge", "ICH-DIVE-01")
    end, fall = going.at, fall_off(going, going.at, way, "dive")
    if not fall.engages:
        end = raised(leg.to, going.at[2])
        check_flight(going, (going.at, end), "ICH-DIVE-01")
        fall = fall_from(going, end, "dive")
    return going.after(_judged(going, leg, end, fall), rule="ICH-JUMP-12")


def _judged(going: Going, leg: Dive, end: Place, fall: Fall) -> JudgedLeg:
    """Landed exactly like a fall of that height (ICH-DIVE-02, ICH-DIVE-03); it is a charge (ICH-DIVE-10)."""
    length = apart(going.at, end)
    check_jump(going, length)
    roll = jump_roll(going.figure.athletisme, length, hurry=going.hurry)
    return JudgedLeg(
        leg,
        going.offered,
        going.at,
        fall.landing,
        length,
        jump_cost(length),
        rolls=rolled(roll, fall),
        failure=falls_midway(going, end, jump_cost(length), "ICH-JUMP-05") if roll else None,
        fall=fall,
        charge=_charge(going, fall),
        rules=("ICH-DIVE-01", "ICH-DIVE-02", "ICH-DIVE-10"),
        way=(going.at, end),
        in_flight=True,
    )


def _charge(going: Going, fall: Fall) -> DiveCharge:
    """The enemy that is dived on: the lowest of those engaged, more than 2 pas below the take-off (ICH-DIVE-01)."""
    enemies = [watcher for watcher in going.watchers if watcher.name in fall.engages]
    if not enemies:
        raise going.refused("no_enemy_below", "ICH-DIVE-01", fall.landing)
    target = min(enemies, key=lambda watcher: watcher.at[2])
    above = going.at[2] - target.at[2]
    if not more_than(above, DIVE_ABOVE_PAS):
        raise going.refused("not_high_enough", "ICH-DIVE-01", name=target.name, above_pas=above)
    return DiveCharge(target.name, above, DIVE_COMBAT_BONUS, damage_steps=1)


def dive_bonus(charge: DiveCharge, landing: Grade | None) -> tuple[int, int]:
    """What a landing leaves of a dive: the bonus to the next melee roll and the steps its damage goes up.

    None is a landing that needed no roll. A partial success earns the bonus, less the difficulty it brings; a failed
    landing is engaged all the same, with nothing (ICH-DIVE-04, ICH-DIVE-05, ICH-DIVE-08, ICH-DIVE-09).
    """
    if landing is None:
        return charge.combat_bonus, charge.damage_steps
    outcome = LANDING[landing]
    if outcome.turn_over:
        return 0, 0
    return charge.combat_bonus - (1 if outcome.in_difficulty else 0), charge.damage_steps


def raised_damage(damage_class: str) -> str:
    """The damage class one step up; there is nothing above the last (ICH-DIVE-06, ICH-DIVE-07)."""
    place = DAMAGE_CLASSES.index(damage_class) + 1
    return DAMAGE_CLASSES[min(place, len(DAMAGE_CLASSES) - 1)]
