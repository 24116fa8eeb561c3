"""`pas check`: lists everything wrong with a scene, a scenario or a band, at once."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import scenes
from api.command.terminal.options import AsJson, Language, SceneName
from api.command.terminal.output import ANSWERED_NO, Answer, BadInput, deliver
from api.command.terminal.scene_names import refusing, scene_path, shown
from api.command.terminal.text import facts, headline
from api.command.terminal.wait import triangles
from api.command.words.sentences import tongue_for
from api.documents.rulings import problem_document
from scenes.files import read_scene_text
from scenes.words import Tongue

if TYPE_CHECKING:
    from pathlib import Path

    from rich.console import RenderableType

    from scenes import Problem, Scene
    from scenes.board import BoardScene


def check(scene: SceneName, as_json: AsJson = False, lang: Language = None) -> int:
    """What is wrong with a scene or a band? Every problem with its line and key; notes on repaired meshes."""
    with refusing():
        return deliver(_checked(scene, tongue_for(lang)), as_json=as_json)


def _checked(name: str, tongue: Tongue) -> Answer:
    from api.command.checks.band import band_path, check_band  # noqa: PLC0415  it loads the rules of recruiting
    from scenes.plugs import adapter_of, load_any  # noqa: PLC0415  it loads the form of scenes

    band = band_path(name)
    if band is not None:
        return check_band(band, tongue)
    path = scene_path(name)
    if is_data(path):
        return _checked_data(path, tongue)
    try:
        if not adapter_of(path).offers("load_scene"):
            return _checked_rules_alone(path, tongue)
        if scenes.is_scenario(path):
            return _checked_scenario(path, tongue)
        return _good(load_any(path), tongue)
    except scenes.SceneError as refusal:
        if not path.is_file():
            raise BadInput(str(refusal)) from refusal
        return _bad(str(path), scenes.problems_of(path), tongue)


def is_data(path: "Path") -> bool:
    """Whether a file is a data file for a library, and no scene."""
    from scenes.library import kind_of  # noqa: PLC0415  it loads the games
    from scenes.plugs import SCENARIO_FORMS  # noqa: PLC0415

    text = read_scene_text(path)
    form = "" if isinstance(text, scenes.Problem) else str(text.document.get("format", ""))
    return not form.startswith(SCENARIO_FORMS) and kind_of(path) is not None


def _checked_data(path: "Path", tongue: Tongue) -> Answer:
    from scenes.library import data_problems  # noqa: PLC0415  it loads the games

    problems = data_problems(path)
    if problems:
        return _bad(str(path), problems, tongue)
    rows = [(tongue("data_file"), shown(path)), (tongue("next"), f"pas library add {shown(path)}")]
    document = {"scene": str(path), "ok": True, "problems": [], "notes": []}
    return Answer(document, [headline(tongue("scene_good"), "yes"), facts(rows)])


def _checked_rules_alone(path: "Path", tongue: Tongue) -> Answer:
    """A scenario of a game without space: there is no scene to describe."""
    problems = scenes.problems_of(path)
    if problems:
        return _bad(str(path), problems, tongue)
    document = {"scene": str(path), "ok": True, "problems": [], "notes": []}
    return Answer(document, [headline(tongue("scene_good"), "yes"), facts([(tongue("scene"), shown(path))])])


def _checked_scenario(path: "Path", tongue: Tongue) -> Answer:
    problems = scenes.problems_of(path)
    if problems:
        return _bad(str(path), problems, tongue)
    return _good(replace(scenes.scene_at_start(path), path=path), tongue)


def _good(scene: "Scene | BoardScene", tongue: Tongue) -> Answer:
    if scene.space == "board":
        from api.command.questions.board_questions import Asked, board_check  # noqa: PLC0415  it loads the rules of boards

        return board_check(Asked(scene, tongue))
    document = {"scene": str(scene.path), "ok": True, "problems": [], "notes": list(scene.notes), "table": _size(scene)}
    rows = [
        (tongue("scene"), f"{scene.name} ({shown(scene.path)})"),
        (tongue("table"), _table_words(scene, tongue)),
        (tongue("figures"), ", ".join(figure.id for figure in scene.figures) or tongue("none")),
        *((tongue("notes") if place == 0 else "", note) for place, note in enumerate(scene.notes)),
    ]
    return Answer(document, [headline(tongue("scene_good"), "yes"), facts(rows)])


def _size(scene: "Scene") -> dict[str, Any]:
    table = scene.table
    return {
        "size": list(table.size_pas),
        "pieces": len(table.pieces),
        "triangles": triangles(table),
    }


def _table_words(scene: "Scene", tongue: Tongue) -> str:
    x, y = scene.table.size_pas
    return tongue(
        "table_size",
        x=f"{x:g}",
        y=f"{y:g}",
        x_cm=f"{2.5 * x:g}",
        y_cm=f"{2.5 * y:g}",
        pieces=len(scene.table.pieces),
        triangles=tongue.count(triangles(scene.table)),
    )


def _bad(path: str, problems: "list[Problem]", tongue: Tongue) -> Answer:
    document = {
        "scene": path,
        "ok": False,
        "problems": [problem_document(problem) for problem in problems],
        "notes": [],
    }
    said: list[RenderableType] = [headline(tongue("scene_bad", count=len(problems)), "no")]
    return Answer(document, [*said, *map(str, problems)], ANSWERED_NO)
