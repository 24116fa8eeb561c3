"""How games plug into scenes: adapters found, files opened, matches made, rules looked up, schemas published.

plug         finds the adapter of a game, its words and its data
open         opens scene and scenario files of any game through its adapter
matches      starts a match from a scenario file, and opens the record of a match
data_files   finds the data files that players wrote, in libraries
marks        what a game marks on a stage, and which of its events are wounds, turns and attacks
rulebook     reads and searches the rule catalogues
translation  reads the words of catalogues in other languages
schema/      publishes the JSON Schemas of files
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from scenes.plugs.data_files import DataFile, DataKind, libraries_of, library_folder, own_files
    from scenes.plugs.marks import Signs, StageMarks, Strip
    from scenes.plugs.matches import (
        SCENARIO_FORMS,
        Scenario,
        is_record,
        load_scenario,
        open_record,
        rules_for,
        scene_now,
        shipped_scenarios,
        start_match,
    )
    from scenes.plugs.open import (
        adapter_of,
        check_layout,
        is_scenario,
        known_boards,
        load_any,
        problems_of,
        shipped_boards,
        spatial_adapter,
        survey_of,
    )
    from scenes.plugs.plug import CATALOGUE, Adapter, adapter, catalogue_of, games_on
    from scenes.plugs.rulebook import Entry, Reading, Rulebook, games, is_id, nearest_spellings, read_rulebook, search

__all__ = [
    "CATALOGUE",
    "SCENARIO_FORMS",
    "Adapter",
    "DataFile",
    "DataKind",
    "Entry",
    "Reading",
    "Rulebook",
    "Scenario",
    "Signs",
    "StageMarks",
    "Strip",
    "adapter",
    "adapter_of",
    "catalogue_of",
    "check_layout",
    "games",
    "games_on",
    "is_id",
    "is_record",
    "is_scenario",
    "known_boards",
    "libraries_of",
    "library_folder",
    "load_any",
    "load_scenario",
    "nearest_spellings",
    "open_record",
    "own_files",
    "problems_of",
    "read_rulebook",
    "rules_for",
    "scene_now",
    "search",
    "shipped_boards",
    "shipped_scenarios",
    "spatial_adapter",
    "start_match",
    "survey_of",
]
__getattr__ = door(__name__, __file__)
