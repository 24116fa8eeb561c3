"""Gods: faith, interventions, Ichor and frenzy.

faith           acts of faith, and the points they earn
influence       re-rolls of dice paid by points
conflict        sealed bids when both sides' gods want the same action
interventions   cards of the gods, with cost and effect
ichor           fragments harvested, carried, dropped and secured
talion          the Talion frenzy
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from skirmish.ichoria.gods.faith import ACTS
    from skirmish.ichoria.gods.ichor import TOKEN_PAS

__all__ = [
    "ACTS",
    "TOKEN_PAS",
]
__getattr__ = door(__name__, __file__)
