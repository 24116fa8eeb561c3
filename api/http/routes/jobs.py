"""Routes of jobs: read, follow and cancel long work; upload scans."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Form, Path, UploadFile, WebSocket, WebSocketDisconnect

from api.guard.house_key import HouseRules, key_of
from api.guard.problems import Refusal
from api.http.live import MALFORMED, keep_telling
from api.http.routes.scenes import store_scene
from api.http.schemas.common import REFUSALS
from api.http.schemas.scene_forms import JobAnswer
from api.http.services import AnyToken, House, TheClient, TheHouse, charged
from api.intake.upload import Accepted, check_names
from api.jobs.job_list import OVER
from api.jobs.scan_jobs import import_scan
from scenes.scan import ScanOptions

router = APIRouter(prefix="/v1", tags=["jobs"], responses=REFUSALS)
KEY_WAIT_S = 10.0
JobId = Annotated[str, Path(pattern=r"^[0-9a-f]{1,32}$")]


@router.post("/scans", status_code=202, dependencies=[charged("jobs")])
async def upload_scan(
    files: list[UploadFile],
    house: TheHouse,
    owner: AnyToken,
    client: TheClient,
    table_cm: Annotated[float | None, Form(gt=1.0, le=1000.0, description="The longest side of the table.")] = None,
    name: Annotated[str | None, Form(max_length=100)] = None,
) -> JobAnswer:
    """Make a scene of a scan: meshes, point clouds, height maps. The job's result is the stored scene."""
    contents = {file.filename or "scan": await file.read() for file in files}
    if len(contents) != len(files):
        raise Refusal(422, "bad_name", "two files have one name")
    check_names(contents, house.settings.limits)
    options = ScanOptions(table_metres=None if table_cm is None else table_cm / 100.0, name=name)

    def stored(taken: Accepted) -> Any:
        house.shares.take(client, "stored_bytes", taken.bytes)
        return store_scene(house, taken, owner).model_dump()

    def work(job: Any) -> Any:
        return import_scan(job, contents, options, house.settings.limits, stored)

    return JobAnswer(**house.jobs.start("scan", work).document())


@router.get("/jobs/{job_id}")
def read_job(job_id: JobId, house: TheHouse) -> JobAnswer:
    """How far a piece of work is, and what came of it."""
    return JobAnswer(**house.jobs.job(job_id).document())


@router.delete("/jobs/{job_id}")
def cancel_job(job_id: JobId, house: TheHouse) -> JobAnswer:
    """Call a piece of work off."""
    job = house.jobs.job(job_id)
    job.cancel()
    return JobAnswer(**job.document())


@router.websocket("/jobs/{job_id}/live")
async def follow_job(socket: WebSocket, job_id: str) -> None:
    """Every step of a piece of work as it happens; say {"key": …} first where the house has one."""
    house: House = socket.app.state.house
    await socket.accept()
    try:
        await _check_key(socket, house.settings.key)
        job = house.jobs.job(job_id)
    except Refusal as refusal:
        await socket.close(4000 + refusal.status, refusal.code)
        return

    async def tell() -> bool:
        document = job.document()
        await socket.send_json(document)
        return document["state"] in OVER

    await keep_telling(socket, job.listeners, tell)


async def _check_key(socket: WebSocket, key: str | None) -> None:
    """Refuse who has not brought the key of the house with the request and does not say it now."""
    rules = HouseRules(key)
    if rules.opens(key_of(socket.scope)):
        return
    try:
        hello = await asyncio.wait_for(socket.receive_json(), KEY_WAIT_S)
        opened = rules.opens(str(hello["key"]))
    except (*MALFORMED, WebSocketDisconnect) as wrong:
        raise Refusal(401, "key_needed", "say the key of the house first") from wrong
    if not opened:
        raise Refusal(401, "key_needed", "this is not the key of the house")
