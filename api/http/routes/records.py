"""Routes of records: verifies a record that any client sends."""

from fastapi import APIRouter, UploadFile

from api.guard.problems import Refusal
from api.guard.sandbox import work
from api.http.schemas.common import REFUSALS
from api.http.schemas.game_forms import RecordVerdict
from api.http.services import TheHouse

router = APIRouter(prefix="/v1/records", tags=["records"], responses=REFUSALS)
MOST_BYTES = 16_000_000


@router.post("")
async def verify_record(file: UploadFile, house: TheHouse) -> RecordVerdict:
    """Play a record again, and say whether every die and answer in it holds."""
    seconds = house.settings.limits.intake_seconds
    job, most = {"record": await record_text(file)}, house.settings.limits.intake_bytes
    found = await house.intake.run(work, "api.workers.record_worker", job, memory_bytes=most, seconds=seconds)
    return RecordVerdict(**found)


async def record_text(file: UploadFile) -> str:
    """The text of a record that was sent; one that is too long is refused."""
    content = await file.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise Refusal(413, "too_large", f"a record has at most {MOST_BYTES} bytes")
    return content.decode("utf-8", "replace")
