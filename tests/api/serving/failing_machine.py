"""A machine that fails under a server: its disk is full or slow, its clock jumps, its power is cut."""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
from functools import cache
from pathlib import Path

import pytest

SOURCE = Path(__file__).with_suffix(".c")
NOTE = struct.Struct("=QQQ")
"""As the C source writes it: place, old size of the file, how many bytes follow."""


@cache
def _built():
    """The library that programs are started with."""
    import tempfile

    compiler = shutil.which("gcc")
    if compiler is None:
        assert not os.environ.get("CI"), "gcc is not installed"
        pytest.skip("FAILING MACHINES ARE NOT TESTED: install gcc with apt-get install gcc libc6-dev")
    built = Path(tempfile.mkdtemp(prefix="pas-machine-")) / "failing_machine.so"
    words = [compiler, "-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-o", str(built), str(SOURCE), "-ldl"]
    subprocess.run(words, check=True)
    return built


class FailingMachine:
    """The machine of one server: its environment, and what can happen to it."""

    def __init__(self, folder):
        self._full, self._undo, self._clock = folder / "full", folder / "undo", folder / "clock"
        self._slow = folder / "slow"
        self._undo.mkdir(parents=True)
        self.environment = {
            "LD_PRELOAD": str(_built()),
            "DISK_FULL": str(self._full),
            "DISK_UNDO": str(self._undo),
            "DISK_SLOW": str(self._slow),
            "CLOCK_SHIFT": str(self._clock),
        }

    def fill(self):
        self._full.touch()

    def empty(self):
        self._full.unlink(missing_ok=True)

    def slow_down(self, milliseconds):
        """Let the disk take longer to sync a file, or as long as ever (0)."""
        self._slow.write_text(str(milliseconds))

    def shift_clock(self, seconds):
        """Set the clock of the wall wrong, forwards or back."""
        self._clock.write_text(str(seconds))

    def lose_power(self, data):
        """After the server was killed: undo every write that was not synced; returns how many there were."""
        undone = 0
        for notes in sorted(self._undo.iterdir()):
            target = data / notes.name
            undone += _undo(notes.read_bytes(), target) if target.exists() else 0
            notes.unlink()
        for shared_memory in data.glob("*-shm"):
            shared_memory.unlink()  # it lies in memory, whatever the file system shows
        return undone


def _undo(notes, target):
    writes, at = [], 0
    while at + NOTE.size <= len(notes):
        place, size, count = NOTE.unpack_from(notes, at)
        writes.append((place, size, notes[at + NOTE.size : at + NOTE.size + count]))
        at += NOTE.size + count
    with target.open("r+b") as file:
        for place, size, before in reversed(writes):
            file.seek(place)
            file.write(before)
            file.truncate(size)
    return len(writes)
