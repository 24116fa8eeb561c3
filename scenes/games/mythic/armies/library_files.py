"""The data files of Mythic Battles that players may write: units and boards; and those that a scenario needs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scenes.files.named_path import named_file
from scenes.games.mythic.armies.unit_cards import GAME, UNITS_KIND
from scenes.games.mythic.armies.unit_file import unit_problems
from scenes.plugs.data_files import DataFile, DataKind, libraries_of, own_files
from scenes.plugs.plug import catalogue_of

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

BOARDS_KIND = "boards"


def library_kinds() -> tuple[DataKind, ...]:
    """The kinds of data files that are read from libraries."""
    from scenes.games.mythic.board.load import scene_problems  # noqa: PLC0415  it names the boards of libraries itself

    return (
        DataKind(UNITS_KIND, _is_unit, lambda told, _: [str(told["id"])], unit_problems),
        DataKind(BOARDS_KIND, _is_board, lambda _, path: [path.stem], scene_problems),
    )


def _is_unit(document: Mapping[str, Any]) -> bool:
    return str(document.get("format", "")).startswith("pas-unit/")


def _is_board(document: Mapping[str, Any]) -> bool:
    return document.get("game") == GAME and isinstance(document.get("board"), dict)


def shipped_boards() -> dict[str, Path]:
    """The boards that ship, by name."""
    return {path.stem: path for path in sorted((catalogue_of(GAME) / BOARDS_KIND).glob("*.toml"))}


def known_boards() -> dict[str, Path]:
    """The boards that can be named without a path: those that ship, and those of the libraries before them."""
    return {**shipped_boards(), **{one.path.stem: one.path for one in own_files(GAME) if one.kind == BOARDS_KIND}}


def board_file(folder: Path, word: str) -> Path:
    """The board that a file in a folder names: a file from there, or a known board by its name."""
    known = known_boards()
    return known[word] if word in known and not (folder / word).exists() else named_file(folder, word)


def library_needed(path: Path, document: Mapping[str, Any]) -> list[DataFile]:
    """The units of the libraries, since armies are recruited from all there are, and the boards that are named."""
    told = {document.get("board")} if isinstance(document.get("board"), str) else set()
    told.add(document.get("match", {}).get("other_board"))
    with libraries_of(path):
        boards = [one for one in own_files(GAME) if one.kind == BOARDS_KIND and one.path.stem in told]
        return [*(one for one in own_files(GAME) if one.kind == UNITS_KIND), *boards]
