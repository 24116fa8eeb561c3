"""Finds the source files that a function depends on and digests them: the cache key of its results.

Imports are followed from the module of a function, through packages that load lazily, to modules of any depth, so
moving a file changes nothing and changing any file that contributes to a result changes its key. Imports for type
checkers are not followed: they never run.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

OURS = frozenset({"terrain", "skirmish", "scenes", "viewer", "api"})
"""The packages whose sources count; a game from elsewhere adds its own."""

_IMPORT = re.compile(r"^ *(?:from ([\w.]+) import (\([^)]*\)|[^\n#]*)|import ([\w.]+))", re.MULTILINE)
_FOR_TYPES = re.compile(r"^if TYPE_CHECKING:\n(?:(?: .*)?\n)+", re.MULTILINE)
_NAME = re.compile(r"(\w+)(?: as \w+)?")
_LAZY = re.compile(r"^__getattr__ = ", re.MULTILINE)
_DOCSTRING = re.compile(r'\A""".*?"""\n', re.DOTALL)


class Import(NamedTuple):
    """A module, and the names that are taken from it (none when it is imported whole)."""

    module: str
    names: tuple[str, ...]


def imports(text: str) -> Iterator[Import]:
    """The imports of a source text, in order."""
    for found in _IMPORT.finditer(text):
        listed = re.sub(r"#[^\n]*", "", found[2] or "")
        yield Import(found[1] or found[3], tuple(_NAME.findall(listed)))


def imports_for_types(text: str) -> Iterator[Import]:
    """The imports that only type checkers see; in a lazy package they say where each of its names is at home."""
    for block in _FOR_TYPES.findall(text):
        yield from imports(block)


class Source(NamedTuple):
    """One module as it is on disk."""

    text: str
    """Without its docstring: words about a module change nothing of what it does."""
    runs: tuple[Import, ...]
    """What it imports when it runs."""
    homes: dict[str, str]
    """In a package that loads lazily: the module of each name."""


@cache
def _source(path: Path) -> Source:
    text = path.read_text("utf-8")
    lazy = path.name == "__init__.py" and _LAZY.search(text) is not None
    homes = {name: home.module for home in imports_for_types(text) for name in home.names} if lazy else {}
    return Source(_DOCSTRING.sub("", text), tuple(imports(_FOR_TYPES.sub("", text))), homes)


@cache
def _folder(package: str) -> Path | None:
    found = find_spec(package)
    places = found.submodule_search_locations if found else None
    return Path(next(iter(places))) if places else None


@cache
def path_of(module: str) -> Path | None:
    """The file of a module, or of a package's `__init__`; None when it is no module of ours."""
    top, *rest = module.split(".")
    folder = _folder(top)
    if folder is None:
        return None
    place = folder.joinpath(*rest)
    inside, alone = place / "__init__.py", place.with_suffix(".py")
    return inside if inside.is_file() else alone if rest and alone.is_file() else None


def rests_on(*modules: str, apart_from: tuple[str, ...] = ()) -> dict[str, Path]:
    """The modules that some modules import, directly or through others, themselves included, with their files."""
    tops = OURS | {module.split(".")[0] for module in modules}
    found: dict[str, Path] = {}
    waiting = list(modules)
    while waiting:
        module = waiting.pop()
        path = path_of(module)
        if path is None or module in found or module in apart_from:
            continue
        found[module] = path
        for imported in _source(path).runs:
            if imported.module.split(".")[0] in tops:
                waiting += _targets(imported)
    return found


def _targets(imported: Import) -> Iterator[str]:
    """The modules that an import leads to: the one it names, and the homes of the names it takes from a package."""
    path = path_of(imported.module)
    yield imported.module
    if path is None or path.name != "__init__.py":
        return
    homes = _source(path).homes
    for name in imported.names:
        yield homes.get(name, f"{imported.module}.{name}")


@cache
def _digest(modules: tuple[str, ...], apart_from: tuple[str, ...]) -> str:
    import hashlib  # noqa: PLC0415 - it takes 7 ms to load, and lazy doors need no digest

    content = hashlib.sha256()
    for module, path in sorted(rests_on(*modules, apart_from=apart_from).items()):
        content.update(f"{module}\n{_source(path).text}".encode())
    return content.hexdigest()[:16]


def digest(*modules: str, apart_from: tuple[str, ...] = ()) -> str:
    """A digest of the source of some modules and of all they rest on, apart from some that have no part in it."""
    return _digest(tuple(sorted(set(modules))), apart_from)


def made_by(*makers: Callable[..., object]) -> str:
    """A digest of the code behind some functions or classes: what other code made is not taken for their work."""
    return digest(*(maker.__module__ for maker in makers))
