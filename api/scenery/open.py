"""Opens a scene file of any game: a table with figures, or a board with units; a scenario as it begins."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

from scenes.plugs import spatial_adapter

if TYPE_CHECKING:
    from pathlib import Path

    from scenes.board import BoardScene
    from scenes.table import Scene

AnyScene: TypeAlias = "Scene | BoardScene"


def open_scene(path: Path) -> AnyScene:
    """The scene of a file, a scenario as it begins; a `SceneError` says what is wrong with it."""
    own = spatial_adapter(path)
    found: AnyScene = own.scene_at_start(path) if own.is_scenario(path) else own.load_scene(path)
    return replace(found, path=path)
