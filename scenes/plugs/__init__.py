"""How games plug into scenes: adapters found, files opened, matches made, rules looked up, schemas published.

plug      finds the adapter of a game, its words and its data
open      opens scene and scenario files of any game through its adapter
matches   starts a match from a scenario file, and opens the record of a match
marks     what a game marks on a stage, and which of its events are wounds, turns and attacks
rulebook  reads and searches the rule catalogues
schema/   publishes the JSON Schemas of files
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from scenes.plugs.matches import (
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
