"""Formats an answer: the verdict in large clear words, the reason, then facts with their labels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rich.console import RenderableType

Tone = Literal["yes", "no", "unsure", "plain"]
Row = tuple[str, str]
"""A label, and what it says."""

STYLES: dict[Tone, str] = {
    "yes": "bold white on dark_green",
    "no": "bold white on dark_red",
    "unsure": "bold black on yellow3",
    "plain": "bold reverse",
}


def headline(words: str, tone: Tone) -> RenderableType:
    """The verdict, to be read across a table."""
    return Text(f" {words.upper()} ", style=STYLES[tone])


def paragraph(words: str) -> RenderableType:
    return Padding(Text(words), (0, 0, 0, 1))


def facts(rows: Iterable[Row | None]) -> RenderableType:
    """Labels and what they say, one per line; rows that are None are left out."""
    table = Table.grid(padding=(0, 2))
    for label, said in (row for row in rows if row is not None):
        table.add_row(Text(f" {label}", style="dim", no_wrap=True), Text(said))
    return table
