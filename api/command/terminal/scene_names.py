"""Finds the scene that the command line names: by its file, or by its name in the catalogue that ships with pas."""

from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import scenes
from api.command.terminal.output import BadInput, complain
from api.command.terminal.pack_names import unpacked
from api.command.words.complaints import complaint
from scenes.files import nearest

if TYPE_CHECKING:
    from collections.abc import Iterator

    from scenes.board import BoardScene
    from scenes.table import Asks, Scene
    from scenes.words import Tongue

CATALOGUE = Path(__file__).resolve().parents[3] / "scenes" / "catalogue"


def shipped_scenes() -> dict[str, Path]:
    """The scenes that ship with pas, by name."""
    return {path.stem: path for path in sorted(CATALOGUE.glob("*.toml"))}


def scene_path(name: str) -> Path:
    """The file meant by a word of the command line; a file of the user goes before a shipped one."""
    from scenes.plugs import known_boards  # noqa: PLC0415  it loads the form of scenes

    path, shipped = Path(name), {**known_boards(), **shipped_scenes()}
    if path.is_file() or path.suffix or len(path.parts) > 1:
        return unpacked(path)
    if name in shipped:
        return shipped[name]
    near = nearest(name, shipped)
    hint = complaint("did_you_mean", name=near) if near else complaint("shipped", names=", ".join(shipped))
    raise BadInput(complaint("no_such_scene", name=name, hint=hint))


def shown(path: Path) -> str:
    """A path as people would type it here."""
    full, here = path.resolve(), Path.cwd()
    return str(full.relative_to(here) if full.is_relative_to(here) else full)


def open_scene(name: str, *figures: str, asks: Asks = "movement") -> Scene | BoardScene:
    """Read a scene of any game; on a table, a figure stands at each place that is asked about. Inside `refusing`.

    A problem with other figures refuses only questions that hang on it (`asks`); else it is a warning.
    """
    from scenes.plugs import load_any, spatial_adapter  # noqa: PLC0415  it loads the form of scenes

    path = scene_path(name)
    if spatial_adapter(path).load_scene is not scenes.load_scene:
        scene = load_any(path)
        return scenes.with_stand_ins(scene, *figures) if scene.space == "table" else scene
    return scenes.asked_about(scenes.load_doubtful(path), *figures, asks=asks)


def open_table(name: str, *figures: str, asks: Asks = "movement") -> Scene:
    """Read a scene for a question that only tables answer; a board says that it is none. Inside `refusing`."""
    scene = open_scene(name, *figures, asks=asks)
    return scene if scene.space == "table" else scenes.load_scene(scene.path)  # it refuses, and names the line


def warned(scene: Scene, tongue: Tongue) -> list[str]:
    """Say on the error output what is wrong elsewhere in a scene; the answer does not hang on it."""
    found = [str(doubt.problem) for doubt in scene.doubts]
    for problem in found:
        complain(tongue("wrong_elsewhere", problem=problem))
    return found


@contextmanager
def refusing() -> Iterator[None]:
    """Scenes, meshes and certificates that cannot be used are bad input, not bugs."""
    from terrain.certificate import CertificateError  # noqa: PLC0415  it loads geometry
    from terrain.meshes import MeshError  # noqa: PLC0415  it loads geometry

    try:
        yield
    except (scenes.SceneError, MeshError, CertificateError) as refusal:
        raise BadInput(str(refusal)) from refusal
