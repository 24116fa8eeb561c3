"""Rulings between two figures of a table.

all_pairs     rules on all pairs of figures: who sees whom
sight         rules sight, distance and cover
certificates  writes and checks certificates of sight
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from scenes.rulings.sight import CoverRuling, DistanceRuling, SightRuling

__all__ = [
    "CoverRuling",
    "DistanceRuling",
    "SightRuling",
]
__getattr__ = door(__name__, __file__)
