"""Shows a progress bar while a large table is prepared; nothing in a pipe."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from api.command.terminal.output import console_for

if TYPE_CHECKING:
    from scenes.words import Tongue
    from terrain.scenery import Table

LARGE_TRIANGLES = 100_000
"""Smaller tables are ready before a bar could be read."""


def prepare(table: Table, tongue: Tongue) -> None:
    """Make a table ready to be asked; large ones show how far they are."""
    if triangles(table) < LARGE_TRIANGLES or not sys.stderr.isatty():
        table.prepare()
        return
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console_for(sys.stderr), transient=True) as progress:
        task = progress.add_task(tongue("preparing"), total=1.0)
        table.prepare(progress=lambda share: progress.update(task, completed=share))


def triangles(table: Table) -> int:
    """How many triangles were put on a table; counting them prepares nothing."""
    return sum(len(piece.mesh.faces) for piece in table.obstacles)
