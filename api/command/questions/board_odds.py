"""`pas odds` on a board: shows the dice of an attack, and the wounds they cause."""

from __future__ import annotations

from typing import TYPE_CHECKING

from api.command.terminal.output import ANSWERED, ANSWERED_NO, Answer
from api.command.terminal.text import facts, headline
from api.documents.chances import board_odds_document
from scenes.board import rule_board_odds
from scenes.words.story import story

if TYPE_CHECKING:
    from rich.console import RenderableType

    from scenes.board import BoardAttack, BoardOddsRuling, BoardScene
    from scenes.words import Tongue


def board_odds(scene: BoardScene, a: str, b: str, tongue: Tongue) -> Answer:
    """The chances of an attack of A on B."""
    ruling = rule_board_odds(scene, a, b)
    document = board_odds_document(ruling) | {"game": scene.game, "scene": str(scene.path)}
    text = [part for attack in ruling.attacks for part in _text(scene.game, ruling, attack, tongue)]
    return Answer(document, text, ANSWERED if ruling.verdict else ANSWERED_NO)


def _text(game: str, ruling: BoardOddsRuling, attack: BoardAttack, tongue: Tongue) -> list[RenderableType]:
    expected = tongue.number(float(attack.wounds.expected))
    points = [
        tongue("odds_points", points=number, chance=tongue.share(float(chance)))
        for number, chance in enumerate(attack.wounds.chances)
        if chance
    ]
    out = tongue.share(float(attack.wounds.at_least(attack.vitality)))
    refusal = None if ruling.verdict else story(game, tongue.lang).refusal(ruling.verdict)
    rows = [
        (tongue("odds_not_now"), tongue("odds_as_if", why=refusal)) if refusal else None,
        (tongue("odds_dice"), tongue("odds_dice_said", offence=attack.offence, defence=attack.defence)),
        (tongue("odds_wounds"), ", ".join(points)),
        (tongue("odds_destroyed"), tongue("odds_destroyed_said", chance=out, vitality=attack.vitality)),
        (tongue("rules"), ", ".join(ruling.rules)),
    ]
    said = tongue("odds_attack", a=ruling.a, b=ruling.b, range=attack.category, wounds=expected)
    return [headline(said, "plain"), facts(rows)]
