"""Boards of Mythic Battles: scene files with areas and boundaries, and what such a board answers.

- `form`: the form of these files; `loading`: from the file to a `BoardScene`, or problems with file, line and key;
- `cards`: the unit cards that ship; `scene`: the board with its units and stones, ready to be asked;
- `position`: the scene as a moment of a game, so that the rules themselves answer;
- `rulings`: sight and distance; `moving`: ways judged; `reaching`: where a unit can get;
- `sentences`: how all that is said, in French and English.

The door opens on demand, as that of `scenes` does.
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
