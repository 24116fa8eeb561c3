"""Scene adapter of Mythic Battles: reads its board files and answers for its rules; exports what the adapter offers.

armies/   unit cards and data files of libraries
board/    loads boards with their units and stones
rulings/  sight, distance, moves, reach and odds on a board
layout/   checks, surveys and places stones
briefing  describes a scenario in words for its printed sheet
draft     asks the author of a new scenario, and writes its file
scenario  makes the setup of a match from a board scene with a `[match]`
seating   lets players exchange sides or armies, for games of bots
stage     the events that are wounds, for those who watch a match
draft     a new scenario of Mythic Battles from a few answers
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from scenes.games.mythic.armies.library_files import library_kinds, library_needed
    from scenes.games.mythic.armies.unit_cards import own_names, shipped_cards
    from scenes.games.mythic.board.form import SCENE_FORM
    from scenes.games.mythic.board.load import load_scene, scene_problems
    from scenes.games.mythic.board.position import position_of
    from scenes.games.mythic.board.what_if import with_units
    from scenes.games.mythic.briefing import brief
    from scenes.games.mythic.draft import draft_questions, draft_text
    from scenes.games.mythic.layout.board_survey import survey_scenario
    from scenes.games.mythic.layout.legality import check_layout, layout_case
    from scenes.games.mythic.layout.proposals import layout_amendment, layout_proposal
    from scenes.games.mythic.rulings.move import judge_move
    from scenes.games.mythic.rulings.odds import rule_odds
    from scenes.games.mythic.rulings.reach import map_reach, unwalked_areas
    from scenes.games.mythic.rulings.sight import rule_distance, rule_sight
    from scenes.games.mythic.scenario import (
        is_scenario,
        load_setup,
        needed_files,
        scenario_problems,
        scene_at_start,
        scene_now,
        table_of,
    )
    from scenes.games.mythic.seating import opening, prize, rounds, seatings
    from scenes.games.mythic.stage import SIGNS

__all__ = [
    "SCENE_FORM",
    "SIGNS",
    "brief",
    "check_layout",
    "draft_questions",
    "draft_text",
    "is_scenario",
    "judge_move",
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
    "position_of",
    "prize",
    "rounds",
    "rule_distance",
    "rule_odds",
    "rule_sight",
    "scenario_problems",
    "scene_at_start",
    "scene_now",
    "scene_problems",
    "seatings",
    "shipped_cards",
    "survey_scenario",
    "table_of",
    "unwalked_areas",
    "with_units",
]
__getattr__ = door(__name__, __file__)
