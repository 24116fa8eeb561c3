"""Passes questions about a board scene to the rules of its game, through the game's adapter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scenes.board.board_scene import BoardScene
from scenes.files.problems import SceneError
from scenes.files.text import game_of
from scenes.plugs.plug import adapter

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from scenes.board.board_answers import (
        BoardDistanceRuling,
        BoardMoveRuling,
        BoardOddsRuling,
        BoardReachRuling,
        BoardSightRuling,
    )


def load_board(path: str | Path) -> BoardScene:
    """Load a board scene, or raise a `SceneError` with file, line and key of its first problem."""
    found = adapter(str(game_of(path))).load_scene(path)
    if not isinstance(found, BoardScene):
        raise SceneError(f"{path}: is a table, and this is asked of boards")
    return found


def rule_board_sight(scene: BoardScene, a: str, b: str) -> BoardSightRuling:
    """Whether a sees b; units and areas may be named."""
    found: BoardSightRuling = adapter(scene.game).rule_sight(scene, a, b)
    return found


def rule_board_distance(scene: BoardScene, a: str, b: str) -> BoardDistanceRuling:
    """How many areas b is from a, and whether a reaches b."""
    found: BoardDistanceRuling = adapter(scene.game).rule_distance(scene, a, b)
    return found


def judge_board_move(scene: BoardScene, name: str, way: str) -> BoardMoveRuling:
    """Whether a unit may go a way such as `run agora, temple`."""
    found: BoardMoveRuling = adapter(scene.game).judge_move(scene, name, way)
    return found


def rule_board_reach(scene: BoardScene, name: str) -> BoardReachRuling:
    """Every area in which a unit can end its movement."""
    found: BoardReachRuling = adapter(scene.game).map_reach(scene, name)
    return found


def rule_board_odds(scene: BoardScene, a: str, b: str) -> BoardOddsRuling:
    """The exact chances of an attack of a on b."""
    found: BoardOddsRuling = adapter(scene.game).rule_odds(scene, a, b)
    return found


def unwalked_areas(scene: BoardScene) -> dict[str, str]:
    """The areas that no unit gets to on foot, and whether their terrain or their borders are why."""
    found: dict[str, str] = adapter(scene.game).unwalked_areas(scene)
    return found


def with_units(scene: BoardScene, moved: Sequence[Mapping[str, Any]]) -> BoardScene:
    """The scene with some units elsewhere."""
    found: BoardScene = adapter(scene.game).with_units(scene, moved)
    return found
