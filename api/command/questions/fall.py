"""`pas fall`: computes how deep a figure falls, onto what, and what the landing does."""

from typing import TYPE_CHECKING

from rich.console import RenderableType

import scenes
from api.command.questions.move import athletisme_row
from api.command.terminal.move_options import Athletisme, FallPlace, MoverName
from api.command.terminal.options import AsJson, Language, SceneName
from api.command.terminal.output import Answer, deliver
from api.command.terminal.scene_names import open_table, refusing
from api.command.terminal.text import Tone, facts, headline, paragraph
from api.command.words.sentences import tongue_for
from api.documents.move_rulings import fall_ruling_document
from scenes.words import DIGITS, HARDLY_A_FALL_PAS, Tongue, said_fall, said_outcomes, said_place

if TYPE_CHECKING:
    from scenes import FallRuling


def fall(
    scene: SceneName,
    figure: MoverName,
    at: FallPlace,
    athletisme: Athletisme = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> int:
    """What if FIGURE falls from AT? Where it lands, from how high, and what the landing may do to it."""
    tongue = tongue_for(lang)
    with refusing():
        loaded = open_table(scene, figure)
        ruling = scenes.rule_fall(loaded, figure, at, athletisme=athletisme)
    document = fall_ruling_document(ruling) | {"scene": str(loaded.path)}
    return deliver(Answer(document, _text(ruling, tongue)), as_json=as_json)


def _text(ruling: "FallRuling", tongue: Tongue) -> list[RenderableType]:
    found = ruling.fall
    words, tone = _verdict(ruling, tongue)
    outcomes = said_outcomes(found, tongue)
    rows = [
        (tongue("starts"), said_place(found.start, tongue)),
        (tongue("outcomes"), "\n".join(outcomes)) if outcomes else None,
        athletisme_row(ruling.prowess, tongue),
        (tongue("rules"), ", ".join(ruling.rules)),
    ]
    return [headline(words, tone), paragraph(f"{ruling.figure.id} {said_fall(found, tongue)}."), facts(rows)]


def _verdict(ruling: "FallRuling", tongue: Tongue) -> tuple[str, Tone]:
    found, name = ruling.fall, ruling.figure.id
    if found.onto == "off_table":
        return tongue("fall_off_table", figure=name), "no"
    if found.height_pas < HARDLY_A_FALL_PAS:
        return tongue("fall_none", figure=name), "yes"
    height = tongue.number(found.height_pas, DIGITS)
    if found.roll is None:
        return tongue("fall_safe", figure=name, height=height), "yes"
    return tongue("fall_rolled", figure=name, height=height, chance=tongue.share(float(found.chance))), "unsure"
