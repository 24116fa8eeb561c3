"""Loads scenes by id, shipped or uploaded; caches those used last, with their tables."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock
from typing import TYPE_CHECKING

from api.guard.problems import Refusal, not_found
from api.guard.sandbox import work
from api.intake.upload import digest_of
from api.scenery.open import AnyScene, open_scene
from scenes.files import upload_folder
from scenes.plugs import CATALOGUE, adapter_of, shipped_boards
from scenes.table import read_coats
from skirmish import kit

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from api.storage import SceneRow, Store
    from scenes import Scene

BYTES_PER_TRIANGLE = 1_300
"""What a prepared table takes in memory for each triangle, measured on 500 000 of them."""

BYTES_PER_TABLE = 2_000_000
PREVIEWS_KEPT = 64


def shipped() -> dict[str, Path]:
    """The scenes that ship with Pas, by name: tables, then boards and the scenes on them."""
    return {path.stem: path for path in sorted(CATALOGUE.glob("*.toml"))} | shipped_boards()


class Shelf:
    """Scenes by their ids; the least recently asked leaves memory first."""

    def __init__(self, store: Store, most_bytes: int, own: Mapping[str, Path] | None = None) -> None:
        self._store, self._most_bytes = store, most_bytes
        self.files = {**(own or {}), **shipped()}
        """Scenes that are files of this machine: what its owner shows, and what ships with Pas."""
        self._kept: OrderedDict[str, tuple[AnyScene, int]] = OrderedDict()
        self._previews: OrderedDict[str, bytes] = OrderedDict()
        self._lock = Lock()
        self._building: dict[str, Lock] = {}

    def scene(self, scene_id: str) -> Scene:
        """A scene with a table, by its id; a board is refused, since it has none."""
        found = self.any_scene(scene_id)
        if found.space != "table":
            raise _no_table(found.game)
        return found

    def any_scene(self, scene_id: str) -> AnyScene:
        """A scene by its id, of any game; one that is not there is refused."""
        row = self._store.scene(scene_id)
        if row is None and scene_id not in self.files:
            raise not_found("scene")
        digest = _digest(scene_id, row)
        with self._lock:
            building = self._building.setdefault(digest, Lock())
        with building:  # concurrent requests wait for it, and do not build it once more
            found = self._held(digest) or self._built(scene_id, row)
            self._keep(digest, found)
        return found

    def game_of(self, scene_id: str) -> str:
        """The game of a scene that is a file of this machine."""
        return adapter_of(self.files[scene_id]).game

    def check_table(self, scene_id: str) -> None:
        """Refuse a scene that is not there, or that has no table; nothing is built to find that out."""
        row = self._store.scene(scene_id)
        if row is None and scene_id not in self.files:
            raise not_found("scene")
        game = row.game if row else self.game_of(scene_id)
        if kit(game).space != "table":
            raise _no_table(game)

    def kept_preview(self, scene_id: str) -> bytes | None:
        """The picture of a scene, if it has been drawn."""
        digest = _digest(scene_id, self._store.scene(scene_id))
        with self._lock:
            return self._previews.get(digest)

    def preview(self, scene_id: str, most_bytes: float, most_s: float) -> bytes:
        """A picture of a scene, drawn in a process that ends in time; the last ones are kept."""
        digest = _digest(scene_id, self._store.scene(scene_id))
        with upload_folder("preview") as folder:
            job = {"scene": str(self.folder_of(scene_id, folder))}
            drawn = work("api.workers.preview_worker", job, memory_bytes=most_bytes, seconds=most_s)
        picture: bytes = drawn["png"]
        with self._lock:
            self._previews[digest] = picture
            while len(self._previews) > PREVIEWS_KEPT:
                self._previews.popitem(last=False)
        return picture

    def folder_of(self, scene_id: str, into: Path) -> Path:
        """The files of a scene in a folder, for another process to read; returns the scene file."""
        row = self._store.scene(scene_id)
        if row is not None:
            return lay_out(self._store.scene_files(scene_id), into) / row.entry
        if scene_id in self.files:
            return self.files[scene_id]
        raise not_found("scene")

    def _held(self, digest: str) -> AnyScene | None:
        with self._lock:
            return self._kept[digest][0] if digest in self._kept else None

    def _built(self, scene_id: str, row: SceneRow | None) -> AnyScene:
        if row is None:
            return open_scene(self.files[scene_id])
        files = self._store.scene_files(scene_id)
        if row.entry not in files:
            raise not_found("scene")  # it was deleted or replaced while it was asked for
        return _opened(files, row.entry)

    def _keep(self, digest: str, scene: AnyScene) -> None:
        with self._lock:
            self._building.pop(digest, None)
            self._kept[digest] = (scene, _bytes_of(scene))
            self._kept.move_to_end(digest)
            while len(self._kept) > 1 and sum(size for _, size in self._kept.values()) > self._most_bytes:
                self._kept.popitem(last=False)


def _no_table(game: str) -> Refusal:
    return Refusal(422, "no_table", f"this is a {kit(game).space} of {kit(game).title}: it has no table")


def _digest(scene_id: str, row: SceneRow | None) -> str:
    return row.digest if row else f"shipped:{scene_id}"


def _bytes_of(scene: AnyScene) -> int:
    pieces = scene.table.pieces if scene.space == "table" else ()
    return BYTES_PER_TABLE + BYTES_PER_TRIANGLE * sum(len(piece.mesh.faces) for piece in pieces)


def lay_out(files: Mapping[str, bytes], folder: Path) -> Path:
    """Write files that were taken in into a folder; their names were checked then."""
    for name, content in files.items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
    return folder


def _opened(files: Mapping[str, bytes], entry: str) -> AnyScene:
    """Meshes are read while the scene is built, and their colours with them, so its files need not stay."""
    with upload_folder(digest_of(files)[:8]) as folder:
        scene = open_scene(lay_out(files, folder) / entry)
        if scene.space == "table":
            read_coats(scene.table.pieces)
        return scene
