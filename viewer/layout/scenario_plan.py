"""Builds the plan of a scenario from above: zones, numbered fragments with their heights, figures, marks for problems.

`Plan` holds plain values; `plan_of` makes them from a scenario file as far as it can be parsed, `drawing` draws
them. Code that lays more over a plan (a survey, a proposal) uses the same axes, which are in pas.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from importlib.util import find_spec
from typing import TYPE_CHECKING

from scenes.files.text import game_of
from scenes.games.ichoria.check.case import Case, width
from scenes.games.ichoria.check.fragments import places_of
from scenes.games.ichoria.check.legality import case_of
from scenes.games.ichoria.scenario.scenario_file import read_draft
from viewer.draw.opengl import NO_PYVISTA
from viewer.draw.picture import PictureError, put_picture
from viewer.stage.stage_set import set_of_scene

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from scenes.layout.findings import Finding
    from scenes.words.tongue import Lang
    from viewer.stage.stage_set import StageSet

Spot = tuple[float, float]


@dataclass(frozen=True, slots=True)
class PlanZone:
    """Ground on which a side deploys."""

    name: str
    polygon_pas: tuple[Spot, ...]
    side: str | None = None


@dataclass(frozen=True, slots=True)
class PlanFragment:
    """A fragment where it lies, with its number on the plan."""

    number: int
    name: str
    value: int
    at_pas: Spot
    height_pas: float | None
    """Above the table; None where it cannot lie."""


@dataclass(frozen=True, slots=True)
class PlanFigure:
    """A figure that stands on the table when the game begins."""

    name: str
    side: str
    at_pas: Spot
    base_pas: float


@dataclass(frozen=True, slots=True)
class PlanMark:
    """Something to look at: a place, ground, or both, with its number in the list of problems."""

    number: int
    words: str
    at_pas: Spot | None
    outline_pas: tuple[Spot, ...] = ()


@dataclass(frozen=True, eq=False)
class Plan:
    """Everything on the plan of a scenario on a table."""

    title: str
    stage: StageSet
    sides: tuple[str, ...]
    zones: tuple[PlanZone, ...]
    fragments: tuple[PlanFragment, ...]
    figures: tuple[PlanFigure, ...]
    marks: tuple[PlanMark, ...] = ()

    @property
    def size_pas(self) -> tuple[float, float]:
        return self.stage.table_size_pas


def save_plan(path: Path, picture: Path, problems: Sequence[Finding] = (), lang: Lang = "en") -> Path:
    """Draw the plan of a scenario of either game into a PNG file, which is either whole or not there.

    Raises `PictureError` with one line that says what to do.
    """
    return put_picture(plan_png(path, problems, lang), picture)


def plan_png(path: Path, problems: Sequence[Finding] = (), lang: Lang = "en") -> bytes:
    """The plan as the bytes of a PNG."""
    if find_spec("matplotlib") is None:
        raise PictureError(NO_PYVISTA)  # it comes with the viewer
    if game_of(path) == "mythic":
        from viewer.layout.board_plan import board_plan_png  # noqa: PLC0415  the other game's pictures

        return board_plan_png(path, problems, lang)
    from viewer.layout.drawing import paint_plan  # noqa: PLC0415  it loads matplotlib

    return paint_plan(plan_of(path, problems, lang), lang)


def plan_of(path: Path, problems: Sequence[Finding] = (), lang: Lang = "en") -> Plan:
    """The values of the plan of a scenario file; it may have problems, if only there is a table."""
    draft = read_draft(path)
    if isinstance(draft, list):
        raise PictureError(f"no picture: {draft[0]}")
    case = case_of(draft)
    if case is None:
        raise PictureError(f"no picture: {path}: there is no table to draw")
    return plan_of_case(case, problems, lang)


def plan_of_case(case: Case, problems: Sequence[Finding] = (), lang: Lang = "en") -> Plan:
    """The values of the plan of a scenario that has been read."""
    scene, form = case.table.scene, case.draft.form
    bare = replace(scene, name=form.name, areas=tuple(area for area in scene.areas if area.kind != "deployment"))
    return Plan(
        title=form.name,
        stage=set_of_scene(bare, lang),
        sides=case.sides,
        zones=tuple(PlanZone(zone.name, zone.polygon, zone.side) for zone in case.zones),
        fragments=_fragments(case),
        figures=tuple(PlanFigure(one.id, one.side, one.place[:2], width(one)) for one in case.standings.values()),
        marks=marks_of(problems, lang),
    )


def marks_of(problems: Sequence[Finding], lang: Lang) -> tuple[PlanMark, ...]:
    """A numbered mark for every problem; those without a place are only listed."""
    return tuple(
        PlanMark(number, _words(one, lang), one.place[:2] if one.place else None, one.outline)
        for number, one in enumerate(problems, 1)
    )


def _words(one: Finding, lang: Lang) -> str:
    return one.said(lang) + (f" ({one.rule})" if one.rule and one.rule not in one.said(lang) else "")


def _fragments(case: Case) -> tuple[PlanFragment, ...]:
    places = places_of(case)
    found = []
    for number, form in enumerate(case.draft.form.fragments):
        place = places[number]
        height = None if place is None else place[2]
        found.append(PlanFragment(number + 1, form.id, form.value, (form.at[0], form.at[1]), height))
    return tuple(found)
