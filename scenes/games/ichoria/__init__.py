"""The scene adapter of Ichoria: what the files, tables and authors' tools of that game need to know of its rules.

bands/       band files, factions, price lists, weapons; figures enlisted for a match
check/       whether a layout keeps the rules of setting up
moves/       paths judged, planned and mapped on a scene
place/       fragments laid out anew
scenario/    scenario files, and the setup of a match
survey/      how far each side is from each fragment, and at what risk
tabletop/    a scene as the table that the rules ask
odds         the chances of a fight or a shot on a scene
seating      bands exchanged between the sides, for fairness
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from scenes.games.ichoria.bands.band_file import band_problems, shipped_bands
    from scenes.games.ichoria.bands.roster_card import band_card
    from scenes.games.ichoria.check.legality import check_layout
    from scenes.games.ichoria.check.trial import try_layout
    from scenes.games.ichoria.draft import draft_questions, draft_text
    from scenes.games.ichoria.moves.reach import map_reach, plan_route
    from scenes.games.ichoria.moves.ruling import judge_move, rule_fall
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
    from scenes.games.ichoria.seating import opening, prize, rounds, seatings
    from scenes.games.ichoria.survey.table_survey import survey_scenario
    from scenes.table.load import load_scene, scene_problems

__all__ = [
    "band_card",
    "band_problems",
    "check_layout",
    "draft_questions",
    "draft_text",
    "file_schemas",
    "is_scenario",
    "judge_move",
    "layout_amendment",
    "layout_proposal",
    "load_scene",
    "load_setup",
    "map_reach",
    "needed_files",
    "opening",
    "plan_route",
    "prize",
    "rounds",
    "rule_fall",
    "rule_odds",
    "scenario_problems",
    "scene_at_start",
    "scene_now",
    "scene_problems",
    "seatings",
    "shipped_bands",
    "survey_scenario",
    "table_of",
    "try_layout",
]
__getattr__ = door(__name__, __file__)
