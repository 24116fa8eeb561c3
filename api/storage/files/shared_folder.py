"""Keeps large files in a folder: on a disk of this machine, or on a file share that several machines mount."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import TYPE_CHECKING

from api.storage.faults import StorageError
from api.storage.files.contents import FILES_VARIABLE, files_down
from terrain.machine import PART, whole_file

if TYPE_CHECKING:
    from collections.abc import Iterator


class SharedFolder:
    """A folder of files by key; the first two letters of a name are a folder of their own."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    @classmethod
    def of(cls, place: str) -> SharedFolder:
        """The folder of a setting, which has to be there: a share that is not mounted must not be written under."""
        folder = Path(place)
        if not folder.is_dir() or not os.access(folder, os.W_OK | os.X_OK):
            raise StorageError(f"{FILES_VARIABLE}={place}: is no folder that can be written to; is the share mounted?")
        return cls(folder)

    def put(self, key: str, content: bytes) -> None:
        path = self._path(key)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            with whole_file(path) as draft, draft.open("wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            _sync(path.parent)
        except OSError as wrong:
            raise files_down() from wrong

    def get(self, key: str) -> bytes:
        try:
            return self._path(key).read_bytes()
        except FileNotFoundError:
            if self._folder.is_dir():
                raise
            raise files_down() from None
        except OSError as wrong:
            raise files_down() from wrong

    def has(self, key: str) -> bool:
        return self._path(key).is_file()

    def remove(self, key: str) -> None:
        try:
            self._path(key).unlink(missing_ok=True)
        except OSError as wrong:
            raise files_down() from wrong

    def ages(self, prefix: str) -> Iterator[tuple[str, float]]:
        now, root = time.time(), self._folder / prefix
        for path in sorted(root.glob("*/*")):
            if path.is_file() and not path.name.endswith(PART):
                yield f"{prefix}{path.name}", now - path.stat().st_mtime

    def _path(self, key: str) -> Path:
        kind, _, name = key.rpartition("/")
        return self._folder / kind / name[:2] / name


def _sync(folder: Path) -> None:
    """Make the new name durable, not only the content."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
