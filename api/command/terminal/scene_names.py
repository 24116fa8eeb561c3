"""Finds the scene that the command line names: by its file, or by its name in the catalogue that ships with pas."""

from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import scenes
from api.command.terminal.output import BadInput
from api.command.terminal.pack_names import unpacked
from scenes.files.spelling import nearest

if TYPE_CHECKING:
    from collections.abc import Iterator

    from scenes.table.scene import Scene

CATALOGUE = Path(__file__).resolve().parents[3] / "scenes" / "catalogue"


def shipped_scenes() -> dict[str, Path]:
    """The scenes that ship with pas, by name."""
    return {path.stem: path for path in sorted(CATALOGUE.glob("*.toml"))}


def scene_path(name: str) -> Path:
    """The file meant by a word of the command line; a file of the user goes before a shipped one."""
    path, shipped = Path(name), {**shipped_boards(), **shipped_scenes()}
    if path.is_file() or path.suffix or len(path.parts) > 1:
        return unpacked(path)
    if name in shipped:
        return shipped[name]
    near = nearest(name, shipped)
    hint = f"did you mean {near!r}?" if near else f"shipped are {', '.join(shipped)}"
    raise BadInput(f"{name}: no such file, and no such scene ships with pas; {hint}")


def shipped_boards() -> dict[str, Path]:
    """The boards of Mythic Battles that ship with pas, and the scenes on them, by name."""
    mythic = CATALOGUE / "mythic"
    return {path.stem: path for folder in (mythic / "boards", mythic) for path in sorted(folder.glob("*.toml"))}


def board_path(name: str) -> Path | None:
    """The file meant by a word of the command line, if it is a board of Mythic Battles; None for any other scene."""
    from scenes.files.text import game_of  # noqa: PLC0415  it loads the form of scenes

    path = scene_path(name)
    return path if game_of(path) == "mythic" else None


def shown(path: Path) -> str:
    """A path as people would type it here."""
    full, here = path.resolve(), Path.cwd()
    return str(full.relative_to(here) if full.is_relative_to(here) else full)


def open_scene(name: str, *figures: str) -> Scene:
    """Read a scene, by file or by name, with a figure at each place that is asked about; inside `refusing`."""
    return scenes.with_stand_ins(scenes.load_scene(scene_path(name)), *figures)


@contextmanager
def refusing() -> Iterator[None]:
    """Scenes, meshes and certificates that cannot be used are bad input, not bugs."""
    from terrain.certificate.checker import CertificateError  # noqa: PLC0415  it loads geometry
    from terrain.meshes.files import MeshError  # noqa: PLC0415  it loads geometry

    try:
        yield
    except (scenes.SceneError, MeshError, CertificateError) as refusal:
        raise BadInput(str(refusal)) from refusal
