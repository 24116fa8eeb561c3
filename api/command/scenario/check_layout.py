"""`pas scenario check`: lists every rule of the set-up that a scenario breaks, and where."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from api.command.games.play import ScenarioName, scenario_path
from api.command.terminal.map_progress import map_ground
from api.command.terminal.options import AsJson, Language, PicturePath
from api.command.terminal.output import ANSWERED, ANSWERED_NO, Answer, deliver, writable_picture
from api.command.terminal.scene_names import refusing, shown
from api.command.terminal.text import facts, headline
from api.command.words.sentences import tongue_for
from api.documents.layout_report import checkup_document
from scenes.words import Tongue

if TYPE_CHECKING:
    from rich.console import RenderableType

    from scenes.layout import Checkup, Finding


Reach = Annotated[bool, typer.Option("--reach")]


def check(
    scenario: ScenarioName,
    picture: PicturePath = None,
    reach: Reach = False,
    as_json: AsJson = False,
    lang: Language = None,
) -> int:
    """Which rules of the set-up does a scenario break? Each with rule, place and line; marked on a picture.

    What breaks a rule is a problem (exit 1). Where a scenario merely is not the standard game, or says under departs
    that it sets a rule aside on purpose, there is a note.
    """
    tongue, drawn = tongue_for(lang), writable_picture(picture)
    with refusing():
        from scenes.plugs import check_layout  # noqa: PLC0415  it loads the form of scenes

        path = scenario_path(scenario)
        with map_ground(tongue) as tell:
            found = check_layout(path, reach=reach, progress=tell or (lambda _: None))
        return deliver(_answer(scenario, path, found, _drawn(path, found, drawn, tongue), tongue), as_json=as_json)


def _drawn(path: Path, found: "Checkup", picture: Path | None, tongue: Tongue) -> Path | None:
    """The plan with every problem marked, where one is wanted and can be drawn."""
    if picture is None:
        return None
    from api.command.pictures.scenario_pictures import draw_checkup  # noqa: PLC0415  it loads pictures

    return draw_checkup(path, found, picture, tongue)


def _answer(name: str, path: Path, found: "Checkup", picture: Path | None, tongue: Tongue) -> Answer:
    document = checkup_document(str(path), found, tongue.lang)
    return Answer(
        {**document, "picture": str(picture) if picture else None},
        _text(name, found, picture, tongue),
        ANSWERED if found.legal else ANSWERED_NO,
    )


def _text(name: str, found: "Checkup", picture: Path | None, tongue: Tongue) -> "list[RenderableType]":
    said = tongue("layout_legal") if found.legal else tongue("layout_illegal", count=len(found.problems))
    lines = [
        f"{number}. {one.line_said(tongue.lang)}" if picture else one.line_said(tongue.lang)
        for number, one in enumerate(found.problems, 1)
    ]
    rows = [
        *((tongue("notes") if number == 0 else "", _note(one, tongue)) for number, one in enumerate(found.notes)),
        (tongue("picture"), shown(picture)) if picture else None,
        (tongue("next"), f"pas play {name}") if found.legal else None,
    ]
    return [headline(said, "yes" if found.legal else "no"), *lines, facts(rows)]


def _note(one: "Finding", tongue: Tongue) -> str:
    return one.said(tongue.lang) + (f" ({one.rule})" if one.rule else "")
