"""Passes questions about movement and fights on a table to the rules of its game, through the game's adapter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scenes.plugs.plug import adapter

if TYPE_CHECKING:
    from scenes.table.answers import FallRuling, MoveRuling, OddsRuling, ReachRuling, RouteRuling
    from scenes.table.scene import Scene
    from terrain.movement import Place, Spot


def judge_move(scene: Scene, name: str, path: str, **options: Any) -> MoveRuling:
    """Judge the path that a player offers for a figure, leg by leg."""
    found: MoveRuling = adapter(scene.game).judge_move(scene, name, path, **options)
    return found


def plan_route(scene: Scene, name: str, goal: Spot | Place, **options: Any) -> RouteRuling:
    """Find the best path of a figure to a place, judged."""
    found: RouteRuling = adapter(scene.game).plan_route(scene, name, goal, **options)
    return found


def map_reach(scene: Scene, name: str, **options: Any) -> ReachRuling:
    """Map where a figure can get in this activation."""
    found: ReachRuling = adapter(scene.game).map_reach(scene, name, **options)
    return found


def rule_fall(scene: Scene, name: str, start: Any, **options: Any) -> FallRuling:
    """Where a fall of a figure ends, and what it costs."""
    found: FallRuling = adapter(scene.game).rule_fall(scene, name, start, **options)
    return found


def traces(scene: Scene, ruling: MoveRuling) -> tuple[tuple[Place, ...], ...]:
    """The way of every leg of a judged path, for drawing."""
    found: tuple[tuple[Place, ...], ...] = adapter(scene.game).traces(scene, ruling)
    return found


def rule_odds(scene: Scene, a: str, b: str, **options: Any) -> OddsRuling:
    """What a may do to b, and the exact chances."""
    found: OddsRuling = adapter(scene.game).rule_odds(scene, a, b, **options)
    return found
