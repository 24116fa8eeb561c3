"""Accepts a pack on the command line wherever a scenario is named."""

from __future__ import annotations

from typing import TYPE_CHECKING

from api.command.terminal.output import BadInput
from scenes.files import SUFFIX

if TYPE_CHECKING:
    from pathlib import Path


def unpacked(path: Path) -> Path:
    """The scenario file of a pack; any other file is left as it is."""
    if not _is_zip(path):
        return path
    from api.intake.packs import open_pack  # noqa: PLC0415  it loads geometry
    from scenes.layout.draft import PackError  # noqa: PLC0415

    try:
        return open_pack(path)
    except PackError as wrong:
        raise BadInput(f"{wrong}{_advice(path)}") from wrong


def unpacked_folder(path: Path) -> Path | None:
    """The folder in which a pack was unpacked; None for any other file."""
    entry = unpacked(path)
    if entry == path:
        return None
    from scenes.files import folder_of_pack, pack_of  # noqa: PLC0415

    found = pack_of(entry)
    return None if found is None else folder_of_pack(found[0])


def _advice(path: Path) -> str:
    """What to do with a zip that does not even have the name of a pack."""
    if path.suffix.lower() == SUFFIX:
        return ""
    return f"; it is a zip archive: if it holds a mesh, `pas scan {path.stem}.zip -o DIR` makes a scene of it"


def _is_zip(path: Path) -> bool:
    try:
        if not path.is_file():  # nobody waits for a pipe
            return False
        with path.open("rb") as file:
            return file.read(2) == b"PK"
    except OSError:
        return False
