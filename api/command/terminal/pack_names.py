"""Accepts a pack on the command line wherever a scenario is named."""

from __future__ import annotations

from typing import TYPE_CHECKING

from api.command.terminal.output import BadInput

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
        raise BadInput(str(wrong)) from wrong


def _is_zip(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            return file.read(2) == b"PK"
    except OSError:
        return False
