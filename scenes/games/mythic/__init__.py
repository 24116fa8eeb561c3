"""The scene adapter of Mythic Battles: what its board files, rulings and authors' tools need to know of its rules.

board/      board scenes: their form, loading, unit cards, and a scene as a moment of a game
layout/     layouts checked, surveyed, and stones placed
rulings/    sight, distance, ways, reach and odds on a board
scenario    scenario files, and the setup of a match
seating     armies exchanged between the sides, for fairness
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from scenes.games.mythic.board.form import SCENE_FORM
    from scenes.games.mythic.board.load import load_scene, scene_problems
    from scenes.games.mythic.board.position import position_of
    from scenes.games.mythic.board.what_if import with_units
    from scenes.games.mythic.draft import draft_questions, draft_text
    from scenes.games.mythic.layout.board_survey import survey_scenario
    from scenes.games.mythic.layout.legality import check_layout
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

__all__ = [
    "SCENE_FORM",
    "check_layout",
    "draft_questions",
    "draft_text",
    "is_scenario",
    "judge_move",
    "layout_amendment",
    "layout_proposal",
    "load_scene",
    "load_setup",
    "map_reach",
    "needed_files",
    "opening",
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
    "survey_scenario",
    "table_of",
    "unwalked_areas",
    "with_units",
]
__getattr__ = door(__name__, __file__)
