"""Attacks, from the choice of a target to the last wound.

attack_action   the attack action and the powers used in its place; the entry point
strike          a normal attack (VIII.A.2.a)
area_attack     attacks on all units of an area (VIII.A.2.b)
power_use       uses active and offensive powers
target_choice   finds legal targets (VIII.A.2.a.1)
attack          an attack as a value, with effective offence and defence
interception    Guard, Evade and Initiative after a target was chosen (MYT-ATK-14)
resolution      effective values, both assaults, wounds (VIII.A.2.a.2)
assault         the dice of the first and second assault
rerolls         throws and re-rolls before blanks are removed
retaliation     the defender strikes back (VIII.A.2.a.3)
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from skirmish.mythic.combat.attack import Attack, defence_of, offence_of, vitality_of
    from skirmish.mythic.combat.target_choice import judge_target, targets

__all__ = [
    "Attack",
    "defence_of",
    "judge_target",
    "offence_of",
    "targets",
    "vitality_of",
]
__getattr__ = door(__name__, __file__)
