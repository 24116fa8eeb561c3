"""Collects the problems and notes of a scene file while it is loaded."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenes.files.form_check import Checked
    from scenes.files.problems import Problem
    from scenes.files.text import SceneText


@dataclass
class Report:
    """Problems of one scene file, each added with the entry it concerns."""

    text: SceneText
    checked: Checked
    problems: list[Problem] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.problems += [self.text.problem(fault.path, fault.what) for fault in self.checked.faults]

    def add(self, section: str, place: int, key: str, what: str) -> Problem:
        """Note that something is wrong with a key of an entry."""
        found = self.text.problem(self.checked.path(section, place, key), what)
        self.problems.append(found)
        return found

    def line(self, section: str, place: int, key: str) -> int | None:
        return self.text.lines.line(self.checked.path(section, place, key))
