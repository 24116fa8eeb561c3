"""Converts a board scene into a moment of a game, so that the rules themselves answer questions about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.games.mythic.armies.unit_cards import known_card
from skirmish.mythic.state import Book, MythicState, Position, Unit
from skirmish.mythic.units import Row, UnitCard, card_from

if TYPE_CHECKING:
    from scenes.board.board_scene import BoardScene, BoardUnit
    from skirmish.board import Board

BOARD = "board"
NOBODY = "nobody"
"""The side of units for which the scene names none."""


def position_of(scene: BoardScene) -> Position:
    """The units of a scene on its board, outside any turn."""
    sides = tuple(dict.fromkeys(unit.side or NOBODY for unit in scene.units))
    cards = {unit.id: _card(unit) for unit in scene.units}
    book = Book({BOARD: scene.board}, cards, sides, tuple((side,) for side in sides))
    state = MythicState(
        stage="playing",
        board=BOARD,
        units={unit.id: _standing(unit, cards[unit.id]) for unit in scene.units},
        elements=elements_of(scene.board),
    )
    return Position(book, state)


def elements_of(board: Board) -> dict[str, int]:
    """The trees and columns of the areas that have their effects from them (MYT-TERR-02)."""
    return {area.id: area.elements for area in board.areas.values() if board.terrain(area.id).element}


def _standing(unit: BoardUnit, card: UnitCard) -> Unit:
    return Unit(unit.id, unit.id, unit.side or NOBODY, card.vitality, unit.area, entered=True)


def _card(unit: BoardUnit) -> UnitCard:
    """The card of a unit, with the values that the scene gives instead; powers are left out."""
    known = known_card(unit.card)
    vitality = card_from(known).vitality if known else 1
    row = Row(0, 0, unit.range or 0, unit.movement or 0)
    return UnitCard(
        id=unit.id,
        name=unit.id,
        type=unit.type or "hero",
        rows=(row,),
        vitality=vitality,
        classes=unit.classes,
        talents=unit.talents,
    )
