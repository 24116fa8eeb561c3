"""Reads and parses the text of a scene file, and keeps the line of every key."""

from __future__ import annotations

import copy
import re
import tomllib
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from scenes.files.form_check import key_of
from scenes.files.key_lines import KeyLines, key_lines
from scenes.files.problems import Problem, one_line
from scenes.files.spelling import CURLY_QUOTES

if TYPE_CHECKING:
    from scenes.files.key_lines import Path as KeyPath

TEXTS_KEPT = 4
"""A file is read to see which game it is of, and again by that game: it is parsed once."""

MAX_TEXT_BYTES = 4_000_000
"""Scenes are written by hand or by small tools; more is a mesh or a mistake."""

MOST_TABLES = 5_000
"""Entries `[[…]]` and headers of one file: no form allows as many, and nobody waits until each is found too many."""

MOST_PARTS, DEEPEST = 12, 40
"""Parts of a dotted key, and lists and tables within each other: our forms have five of either at most."""

_TABLES = re.compile(r"(?m)^[ \t]*+\[")
_PART = r"""(?:[A-Za-z0-9_-]++|"[^"\n]*+"|'[^'\n]*+')"""
_LONG_KEY = re.compile(rf"(?<![A-Za-z0-9_.-]){_PART}(?:[ \t]*+\.[ \t]*+{_PART}){{{MOST_PARTS},}}")


DECIMAL_COMMA = re.compile(r"=\s*(-?\d+),(\d+)\s*(?:#.*)?$")


@dataclass(frozen=True)
class SceneText:
    """The document of a scene file, with the lines of its keys."""

    file: str
    document: dict[str, Any]
    lines: KeyLines

    def problem(self, path: KeyPath, what: str) -> Problem:
        """Say what is wrong at a key of this file."""
        return Problem(self.file, one_line(what), self.lines.line(path) or 1, one_line(key_of(path)))


def read_scene_text(path: Path) -> SceneText | Problem:
    """Read a scene file, or say why it cannot be read."""
    file = one_line(str(path))
    content = _content(path)
    if isinstance(content, str):
        return Problem(file, content)
    if (foreign := _foreign(path, content)) is not None:
        return Problem(file, foreign)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        line = content.count(b"\n", 0, fault.start) + 1
        return Problem(file, "is not text in UTF-8; a scene is a TOML file", line)
    found = _parsed(file, text)
    return found if isinstance(found, Problem) else replace(found, document=copy.deepcopy(found.document))


def _foreign(path: Path, content: bytes) -> str | None:
    """What a file is that is no scene, and what to do with it."""
    if b"=" in content[:400] and b"\0" not in content[:400]:
        return None  # a text with keys: whatever is wrong with it, its reader says on which line
    from terrain.meshes import content_of  # noqa: PLC0415  only what is no TOML needs it

    found = content_of(path)
    if found is None or found.kind == "scene":
        return None
    if found.kind in {"mesh", "cloud"}:
        advice = f'`pas scan {path.name} -o DIR` makes one of it; or name it in a scene: mesh = "{path.name}"'
        return f"is {found.title}, not a scene; {advice}"
    return f"is {found.title}, not a scene; a scene is a TOML file that names its meshes"


def game_of(path: str | Path) -> str | None:
    """Which game a scene file says it is of; None where it says none or cannot be read."""
    text = read_scene_text(Path(path))
    game = None if isinstance(text, Problem) else text.document.get("game")
    return game if isinstance(game, str) else None


def _content(path: Path) -> bytes | str:
    """Get the bytes of the file, or why there are none."""
    try:
        if path.is_dir():
            return "is a folder; name a scene file in it"
        if path.exists() and not path.is_file():
            return "is not a regular file"
        with path.open("rb") as stream:
            content = stream.read(MAX_TEXT_BYTES + 1)
    except FileNotFoundError:
        return "there is no such file"
    except (OSError, ValueError) as fault:
        return f"cannot be read: {getattr(fault, 'strerror', None) or fault}"
    if len(content) > MAX_TEXT_BYTES:
        return f"is larger than {MAX_TEXT_BYTES // 1_000_000} MB; a scene names its meshes, it does not hold them"
    return content


@lru_cache(TEXTS_KEPT)
def _parsed(file: str, text: str) -> SceneText | Problem:
    if not text.strip():
        return Problem(file, 'is empty; a scene starts with format = "pas-scene/1"')
    try:
        refusal = _too_much(file, text)
        if refusal is not None:
            return refusal
        document = tomllib.loads(text)
        if _is_deeper(document, DEEPEST):
            return Problem(file, "is nested too deeply")
        return SceneText(file, document, key_lines(text))
    except RecursionError:
        return Problem(file, "is nested too deeply")
    except ValueError as fault:
        return _broken(file, text, str(fault))


def _too_much(file: str, text: str) -> Problem | None:
    """What would cost the parser more than it is worth, found by a look at the text."""
    tables = sum(1 for _ in _TABLES.finditer(text))
    if tables > MOST_TABLES:
        return Problem(file, f"has {tables} tables and entries; {MOST_TABLES} are the most")
    long = _LONG_KEY.search(text)
    if long is not None:
        return Problem(file, f"a key has at most {MOST_PARTS} parts", text.count("\n", 0, long.start()) + 1)
    return None


def _is_deeper(document: Any, most: int) -> bool:
    """Whether lists and tables are nested deeper than a limit."""
    level = [document]
    for _ in range(most):
        level = [
            child
            for one in level
            for child in (one.values() if isinstance(one, dict) else one)
            if isinstance(child, dict | list)
        ]
    return bool(level)


def _broken(file: str, text: str, message: str) -> Problem:
    """Turn the reader's message, which ends in a place, into a problem on that line."""
    place = re.search(r" \(at (?:line (\d+), column \d+|end of document)\)$", message)
    if place is None:
        return Problem(file, f"is no TOML: {one_line(message)}")
    rows = text.splitlines()
    line = int(place.group(1)) if place.group(1) else len(rows)
    row = rows[line - 1] if 0 < line <= len(rows) else ""
    return Problem(file, f"is no TOML: {_slip(row) or one_line(message[: place.start()])}", line)


def _slip(row: str) -> str | None:
    """What is wrong with a line of TOML, where people slip most often."""
    curly = [letter for letter in CURLY_QUOTES if letter in row]
    if curly:
        return f'{" ".join(curly)} are typographic quotes; write plain ones: "'
    comma = DECIMAL_COMMA.search(row)
    if comma is not None:
        return f"{comma[1]},{comma[2]} has a decimal comma; numbers have a point: {comma[1]}.{comma[2]}"
    return None
