"""Stores models in the folder of a library: one folder for each model, with its file and its card.

The file of a model carries the SHA-256 of its content in its name and the card names the file, so replacing the card,
which is one atomic step, replaces the model: a reader finds the old model or the new one, never half of one.
"""

from __future__ import annotations

import hashlib
import os
import shutil
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

from scenes.files.named_path import NamedFileError, is_foreign, named_file
from scenes.files.problems import one_line
from scenes.files.spelling import suggestion
from scenes.library.card import Card, CardError, is_name, read_card
from scenes.plugs.data_files import library_folder
from terrain.machine import whole_file, write_whole
from terrain.meshes import EXTENSIONS, MeshError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

CARD = "piece.toml"
MAX_CARD_BYTES = 100_000
SUM_LETTERS = 12


class LibraryError(MeshError):
    """A model that cannot be used, stored or found; one line that says which and why."""


@dataclass(frozen=True)
class StoredModel:
    """A model of a library: its card, and the folder it lies in."""

    card: Card
    folder: Path

    @property
    def path(self) -> Path:
        return self.folder / self.card.file

    def check_intact(self) -> None:
        """The file is the one that was measured; a `LibraryError` if it is not."""
        if not self.path.resolve().is_relative_to(self.folder.resolve()):
            raise LibraryError(f"{self.path}: leads out of its folder; add the model again")
        if not self.path.is_file():
            raise LibraryError(f"{self.path}: is gone; add the model again")
        if content_sum(self.path) != self.card.sha256:
            raise LibraryError(f"{self.path}: was changed or damaged after it was added; add the model again")

    @property
    def intact(self) -> bool:
        with suppress(LibraryError):
            self.check_intact()
            return True
        return False


@dataclass(frozen=True)
class Library:
    """A folder of models."""

    folder: Path

    def names(self) -> list[str]:
        """The names of all models, sound or damaged, in order."""
        with suppress(OSError):
            return sorted(path.parent.name for path in self.folder.glob(f"*/{CARD}") if is_name(path.parent.name))
        return []

    def find(self, name: str) -> StoredModel | None:
        """The model of a name, or None; a card that cannot be read is a `LibraryError`."""
        path = self.folder / name / CARD
        if not is_name(name) or not path.is_file():
            return None
        try:
            with path.open(encoding="utf-8") as file:
                card = read_card(file.read(MAX_CARD_BYTES))
        except (OSError, UnicodeDecodeError, CardError) as trouble:
            what = getattr(trouble, "strerror", None) or trouble
            raise LibraryError(one_line(f"{path}: damaged: {what}; add the model again")) from trouble
        if card.name != name:
            raise LibraryError(f"{path}: name: is {card.name!r}, but its folder is called {name!r}")
        return StoredModel(card, path.parent)

    def keep(self, card: Card, content: Path) -> StoredModel:
        """Store a model, in place of any other of its name."""
        model = StoredModel(card, self.folder / card.name)
        try:
            model.folder.mkdir(parents=True, exist_ok=True)
            if not model.intact:
                _copy(content, model.path, card.sha256)
            write_whole(model.folder / CARD, card.text)
            for old in set(_own_files(model.folder)) - {model.path}:
                old.unlink(missing_ok=True)
        except OSError as trouble:
            _leave_if_empty(model.folder)
            raise LibraryError(f"{model.folder}: cannot be written: {trouble.strerror or trouble}") from trouble
        return model

    def remove(self, name: str) -> Path:
        """Take a model out of the library; the card goes first, so that no scene finds half a model."""
        folder = self.folder / name
        try:
            (folder / CARD).unlink()
            for path in _own_files(folder):
                path.unlink(missing_ok=True)
        except OSError as trouble:
            raise LibraryError(f"{folder}: cannot be removed: {trouble.strerror or trouble}") from trouble
        _leave_if_empty(folder)
        return folder


def user_library() -> Library:
    """The library of this user: $PAS_LIBRARY, or a folder among the user's data."""
    return Library(library_folder() if os.environ.get("PAS_LIBRARY") else library_folder() / "pieces")


def content_sum(path: Path) -> str:
    """The SHA-256 of a file."""
    try:
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()
    except OSError as trouble:
        raise LibraryError(f"{path}: cannot be read: {trouble.strerror or trouble}") from trouble


def file_name(name: str, sha256: str, extension: str) -> str:
    """What the file of a model is called."""
    return f"{name}-{sha256[:SUM_LETTERS]}{extension}"


def _copy(content: Path, path: Path, sha256: str) -> None:
    with whole_file(path) as draft:
        shutil.copyfile(content, draft)
        if content_sum(draft) != sha256:
            raise LibraryError(f"{content}: changed while it was read; add it again")


def _own_files(folder: Path) -> Iterator[Path]:
    """The files of models that were ever stored in a folder; other files that lie there are not ours."""
    for path in folder.glob(f"{folder.name}-{'[0-9a-f]' * SUM_LETTERS}.*"):
        if path.suffix in EXTENSIONS:
            yield path


def _leave_if_empty(folder: Path) -> None:
    with suppress(OSError):
        folder.rmdir()


BESIDE = "pieces"
"""The folder beside a scene file that holds models of its own."""


def find_model(name: str, scene_folder: Path) -> StoredModel:
    """The model of a name, with its file as it was when it was measured; a `LibraryError` otherwise."""
    libraries = [Library(scene_folder / BESIDE), *([] if is_foreign(scene_folder) else [user_library()])]
    if is_name(name):
        _check_beside(scene_folder, name)
    for library in libraries:
        model = library.find(name)
        if model is not None:
            model.check_intact()
            return model
    known = sorted({known for library in libraries for known in library.names()})
    own = "".join(f" and in {library.folder}; pas piece add stores one" for library in libraries[1:])
    where = f"looked in {BESIDE}/ beside the scene{own}"
    raise LibraryError(one_line(f"no model is called {name!r}; {suggestion(name, known)} ({where})"))


def _check_beside(scene_folder: Path, name: str) -> None:
    """A model beside a scene is a folder there, and no way out of it."""
    try:
        named_file(scene_folder, f"{BESIDE}/{name}/{CARD}")
    except NamedFileError as trouble:
        raise LibraryError(str(trouble)) from trouble
