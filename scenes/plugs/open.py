"""Opens scene and scenario files of any game: the file names its game, and that game's adapter reads it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from scenes.files.text import game_of
from scenes.plugs.data_files import own_files
from scenes.plugs.plug import Adapter, NotOfferedError, adapter, catalogue_of
from skirmish import games, kit

if TYPE_CHECKING:
    from scenes.board.board_scene import BoardScene
    from scenes.files.problems import Problem
    from scenes.layout.findings import Checkup
    from scenes.table.scene import Scene

USUAL = next(iter(games()))
"""The game of a file that names none: its form says what is wrong with that."""


def adapter_of(path: str | Path) -> Adapter:
    """The adapter of the game that a file is of."""
    game = game_of(path)
    return adapter(game if game in games() else USUAL)


def spatial_adapter(path: str | Path) -> Adapter:
    """The adapter of the game of a file; a game without space is refused, since there is nothing to ask about."""
    own = adapter_of(path)
    if not own.offers("load_scene"):  # its kit says so too, but loads all rules, and most questions need none
        title = kit(own.game).title
        raise NotOfferedError(f"{path}: {title} is played without a table or a board: nothing here can be asked")
    return own


def load_any(path: str | Path) -> Scene | BoardScene:
    """Load a scene of any game that is played on a table or a board."""
    found: Scene | BoardScene = spatial_adapter(path).load_scene(path)
    return found


def shipped_boards() -> dict[str, Path]:
    """The boards that ship with the games, and the scenes on them, by name."""
    homes = [home for home in map(catalogue_of, games()) if (home / "boards").is_dir()]
    folders = [folder for home in homes for folder in (home / "boards", home)]
    return {path.stem: path for folder in folders for path in sorted(folder.glob("*.toml"))}


def known_boards() -> dict[str, Path]:
    """The boards that can be named without a path: those that ship, and those of the libraries before them."""
    own = (file for game in games() for file in own_files(game) if file.kind == "boards")
    return {**shipped_boards(), **{file.path.stem: file.path for file in own}}


def is_scenario(path: str | Path) -> bool:
    """Whether a file says how a game is played, and not only where."""
    return bool(adapter_of(path).is_scenario(Path(path)))


def scene_at_start(path: str | Path) -> Scene | BoardScene:
    """The scene of a scenario before anything is played."""
    found: Scene | BoardScene = spatial_adapter(path).scene_at_start(path)
    return found


def problems_of(path: str | Path) -> list[Problem]:
    """Everything that is wrong with a scene or scenario file."""
    own = adapter_of(path)
    ask = (
        own.scenario_problems if own.is_scenario(Path(path)) or not own.offers("scene_problems") else own.scene_problems
    )
    found: list[Problem] = ask(path)
    return found


def check_layout(path: str | Path, **options: Any) -> Checkup:
    """Everything about the layout of a scenario that its author should know."""
    found: Checkup = adapter_of(path).check_layout(path, **options)
    return found


def survey_of(path: str | Path, **options: Any) -> Any:
    """A `Survey` or a `BoardSurvey`: how far each side of a scenario is from what is fought for, and at what risk."""
    return adapter_of(path).survey_scenario(Path(path), **options)
