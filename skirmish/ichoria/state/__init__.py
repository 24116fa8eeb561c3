"""The state of a game of Ichoria, and the events that change it.

state         the frozen state: figures, sides, fragments, activation
skirmish      the object that every rule is passed: game, book and table
move_events   events of a move
turn_events   events of a turn
engagement    computes which figures are engaged (chapter ENG)
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from skirmish.ichoria.state.skirmish import Skirmish
    from skirmish.ichoria.state.state import FigureState, Ichoria, SideState
    from skirmish.ichoria.state.turn_events import ActivationBegan

__all__ = [
    "ActivationBegan",
    "FigureState",
    "Ichoria",
    "SideState",
    "Skirmish",
]
__getattr__ = door(__name__, __file__)
