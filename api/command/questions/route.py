"""`pas route`: finds the best path to a place, judged as if a player had offered it."""

from typing import TYPE_CHECKING

from rich.console import RenderableType

import scenes
from api.command.pictures.move_pictures import draw_move
from api.command.questions.move import athletisme_row, exit_code, move_text
from api.command.terminal.map_progress import map_ground
from api.command.terminal.move_options import Alert, Athletisme, Goal, Hurry, MoverName, Safest
from api.command.terminal.options import AsJson, Language, PicturePath, SceneName
from api.command.terminal.output import Answer, deliver, writable_picture
from api.command.terminal.scene_names import open_table, refusing
from api.command.terminal.text import facts, headline, paragraph
from api.command.words.sentences import tongue_for
from api.documents.move_rulings import route_document
from scenes.words import Tongue, refused

if TYPE_CHECKING:
    from pathlib import Path

    from scenes import RouteRuling


def route(
    scene: SceneName,
    figure: MoverName,
    to: Goal,
    *,
    hurry: Hurry = False,
    safest: Safest = False,
    athletisme: Athletisme = None,
    alert: Alert = None,
    picture: PicturePath = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> int:
    """The best way for FIGURE to get to TO in one activation: the cheapest, or with --safest the likeliest."""
    tongue, wanted = tongue_for(lang), writable_picture(picture)
    with refusing():
        loaded = open_table(scene, figure)
        goal = scenes.read_place(loaded, to)
        with map_ground(tongue) as progress:
            ruling = scenes.plan_route(
                loaded,
                figure,
                goal,
                hurry=hurry,
                prefer="safest" if safest else "cheapest",
                athletisme=athletisme,
                alert=alert or (),
                progress=progress,
            )
    drawn = draw_move(loaded, ruling.move, wanted, tongue) if wanted else None
    document = route_document(ruling) | {"scene": str(loaded.path), "picture": str(drawn) if drawn else None}
    return deliver(Answer(document, _text(ruling, drawn, tongue), exit_code(ruling.move)), as_json=as_json)


def _text(ruling: "RouteRuling", picture: "Path | None", tongue: Tongue) -> list[RenderableType]:
    if ruling.move.legal:
        return move_text(ruling.move, picture, tongue, (tongue("route_path"), ruling.move.path_text))
    rows = [athletisme_row(ruling.move.prowess, tongue), (tongue("picture"), f"{picture}") if picture else None]
    said = paragraph(refused(ruling.move.judgement.verdict, tongue))
    return [headline(tongue("route_none", figure=ruling.move.figure.id), "no"), said, facts(rows)]
