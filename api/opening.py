"""Opening a scene file, whichever game it is of: a table with figures, or a board with units."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from scenes import load_scene, scene_problems
from scenes.boards import BoardScene, board_scene_problems, game_of, load_board
from scenes.scene import Scene

if TYPE_CHECKING:
    from pathlib import Path

    from scenes import Problem

AnyScene: TypeAlias = Scene | BoardScene

BOARD_GAME = "mythic"


def open_scene(path: Path) -> AnyScene:
    """The scene of a file; a `SceneError` says what is wrong with it."""
    return load_board(path) if game_of(path) == BOARD_GAME else load_scene(path)


def problems_of(path: Path) -> list[Problem]:
    """Everything that is wrong with the scene of a file."""
    return board_scene_problems(path) if game_of(path) == BOARD_GAME else scene_problems(path)
