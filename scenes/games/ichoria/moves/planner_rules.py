"""Converts the rules of movement into plain numbers for the planner, and its proposed legs into legs of the game.

The planner of `terrain` knows no rule. It receives lengths with their chances of success and their costs; all of
them are computed by the functions and numbers that judge paths, so the two cannot drift apart.
"""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING

from skirmish.ichoria.book import (
    CROUCH_COST_PAS,
    DEEP_WATER,
    DIFFICULT,
    FAST_MOVE_PAS,
    FREE_JUMP_PAS,
    FREE_LEAP_PAS,
    HEROIC_JUMP_PAS,
    HEROIC_LEAP_PAS,
    HURRY_FACTOR,
    JUMP_PAS,
    LEAP_PAS,
    SAFE_FALL_PAS,
    STAND_COST_PAS,
    climb_cost,
    cost,
    fall_cost,
    jump_cost,
    leap_cost,
    line_cost,
)
from skirmish.ichoria.figure import damage_dice
from skirmish.ichoria.path import (
    Grade,
    climb_roll,
    descent_roll,
    jump_roll,
    landing_roll,
    leap_roll,
    make_leg,
    outcomes,
    swim_roll,
)
from terrain.planning import Band, MoveRules, Price, Venture
from terrain.planning.field import Reach

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from skirmish.ichoria.path import Athlete, Leg, Roll
    from terrain.planning import Bands
    from terrain.planning import Leg as PlannedLeg

DEEPEST_FALL_PAS = 64.0
"""No table is higher."""

IN_PLACE = ("crouch", "stand")


def link_reach() -> Reach:
    """How far links are looked for: as far as heroes jump and leap, and the fastest climb in a hurry."""
    return Reach(jump_pas=HEROIC_JUMP_PAS, rise_pas=HEROIC_LEAP_PAS, wall_pas=FAST_MOVE_PAS * HURRY_FACTOR)


def plan_rules(figure: Athlete, allowance_pas: float, *, hurry: bool, fast_water: bool = True) -> MoveRules:
    """What a figure may do in one move. Water is crossed at full speed, or at half of it by more rolls."""
    skill, leaps = figure.athletisme, _leaps(figure.athletisme, hurry=hurry)
    on_foot = MoveRules(
        allowance_pas,
        jump=_jumps(skill, hurry=hurry),
        jump_rise=leaps,  # ICH-COMBO-02: a jump that rises is a leap too
        leap=leaps,
        drop=_drops(skill),
        factors=((DIFFICULT, cost(1.0, difficult=True)),),
        venture=_water(swim_roll(skill, hurry=hurry), fast=fast_water),
        crawl_factor=cost(1.0, difficult=True),
        crouch_pas=CROUCH_COST_PAS,
        stand_pas=STAND_COST_PAS,
    )
    return _with_climbs(on_foot, skill, hurry=hurry) if figure.climbs else on_foot


def _jumps(skill: int, *, hurry: bool) -> Bands:
    bounds = (FREE_JUMP_PAS, JUMP_PAS, *((HEROIC_JUMP_PAS,) if hurry else ()))
    return _bands(bounds, _price(jump_cost), lambda length: jump_roll(skill, length, hurry=hurry))


def _leaps(skill: int, *, hurry: bool) -> Bands:
    bounds = (FREE_LEAP_PAS, LEAP_PAS, *((HEROIC_LEAP_PAS,) if hurry else ()))
    return _bands(bounds, _price(leap_cost), lambda height: leap_roll(skill, height, hurry=hurry))


def _drops(skill: int) -> Bands:
    return _bands((SAFE_FALL_PAS, DEEPEST_FALL_PAS), _price(fall_cost), lambda height: landing_roll(skill, height))


def _with_climbs(rules: MoveRules, skill: int, *, hurry: bool) -> MoveRules:
    """Walls no higher than the move, up and down, and ladders and ropes (ICH-CLIMB-01, ICH-LADDER-01, ICH-LADDER-02).

    A figure that can pay the cost of a difficult wall gets up in spite of a failed roll (ICH-CLIMB-05).
    """
    highest = rules.allowance_pas
    price = _price(lambda height: climb_cost(height, difficult=False))
    doubled = _price(lambda height: climb_cost(height, difficult=True))
    ladder = _price(lambda length: line_cost(length, is_rope=False, crouched=False))
    rope = _price(lambda length: line_cost(length, is_rope=True, crouched=False))
    return replace(
        rules,
        climb=(Band(highest, float(climb_roll(skill, hurry=hurry).chance), price=price, sure_price=doubled),),
        descend=(Band(highest, float(descent_roll(skill, hurry=hurry).chance), price=price),),
        ladder=(Band(math.inf, price=ladder),),
        rope=(Band(math.inf, price=rope),),
    )


def _price(takes: Callable[[float], float]) -> Price:
    """What the judge counts for a length or height, which is so much at once and so much for each pas."""
    fixed = takes(0.0)
    return Price(per_pas=takes(1.0) - fixed, fixed_pas=fixed)


def _bands(bounds: Iterable[float], price: Price, roll_for: Callable[[float], Roll | None]) -> Bands:
    """A band up to each bound, with the chance of the roll that its longest asks for; hopeless ones are left out."""
    bands = (_band(bound, price, roll_for(bound)) for bound in bounds)
    return tuple(band for band in bands if band.chance > 0.0)


def _band(up_to_pas: float, price: Price, roll: Roll | None) -> Band:
    if roll is None:
        return Band(up_to_pas, price=price)
    return Band(up_to_pas, float(roll.chance), _harm(roll), price)


def _harm(roll: Roll) -> float:
    """What a roll takes of Santé on average: a bad landing 1D3 or 2D3 (ICH-FALL-06, ICH-FALL-07), others nothing."""
    hurts = [(damage_dice(outcome.damage), chance) for outcome, chance in outcomes(roll) if outcome.damage]
    return sum(float(chance) * dice.average for dice, chance in hurts)


def _water(roll: Roll, *, fast: bool) -> Venture:
    """A total success swims at full speed; any success gets there at half of it (ICH-SWIM-02, ICH-SWIM-03)."""
    if fast:
        return Venture(DEEP_WATER, cost(1.0, difficult=False), float(roll.chance_of(Grade.TOTAL_SUCCESS)))
    return Venture(DEEP_WATER, cost(1.0, difficult=True), float(roll.chance))


def as_legs(planned: Iterable[PlannedLeg]) -> tuple[Leg, ...]:
    """The legs that a planner proposes, as a player would offer them."""
    return tuple(make_leg(leg.kind, None if leg.kind in IN_PLACE else leg.to) for leg in planned)
