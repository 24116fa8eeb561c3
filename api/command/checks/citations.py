"""Finds where a checkout of this project names a rule, in its code and in its tests."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

PACKAGES = ("terrain", "skirmish", "scenes", "viewer", "api")
RULE_ID = re.compile(r"\b[A-Z]{3}-[A-Z]+-\d+\b")


@dataclass(frozen=True)
class Citations:
    """Places as `file:line`, from the top of the checkout."""

    code: tuple[str, ...] = ()
    tests: tuple[str, ...] = ()


def checkout() -> Path | None:
    """The checkout around the current folder, else the one this program runs from."""
    here = Path.cwd()
    candidates = [here, *here.parents, Path(__file__).resolve().parents[3]]
    return next((folder for folder in candidates if _is_checkout(folder)), None)


def _is_checkout(folder: Path) -> bool:
    return (folder / "tests").is_dir() and all((folder / package / "__init__.py").is_file() for package in PACKAGES)


@cache
def citations(root: Path) -> Mapping[str, Citations]:
    """For each rule that is named anywhere, every line that names it."""
    code, tests = _places(root, PACKAGES), _places(root, ("tests",))
    return {rule: Citations(tuple(code.get(rule, ())), tuple(tests.get(rule, ()))) for rule in code | tests}


def _places(root: Path, folders: Sequence[str]) -> dict[str, list[str]]:
    places: dict[str, list[str]] = {}
    for path in (path for folder in folders for path in sorted((root / folder).rglob("*.py"))):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for rule in sorted(set(RULE_ID.findall(line))):
                places.setdefault(rule, []).append(f"{path.relative_to(root).as_posix()}:{number}")
    return places


def claimed_rules(root: Path) -> frozenset[str]:
    """The rules that a test claims by its marker, `@pytest.mark.rule("…")`."""
    trees = (ast.parse(path.read_text(encoding="utf-8")) for path in sorted((root / "tests").rglob("*.py")))
    return frozenset(rule for tree in trees for node in ast.walk(tree) for rule in _marked(node))


def _marked(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
        yield from (word.value for word in node.args if isinstance(word, ast.Constant) and isinstance(word.value, str))
