"""Locks a data folder, so that no two servers write to one database file without knowing of each other."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from api.storage.faults import StorageError

if TYPE_CHECKING:
    from pathlib import Path

LOCK_FILE = "pas.lock"


class FolderLock:
    """A folder that is held as long as this process lives or until it is let go; the system frees it when it dies."""

    def __init__(self, folder: Path) -> None:
        import fcntl  # noqa: PLC0415 - only where a server runs

        self._file = (folder / LOCK_FILE).open("a+", encoding="ascii")
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as taken:
            self._file.seek(0)
            holder = self._file.read(20).strip() or "?"
            self._file.close()
            what = f"{folder}: another server uses this folder (process {holder})"
            raise StorageError(f"{what}; stop it, or give this one a folder of its own with --data") from taken
        self._file.truncate(0)
        self._file.write(f"{os.getpid()}\n")
        self._file.flush()

    def release(self) -> None:
        self._file.close()
