"""What searches for layouts share, whatever the game: what they weigh, when they stop, and what fits nowhere."""

from __future__ import annotations

from scenes.files.problems import SceneError

FAIR_WEIGHT = 2.0
CONTEST_WEIGHT = 0.5
BEGINNINGS = 12
"""So many random layouts are made better."""

SWEEPS = 30
FAIR_ENOUGH = 0.1
"""An imbalance of a tenth of an activation is less than dice make of any layout."""


class NoRoomError(SceneError):
    """The prizes asked for do not fit; the message is one line that says how many do."""
