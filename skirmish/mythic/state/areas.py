"""An area during a game: its present ground, whether it is full, and what can be seen from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skirmish.board import OPEN_GROUND, ignores_obstacles

if TYPE_CHECKING:
    from skirmish.board import Terrain
    from skirmish.mythic.state.play import Situation


def ground(at: Situation, area: str) -> Terrain:
    """MYT-TERR-03: the terrain of an area; a forest or ruin without its 3D elements is open ground."""
    terrain = at.board.terrain(area)
    if terrain.element is not None and not at.state.elements.get(area):
        return OPEN_GROUND
    return terrain


def full(at: Situation, area: str) -> bool:
    """MYT-BOARD-04, -05: as many units as its capacity, or a huge one, whatever the capacity."""
    here = [unit for unit in at.state.units.values() if unit.area == area]
    if len(here) >= at.board.areas[area].capacity:
        return True
    return any("huge" in at.book.cards[unit.card].classes for unit in here)


def occupied(at: Situation) -> frozenset[str]:
    """MYT-LOS-01: the areas that hold a unit, and so block sight."""
    return frozenset(unit.area for unit in at.state.units.values() if unit.area is not None)


def emptied(at: Situation) -> frozenset[str]:
    """The areas whose 3D elements are all gone: they block by their terrain no longer (MYT-LOS-13)."""
    return frozenset(area for area, left in at.state.elements.items() if not left)


def sees(at: Situation, start: str, end: str, *, aerial: bool = False) -> bool:
    """MYT-LOS-02, -09, -10: whether a unit in one area sees another area; an aerial attack looks over everything."""
    if start == end or aerial or ignores_obstacles(at.board, start, end):
        return True
    return at.board.line(start, end).free(occupied(at), emptied(at))
