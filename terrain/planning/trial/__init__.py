"""Tries plans on the mesh: what a search relies on has been walked, jumped and climbed there, or it is given up.

open_ground    ground where nothing can go wrong: nothing has to be tried on it
ledger         keeps for each field which places, walks and links stood the test
walk_trials    tries places to stand and walks between them
link_trials    tries jumps, climbs, drops, ladders and ropes
tried_search   searches, tries what the answer rests on, and searches again without what failed
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from terrain.planning.trial.ledger import Referee
    from terrain.planning.trial.tried_search import TriedSearch

__all__ = [
    "Referee",
    "TriedSearch",
]
__getattr__ = door(__name__, __file__)
