"""Games: what belongs to one game, and the functions that serve every game.

ichoria/  Ichoria: bands, scenarios, moves, odds and surveys on a table
mythic/   Mythic Battles: boards, rulings, scenarios and layouts of areas
adapter   finds the adapter of a game: the package that reads its files and answers for its rules
open      opens scene and scenario files of any game through its adapter
matches   starts a match from a scenario file, and opens the record of a match
marks     what those who watch a match are shown besides its scene
rulebook  reads and searches the rule catalogues
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
