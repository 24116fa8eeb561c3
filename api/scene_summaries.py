"""What a scene holds, in a few plain facts: what lists of scenes and pages show."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from scenes import Scene


def summary_of(scene: Scene) -> dict[str, Any]:
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
