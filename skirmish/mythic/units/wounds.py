"""Wounds: vitality lost, by an attack or without one (VIII.A.2.a.2.d)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skirmish.mythic.state.combat_events import Wounded
from skirmish.mythic.units.death import destroy

if TYPE_CHECKING:
    from skirmish.mythic.state.play import Play


async def wound(play: Play, unit: str, points: int, cause: str) -> None:
    """MYT-WOUND-01 to -04: a number of points at once; what goes beyond the vitality is lost, and 0 is destruction.

    A dashboard's slide goes down a row per point and a troop loses a miniature per point: both are its vitality.
    """
    lost = min(points, play.state.units[unit].vitality)
    if lost <= 0:
        return
    play.emit(Wounded(unit, lost, cause))
    if play.state.units[unit].vitality == 0:
        await destroy(play, unit)
