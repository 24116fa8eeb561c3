"""Measures between figures: distance and cover.

base_distance   distance between two bases or bodies, compared exactly
hidden_share    cover: the share of a target hidden from a shooter's eye, and by which piece
contact         which pieces touch a body
picture         the picture that a shooter has of a target: its plane, its outline, how far away the body is
silhouette      kernel that quarters the target's outline into hidden and open cells
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from terrain.measures.base_distance import Distance, distance, point_distance, standing
    from terrain.measures.contact import touched_pieces
    from terrain.measures.hidden_share import Cover, cover

__all__ = [
    "Cover",
    "Distance",
    "cover",
    "distance",
    "point_distance",
    "standing",
    "touched_pieces",
]
__getattr__ = door(__name__, __file__)
