"""Caches played games by the digest of their contest, one line each, so that no game is played twice.

A line is on the disk before its game counts. A program that is killed loses the game under way and no other; the line
it was writing stays incomplete, is skipped on reading, and is not appended to.
"""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING

from scenes.layout.fairness.contests import Told
from terrain.machine import folder

if TYPE_CHECKING:
    from pathlib import Path

    from scenes.layout.fairness.contests import Bout, Contest


class Ledger:
    """The games of one contest that are known."""

    def __init__(self, contest: Contest) -> None:
        self.path: Path = folder() / "fairness" / f"{contest.digest}.jsonl"
        self.games: dict[Bout, Told] = {}
        for line in self._lines():
            told = _read(line)
            if told is not None:
                self.games[told.bout] = told

    def _lines(self) -> list[bytes]:
        try:
            return self.path.read_bytes().split(b"\n")
        except OSError:
            return []  # nothing was kept yet, or nothing can be: losing the folder loses only time

    def keep(self, told: Told) -> None:
        """Write a game down; a ledger that cannot be written is no reason to stop playing."""
        self.games[told.bout] = told
        line = json.dumps(told.document(), ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            torn = self._is_torn()
            with self.path.open("ab") as file:
                file.write(b"\n" + line if torn else line)
                file.flush()
                os.fsync(file.fileno())
        except OSError:
            return

    def _is_torn(self) -> bool:
        """Whether the last line was not written to its end."""
        try:
            with self.path.open("rb") as file:
                file.seek(-1, os.SEEK_END)
                return file.read(1) != b"\n"
        except OSError:
            return False


def _read(line: bytes) -> Told | None:
    try:
        return Told.read(json.loads(line))
    except (ValueError, KeyError, TypeError):
        return None
