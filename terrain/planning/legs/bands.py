"""Finds in the rules of a move what a length or height takes, and what falling does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from terrain.planning.legs.string_pulling import SNAP_PAS

if TYPE_CHECKING:
    from terrain.planning.move_rules import Band, Bands, MoveRules


def band_for(bands: Bands, measure_pas: float) -> Band | None:
    """The first band that reaches a length or height."""
    fitting = [band for band in bands if measure_pas <= band.up_to_pas + SNAP_PAS]
    return min(fitting, key=lambda band: band.up_to_pas, default=None)


def fall_harm(rules: MoveRules, deep_pas: float) -> float:
    """What a fall does on average; beyond the deepest band as much as within it."""
    band = band_for(rules.drop, deep_pas) or max(rules.drop, key=lambda band: band.up_to_pas, default=None)
    return band.harm if band else 0.0
