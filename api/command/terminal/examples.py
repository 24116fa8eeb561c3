"""Formats the end of a command's help: examples, and the scenes that ship."""

from __future__ import annotations

from api.command.terminal.scene_names import shipped_scenes


def examples(*lines: str, scenes: bool = False) -> str:
    """Lines to type, and the scenes that ship where they are of use."""
    shipped = [f"Scenes that ship with pas: {', '.join(shipped_scenes())}."] if scenes else []
    return "\n\n".join(["[bold]Examples[/bold]", *(f"[cyan]{line}[/cyan]" for line in lines), *shipped])
