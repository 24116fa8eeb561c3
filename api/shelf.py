"""The shelf: scenes ready to be asked, shipped or uploaded; the tables of those asked last are kept."""

from __future__ import annotations

import tempfile
from collections import OrderedDict
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING

from api.intake import digest_of
from api.problems import not_found
from api.scene_files import preview_png
from scenes import load_scene
from scenes.matches import CATALOGUE

if TYPE_CHECKING:
    from collections.abc import Mapping

    from api.storage import Store
    from scenes import Scene

BYTES_PER_TRIANGLE = 1_300
"""What a prepared table takes in memory for each triangle, measured on 500 000 of them."""

BYTES_PER_TABLE = 2_000_000
PREVIEWS_KEPT = 64


def shipped() -> dict[str, Path]:
    """The scenes that ship with Pas, by name."""
    return {path.stem: path for path in sorted(CATALOGUE.glob("*.toml"))}


class Shelf:
    """Scenes by their ids; the least recently asked leaves memory first."""

    def __init__(self, store: Store, most_bytes: int, own: Mapping[str, Path] | None = None) -> None:
        self._store, self._most_bytes = store, most_bytes
        self.files = {**(own or {}), **shipped()}
        """Scenes that are files of this machine: what its owner shows, and what ships with Pas."""
        self._kept: OrderedDict[str, tuple[Scene, int]] = OrderedDict()
        self._previews: OrderedDict[str, bytes] = OrderedDict()
        self._lock = Lock()

    def scene(self, scene_id: str) -> Scene:
        """A scene by its id; one that is not there is refused."""
        row = self._store.scene(scene_id)
        digest = self._digest(scene_id)
        with self._lock:
            if digest in self._kept:
                self._kept.move_to_end(digest)
                return self._kept[digest][0]
        if row is not None:
            scene = _built(self._store.scene_files(scene_id), row.entry)
        elif scene_id in self.files:
            scene = load_scene(self.files[scene_id])
        else:
            raise not_found("scene")
        self._keep(digest, scene)
        return scene

    def preview(self, scene_id: str) -> bytes:
        """A picture of a scene; drawing one takes a while, so the last ones are kept."""
        digest = self._digest(scene_id)
        with self._lock:
            if digest in self._previews:
                return self._previews[digest]
        picture = preview_png(self.scene(scene_id))
        with self._lock:
            self._previews[digest] = picture
            while len(self._previews) > PREVIEWS_KEPT:
                self._previews.popitem(last=False)
        return picture

    def _digest(self, scene_id: str) -> str:
        row = self._store.scene(scene_id)
        return row.digest if row else f"shipped:{scene_id}"

    def folder_of(self, scene_id: str, into: Path) -> Path:
        """The files of a scene in a folder, for another process to read; returns the scene file."""
        row = self._store.scene(scene_id)
        if row is not None:
            return lay_out(self._store.scene_files(scene_id), into) / row.entry
        if scene_id in self.files:
            return self.files[scene_id]
        raise not_found("scene")

    def _keep(self, digest: str, scene: Scene) -> None:
        triangles = sum(len(piece.mesh.faces) for piece in scene.table.pieces)
        with self._lock:
            self._kept[digest] = (scene, BYTES_PER_TABLE + BYTES_PER_TRIANGLE * triangles)
            while len(self._kept) > 1 and sum(size for _, size in self._kept.values()) > self._most_bytes:
                self._kept.popitem(last=False)


def lay_out(files: Mapping[str, bytes], folder: Path) -> Path:
    """Write files that were taken in into a folder; their names were checked then."""
    for name, content in files.items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
    return folder


def _built(files: Mapping[str, bytes], entry: str) -> Scene:
    """Meshes are read while the scene is built, so its files need not stay."""
    with tempfile.TemporaryDirectory(prefix=f"pas-{digest_of(files)[:8]}-") as folder:
        return load_scene(lay_out(files, Path(folder)) / entry)
