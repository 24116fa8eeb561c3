"""Worker that verifies an uploaded record by playing it again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from api.documents.matches import outcome_document
from scenes.files import upload_folder
from scenes.plugs import open_record
from skirmish.kernel import RecordError, replay

if TYPE_CHECKING:
    from skirmish.kernel import Replayed


def outcome(job: dict[str, Any]) -> dict[str, Any]:
    """Play one record again, in a process whose memory and time are capped."""
    try:
        found = played_again(job["record"])
    except (RecordError, RecursionError) as wrong:
        return {"refused": {"code": "bad_record", "detail": str(wrong)}}
    return {"done": _document(found)}


def played_again(text: str) -> Replayed:
    """Play an uploaded record; a `RecordError` says what is wrong with it."""
    with upload_folder("record") as folder:
        path = folder / "game.pas"
        path.write_text(text, encoding="utf-8")
        try:
            return replay(*open_record(path))
        except RecordError as wrong:
            raise RecordError(str(wrong).replace(f"{path}: ", "")) from wrong


def _document(found: Any) -> dict[str, Any]:
    return {
        "ok": found.identical,
        "first_difference": str(found.difference) if found.difference else None,
        "game": found.match.rules.game,
        "answers": len(found.match.entries),
        "outcome": outcome_document(found.match),
    }
