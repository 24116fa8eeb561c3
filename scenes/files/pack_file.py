"""Finds the folders of unpacked packs: scenarios that came in one file, each in a folder named by its content digest.

The record of a game from a pack names the pack by that digest, so that it is found wherever the pack was opened.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

PACK_WORD = "pack:"
"""How a setup names the folder of a pack, before its digest."""

SUFFIX = ".paspack"


def packs_folder() -> Path:
    """The folder of all unpacked packs: among the caches, or where nothing can be kept, for as long as it lasts."""
    from terrain.machine import folder  # noqa: PLC0415  it loads arrays

    chosen = folder() / "packs"
    try:
        chosen.mkdir(parents=True, exist_ok=True)
    except OSError:
        owner = os.getuid() if hasattr(os, "getuid") else "user"
        chosen = Path(tempfile.gettempdir()) / f"pas-{owner}" / "packs"
        chosen.mkdir(parents=True, exist_ok=True)
    return chosen


def pack_of(file: Path) -> tuple[str, str] | None:
    """The digest of the pack that a file lies in, and the file's name there; None for any other file."""
    whole, packs = file.resolve(), packs_folder().resolve()
    if not whole.is_relative_to(packs):
        return None
    digest, *names = whole.relative_to(packs).parts
    return (digest, "/".join(names)) if names else None


def folder_of_pack(digest: str) -> Path:
    """Where the pack of a digest lies, if it was opened here."""
    return packs_folder() / digest
