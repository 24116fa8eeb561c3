"""Board space: scenes of areas, and the questions about them, whatever game is played on them.

board_scene      a board with its units and stones
board_questions  passes questions to the rules of the scene's game
board_answers    the rulings: sight, distance, moves, reach, odds
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from scenes.board.board_answers import (
        BoardAttack,
        BoardDistanceRuling,
        BoardMoveRuling,
        BoardOddsRuling,
        BoardReach,
        BoardReachRuling,
        BoardSightRuling,
    )
    from scenes.board.board_questions import (
        judge_board_move,
        load_board,
        rule_board_distance,
        rule_board_odds,
        rule_board_reach,
        rule_board_sight,
        unwalked_areas,
        with_units,
    )
    from scenes.board.board_scene import BoardScene, BoardUnit

__all__ = [
    "BoardAttack",
    "BoardDistanceRuling",
    "BoardMoveRuling",
    "BoardOddsRuling",
    "BoardReach",
    "BoardReachRuling",
    "BoardScene",
    "BoardSightRuling",
    "BoardUnit",
    "judge_board_move",
    "load_board",
    "rule_board_distance",
    "rule_board_odds",
    "rule_board_reach",
    "rule_board_sight",
    "unwalked_areas",
    "with_units",
]
__getattr__ = door(__name__, __file__)
