"""Step 6: reduces the triangles of pieces within a tolerance that is measured and never exceeded.

All pieces are simplified together. The allowed deviation grows everywhere alike until the budget is met, so
each piece keeps as many triangles as its shape needs. When the budget cannot be met within the tolerance,
the tolerance wins, and a note says so.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

import numpy as np
from scipy.spatial import cKDTree

from scenes.scan.simplify.collapse import Collapsed, collapse
from scenes.scan.simplify.deviation import MOST_PLACES, NONE, Deviation, Places, deviation, measured_places
from scenes.scan.simplify.nearest import Finder
from scenes.scan.surface import Surface

if TYPE_CHECKING:
    from collections.abc import Sequence

LEAST_PLACES = 20_000
"""At least this many places of every piece are measured, if it has them, however small the piece."""

SLACK_PAS = 1e-9
"""Rounding: what is measured is reckoned in another order than what was allowed."""


@dataclass(frozen=True, eq=False)
class Simplified:
    """A surface with fewer triangles, how far it lies from the one it stands for, and what to know about it."""

    surface: Surface
    deviation: Deviation
    notes: tuple[str, ...] = field(default=())


def simplify(surface: Surface, tolerance_pas: float, budget: int) -> Simplified:
    """A surface with no more triangles than the budget, if that can be had within the tolerance.

    Flat faces get as few triangles as they need, whatever the budget.
    """
    return simplify_all((surface,), tolerance_pas, budget)[0]


def simplify_all(surfaces: Sequence[Surface], tolerance_pas: float, budget: int) -> tuple[Simplified, ...]:
    """The same for pieces that share one budget, each by its need."""
    if not surfaces:
        return ()
    places = _places_each(surfaces)
    together = _simplified_together(surfaces, places, tolerance_pas, budget)
    parts = tuple(
        _measured(surface, fewer, most, tolerance_pas)
        for surface, fewer, most in zip(surfaces, together, places, strict=True)
    )
    left = sum(len(part.surface.faces) for part in parts)
    if left <= budget:
        return parts
    note = f"{left} triangles are left instead of {budget}: fewer would not keep within {tolerance_pas:g} pas"
    return tuple(replace(part, notes=(*part.notes, note)) for part in parts)


def _places_each(surfaces: Sequence[Surface]) -> list[int]:
    """How many places of each are measured at most: by their share of the triangles, and enough of the least."""
    whole = max(sum(len(surface.faces) for surface in surfaces), 1)
    return [max(LEAST_PLACES, MOST_PLACES * len(surface.faces) // whole) for surface in surfaces]


def _simplified_together(
    surfaces: Sequence[Surface], places: Sequence[int], tolerance_pas: float, budget: int, *, trusting: bool = True
) -> list[Surface]:
    whole = _joined(surfaces)
    if tolerance_pas <= 0 or len(whole.faces) == 0:
        return list(surfaces)
    held = _held_places(surfaces, places)
    collapsed = collapse(whole, Finder(whole), held, tolerance_pas, budget, trusting=trusting)
    points = np.cumsum([0, *(len(surface.vertices) for surface in surfaces)]).tolist()
    return [
        _rebuilt(surface, collapsed, first, last)
        for surface, first, last in zip(surfaces, points[:-1], points[1:], strict=True)
    ]


def _joined(surfaces: Sequence[Surface]) -> Surface:
    """Surfaces as one, so that what may be lost is weighed over all of them."""
    points = np.cumsum([0, *(len(surface.vertices) for surface in surfaces)])
    faces = [surface.faces + first for surface, first in zip(surfaces, points[:-1], strict=True)]
    return Surface(np.concatenate([surface.vertices for surface in surfaces]), np.concatenate(faces))


def _held_places(surfaces: Sequence[Surface], places: Sequence[int]) -> Places:
    """Every point of the scan, and all else that is measured afterwards."""
    held = [measured_places(surface, most, all_points=True) for surface, most in zip(surfaces, places, strict=True)]
    firsts = np.cumsum([0, *(len(surface.faces) for surface in surfaces)])
    faces = [some.face + first for some, first in zip(held, firsts[:-1], strict=True)]
    return Places(np.concatenate([some.at for some in held]), np.concatenate(faces))


def _rebuilt(surface: Surface, collapsed: Collapsed, first: int, last: int) -> Surface:
    """What is left of a surface whose points are some of those that were drawn together."""
    faces = collapsed.into[first:last][surface.faces] - first
    left = (faces != np.roll(faces, 1, axis=1)).all(axis=1)
    fewer = Surface(collapsed.points[first:last], faces).only(left)
    if surface.colours is None:
        return fewer
    _, nearest = cKDTree(surface.vertices).query(fewer.vertices)
    return Surface(fewer.vertices, fewer.faces, surface.colours[nearest])


def _measured(surface: Surface, fewer: Surface, most_places: int, tolerance_pas: float) -> Simplified:
    """A simplified surface with its deviation; tried again, and warily, when it lies too far from what it was."""
    close = _within(surface, fewer, most_places, tolerance_pas)
    if close:
        return close
    (warily,) = _simplified_together((surface,), (most_places,), tolerance_pas, len(fewer.faces), trusting=False)
    return _within(surface, warily, most_places, tolerance_pas) or Simplified(
        surface, NONE, ("left as it was scanned: simplified, it would have moved too far",)
    )


def _within(surface: Surface, fewer: Surface, most_places: int, tolerance_pas: float) -> Simplified | None:
    if len(fewer.faces) == len(surface.faces):
        return Simplified(surface, NONE)
    if len(fewer.faces) == 0:
        return None
    found = deviation(surface, fewer, most_places)
    return Simplified(fewer, found) if found.most <= tolerance_pas + SLACK_PAS else None
