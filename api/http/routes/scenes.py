"""Routes of scenes: upload, list, read, replace, delete; their tables for viewers, and a picture."""

import time
from typing import Annotated, Any

from fastapi import APIRouter, Header, Path, Response, UploadFile
from starlette.concurrency import run_in_threadpool

from api.guard.problems import Refusal, not_found
from api.guard.tokens import fits, fresh_id, fresh_token, hashed
from api.http.schemas.common import REFUSALS
from api.http.schemas.scene_forms import JobAnswer, SceneAnswer, SceneLine, SceneList, SceneStored
from api.http.services import AnyToken, House, TheClient, TheHouse, TheToken, charged
from api.intake.upload import Accepted, take_in
from api.jobs.prepare_table import prepare
from api.scenery.example_files import table_glb
from api.scenery.shelf import shipped
from api.scenery.summaries import summary_of
from api.storage import SceneRow, StorageFullError

router = APIRouter(prefix="/v1/scenes", tags=["scenes"], responses=REFUSALS)
LEAST_TOKEN, MOST_TOKEN = 16, 200
SceneId = Annotated[str, Path(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_\-]+$", examples=["castle"])]


@router.get("")
def list_scenes(house: TheHouse, owner: AnyToken) -> SceneList:
    """The scenes that the owner of this token has uploaded, then those that ship with Pas."""
    stored = [_line(row) for row in owned_scenes(house, owner)]
    return SceneList(scenes=[*stored, *(_shipped_line(house, name) for name in house.shelf.files)])


@router.post("", status_code=201, dependencies=[charged("scenes")])
async def upload_scene(files: list[UploadFile], house: TheHouse, owner: AnyToken, client: TheClient) -> SceneStored:
    """Store a scene: its file with its meshes, or one zip of them; a token that is sent along will own it too."""
    async with house.intake.passing():
        accepted = await _taken_in(files, house)
        house.shares.take(client, "stored_bytes", accepted.bytes)
        return await house.intake.work(store_scene, house, accepted, owner)


@router.get("/{scene_id}")
def read_scene(scene_id: SceneId, house: TheHouse, response: Response) -> SceneAnswer:
    """A scene with what it holds."""
    row = house.store.scene(scene_id)
    if row is None:
        summary = summary_of(house.shelf.any_scene(scene_id))
        return SceneAnswer(**_shipped_line(house, scene_id).model_dump(), summary=summary)
    response.headers["ETag"] = f'"{row.digest}"'
    return SceneAnswer(**_line(row).model_dump(), summary=dict(row.summary))


@router.put("/{scene_id}", dependencies=[charged("scenes")])
async def replace_scene(
    scene_id: SceneId,
    files: list[UploadFile],
    house: TheHouse,
    token: TheToken,
    client: TheClient,
    if_match: Annotated[str | None, Header(description="The digest that it has now.")] = None,
) -> SceneAnswer:
    """Put other files in the place of a scene, if it still is what it was."""
    row = await run_in_threadpool(_owned, house, scene_id, token)
    expected = (if_match or "").strip('" ')
    if expected != row.digest:
        raise Refusal(412, "digest_differs", "say in If-Match which digest the scene has now", digest=row.digest)
    async with house.intake.passing():
        accepted = await _taken_in(files, house)
        house.shares.take(client, "stored_bytes", accepted.bytes)
        new = _row(scene_id, accepted, row.owner_hash)
        stored = await house.intake.work(_put, house, new, accepted, expected)
    if not stored:
        raise Refusal(412, "digest_differs", "somebody else has replaced it")
    return SceneAnswer(**_line(new).model_dump(), summary=dict(new.summary))


@router.delete("/{scene_id}", status_code=204)
def delete_scene(scene_id: SceneId, house: TheHouse, token: TheToken) -> None:
    """Remove a scene; games that are played on it are not harmed."""
    _owned(house, scene_id, token)
    house.store.delete_scene(scene_id)


@router.get("/{scene_id}/table.glb", response_class=Response, responses={200: {"content": {"model/gltf-binary": {}}}})
def read_table(scene_id: SceneId, house: TheHouse) -> Response:
    """The scenery as a GLB file, for viewers: one mesh for each piece, in pas, y up."""
    return Response(table_glb(house.shelf.scene(scene_id)), media_type="model/gltf-binary")


@router.get("/{scene_id}/preview.png", response_class=Response, responses={200: {"content": {"image/png": {}}}})
async def read_preview(scene_id: SceneId, house: TheHouse) -> Response:
    """The table or the board from above."""
    picture = await run_in_threadpool(house.shelf.kept_preview, scene_id)
    if picture is None:
        limits = house.settings.limits
        picture = await house.drawing.run(house.shelf.preview, scene_id, limits.intake_bytes, limits.preview_seconds)
    return Response(picture, media_type="image/png")


@router.post("/{scene_id}/prepare", status_code=202, dependencies=[charged("jobs")])
def prepare_scene(scene_id: SceneId, house: TheHouse) -> JobAnswer:
    """Work out in the background what questions about this table need."""
    house.shelf.check_table(scene_id)
    job = house.jobs.start("prepare", lambda job: prepare(job, house.shelf, scene_id))
    return JobAnswer(**job.document())


def owned_scenes(house: House, owner: str | None) -> list[SceneRow]:
    """The stored scenes of an owner; nobody is told of those of others."""
    return [] if owner is None else [row for row in house.store.scenes() if fits(owner, row.owner_hash)]


async def _taken_in(files: list[UploadFile], house: House) -> Accepted:
    contents: dict[str, bytes] = {}
    for file in files:
        name = file.filename or "file"
        if name in contents:
            raise Refusal(422, "bad_name", "two files have one name")
        contents[name] = await file.read()
    return await house.intake.work(take_in, contents, house.settings.limits)


def store_scene(house: House, accepted: Accepted, owner: str | None = None) -> SceneStored:
    """Store what was taken in under an id of its own, for the owner of a token or of a new one."""
    if owner is not None and not LEAST_TOKEN <= len(owner) <= MOST_TOKEN:
        raise Refusal(422, "bad_token", f"the token of an owner has {LEAST_TOKEN} to {MOST_TOKEN} letters")
    token = owner or fresh_token()
    row = _row(fresh_id(), accepted, hashed(token))
    _put(house, row, accepted)
    return SceneStored(**_line(row).model_dump(), summary=dict(row.summary), owner_token=token)


def _put(house: House, row: SceneRow, accepted: Accepted, replacing: str | None = None) -> bool:
    most = house.settings.limits.stored_bytes
    try:
        return house.store.put_scene(row, accepted.files, most_bytes=most, replacing=replacing)
    except StorageFullError as full:
        raise Refusal(413, "storage_full", f"all scenes together have at most {most} bytes; delete one first") from full


def _owned(house: House, scene_id: str, token: str) -> SceneRow:
    row = house.store.scene(scene_id)
    if row is None:
        if scene_id in shipped():
            raise Refusal(403, "forbidden", "scenes that ship with Pas stay as they are")
        raise not_found("scene")
    if not fits(token, row.owner_hash):
        raise Refusal(403, "forbidden", "this is not the owner's token")
    return row


def _row(scene_id: str, accepted: Accepted, owner_hash: str) -> SceneRow:
    summary: dict[str, Any] = dict(accepted.summary)
    name, game = str(summary["name"]), str(summary["game"])
    return SceneRow(scene_id, accepted.digest, name, game, accepted.entry, owner_hash, summary, time.time())


def _line(row: SceneRow) -> SceneLine:
    return SceneLine(id=row.id, name=row.name, game=row.game, digest=row.digest, shipped=False)


def _shipped_line(house: House, name: str) -> SceneLine:
    game = house.shelf.game_of(name)
    return SceneLine(id=name, name=name.replace("_", " "), game=game, digest=None, shipped=True)
