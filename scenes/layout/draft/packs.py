"""Packs a scenario with everything it needs into one file, with a manifest.

A pack is a zip with the files of a scenario in their relative places, unchanged, and `pack.json`: the entry, the
SHA-256 of every file, and one digest over all. The same scenario always gives the same bytes.
"""

from __future__ import annotations

import io
import json
import os
import re
import zipfile
import zlib
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

from scenes.files.problems import Problem, SceneError
from scenes.files.text import game_of, read_scene_text
from scenes.library import find_model
from scenes.library.shelf import BESIDE, CARD
from scenes.plugs.data_files import BESIDE as BESIDE_FILES
from scenes.plugs.data_files import libraries_of
from scenes.plugs.open import adapter_of
from scenes.table.pieces import mesh_path

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from scenes.plugs.data_files import DataFile

FORMAT = "pas-pack/1"
MANIFEST = "pack.json"
NAME = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.\- ]{0,99}(/[A-Za-z0-9_][A-Za-z0-9_.\- ]{0,99}){0,3}")
"""Names of files in a pack: plain words, at most four folders deep, so that every machine can write them."""

MOST_FILES, MOST_BYTES, MOST_PACKED = 63, 256_000_000, 64_000_000
"""What servers take of an upload, with room for the manifest."""

MOST_RATIO = 50
"""What shrinks more than this is stored as it is: it would look like a zip bomb on unpacking."""

DAY_ONE = (1980, 1, 1, 0, 0, 0)


class PackError(SceneError):
    """A pack that cannot be made or opened; one line that says why."""


@dataclass(frozen=True)
class Pack:
    """The files of a scenario by their names in the pack, and which of them is the scenario."""

    name: str
    game: str
    entry: str
    files: Mapping[str, bytes]

    @property
    def digest(self) -> str:
        return digest_of({name: sha256(content).hexdigest() for name, content in self.files.items()})

    @property
    def manifest(self) -> dict[str, Any]:
        sums = {name: sha256(self.files[name]).hexdigest() for name in sorted(self.files)}
        return {
            "format": FORMAT,
            "name": self.name,
            "game": self.game,
            "entry": self.entry,
            "digest": digest_of(sums),
            "files": sums,
        }

    @property
    def manifest_bytes(self) -> bytes:
        return json.dumps(self.manifest, indent=1, ensure_ascii=False, sort_keys=True).encode() + b"\n"


def digest_of(sums: Mapping[str, str]) -> str:
    """One digest over the sums of all files, whatever order they came in."""
    return sha256("".join(f"{name}\0{sums[name]}\n" for name in sorted(sums)).encode()).hexdigest()


# ---------------------------------------------------------------- gathering


def gather(path: Path) -> Pack:
    """Everything that a scenario needs; a `PackError` says what cannot go into a pack."""
    document = _read(path)
    wanted = dict(_needed(path, document))
    root = Path(os.path.commonpath([place.parent for place in map(_plain, wanted)]))
    names = {place: _plain(place).relative_to(root).as_posix() for place in wanted}
    for place, name in names.items():
        if not NAME.fullmatch(name):
            raise PackError(f"{place}: {name!r} is no name for a pack: letters, digits, points, dashes, near the rest")
    if len(wanted) > MOST_FILES:
        raise PackError(f"{path}: needs {len(wanted)} files; a pack has at most {MOST_FILES}")
    files = dict(zip(names.values(), _contents(path, wanted.values()), strict=True))
    return Pack(str(document.get("name", path.stem)), str(game_of(path)), names[path], files)


def gather_data(name: str, files: list[DataFile]) -> Pack:
    """Data files of a library alone, laid out as beside a scenario."""
    if not files:
        raise PackError("there is nothing to pack")
    paths = {place.as_posix(): path for place, path in data_files(Path(), files)}
    wrong = next((place for place in paths if not NAME.fullmatch(place)), None)
    if wrong is not None:
        raise PackError(f"{wrong!r} is no name for a pack: letters, digits, points, dashes")
    contents = _contents(files[0].path, paths.values())
    return Pack(name, files[0].game, next(iter(paths)), dict(zip(paths, contents, strict=True)))


def _plain(path: Path) -> Path:
    """A path from the root on, without dots."""
    return Path(os.path.normpath(path.absolute()))


def _contents(path: Path, paths: Iterable[Path]) -> Iterator[bytes]:
    """The bytes of all files; no more of them than a pack may hold are read."""
    left = MOST_BYTES
    for file in paths:
        try:
            left -= file.stat().st_size
            if left < 0:
                raise PackError(f"{path}: needs more than {MOST_BYTES // 1_000_000} MB, the most that a pack holds")
            yield file.read_bytes()
        except OSError as wrong:
            raise PackError(f"{file}: cannot be read: {wrong.strerror}") from wrong


def _needed(path: Path, document: Mapping[str, Any]) -> Iterator[tuple[Path, Path]]:
    """The files that a scenario names, itself first: where it looks for each, and where each is."""
    yield path, path
    folder, own = path.parent, adapter_of(path)
    if own.offers("library_needed"):
        yield from data_files(folder, own.library_needed(path, document))
    for file in _named_files(path, document):
        yield file, file
        if file.suffix == ".toml":
            yield from scenery_files(file.parent, _read(file))
    yield from scenery_files(folder, document.get("scenery", {}))


def _named_files(path: Path, document: Mapping[str, Any]) -> list[Path]:
    """The files that a scenario names by their path; what it names by a key comes with the data of its library."""
    with libraries_of(path):
        return list(adapter_of(path).needed_files(path.parent, document, _read))


def data_files(folder: Path, files: Iterable[DataFile]) -> Iterator[tuple[Path, Path]]:
    """Where the data files of libraries lie beside a file in a folder, and where each is."""
    for file in files:
        yield folder / BESIDE_FILES / file.game / file.kind / file.path.name, file.path


def scenery_files(folder: Path, document: Mapping[str, Any]) -> Iterator[tuple[Path, Path]]:
    """The meshes and models of a scene; a model of the user's library goes beside the scene, where it is found too."""
    for piece in document.get("pieces", []):
        if "mesh" in piece:
            mesh = mesh_path(folder, str(piece["mesh"]))
            yield mesh, mesh
        if "model" in piece:
            model = find_model(str(piece["model"]), folder)
            for file in (model.path, model.folder / CARD):
                yield folder / BESIDE / model.card.name / file.name, file


def _read(path: Path) -> dict[str, Any]:
    text = read_scene_text(path)
    if isinstance(text, Problem):
        raise PackError(str(text))
    return text.document


# ---------------------------------------------------------------- writing and checking


def packed(pack: Pack) -> bytes:
    """The bytes of a pack; the same files give the same bytes."""
    sink = io.BytesIO()
    with zipfile.ZipFile(sink, "w") as archive:
        for name, content in [(MANIFEST, pack.manifest_bytes), *sorted(pack.files.items())]:
            entry = zipfile.ZipInfo(name, DAY_ONE)
            entry.create_system, entry.external_attr = 3, 0o644 << 16
            entry.compress_type = zipfile.ZIP_DEFLATED if _shrinks_well(content) else zipfile.ZIP_STORED
            archive.writestr(entry, content, compresslevel=9)
    if sink.tell() > MOST_PACKED:
        raise PackError(f"{pack.entry}: packs to {sink.tell()} bytes; {MOST_PACKED} are the most that servers take")
    return sink.getvalue()


def _shrinks_well(content: bytes) -> bool:
    return len(content) <= MOST_RATIO * max(1, len(zlib.compress(content, 9)))


def entry_of(folder: Path, names: Iterable[str]) -> tuple[str, str]:
    """The digest and the entry of a pack that was unpacked, once every file is what its manifest says."""
    manifest = _manifest(folder)
    sums: dict[str, str] = manifest["files"]
    unpacked = set(names) - {MANIFEST}
    if missing := sorted(set(sums) - unpacked):
        raise PackError(f"damaged: {missing[0]} is missing")
    if more := sorted(unpacked - set(sums)):
        raise PackError(f"damaged: {more[0]} is not in its manifest")
    for name, expected in sums.items():
        if sha256((folder / name).read_bytes()).hexdigest() != expected:
            raise PackError(f"damaged: {name} is not what its manifest says")
    if digest_of(sums) != manifest["digest"]:
        raise PackError("damaged: its digest is not that of its files")
    return str(manifest["digest"]), str(manifest["entry"])


def _manifest(folder: Path) -> dict[str, Any]:
    """The manifest of a pack, in the form that it must have."""
    try:
        found = json.loads((folder / MANIFEST).read_text("utf-8"))
    except FileNotFoundError:
        raise PackError(f"no pack: it has no {MANIFEST}") from None
    except (OSError, ValueError, RecursionError) as wrong:
        raise PackError(f"damaged: {MANIFEST} cannot be read") from wrong
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise PackError(f"{MANIFEST} does not say that it is a {FORMAT}")
    sums, entry = found.get("files"), found.get("entry")
    sound = isinstance(sums, dict) and all(isinstance(one, str) for pair in sums.items() for one in pair)
    if not sound or not isinstance(found.get("digest"), str) or entry not in (sums or {}):
        raise PackError(f"damaged: {MANIFEST} does not list its files and its entry")
    return found
