"""Summarises a scene in a few plain facts, for lists of scenes and pages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from api.scenery.open import AnyScene
    from scenes import Scene
    from scenes.board import BoardScene


def summary_of(scene: AnyScene) -> dict[str, Any]:
    """What is on a table, or on a board."""
    return _board_summary(scene) if scene.space == "board" else _table_summary(scene)


def _table_summary(scene: Scene) -> dict[str, Any]:
    """Name, game, size, pieces, figures and fragments of a scene."""
    table = scene.table
    return {
        "name": scene.name,
        "game": scene.game,
        "size": list(table.size_pas),
        "triangles": sum(len(piece.mesh.faces) for piece in table.pieces),
        "pieces": [{"id": piece.id, "kind": piece.kind, "accuracy": piece.accuracy_pas} for piece in table.pieces],
        "figures": [
            {
                "id": figure.id,
                "side": figure.side,
                "profile": figure.profile,
                "at": [*figure.at_pas, figure.ground_pas],
                "crouched": figure.crouched,
            }
            for figure in scene.figures
        ],
        "fragments": [
            {"id": lying.id, "value": lying.value, "at": [*lying.at_pas, lying.ground_pas]} for lying in scene.fragments
        ],
        "notes": list(scene.notes),
    }


def _board_summary(scene: BoardScene) -> dict[str, Any]:
    """Name, game, areas, units and stones of a board."""
    areas = scene.board.areas.items()
    return {
        "name": scene.name,
        "game": scene.game,
        "areas": [{"id": name, "terrain": area.terrain, "capacity": area.capacity} for name, area in areas],
        "boundaries": len(scene.board.boundaries),
        "units": [
            {"id": unit.id, "area": unit.area, "side": unit.side, "card": unit.card, "type": unit.type}
            for unit in scene.units
        ],
        "stones": [{"area": stone.area, "mythology": stone.mythology} for stone in scene.stones],
        "notes": list(scene.notes),
    }
