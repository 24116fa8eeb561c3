"""`pas scenario survey`: computes how soon each side gets to each fragment or stone, at what risk, and how exposed."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from api.command.games.play import ScenarioName, scenario_path
from api.command.scenario.survey_tables import survey_text
from api.command.terminal.map_progress import map_ground
from api.command.terminal.options import AsJson, Language
from api.command.terminal.output import ANSWERED, ANSWERED_NO, Answer, deliver, writable_picture
from api.command.terminal.scene_names import refusing, shown
from api.command.terminal.text import facts
from api.command.words.sentences import tongue_for
from api.command.words.survey_words import survey_tongue
from api.documents.survey_report import survey_document
from scenes.words import Tongue

if TYPE_CHECKING:
    from rich.console import RenderableType

SurveyPicture = Annotated[Path | None, typer.Option("--picture", metavar="FILE")]


def survey(
    scenario: ScenarioName, picture: SurveyPicture = None, as_json: AsJson = False, lang: Language = None
) -> int:
    """Say how soon each side gets to each fragment, with what chance and risk, and who sees it there.

    Activations are counted on foot, and with everything a figure can do: hurry, climb, jump, swim, ladders. The
    imbalance is one number: by how many activations the slower side is behind on average until fragments are in hand,
    weighted by their worth, plus the difference of the shares of enemy ground that see them. For a board: areas from
    each zone to each stone, choke points and exposure. A fragment that nobody can reach is a no (exit 1).
    """
    tongue, wanted = tongue_for(lang), writable_picture(picture)
    with refusing():
        return deliver(_surveyed(scenario_path(scenario), wanted, tongue), as_json=as_json)


def _surveyed(path: Path, picture: Path | None, tongue: Tongue) -> Answer:
    from scenes.plugs import adapter_of, survey_of  # noqa: PLC0415  it loads the form of scenes

    with map_ground(tongue) as progress:
        found = survey_of(path, progress=progress or (lambda _: None))
    drawn = _drawn(path, found, picture, tongue)
    text = survey_text(found, survey_tongue(tongue))
    return _answer(path, survey_document(found, adapter_of(path).game), text, drawn, tongue)


def _drawn(path: Path, found: Any, picture: Path | None, tongue: Tongue) -> Path | None:
    if picture is None:
        return None
    from api.command.pictures.survey_pictures import draw_survey  # noqa: PLC0415  it loads pictures

    return draw_survey(path, found, picture, tongue)


def _answer(
    path: Path, document: dict[str, Any], text: "list[RenderableType]", picture: Path | None, tongue: Tongue
) -> Answer:
    rows = [(tongue("picture"), shown(picture))] if picture else []
    whole = {"scenario": str(path), **document, "picture": str(picture) if picture else None}
    code = ANSWERED_NO if document["unreachable"] else ANSWERED
    return Answer(whole, [*text, *([facts(rows)] if rows else [])], code)
