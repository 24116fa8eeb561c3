"""Computes the odds of an attack between two units of a board, with the rules of the game."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from scenes.board.board_answers import BoardAttack, BoardOddsRuling
from scenes.files.problems import SceneError
from scenes.games.mythic.armies.unit_cards import known_card
from scenes.games.mythic.board.position import position_of
from skirmish.mythic import wounds
from skirmish.mythic.combat import Attack, defence_of, judge_target, offence_of, targets, vitality_of
from skirmish.mythic.state import Position
from skirmish.mythic.units import card_from

if TYPE_CHECKING:
    from scenes.board.board_scene import BoardScene, BoardUnit
    from skirmish.mythic.units import UnitCard


RULES = ("MYT-ATK-08", "MYT-ASSAULT-07", "MYT-ASSAULT-12")


def rule_odds(scene: BoardScene, a: str, b: str) -> BoardOddsRuling:
    """The exact chances of an attack; talents and cards that a player would have to declare are not counted."""
    attacker, target = scene.unit(a), scene.unit(b)
    a, b = attacker.id, target.id
    at = _carded(scene, attacker, target)
    verdict = judge_target(at, a, b)
    ways = [one.category for one in targets(at, a) if one.id == b]
    if not ways:
        ways = ["0" if attacker.area == target.area else "1+"]
    return BoardOddsRuling(a, b, verdict, tuple(_attack(at, Attack(a, b, category)) for category in ways), RULES)


def _attack(at: Position, attack: Attack) -> BoardAttack:
    offence, defence, vitality = offence_of(at, attack), defence_of(at, attack), vitality_of(at, attack.target)
    return BoardAttack(attack.category, offence, defence, vitality, wounds(offence, defence, vitality))


def _carded(scene: BoardScene, *asked: BoardUnit) -> Position:
    """The scene as a moment of a game, with the whole cards of the units that have one."""
    bare = position_of(scene)
    cards = {unit.id: _card(scene, unit, asked) or bare.book.cards[unit.id] for unit in scene.units}
    return Position(replace(bare.book, cards=cards), bare.state)


def _card(scene: BoardScene, unit: BoardUnit, asked: tuple[BoardUnit, ...]) -> UnitCard | None:
    known = known_card(unit.card)
    if known is not None:
        return replace(card_from(known), id=unit.id)
    if unit in asked:
        raise SceneError(f"{scene.path}: no card of {unit.id} ships with pas; odds need its offence and defence")
    return None
