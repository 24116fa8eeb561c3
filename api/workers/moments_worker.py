"""Worker that prepares an uploaded record for viewing."""

from __future__ import annotations

from typing import Any

from api.workers.record_worker import played_again
from skirmish.kernel import RecordError


def outcome(job: dict[str, Any]) -> dict[str, Any]:
    """Play one record again and pack what there is to see, in a process whose memory and time are capped."""
    from viewer.web import packed_record  # noqa: PLC0415 - only here

    try:
        found = played_again(job["record"])
    except (RecordError, RecursionError) as wrong:
        return {"refused": {"code": "bad_record", "detail": str(wrong)}}
    return {"done": {"stage": packed_record(found, job["lang"])}}
