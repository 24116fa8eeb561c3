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
