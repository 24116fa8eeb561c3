"""The attack action, on the ground and from the air, and the powers used in its place: the entry point of combat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skirmish.mythic.combat.power_use import use_power
from skirmish.mythic.combat.strike import can_attack, can_use, strike

if TYPE_CHECKING:
    from skirmish.mythic.state.play import Play

__all__ = ["aerial_attack", "can_attack", "can_use", "make_attack", "use_power"]


async def make_attack(play: Play, unit: str) -> None:
    """MYT-ATK-01, -03: the simple action."""
    await strike(play, unit)


async def aerial_attack(play: Play, unit: str) -> None:
    """MYT-FLY-10: the complex action: own terrain ignored, +1 range, no obstacle to sight."""
    await strike(play, unit, aerial=True)
