"""Bots that play Ichoria.

hunter   answers every decision: harvests Ichor, fights and shoots by the odds
prey     values moves, fights and shots for the hunter
"""
