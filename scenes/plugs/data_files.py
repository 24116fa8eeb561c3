"""Finds the data files of a game that its players wrote: in the user's library, and in `library/` beside a file.

A library is laid out like the catalogue that ships: `<game>/<kind>/<any name>.toml`, where a game says which kinds it
reads (`library_kinds` of its adapter). What a player wrote takes the place of what ships under the same key.
"""

from __future__ import annotations

import os
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from scenes.files.named_path import is_of_strangers
from scenes.files.problems import Problem
from scenes.files.text import read_scene_text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

BESIDE = "library"
"""The folder beside a scenario or a band whose data files are read with it; packs bring theirs so."""

_roots: ContextVar[tuple[Path, ...] | None] = ContextVar("roots", default=None)
_candidates: ContextVar[tuple[DataFile, ...]] = ContextVar("candidates", default=())


@dataclass(frozen=True, order=True)
class DataFile:
    """A data file of a library, with what tells whether it was changed."""

    root: Path
    game: str
    kind: str
    path: Path
    stamp: tuple[int, int]


@dataclass(frozen=True)
class DataKind:
    """A kind of data file that a game reads from libraries."""

    name: str
    """What its folder is called, and what people call it."""
    is_one: Callable[[Mapping[str, Any]], bool]
    """Whether a document says that it is of this kind."""
    keys: Callable[[Mapping[str, Any], Path], list[str]]
    """The keys that a sound file defines, by which others name what is in it."""
    problems: Callable[[Path], list[Problem]]
    """Everything that is wrong with a file."""


def library_folder() -> Path:
    """The library of this user: $PAS_LIBRARY, or a folder among the user's data."""
    chosen = os.environ.get("PAS_LIBRARY")
    if chosen:
        return Path(chosen)
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "pas"


def library_roots() -> tuple[Path, ...]:
    """The libraries that are read now: later ones go before earlier ones."""
    found = _roots.get()
    return (library_folder(),) if found is None else found


@contextmanager
def libraries_of(file: Path) -> Iterator[None]:
    """Read the library beside a file too; files of strangers are read without the user's own, as anywhere else."""
    beside = file.parent / BESIDE
    before = () if is_of_strangers(file.parent) and _roots.get() is None else library_roots()
    token = _roots.set(before if beside in before else (*before, beside))
    try:
        yield
    finally:
        _roots.reset(token)


@contextmanager
def as_if_kept(files: Iterable[tuple[str, str, Path]]) -> Iterator[None]:
    """Read some files, each with its game and kind, as if they were in the library: they may need each other."""
    found = tuple(DataFile(path.parent, game, kind, path, _stamp(path)) for game, kind, path in files)
    token = _candidates.set((*_candidates.get(), *found))
    try:
        yield
    finally:
        _candidates.reset(token)


def own_files(game: str) -> tuple[DataFile, ...]:
    """Every data file of a game in the libraries, in the order in which they count."""
    kept = (found for root in library_roots() for found in sorted(_files_below(root, game), key=lambda one: one.path))
    return (*kept, *(one for one in _candidates.get() if one.game == game))


def _files_below(root: Path, game: str) -> Iterator[DataFile]:
    home = root / game
    if not home.is_dir():
        return
    for path in home.glob("*/*.toml"):
        yield DataFile(root, game, path.parent.name, path, _stamp(path))


def _stamp(path: Path) -> tuple[int, int]:
    """What changes with the content of a file; a file that is gone has none."""
    try:
        facts = path.stat()
    except OSError:
        return (0, 0)
    return (facts.st_mtime_ns, facts.st_size)


def sound_documents(
    files: tuple[DataFile, ...], kind: str, problems: Callable[[Path], list[Problem]]
) -> Iterator[tuple[DataFile, dict[str, Any]]]:
    """The documents of a kind that can be read; a faulty file is left out, and `pas library check` names it."""
    for file in files:
        if file.kind == kind and not problems(file.path):
            text = read_scene_text(file.path)
            if not isinstance(text, Problem):
                yield file, text.document
