"""Routes of the web page: its files, stages as bytes, and the one question behind every drag and tap."""

from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter, Query, Response, UploadFile
from starlette.responses import FileResponse

import scenes
from api.guard.problems import Refusal, not_found
from api.guard.sandbox import work
from api.http.routes.games import GameId, entered
from api.http.routes.questions import answered
from api.http.routes.records import record_text
from api.http.routes.scenarios import ScenarioId
from api.http.routes.scenes import SceneId
from api.http.schemas.common import REFUSALS
from api.http.schemas.page_forms import GameStory, LookQuestion, Shown
from api.http.schemas.scene_forms import Question
from api.http.services import House, TheHouse, TheToken
from api.http.story import game_story
from api.play.rooms import name_of
from scenes.files import moved_text, upload_folder
from scenes.words import Lang

page = APIRouter(include_in_schema=False)
router = APIRouter(prefix="/v1", tags=["page"], responses=REFUSALS)
Language = Annotated[Lang, Query(description="The language of names and captions.")]
BYTES: Any = {"response_class": Response, "responses": {200: {"content": {"application/octet-stream": {}}}}}
ALWAYS_NEW = {"Cache-Control": "no-cache"}
KINDS = {".html": "text/html", ".css": "text/css", ".js": "text/javascript"}


@page.get("/")
def read_page() -> Response:
    """The page."""
    return read_part("page.html")


@page.get("/docs")
def read_docs() -> Response:
    """The description of the API, and a way to try it."""
    return read_part("docs.html")


@page.get("/web/{name}")
def read_part(name: str) -> Response:
    """A file of the page."""
    from viewer.web import SAID, STATIC, said_script  # noqa: PLC0415 - geometry loads slowly

    if name == SAID:
        return Response(said_script(), media_type=KINDS[".js"], headers=ALWAYS_NEW)
    path = STATIC / name
    if path.parent != STATIC or path.suffix not in KINDS or not path.is_file():
        raise not_found("page")
    return FileResponse(path, media_type=KINDS[path.suffix], headers=ALWAYS_NEW)


@page.get("/favicon.ico")
def read_icon() -> Response:
    """There is none; browsers ask all the same."""
    return Response(status_code=204)


@router.get("/scenes/{scene_id}/stage", **BYTES)
def read_stage(scene_id: SceneId, house: TheHouse, lang: Language = "en") -> Response:
    """A scene for the page to draw: triangles, figures, labels; of a board its areas too (see `viewer.web`)."""
    from viewer.stage import (  # noqa: PLC0415
        set_of_board,
        set_of_scene,
    )
    from viewer.web import board_head, packed_stage  # noqa: PLC0415

    scene = house.shelf.any_scene(scene_id)
    if scene.space == "board":
        return _bytes(packed_stage(set_of_board(scene, lang), **board_head(scene)))
    return _bytes(packed_stage(set_of_scene(scene, lang)))


@router.get("/scenarios/{scenario_id}/stage", **BYTES)
def read_scenario_stage(scenario_id: ScenarioId, house: TheHouse, lang: Language = "en") -> Response:
    """A scenario as it begins, for the page to draw; its fragments can be dragged, and are told apart from the rest."""
    from viewer.stage import open_what  # noqa: PLC0415 - geometry loads slowly
    from viewer.web import packed_layout  # noqa: PLC0415

    house.scenarios.found(scenario_id)
    with house.scenarios.file(scenario_id) as path:
        try:
            return _bytes(packed_layout(open_what(path, lang), scenario_id))
        except scenes.SceneError as wrong:
            raise Refusal(422, "bad_scene", str(wrong)) from wrong


@router.post("/scenes/{scene_id}/look")
def ask_look(scene_id: SceneId, question: LookQuestion, house: TheHouse) -> dict[str, Any]:
    """Put figures or units, drag one along a line of view, and rule on two: all that is to be said and drawn of it."""
    from viewer.web import look, look_at_board  # noqa: PLC0415 - geometry loads slowly

    scene, most_ms = house.shelf.any_scene(scene_id), house.settings.limits.question_ms
    if scene.space == "board":
        return answered(lambda: look_at_board(scene, question.look(most_ms, board=True), question.lang))
    return answered(lambda: look(scene, question.look(most_ms), question.lang))


@router.post("/scenes/{scene_id}/moved", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
def save_moved(scene_id: SceneId, question: Question, house: TheHouse) -> Response:
    """The scene file with figures or units where the question puts them; all else in it stays as it is."""
    places: dict[str, Any] = {figure.id: figure.at for figure in question.figures}
    places |= {unit.id: unit.area for unit in question.units}
    with upload_folder("moved") as folder:
        text = house.shelf.folder_of(scene_id, folder).read_text("utf-8")
    try:
        return Response(moved_text(text, places), media_type="text/plain; charset=utf-8")
    except scenes.SceneError as wrong:
        raise Refusal(422, "cannot_be_moved", str(wrong)) from wrong


@router.post("/records/stage", **BYTES)
async def show_record(file: UploadFile, house: TheHouse, lang: Language = "en") -> Response:
    """A record for the page to play: its stage and every moment, up to the first difference."""
    limits = house.settings.limits
    job = {"record": await record_text(file), "lang": lang}
    found = await house.intake.run(
        work, "api.workers.moments_worker", job, memory_bytes=limits.intake_bytes, seconds=limits.intake_seconds
    )
    return _bytes(found["stage"])


@router.get("/games/{game_id}/stage", **BYTES)
def read_game_stage(
    game_id: GameId,
    house: TheHouse,
    token: TheToken,
    lang: Language = "en",
    bare: Annotated[bool, Query(description="Without the triangles of the table, which do not change.")] = False,
) -> Response:
    """The table of a game as it is now; what lies on it is for everybody at the table to see.

    Of a game without space its state is sent, as this seat may see it.
    """
    from viewer.stage import stage_of_state  # noqa: PLC0415 - geometry loads slowly
    from viewer.web import packed_stage  # noqa: PLC0415

    room, seat = entered(house, game_id, token)
    with room.lock:
        rules, state = room.rules, room.match.state
        waiting = [one.decision.player for one in room.match.pending]
    stage = stage_of_state(rules, state, lang, seat, waiting)
    return _bytes(packed_stage(replace(stage, pieces=()) if bare else stage, seat=name_of(seat)))


@router.get("/games/{game_id}/story")
def read_story(
    game_id: GameId,
    house: TheHouse,
    token: TheToken,
    after: Annotated[int, Query(ge=0, lt=1 << 31)] = 0,
    lang: Language = "en",
) -> GameStory:
    """What happened after a number of events, and what this seat is asked, in words."""
    room, seat = entered(house, game_id, token)
    told = game_story(room, seat, after, lang)
    return told.model_copy(update={"expires": house.expiry.warning(game_id)})


@router.get("/shown")
def read_shown(house: TheHouse) -> Shown:
    """What this server was started to show, if anything."""
    if house.shown is None:
        return Shown(kind=None, name=None)
    return Shown(kind=house.shown.kind, name=house.shown.name)


@router.get("/shown/stage", **BYTES)
def read_shown_stage(house: TheHouse, lang: Language = "en") -> Response:
    """The stage of what is shown; of a record every moment."""
    return _bytes(_shown_stage(house, lang))


def _shown_stage(house: House, lang: Lang) -> bytes:
    from viewer.stage import open_what  # noqa: PLC0415 - geometry loads slowly
    from viewer.web import packed_record, packed_stage  # noqa: PLC0415

    if house.shown is None:
        raise not_found("shown file")
    try:
        opened = open_what(house.shown.path, lang)
    except scenes.SceneError as wrong:
        raise Refusal(409, "cannot_be_shown", str(wrong)) from wrong
    if opened.replayed is not None:
        return packed_record(opened.replayed, lang)
    return packed_stage(opened.stage, problem="; ".join(opened.problems) or None)


def _bytes(content: bytes) -> Response:
    return Response(content, media_type="application/octet-stream")
