"""Joins JavaScript modules into one script, for a page that must fetch nothing.

Each module becomes a function that returns what it exports, so names within one do not meet those of another. What is
understood is how the modules of the page are written: `import { a, b as c } from "./file.js";` on a line of its own,
and `export` before a class, a function or a variable, whose value is handed out as it is when the page starts.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

IMPORT = re.compile(r'^import \{ ([^}]+) \} from "\./(\w+)\.js";$', re.MULTILINE)
EXPORT = re.compile(r"^export (?=(?:async )?(?:class|function|const|let) (\w+))", re.MULTILINE)
LEFT_OVER = re.compile(r"^\s*(?:import|export)\b.*", re.MULTILINE)


def one_script(entry: Path, modules: Path, made: Mapping[str, str]) -> str:
    """The text of a script with every module that it imports, directly or through others: from a folder, or made."""
    found: dict[str, str] = {}
    text = {path.name: path.read_text("utf-8") for path in modules.glob("*.js")}
    main = _joined(entry.name, {**text, **made, entry.name: entry.read_text("utf-8")}, found)
    return "\n".join([*found.values(), main])


def _joined(script: str, texts: Mapping[str, str], found: dict[str, str]) -> str:
    """The text of a module without imports; those that it needs are put before it."""
    text = texts[script]
    for _, name in IMPORT.findall(text):
        if name not in found:
            body = _joined(f"{name}.js", texts, found)
            given = ", ".join(EXPORT.findall(body))
            found[name] = f"const from_{name} = (() => {{\n{EXPORT.sub('', body)}\nreturn {{ {given} }};\n}})();"
    text = IMPORT.sub(lambda line: f"const {{ {line[1].replace(' as ', ': ')} }} = from_{line[2]};", text)
    strange = LEFT_OVER.search(EXPORT.sub("", text))
    if strange:
        raise ValueError(f"{script}: {strange[0].strip()!r} cannot be joined")
    return text
