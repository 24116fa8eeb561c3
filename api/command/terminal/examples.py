"""Formats the end of a command's help: examples, and the scenes that ship."""

from __future__ import annotations

from api.command.front.help_words import help_words
from api.command.terminal.scene_names import shipped_scenes


def examples(*lines: str, scenes: bool = False) -> str:
    """Lines to type, and the scenes that ship where they are of use."""
    shipped = [help_words("headings", "shipped", names=", ".join(shipped_scenes()))] if scenes else []
    heading = f"[bold]{help_words('headings', 'examples')}[/bold]"
    return "\n\n".join([heading, *(f"[cyan]{line}[/cyan]" for line in lines), *shipped])
