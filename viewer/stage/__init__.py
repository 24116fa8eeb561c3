"""A whole table or board in 3D, with everything on it.

subject          opens a file (scene, scenario or record) as a stage
stage_set        the stage as plain values, from a table
relief           the stage of a board of areas
state_sheet      the state of a game without space, as cards in place of a table
sheet_page       draws those cards
table_ground     deployment strips and thrown weapons as pieces
overlays         lays rulings over a stage: sight, distance, reach, paths
survey_overlay   lays the routes of a survey over a stage
viewpoint        parses camera words: top, orbit, eyes, a point
shot             saves a picture of a stage from a camera
shot_sheet       draws the page of that picture
stage_document   a stage as JSON for pages, meshes in base64
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from viewer.stage.overlays import with_distance, with_path, with_reach, with_sight
    from viewer.stage.relief import set_of_board
    from viewer.stage.shot import save_shot
    from viewer.stage.stage_set import StageSet, set_of_scene
    from viewer.stage.subject import Opened, kind_of, open_what, stage_of_state
    from viewer.stage.survey_overlay import with_survey

__all__ = [
    "Opened",
    "StageSet",
    "kind_of",
    "open_what",
    "save_shot",
    "set_of_board",
    "set_of_scene",
    "stage_of_state",
    "with_distance",
    "with_path",
    "with_reach",
    "with_sight",
    "with_survey",
]
__getattr__ = door(__name__, __file__)
