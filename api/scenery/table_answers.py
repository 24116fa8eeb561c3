"""Answers questions about a table: the rulings on figures, as JSON documents."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import scenes
from api.documents import move_rulings as move_documents
from api.documents import rulings as documents
from api.documents.chances import odds_document

if TYPE_CHECKING:
    from api.guard.limits import Limits
    from api.http.schemas.scene_forms import (
        AllSightsQuestion,
        MoveQuestion,
        OddsQuestion,
        PairQuestion,
        Question,
        ReachQuestion,
        RouteQuestion,
        SightQuestion,
    )
    from scenes import Scene

Document = dict[str, Any]

ALL_PAIRS_QUESTIONS = 5
"""All pairs of a table may take five times as long as one question."""


def sight(scene: Scene, question: SightQuestion, limits: Limits) -> Document:
    """Whether A sees B; a question not settled in time is undecided, and played as blocked."""
    budget_ms = min(question.budget_ms, limits.question_ms)
    a, b = question.a, question.b
    ruling = scenes.rule_sight(scene, a, b, budget_ms=budget_ms, with_margin=question.margin, explain=question.explain)
    return documents.sight_document(scene, ruling, scenes.rule_cover(scene, a, b) if question.explain else None)


def all_sights(scene: Scene, question: AllSightsQuestion, limits: Limits) -> Document:
    """Who sees whom; what a pair is not settled by then is undecided, and so is what is left when time is over."""
    budget_ms = min(question.budget_ms, limits.question_ms)
    within_ms = ALL_PAIRS_QUESTIONS * limits.question_ms
    return documents.all_sights_document(scene, scenes.rule_all_sights(scene, budget_ms=budget_ms, within_ms=within_ms))


def distance(scene: Scene, question: PairQuestion, _limits: Limits) -> Document:
    return documents.distance_document(scenes.rule_distance(scene, question.a, question.b))


def cover(scene: Scene, question: PairQuestion, _limits: Limits) -> Document:
    return documents.cover_document(scenes.rule_cover(scene, question.a, question.b))


def move(scene: Scene, question: MoveQuestion, _limits: Limits) -> Document:
    ruling = scenes.judge_move(
        scene,
        question.figure,
        question.path,
        hurry=question.hurry,
        athletisme=question.athletisme,
        alert=question.alert,
    )
    return move_documents.move_document(ruling)


def route(scene: Scene, question: RouteQuestion, _limits: Limits) -> Document:
    ruling = scenes.plan_route(
        scene,
        question.figure,
        scenes.read_place(scene, question.to),
        hurry=question.hurry,
        prefer="safest" if question.safest else "cheapest",
        athletisme=question.athletisme,
    )
    return move_documents.route_document(ruling)


def reach(scene: Scene, question: ReachQuestion, _limits: Limits) -> Document:
    ruling = scenes.map_reach(
        scene,
        question.figure,
        hurry=question.hurry,
        athletisme=question.athletisme,
        with_threats=question.threats,
    )
    return move_documents.reach_document(ruling)


def odds(scene: Scene, question: OddsQuestion, _limits: Limits) -> Document:
    ruling = scenes.rule_odds(scene, question.a, question.b, weapon=question.weapon, aimed=question.aimed)
    return odds_document(ruling) | {"game": scene.game}


def check(scene: Scene, _question: Question, _limits: Limits) -> Document:
    pieces = scene.table.pieces
    table = {
        "size": list(scene.table.size_pas),
        "pieces": len(pieces),
        "triangles": sum(len(piece.mesh.faces) for piece in scene.table.obstacles),
    }
    return {"ok": True, "problems": [], "notes": list(scene.notes), "table": table}
