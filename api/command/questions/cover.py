"""`pas cover`: computes how much of a target its shooter does not see, and what hides it."""

from typing import TYPE_CHECKING

from rich.console import RenderableType

import scenes
from api.command.terminal.options import AsJson, FigureA, FigureB, Language, SceneName
from api.command.terminal.output import Answer, deliver
from api.command.terminal.scene_names import open_table, refusing, warned
from api.command.terminal.text import Tone, facts, headline
from api.command.terminal.wait import prepare
from api.command.words.sentences import tongue_for
from api.documents.rulings import cover_document
from scenes.words import Tongue

if TYPE_CHECKING:
    from scenes import CoverRuling


def cover(scene: SceneName, a: FigureA, b: FigureB, as_json: AsJson = False, lang: Language = None) -> int:
    """How well is B hidden from A? The hidden share between two bounds, and what each piece hides."""
    tongue = tongue_for(lang)
    with refusing():
        loaded = open_table(scene, a, b, asks="sight")
        prepare(loaded.table, tongue)
        ruling = scenes.rule_cover(loaded, a, b)
    document = cover_document(ruling) | {"scene": str(loaded.path), "warnings": warned(loaded, tongue)}
    return deliver(Answer(document, _text(ruling, tongue)), as_json=as_json)


def _text(ruling: "CoverRuling", tongue: Tongue) -> list[RenderableType]:
    shooter, target, found = ruling.shooter.id, ruling.target.id, ruling.cover
    key, tone = _verdict(ruling)
    share = tongue.between(found.hidden_low, found.hidden_high)
    pieces = [
        tongue(
            "hides_touched" if piece.touches else "hides", name=piece.name, share=tongue.between(piece.low, piece.high)
        )
        for piece in found.pieces
    ]
    rows = [
        (tongue("hidden"), tongue("hidden_share", share=share, a=shooter, b=target)),
        (tongue("hidden_by"), tongue.joined(pieces)) if pieces else None,
        (tongue("rules"), ", ".join(ruling.rules)),
    ]
    return [headline(tongue(key, a=shooter, b=target), tone), facts(rows)]


def _verdict(ruling: "CoverRuling") -> tuple[str, Tone]:
    verdicts: dict[int | None, tuple[str, Tone]] = {
        2: ("in_cover", "no"),
        1: ("concealed", "plain"),
        0: ("open", "yes"),
        None: ("cover_unsure", "unsure"),
    }
    return verdicts[ruling.bonus]
