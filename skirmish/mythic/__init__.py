"""Mythic Battles: Pantheon: areas, cards, two-assault attacks, divine stones.

setup      what players agree on, recruitment, and setting the table
turn       rounds, turns, activations and the actions they allow
movement   walks, runs and fast flights, and entering an area
combat     attacks: target, answers, dice, wounds, retaliation
units      unit cards, stats, talents, powers, wounds and tokens
hand       decks, hands, art of war cards and manoeuvres
state      the frozen state, its events and decisions, and what never changes (`book`)
bots       the warlord, a bot
odds       best use of attack dice and exact chances of wounds
kit        the entry in the library of games
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from skirmish.mythic.kit import KIT, MythicRules
    from skirmish.mythic.odds import wounds

__all__ = [
    "KIT",
    "MythicRules",
    "wounds",
]
__getattr__ = door(__name__, __file__)
