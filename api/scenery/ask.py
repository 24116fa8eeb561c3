"""Answers a question about a scene: moves figures and units as the question says, and calls the table or the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import scenes
from api.guard.problems import Refusal
from scenes.board import with_units
from scenes.table import with_figures
from skirmish import kit

if TYPE_CHECKING:
    from collections.abc import Callable

    from api.http.schemas.scene_forms import Question
    from api.http.services import House
    from api.scenery.open import AnyScene
    from scenes import Scene
    from scenes.board import BoardScene

Document = dict[str, Any]
CANNOT_BE_ASKED = "cannot_be_asked"


def answered(answer: Callable[[], Document]) -> Document:
    """An answer; what cannot be asked is refused in one line, without the path of any file."""
    try:
        return answer()
    except scenes.SceneError as wrong:
        raise Refusal(422, CANNOT_BE_ASKED, said(wrong)) from wrong


def said(wrong: scenes.SceneError) -> str:
    """What is wrong, without the path of any file."""
    _, _, what = str(wrong).partition(".toml: ")
    return what or str(wrong)


def ask(
    house: House,
    scene_id: str,
    question: Question,
    of_table: Callable[[Scene, Any, Any], Document],
    of_board: Callable[[BoardScene, Any, Any], Document] | None,
) -> Document:
    """The answer of a table or of a board, with figures or units where the question puts them."""
    found, limits = house.shelf.any_scene(scene_id), house.settings.limits

    def answer() -> Document:
        scene = put(found, question)
        if scene.space == "table":
            return of_table(scene, question, limits)
        if of_board is None:
            raise Refusal(422, "not_on_a_board", f"boards of {kit(scene.game).title} have nothing of this kind")
        return of_board(scene, question, limits)

    return answered(answer)


def check(
    house: House,
    scene_id: str,
    question: Question,
    of_table: Callable[[Scene, Any, Any], Document],
    of_board: Callable[[BoardScene, Any, Any], Document],
) -> Document:
    """Whether a scene can be as the question has it; if not, what is wrong with it is the answer."""
    try:
        return ask(house, scene_id, question, of_table, of_board)
    except Refusal as refusal:
        if refusal.code != CANNOT_BE_ASKED:
            raise
        return {"ok": False, "problems": [refusal.detail], "notes": []}


def put(scene: AnyScene, question: Question) -> AnyScene:
    """The scene as the question wants it; on a table, common figures stand at the places it names."""
    if scene.space == "board":
        if question.figures:
            raise Refusal(422, "not_on_a_board", "on a board units are put into areas: say units")
        return with_units(scene, [unit.model_dump(exclude_none=True) for unit in question.units])
    if question.units:
        raise Refusal(422, "not_on_a_table", "on a table figures are put at places: say figures")
    return scenes.with_stand_ins(with_figures(scene, question.moved()), *question.names())
