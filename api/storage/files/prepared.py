"""Shares prepared tables between servers: what one has prepared, the others fetch in place of working it out again."""

from __future__ import annotations

import io
import logging
import re
import tarfile
from typing import TYPE_CHECKING

from api.storage.faults import StorageError

if TYPE_CHECKING:
    from pathlib import Path

    from api.storage.files.contents import Contents

log = logging.getLogger("pas.storage")
TABLES = "tables/"
MEMBER = re.compile(r"[A-Za-z0-9_]+\.(npy|json)")


class PreparedTables:
    """Entries of the cache of tables in a place that servers share; without it they only take longer."""

    def __init__(self, contents: Contents) -> None:
        self._contents = contents

    def fetch(self, name: str, into: Path) -> bool:
        """Write an entry into a folder, if there is one."""
        try:
            content = self._contents.get(f"{TABLES}{name}.tar")
            _unpack(content, into)
        except FileNotFoundError:
            return False
        except (StorageError, tarfile.TarError) as wrong:
            log.warning("the prepared table %s cannot be fetched: %s", name, wrong)
            return False
        return True

    def offer(self, name: str, entry: Path) -> None:
        """Share an entry, unless it is shared already."""
        key = f"{TABLES}{name}.tar"
        try:
            if self._contents.has(key):
                return
            sink = io.BytesIO()
            with tarfile.open(fileobj=sink, mode="w") as packed:
                for file in sorted(entry.iterdir()):
                    packed.add(file, arcname=file.name, recursive=False)
            self._contents.put(key, sink.getvalue())
        except (StorageError, OSError) as wrong:
            log.warning("the prepared table %s cannot be shared: %s", name, wrong)


def _unpack(content: bytes, into: Path) -> None:
    with tarfile.open(fileobj=io.BytesIO(content)) as packed:
        for member in packed:
            held = packed.extractfile(member) if MEMBER.fullmatch(member.name) else None
            if held is None:
                raise tarfile.TarError(f"{member.name!r} belongs to no prepared table")
            (into / member.name).write_bytes(held.read())
