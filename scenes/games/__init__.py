"""Games: from a scenario file to a match that can be played, and from a record back to its match.

    load_scenario       reads a scenario file; `shipped_scenarios` has the files that ship with Pas, by name
    start_match         begins to play it, with dice
    scene_now           the scene of a match as it is now, for rulings and pictures
    open_record         reads a recorded game, with the rules to replay it

`ichoria` and `mythic` hold what belongs to one game; `rulebook` has the texts of the rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from scenes.games.matches import (
        Scenario,
        is_record,
        load_scenario,
        open_record,
        scene_now,
        shipped_scenarios,
        start_match,
    )

__all__ = [
    "Scenario",
    "is_record",
    "load_scenario",
    "open_record",
    "scene_now",
    "shipped_scenarios",
    "start_match",
]

__getattr__ = door(__name__, __file__)
