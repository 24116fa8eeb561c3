"""The golden records, each played again once for all tests of a process."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from scenes.plugs.matches import open_record
from skirmish.kernel.replays import replay

RECORDS = tuple(sorted(Path(__file__).parent.glob("*.pas")))


@cache
def played(path):
    """A record, its rules, and what came of playing it again."""
    record, rules = open_record(path)
    return record, rules, replay(record, rules)
