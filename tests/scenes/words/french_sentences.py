"""All French that is written in the code: pairs of sentences in tables, questions to authors, words of the page."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[3]
PACKAGES = ("api", "viewer", "scenes")
PAGE = ROOT / "viewer/web/static/words.js"
PAIR = re.compile(r'(\w+): \["((?:[^"\\]|\\.)*)", "((?:[^"\\]|\\.)*)"\]')
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
    """Every French sentence that the code holds."""
    for package in PACKAGES:
        for path in sorted((ROOT / package).rglob("*.py")):
            where = str(path.relative_to(ROOT))
            yield from (Sentence(where, *found) for found in _written(ast.parse(path.read_text("utf-8"))))
    for key, french, english in PAIR.findall(PAGE.read_text("utf-8")):
        yield Sentence(str(PAGE.relative_to(ROOT)), key, french, english)


def _written(tree: ast.Module) -> Iterator[tuple[str, str, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Dict):
            for key, value in zip(node.keys, node.values, strict=True):
                pair = _texts(value.elts) if isinstance(value, ast.Tuple) else []
                if len(pair) == 2 and len(value.elts) == 2:
                    yield str(getattr(key, "value", "?")), *pair
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "DraftQuestion":
            asked = _texts(node.args)[-2:]
            yield from [("question", asked[0], asked[1])] if len(asked) == 2 else []


def _texts(nodes: list[ast.expr]) -> list[str]:
    return [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]
