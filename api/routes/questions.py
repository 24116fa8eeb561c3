"""Questions about a scene: the rulings of the command line, over HTTP, with figures where the asker puts them."""

from collections.abc import Callable
from typing import Any

from fastapi import APIRouter

import scenes
from api import documents, move_documents
from api.house import House, TheHouse
from api.problems import Refusal
from api.routes.scenes import SceneId
from api.schemas.common import REFUSALS
from api.schemas.scenes import (
    MoveQuestion,
    PairQuestion,
    Question,
    ReachQuestion,
    RouteQuestion,
    SightQuestion,
)
from scenes.whatif import with_figures

router = APIRouter(prefix="/v1/scenes/{scene_id}", tags=["questions"], responses=REFUSALS)
Document = dict[str, Any]


def _asked(house: House, scene_id: str, question: Question, *names: str) -> "scenes.Scene":
    """The scene with the figures of the question, and with common figures at the places it names."""
    scene = with_figures(house.shelf.scene(scene_id), question.moved())
    return scenes.with_stand_ins(scene, *names)


def answered(answer: Callable[[], Document]) -> Document:
    """An answer; what cannot be asked is refused in one line, without the path of any file."""
    try:
        return answer()
    except scenes.SceneError as wrong:
        _, _, what = str(wrong).partition(".toml: ")
        raise Refusal(422, "cannot_be_asked", what or str(wrong)) from wrong


@router.post("/sight")
def ask_sight(scene_id: SceneId, question: SightQuestion, house: TheHouse) -> Document:
    """Does A see B? The verdict with its line or proof, what blocks, and how much is hidden."""

    def answer() -> Document:
        scene = _asked(house, scene_id, question, question.a, question.b)
        budget = min(question.budget_ms, house.settings.limits.question_ms)
        ruling = scenes.rule_sight(
            scene,
            question.a,
            question.b,
            budget_ms=budget,
            with_margin=question.margin,
            explain=question.explain,
        )
        hidden = scenes.rule_cover(scene, question.a, question.b) if question.explain else None
        return documents.sight_document(scene, ruling, hidden)

    return answered(answer)


@router.post("/distance")
def ask_distance(scene_id: SceneId, question: PairQuestion, house: TheHouse) -> Document:
    """How far is A from B, base to base; and whether they are engaged."""

    def answer() -> Document:
        scene = _asked(house, scene_id, question, question.a, question.b)
        return documents.distance_document(scenes.rule_distance(scene, question.a, question.b))

    return answered(answer)


@router.post("/cover")
def ask_cover(scene_id: SceneId, question: PairQuestion, house: TheHouse) -> Document:
    """How well B is hidden from A, and by what."""

    def answer() -> Document:
        scene = _asked(house, scene_id, question, question.a, question.b)
        return documents.cover_document(scenes.rule_cover(scene, question.a, question.b))

    return answered(answer)


@router.post("/move")
def ask_move(scene_id: SceneId, question: MoveQuestion, house: TheHouse) -> Document:
    """May a figure go this way? Judged leg by leg; a no says where, why and by which rule."""

    def answer() -> Document:
        scene = _asked(house, scene_id, question, question.figure)
        ruling = scenes.judge_move(
            scene,
            question.figure,
            question.path,
            hurry=question.hurry,
            athletisme=question.athletisme,
            alert=question.alert,
        )
        return move_documents.move_document(ruling)

    return answered(answer)


@router.post("/route")
def ask_route(scene_id: SceneId, question: RouteQuestion, house: TheHouse) -> Document:
    """The best way for a figure to a place in one activation, judged."""

    def answer() -> Document:
        scene = _asked(house, scene_id, question, question.figure)
        ruling = scenes.plan_route(
            scene,
            question.figure,
            scenes.read_place(scene, question.to),
            hurry=question.hurry,
            prefer="safest" if question.safest else "cheapest",
            athletisme=question.athletisme,
        )
        return move_documents.route_document(ruling)

    return answered(answer)


@router.post("/reach")
def ask_reach(scene_id: SceneId, question: ReachQuestion, house: TheHouse) -> Document:
    """Everywhere that a figure can get in one activation, with cost and chance."""

    def answer() -> Document:
        scene = _asked(house, scene_id, question, question.figure)
        ruling = scenes.map_reach(
            scene,
            question.figure,
            hurry=question.hurry,
            athletisme=question.athletisme,
            with_threats=question.threats,
        )
        return move_documents.reach_document(ruling)

    return answered(answer)


@router.post("/check")
def ask_check(scene_id: SceneId, question: Question, house: TheHouse) -> Document:
    """Whether figures can stand where they are put, and what the author may want to know."""

    def answer() -> Document:
        return {"ok": True, "notes": list(_asked(house, scene_id, question).notes)}

    return answered(answer)
