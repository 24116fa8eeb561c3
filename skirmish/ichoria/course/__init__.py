"""The course of a game, from setup to end.

setup        the steps before the first turn
fragments    shares out and places the Ichor fragments
deployment   chooses sides and places figures
turn         activates every figure once per turn (chapters TURN and OPT)
activation   two actions, one of them a move (chapter ACT)
npc          non-player characters, taken over by a god
end          concessions, the end of a game, and the winner
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from skirmish.ichoria.course.deployment import DeployFigure
    from skirmish.ichoria.course.fragments import SPACING_PAS, TOKEN_HEIGHT_PAS, PlaceFragment, shared_out, token_gap

__all__ = [
    "SPACING_PAS",
    "TOKEN_HEIGHT_PAS",
    "DeployFigure",
    "PlaceFragment",
    "shared_out",
    "token_gap",
]
__getattr__ = door(__name__, __file__)
