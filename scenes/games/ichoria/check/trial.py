"""Checks a scenario again and again with fragments moved, without reading it anew.

Findings that do not depend on the fragments are computed once, so that an author who drags a fragment sees problems as
they arise.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from threading import Lock
from typing import TYPE_CHECKING

from scenes.files.problems import SceneError
from scenes.games.ichoria.check.deployment import zone_notes, zone_problems
from scenes.games.ichoria.check.fragments import fragment_notes, fragment_problems, places_of
from scenes.games.ichoria.check.legality import case_of, file_findings
from scenes.games.ichoria.check.starting_places import starting_notes, starting_problems
from scenes.games.ichoria.scenario.scenario_file import read_draft
from scenes.layout.findings import Tried, checkup, file_finding

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from scenes.files.scene_form import FragmentForm
    from scenes.games.ichoria.check.case import Case
    from scenes.games.ichoria.scenario.scenario_file import Draft
    from scenes.layout.findings import Finding
    from scenes.table.scene import Scene


@dataclass(frozen=True, eq=False)
class DraftTable:
    """A scenario of Ichoria that is being laid out."""

    of_file: tuple[Finding, ...]
    """What is wrong with the file; where nothing can be made of it there is no more to say."""
    case: Case | None = None
    of_ground: tuple[Finding, ...] = ()
    """Other problems that do not depend on where fragments lie."""
    notes: tuple[Finding, ...] = ()
    _turn: Lock = field(default_factory=Lock)
    """Tables cache answers, and are not thread-safe."""

    @property
    def scene(self) -> Scene | None:
        return self.case.table.scene if self.case else None

    def tried(self, moved: Mapping[str, Sequence[float]]) -> Tried:
        """The layout with some fragments elsewhere; a `SceneError` names one that there is not."""
        if self.case is None:
            return Tried(checkup(self.of_file, ()), {})
        with self._turn:
            case = replace(self.case, draft=_moved(self.case, moved))
            problems = (*self.of_file, *fragment_problems(case), *self.of_ground)
            found = checkup(problems, (*fragment_notes(case), *self.notes), case.draft.form.departs)
            places = places_of(case)
        forms = case.draft.form.fragments
        return Tried(found, {form.id: places[number] for number, form in enumerate(forms)})


def try_layout(path: Path) -> DraftTable:
    """Read a scenario, to try its fragments elsewhere."""
    draft = read_draft(path)
    if isinstance(draft, list):
        return DraftTable(tuple(file_finding(problem) for problem in draft))
    case, of_file = case_of(draft), tuple(file_findings(draft, path.parent))
    if case is None:
        return DraftTable(of_file)
    of_ground = (*zone_problems(case), *starting_problems(case))
    return DraftTable(of_file, case, of_ground, (*zone_notes(case), *starting_notes(case)))


def _moved(case: Case, moved: Mapping[str, Sequence[float]]) -> Draft:
    form = case.draft.form
    known = {one.id for one in form.fragments}
    if strange := sorted(set(moved) - known):
        raise SceneError(f"no fragment of the scenario is called {strange[0]!r}")
    fragments = [_at(one, moved[one.id]) if one.id in moved else one for one in form.fragments]
    return replace(case.draft, form=form.model_copy(update={"fragments": fragments}))


def _at(form: FragmentForm, at: Sequence[float]) -> FragmentForm:
    return form.model_copy(update={"at": [float(number) for number in at]})
