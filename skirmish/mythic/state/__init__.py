"""The state of a game, its events and decisions.

state                what changes: armies, units, stones, tokens, turn
book                 what never changes: boards, cards, sides, agreements
play                 the object that rules are passed: `Play`, `Position`
events               events outside combat
combat_events        events of attacks
decisions            base classes of decisions
combat_decisions     decisions in attacks, with advice on dice
areas                an area during a game: ground, room, sight
stones               divine stones: claimed, carried, dropped, absorbed
victory              checks whether the game is won
victory_conditions   validates the victory conditions of a scenario
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from skirmish.mythic.state.areas import full, sees
    from skirmish.mythic.state.book import Book
    from skirmish.mythic.state.play import Position
    from skirmish.mythic.state.state import MythicState, Unit
    from skirmish.mythic.state.victory import SKIRMISH
    from skirmish.mythic.state.victory_conditions import ConditionError

__all__ = [
    "SKIRMISH",
    "Book",
    "ConditionError",
    "MythicState",
    "Position",
    "Unit",
    "full",
    "sees",
]
__getattr__ = door(__name__, __file__)
