"""Units: cards, stats, talents, powers and wounds.

unit_cards   parses dashboards and troop cards
stats        present stats, classes and talents of a unit
talents      talents in an attack (XIV)
effects      the vocabulary of powers in data files
powers       which powers a unit has and may use (chapter XV)
gifts        carries out what powers give: vitality, cards, actions, bonuses, tokens
tokens       power tokens (XV.D)
simultaneous effects of one moment, in the order of the active player
death        destroys a unit
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from skirmish.mythic.units.stats import range_of
    from skirmish.mythic.units.unit_cards import COLOURS, Row, UnitCard, card_from

__all__ = [
    "COLOURS",
    "Row",
    "UnitCard",
    "card_from",
    "range_of",
]
__getattr__ = door(__name__, __file__)
