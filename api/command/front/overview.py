"""Prints the front page of the command: what each command is for, by what people want to do.

It is written without the parser of options and without its tables of text, which take longer to load than to print.
"""

from __future__ import annotations

import os
import shutil
import sys
import textwrap

from api.command.front.entries import GROUPS, PAS
from api.command.front.help_words import first_line, help_words

SECTIONS = {
    "rule": ("demo", "los", "measure", "cover", "odds", "verify"),
    "move": ("move", "route", "reach", "fall"),
    "bring": ("scan", "piece", "check"),
    "play": ("play", "replay", "view", "rules"),
    "write": ("scenario", "map"),
    "own": ("library",),
    "serve": ("serve", "backup", "restore"),
}
WIDEST, NARROWEST = 100, 40
BOLD, PLAIN = "\x1b[1m", "\x1b[0m"


def print_overview() -> None:
    width = min(WIDEST, max(NARROWEST, shutil.get_terminal_size((WIDEST, 24)).columns))
    sys.stdout.write(overview(width, bold=sys.stdout.isatty() and "NO_COLOR" not in os.environ))


def overview(width: int, *, bold: bool = False) -> str:
    """The whole page, for a terminal of this width."""
    lines = {name: first_line(name) for name in (*(entry.name for entry in PAS), *GROUPS)}
    what, codes = help_words("commands", "pas").split("\n\n")
    indent = 4 + max(map(len, lines))
    parts = [_filled(f"{help_words('headings', 'front_usage')}\n\n{what}\n", width)]
    for section, names in SECTIONS.items():
        title = help_words("sections", section)
        parts.append(f"{BOLD}{title}{PLAIN}" if bold else title)
        for name in names:
            text = f"  {name}".ljust(indent) + lines[name]
            parts.append(textwrap.fill(text, width, subsequent_indent=" " * indent, break_on_hyphens=False))
        parts.append("")
    return "\n".join([*parts, _filled(f"{help_words('headings', 'front_help')}\n{codes}\n", width)])


def _filled(text: str, width: int) -> str:
    return "".join(textwrap.fill(line, width) + "\n" for line in text.splitlines())
