"""Unites closed solids that touch or cut into one another, without moving a surface outwards.

parts       splits a mesh into its closed parts, and groups those whose boxes meet
solids      unites each group (by Manifold), and checks that lines are stopped as before
crevices    fills gaps of a few micrometres between plain solids that were set side by side
crossings   rounds the corners at which surfaces cross into the solid; joins edges that lie on one another
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from terrain.scenery.union.parts import pair_sides, split_into_parts
    from terrain.scenery.union.solids import unite

__all__ = ["pair_sides", "split_into_parts", "unite"]
__getattr__ = door(__name__, __file__)
