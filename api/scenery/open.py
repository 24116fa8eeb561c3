"""Opens a scene file of either game: a table with figures, or a board with units."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

from scenes import is_scenario, load_scene, scenario_problems, scene_at_start, scene_problems
from scenes.files.text import game_of
from scenes.games.mythic.board import BoardScene, board_scene_problems, load_board
from scenes.table.scene import Scene

if TYPE_CHECKING:
    from pathlib import Path

    from scenes import Problem

AnyScene: TypeAlias = Scene | BoardScene

BOARD_GAME = "mythic"


def open_scene(path: Path) -> AnyScene:
    """The scene of a file, a scenario as it begins; a `SceneError` says what is wrong with it."""
    if is_scenario(path):
        return replace(scene_at_start(path), path=path)
    return load_board(path) if game_of(path) == BOARD_GAME else load_scene(path)


def problems_of(path: Path) -> list[Problem]:
    """Everything that is wrong with the scene or the scenario of a file."""
    if is_scenario(path):
        return scenario_problems(path)
    return board_scene_problems(path) if game_of(path) == BOARD_GAME else scene_problems(path)
