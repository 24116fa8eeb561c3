"""Writes fragments or stones into an existing scenario file; everything else in it, comments too, stays as it is."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import tomlkit
from tomlkit.exceptions import TOMLKitError
from tomlkit.items import AoT

from scenes.files.named_path import named_file
from scenes.files.problems import SceneError
from scenes.layout.bands import known_bands
from terrain.machine import write_whole

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from tomlkit import TOMLDocument

DIGITS = 3


@dataclass(frozen=True, slots=True)
class Lying:
    """A fragment as a file says it."""

    id: str
    value: int
    at: tuple[float, ...] | None
    """None where it stays as the file has it."""


def with_fragments(path: Path, fragments: Sequence[Lying], out: Path) -> str:
    """The text of a scenario with these fragments on its table, as it will stand in another file.

    Fragments of the same name keep their comments; where the file left the fragments to the players, it does no more.
    """
    document = _read(path)
    if isinstance(document.get("options"), dict):
        document["options"].pop("fragments", None)
    _replace(document, "fragments", "id", [_fragment(one) for one in fragments])
    _move(document, path, out)
    return _spaced(tomlkit.dumps(document))


def with_stones(path: Path, areas: Sequence[str], out: Path) -> str:
    """The text of a board or of a scenario with stones in these areas, as it will stand in another file.

    A scenario and its board stay together: what is written elsewhere must find the board there.
    """
    document = _read(path)
    for file in boards_of(document):
        if not named_file(out.parent, file).is_file():
            raise SceneError(f"{out}: its board {file} is not there; write it beside {path}")
    entries = [{"area": area} for area in areas]
    board: Any = document.get("board")
    if "stones" not in document and isinstance(board, dict):
        _replace(board, "stones", "area", entries)
    else:
        _replace(document, "stones", "area", entries)
    return _spaced(tomlkit.dumps(document))


def draft_beside(path: Path, folder: Path) -> Path:
    """Where a draft of a file stands in a folder of its own, with the boards it needs beside it."""
    for file in boards_of(_read(path)):
        source, target = named_file(path.parent, file), folder / file
        if source.is_file() and target.resolve().is_relative_to(folder.resolve()):
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(source.read_bytes())
    return folder / path.name


def boards_of(document: Any) -> list[str]:
    """The boards that a scenario names."""
    named = [*_named(document, "board"), *_named(document.get("match", {}), "other_board")]
    return [str(table[key]) for table, key in named]


def _spaced(text: str) -> str:
    """The text with one empty line before each entry that was written, and after the last."""
    text = re.sub(r"\n{3,}(\[\[(?:fragments|stones|board\.stones)\]\])", r"\n\n\1", text)
    text = re.sub(r"(?m)^((?:at|area) = .*\n)(?=\[)", r"\1\n", text)
    return text.rstrip("\n") + "\n"


def write_text(text: str, out: Path) -> Path:
    """Put the text into a file, which is then whole; a `SceneError` says why it cannot be."""
    try:
        write_whole(out, text)
    except OSError as wrong:
        raise SceneError(f"{out}: cannot be written: {wrong.strerror}") from wrong
    return out


def _read(path: Path) -> TOMLDocument:
    try:
        return tomlkit.parse(path.read_text("utf-8"))
    except OSError as wrong:
        raise SceneError(f"{path}: cannot be read: {wrong.strerror}") from wrong
    except (TOMLKitError, UnicodeDecodeError) as wrong:
        raise SceneError(f"{path}: is not TOML: {wrong}") from wrong


def _fragment(one: Lying) -> dict[str, Any]:
    at = {} if one.at is None else {"at": [_short(number) for number in one.at]}
    return {"id": one.id, "value": one.value, **at}


def _short(number: float) -> float:
    """A number without needless decimals."""
    return round(float(number), DIGITS)


def _replace(table: Any, key: str, name: str, entries: list[dict[str, Any]]) -> None:
    """Put entries under a key: those with a name that was there before are changed in place, others go to the end."""
    old = table.get(key)
    if isinstance(old, AoT) or old is None:
        table_of, before = tomlkit.aot(), list(old or ())
        for entry in _merged(before, name, entries):
            table_of.append(entry)
        if key in table:
            table[key] = table_of
        else:
            table.append(key, table_of) if hasattr(table, "append") else table.update({key: table_of})
        return
    inline = tomlkit.array()
    for entry in entries:
        row = tomlkit.inline_table()
        row.update(entry)
        inline.append(row)
    table[key] = inline.multiline(len(entries) > 1)


def _merged(before: list[Any], name: str, entries: list[dict[str, Any]]) -> Iterator[Any]:
    known = {str(one[name]): one for one in before if name in one}
    for entry in entries:
        found = known.pop(str(entry[name]), None)
        if found is None:
            found = tomlkit.table()
            found.update(entry)
        for key, value in entry.items():
            if found.get(key) != value:
                found[key] = value
        yield found


def _move(document: Any, path: Path, out: Path) -> None:
    """Name files that the scenario needs so that they are found from where it will stand."""
    here, there = path.resolve().parent, out.resolve().parent
    if here == there:
        return
    for table, key in _files(document, here):
        told = Path(str(table[key]))
        if not told.is_absolute():
            table[key] = Path(os.path.relpath(here / told, there)).as_posix()


def _files(document: Any, folder: Path) -> Iterator[tuple[Any, str]]:
    """Where a scenario in a folder names a file; scenes and bands that ship are found from anywhere by their names."""
    shipped = known_bands()
    yield from ((table, key) for table, key in _named(document, "scene") if (folder / str(table[key])).is_file())
    for side in document.get("sides", ()):
        yield from ((table, key) for table, key in _named(side, "band") if table[key] not in shipped)
    for piece in (*document.get("scenery", {}).get("pieces", ()), *document.get("pieces", ())):
        yield from _named(piece, "mesh")


def _named(table: Any, *keys: str) -> Iterable[tuple[Any, str]]:
    return [(table, key) for key in keys if isinstance(table.get(key), str)]
