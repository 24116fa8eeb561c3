"""Writes files and folders whole: each is written beside its place and moved there in one step.

A reader meets the old content or the new one and never half of it; what fails on the way leaves nothing behind. The
checker of certificates, which shares no code with the rest, has its own.
"""

from __future__ import annotations

import secrets
import shutil
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

PART = ".part"


def write_whole(path: Path, content: str | bytes) -> Path:
    """Write a file; text is written as UTF-8."""
    with whole_file(path) as draft:
        draft.write_bytes(content.encode() if isinstance(content, str) else content)
    return path


@contextmanager
def whole_file(path: Path, ending: str = PART) -> Iterator[Path]:
    """A draft to write; it takes its place when the block ends without an error.

    The name of a draft is hidden and ends in `ending`, for libraries that choose a format by it.
    """
    draft = _beside(path, ending)
    try:
        yield draft
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


@contextmanager
def whole_folder(path: Path) -> Iterator[Path]:
    """An empty folder to fill; it replaces what is at its place when the block ends without an error."""
    draft = _beside(path, PART)
    draft.mkdir()
    try:
        yield draft
        shutil.rmtree(path, ignore_errors=True)
        draft.rename(path)
    finally:
        shutil.rmtree(draft, ignore_errors=True)


def _beside(path: Path, ending: str) -> Path:
    """A name that nobody else has, threads of the same process included."""
    return path.with_name(f".{path.name}.{secrets.token_hex(4)}{ending}")
