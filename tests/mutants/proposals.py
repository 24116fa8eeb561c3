"""Finds what only proposes an answer: `suggest`, and the functions and constants that nothing else uses.

A bad proposal breaks no rule, since every answer is checked. What bots use beside the rules is rule all the same.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
SUGGEST, WEIGHTS = "suggest", "likely"
"""Every decision proposes answers by the one; the other says how often it proposes which."""
PROPOSING = {"bots", "suggestions.py"}
"""Folders and modules that only propose."""
AROUND = ("scenes", "viewer", "api")
DEFINING = (ast.FunctionDef, ast.AsyncFunctionDef)


@cache
def proposals(game: str) -> frozenset[str]:
    """The names of a game that only proposals use."""
    used, defined = _uses(game)
    outside = _words_outside(game)
    found = {SUGGEST, WEIGHTS}
    candidates = {name for name in defined if used[name] and (name.startswith("_") or name not in outside)}
    while True:
        more = {name for name in candidates - found if used[name] - {name} <= found}
        if not more:
            return frozenset(found)
        found |= more


def _uses(game: str) -> tuple[defaultdict[str, set[str]], set[str]]:
    """By whom each name is used (a name that only proposes, or ""), and which names are defined once."""
    used: defaultdict[str, set[str]] = defaultdict(set)
    times: defaultdict[str, int] = defaultdict(int)
    for path in sorted((ROOT / "skirmish" / game).rglob("*.py")):
        inside = path.relative_to(ROOT)
        if path.name == "__init__.py":
            continue
        user = SUGGEST if PROPOSING & set(inside.parts) else ""
        _note(ast.parse(path.read_text("utf-8")), user, used, times)
    return used, {name for name, count in times.items() if count == 1}


def _note(node: ast.AST, user: str, used: defaultdict[str, set[str]], times: defaultdict[str, int]) -> None:
    for child in ast.iter_child_nodes(node):
        below = user
        if isinstance(child, DEFINING):
            times[child.name] += 1
            below = user or child.name
        elif isinstance(child, ast.Name):
            if isinstance(child.ctx, ast.Load):
                used[child.id].add(user)
            elif isinstance(node, ast.Assign) and not user:
                times[child.id] += 1
        elif isinstance(child, ast.Attribute):
            used[child.attr].add(user)
        elif isinstance(child, ast.ImportFrom):
            continue
        _note(child, below, used, times)


@cache
def _words_outside(game: str) -> frozenset[str]:
    """All names that anything beside the game may use, doors included."""
    doors = (ROOT / "skirmish" / game).rglob("__init__.py")
    files = [*doors, *(path for folder in AROUND for path in (ROOT / folder).rglob("*.py"))]
    return frozenset(word for path in files for word in re.findall(r"\w+", path.read_text("utf-8")))
