"""Answers questions about a board: the rulings on units and areas, as JSON documents."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from api.documents.board_rulings import (
    board_distance_document,
    board_document,
    board_move_document,
    board_reach_document,
    board_sight_document,
)
from api.documents.chances import board_odds_document
from scenes.board import judge_board_move, rule_board_distance, rule_board_reach, rule_board_sight, unwalked_areas

if TYPE_CHECKING:
    from api.guard.limits import Limits
    from api.http.schemas.scene_forms import MoveQuestion, PairQuestion, Question, ReachQuestion
    from scenes.board import BoardScene

Document = dict[str, Any]


def sight(scene: BoardScene, question: PairQuestion, _limits: Limits) -> Document:
    return board_sight_document(scene, rule_board_sight(scene, question.a, question.b))


def distance(scene: BoardScene, question: PairQuestion, _limits: Limits) -> Document:
    return board_distance_document(rule_board_distance(scene, question.a, question.b))


def move(scene: BoardScene, question: MoveQuestion, _limits: Limits) -> Document:
    return board_move_document(judge_board_move(scene, question.figure, question.path))


def reach(scene: BoardScene, question: ReachQuestion, _limits: Limits) -> Document:
    return board_reach_document(rule_board_reach(scene, question.figure))


def odds(scene: BoardScene, question: PairQuestion, _limits: Limits) -> Document:
    from scenes.board import rule_board_odds  # noqa: PLC0415 - it loads the rules of the game

    return board_odds_document(rule_board_odds(scene, question.a, question.b)) | {"game": scene.game}


def check(scene: BoardScene, _question: Question, _limits: Limits) -> Document:
    """Areas that no unit gets to on foot are no fault, but worth knowing."""
    unwalked = [{"area": area, "why": why} for area, why in unwalked_areas(scene).items()]
    found = {"ok": True, "problems": [], "notes": list(scene.notes), "board": board_document(scene)}
    return found | {"unwalked": unwalked}
