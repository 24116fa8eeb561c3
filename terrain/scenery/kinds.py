"""Kinds of scenery and of ground: one line each, and what geometry makes of them.

Forms, colours, pictures and helps of commands take their lists from here. What a kind costs or does to a figure is a
matter of rules and stays with them.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Kind:
    """What a piece is, or what the ground is where a piece or an area marks it."""

    name: str
    blocks_sight: bool = True
    """Whether a piece of this kind ends lines of sight and carries figures, unless its scene says otherwise."""
    is_ground: bool = False
    """Whether it marks the ground: a piece marks what stands on or in it, and areas may be of this kind."""


KINDS = (
    Kind("solid"),
    Kind("difficult", blocks_sight=False, is_ground=True),
    Kind("deep_water", blocks_sight=False, is_ground=True),
    Kind("ladder", blocks_sight=False),
    Kind("rope", blocks_sight=False),
    Kind("door"),
)

PIECE_KINDS = tuple(kind.name for kind in KINDS)
GROUND_KINDS = tuple(kind.name for kind in KINDS if kind.is_ground)
SEEN_THROUGH = frozenset(kind.name for kind in KINDS if not kind.blocks_sight)
"""Kinds that do not block sight unless the scene says so."""
UNMARKED = frozenset(kind.name for kind in KINDS if not kind.is_ground)
"""Kinds of pieces that say nothing of the ground."""
