"""Tables: loads a scene file into a frozen `Scene`, and passes questions about it to the rules of its game.

load          loads a scene file: parse, validate, build the scenery, place the figures
scene         `Scene`, `Figure`, `Fragment` and `Area`: the loaded values
pieces        makes pieces of scenery from their entries: shapes, mesh files, library models
piece_size    decides the unit and the way up of a mesh file, and refuses sizes that no scenery has
figures       places figures, fragments and areas on the ground of a table
questions     passes questions about movement and fights to the rules of the scene's game
asked/        what a question says: places, moved figures; which problems spoil it
answers       the rulings: moves, routes, reach, falls and odds
paint         reads the colours of mesh files, for drawing only
kind_colours  the colours of kinds of scenery, in pictures and GLB files
table_glb     serialises the scenery of a table as one GLB file
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from scenes.table.answers import (
        Failure,
        Fall,
        FightRuling,
        Harm,
        JudgedLeg,
        MoveRuling,
        OddsRuling,
        Part,
        Prowess,
        ReachRuling,
        Roll,
        ShotRuling,
        Trigger,
    )
    from scenes.table.asked.doubts import Asks, Doubt
    from scenes.table.asked.what_if import with_figures
    from scenes.table.kind_colours import KIND_COLOURS
    from scenes.table.load import scene_of
    from scenes.table.paint import Coat, coat_of, read_coats
    from scenes.table.questions import traces
    from scenes.table.scene import Area, Figure, Fragment, Scene
    from scenes.table.table_glb import glb_of_table

__all__ = [
    "KIND_COLOURS",
    "Area",
    "Asks",
    "Coat",
    "Doubt",
    "Failure",
    "Fall",
    "FightRuling",
    "Figure",
    "Fragment",
    "Harm",
    "JudgedLeg",
    "MoveRuling",
    "OddsRuling",
    "Part",
    "Prowess",
    "ReachRuling",
    "Roll",
    "Scene",
    "ShotRuling",
    "Trigger",
    "coat_of",
    "glb_of_table",
    "read_coats",
    "scene_of",
    "traces",
    "with_figures",
]
__getattr__ = door(__name__, __file__)
