"""Describes the file of this machine that a server was started to show; only its owner can name one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from pathlib import Path

SHOWN = "shown"
"""The id of the scene that is shown, among the other scenes."""


@dataclass(frozen=True, slots=True)
class ShownFile:
    """A scene or a board, which can be asked about; a scenario, which is a stage; or the record of a game."""

    path: Path
    kind: Literal["scene", "stage", "record"]

    @property
    def name(self) -> str:
        return self.path.stem


def shown_file(path: Path) -> ShownFile:
    """What a file is to the page."""
    from viewer.stage import kind_of  # noqa: PLC0415 - it loads the rules of all games

    kinds: dict[str, Literal["scene", "record"]] = {"scene": "scene", "board": "scene", "record": "record"}
    return ShownFile(path, kinds.get(kind_of(path), "stage"))
