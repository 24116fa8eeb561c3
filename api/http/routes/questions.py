"""Routes of questions about a scene: the rulings of the command line, with figures where the request puts them."""

from typing import Any

from fastapi import APIRouter

from api.http.routes.scenes import SceneId
from api.http.schemas.common import REFUSALS
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
from api.http.services import TheHouse
from api.scenery import board_answers, table_answers
from api.scenery.ask import answered, ask, check

__all__ = ["answered", "router"]

router = APIRouter(prefix="/v1/scenes/{scene_id}", tags=["questions"], responses=REFUSALS)
Document = dict[str, Any]


@router.post("/sight")
def ask_sight(scene_id: SceneId, question: SightQuestion, house: TheHouse) -> Document:
    """Does A see B? The verdict with its line or proof, what blocks, and how much is hidden."""
    return ask(house, scene_id, question, table_answers.sight, board_answers.sight)


@router.post("/sight/all")
def ask_all_sights(scene_id: SceneId, question: AllSightsQuestion, house: TheHouse) -> Document:
    """Who sees whom? The verdict on every pair of figures, in one go; on a board ask pair by pair."""
    return ask(house, scene_id, question, table_answers.all_sights, None)


@router.post("/distance")
def ask_distance(scene_id: SceneId, question: PairQuestion, house: TheHouse) -> Document:
    """How far is A from B: base to base, and whether they are engaged; on a board in areas, and whether A reaches B."""
    return ask(house, scene_id, question, table_answers.distance, board_answers.distance)


@router.post("/cover")
def ask_cover(scene_id: SceneId, question: PairQuestion, house: TheHouse) -> Document:
    """How well B is hidden from A, and by what; boards know no cover."""
    return ask(house, scene_id, question, table_answers.cover, None)


@router.post("/move")
def ask_move(scene_id: SceneId, question: MoveQuestion, house: TheHouse) -> Document:
    """May a figure go this way? Judged leg by leg; a no says where, why and by which rule."""
    return ask(house, scene_id, question, table_answers.move, board_answers.move)


@router.post("/route")
def ask_route(scene_id: SceneId, question: RouteQuestion, house: TheHouse) -> Document:
    """The best way for a figure to a place in one activation, judged; on a board ask for reach, which has all ways."""
    return ask(house, scene_id, question, table_answers.route, None)


@router.post("/reach")
def ask_reach(scene_id: SceneId, question: ReachQuestion, house: TheHouse) -> Document:
    """Everywhere that a figure can get in one activation, with cost and chance; on a board by every way of moving."""
    return ask(house, scene_id, question, table_answers.reach, board_answers.reach)


@router.post("/odds")
def ask_odds(scene_id: SceneId, question: OddsQuestion, house: TheHouse) -> Document:
    """What are A's chances against B? Exact, as fractions: who wins, what is lost, who goes out."""
    return ask(house, scene_id, question, table_answers.odds, board_answers.odds)


@router.post("/check")
def ask_check(scene_id: SceneId, question: Question, house: TheHouse) -> Document:
    """Whether figures can stand where they are put, and what the author may want to know."""
    return check(house, scene_id, question, table_answers.check, board_answers.check)
