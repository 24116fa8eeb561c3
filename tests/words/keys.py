"""Finds sentences that nothing says, keys that no file has, columns that differ, and French that stayed in code.

A key is said where it stands as a string in the code, or where an f-string begins or ends as it does. Keys of stories
are names: of events, decisions and reasons in the rules, of things in the rules or in the data of a game.
"""

from __future__ import annotations

import ast
import re
import string
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from scenes.words import LANGS
from scenes.words.sentence_files import FOLDER, thoroughly_read

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
PACKAGES = ("api", "viewer", "scenes", "skirmish", "terrain")
ASKED = {"complaint", "tongue", "words"}
"""What a sentence is asked of, by its key."""
STORY_TABLES = {"events", "decisions", "options", "reasons"}
FITTED = "problems/refusals.toml"
"""Its sentences are found by what their English column fits."""
HELP = "command/help.toml"
"""Its keys are commands, and the options of their functions."""
FACT = "\0"
LEAST_PART = 3
"""An f-string with less than this at an end could be any key."""

FRENCH = re.compile("[éèàùçêôîœûâÉÈÀ’«»]")
FRENCH_NAMES = re.compile("Athlétisme|Réceptacle|file’s")
"""Names of the game that are the same in English, and an English apostrophe."""
TYPESETTERS = {
    *("scenes/words/typography.py", "scenes/plugs/translation.py", "scenes/files/spelling.py"),
    *("scenes/plugs/rulebook.py", "skirmish/ichoria/table/spots.py", "skirmish/ichoria/path/legs.py"),
}
"""Modules that know French letters: they set, read or search text."""


@dataclass(frozen=True)
class Key:
    """A sentence: the file and the table that it is in, and what it is in each language."""

    file: str
    table: str
    key: str
    columns: dict[str, str]

    def __str__(self) -> str:
        return f"{self.file}: {self.table and self.table + '.'}{self.key}"


@cache
def keys(folder: Path = FOLDER) -> tuple[Key, ...]:
    """Every sentence of the files."""
    return tuple(
        Key(str(path.relative_to(folder)), table, key, columns)
        for path in sorted(folder.glob("*/**/*.toml"))
        for table, found in thoroughly_read(path.read_text("utf-8")).items()
        for key, columns in found.items()
    )


# ---------------------------------------------------------------- columns


def faulty_columns(found: tuple[Key, ...], langs: tuple[str, ...] = LANGS) -> list[str]:
    """Sentences that lack a language, have one too many, or state other facts in another."""
    lacking = [f"{one}: has {', '.join(one.columns)}" for one in found if set(one.columns) != set(langs)]
    differing = [f"{one}: other facts" for one in found if len({facts(said) for said in one.columns.values()}) > 1]
    return lacking + differing


def facts(said: str) -> frozenset[str]:
    return frozenset(name for _, name, _, _ in string.Formatter().parse(said) if name)


# ---------------------------------------------------------------- code


@dataclass(frozen=True)
class Module:
    """What a module of the code holds that may be a sentence, or the key of one."""

    path: str
    strings: tuple[tuple[int, str], ...]
    """Every string with its line, docstrings left out."""
    patterns: frozenset[str]
    """What each f-string may become."""
    shapes: frozenset[str]
    """Its strings and f-strings with a mark for every fact."""
    parameters: frozenset[str]
    """What its functions take: options of commands are called so."""
    asked: tuple[tuple[str, bool], ...]
    """The keys by which sentences are asked for, and whether each is a pattern."""


@cache
def modules() -> tuple[Module, ...]:
    """All modules of the code."""
    paths = [path for package in PACKAGES for path in sorted((ROOT / package).rglob("*.py"))]
    return tuple(module_of(str(path.relative_to(ROOT)), path.read_text("utf-8")) for path in paths)


def module_of(path: str, text: str) -> Module:
    nodes = list(ast.walk(ast.parse(text)))
    docstrings = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    written = [node for node in nodes if isinstance(node, ast.Constant) and id(node) not in docstrings]
    made = (composed(node) for node in nodes if isinstance(node, ast.JoinedStr))
    return Module(
        path,
        tuple((node.lineno, node.value) for node in written if isinstance(node.value, str)),
        frozenset(one for one in made if one),
        frozenset(shape_of(node) for node in nodes if isinstance(node, ast.Constant | ast.JoinedStr)),
        frozenset(node.arg for node in nodes if isinstance(node, ast.arg)),
        tuple(key for node in nodes for key in asked_keys(node)),
    )


def shape_of(node: ast.Constant | ast.JoinedStr) -> str:
    parts = node.values if isinstance(node, ast.JoinedStr) else [node]
    return "".join(str(part.value) if isinstance(part, ast.Constant) else FACT for part in parts)


def english_of(one: Key) -> str:
    return re.sub(r"\{[^}]*\}", FACT, one.columns["en"])


@cache
def page_strings() -> frozenset[str]:
    """Every string of the scripts and pages, and those that are put together: `${"hint"}_board`."""
    files = [path for ending in ("js", "html") for path in (ROOT / "viewer").rglob(f"*.{ending}")]
    found = {one for path in files for one in re.findall(r"[\"'`](\w+)[\"'`]", path.read_text("utf-8"))}
    ends = {one for one in found if one.startswith("_")}
    return frozenset(found | {one + end for one in found for end in ends})


def composed(node: ast.JoinedStr) -> str | None:
    """What an f-string may become, where it says enough of itself."""
    parts = [str(part.value) if isinstance(part, ast.Constant) else None for part in node.values]
    if max(len(parts[0] or ""), len(parts[-1] or "")) < LEAST_PART:
        return None
    return "".join(r"[\w+]+" if part is None else re.escape(part) for part in parts)


def unsaid(found: tuple[Key, ...]) -> list[str]:
    """Sentences that nothing says."""
    written = page_strings().union(text for module in modules() for _, text in module.strings)
    made = [re.compile(one) for one in set().union(*(module.patterns for module in modules()))]

    taken = written.union(*(module.parameters for module in modules() if module.path.startswith("api/command/")))

    shapes = {shape for module in modules() for shape in module.shapes}

    def said(one: Key) -> bool:
        if one.file == FITTED:
            return english_of(one) in shapes
        if one.file == HELP:
            return set(one.key.split()) <= taken
        named = one.table in STORY_TABLES and set(re.findall(r"[\w+]+", one.key)) <= named_by_rules()
        return named or one.key in written or any(pattern.fullmatch(one.key) for pattern in made)

    return [f"{one}: nothing says it" for one in found if not said(one)]


@cache
def named_by_rules() -> frozenset[str]:
    """Every word in the code of the rules and in the data of games."""
    texts = [path.read_text("utf-8") for path in (ROOT / "skirmish").rglob("*.py")]
    texts += [path.read_text("utf-8") for path in (ROOT / "scenes" / "catalogue").rglob("*.toml")]
    texts += [path.read_text("utf-8") for path in (ROOT / "scenes" / "words").rglob("*.py")]
    return frozenset(re.findall(r"[\w+]+", "\n".join(texts)))


def unknown(found: tuple[Key, ...], code: tuple[Module, ...] | None = None) -> list[str]:
    """Keys that the code says, and no file has."""
    known = {one.key for one in found}
    return [
        f"{module.path}: {key}: in no file"
        for module in code or modules()
        for key, is_pattern in module.asked
        if not (any(re.fullmatch(key, one) for one in known) if is_pattern else key in known)
    ]


def asked_keys(node: ast.AST) -> Iterator[tuple[str, bool]]:
    """The key by which a call asks for a sentence."""
    called = getattr(node, "func", None)
    if isinstance(node, ast.Call) and node.args and getattr(called, "id", getattr(called, "attr", "")) in ASKED:
        yield from written_keys(node.args[0])


def written_keys(node: ast.expr) -> Iterator[tuple[str, bool]]:
    """A key as it is written, the two of a choice, or what an f-string may become."""
    if isinstance(node, ast.IfExp):
        yield from (*written_keys(node.body), *written_keys(node.orelse))
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value, False
    elif isinstance(node, ast.JoinedStr) and (found := composed(node)):
        yield found, True


# ---------------------------------------------------------------- French in the code


def french_left(code: tuple[Module, ...] | None = None) -> list[str]:
    """French that stands in the code: half of a pair of words, or alone."""
    return [
        f"{module.path}:{line}: {text!r}: belongs into a file of sentences"
        for module in code or modules()
        if module.path not in TYPESETTERS
        for line, text in module.strings
        if FRENCH.search(FRENCH_NAMES.sub("", text))
    ]


def problems() -> list[str]:
    """All that is wrong with the sentences."""
    return [*faulty_columns(keys()), *unknown(keys()), *unsaid(keys()), *french_left()]
