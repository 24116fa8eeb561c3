"""Finds where the socket of a waiting process lies: in a folder of the user's own, by installation.

Its name holds a digest of everything that a process keeps from its start: the interpreter, the files of Pas with the
times of their last change, and the variables that are read while modules load.
"""

from __future__ import annotations

import hashlib
import os
import socket
import stat
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

SWITCH = "PAS_STANDBY"
"""Minutes that the process waits for the next question, or `off`."""

USUAL_MINUTES = 10.0
QUESTIONS = frozenset({"los", "measure", "cover", "move", "route", "reach", "fall", "odds", "check", "rules", "verify"})
"""The commands that are handed over: each reads files, prints and ends."""

OURS = ("api", "viewer", "scenes", "skirmish", "terrain")
READ_AT_START = ("NUMBA_", "PAS_", "PYTHON")
UNPACKED = ("__pycache__", "x86-64", "x86-64-v3")
"""Folders that come of themselves: what Python compiles, and what `terrain.machine` unpacks."""
LONGEST_PATH = 100
"""What the system allows for the path of a socket, with some to spare."""


def minutes() -> float:
    """How long a process waits; 0 where none is wanted, or where the system cannot hand over files and fork."""
    if not (hasattr(socket, "AF_UNIX") and hasattr(socket, "send_fds") and hasattr(os, "fork")):
        return 0.0
    chosen = os.environ.get(SWITCH, "").strip()
    try:
        return max(0.0, float(chosen)) if chosen else USUAL_MINUTES
    except ValueError:
        return 0.0


def socket_path() -> Path | None:
    """Where the socket of this installation is, in a folder that nobody else can enter; None where there is none."""
    runtime = os.environ.get("XDG_RUNTIME_DIR")
    folder = Path(runtime) / "pas" if runtime else Path(tempfile.gettempdir()) / f"pas-standby-{os.getuid()}"
    path = folder / f"standby-{_installation()}"
    return path if len(os.fsencode(path)) <= LONGEST_PATH and _is_private(folder) else None


def _is_private(folder: Path) -> bool:
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        found = folder.lstat()
    except OSError:
        return False
    return stat.S_ISDIR(found.st_mode) and found.st_uid == os.getuid() and not found.st_mode & 0o077


def _installation() -> str:
    """A digest of what a process keeps from its start."""
    digest = hashlib.blake2b(digest_size=8)
    for word in (sys.executable, sys.prefix, *_variables()):
        digest.update(f"{word}\n".encode(errors="surrogateescape"))
    top = Path(__file__).parents[3]
    for package in OURS:
        for entry in _sources(str(top / package)):
            found = entry.stat()
            digest.update(f"{entry.path} {found.st_mtime_ns} {found.st_size}\n".encode(errors="surrogateescape"))
    return digest.hexdigest()


def _variables() -> list[str]:
    return sorted(f"{name}={value}" for name, value in os.environ.items() if name.startswith(READ_AT_START))


def _sources(folder: str) -> Iterator[os.DirEntry[str]]:
    """Our own files in a folder and those below it: code, and the data that ships."""
    for entry in sorted(os.scandir(folder), key=lambda one: one.name):
        if entry.is_dir(follow_symlinks=False):
            if entry.name not in UNPACKED:
                yield from _sources(entry.path)
        else:
            yield entry
