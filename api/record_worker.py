"""What the process does that verifies a record which somebody sent."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from api.game_documents import outcome_document
from scenes.matches import open_record
from skirmish.record import RecordError
from skirmish.replay import replay


def outcome(job: dict[str, Any]) -> dict[str, Any]:
    """Play one record again, in a process whose memory and time are capped."""
    with tempfile.TemporaryDirectory(prefix="pas-record-") as folder:
        path = Path(folder) / "game.pas"
        path.write_text(job["record"], encoding="utf-8")
        try:
            found = replay(*open_record(path))
        except (RecordError, RecursionError) as wrong:
            return {"refused": {"code": "bad_record", "detail": str(wrong).replace(f"{path}: ", "")}}
    return {"done": _document(found)}


def _document(found: Any) -> dict[str, Any]:
    return {
        "ok": found.identical,
        "first_difference": str(found.difference) if found.difference else None,
        "game": found.match.rules.game,
        "answers": len(found.match.entries),
        "outcome": outcome_document(found.match),
    }
