"""What a game keeps in records can be read back: its codec knows every value class, wherever it is written."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import pytest

from skirmish.kernel.values import value_classes
from skirmish.library import games, kit


def dataclasses_written_in(folder: Path) -> set[str]:
    """Read from the sources, without importing anything."""
    nodes = [node for path in folder.rglob("*.py") for node in ast.walk(ast.parse(path.read_text("utf-8")))]
    return {
        node.name
        for node in nodes
        if isinstance(node, ast.ClassDef) and any("dataclass" in ast.unparse(mark) for mark in node.decorator_list)
    }


@pytest.mark.parametrize("game", games())
def test_the_codec_knows_every_value_class_of_the_game(game):
    package = kit(game).rules.__module__.rpartition(".")[0]
    written = dataclasses_written_in(Path(import_module(package).__path__[0]))
    assert len(written) > 50
    known = {kind.__name__ for kind in value_classes(package)}
    assert written <= known <= set(kit(game).codec()._kinds)
