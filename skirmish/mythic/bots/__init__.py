"""Bots that play Mythic Battles.

warlord     answers every decision, one activation ahead
plans       values the deeds of a unit's activation
appraisal   values targets, attacks, places and dangers
"""
