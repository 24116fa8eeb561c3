"""The numbers of Ichoria that movement needs, each with the rule that states it.

They equal those of the rule catalogue: a test compares the two.
"""

from __future__ import annotations

MOVE_PAS = 6.0
"""How far a normally fast figure moves (ICH-MOV-01)."""

HURRY_FACTOR = 1.5
"""A figure that hurries goes this much farther (ICH-MOV-02)."""

FAST_MOVE_PAS = 8.0
"""The move of Rapide figures, and of Attaque éclair to engage (ICH-MOV-15)."""

DIFFICULT_FACTOR = 2.0
"""What a pas of difficult ground costs (ICH-MOV-06)."""

JUMP_COST = 1.0
"""What a pas of a jump costs: its length is counted (ICH-JUMP-12)."""

LEAP_COST = 1.0
"""What a pas of a leap costs: its height is counted (ICH-LEAP-11)."""

CLIMB_COST = 1.0
"""What a pas of wall costs, up or down (ICH-CLIMB-02, ICH-CLIMB-07)."""

LADDER_COST = 1.0
"""What a pas of ladder costs; a rope is difficult ground besides (ICH-LADDER-01, ICH-LADDER-02)."""

FALL_COST = 0.0
"""What a pas of a wanted fall costs: falls are free (ICH-FALL-08)."""

ENGAGED_BELOW_PAS = 0.5
"""Enemies whose gap is less than this are engaged; at exactly this they are not (ICH-ENG-01)."""

SAFE_FALL_PAS = 4.0
"""The deepest fall that needs no roll (ICH-FALL-02)."""

FREE_JUMP_PAS = 3.0
"""The longest jump that needs no roll (ICH-JUMP-03)."""

JUMP_PAS = 6.0
"""The longest ordinary jump (ICH-JUMP-02)."""

HEROIC_JUMP_PAS = 9.0
"""The longest jump of all, for heroes that hurry (ICH-JUMP-09)."""

FREE_LEAP_PAS = 2.0
"""The highest leap that needs no roll (ICH-LEAP-03)."""

LEAP_PAS = 4.0
"""The highest ordinary leap (ICH-LEAP-02)."""

HEROIC_LEAP_PAS = 6.0
"""The highest leap of all, for heroes that hurry (ICH-LEAP-07)."""

PARTIAL_LEAP_PAS = 4.0
"""How high a heroic leap gets that is only a partial success (ICH-LEAP-09)."""

CROUCH_COST_PAS = 1.0
"""What crouching costs (ICH-CROUCH-01)."""

STAND_COST_PAS = 1.0
"""What standing up costs (ICH-CROUCH-02)."""

CROUCHED_HEIGHT_PAS = 0.5
"""How high a crouched figure is, and the headroom it needs (ICH-CROUCH-01)."""

DIVE_ABOVE_PAS = 2.0
"""A diver stands higher than its enemy by more than this (ICH-DIVE-01)."""

DIVE_COMBAT_BONUS = 2
"""What a successful dive adds to Combat (ICH-DIVE-05)."""

REACH_PAS = 2.0
"""How far Allonge reaches."""

CONTACT_PAS = 0.01
"""Gaps up to this count as contact (ICH-MEAS-05)."""

HEIGHT_ADVANTAGE_PAS = 0.5
"""A figure that stands higher by this or more has the advantage in melee (ICH-MEL-02)."""

RECEPTACLE_AURA_PAS = 3.0
"""How far a Réceptacle heartens its band."""
