"""Serialises answers about boards as JSON: distances in areas, places in the units of the drawing."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any

from skirmish.board import along

if TYPE_CHECKING:
    from fractions import Fraction

    from scenes.board import (
        BoardDistanceRuling,
        BoardMoveRuling,
        BoardReach,
        BoardReachRuling,
        BoardScene,
        BoardSightRuling,
    )


def board_sight_document(scene: BoardScene, ruling: BoardSightRuling) -> dict[str, Any]:
    """A sight ruling: the line, what it passes and meets, and what of that blocks. What only tables have is null."""
    line = {"from": _icon(scene, ruling.a.area), "to": _icon(scene, ruling.b.area)}
    return {
        "figures": [ruling.a.name, ruling.b.name],
        "areas": [ruling.a.area, ruling.b.area],
        "verdict": "visible" if ruling.sees else "blocked",
        "ruling": ruling.ruling,
        "sees": ruling.sees,
        "seen_back": ruling.seen_back,
        "ignores_obstacles": ruling.over,
        "line": line,
        "witness": line if ruling.sees else None,
        "passes": list(ruling.line.areas),
        "meets": [
            {"boundary": met.boundary, "kind": met.kind, "at": _at(scene, ruling, met.at)} for met in ruling.line.meets
        ],
        "blockers": [
            {"name": blocker.what, "why": blocker.why, "at": _at(scene, ruling, blocker.at)}
            for blocker in ruling.blockers
        ],
        "distance": ruling.distance,
        **dict.fromkeys(("clearance", "margin", "hidden", "concealed", "cover")),
        "rules": list(ruling.rules),
        "digest": board_digest(scene),
        "milliseconds": ruling.milliseconds,
    }


def board_distance_document(ruling: BoardDistanceRuling) -> dict[str, Any]:
    """A distance in areas, a shortest way, and whether the first reaches the second."""
    return {
        "figures": [ruling.a.name, ruling.b.name],
        "areas": [ruling.a.area, ruling.b.area],
        "distance": ruling.distance,
        "way": list(ruling.way),
        "adjacent": ruling.adjacent,
        "range": ruling.range,
        "in_range": ruling.in_range,
        "full": ruling.full,
        "rules": list(ruling.rules),
    }


def board_reach_document(ruling: BoardReachRuling) -> dict[str, Any]:
    """Where a unit can end each of its ways, with a shortest path."""
    return {
        "figure": ruling.unit.id,
        "from": ruling.unit.area,
        "movement": ruling.unit.movement,
        "ways": {one.way: _reach(one) for one in ruling.reaches},
        "rules": list(ruling.rules),
    }


def _reach(one: BoardReach) -> dict[str, Any]:
    verdict = one.setting_out
    return {
        "areas": [{"area": area, "path": list(path)} for area, path in one.paths.items()],
        "possible": verdict.allowed,
        "reason": None if verdict.allowed else verdict.reason,
        "rule": one.rule,
    }


def board_move_document(ruling: BoardMoveRuling) -> dict[str, Any]:
    """A way that was judged; where it is refused, why, by which rule and at which area."""
    verdict = ruling.verdict
    return {
        "figure": ruling.unit.id,
        "way": ruling.way,
        "path": list(ruling.path),
        "legal": verdict.allowed,
        "cost": len(ruling.path),
        "reason": None if verdict.allowed else verdict.reason,
        "rule": ruling.rule,
        "facts": dict(verdict.facts),
    }


def board_document(scene: BoardScene) -> dict[str, Any]:
    """What there is on a board."""
    board = scene.board
    return {
        "areas": len(board.areas),
        "boundaries": len(board.boundaries),
        "terrains": sorted({area.terrain for area in board.areas.values()}),
        "kinds": sorted({boundary.kind for boundary in board.boundaries}),
        "units": [unit.id for unit in scene.units],
        "stones": [stone.area for stone in scene.stones],
        "zones": [{"side": zone.side, "players": zone.players, "areas": list(zone.areas)} for zone in board.zones],
        "digest": board_digest(scene),
    }


def board_digest(scene: BoardScene) -> str:
    """The same for the same board with the same units on it."""
    standing = sorted((unit.id, unit.area) for unit in scene.units)
    text = json.dumps([scene.document, standing], sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def _icon(scene: BoardScene, area: str) -> list[float]:
    return list(scene.board.grid.place(scene.board.areas[area].icon))


def _at(scene: BoardScene, ruling: BoardSightRuling, share: Fraction) -> list[float]:
    start, end = (scene.board.areas[end.area].icon for end in (ruling.a, ruling.b))
    return list(scene.board.grid.place(along(start, end, share)))
