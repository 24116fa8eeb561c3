"""Makes a language that nobody speaks: English with accents on every letter, longer by 40 per cent.

Whatever is said in it was in a file of sentences; a plain word beside it is a name, or stayed English.
"""

from __future__ import annotations

import re
import string
from typing import TYPE_CHECKING

from scenes.words.sentence_files import FOLDER, thoroughly_read

if TYPE_CHECKING:
    from pathlib import Path

LANG = "xx"
PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED = "åƀçđéƒĝĥîĵķļɱñöþǫŕšŧûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŦÛṼŴẊÝŽ"
ACCENTS = str.maketrans(PLAIN, ACCENTED)
LONGER = 0.4
PADDING = "ẽ"
"""What makes sentences longer: a letter that no sentence has otherwise."""
KEPT = re.compile(r"`[^`]*`|--[a-z-]+|\b(?:pas|ICH-[A-Z]+-\d+|PAS_\w+)\b|\[/?(?:bold|cyan)\]")
"""What is typed as it stands: commands, options, ids of rules, marks of style."""
HOW = """
[xx]
name = "Þšéûđö"
decimal = "·"
thousands = "'"
sayings = " ¦ "
places = " ¦ "
singular = "1"
typesetting = "plain"
"""


def pseudo(said: str) -> str:
    """A sentence in the language that nobody speaks; its facts stay, with both forms of a number."""
    parts = []
    for text, name, form, conversion in string.Formatter().parse(said):
        parts.append(accented(text).replace("{", "{{").replace("}", "}}"))
        if name is not None:
            forms = "|".join(map(accented, form.split("|"))) if form and "|" in form else form
            parts.append(f"{{{name}{(conversion and '!' + conversion) or ''}{(forms and ':' + forms) or ''}}}")
    letters = sum(map(str.isalpha, "".join(text for text, *_ in string.Formatter().parse(said))))
    whole = "".join(parts)
    return whole.rstrip() + PADDING * round(LONGER * letters) + whole[len(whole.rstrip()) :]


def accented(text: str) -> str:
    """Every letter with an accent, but for what is typed as it stands."""
    kept = [found.span() for found in KEPT.finditer(text)]
    return "".join(
        one if any(start <= place < end for start, end in kept) else one.translate(ACCENTS)
        for place, one in enumerate(text)
    )


def write_pseudo(folder: Path) -> int:
    """Write all sentences with a column more into a folder, for `PAS_WORDS`; returns how many there are."""
    count = 0
    for path in sorted(FOLDER.glob("*/**/*.toml")):
        lines = []
        for table, found in thoroughly_read(path.read_text("utf-8")).items():
            for key, columns in found.items():
                head = f'{table}."{key}"' if table else f'"{key}"'
                said = {**columns, LANG: pseudo(columns["en"])}
                lines += [f"[{head}]", *(f"{lang} = {quoted(text)}" for lang, text in said.items()), ""]
                count += 1
        target = folder / path.relative_to(FOLDER)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text("\n".join(lines), "utf-8")
    (folder / "languages.toml").write_text((FOLDER / "languages.toml").read_text("utf-8") + HOW, "utf-8")
    return count


def quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'
