"""Prints the front page of the command: what each command is for, by what people want to do.

It is written without the parser of options and without its tables of text, which take longer to load than to print.
"""

from __future__ import annotations

import os
import shutil
import sys
import textwrap

from api.command.front.entries import GROUPS, PAS

SECTIONS = {
    "Rule on a table": ("demo", "los", "measure", "cover", "odds", "verify"),
    "Move a figure": ("move", "route", "reach", "fall"),
    "Bring a table in": ("scan", "piece", "check"),
    "Play and watch": ("play", "replay", "view", "rules"),
    "Write scenarios": ("scenario", "map"),
    "Own your game": ("library",),
    "Run a server": ("serve", "backup", "restore"),
}
HEAD = (
    "Usage: pas COMMAND [ARGS]…\n\n"
    "Does she see him? Rulings for miniature games on real scenery, with proofs anyone can check.\n"
)
FOOT = (
    "pas COMMAND --help shows its options with examples; pas --version says which version this is.\n"
    "Exit codes: 0 answered, 1 answered no, 2 bad input (one line says what), 3 a bug.\n"
)
WIDEST, NARROWEST = 100, 40
BOLD, PLAIN = "\x1b[1m", "\x1b[0m"


def print_overview() -> None:
    width = min(WIDEST, max(NARROWEST, shutil.get_terminal_size((WIDEST, 24)).columns))
    sys.stdout.write(overview(width, bold=sys.stdout.isatty() and "NO_COLOR" not in os.environ))


def overview(width: int, *, bold: bool = False) -> str:
    """The whole page, for a terminal of this width."""
    lines = {entry.name: entry.short for entry in PAS} | GROUPS
    indent = 4 + max(map(len, lines))
    parts = [_filled(HEAD, width)]
    for title, names in SECTIONS.items():
        parts.append(f"{BOLD}{title}{PLAIN}" if bold else title)
        for name in names:
            text = f"  {name}".ljust(indent) + lines[name]
            parts.append(textwrap.fill(text, width, subsequent_indent=" " * indent, break_on_hyphens=False))
        parts.append("")
    return "\n".join([*parts, _filled(FOOT, width)])


def _filled(text: str, width: int) -> str:
    return "".join(textwrap.fill(line, width) + "\n" for line in text.splitlines())
