"""Boards of Mythic Battles: scene files with areas and boundaries, and what such a board answers.

- `form`: the form of these files; `loading`: from the file to a `BoardScene`, or problems with file, line and key;
- `cards`: the unit cards that ship; `scene`: the board with its units and stones, ready to be asked;
- `rulings`: sight and distance; `reaching`: where a unit can get; `sentences`: how they are said.
"""

from scenes.boards.loading import board_scene_problems, game_of, load_board
from scenes.boards.rulings import BoardDistanceRuling, BoardSightRuling, rule_board_distance, rule_board_sight
from scenes.boards.scene import BoardScene, BoardUnit

__all__ = [
    "BoardDistanceRuling",
    "BoardScene",
    "BoardSightRuling",
    "BoardUnit",
    "board_scene_problems",
    "game_of",
    "load_board",
    "rule_board_distance",
    "rule_board_sight",
]
