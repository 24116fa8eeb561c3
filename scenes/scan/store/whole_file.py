"""Writes files atomically: a file is there whole or not at all."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


def write_whole(path: Path, content: str | bytes) -> None:
    """Write a file beside its place and move it there, so that no reader ever sees half of it."""
    draft = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        draft.write_bytes(content.encode() if isinstance(content, str) else content)
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
