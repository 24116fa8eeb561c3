"""Checks the bands of a scenario against the rules of recruiting (chapter BAND)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from scenes.files.form_check import key_of
from scenes.files.named_path import NamedFileError, named_file
from scenes.games.ichoria.bands.armoury import profiles
from scenes.games.ichoria.bands.band_file import band_lists, band_problems, known_bands
from scenes.layout.findings import Finding, file_finding
from skirmish.ichoria.book import RENEGADES, Recruit, Roster, check_roster

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from scenes.files.key_lines import Path as KeyPath
    from scenes.files.problems import Problem
    from scenes.games.ichoria.scenario.scenario_file import Draft
    from scenes.games.ichoria.scenario.scenario_form import SideForm
    from skirmish.ichoria.book import Fault

SCENARIO_KEYS = {"chief": "role", "name": "id", "profile": "profile", "mercenary": "mercenary"}
"""What a scenario calls the keys of a band file."""

RULE_ID = re.compile(r"\bICH-[A-Z]+-\d+\b")


def band_findings(draft: Draft, folder: Path) -> Iterator[Finding]:
    """Everything wrong with the bands: those of files in their files, the others in the scenario."""
    for number, side in enumerate(draft.form.sides):
        if side.band is not None:
            try:
                path = known_bands().get(side.band) or named_file(folder, side.band)
            except NamedFileError as trouble:
                yield file_finding(draft.text.problem(("sides", number, "band"), str(trouble)))
                continue
            yield from (_in_band_file(problem) for problem in band_problems(path))
        elif all(member.profile in profiles() for member in side.figures):
            yield from (
                _in_scenario(draft, number, fault) for fault in check_roster(_roster(draft, side), band_lists())
            )


def is_about_a_band(problem: Problem) -> bool:
    """Whether a problem of a scenario only says that a band of a file has problems."""
    return problem.key.startswith("sides[") and problem.key.endswith("].band")


def _roster(draft: Draft, side: SideForm) -> Roster:
    """The figures of a side as a band on paper."""
    band = draft.enlisted.book.bands[side.name]
    recruits = tuple(
        Recruit(one.id, one.profile, (), one.role == "chief", one.mercenary, one.animal) for one in side.figures
    )
    return Roster(side.name, RENEGADES if band.renegade else band.faction, recruits)


def _in_band_file(problem: Problem) -> Finding:
    rule = RULE_ID.search(problem.what)
    return Finding(
        "band", rule.group() if rule else None, problem.file, problem.line, problem.key, facts={"what": problem.what}
    )


def _in_scenario(draft: Draft, number: int, fault: Fault) -> Finding:
    """A broken rule of recruiting at the figure of the scenario that breaks it."""
    path: KeyPath = ("sides", number)
    if fault.recruit is not None:
        path = ("sides", number, "figures", fault.recruit, SCENARIO_KEYS.get(fault.key, "id"))
    text = draft.text
    line = text.lines.line(path) or 1
    return Finding(f"band_{fault.reason}", fault.rule, text.file, line, key_of(path), facts=fault.facts)
