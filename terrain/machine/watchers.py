"""Whom to tell that a kernel is compiled, which happens once on a machine and takes up to some seconds each."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

compile_watchers: list[Callable[[str], None]] = []
"""Functions that are given the name of a kernel before it is compiled."""
