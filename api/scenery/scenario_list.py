"""Finds the scenarios of a server: shipped ones by name, uploaded ones by id, and the one it was started to show."""

from __future__ import annotations

import re
from collections import OrderedDict
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from threading import Lock
from typing import TYPE_CHECKING

from api.guard.problems import Refusal, not_found
from api.intake.packs import keep_files
from api.scenery.ask import said
from api.scenery.shelf import files_of, lay_out, replaced
from api.scenery.shown import SHOWN
from scenes.files import PACK_WORD, SceneError, folder_of_pack, upload_folder
from scenes.layout.draft import MANIFEST, Pack
from scenes.plugs import adapter, load_scenario, shipped_scenarios

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from api.storage import GameRow, SceneRow, Store
    from scenes.layout import LayoutTrial
    from scenes.plugs import Scenario
    from skirmish.kernel import Json

A_WORD = re.compile(r"[A-Za-z0-9_\-]{1,64}")
TABLES_KEPT = 2
"""How many tables on which fragments are tried elsewhere are kept ready."""


@dataclass(frozen=True, slots=True)
class Playable:
    """A scenario: what it is, and its players."""

    id: str
    game: str
    players: tuple[str, ...]
    digest: str


class Scenarios:
    """Scenarios by name or id."""

    def __init__(self, store: Store, shown: Path | None = None) -> None:
        self._store = store
        self.files = {**({SHOWN: shown} if shown else {}), **shipped_scenarios()}
        """Those that are files of this machine."""
        self._tables: OrderedDict[str, LayoutTrial] = OrderedDict()
        self._lock = Lock()

    def found(self, scenario_id: str) -> Playable:
        """A scenario; what is not there, or is none, is refused."""
        row = self._row(scenario_id)
        if row is None:
            game, players = _of_file(self.files[scenario_id])
            return Playable(scenario_id, game, players, f"file:{scenario_id}")
        players = tuple(row.summary.get("players", ())) or self._players(scenario_id)
        return Playable(scenario_id, row.game, players, row.digest)

    def playable(self, scenario_id: str) -> Scenario:
        """A scenario to be played; the files of one that was uploaded stay as long as games of it are looked at."""
        row = self._row(scenario_id)
        if row is not None:
            return _loaded(keep_files(_as_pack(row, files_of(self._store, row))))
        if scenario_id == SHOWN:
            raise Refusal(422, "not_uploaded", "records name their table: upload what is shown, to play it here")
        return _loaded(self.files[scenario_id])

    @contextmanager
    def file(self, scenario_id: str, digest: str | None = None) -> Iterator[Path]:
        """The file of a scenario with all it needs beside it, for as long as this lasts; if it still is what it was."""
        row = self._row(scenario_id)
        if row is None:
            yield self.files[scenario_id]
            return
        if digest is not None and row.digest != digest:
            raise replaced()
        with upload_folder("scenario") as folder:
            yield lay_out(files_of(self._store, row), folder) / row.entry

    def table(self, one: Playable) -> LayoutTrial:
        """The table of a scenario, on which fragments can be tried elsewhere; the last ones are kept."""
        with self._lock:  # concurrent requests wait for it, and do not read it once more
            if one.digest not in self._tables:
                with self.file(one.id, one.digest) as path:
                    self._tables[one.digest] = adapter(one.game).try_layout(path)
            self._tables.move_to_end(one.digest)
            while len(self._tables) > TABLES_KEPT:
                self._tables.popitem(last=False)
            return self._tables[one.digest]

    def files_of(self, scenario: Scenario) -> tuple[str, dict[str, bytes]] | None:
        """The digest and the files of the pack that a scenario is played on; None where it needs none."""
        digest = _pack_of(scenario.setup)
        if digest is None:
            return None
        folder = folder_of_pack(digest)
        files = sorted(path for path in folder.rglob("*") if path.is_file())
        return digest, {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}

    def bring_back(self, game: GameRow) -> None:
        """Lay out the files again that a stored game is played on, where they are not on this machine any more."""
        digest = _pack_of(game.setup)
        if digest is None or folder_of_pack(digest).is_dir():
            return
        files = self._store.pack_files(digest) or self._found_among_scenes(digest)
        if not files:
            raise Refusal(409, "table_missing", "the table of this game is not here any more")
        keep_files(files)

    def _found_among_scenes(self, digest: str) -> dict[str, bytes]:
        """The files of a game of before packs were kept: those of a scene that is still there."""
        for row in self._store.scenes():
            if row.summary.get("players"):
                files = self._store.scene_files(row.id)
                if row.entry in files and _pack(row, files).digest == digest:
                    self._store.keep_pack(digest, _as_pack(row, files))
                    return _as_pack(row, files)
        return {}

    def _row(self, scenario_id: str) -> SceneRow | None:
        row = self._store.scene(scenario_id) if A_WORD.fullmatch(scenario_id) else None
        if row is None and scenario_id not in self.files:
            raise not_found("scenario")
        return row

    def _players(self, scene_id: str) -> tuple[str, ...]:
        """The players of an upload: none if it is a mere scene."""
        with self.file(scene_id) as path:
            return _loaded(path).players


def _pack_of(setup: Json) -> str | None:
    """The digest of the pack that a setup names."""
    scene = setup.get("scene") if isinstance(setup, dict) else None
    folder = str(scene.get("folder", "")) if isinstance(scene, dict) else ""
    return folder.removeprefix(PACK_WORD) if folder.startswith(PACK_WORD) else None


def _pack(row: SceneRow, files: Mapping[str, bytes]) -> Pack:
    """An upload as the pack that it was, or that can be made of its files."""
    own = {name: content for name, content in files.items() if name != MANIFEST}
    return Pack(row.name, row.game, row.entry, own)


def _as_pack(row: SceneRow, files: Mapping[str, bytes]) -> dict[str, bytes]:
    return {**files, MANIFEST: files.get(MANIFEST) or _pack(row, files).manifest_bytes}


def _loaded(path: Path) -> Scenario:
    try:
        return load_scenario(path)
    except SceneError as wrong:
        raise Refusal(422, "no_scenario", f"this cannot be played: {said(wrong)}") from wrong


@lru_cache(64)
def _of_file(path: Path) -> tuple[str, tuple[str, ...]]:
    found = _loaded(path)
    return found.game, found.players
