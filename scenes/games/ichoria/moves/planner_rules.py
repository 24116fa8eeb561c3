"""Converts the rules of movement into plain numbers for the planner, and its proposed legs into legs of the game.

The planner of `terrain` knows no rule. It receives lengths with their chances of success; all of them
are computed by the rules themselves, so that the two cannot drift apart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from skirmish.ichoria.book.move_allowance import DEEP_WATER, DIFFICULT
from skirmish.ichoria.book.numbers import (
    CROUCH_COST_PAS,
    DIFFICULT_FACTOR,
    FREE_JUMP_PAS,
    FREE_LEAP_PAS,
    HEROIC_JUMP_PAS,
    HEROIC_LEAP_PAS,
    JUMP_PAS,
    LEAP_PAS,
    SAFE_FALL_PAS,
    STAND_COST_PAS,
)
from skirmish.ichoria.path.legs import make_leg
from skirmish.ichoria.path.rolls import Grade, climb_roll, descent_roll, jump_roll, landing_roll, leap_roll, swim_roll
from terrain.planning.field.links import Band, MoveRules, Venture

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from skirmish.ichoria.path.legs import Leg
    from skirmish.ichoria.path.profile import Athlete
    from skirmish.ichoria.path.rolls import Roll
    from terrain.planning.route_legs import Leg as PlannedLeg

DEEPEST_FALL_PAS = 64.0
"""No table is higher."""

HARM = {Grade.PARTIAL_FAILURE: 2.0, Grade.TOTAL_FAILURE: 4.0}
"""What a bad landing takes of Santé on average: 1D3, or 2D3 (ICH-FALL-06, ICH-FALL-07)."""

IN_PLACE = ("crouch", "stand")


def plan_rules(figure: Athlete, allowance_pas: float, *, hurry: bool, fast_water: bool = True) -> MoveRules:
    """What a figure may do in one move. Water is crossed at full speed, or at half of it by more rolls."""
    skill = figure.athletisme
    climb = Band(allowance_pas, float(climb_roll(skill, hurry=hurry).chance), sure_factor=DIFFICULT_FACTOR)
    descend = Band(allowance_pas, float(descent_roll(skill, hurry=hurry).chance))
    return MoveRules(
        allowance_pas,
        jump=_bands(
            (FREE_JUMP_PAS, JUMP_PAS, *((HEROIC_JUMP_PAS,) if hurry else ())),
            lambda length: jump_roll(skill, length, hurry=hurry),
        ),
        leap=_bands(
            (FREE_LEAP_PAS, LEAP_PAS, *((HEROIC_LEAP_PAS,) if hurry else ())),
            lambda height: leap_roll(skill, height, hurry=hurry),
        ),
        climb=(climb,) if figure.climbs else (),
        descend=(descend,) if figure.climbs else (),
        drop=_bands((SAFE_FALL_PAS, DEEPEST_FALL_PAS), lambda height: landing_roll(skill, height)),
        ladder_factor=1.0 if figure.climbs else None,
        rope_factor=DIFFICULT_FACTOR if figure.climbs else None,
        factors=((DIFFICULT, DIFFICULT_FACTOR),),
        venture=_water(swim_roll(skill, hurry=hurry), fast=fast_water),
        crawl_factor=DIFFICULT_FACTOR,
        crouch_pas=CROUCH_COST_PAS,
        stand_pas=STAND_COST_PAS,
    )


def _bands(bounds: Iterable[float], roll_for: Callable[[float], Roll | None]) -> tuple[Band, ...]:
    """A band up to each bound, with the chance of the roll that its longest asks for; hopeless ones are left out."""
    bands = (_band(bound, roll_for(bound)) for bound in bounds)
    return tuple(band for band in bands if band.chance > 0.0)


def _band(up_to_pas: float, roll: Roll | None) -> Band:
    if roll is None:
        return Band(up_to_pas)
    harm = sum(float(roll.chance_of(grade)) * takes for grade, takes in HARM.items()) if _hurts(roll) else 0.0
    return Band(up_to_pas, float(roll.chance), harm)


def _hurts(roll: Roll) -> bool:
    return roll.purpose == "landing"


def _water(roll: Roll, *, fast: bool) -> Venture:
    """A total success swims at full speed; any success gets there at half of it (ICH-SWIM-02, ICH-SWIM-03)."""
    if fast:
        return Venture(DEEP_WATER, 1.0, float(roll.chance_of(Grade.TOTAL_SUCCESS)))
    return Venture(DEEP_WATER, DIFFICULT_FACTOR, float(roll.chance))


def as_legs(planned: Iterable[PlannedLeg]) -> tuple[Leg, ...]:
    """The legs that a planner proposes, as a player would offer them."""
    return tuple(make_leg(leg.kind, None if leg.kind in IN_PLACE else leg.to) for leg in planned)
