"""Whether a scenario of Mythic Battles keeps the rules of its set-up (chapters SETUP, TABLE, DEPLOY, STONE, WIN)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.layout.findings import Checkup, Finding
from scenes.mythic_scenario import scenario_problems

if TYPE_CHECKING:
    from pathlib import Path


def check_board_layout(path: Path) -> Checkup:
    """Everything about the layout of a scenario on a board."""
    problems = scenario_problems(path)
    return Checkup(
        tuple(Finding("file", None, one.file, one.line, one.key, facts={"what": one.what}) for one in problems)
    )
