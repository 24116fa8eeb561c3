"""Worker that verifies an uploaded record by playing it again."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path, PureWindowsPath
from typing import TYPE_CHECKING, Any

from api.documents.matches import outcome_document
from scenes.files import PACK_WORD
from scenes.plugs import open_record
from skirmish.kernel import RecordError, read_record, replay

if TYPE_CHECKING:
    from skirmish.kernel import Replayed

SHIPPED = "catalogue"
"""How a record names the folder of what ships with Pas; apart from packs that were opened here no
other folder of this machine is looked into."""

A_PACK = re.compile(rf"{PACK_WORD}[0-9a-f]{{64}}")


def outcome(job: dict[str, Any]) -> dict[str, Any]:
    """Play one record again, in a process whose memory and time are capped."""
    try:
        found = played_again(job["record"])
    except (RecordError, RecursionError) as wrong:
        return {"refused": {"code": "bad_record", "detail": str(wrong)}}
    return {"done": _document(found)}


def played_again(text: str) -> Replayed:
    """Play an uploaded record; a `RecordError` says what is wrong with it."""
    with tempfile.TemporaryDirectory(prefix="pas-record-") as folder:
        path = Path(folder) / "game.pas"
        path.write_text(text, encoding="utf-8")
        try:
            _check_folder(text)
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


def _check_folder(text: str) -> None:
    """Refuse a record whose table lies in a folder that its writer had, and that we must not open."""
    setup = read_record(text).header.setup
    scene = setup.get("scene") if isinstance(setup, dict) else None
    if not isinstance(scene, dict):
        return
    folder, file = scene.get("folder", SHIPPED), PureWindowsPath(str(scene.get("file", "")))
    ours = folder == SHIPPED or bool(A_PACK.fullmatch(str(folder)))
    if not ours or ".." in file.parts or file.root or file.drive:
        raise RecordError("its table does not ship with Pas, and its files are not here")
