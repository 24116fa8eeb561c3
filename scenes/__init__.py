"""Scenes: loads the files that describe a table or a board, and answers the questions of players about them.

files/      parses and validates scene files; reports problems with file, line and key
table/      loads a scene file into a frozen `Scene`: scenery, figures, fragments, marked areas; asks its game's rules
board/      scenes of areas: a board with its units and stones, and questions to its game's rules
rulings/    sight, distance and cover between figures, and certificates of sight
games/      the scene adapters of the games, one folder each
plugs/      how games plug in: adapters, files of any game, matches, rule catalogues, schemas
layout/     tools for authors of scenarios: check, draft, pack, place fragments, measure fairness
library/    printed models, measured once and used in scenes by name
scan/       turns a scan into a scene in seven steps
words/      the sentences for rulings, findings and games, in French and English
catalogue/  the scenes, boards, bands, meshes and rules that ship (data)
schema/     the published JSON Schemas (data, written by `python -m scenes.plugs.schema`)
warm        compiles all kernels ahead of the first question: `python -m scenes.warm`

Names are imported lazily: a name loads its module on first use, so commands that need no geometry load none.
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from scenes.files.problems import Problem, SceneError
    from scenes.library import Added, Card, Library, LibraryError, StoredModel, Wishes, add_model, user_library
    from scenes.plugs.matches import load_scenario, open_record, scene_now, shipped_scenarios, start_match
    from scenes.plugs.open import is_scenario, problems_of, scene_at_start
    from scenes.rulings.all_pairs import AllSights, rule_all_sights
    from scenes.rulings.certificates import CertificateCheck, certificate_document, check_certificate, save_certificate
    from scenes.rulings.sight import CoverRuling, DistanceRuling, SightRuling, rule_cover, rule_distance, rule_sight
    from scenes.table.answers import FallRuling, MoveRuling, ReachRuling, RouteRuling
    from scenes.table.asked.place_text import read_place
    from scenes.table.asked.stand_ins import with_stand_ins
    from scenes.table.load import asked_about, load_doubtful, load_scene
    from scenes.table.questions import judge_move, map_reach, plan_route, rule_fall, rule_odds
    from scenes.table.scene import Area, Figure, Fragment, Scene

__all__ = [
    "Added",
    "AllSights",
    "Area",
    "Card",
    "CertificateCheck",
    "CoverRuling",
    "DistanceRuling",
    "FallRuling",
    "Figure",
    "Fragment",
    "Library",
    "LibraryError",
    "MoveRuling",
    "Problem",
    "ReachRuling",
    "RouteRuling",
    "Scene",
    "SceneError",
    "SightRuling",
    "StoredModel",
    "Wishes",
    "add_model",
    "asked_about",
    "certificate_document",
    "check_certificate",
    "is_scenario",
    "judge_move",
    "load_doubtful",
    "load_scenario",
    "load_scene",
    "map_reach",
    "open_record",
    "plan_route",
    "problems_of",
    "read_place",
    "rule_all_sights",
    "rule_cover",
    "rule_distance",
    "rule_fall",
    "rule_odds",
    "rule_sight",
    "save_certificate",
    "scene_at_start",
    "scene_now",
    "shipped_scenarios",
    "start_match",
    "user_library",
    "with_stand_ins",
]
__getattr__ = door(__name__, __file__)
