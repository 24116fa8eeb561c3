"""Resolves the paths that a file names: every reader of a scene, a board, a band, a pack or a texture asks here.

A file may name others beside or below it. Whatever is absolute, climbs with `..`, goes through a link or ends at a
device is refused: always in files of strangers (uploads and packs), in files of the user unless the user allows the
folder that it leads to. What ships with Pas may be named by every other file.
"""

from __future__ import annotations

import os
import tempfile
from contextlib import contextmanager
from pathlib import Path, PureWindowsPath
from typing import TYPE_CHECKING

from scenes.files.pack_file import PACK_WORD, folder_of_pack, pack_of
from scenes.files.problems import SceneError, one_line

if TYPE_CHECKING:
    from collections.abc import Iterator

UPLOADED = "pas-upload-"
"""How the folders begin in which uploads are laid out: so any process knows that their files are of strangers."""

ALLOWED_VARIABLE = "PAS_ALLOW"
"""The folders that the user allows; processes that we start inherit them."""

CATALOGUE = Path(__file__).parents[1] / "catalogue"
CATALOGUE_WORD = "catalogue"
"""How a setup names the folder that ships with Pas, wherever it is installed."""

SUM_LETTERS = 64


class NamedFileError(SceneError):
    """A path in a file that is not followed; one line that says why, and how to mend it."""


def named_file(folder: Path, name: str) -> Path:
    """The file that a file in a folder names; a `NamedFileError` where it must not be looked at."""
    path = folder / name if "\0" not in name else folder
    if "\0" in name or _leaves(folder, name) or (is_of_strangers(folder) and _has_link(folder, name)):
        _refuse_unless_allowed(folder, name)
    if path.exists() and not path.is_file() and not path.is_dir():
        raise NamedFileError(one_line(f"{name}: is not a regular file"))
    return path


def named_table(home: Path, folder: str, file: str) -> None:
    """Refuse the table that a record names by folder and file, unless it ships, is of a pack, or may be looked at."""
    digest = folder.removeprefix(PACK_WORD)
    if digest != folder:
        place = folder_of_pack(digest) if _is_sum(digest) else None
    else:
        place = CATALOGUE if folder == CATALOGUE_WORD else Path(folder)
        place = place if place == CATALOGUE or not is_foreign(home) else None
    if place is None:
        raise NamedFileError("its table does not ship with Pas, and its files are not here")
    if "\0" in file or _leaves(place, file):
        raise NamedFileError(one_line(f"{file}: leaves the folder of the table"))
    if digest == folder:
        look_at(home, place / file)


def look_at(home: Path, path: Path) -> Path:
    """A scene that a proof or a record of the user names: below its own folder, below this one, shipped, or allowed."""
    if not any(_is_below(path, place) for place in (home, Path.cwd(), CATALOGUE, *allowed_folders())):
        where = os.path.normpath(path.parent.absolute())
        raise NamedFileError(one_line(f"its table lies in {where}; allow that folder: pas --allow {where} …"))
    return path


def is_foreign(folder: Path) -> bool:
    """Whether the files of a folder are not of the user: those of uploads and packs, and what ships with Pas."""
    return is_of_strangers(folder) or _is_below(folder, CATALOGUE)


def allowed_folders() -> list[Path]:
    """The folders that the user allows files to name."""
    return [Path(folder) for folder in os.environ.get(ALLOWED_VARIABLE, "").split(os.pathsep) if folder]


@contextmanager
def allowing(*folders: Path) -> Iterator[None]:
    """Allow more folders for as long as this lasts, in this process and in those that it starts."""
    before = os.environ.get(ALLOWED_VARIABLE)
    every = [*allowed_folders(), *(folder.absolute() for folder in folders)]
    os.environ[ALLOWED_VARIABLE] = os.pathsep.join(map(str, every))
    try:
        yield
    finally:
        os.environ.pop(ALLOWED_VARIABLE) if before is None else os.environ.update({ALLOWED_VARIABLE: before})


@contextmanager
def upload_folder(purpose: str) -> Iterator[Path]:
    """A folder for files that were uploaded, which is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix=f"{UPLOADED}{purpose}-") as folder:
        yield Path(folder)


def is_of_strangers(folder: Path) -> bool:
    """Whether the files of a folder came from somebody else: in an upload or a pack."""
    return any(part.startswith(UPLOADED) for part in folder.parts) or pack_of(folder / "any") is not None


def _leaves(folder: Path, name: str) -> bool:
    """Whether a name leads out of a folder: by how it is written, on any system, or through links."""
    windows = PureWindowsPath(name)
    if windows.is_absolute() or windows.drive or windows.root or ".." in windows.parts:
        return True
    return not _is_below(folder / name, folder)


def _is_below(path: Path, folder: Path) -> bool:
    try:
        return path.resolve().is_relative_to(folder.resolve())
    except (OSError, RuntimeError):  # links that lead in circles
        return False


def _has_link(folder: Path, name: str) -> bool:
    path = folder / name
    return any(step.is_symlink() for step in (path, *path.parents) if step != folder and step.is_relative_to(folder))


def _refuse_unless_allowed(folder: Path, name: str) -> None:
    if "\0" in name or is_of_strangers(folder):
        raise NamedFileError(one_line(f"{name}: leaves the folder of the scene; nothing else is read"))
    path = folder / name
    allowed = (CATALOGUE, *([] if is_foreign(folder) else allowed_folders()))
    if not any(_is_below(path, place) for place in allowed):
        where = os.path.normpath(path.parent.absolute())
        how = f"put it beside or below the scene file, or allow its folder: pas --allow {where} …"
        raise NamedFileError(one_line(f"{name}: leaves the folder of the scene; {how}"))


def _is_sum(digest: str) -> bool:
    return len(digest) == SUM_LETTERS and set(digest) <= set("0123456789abcdef")
