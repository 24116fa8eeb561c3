"""`pas move`: judges whether a figure may go this way, at what cost, with what rolls, and what failing does."""

from typing import TYPE_CHECKING

from rich.console import RenderableType

import scenes
from api.command.pictures.move_pictures import draw_move
from api.command.terminal.leg_table import leg_table
from api.command.terminal.move_options import Alert, Athletisme, Hurry, MoverName, PathText
from api.command.terminal.options import AsJson, Language, PicturePath, SceneName
from api.command.terminal.output import ANSWERED, ANSWERED_NO, Answer, deliver, writable_picture
from api.command.terminal.scene_names import open_scene, refusing
from api.command.terminal.text import Row, facts, headline, paragraph
from api.command.words.sentences import tongue_for
from api.documents.move_rulings import move_document
from scenes.words import DIGITS, Tongue, refused, said_bound, said_trigger

if TYPE_CHECKING:
    from pathlib import Path

    from scenes import MoveRuling
    from scenes.table import Prowess


def move(
    scene: SceneName,
    figure: MoverName,
    path: PathText,
    *,
    hurry: Hurry = False,
    athletisme: Athletisme = None,
    alert: Alert = None,
    picture: PicturePath = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> int:
    """May FIGURE go this way? Leg by leg: length, cost, rolls and their chances, what failing does, whom it wakes.

    Legs are walk, jump, leap, climb, descend, drop, swim, crouch, stand, ladder, rope, dive and leave.
    """
    tongue, wanted = tongue_for(lang), writable_picture(picture)
    with refusing():
        loaded = open_scene(scene, figure)
        if loaded.space == "board":
            from api.command.questions.board_questions import Asked, board_move  # noqa: PLC0415  it loads the rules of boards

            return deliver(board_move(Asked(loaded, tongue, wanted), figure, path), as_json=as_json)
        ruling = scenes.judge_move(loaded, figure, path, hurry=hurry, athletisme=athletisme, alert=alert or ())
    drawn = draw_move(loaded, ruling, wanted, tongue) if wanted else None
    document = move_document(ruling) | {"scene": str(loaded.path), "picture": str(drawn) if drawn else None}
    return deliver(Answer(document, move_text(ruling, drawn, tongue), exit_code(ruling)), as_json=as_json)


def exit_code(ruling: "MoveRuling") -> int:
    return ANSWERED if ruling.legal else ANSWERED_NO


def move_text(ruling: "MoveRuling", picture: "Path | None", tongue: Tongue, *first: Row) -> list[RenderableType]:
    """A judged path in words: the verdict, why not, the legs, what they wake, and what they rest on."""
    judged = ruling.judgement
    parts = [headline(_verdict(ruling, tongue), "yes" if judged.legal else "no")]
    parts += [] if judged.legal else [paragraph(refused(judged.verdict, tongue))]
    parts += [leg_table(judged.legs, tongue)] if judged.legs else []
    triggers = [said_trigger(trigger, tongue) for trigger in judged.triggers]
    rows = [
        *first,
        (tongue("cost_so_far") if not judged.legal else tongue("total_cost"), _total(ruling, tongue)),
        (tongue("chance"), tongue.share(float(judged.chance))) if judged.legal else None,
        (tongue("on_the_way"), "\n".join(triggers)) if triggers else None,
        athletisme_row(ruling.prowess, tongue),
        (tongue("rules"), ", ".join(ruling.rules)),
        (tongue("picture"), f"{picture}") if picture else None,
    ]
    return [*parts, facts(rows)]


def _verdict(ruling: "MoveRuling", tongue: Tongue) -> str:
    judged, name = ruling.judgement, ruling.figure.id
    if not judged.legal:
        return tongue("move_illegal", figure=name)
    if judged.chance == 1:
        return tongue("move_certain", figure=name)
    return tongue("move_risky", figure=name, chance=tongue.share(float(judged.chance)))


def _total(ruling: "MoveRuling", tongue: Tongue) -> str:
    judged = ruling.judgement
    pace = tongue("hurrying" if ruling.hurry else "not_hurrying")
    return tongue(
        "cost_of_allowance",
        cost=tongue.number(judged.cost_pas, DIGITS),
        allowance=said_bound(judged.allowance_pas, tongue),
        pace=pace,
    )


def athletisme_row(prowess: "Prowess", tongue: Tongue) -> Row:
    """Which Athlétisme was taken, and why."""
    return "Athlétisme", tongue(f"athletisme_{prowess.source}", value=prowess.athlete.athletisme)
