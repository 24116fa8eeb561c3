"""Builds the plan of a scenario from above: zones, numbered fragments with their heights, figures, marks for problems.

`Plan` holds plain values; `plan_of` makes them from a scenario file as far as it can be parsed, `drawing` draws
them. Code that lays more over a plan (a survey, a proposal) uses the same axes, which are in pas.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from importlib.util import find_spec
from typing import TYPE_CHECKING

from scenes.files import SceneError
from scenes.layout import BoardLayout, TableLayout
from scenes.plugs import adapter_of
from viewer.draw.opengl import NO_PYVISTA
from viewer.draw.picture import PictureError, put_picture
from viewer.stage.stage_set import set_of_scene

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from scenes.layout import Finding, PlanFigure, PlanFragment, PlanZone, Spot
    from scenes.words import Lang
    from viewer.stage.stage_set import StageSet


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
    """Draw the plan of a scenario of any game into a PNG file, which is either whole or not there.

    Raises `PictureError` with one line that says what to do.
    """
    return put_picture(plan_png(path, problems, lang), picture)


def plan_png(path: Path, problems: Sequence[Finding] = (), lang: Lang = "en") -> bytes:
    """The plan as the bytes of a PNG."""
    if find_spec("matplotlib") is None:
        raise PictureError(NO_PYVISTA)  # it comes with the viewer
    layout = layout_case(path, "no picture: ")
    if isinstance(layout, BoardLayout):
        from viewer.layout.board_plan import board_plan_png  # noqa: PLC0415  it draws with another library

        return board_plan_png(layout, problems, lang)
    from viewer.layout.drawing import paint_plan  # noqa: PLC0415  it loads matplotlib

    return paint_plan(plan_of_layout(layout, problems, lang), lang)


def layout_case(path: Path, before: str = "") -> TableLayout | BoardLayout:
    """A scenario as its game lays it out; a `PictureError` says why there is nothing to draw."""
    try:
        found: TableLayout | BoardLayout = adapter_of(path).layout_case(path)
    except SceneError as wrong:
        raise PictureError(f"{before}{wrong}") from wrong
    return found


def plan_of(path: Path, problems: Sequence[Finding] = (), lang: Lang = "en") -> Plan:
    """The values of the plan of a scenario file; it may have problems, if only there is a table."""
    layout = layout_case(path, "no picture: ")
    if isinstance(layout, BoardLayout):
        raise PictureError(f"no picture: {path}: there is no table to draw")
    return plan_of_layout(layout, problems, lang)


def plan_of_layout(layout: TableLayout, problems: Sequence[Finding] = (), lang: Lang = "en") -> Plan:
    """The values of the plan of a scenario that has been read."""
    scene = layout.scene
    bare = replace(scene, name=layout.name, areas=tuple(area for area in scene.areas if area.kind != "deployment"))
    return Plan(
        title=layout.name,
        stage=set_of_scene(bare, lang),
        sides=layout.sides,
        zones=layout.zones,
        fragments=layout.fragments,
        figures=layout.figures,
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
