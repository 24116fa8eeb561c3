"""Scene adapter of Ichoria: reads its files and answers questions about its tables; exports what the adapter offers.

bands/     band files, faction files, profiles and prices; makes the cards of a game
scenario/  parses scenario files into the setup of a match
tabletop/  answers the questions of the rules from a scene
moves/     judges moves and falls; finds routes, reach and threats
odds       exact chances of a fight or a shot
check/     checks the layout of a scenario against the rules of set-up
briefing   describes a scenario in words for its printed sheet
survey/    measures how soon each side gets to each fragment, and how exposed it is
place/     places fragments by search
seating    lets bands exchange sides, for games of bots
stage      deployment strips, thrown weapons and wounds, for those who watch a match
draft      a new scenario of Ichoria from a few answers
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from scenes.games.ichoria.bands.armoury import profile_problem
    from scenes.games.ichoria.bands.band_file import band_problems, known_bands
    from scenes.games.ichoria.bands.house_data import faction_forms, own_names
    from scenes.games.ichoria.bands.library_files import library_kinds, library_needed
    from scenes.games.ichoria.bands.roster_card import band_card
    from scenes.games.ichoria.briefing import brief
    from scenes.games.ichoria.check.legality import check_layout, layout_case
    from scenes.games.ichoria.check.trial import try_layout
    from scenes.games.ichoria.draft import draft_questions, draft_text
    from scenes.games.ichoria.moves.reach import map_reach, plan_route
    from scenes.games.ichoria.moves.ruling import judge_move, rule_fall, traces
    from scenes.games.ichoria.odds import rule_odds
    from scenes.games.ichoria.place.proposals import layout_amendment, layout_proposal
    from scenes.games.ichoria.scenario.scenario_file import (
        is_scenario,
        load_setup,
        needed_files,
        scenario_problems,
        scene_at_start,
        scene_now,
        table_of,
    )
    from scenes.games.ichoria.scenario.scenario_schema import file_schemas
    from scenes.games.ichoria.scenario.switches import readings
    from scenes.games.ichoria.seating import opening, prize, rounds, seatings
    from scenes.games.ichoria.stage import SIGNS, stage_marks
    from scenes.games.ichoria.survey.table_survey import survey_scenario
    from scenes.table.load import load_scene, scene_problems

__all__ = [
    "SIGNS",
    "band_card",
    "band_problems",
    "brief",
    "check_layout",
    "draft_questions",
    "draft_text",
    "faction_forms",
    "file_schemas",
    "is_scenario",
    "judge_move",
    "known_bands",
    "layout_amendment",
    "layout_case",
    "layout_proposal",
    "library_kinds",
    "library_needed",
    "load_scene",
    "load_setup",
    "map_reach",
    "needed_files",
    "opening",
    "own_names",
    "plan_route",
    "prize",
    "profile_problem",
    "readings",
    "rounds",
    "rule_fall",
    "rule_odds",
    "scenario_problems",
    "scene_at_start",
    "scene_now",
    "scene_problems",
    "seatings",
    "stage_marks",
    "survey_scenario",
    "table_of",
    "traces",
    "try_layout",
]
__getattr__ = door(__name__, __file__)
