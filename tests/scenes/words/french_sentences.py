"""All French that ships: the sentences of all files."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from scenes.words.sentence_files import FOLDER, thoroughly_read

if TYPE_CHECKING:
    from collections.abc import Iterator

BOARDS = re.compile(r"mythic|board", re.IGNORECASE)
TABLES = re.compile(r"ichoria|move|odds|band_file|reach")


@dataclass(frozen=True)
class Sentence:
    """A French sentence, with the English one beside it."""

    where: str
    key: str
    french: str
    english: str

    def __str__(self) -> str:
        return f"{self.where}, {self.key}: {self.french}"

    @property
    def game(self) -> str | None:
        """The game whose players read it, where it is those of one only."""
        if BOARDS.search(self.where) or self.key.startswith(("board_", "odds_attack")):
            return "mythic"
        return "ichoria" if TABLES.search(self.where) else None


def sentences() -> Iterator[Sentence]:
    """Every French sentence that ships."""
    for path in sorted(FOLDER.glob("*/**/*.toml")):
        where = str(path.relative_to(FOLDER))
        for found in thoroughly_read(path.read_text("utf-8")).values():
            yield from (Sentence(where, key, said["fr"], said["en"]) for key, said in found.items())
