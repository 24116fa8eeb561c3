"""Caches the answers of a landscape: a path is judged when it is planned, offered and walked, and computed once."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from skirmish.ichoria.table.landscape import Landscape as Asked
    from terrain.movement.landscape import Landscape

WHOEVER_STANDS_THERE = ("footing", "balanced", "line", "kinds_at", "headroom", "first_within")
"""What is asked of the scenery alone: figures in the way change nothing."""

AMONG_OTHERS = ("walk", "gap", "sweep", "wall", "drop", "settle", "fall")
"""What is asked of the scenery and of the figures that stand on it."""

ANSWERS_KEPT = 1 << 14


class RememberingLandscape:
    """The answers of a landscape, each worked out once; what depends on no figure is shared with the empty table."""

    footing: Callable[..., Any]
    balanced: Callable[..., Any]
    walk: Callable[..., Any]
    gap: Callable[..., Any]
    sweep: Callable[..., Any]
    wall: Callable[..., Any]
    drop: Callable[..., Any]
    settle: Callable[..., Any]
    fall: Callable[..., Any]
    line: Callable[..., Any]
    kinds_at: Callable[..., Any]
    headroom: Callable[..., Any]
    first_within: Callable[..., Any]

    def __init__(self, landscape: Landscape, empty: RememberingLandscape | None = None) -> None:
        self.real = landscape
        for question in AMONG_OTHERS:
            setattr(self, question, lru_cache(ANSWERS_KEPT)(getattr(landscape, question)))
        for question in WHOEVER_STANDS_THERE:
            answer = (
                lru_cache(ANSWERS_KEPT)(getattr(landscape, question)) if empty is None else getattr(empty, question)
            )
            setattr(self, question, answer)


if TYPE_CHECKING:

    def _answers(remembered: RememberingLandscape) -> Asked:
        """The type checker says here whether every question is answered."""
        return remembered
