"""Computes what `pas view --show` draws: a ruling on sight, distance, reach or a path; over a scenario, ways."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import scenes
from api.command.terminal.map_progress import map_ground
from api.command.terminal.output import BadInput
from api.command.terminal.wait import prepare
from api.command.words.complaints import complaint

if TYPE_CHECKING:
    from pathlib import Path

    from scenes.table import Scene
    from scenes.words import Tongue
    from viewer.stage import Opened, StageSet

FORMS = "sight:A,B, distance:A,B, reach:A, run:A, path:A:LEGS, or survey for a scenario"
SURVEY = "survey"


def surveyed(path: Path, tongue: Tongue) -> Opened:
    """A scenario with the best ways of all sides to its fragments; what is none is bad input."""
    from scenes.plugs import spatial_adapter, survey_of  # noqa: PLC0415  it loads the form of scenes
    from viewer.stage import (  # noqa: PLC0415
        open_what,
        with_survey,
    )

    spatial_adapter(path)
    opened = open_what(path, tongue.lang)
    if opened.scene is None or opened.scene.space != "table":
        raise BadInput(complaint("show_survey_tables"))
    with map_ground(tongue) as progress:
        found = survey_of(path, progress=progress or (lambda _: None))
    return replace(opened, stage=with_survey(opened.stage, found, tongue.lang))


def with_ruling(opened: Opened, words: str, tongue: Tongue) -> Opened:
    """What was opened, with a ruling laid over it; a word that is none is bad input."""
    scene: Any = opened.scene
    if scene is None or scene.space != "table":
        raise BadInput(complaint("show_tables_only", words=words))
    kind, _, rest = words.partition(":")
    if kind in ("sight", "distance"):
        return replace(opened, stage=_pair(opened.stage, scene, kind, rest, words, tongue))
    if kind in ("reach", "run", "path") and rest:
        return replace(opened, stage=_alone(opened.stage, scene, kind, rest, tongue))
    raise BadInput(complaint("show_forms", words=words, forms=FORMS))


def _pair(stage: StageSet, scene: Scene, kind: str, rest: str, words: str, tongue: Tongue) -> StageSet:
    from viewer.stage import with_distance, with_sight  # noqa: PLC0415  it loads geometry

    a, comma, b = (part.strip() for part in rest.partition(","))
    if not (a and comma and b):
        raise BadInput(complaint("show_two_figures", words=words, kind=kind))
    if kind == "distance":
        ruling = scenes.rule_distance(scene, a, b)
        return with_distance(stage, ruling, f"{a} – {b}: {tongue.length(float(ruling.distance.bases.pas))}")
    prepare(scene.table, tongue)
    return with_sight(stage, scene, scenes.rule_sight(scene, a, b), tongue.lang, scenes.rule_cover(scene, a, b))


def _alone(stage: StageSet, scene: Scene, kind: str, rest: str, tongue: Tongue) -> StageSet:
    from viewer.stage import with_path, with_reach  # noqa: PLC0415  it loads geometry

    name, _, legs = rest.partition(":")
    if kind == "path":
        return with_path(stage, scene, scenes.judge_move(scene, name, legs), tongue.lang)
    ruling = scenes.map_reach(scene, name, hurry=kind == "run", with_threats=True)
    return with_reach(stage, scene, ruling, tongue.lang)
