"""Boards of Mythic Battles: scene files with areas and boundaries, loaded for rulings.

form        the form of board scenes (pydantic models)
load        loads a file into a `BoardScene`, or reports problems with file, line and key
scene       `BoardScene`: the board with its units and stones
unit_cards  the unit cards that ship
position    the scene as a moment of a game, so that the rules themselves answer
what_if     a board with units moved or added, without changing its file

Names are imported lazily, as those of `scenes` are; the rulings are in `scenes.games.mythic.rulings`, their sentences
in `scenes.words.board_rulings`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from scenes.games.mythic.board.load import board_scene_problems, load_board
    from scenes.games.mythic.board.scene import BoardScene, BoardUnit
    from scenes.games.mythic.rulings.move import BoardMoveRuling, judge_board_move
    from scenes.games.mythic.rulings.reach import BoardReachRuling, rule_board_reach, unwalked_areas
    from scenes.games.mythic.rulings.sight import (
        BoardDistanceRuling,
        BoardSightRuling,
        rule_board_distance,
        rule_board_sight,
    )

__all__ = [
    "BoardDistanceRuling",
    "BoardMoveRuling",
    "BoardReachRuling",
    "BoardScene",
    "BoardSightRuling",
    "BoardUnit",
    "board_scene_problems",
    "judge_board_move",
    "load_board",
    "rule_board_distance",
    "rule_board_reach",
    "rule_board_sight",
    "unwalked_areas",
]

__getattr__ = door(__name__, __file__)
