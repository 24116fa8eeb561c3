"""`pas measure`: measures how far two figures are apart, from base edge to base edge."""

from typing import TYPE_CHECKING

from rich.console import RenderableType

import scenes
from api.command.terminal.options import AsJson, FigureA, FigureB, Language, SceneName
from api.command.terminal.output import Answer, deliver
from api.command.terminal.scene_names import open_scene, refusing, warned
from api.command.terminal.text import facts, headline
from api.command.words.sentences import tongue_for
from api.documents.rulings import distance_document
from scenes.words import Tongue

if TYPE_CHECKING:
    from scenes import DistanceRuling

DIGITS = 3
"""A thousandth of a pas is 0.025 mm: no player measures finer."""


def measure(scene: SceneName, a: FigureA, b: FigureB, as_json: AsJson = False, lang: Language = None) -> int:
    """How far is A from B? From base to base, in pas; and whether they are engaged."""
    tongue = tongue_for(lang)
    with refusing():
        loaded = open_scene(scene, a, b, asks="distance")
        if loaded.space == "board":
            from api.command.questions.board_questions import Asked, board_measure  # noqa: PLC0415  it loads the rules of boards

            return deliver(board_measure(Asked(loaded, tongue), a, b), as_json=as_json)
        ruling = scenes.rule_distance(loaded, a, b)
    document = distance_document(ruling) | {"scene": str(loaded.path), "warnings": warned(loaded, tongue)}
    return deliver(Answer(document, _text(ruling, tongue)), as_json=as_json)


def _text(ruling: "DistanceRuling", tongue: Tongue) -> list[RenderableType]:
    measured = ruling.distance
    key = "touching" if measured.touching else "apart"
    said = tongue(key, a=ruling.a.id, b=ruling.b.id, distance=tongue.number(measured.gap_pas, DIGITS))
    engaged = tongue("engaged_yes" if ruling.engaged else "engaged_no")
    rows = [
        (tongue("between_bases"), _length(measured.gap_pas, tongue)),
        (tongue("horizontal"), _length(measured.horizontal_pas, tongue)),
        (tongue("vertical"), _length(measured.vertical_pas, tongue)),
        (tongue("between_bodies"), _length(measured.bodies_pas, tongue)),
        (tongue("engaged"), engaged),
        (tongue("rules"), ", ".join(ruling.rules)),
    ]
    return [headline(said, "plain"), facts(rows)]


def _length(length_pas: float, tongue: Tongue) -> str:
    return f"{tongue.number(length_pas, DIGITS)} pas ({tongue.number(2.5 * length_pas, 2)} cm)"
