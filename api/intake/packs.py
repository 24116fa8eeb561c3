"""Opens a pack: unpacks it without trusting it, verifies it against its manifest, and stores it by its digest.

A pack is whole in its folder or not there. A pack that was opened before is found again at once.
"""

from __future__ import annotations

import os
import shutil
import tempfile
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING

from api.guard.limits import Limits
from api.intake.unpack import UnpackError, unpack
from scenes.files import folder_of_pack, packs_folder
from scenes.layout.draft import MANIFEST, PackError, entry_of

if TYPE_CHECKING:
    from collections.abc import Mapping


def open_pack(path: Path, limits: Limits | None = None) -> Path:
    """The scenario file of a pack, unpacked; a `PackError` says in one line what is wrong with the pack."""
    limits = limits or Limits()
    try:
        _check_size(path, limits)
        with tempfile.TemporaryDirectory(prefix=".opening-", dir=packs_folder()) as draft:
            return _kept(Path(draft) / "pack", path, limits)
    except PackError as wrong:
        raise PackError(f"{path}: {wrong}") from wrong
    except UnpackError as wrong:
        raise PackError(f"{path}: {wrong.detail}") from wrong
    except (OSError, zipfile.BadZipFile) as wrong:
        raise PackError(f"{path}: cannot be opened: {getattr(wrong, 'strerror', None) or wrong}") from wrong


def _check_size(path: Path, limits: Limits) -> None:
    size = path.stat().st_size
    if size > limits.upload_bytes:
        raise PackError(f"too large: {size} bytes; {limits.upload_bytes} are the most")


def _kept(draft: Path, path: Path, limits: Limits) -> Path:
    draft.mkdir()
    digest, entry = entry_of(draft, unpack(path, draft, limits))
    return _moved(draft, digest) / entry


def keep_files(files: Mapping[str, bytes]) -> Path:
    """The scenario file of a pack whose files were taken in by a server."""
    with tempfile.TemporaryDirectory(prefix=".opening-", dir=packs_folder()) as folder:
        draft = Path(folder) / "pack"
        for name, content in files.items():
            (draft / name).parent.mkdir(parents=True, exist_ok=True)
            (draft / name).write_bytes(content)
        digest, entry = entry_of(draft, files)
        return _moved(draft, digest) / entry


def _moved(draft: Path, digest: str) -> Path:
    """The folder of a pack, put into its place in one step unless it is there and sound."""
    target = folder_of_pack(digest)
    if target.is_dir() and not _is_sound(target, digest):
        shutil.rmtree(target, ignore_errors=True)
    if not target.is_dir():
        try:
            draft.replace(target)
        except OSError:
            if not target.is_dir():  # else another process has just opened the same pack
                raise
    os.utime(target)
    return target


def _is_sound(folder: Path, digest: str) -> bool:
    names = [file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()]
    try:
        return MANIFEST in names and entry_of(folder, names)[0] == digest
    except (PackError, OSError):
        return False
