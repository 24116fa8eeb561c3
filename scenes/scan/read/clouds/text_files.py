"""Checks that a text file has lines and is not endless."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.scan.surface import ScanError

if TYPE_CHECKING:
    from pathlib import Path

BLOCK_BYTES = 1 << 20

MAX_LINE_BYTES = 1 << 20
"""A polygon of ten thousand corners takes a quarter of this; whatever is longer is no line of a mesh or cloud."""

MAX_LINES = 30_000_000
"""Half as many again as the most points that are read; each becomes an object of some sixty bytes for a while."""


def refuse_endless_text(path: Path) -> None:
    """Go through a text once, keeping nothing: no line may be endless, nor may the lines be."""
    lines = length = 0
    with path.open("rb") as file:
        while block := file.read(BLOCK_BYTES):
            lines += max(block.count(b"\n"), block.count(b"\r"))
            last = max(block.rfind(b"\n"), block.rfind(b"\r"))
            length = length + len(block) if last < 0 else len(block) - last - 1
            if length > MAX_LINE_BYTES:
                raise ScanError(f"damaged: a line of more than {MAX_LINE_BYTES} characters")
            if lines > MAX_LINES:
                raise ScanError(f"more than {MAX_LINES} lines, which is more than can be read; thin it out first")
