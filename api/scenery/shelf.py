"""Loads scenes by id, shipped or uploaded; caches those used last, with their tables.

Whatever is kept is kept by the digest of its files, which is checked when they are read: who replaces a scene while it
is built puts nothing under the digest of another. Tables that are kept or being asked about fit into one memory.
"""

from __future__ import annotations

import gc
import time
import weakref
from collections import OrderedDict
from contextlib import contextmanager
from threading import Lock
from typing import TYPE_CHECKING

from api.guard.problems import Refusal, not_found, too_busy
from api.guard.sandbox import work
from api.intake.upload import digest_of
from api.scenery.open import AnyScene, open_scene
from scenes.files import upload_folder
from scenes.plugs import CATALOGUE, adapter_of, shipped_boards
from scenes.table import read_coats
from skirmish import kit

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from api.storage import SceneRow, Store
    from scenes import Scene

BYTES_PER_TRIANGLE = 1_300
"""What a prepared table takes in memory for each triangle, measured on 500 000 of them."""

BYTES_PER_TABLE = 2_000_000
PREVIEWS_KEPT = 64
PATIENCE_S, LOOK_S, AGAIN_S = 10.0, 0.1, 5.0
"""How long a table waits for others to be done with, how often that is looked at, and when to ask again."""


def shipped() -> dict[str, Path]:
    """The scenes that ship with Pas, by name: tables, then boards and the scenes on them."""
    return {path.stem: path for path in sorted(CATALOGUE.glob("*.toml"))} | shipped_boards()


class Shelf:
    """Scenes by their ids; the least recently asked leaves memory first."""

    def __init__(
        self, store: Store, most_bytes: int, own: Mapping[str, Path] | None = None, patience_s: float = PATIENCE_S
    ) -> None:
        self._store, self._most_bytes, self._patience_s = store, most_bytes, patience_s
        self.files = {**(own or {}), **shipped()}
        """Scenes that are files of this machine: what its owner shows, and what ships with Pas."""
        self._kept: OrderedDict[str, tuple[AnyScene, int]] = OrderedDict()
        self._alive: dict[str, tuple[weakref.ref[AnyScene], int]] = {}
        """What is kept, and what is not any more but still being asked about."""
        self._being_built = 0
        """Bytes that those will take."""
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
            found, size = self._held(digest), _bytes_told(row)
            if found is None:
                with self._room_for(size):
                    found = self._built(scene_id, row)
                    self._note(digest, found, max(size, _bytes_of(found)))
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
        row = self._store.scene(scene_id)
        digest = _digest(scene_id, row)
        with upload_folder("preview") as folder:
            job = {"scene": str(self._laid_out(scene_id, row, folder))}
            drawn = work("api.workers.preview_worker", job, memory_bytes=most_bytes, seconds=most_s)
        picture: bytes = drawn["png"]
        with self._lock:
            self._previews[digest] = picture
            while len(self._previews) > PREVIEWS_KEPT:
                self._previews.popitem(last=False)
        return picture

    def folder_of(self, scene_id: str, into: Path) -> Path:
        """The files of a scene in a folder, for another process to read; returns the scene file."""
        return self._laid_out(scene_id, self._store.scene(scene_id), into)

    def _laid_out(self, scene_id: str, row: SceneRow | None, into: Path) -> Path:
        if row is not None:
            return lay_out(files_of(self._store, row), into) / row.entry
        if scene_id in self.files:
            return self.files[scene_id]
        raise not_found("scene")

    def _held(self, digest: str) -> AnyScene | None:
        with self._lock:
            return self._alive[digest][0]() if digest in self._alive else None

    def _built(self, scene_id: str, row: SceneRow | None) -> AnyScene:
        if row is None:
            return open_scene(self.files[scene_id])
        return _opened(files_of(self._store, row), row)

    @contextmanager
    def _room_for(self, size: int) -> Iterator[None]:
        """Memory for a table while it is built; where others take it all, it waits, and is refused in the end."""
        until = time.monotonic() + self._patience_s
        while not self._reserved(size):
            if time.monotonic() >= until:
                raise too_busy("other tables take all the memory that there is for them", AGAIN_S)
            gc.collect()
            time.sleep(LOOK_S)
        try:
            yield
        finally:
            with self._lock:
                self._being_built -= size

    def _reserved(self, size: int) -> bool:
        """Whether there is memory for one more table, after those that were asked about longest ago have left."""
        with self._lock:
            while not self._fits(size):
                if not self._kept:
                    return False
                self._kept.popitem(last=False)
            self._being_built += size
            return True

    def _fits(self, size: int) -> bool:
        """Whether there is memory; one alone may be larger."""
        self._alive = {digest: held for digest, held in self._alive.items() if held[0]() is not None}
        taken = self._being_built + sum(taken for _, taken in self._alive.values())
        return taken == 0 or taken + size <= self._most_bytes

    def _note(self, digest: str, scene: AnyScene, size: int) -> None:
        with self._lock:
            self._alive[digest] = (weakref.ref(scene), size)

    def _keep(self, digest: str, scene: AnyScene) -> None:
        with self._lock:
            self._building.pop(digest, None)
            self._kept[digest] = (scene, self._alive[digest][1])
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


def _bytes_told(row: SceneRow | None) -> int:
    """What a table will take, by what was counted when it was uploaded."""
    return BYTES_PER_TABLE + BYTES_PER_TRIANGLE * int(row.summary.get("triangles", 0) if row else 0)


def files_of(store: Store, row: SceneRow) -> dict[str, bytes]:
    """The files of a scene as its row knows them; refused where somebody has replaced or deleted it meanwhile."""
    files = store.scene_files(row.id)
    if digest_of(files) != row.digest:
        raise replaced()
    return files


def replaced() -> Refusal:
    return Refusal(409, "replaced", "this scene was replaced or deleted just now: ask again")


def lay_out(files: Mapping[str, bytes], folder: Path) -> Path:
    """Write files that were taken in into a folder; their names were checked then."""
    for name, content in files.items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
    return folder


def _opened(files: Mapping[str, bytes], row: SceneRow) -> AnyScene:
    """Meshes are read while the scene is built, and their colours with them, so its files need not stay."""
    with upload_folder(row.digest[:8]) as folder:
        scene = open_scene(lay_out(files, folder) / row.entry)
        if scene.space == "table":
            read_coats(scene.table.pieces)
        return scene
