"""Checks a scenario against the rules of its set-up (chapters TABLE, DEPLOY and ICHOR); lists what breaks them.

What makes a set-up impossible is a problem whatever the file says. The rules by which players share and place
fragments bind a file that lays them out as well, unless it lists them under `departs`; then, as
wherever a scenario merely differs from the standard game, there is a note.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from scenes.files.problems import SceneError
from scenes.games.ichoria.check.case import Case, width
from scenes.games.ichoria.check.deployment import zone_notes, zone_problems
from scenes.games.ichoria.check.fragments import fragment_notes, fragment_problems, places_of
from scenes.games.ichoria.check.recruits import band_findings, is_about_a_band
from scenes.games.ichoria.check.starting_places import starting_notes, starting_problems
from scenes.games.ichoria.scenario.scenario_file import read_draft
from scenes.games.ichoria.tabletop.scene_tabletop import SceneTabletop
from scenes.layout.cases import PlanFigure, PlanFragment, PlanZone, TableLayout
from scenes.layout.findings import FIRM, Checkup, Finding, checkup, file_finding
from scenes.plugs.data_files import libraries_of
from skirmish.ichoria.table import Zone

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from scenes.games.ichoria.scenario.scenario_file import Draft
    from scenes.layout.findings import Finding

    Progress = Callable[[float], None]

UNPLAYABLE = FIRM - {"table_too_small", "no_fragments", "fragment_name_taken"}
"""Problems with which a scenario cannot be surveyed."""


def check_layout(path: str | Path, *, reach: bool = False, progress: Progress = lambda _: None) -> Checkup:
    """Everything about the layout of a scenario that its author should know.

    Whether anybody gets to the fragments takes long to find out, and is asked only with `reach`.
    """
    with libraries_of(Path(path)):
        found = check_table_layout(Path(path))
    if not reach or any(one.code in UNPLAYABLE for one in found.problems):
        return found
    return Checkup((*found.problems, *_unreachable(Path(path), progress)), found.notes)


def _unreachable(path: Path, progress: Progress) -> Iterator[Finding]:
    """The fragments to which no figure of any side gets (ICH-ICHOR-02), by the survey of the scenario."""
    from scenes.games.ichoria.survey.table_survey import survey_scenario  # noqa: PLC0415  it loads the maps of movement

    draft = read_draft(path)
    case = None if isinstance(draft, list) else case_of(draft)
    if case is None or not case.draft.form.fragments:
        return
    lost = set(survey_scenario(path, progress).unreachable)
    for number, form in enumerate(case.draft.form.fragments):
        if form.id in lost:
            place = places_of(case)[number]
            key = case.draft.path("fragments", number, "at")
            yield case.finding("fragment_unreachable", "ICH-ICHOR-02", key, {"name": form.id}, place=place)


def check_table_layout(path: Path) -> Checkup:
    """Everything about the layout of a scenario of Ichoria."""
    draft = read_draft(path)
    if isinstance(draft, list):
        return Checkup(tuple(file_finding(problem) for problem in draft))
    case = case_of(draft)
    found = [*file_findings(draft, path.parent), *(_problems(case) if case else ())]
    return checkup(found, _notes(case) if case else (), draft.form.departs)


def case_of(draft: Draft) -> Case | None:
    """A scenario on its table; None where there is no table."""
    if draft.scene is None or len(draft.scene.table.size_pas) != 2:
        return None
    zones = tuple(Zone(zone.name, tuple((x, y) for x, y in zone.polygon), zone.side) for zone in draft.form.zones)
    return Case(draft, SceneTabletop(draft.scene, zones))


def layout_case(path: str | Path) -> TableLayout:
    """A scenario as it is drawn from above; it may have problems, if only there is a table."""
    draft = read_draft(path)
    if isinstance(draft, list):
        raise draft[0].error
    case = case_of(draft)
    if case is None:
        raise SceneError(f"{path}: there is no table to draw")
    return layout_of(case)


def layout_of(case: Case) -> TableLayout:
    """A scenario that has been read, as it is drawn from above."""
    places = places_of(case)
    fragments = (
        PlanFragment(number + 1, form.id, form.value, (form.at[0], form.at[1]), place and place[2])
        for number, (form, place) in enumerate(zip(case.draft.form.fragments, places.values(), strict=True))
    )
    return TableLayout(
        name=case.draft.form.name,
        scene=case.table.scene,
        sides=case.sides,
        zones=tuple(PlanZone(zone.name, zone.polygon, zone.side) for zone in case.zones),
        fragments=tuple(fragments),
        figures=tuple(PlanFigure(one.id, one.side, one.place[:2], width(one)) for one in case.standings.values()),
        case=case,
    )


def file_findings(draft: Draft, folder: Path) -> Iterator[Finding]:
    """What is wrong with the file itself, and with the bands it names."""
    bands = list(band_findings(draft, folder))
    yield from bands
    for problem in draft.problems:
        if not (bands and is_about_a_band(problem)):
            yield file_finding(problem)


def _problems(case: Case) -> Iterator[Finding]:
    yield from fragment_problems(case)
    yield from zone_problems(case)
    yield from starting_problems(case)


def _notes(case: Case) -> Iterator[Finding]:
    yield from fragment_notes(case)
    yield from zone_notes(case)
    yield from starting_notes(case)
