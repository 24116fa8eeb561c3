"""Keeps the data files of games in the user's library: lists, checks, adds and removes them.

Which kinds of files there are, and what is wrong with one, is said by the adapter of each game.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from scenes.files.problems import Problem, SceneError, one_line
from scenes.files.spelling import suggestion
from scenes.files.text import read_scene_text
from scenes.plugs.data_files import BESIDE, DataFile, DataKind, as_if_kept, library_folder, own_files
from scenes.plugs.plug import adapter
from skirmish import games
from terrain.machine import write_whole

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path


class DataError(SceneError):
    """A data file that cannot be kept or found; one line that says which and why."""


@dataclass(frozen=True)
class KeptData:
    """A data file of the user's library: what it defines, or what is wrong with it."""

    file: DataFile
    keys: tuple[str, ...]
    problems: tuple[Problem, ...]

    @property
    def name(self) -> str:
        return self.file.path.stem


def kept_data() -> list[KeptData]:
    """Every data file of the user's library, sound or not."""
    return [_judged(file) for game in games() for file in own_files(game) if file.root == library_folder()]


def kind_of(path: Path) -> tuple[str, DataKind] | None:
    """Which game and kind a data file says that it is of."""
    text = read_scene_text(path)
    if isinstance(text, Problem):
        return None
    return next(((game, kind) for game, kind in _kinds() if kind.is_one(text.document)), None)


def data_problems(path: Path) -> list[Problem]:
    """Everything that is wrong with a data file of whatever kind."""
    found = kind_of(path)
    if found is not None:
        return found[1].problems(path)
    text = read_scene_text(path)
    if isinstance(text, Problem):
        return [text]
    kinds = ", ".join(f"{game}: {kind.name}" for game, kind in _kinds())
    return [Problem(str(path), f"is of no kind that a library holds ({kinds}); format says which", 1, "format")]


def add_data(paths: Sequence[Path], *, force: bool = False) -> list[Path]:
    """Keep sound data files in the user's library, all or none; a `SceneError` says what is wrong with the first."""
    problems = problems_together(paths)
    if problems:
        raise problems[0].error
    targets = {path: _target(path, force=force) for path in paths}
    try:
        for path, target in targets.items():
            target.parent.mkdir(parents=True, exist_ok=True)
            write_whole(target, path.read_bytes())
    except OSError as wrong:
        raise DataError(one_line(f"{library_folder()}: cannot be written: {wrong.strerror}")) from wrong
    return [*targets.values()]


def problems_together(paths: Sequence[Path]) -> list[Problem]:
    """Everything that is wrong with data files that may need each other."""
    kinds = {path: kind_of(path) for path in paths}
    with as_if_kept((found[0], found[1].name, path) for path, found in kinds.items() if found is not None):
        return [problem for path in paths for problem in data_problems(path)]


def _target(path: Path, *, force: bool) -> Path:
    found = kind_of(path)
    assert found is not None, "what has no problem is of some kind"
    target = library_folder() / found[0] / found[1].name / path.name
    if target.exists() and target.read_bytes() != path.read_bytes() and not force:
        raise DataError(one_line(f"{target}: is there already, and is another file; --force replaces it"))
    return target


def data_in_pack(folder: Path) -> list[Path]:
    """The data files that a pack brings, in the folder where it was unpacked."""
    known = {(game, kind.name) for game, kind in _kinds()}
    found = (folder / BESIDE).glob("*/*/*.toml")
    return sorted(path for path in found if (path.parts[-3], path.parts[-2]) in known)


def named_data(name: str) -> list[KeptData]:
    """The files of the library that are called so, or that define this key."""
    kept = kept_data()
    found = [one for one in kept if name == one.name] or [one for one in kept if name in one.keys]
    if not found:
        known = sorted({word for one in kept for word in (one.name, *one.keys)})
        raise DataError(one_line(f"{library_folder()}: nothing is called {name!r}; {suggestion(name, known)}"))
    return found


def remove_data(name: str) -> list[Path]:
    """Take a file out of the user's library."""
    found = [one.file.path for one in named_data(name)]
    for path in found:
        path.unlink(missing_ok=True)
    return found


def _kinds() -> Iterator[tuple[str, DataKind]]:
    for game in games():
        if adapter(game).offers("library_kinds"):
            yield from ((game, kind) for kind in adapter(game).library_kinds())


def _judged(file: DataFile) -> KeptData:
    kinds = {kind.name: kind for game, kind in _kinds() if game == file.game}
    if file.kind not in kinds:
        known = ", ".join(kinds)
        what = f"lies in {file.kind}/, which is not read; the folders of {file.game} are {known}"
        return KeptData(file, (), (Problem(str(file.path), one_line(what)),))
    kind, text = kinds[file.kind], read_scene_text(file.path)
    problems = tuple(kind.problems(file.path))
    if problems or isinstance(text, Problem):
        return KeptData(file, (), problems)
    return KeptData(file, tuple(kind.keys(text.document, file.path)), ())
