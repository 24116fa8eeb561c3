"""Caches prepared tables on disk, by digest, so that each table is prepared only once.

An entry is a folder of plain arrays, written whole and mapped into memory when read. Losing the folder loses only time.
Several machines may share their entries through a place behind the folder (`share_tables`).
"""

from __future__ import annotations

import json
import os
import shutil
import tempfile
import zlib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from terrain.machine.atomic_file import whole_folder

SUMS = "sums.json"

ENTRIES = 64
"""The least recently used entries beyond this many are dropped."""

WORTH_S = 0.2
"""What takes less time to work out is not kept: a hundred small tables would push a large one out."""


def folder() -> Path:
    """Where caches go: $PAS_CACHE, or the user's cache folder."""
    chosen = os.environ.get("PAS_CACHE")
    if chosen:
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "pas"


def kernels() -> Path:
    """Where compiled code is kept."""
    chosen = folder() / "kernels"
    try:
        chosen.mkdir(parents=True, exist_ok=True)
    except OSError:
        # Nothing can be kept there; compiled code must go somewhere, so for as long as the machine runs it goes here.
        return Path(tempfile.gettempdir()) / f"pas-{os.getuid() if hasattr(os, 'getuid') else 'user'}" / "kernels"
    return chosen


class Shared(Protocol):
    """A place from which several machines take prepared tables."""

    def fetch(self, name: str, into: Path) -> bool:
        """Write the files of an entry into a folder; whether there is one."""

    def offer(self, name: str, entry: Path) -> None:
        """Take an entry that this machine has."""


@dataclass
class _Tier:
    """What stands behind the folder of this process, and the entries that it is known to have."""

    place: Shared | None = None
    known: set[str] = field(default_factory=set)


_tier = _Tier()


def share_tables(place: Shared | None) -> None:
    """Share what this process prepares with other machines, and take what they have prepared; None ends it."""
    _tier.place = place
    _tier.known.clear()


def load(name: str) -> dict[str, Any] | None:
    """The arrays of an entry, or None when it is missing or not what was written."""
    found = _read(name)
    if _tier.place is None or name in _tier.known:
        return found
    if found is not None:
        _tier.place.offer(name, _tables() / name)
    elif _fetched(_tier.place, name):
        found = _read(name)
    if found is not None:
        _tier.known.add(name)
    return found


def _fetched(place: Shared, name: str) -> bool:
    """Whether an entry has come from elsewhere."""
    try:
        _tables().mkdir(parents=True, exist_ok=True)
        with whole_folder(_tables() / name) as fresh:
            if not place.fetch(name, fresh):
                raise FileNotFoundError(name)
    except OSError:
        return False
    return True


def _tables() -> Path:
    return folder() / "tables"


def _read(name: str) -> dict[str, Any] | None:
    entry = _tables() / name
    try:
        sums = json.loads((entry / SUMS).read_text(encoding="utf-8"))
        arrays = {key: _mapped(entry / f"{key}.npy") for key in sums}
        if any(_sum(array) != sums[key] for key, array in arrays.items()):
            return None
        os.utime(entry)
    except (OSError, ValueError, EOFError, TypeError, AttributeError):
        return None
    return arrays


def _sum(array: Any) -> int:
    """A checksum: a bit that fell over on the disk must not tip a ruling."""
    return zlib.crc32(np.ascontiguousarray(array).reshape(-1).view(np.uint8).data)


def _mapped(path: Path) -> Any:
    """An array mapped from disk, writable only in memory: compiled code treats it like any other."""
    if path.stat().st_size <= 128:
        return np.load(path, allow_pickle=False)
    return np.asarray(np.load(path, mmap_mode="c", allow_pickle=False))


def save(name: str, arrays: dict[str, Any], took_s: float) -> None:
    """Keep an entry in place of what was there, if it is worth it; a cache that cannot be written is no error."""
    if took_s < WORTH_S:
        return
    tables = _tables()
    try:
        tables.mkdir(parents=True, exist_ok=True)
        with whole_folder(tables / name) as fresh:
            for key, array in arrays.items():
                np.save(fresh / f"{key}.npy", array, allow_pickle=False)
            (fresh / SUMS).write_text(json.dumps({key: _sum(array) for key, array in arrays.items()}), encoding="utf-8")
        _drop_oldest(tables)
    except OSError:
        return
    if _tier.place is not None:
        _tier.place.offer(name, tables / name)
        _tier.known.add(name)


def _drop_oldest(tables: Path) -> None:
    entries = sorted((path for path in tables.iterdir() if path.is_dir()), key=lambda path: path.stat().st_mtime)
    for entry in entries[: max(0, len(entries) - ENTRIES)]:
        shutil.rmtree(entry, ignore_errors=True)
