"""Scenario files of Ichoria.

scenario_file    parses a scenario file into the setup of a match; finds its table again
scenario_form    the form of scenario files (pydantic models)
switches         rules that the book leaves open, and how a match may read them
scenario_schema  generates the JSON Schemas of scenario and band files
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from scenes.games.ichoria.scenario.scenario_file import SCENARIOS, is_scenario, load_setup, table_of

__all__ = [
    "SCENARIOS",
    "is_scenario",
    "load_setup",
    "table_of",
]
__getattr__ = door(__name__, __file__)
